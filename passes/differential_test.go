package passes

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

var (
	differentialN    = flag.Int("diff-n", 120, "random functions per pass in the differential test")
	differentialSeed = flag.Uint64("diff-seed", 1, "first seed of the differential test")
	differentialPass = flag.String("diff-pass", "", "run the differential test for this pipeline only")
	differentialDump = flag.String("diff-dump", "", "write differing functions into this directory: input, ours and LLVM's")
)

// differentialCase is a pass to compare with LLVM's, and what has to run before so that there is something to do.
type differentialCase struct {
	pipeline, prepare string
	make              func(seed uint64, n int, flags bool) string // nil: generate
	atLeast           int                                         // percent of functions that have to be equal to LLVM's, names aside
	refine            string                                      // what has to refine where that is not the pipeline: it is as wrong as LLVM's
	alone             bool                                        // LLVM has no pass of the name
	noRun             bool                                        // the functions are more than the interpreter knows
	all               bool                                        // the functions are of two bytes and a bit: run with all first bytes
	settle            bool                                        // undef stands for bits that are masked out: run with two choices of them
}

var differentialCases = []differentialCase{
	{pipeline: "mem2reg", atLeast: 97},
	{pipeline: "dce", prepare: "mem2reg", atLeast: 99},
	{pipeline: "adce", prepare: "mem2reg", atLeast: 99},
	{pipeline: "adce", prepare: "mem2reg,simplifycfg", make: generateLoops, atLeast: 99},
	{pipeline: "adce", prepare: "mem2reg", make: generateNeedless, atLeast: 99},
	{pipeline: "bdce", prepare: "mem2reg", atLeast: 99},
	{pipeline: "aggressive-instcombine", make: generateTruncated, atLeast: 99, all: true},
	{pipeline: "aggressive-instcombine", prepare: "mem2reg", atLeast: 97},
	{pipeline: "constraint-elimination", prepare: "mem2reg", atLeast: 97},
	{pipeline: "constraint-elimination", prepare: "mem2reg", make: generateShortLoops, atLeast: 97},
	{pipeline: "constraint-elimination", make: generateChecks, atLeast: 95},
	{pipeline: "correlated-propagation", prepare: "mem2reg", atLeast: 95},
	{pipeline: "correlated-propagation", prepare: "mem2reg,loop-rotate", make: generateShortLoops, atLeast: 95},
	{pipeline: "correlated-propagation", make: generateMasked, atLeast: 95},
	{pipeline: "reassociate", prepare: "mem2reg", atLeast: 97},
	{pipeline: "reassociate", make: generateSums, atLeast: 95, all: true},
	{pipeline: "reassociate", make: generateFloatSums, atLeast: 97, noRun: true},
	{pipeline: "sccp", prepare: "mem2reg", atLeast: 97},
	{pipeline: "sccp", prepare: "mem2reg", make: generateShortLoops, atLeast: 97},
	{pipeline: "sccp", make: generateMasked, atLeast: 97},
	{pipeline: "bdce", make: generateMasked, atLeast: 99},
	{pipeline: "instcombine<no-verify-fixpoint>", prepare: "mem2reg", atLeast: 94},
	{pipeline: "instcombine<no-verify-fixpoint>", make: generatePairs, atLeast: 80, all: true},
	{pipeline: "instsimplify", make: generatePairs, atLeast: 90, all: true},
	{pipeline: "instcombine<no-verify-fixpoint>", make: generateConditions, atLeast: 97, all: true},
	{pipeline: "instsimplify", make: generateConditions, atLeast: 97, all: true},
	{pipeline: "simplifycfg", make: generateConditions, atLeast: 98, all: true},
	{pipeline: "instsimplify", prepare: "mem2reg", atLeast: 93},
	{pipeline: "early-cse", prepare: "mem2reg", atLeast: 94},
	{pipeline: "simplifycfg", prepare: "mem2reg", atLeast: 97, settle: true},
	{pipeline: "simplifycfg", prepare: "mem2reg,instsimplify,simplifycfg,dce", atLeast: 97},
	{pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", prepare: "mem2reg,early-cse", atLeast: 97},
	{pipeline: "simplifycfg", make: generateConditionalStores, atLeast: 97},
	{pipeline: "simplifycfg<forward-switch-cond>", prepare: "mem2reg,instsimplify,dce", atLeast: 97},
	{pipeline: "simplifycfg<switch-to-lookup>", prepare: "mem2reg,instsimplify,dce", atLeast: 97},
	{pipeline: "simplifycfg<sink-common-insts>", prepare: "mem2reg,instsimplify,dce", make: generateDiamonds, atLeast: 97},
	{pipeline: "simplifycfg<sink-common-insts;hoist-common-insts>", make: generateDiamonds, atLeast: 97},
	{pipeline: "loop-simplify", prepare: "mem2reg,instsimplify", atLeast: 97},
	{pipeline: "lcssa", prepare: "mem2reg", atLeast: 97},
	{pipeline: "loop-simplify,lcssa", prepare: "mem2reg,simplifycfg", atLeast: 97},
	{pipeline: "speculative-execution", prepare: "mem2reg,simplifycfg", atLeast: 99},
	{pipeline: "speculative-execution", prepare: "mem2reg", atLeast: 99},
	{pipeline: "early-cse<memssa>", prepare: "mem2reg", make: generateMemory, atLeast: 94},
	{pipeline: "dse", prepare: "mem2reg", make: generateMemory, atLeast: 98},
	{pipeline: "gvn", prepare: "mem2reg", make: generateMemory, atLeast: 92},
	{pipeline: "gvn", prepare: "mem2reg", atLeast: 92},
	{pipeline: "licm", prepare: "mem2reg,simplifycfg", atLeast: 90},
	{pipeline: "licm", prepare: "mem2reg,loop-rotate", make: generateLoops, atLeast: 90},
	{pipeline: "licm", prepare: "sroa,loop-rotate", make: generateLoopMemory, atLeast: 90},
	{pipeline: "loop-deletion", prepare: "mem2reg,instsimplify", make: generateLoops, atLeast: 93},
	{pipeline: "loop-idiom", make: generateIdioms, atLeast: 96},
	{pipeline: "loop-idiom", make: generateBitLoops, atLeast: 99},
	{pipeline: "loop-instsimplify", prepare: "mem2reg,instsimplify,loop-rotate", make: generateLoops, atLeast: 95},
	{pipeline: "loop-simplifycfg", prepare: "mem2reg,instsimplify", make: generateLoops, atLeast: 97},
	{pipeline: "loop-simplifycfg", prepare: "mem2reg,instsimplify", make: generateInvariant, atLeast: 97},
	{pipeline: "loop-simplifycfg", prepare: "mem2reg,instsimplify", make: generateFolded, atLeast: 97},
	{pipeline: "loop-rotate", prepare: "mem2reg,simplifycfg", atLeast: 99},
	{pipeline: "loop-rotate", prepare: "mem2reg", make: generateLoops, atLeast: 99},
	{pipeline: "loop-simplify,lcssa", prepare: "mem2reg", make: generateLoops, atLeast: 99},
	{pipeline: "indvars", prepare: "mem2reg,loop-rotate,instsimplify", make: generateCounters, atLeast: 75},
	{pipeline: "indvars", prepare: "mem2reg,loop-rotate", make: generateLoops, atLeast: 70},
	{pipeline: "indvars", prepare: "mem2reg,simplifycfg", atLeast: 90},
	{pipeline: "loop-unroll<no-peeling>", prepare: "mem2reg,instsimplify", make: generateShortLoops, atLeast: 92},
	{pipeline: "loop-unroll<O3;no-peeling;partial;upperbound>", prepare: "mem2reg,loop-rotate,instsimplify", make: generateShortLoops, atLeast: 88},
	{pipeline: "loop-unroll<runtime;no-peeling>", prepare: "mem2reg,loop-rotate,instsimplify", make: generateRecurrences, atLeast: 86},
	{pipeline: "loop-unroll<runtime;no-peeling>", prepare: "mem2reg,loop-rotate", make: generateLoops, atLeast: 90},
	{pipeline: "loop-unroll", prepare: "mem2reg,loop-rotate,instsimplify", make: generateRecurrences, atLeast: 90},
	{pipeline: "loop-unroll-full", prepare: "mem2reg,loop-rotate,instsimplify", make: generateRecurrences, atLeast: 90},
	{pipeline: "loop-unroll<upperbound;no-peeling>", prepare: "mem2reg,loop-rotate", make: generateLoops, atLeast: 90},
	{pipeline: "sink", prepare: "mem2reg", atLeast: 99},
	{pipeline: "sink", prepare: "mem2reg,instsimplify", make: generateLoops, atLeast: 99},
	{pipeline: "sink", prepare: "mem2reg", make: generateMemory, atLeast: 99},
	{pipeline: "simple-loop-unswitch", prepare: "mem2reg,instsimplify", make: generateLoops, atLeast: 95},
	{pipeline: "simple-loop-unswitch", prepare: "mem2reg", make: generateInvariant, atLeast: 95},
	{pipeline: "simple-loop-unswitch<nontrivial>", prepare: "mem2reg", make: generateInvariant, atLeast: 90},
	{pipeline: "simple-loop-unswitch<nontrivial>", prepare: "mem2reg,instsimplify,simplifycfg", make: generateLoops, atLeast: 90},
	{pipeline: "tailcallelim", prepare: "mem2reg,simplifycfg", make: generateRecursion, atLeast: 96}, // nsw and nuw of accumulators, which LLVM keeps
	{pipeline: "jump-threading", prepare: "mem2reg", atLeast: 95},
	{pipeline: "jump-threading", prepare: "mem2reg,instsimplify", make: generateInvariant, atLeast: 88},
	{pipeline: "div-rem-pairs", prepare: "mem2reg", make: generateTwins, atLeast: 95},
	{pipeline: "div-rem-pairs<sums>", prepare: "mem2reg", make: generateIndexSums, alone: true},
	{pipeline: "alignment-from-assumptions", make: generateAligned, atLeast: 99, noRun: true},
	{pipeline: "callsite-splitting", make: generateWays, atLeast: 99},
	{pipeline: "infer-alignment", make: generateAligned, atLeast: 99, noRun: true},
	{pipeline: "libcalls-shrinkwrap", make: generateErrno, atLeast: 99, noRun: true},
	{pipeline: "infer-address-spaces", make: generateGPU, atLeast: 97},
	{pipeline: "infer-address-spaces<constants;memory;allocas>", make: generateGPU, alone: true},
	{pipeline: "bypass-slow-division", make: generateDivisions, prepare: "mem2reg", alone: true},
	{pipeline: "codegenprepare", make: generateForGPU, prepare: "mem2reg", alone: true},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: generateForGPU, prepare: "mem2reg,instsimplify", atLeast: 98, refine: "codegenprepare"},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: onGPU(generateLoops), prepare: "mem2reg,instsimplify", atLeast: 98, refine: "codegenprepare"},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: onGPU(generateMemory), prepare: "mem2reg,instsimplify", atLeast: 98, refine: "codegenprepare"},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: onGPU(generateLoopMemory), prepare: "mem2reg,instsimplify", atLeast: 98, refine: "codegenprepare"},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: onHost(generateLoopMemory), prepare: "mem2reg,instsimplify", atLeast: 95, refine: "codegenprepare"},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: onHost(generateMemory), prepare: "mem2reg,instsimplify", atLeast: 95, refine: "codegenprepare"},
	{pipeline: "require<profile-summary>,function(codegenprepare)", make: generateDivisions, prepare: "mem2reg,instsimplify,simplifycfg,dce", atLeast: 90, refine: "bypass-slow-division"},
	{pipeline: "pointer-steps", prepare: "sroa,loop-rotate", make: generateLoopMemory, alone: true},
	{pipeline: "load-store-vectorizer", make: generateAdjacent, atLeast: 95},
	{pipeline: "memcpyopt", make: generateCopies, atLeast: 99},
	{pipeline: "memcpyopt", make: generateAggregateCopies, atLeast: 99, noRun: true},
	{pipeline: "memcpyopt", prepare: "mem2reg", make: generateMemory, atLeast: 97},
	{pipeline: "float2int", make: generateFloats, atLeast: 99, noRun: true},
	{pipeline: "lower-constant-intrinsics", make: generateQuestions, atLeast: 95, noRun: true},
	{pipeline: "mldst-motion", prepare: "mem2reg", make: generateDiamonds, atLeast: 97},
	{pipeline: "nary-reassociate", make: generateNary, refine: "nary-reassociate<strict>", atLeast: 90},
	{pipeline: "slsr", make: generateAddresses, refine: "slsr<strict>", atLeast: 95},
	{pipeline: "slsr", make: generatePlainAddressesGPU, refine: "slsr<strict>", atLeast: 95},
	{pipeline: "slsr", prepare: "separate-const-offset-from-gep<strict>,early-cse", make: generateAddressesGPU, refine: "slsr<strict>", atLeast: 95},
	{pipeline: "separate-const-offset-from-gep", make: generateAddressesGPU, refine: "separate-const-offset-from-gep<strict>", atLeast: 97},
	{pipeline: "separate-const-offset-from-gep<lower-gep>", make: generateAddressesGPU, refine: "separate-const-offset-from-gep<lower-gep;strict>", atLeast: 97},
	{pipeline: "sroa", make: generateAllocas, atLeast: 96, settle: true},
	{pipeline: "sroa", make: generateMixedAllocas, atLeast: 96, noRun: true},
}

