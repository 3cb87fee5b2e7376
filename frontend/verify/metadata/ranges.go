package metadata

import (
	"math/big"

	"opt-go/frontend/ir"
)

// Lists of ranges !{lo, hi, …}, each of the numbers from lo to just before hi, around the end of
// the type if hi is smaller.

// rangeMD checks the ranges of a result; those that many instructions share are looked at once.
func (v *Checker) rangeMD(i *ir.Instr, n *ir.MDNode) {
	t := i.Type().Scalar()
	if v.ranges[n] == t {
		return
	}
	if msg := rangesFault(n, t, false); msg != "" {
		v.Fail(msg, i, n)
		return
	}
	if v.ranges == nil {
		v.ranges = map[*ir.MDNode]*ir.Type{}
	}
	v.ranges[n] = t
}

// arc is a range as numbers on the circle of a type's values.
type arc struct{ lo, hi, size *big.Int }

// holds reports whether x is in the range, on a circle of n numbers.
func (a arc) holds(x, n *big.Int) bool {
	d := new(big.Int).Sub(x, a.lo)
	return d.Mod(d, n).Cmp(a.size) < 0
}

// overlaps reports whether two ranges that are not empty have a number in common.
func (a arc) overlaps(b arc, n *big.Int) bool { return a.holds(b.lo, n) || b.holds(a.lo, n) }

// touches reports whether one range begins where the other ends.
func (a arc) touches(b arc) bool { return a.hi.Cmp(b.lo) == 0 || b.hi.Cmp(a.lo) == 0 }

// rangesFault returns the error in a list of ranges of a type's values, or "". Where they may be
// full, that is written -1, -1.
func rangesFault(n *ir.MDNode, t *ir.Type, mayBeFull bool) string {
	if n == nil || len(n.Fields)%2 != 0 {
		return "Unfinished range!"
	}
	if len(n.Fields) == 0 {
		return "It should have at least one range!"
	}
	var first, last arc
	for k := 0; k < len(n.Fields); k += 2 {
		lo, hi := mdInt(n.Operand(k)), mdInt(n.Operand(k+1))
		switch {
		case lo == nil:
			return "The lower limit must be an integer!"
		case hi == nil:
			return "The upper limit must be an integer!"
		case lo.Type() != hi.Type() || lo.Type() != t:
			return "Range types must match instruction type!"
		case lo == hi && !lo.IsZero() && lo != ir.NewAllOnes(t):
			return "The upper and lower limits cannot be the same value"
		case lo == hi && (lo.IsZero() || !mayBeFull):
			return "Range must not be empty!"
		}
		circle := new(big.Int).Lsh(big.NewInt(1), uint(t.Bits))
		at := arc{lo.BigSigned(), hi.BigSigned(), circle}
		if lo != hi {
			size := new(big.Int).Sub(at.hi, at.lo)
			at.size = size.Mod(size, circle)
		}
		if k == 0 {
			first, last = at, at
			continue
		}
		switch {
		case at.overlaps(last, circle):
			return "Intervals are overlapping"
		case at.lo.Cmp(last.lo) <= 0:
			return "Intervals are not in order"
		case at.touches(last):
			return "Intervals are contiguous"
		case k == len(n.Fields)-2 && k > 2 && at.overlaps(first, circle):
			return "Intervals are overlapping"
		case k == len(n.Fields)-2 && k > 2 && at.touches(first):
			return "Intervals are contiguous"
		}
		last = at
	}
	return ""
}
