package simplify

import (
	"slices"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/valuetracking"
)

// TestCompareImplies checks what compares imply of each other against all values.
func TestCompareImplies(t *testing.T) {
	const testWidth = 4
	m := valuetracking.WidthMask(testWidth)
	holds := func(p ir.Pred, a, b uint64) bool { return fold.Holds(p, compareWords(a, b, p.IsSigned(), testWidth)) }
	for p := ir.EQ; p <= ir.SLE; p++ {
		for c := range m + 1 {
			for r := ir.EQ; r <= ir.SLE; r++ {
				for d := range m + 1 {
					value, known := impliedByRange(p, span{c, c}, r, span{d, d}, testWidth)
					for v := range m + 1 {
						if known && holds(p, v, c) && holds(r, v, d) != value {
							t.Fatalf("x %v %d does not imply that x %v %d is %v: %d", p, c, r, d, value, v)
						}
					}
				}
			}
		}
		for q := ir.EQ; q <= ir.SLE; q++ {
			value, known := impliedBySame(q, p)
			for a := range m + 1 {
				for b := range m + 1 {
					if known && holds(q, a, b) && holds(p, a, b) != value {
						t.Fatalf("x %v y does not imply that x %v y is %v: %d, %d", q, p, value, a, b)
					}
				}
			}
		}
	}
}

// TestCompareSpans checks what compares with numbers of which only the span is known imply of each
// other, against all values.
func TestCompareSpans(t *testing.T) {
	const w = 3
	m := valuetracking.WidthMask(w)
	// spans calls f with every span in p's order and its numbers.
	spans := func(p ir.Pred, f func(s span, numbers []uint64)) {
		first := spanOf(nil, p, w).least
		for a := range m + 1 {
			var numbers []uint64
			for b := a; b <= m; b++ {
				numbers = append(numbers, (first+b)&m)
				f(span{(first + a) & m, (first + b) & m}, numbers)
			}
		}
	}
	some := func(p ir.Pred, x uint64, numbers []uint64, want bool) bool {
		return slices.ContainsFunc(numbers, func(n uint64) bool { return fold.Holds(p, compareWords(x, n, p.IsSigned(), w)) == want })
	}
	for q := ir.EQ; q <= ir.SLE; q++ {
		for p := ir.EQ; p <= ir.SLE; p++ {
			spans(q, func(c span, cs []uint64) {
				spans(p, func(d span, ds []uint64) {
					value, known := impliedByRange(q, c, p, d, w)
					for x := range m + 1 {
						if known && some(q, x, cs, true) && some(p, x, ds, !value) {
							t.Fatalf("x %v %v does not imply that x %v %v is %v: %d", q, c, p, d, value, x)
						}
					}
				})
			})
		}
	}
}