// TestDifferential compares passes with LLVM's on random functions, and checks by interpretation that they refine.
// More of it: go test ./passes -run Differential -diff-n 5000 -diff-seed 7 -diff-pass simplifycfg -diff-dump /some/dir
func TestDifferential(t *testing.T) {
	for _, c := range differentialCases {
		if *differentialPass != "" && c.pipeline != *differentialPass {
			continue
		}
		t.Run(c.pipeline+" after "+c.prepare, func(t *testing.T) {
			t.Parallel()
			var sum tally
			const batch = 200
			for done := 0; done < *differentialN; done += batch {
				d := &differential{t: t, c: c, seed: *differentialSeed + uint64(done/batch), tally: &sum}
				d.run(min(batch, *differentialN-done))
			}
			t.Logf("%s: %s", c.pipeline, sum.String())
			if sum.compared > 0 && sum.same()*100 < c.atLeast*sum.compared {
				t.Errorf("fewer than %d %% of the functions are equal to LLVM's", c.atLeast)
			}
		})
	}
}

// tally counts the outcomes of the comparison with LLVM.
type tally struct{ compared, changed, equal, renamed, flags, oursFewer, llvmFewer, different int }

func (s *tally) same() int { return s.equal + s.renamed }

func (s *tally) String() string {
	return fmt.Sprintf("%d functions, %d of them changed: %d equal, %d equal but for names, %d but for flags, ours fewer instructions in %d, LLVM's fewer in %d, otherwise different %d",
		s.compared, s.changed, s.equal, s.renamed, s.flags, s.oursFewer, s.llvmFewer, s.different)
}

