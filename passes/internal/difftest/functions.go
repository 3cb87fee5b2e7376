package difftest

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/internal/irgen"
	"opt-go/passes/internal/irinterp"
	"opt-go/passes/pass"
	_ "opt-go/tools/testload" // its effect, for all tests of passes
)

// Case is a pass over functions to compare with LLVM's, and what has to run before it so that there
// is something to do.
type Case struct {
	Pipeline, Prepare string
	Make              func(seed uint64, n int, flags bool) string // nil: irgen.Functions
	Cost              float64                                     // of our results relative to LLVM's, as measured; 0: 1
	Refine            string                                      // what has to refine in place of Pipeline, which is as wrong as LLVM's
	Alone             bool                                        // LLVM has no pass of the name
	NoRun             bool                                        // the functions are more than the interpreter knows
	All               bool                                        // the functions are of two bytes and a bit: run with all first bytes
	Version           pass.Version                                // LLVM's results; 0: 19's
	Flags             map[string]string                           // of the command line
	Settle            bool                                        // undef stands for bits that are masked out: run with two choices of them
}

func (c Case) name() (pipeline, title string) {
	title = c.Pipeline
	if c.Version != 0 {
		title += fmt.Sprintf(" as LLVM %d", c.Version)
	}
	if c.Prepare != "" {
		title += " after " + c.Prepare
	}
	for _, name := range slices.Sorted(maps.Keys(c.Flags)) {
		title += " -" + name + "=" + c.Flags[name]
	}
	return c.Pipeline, title
}

func (c Case) source(seed uint64, n int) string {
	if c.Make == nil {
		return irgen.Functions(seed, n, true)
	}
	return c.Make(seed, n, true)
}

// maxSteps ends an execution of a result; inputs get a tenth.
const maxSteps = 20000

func runFunctions(t *testing.T, c Case) {
	var sum tally
	const batch = 200
	for done := 0; done < *functionsN; done += batch {
		d := differential{Trial{t, *seed + uint64(done/batch), c.Version, c.Flags}, c, &sum}
		d.run(min(batch, *functionsN-done))
	}
	if sum.compared > 0 {
		t.Log(sum.String())
	}
	sum.check(t, c.Cost)
}

// tally counts the outcomes of the comparison with LLVM.
type tally struct {
	costs
	compared, changed, equal, renamed, flags, different int
}

func (s *tally) String() string {
	return fmt.Sprintf("%s; of %d functions, %d of them changed, %d are equal, %d equal but for names, %d but for flags, %d differ",
		s.costs, s.compared, s.changed, s.equal, s.renamed, s.flags, s.different)
}

// differential compares a pass with LLVM's on one random module.
type differential struct {
	Trial
	c     Case
	tally *tally
}

func (d differential) run(n int) {
	input := d.Transform(d.c.source(d.Seed, n), d.c.Prepare)
	output := d.Transform(input, d.c.Pipeline)
	before, after := d.Read(input), d.Read(output)
	refined := after
	if d.c.Refine != "" {
		refined = d.Read(d.Transform(input, d.c.Refine))
	}
	for _, f := range before.Funcs {
		if !f.IsDecl() && !d.c.NoRun {
			for _, g := range d.variants(refined.Func(f.Name())) {
				d.checkRefines(f, g)
			}
		}
	}
	if d.c.Alone {
		return
	}
	if text, ok := d.LLVM(input, d.c.Pipeline); ok {
		theirs := d.Read(text)
		for _, f := range before.Funcs {
			if !f.IsDecl() {
				d.compare(f.String(), after.Func(f.Name()), theirs.Func(f.Name()))
			}
		}
	}
}

// variants returns f, or, where undef operands stand for bits that do not matter, f with 0 and with
// -1 in their place.
func (d differential) variants(f *ir.Func) []*ir.Func {
	if !d.c.Settle || !strings.Contains(f.String(), " undef") {
		return []*ir.Func{f}
	}
	text := f.Module().String()
	var out []*ir.Func
	for _, choice := range []string{" 0", " -1"} {
		out = append(out, d.Read(strings.ReplaceAll(text, " undef", choice)).Func(f.Name()))
	}
	return out
}

// Arguments are inputs that reach the corners of the functions.
var Arguments = [][]uint64{
	{0, 0, 0, 0, 0, 0}, {1, 2, 3, 4, 1, 5}, {5, 5, 5, 5, 0, 5}, {1 << 31, 1, 1 << 63, 128, 1, 1 << 15},
	{^uint64(0), ^uint64(0), ^uint64(0), 255, 1, ^uint64(0)}, {7, ^uint64(0), 31, 3, 0, 255}, {31, 32, 33, 127, 1, 256},
	{2, 0, 1 << 32, 1, 0, 1}, {255, 256, 255, 0, 1, 3}, {3, 1<<31 - 1, 63, 7, 0, 0},
}

// byteArguments are all values of the first argument, with some of the second, and both of the
// third.
func byteArguments() (out [][]uint64) {
	for x := range uint64(256) {
		for k, y := range []uint64{(x * 37) & 255, (x*x + 128) & 255, x & 15} {
			out = append(out, []uint64{x, y, (x + uint64(k)) & 1})
		}
	}
	return out
}

// runs reports whether the interpreter's words hold all values of a function.
func runs(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Type().IsInt() && i.Type().Bits > 64 {
			return false
		}
	}
	return true
}

func (d differential) checkRefines(before, after *ir.Func) {
	if !runs(after) {
		return
	}
	arguments := Arguments
	if d.c.All {
		if before.String() == after.String() {
			return
		}
		arguments = byteArguments()
	}
	for _, args := range arguments {
		if why := irinterp.Refines(irinterp.Execute(before, args, maxSteps/10), irinterp.Execute(after, args, maxSteps)); why != "" {
			d.T.Errorf("seed %d: @%s%v %s\n%s\n=>\n%s", d.Seed, before.Name(), args, why, before, after)
			return
		}
	}
}

// compare adds up costs, and files ours and LLVM's result under one of the outcomes.
func (d differential) compare(input string, ours, theirs *ir.Func) {
	s := d.tally
	s.compared++
	if d.c.NoRun || !runs(ours) || !runs(theirs) {
		s.addStatic(ours, theirs)
	} else {
		s.addExecuted(ours, theirs, Arguments)
	}
	a, b := ours.String(), theirs.String()
	if a != input {
		s.changed++
	}
	if a == b {
		s.equal++
		return
	}
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
	default:
		s.different++
		class = "different"
	}
	d.Dump(fmt.Sprintf("%s-%s-%d-%s.ll", d.c.Pipeline, class, d.Seed, ours.Name()),
		fmt.Sprintf("%s%s\n; ---- ours\n%s\n; ---- LLVM\n%s\n", irgen.Header, input, commented(a), commented(b)))
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

// stripFlags drops the flags that only promise something.
func stripFlags(f *ir.Func) {
	for i := range f.Instrs() {
		i.Flags &^= ir.PoisonFlags
	}
}
