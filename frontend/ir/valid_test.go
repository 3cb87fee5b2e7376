package ir_test

import (
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
)

func problemTexts(ps []verify.Problem) string {
	var b strings.Builder
	for _, p := range ps {
		b.WriteString(p.String() + "\n")
	}
	return b.String()
}

func TestModulesAreValid(t *testing.T) {
	for _, m := range []*ir.Module{ir.KitchenSink(), ir.DebugModule(), ir.BlockAddressModule(), ir.ExceptionModule()} {
		if ps := verify.Check(m); len(ps) > 0 {
			t.Errorf("%s\n%s", problemTexts(ps), m)
		}
		for _, f := range m.Funcs {
			if ps := verify.CheckFunc(f); len(ps) > 0 {
				t.Errorf("@%s alone: %s", f.Name(), problemTexts(ps))
			}
		}
	}
}

// TestErasedBlockAddressIsValid: a constant that outlives the block that it names is valid, and so
// is a copy of it.
func TestErasedBlockAddressIsValid(t *testing.T) {
	m := ir.BlockAddressModule()
	f := m.Func("f")
	entry, b := f.Entry(), f.Entry().Succ(0)
	entry.Term().Erase()
	ir.AtEnd(entry).Ret(nil)
	b.Erase()
	for what, n := range map[string]*ir.Module{"module": m, "copy": ir.CloneModule(m)} {
		if ps := verify.Check(n); len(ps) > 0 {
			t.Errorf("%s: %s", what, problemTexts(ps))
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	m := ir.KitchenSink()
	for range 200 {
		ir.CloneFunc(m.Func("a b"), "copy")
	}
	instrs := 0
	for _, f := range m.Funcs {
		for range f.Instrs() {
			instrs++
		}
	}
	for b.Loop() {
		if len(verify.Check(m)) > 0 {
			b.Fatal("problems")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*instrs), "ns/instr")
}