type differential struct {
	t     *testing.T
	c     differentialCase
	seed  uint64
	tally *tally
}

func (d *differential) run(n int) {
	source := generate
	if d.c.make != nil {
		source = d.c.make
	}
	input := d.transform(source(d.seed, n, true), d.c.prepare)
	output := d.transform(input, d.c.pipeline)
	before, after := d.read(input), d.read(output)
	refined := after
	if d.c.refine != "" {
		refined = d.read(d.transform(input, d.c.refine))
	}
	for _, f := range before.Funcs {
		if !f.IsDecl() && !d.c.noRun {
			for _, g := range d.settled(refined.Func(f.Name())) {
				d.checkRefines(f, g)
			}
		}
	}
	if d.c.alone {
		return
	}
	if text, ok := d.llvm(input); ok {
		theirs := d.read(text)
		for _, f := range before.Funcs {
			if !f.IsDecl() {
				d.compare(f.String(), after.Func(f.Name()), theirs.Func(f.Name()))
			}
		}
	}
}

// settled returns f, or, where undef operands stand for bits that do not matter, f with 0 and with -1 in their place.
func (d *differential) settled(f *ir.Func) []*ir.Func {
	text := f.Module().String()
	if !d.c.settle || !strings.Contains(f.String(), " undef") {
		return []*ir.Func{f}
	}
	var out []*ir.Func
	for _, choice := range []string{" 0", " -1"} {
		out = append(out, d.read(strings.ReplaceAll(text, " undef", choice)).Func(f.Name()))
	}
	return out
}

