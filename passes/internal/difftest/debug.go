package difftest

import (
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/debugify"
)

func runDebug(t *testing.T, c Case) {
	text := Trial{T: t, Seed: *seed}.Transform(c.source(*seed, min(*functionsN/4, 400)), c.Prepare)
	DebugInvariance(t, c.Pipeline, text)
}

// DebugInvariance runs a pipeline over a module as it is, and with debug information about every
// value and at both ends of every block: the code is the same, names included. Debug information
// must not affect optimization.
func DebugInvariance(t *testing.T, pipeline, text string) {
	t.Helper()
	d := Trial{T: t}
	input := text
	plain, debugged := d.Read(input), d.Read(input)
	if !debugify.Apply(debugged, debugged.Funcs, debugify.LocationsAndVariables) {
		t.Fatal("the input has debug information already")
	}
	for _, f := range debugged.Funcs {
		tellEverywhere(f)
	}
	for _, m := range []*ir.Module{plain, debugged} {
		d.Run(m, pipeline, passes.Options{Target: Target(m)})
	}
	ir.StripDebugInfo(debugged)
	for _, f := range plain.Funcs {
		if f.IsDecl() {
			continue
		}
		g := debugged.Func(f.Name())
		if g == nil {
			t.Errorf("@%s: is only there without debug information", f.Name())
		} else if diff := cmp.Diff(withoutNumbers(f), withoutNumbers(g)); diff != "" {
			t.Errorf("@%s (-without debug information +with):\n%s\n%s", f.Name(), diff, d.Read(input).Func(f.Name()))
			return
		}
	}
}

var metadataNumber = regexp.MustCompile(`![0-9]+`)

func withoutNumbers(f *ir.Func) string { return metadataNumber.ReplaceAllString(f.String(), "!") }

// tellEverywhere puts debug information about a constant at both ends of each block, in which
// debugify leaves blocks without values alone.
func tellEverywhere(f *ir.Func) {
	var like *ir.Instr
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.dbg.value" {
			like = i
			break
		}
	}
	if like == nil {
		return
	}
	ctx := f.Ctx()
	for b := range f.Blocks() {
		if b.IsEHPad() || b.Term().Prev() != nil && b.Term().Prev().HasFlag(ir.MustTail) {
			continue
		}
		for _, at := range []*ir.Instr{b.FirstInsertion(), b.Term()} {
			tell := like.Clone()
			tell.SetOperand(0, ir.NewMDValue(ctx, nil, ir.NewInt(ctx.Int(32), 7)))
			tell.InsertBefore(at)
		}
	}
}
