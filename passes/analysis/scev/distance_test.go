package scev_test

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/internal/irgen"
)

// TestDistance: for all pairs of values of random loops, a distance is the difference.
func TestDistance(t *testing.T) {
	pairs, known := 0, 0
	for seed := range uint64(6) {
		m, err := frontend.Read("loops.ll", []byte(irgen.Recurrences(seed, 20, true)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if f.IsDecl() {
				continue
			}
			dt := analysis.NewDomTree(f)
			s := scev.New(f, dt, analysis.NewLoopForest(f, dt))
			var all []*scev.Expr
			for i := range f.Instrs() {
				if i.Type().Kind == ir.IntKind || i.Type().IsPtr() {
					all = append(all, s.Of(i))
				}
			}
			for _, a := range all {
				for _, b := range all {
					if a.Type != b.Type {
						continue
					}
					pairs++
					n, ok := s.Distance(a, b)
					if !ok {
						continue
					}
					known++
					if d := s.Minus(a, b); d == nil || d.Kind != scev.Const || !d.Num.Eq(n) {
						t.Errorf("%s - %s is %v, not %v", a, b, d, n)
					}
				}
			}
		}
	}
	if known*50 < pairs {
		t.Errorf("only %d of %d distances are known", known, pairs)
	}
	t.Logf("%d of %d distances are known", known, pairs)
}