func (d *differential) read(text string) *ir.Module {
	m, err := frontend.Read("random.ll", []byte(text))
	if err != nil {
		d.t.Fatalf("seed %d: %v", d.seed, err)
	}
	return m
}

// transform runs our passes over a module's text.
func (d *differential) transform(text, pipeline string) string {
	m := d.read(text)
	nodes, err := Parse(pipeline)
	if err != nil {
		d.t.Fatal(err)
	}
	if _, err := Run(m, nodes, Options{Target: targetOf(m), VerifyEach: true}); err != nil {
		stack := ""
		if ie, ok := err.(*InternalError); ok {
			stack = string(ie.Stack)
		}
		d.t.Fatalf("seed %d, %s: %v\n%s", d.seed, pipeline, err, stack)
	}
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		d.t.Fatal(err)
	}
	return b.String()
}

// targetOf is the GPU's for modules of the GPU generator.
func targetOf(m *ir.Module) *target.Target {
	if strings.HasPrefix(m.Triple, "nvptx") {
		return gpuTarget()
	}
	return target.Host(m.Triple, "", "")
}

// llvm runs LLVM's passes of the same names.
func (d *differential) llvm(text string) (string, bool) {
	opt, err := exec.LookPath("opt-19")
	if err != nil {
		if os.Getenv("OPTGO_REQUIRE_LLVM") != "" {
			d.t.Fatal("opt-19 is not installed")
		}
		return "", false
	}
	cmd := exec.Command(opt, "-S", "-passes="+d.c.pipeline)
	cmd.Stdin = strings.NewReader(text)
	var out, msg bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &msg
	err = cmd.Run()
	if exit, ok := err.(*exec.ExitError); ok && !exit.Exited() { // by a signal: LLVM's own bug, for instance alwaysinline on a noinline call that it inlines
		why, _, _ := strings.Cut(msg.String(), "\n")
		d.t.Logf("seed %d: opt-19 breaks down: %s", d.seed, why)
		return "", false
	}
	if err != nil {
		d.t.Fatalf("seed %d: opt-19: %v\n%s", d.seed, err, msg.String())
	}
	return out.String(), true
}

