package simplify

import (
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Overflow is the answer to whether an operation wraps.
type Overflow uint8

// The answers.
const (
	MayOverflow Overflow = iota
	NeverOverflows
	OverflowsLow  // always, below the least value
	OverflowsHigh // always, above the greatest value
)

// Overflows tells whether x op y (add, sub, mul) wraps, as signed or as unsigned numbers, from the
// facts about the operands at q.At.
func (q *Query) Overflows(op ir.Op, signed bool, x, y ir.Value) Overflow {
	w := q.Width(x.Type())
	if w == 0 {
		return MayOverflow
	}
	if signed {
		return q.overflowsSigned(op, x, y, w)
	}
	return q.overflowsUnsigned(op, x, y, w)
}

func (q *Query) overflowsUnsigned(op ir.Op, x, y ir.Value, w int) Overflow {
	m := valuetracking.WidthMask(w)
	alo, ahi := q.UnsignedRange(x)
	blo, bhi := q.UnsignedRange(y)
	switch op {
	case ir.Add:
		if s, c := bits.Add64(ahi, bhi, 0); c == 0 && s <= m {
			return NeverOverflows
		}
		if s, c := bits.Add64(alo, blo, 0); c != 0 || s > m {
			return OverflowsHigh
		}
	case ir.Sub:
		if alo >= bhi {
			return NeverOverflows
		}
		if ahi < blo {
			return OverflowsLow
		}
		if i := match.Op(y, ir.URem); i != nil && i.Operand(0) == x && q.Defined(x) { // x - x % z
			return NeverOverflows
		}
		if v, known := q.impliedHere(ir.UGE, x, y); known {
			if v {
				return NeverOverflows
			}
			return OverflowsLow
		}
	case ir.Mul:
		if hi, lo := bits.Mul64(ahi, bhi); hi == 0 && lo <= m {
			return NeverOverflows
		}
		if hi, lo := bits.Mul64(alo, blo); hi != 0 || lo > m {
			return OverflowsHigh
		}
	}
	return MayOverflow
}

func (q *Query) overflowsSigned(op ir.Op, x, y ir.Value, w int) Overflow {
	if op == ir.Mul {
		return q.overflowsSignedMul(x, y, w)
	}
	if q.SignBits(x) > 1 && q.SignBits(y) > 1 {
		return NeverOverflows
	}
	if i := match.Op(y, ir.SRem); op == ir.Sub && i != nil && i.Operand(0) == x && q.Defined(x) { // x - x % z
		return NeverOverflows
	}
	alo, ahi := q.SignedRange(x)
	blo, bhi := q.SignedRange(y)
	if op == ir.Sub {
		blo, bhi = bhi, blo
	}
	sum := func(a, b int64) *big.Int {
		if op == ir.Sub {
			return new(big.Int).Sub(big.NewInt(a), big.NewInt(b))
		}
		return new(big.Int).Add(big.NewInt(a), big.NewInt(b))
	}
	lo, hi := sum(alo, blo), sum(ahi, bhi)
	top := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
	switch {
	case fold.FitsSigned(lo, w) && fold.FitsSigned(hi, w):
		return NeverOverflows
	case lo.Cmp(top) >= 0:
		return OverflowsHigh
	case hi.Cmp(new(big.Int).Neg(top)) < 0:
		return OverflowsLow
	}
	return MayOverflow
}

func (q *Query) overflowsSignedMul(x, y ir.Value, w int) Overflow {
	n := q.SignBits(x) + q.SignBits(y)
	if n > w+1 {
		return NeverOverflows
	}
	if n == w+1 { // only the product of two least numbers is too large
		if q.KnownBits(x).NonNegative(w) || q.KnownBits(y).NonNegative(w) {
			return NeverOverflows
		}
	}
	return MayOverflow
}

// UnsignedRange returns the least and greatest unsigned value of an integer of at most 64 bits
// where q.At stands.
func (q *Query) UnsignedRange(v ir.Value) (lo, hi uint64) {
	w := q.Width(v.Type())
	k := q.KnownBits(v)
	lo, hi = k.Min(), k.Max(w)
	if r, ok := q.RangeOf(v, false); ok {
		a, _ := r.UMin().Uint64()
		b, _ := r.UMax().Uint64()
		lo, hi = max(lo, a), min(hi, b)
	}
	if lo > hi { // only in code that is never reached
		return k.Min(), k.Max(w)
	}
	return lo, hi
}

// SignedRange returns the least and greatest signed value of an integer of at most 64 bits where
// q.At stands.
func (q *Query) SignedRange(v ir.Value) (lo, hi int64) {
	w := q.Width(v.Type())
	k := q.KnownBits(v)
	lo, hi = k.SMin(w), k.SMax(w)
	if n := q.SignBits(v); n > 1 {
		limit := int64(1) << uint(w-n)
		lo, hi = max(lo, -limit), min(hi, limit-1)
	}
	if r, ok := q.RangeOf(v, true); ok {
		a, _ := r.SMin().Int64()
		b, _ := r.SMax().Int64()
		lo, hi = max(lo, a), min(hi, b)
	}
	if lo > hi {
		return k.SMin(w), k.SMax(w)
	}
	return lo, hi
}

// impliedHere answers a compare from the conditions that hold at q.At, where they compare the same
// two values.
func (q *Query) impliedHere(p ir.Pred, x, y ir.Value) (value, known bool) {
	tells := func(cond ir.Value) bool { return true }
	q.Holding(x, tells, func(cond ir.Value, holds bool) bool {
		value, known = Implied(cond, holds, p, x, y)
		return !known
	})
	return value, known
}
