package lattice

import (
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// TestMergeOnlyLoses merges all pairs of states: the result tells no more than each, a second merge
// changes nothing, and order does not matter for the kind.
func TestMergeOnlyLoses(t *testing.T) {
	ctx := ir.NewContext()
	float := func(v float64) Value { return OfConstant(ir.NewFloat(ctx.Float, v)) }
	span := func(lo, hi uint64) Value { return OfRange(ranges.Range{Lo: bitvec.New(8, lo), Hi: bitvec.New(8, hi)}) }
	undefOr := func(v Value) Value { v.Kind = RangedUndef; return v }
	numbers := []Value{{}, {Kind: Undefined}, OfConstant(ir.NewInt(ctx.I8, 3)), span(2, 9), span(200, 5), undefOr(span(2, 4)), {Kind: Overdefined}}
	others := []Value{{}, {Kind: Undefined}, float(1), float(2), OfNot(ir.NewFloat(ctx.Float, 1)), {Kind: Overdefined}}
	for _, states := range [][]Value{numbers, others} {
		for _, a := range states {
			for _, b := range states {
				c := a
				c.Merge(b, Never)
				if again := c; again.Merge(b, Never) || again.Merge(a, Never) {
					t.Errorf("%v and %v give %v, and again %v", a, b, c, again)
				}
				d := b
				if d.Merge(a, Never); d.Kind != c.Kind {
					t.Errorf("%v and %v give %v, the other way around %v", a, b, c, d)
				}
				for _, x := range []Value{a, b} {
					if x.IsRange(true) && c.IsRange(true) && !c.Range.Contains(x.Range) {
						t.Errorf("%v and %v give %v", a, b, c)
					}
				}
			}
		}
	}
}

// TestMergeWidens: a range that has grown too often is anything.
func TestMergeWidens(t *testing.T) {
	l := OfRange(ranges.Range{Lo: bitvec.New(8, 0), Hi: bitvec.New(8, 1)})
	for n := uint64(2); n < 6; n++ {
		l.Merge(OfRange(ranges.Range{Lo: bitvec.New(8, 0), Hi: bitvec.New(8, n)}), 3)
		if grown := n - 1; (l.Kind == Overdefined) != (grown > 3) {
			t.Errorf("after %d extensions: %v", grown, l)
		}
	}
}
