package simplify

import (
	"math"
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/implied"
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
	w := q.FullWidth(x.Type())
	if w > 64 {
		return q.overflowsWide(op, signed, x, y, w)
	}
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
		return q.differenceOverflows(x, y)
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

// differenceOverflows tells whether x - y wraps as unsigned numbers from how both are related.
func (q *Query) differenceOverflows(x, y ir.Value) Overflow {
	if i := match.Op(y, ir.URem); i != nil && i.Operand(0) == x && q.Defined(x) { // x - x % z
		return NeverOverflows
	}
	switch greater, known := q.impliedHere(ir.UGE, x, y); {
	case !known:
		return MayOverflow
	case greater:
		return NeverOverflows
	}
	return OverflowsLow
}

// overflowsWide is Overflows for more than 64 bits.
func (q *Query) overflowsWide(op ir.Op, signed bool, x, y ir.Value, w int) Overflow {
	if signed {
		switch {
		case op == ir.Mul:
			return q.overflowsSignedMul(x, y, w)
		case q.SignBits(x) > 1 && q.SignBits(y) > 1:
			return NeverOverflows
		}
		if i := match.Op(y, ir.SRem); op == ir.Sub && i != nil && i.Operand(0) == x && q.Defined(x) { // x - x % z
			return NeverOverflows
		}
	}
	a, b := q.rangeHere(x, signed, w), q.rangeHere(y, signed, w)
	if v := boundsOverflow(op, signed, a, b, w); v != MayOverflow || op != ir.Sub || signed {
		return v
	}
	return q.differenceOverflows(x, y)
}

// rangeHere returns the least and the greatest value of an integer of any width where q.At stands.
func (q *Query) rangeHere(v ir.Value, signed bool, w int) [2]*big.Int {
	k := q.KnownBits(v).Bits(w)
	lo, hi := k.UMin(), k.UMax()
	if signed {
		lo, hi = k.SMin(), k.SMax()
		if n := q.SignBits(v); n > 1 {
			lo, hi = bitvec.MaxS(lo, bitvec.MinSigned(w).AShr(n-1)), bitvec.MinS(hi, bitvec.MaxSigned(w).AShr(n-1))
		}
	}
	if r, ok := q.RangeOf(v, signed); ok && signed {
		lo, hi = bitvec.MaxS(lo, r.SMin()), bitvec.MinS(hi, r.SMax())
	} else if ok {
		lo, hi = bitvec.MaxU(lo, r.UMin()), bitvec.MinU(hi, r.UMax())
	}
	if signed {
		return [2]*big.Int{lo.BigSigned(), hi.BigSigned()}
	}
	return [2]*big.Int{lo.Big(), hi.Big()}
}

// boundsOverflow tells whether a number of a, its least and greatest, op one of b leaves w bits.
func boundsOverflow(op ir.Op, signed bool, a, b [2]*big.Int, w int) Overflow {
	least, end := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(w)) // the numbers of w bits
	if signed {
		end.Rsh(end, 1)
		least.Neg(end)
	}
	var lo, hi big.Int
	switch op {
	case ir.Add:
		lo.Add(a[0], b[0])
		hi.Add(a[1], b[1])
	case ir.Sub:
		lo.Sub(a[0], b[1])
		hi.Sub(a[1], b[0])
	default: // of unsigned numbers
		lo.Mul(a[0], b[0])
		hi.Mul(a[1], b[1])
	}
	switch {
	case a[0].Cmp(a[1]) > 0 || b[0].Cmp(b[1]) > 0: // only in code that is never reached
		return MayOverflow
	case lo.Cmp(least) >= 0 && hi.Cmp(end) < 0:
		return NeverOverflows
	case lo.Cmp(end) >= 0:
		return OverflowsHigh
	case hi.Cmp(least) < 0:
		return OverflowsLow
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
	if lo, hi, ok := lanesBetween(v); ok {
		return lo, hi
	}
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

// lanesBetween returns the least and the greatest lane of a constant vector, poison lanes aside.
func lanesBetween(v ir.Value) (lo, hi uint64, ok bool) {
	k, isConst := v.(*ir.Const)
	if !isConst || k.Kind != ir.VectorConst || k.Type().Scalable || !k.Type().Elem.IsInt() || k.Type().Elem.Bits > 64 {
		return 0, 0, false
	}
	lo = math.MaxUint64
	for _, e := range k.Elems {
		if match.Poison(e) {
			continue
		}
		n, isInt := match.Uint(e)
		if !isInt {
			return 0, 0, false
		}
		lo, hi, ok = min(lo, n), max(hi, n), true
	}
	return lo, hi, ok
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
		value, known = implied.Compare(cond, holds, p, x, y)
		return !known
	})
	return value, known
}
