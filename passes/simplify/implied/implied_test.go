package implied

import (
	"testing"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
)

// TestCompareImplies checks what compares imply of each other against all values.
func TestCompareImplies(t *testing.T) {
	const testWidth = 4
	m := valuetracking.WidthMask(testWidth)
	one := func(n uint64) ranges.Range { return ranges.Single(bitvec.New(testWidth, n)) }
	holds := func(p ir.Pred, a, b uint64) bool { return fold.Holds(p, compareWords(a, b, p.IsSigned(), testWidth)) }
	for p := ir.EQ; p <= ir.SLE; p++ {
		for c := range m + 1 {
			for r := ir.EQ; r <= ir.SLE; r++ {
				for d := range m + 1 {
					value, known := byRange(p, one(c), r, one(d))
					for v := range m + 1 {
						if known && holds(p, v, c) && holds(r, v, d) != value {
							t.Fatalf("x %v %d does not imply that x %v %d is %v: %d", p, c, r, d, value, v)
						}
					}
				}
			}
		}
		for q := ir.EQ; q <= ir.SLE; q++ {
			value, known := BySame(q, p)
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

// TestCompareRanges checks what compares with numbers of which only the range is known imply of
// each other, against all values.
func TestCompareRanges(t *testing.T) {
	const w = 3
	m := valuetracking.WidthMask(w)
	every := []ranges.Range{ranges.Full(w)}
	for lo := range m + 1 {
		for hi := range m + 1 {
			if lo != hi {
				every = append(every, ranges.NonEmpty(bitvec.New(w, lo), bitvec.New(w, hi)))
			}
		}
	}
	// some reports whether x p n is want for a number n of r.
	some := func(p ir.Pred, x uint64, r ranges.Range, want bool) bool {
		for n := range m + 1 {
			if r.Has(bitvec.New(w, n)) && fold.Holds(p, compareWords(x, n, p.IsSigned(), w)) == want {
				return true
			}
		}
		return false
	}
	decided := 0
	for q := ir.EQ; q <= ir.SLE; q++ {
		for p := ir.EQ; p <= ir.SLE; p++ {
			for _, c := range every {
				for _, d := range every {
					value, known := byRange(q, c, p, d)
					if !known {
						continue
					}
					decided++
					for x := range m + 1 {
						if some(q, x, c, true) && some(p, x, d, !value) {
							t.Fatalf("x %v %v does not imply that x %v %v is %v: %d", q, c, p, d, value, x)
						}
					}
				}
			}
		}
	}
	if decided == 0 {
		t.Fatal("no compare implies another one")
	}
}

func compareWords(a, b uint64, signed bool, w int) int {
	if signed {
		x, y := valuetracking.SignExtend(a, w), valuetracking.SignExtend(b, w)
		switch {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	}
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
