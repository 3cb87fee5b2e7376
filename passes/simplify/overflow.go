package simplify

import (
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
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

// Overflows tells whether x op y (add, sub, mul) wraps, as signed or as unsigned numbers, from what is known of the operands where
// q.At stands.
func (q *Query) Overflows(op ir.Op, signed bool, x, y ir.Value) Overflow {
	w := q.width(x.Type())
	if w == 0 {
		return MayOverflow
	}
	if signed {
		return q.overflowsSigned(op, x, y, w)
	}
	return q.overflowsUnsigned(op, x, y, w)
}

func (q *Query) overflowsUnsigned(op ir.Op, x, y ir.Value, w int) Overflow {
	m := widthMask(w)
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
		if i := instr(y, ir.URem); i != nil && i.Operand(0) == x && NotUndefOrPoison(x) { // x - x % z
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
	if i := instr(y, ir.SRem); op == ir.Sub && i != nil && i.Operand(0) == x && NotUndefOrPoison(x) { // x - x % z
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
	case fitsSigned(lo, w) && fitsSigned(hi, w):
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

// UnsignedRange returns the least and greatest unsigned value of an integer of at most 64 bits where q.At stands.
func (q *Query) UnsignedRange(v ir.Value) (lo, hi uint64) {
	w := q.width(v.Type())
	k := q.KnownBits(v)
	lo, hi = k.Min(), k.Max(w)
	a, b, ok := q.rangeOf(v, w, 0)
	if ok && a <= b {
		lo, hi = max(lo, a), min(hi, b)
	}
	if lo > hi { // only in code that is never reached
		return k.Min(), k.Max(w)
	}
	return lo, hi
}

// SignedRange returns the least and greatest signed value of an integer of at most 64 bits where q.At stands.
func (q *Query) SignedRange(v ir.Value) (lo, hi int64) {
	w := q.width(v.Type())
	k := q.KnownBits(v)
	lo, hi = k.SMin(w), k.SMax(w)
	if n := q.SignBits(v); n > 1 {
		limit := int64(1) << uint(w-n)
		lo, hi = max(lo, -limit), min(hi, limit-1)
	}
	a, b, ok := q.rangeOf(v, w, 0)
	if sa, sb := signExtend(a, w), signExtend(b, w); ok && sa <= sb {
		lo, hi = max(lo, sa), min(hi, sb)
	}
	if lo > hi {
		return k.SMin(w), k.SMax(w)
	}
	return lo, hi
}

// rangeOf is the interval (it may wrap: a > b) that one operation with a constant says of its result.
func (q *Query) rangeOf(v ir.Value, w, depth int) (lo, hi uint64, ok bool) {
	m := widthMask(w)
	if c, isConst := constUint(v); isConst {
		return c, c, true
	}
	i := instrOf(v)
	if i == nil || depth > 3 {
		return 0, 0, false
	}
	switch i.Op() {
	case ir.And:
		if c, is := constUint(i.Operand(1)); is {
			return 0, c, true
		}
	case ir.Or:
		if c, is := constUint(i.Operand(1)); is {
			return c, m, true
		}
	case ir.UDiv, ir.URem, ir.LShr, ir.Add, ir.SDiv, ir.SRem, ir.Shl, ir.AShr:
		return q.rangeOfArithmetic(i, w)
	case ir.Call:
		return rangeOfCall(i, w)
	case ir.Select:
		a, b, ok1 := q.rangeOf(i.Operand(1), w, depth+1)
		c, d, ok2 := q.rangeOf(i.Operand(2), w, depth+1)
		if ok1 && ok2 && a <= b && c <= d {
			return min(a, c), max(b, d), true
		}
	}
	return 0, 0, false
}

func (q *Query) rangeOfArithmetic(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	m, sign := widthMask(w), uint64(1)<<uint(w-1)
	c, onRight := constUint(i.Operand(1))
	n, onLeft := constUint(i.Operand(0))
	switch op := i.Op(); {
	case op == ir.Add && onRight && i.HasFlag(ir.NUW):
		return c, m, true
	case op == ir.Add && onRight && i.HasFlag(ir.NSW):
		if s := signExtend(c, w); s >= 0 {
			return uint64(s-int64(sign-1)-1) & m, sign - 1, true // at least SMin + c
		}
		return sign, uint64(int64(sign-1)+signExtend(c, w)) & m, true
	case op == ir.UDiv && onRight && c != 0:
		return 0, m / c, true
	case op == ir.UDiv && onLeft:
		return 0, n, true
	case op == ir.URem && onRight && c != 0:
		return 0, c - 1, true
	case op == ir.LShr && onRight && c < uint64(w):
		return 0, m >> c, true
	case op == ir.LShr && onLeft:
		return 0, n, true
	case op == ir.SDiv && onRight && signExtend(c, w) > 1:
		s := signExtend(c, w)
		least, most := signExtend(sign, w)/s, int64(sign-1)/s
		return uint64(least) & m, uint64(most) & m, true
	case op == ir.SRem && onRight && signExtend(c, w) > 0:
		return (1 - c) & m, c - 1, true
	case op == ir.AShr && onRight && c < uint64(w):
		return uint64(signExtend(sign, w)>>c) & m, (sign - 1) >> c, true
	}
	return 0, 0, false
}

func rangeOfCall(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	m, sign := widthMask(w), uint64(1)<<uint(w-1)
	switch id := i.IntrinsicID(); id {
	case "llvm.ctpop", "llvm.ctlz", "llvm.cttz":
		return 0, uint64(w) & m, true
	case "llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax":
		c, is := constUint(i.Arg(1))
		if !is {
			return 0, 0, false
		}
		switch id {
		case "llvm.umin":
			return 0, c, true
		case "llvm.umax":
			return c, m, true
		case "llvm.smin":
			return sign, c, true
		}
		return c, sign - 1, true
	case "llvm.abs":
		if isOne(i.Arg(1)) {
			return 0, sign - 1, true
		}
		return 0, sign, true
	}
	return 0, 0, false
}

// impliedHere answers a compare from the conditions that hold at q.At, where they compare the same two values.
func (q *Query) impliedHere(p ir.Pred, x, y ir.Value) (value, known bool) {
	q.holding(x, func(cond ir.Value, holds bool) bool {
		value, known = Implied(cond, holds, p, x, y)
		return !known
	})
	return value, known
}