// testArguments are inputs that reach the corners of the functions.
var testArguments = [][]uint64{
	{0, 0, 0, 0, 0, 0}, {1, 2, 3, 4, 1, 5}, {5, 5, 5, 5, 0, 5}, {1 << 31, 1, 1 << 63, 128, 1, 1 << 15},
	{^uint64(0), ^uint64(0), ^uint64(0), 255, 1, ^uint64(0)}, {7, ^uint64(0), 31, 3, 0, 255}, {31, 32, 33, 127, 1, 256},
	{2, 0, 1 << 32, 1, 0, 1}, {255, 256, 255, 0, 1, 3}, {3, 1<<31 - 1, 63, 7, 0, 0},
}

// byteArguments are all values of the first argument, with some of the second, and both of the third.
func byteArguments() (out [][]uint64) {
	for x := range uint64(256) {
		for k, y := range []uint64{(x * 37) & 255, (x*x + 128) & 255, x & 15} {
			out = append(out, []uint64{x, y, (x + uint64(k)) & 1})
		}
	}
	return out
}

func (d *differential) checkRefines(before, after *ir.Func) {
	for i := range after.Instrs() { // more than the interpreter's words hold
		if i.Type().IsInt() && i.Type().Bits > 64 {
			return
		}
	}
	arguments := testArguments
	if d.c.all {
		if before.String() == after.String() {
			return
		}
		arguments = byteArguments()
	}
	for _, args := range arguments {
		if why := refines(execute(before, args, 2000), execute(after, args, 20000)); why != "" {
			d.t.Errorf("seed %d: @%s%v %s\n%s\n=>\n%s", d.seed, before.Name(), args, why, before, after)
			return
		}
	}
}

// compare files ours and LLVM's result under one of the outcomes.
func (d *differential) compare(input string, ours, theirs *ir.Func) {
	s := d.tally
	s.compared++
	a, b := ours.String(), theirs.String()
	if a != input {
		s.changed++
	}
	if a == b {
		s.equal++
		return
	}
	m, n := countInstrs(ours), countInstrs(theirs)
	stripNames(ours)
	stripNames(theirs)
	sameNames := ours.String() == theirs.String()
	stripFlags(ours)
	stripFlags(theirs)
	class := ""
	switch {
	case sameNames:
		s.renamed++
		class = "renamed"
	case ours.String() == theirs.String():
		s.flags++
		class = "flags"
	case m < n:
		s.oursFewer++
		class = "ours-fewer"
	case n < m:
		s.llvmFewer++
		class = "llvm-fewer"
	default:
		s.different++
		class = "different"
	}
	dump(d.t, fmt.Sprintf("%s-%s-%d-%s.ll", d.c.pipeline, class, d.seed, ours.Name()),
		fmt.Sprintf("%s%s\n; ---- ours\n%s\n; ---- LLVM\n%s\n", generatedHeader, input, commented(a), commented(b)))
}

// dump writes a file into the directory -diff-dump, if there is one.
func dump(t *testing.T, name, text string) {
	dir := *differentialDump
	if dir == "" {
		return
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func commented(s string) string { return "; " + strings.ReplaceAll(s, "\n", "\n; ") }

func countInstrs(f *ir.Func) int {
	n := 0
	for range f.Instrs() {
		n++
	}
	return n
}

// stripNames makes all local names numbers, so that texts can be compared without them.
func stripNames(f *ir.Func) {
	for b := range f.Blocks() {
		b.SetName("")
		for i := range b.Instrs() {
			i.SetName("")
		}
	}
}

// stripFlags drops what only promises.
func stripFlags(f *ir.Func) {
	for i := range f.Instrs() {
		i.Flags &^= ir.PoisonFlags
	}
}
