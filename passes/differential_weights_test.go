package passes

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

// metadataCase is a pass that has to do with metadata, and how many percent of the functions of which it makes what LLVM's makes have to get
// LLVM's metadata, too.
type metadataCase struct {
	pipeline, prepare string
	make              func(seed uint64, n int, flags bool) string
	atLeast           int
}

var weightCases = []metadataCase{
	{"simplifycfg", "mem2reg", generate, 100},
	{"simplifycfg", "mem2reg,instsimplify,simplifycfg,dce", generate, 100},
	{"simplifycfg<switch-range-to-icmp;hoist-common-insts>", "mem2reg,early-cse", generate, 100},
	{"simplifycfg", "", generateConditions, 100},
	{"simplifycfg", "", generateConditionalStores, 100},
	{"simplifycfg", "mem2reg", generateInvariant, 99},
	{"jump-threading", "mem2reg", generate, 90}, // LLVM estimates how often blocks are executed for the weights of what it copies
	{"jump-threading", "mem2reg,instsimplify", generateInvariant, 85},
	{"loop-rotate", "mem2reg,simplifycfg", generate, 100},
	{"loop-unroll", "mem2reg,loop-rotate", generate, 100},
	{"sccp", "mem2reg", generate, 100},
	{"correlated-propagation", "mem2reg", generate, 100},
	{"instcombine<no-verify-fixpoint>", "mem2reg", generate, 99},
	{"simple-loop-unswitch<nontrivial>", "mem2reg,instsimplify,simplifycfg", generateLoops, 100},
	{"lower-expect", "mem2reg", generate, 100},
	{"loop-simplify,lcssa", "mem2reg,simplifycfg", generate, 100},
	{"sroa", "", generateAllocas, 80}, // LLVM 19 loses those of selects of addresses
}

// TestWeights gives branches, switches and selects of random functions weights, and compares what passes make of the weights with what LLVM's
// make of them, in the functions that are equal otherwise.
func TestWeights(t *testing.T) {
	for _, c := range weightCases {
		c.run(t, "weights", weigh, takeWeights)
	}
}

// run runs the pass and LLVM's on random functions to which decorate has given metadata, and compares what take takes out of the results.
func (c metadataCase) run(t *testing.T, what string, decorate func(m *ir.Module, seed uint64) string, take func(f *ir.Func) string) {
	if *differentialPass != "" && c.pipeline != *differentialPass {
		return
	}
	t.Run(c.pipeline+" after "+c.prepare, func(t *testing.T) {
		t.Parallel()
		equal, all, any := 0, 0, 0
		const batch = 200
		n := *differentialN / 3 // the passes themselves are what is tested with all
		for done := 0; done < n; done += batch {
			d := &differential{t: t, seed: *differentialSeed + uint64(done/batch), tally: &tally{}}
			d.c.pipeline = c.pipeline
			input := decorate(d.read(d.transform(c.make(d.seed, min(batch, n-done), true), c.prepare)), d.seed)
			text, ok := d.llvm(input)
			if !ok {
				t.Skip("opt-19 is not installed")
			}
			before, after, theirs := d.read(input), d.read(d.transform(input, c.pipeline)), d.read(text)
			for _, f := range before.Funcs {
				if f.IsDecl() {
					continue
				}
				f, g := after.Func(f.Name()), theirs.Func(f.Name())
				a, b := take(f), take(g)
				if f.String() != g.String() {
					continue
				}
				all++
				if b != "" {
					any++
				}
				if a == b {
					equal++
				} else {
					dump(t, fmt.Sprintf("%s-%d-%s.ll", c.pipeline, d.seed, f.Name()),
						fmt.Sprintf("%s\n%s\n; ---- ours\n%s\n; ---- LLVM\n%s\n", input, g, commented(a), commented(b)))
				}
			}
		}
		t.Logf("%s: LLVM's %s in %d of %d functions, %d of which have any", c.pipeline, what, equal, all, any)
		if equal*100 < c.atLeast*all && all-equal > 1 {
			t.Errorf("fewer than %d %% of the functions have LLVM's %s", c.atLeast, what)
		}
	})
}

// weigh gives most branches, switches and selects weights, and returns the module's text.
func weigh(m *ir.Module, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 1))
	i32 := m.Ctx.Int(32)
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			ways := 0
			switch {
			case i.IsTerminator() && i.NumSuccs() > 1:
				ways = i.NumSuccs()
			case i.Op() == ir.Select && i.Operand(0).Type().IsInt():
				ways = 2
			}
			if ways == 0 || r.IntN(10) == 0 {
				continue
			}
			fields := []ir.MD{ir.MDStr("branch_weights")}
			if r.IntN(8) == 0 {
				fields = append(fields, ir.MDStr("expected"))
			}
			for range ways {
				fields = append(fields, &ir.MDConst{Value: ir.NewInt(i32, r.Uint64N([]uint64{4, 100, 100000, 1 << 32}[r.IntN(4)]))})
			}
			i.SetMD("prof", ir.NewTuple(fields...))
		}
	}
	return m.String()
}

// takeWeights removes the weights from a function and returns them as text.
func takeWeights(f *ir.Func) string {
	var out strings.Builder
	for i := range f.Instrs() {
		if p := i.MD("prof"); p != nil {
			fmt.Fprintf(&out, "%s %s:", f.Name(), strings.Fields(i.String())[0])
			if i.IsTerminator() {
				fmt.Fprintf(&out, " at the end of %s:", i.Block().Ident())
			}
			for _, w := range p.Fields {
				fmt.Fprintf(&out, " %s", ir.MDString(w.Value))
			}
			out.WriteByte('\n')
			i.SetMD("prof", nil)
		}
	}
	return out.String()
}
