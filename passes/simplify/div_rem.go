package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Quotients and remainders: LLVM's simplifyDivRem and its callers. A divisor is not zero, nor
// poison.

func simplifyDivRem(q *Query, op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := x.Type()
	div := op == ir.UDiv || op == ir.SDiv
	switch {
	case match.Undef(y), match.Zero(y), someLaneZero(y): // undefined behaviour
		return ir.NewPoison(ty)
	case match.Undef(x), match.Zero(x):
		return ir.NewZero(ty)
	case x == y && div:
		return ir.NewInt(ty, 1)
	case x == y:
		return ir.NewZero(ty)
	case match.One(y), ty.Scalar().IsInt(1), extendsBool(y, ir.ZExt): // or it would be 0
		if div {
			return x
		}
		return ir.NewZero(ty)
	}
	if op == ir.SRem && match.AllOnes(y) {
		return ir.NewZero(ty)
	}
	if q.equalHere(x, y) {
		if div {
			return ir.NewInt(ty, 1)
		}
		return ir.NewZero(ty)
	}
	if v := q.divByKnown(op, flags, x, y); v != nil {
		return v
	}
	if v := q.multiple(op, x, y); v != nil {
		return v
	}
	if q.less(op, x, y) || (op == ir.UDiv || op == ir.URem) && q.truly(ir.ULT, x, y) || (op == ir.SDiv || op == ir.SRem) && q.smaller(x, y) {
		if div {
			return ir.NewZero(ty)
		}
		return x
	}
	// (a % b) / b = 0, (a % b) % b = a % b
	rem := ir.URem
	if op == ir.SDiv || op == ir.SRem {
		rem = ir.SRem
	}
	if i := match.Op(x, rem); i != nil && i.Operand(1) == y {
		if div {
			return ir.NewZero(ty)
		}
		return x
	}
	return nil
}

// divByKnown uses known bits: a divisor that is 0 or 1 is 1, an unsigned dividend that is below the
// divisor gives 0, and a quotient that cannot be exact is poison.
func (q *Query) divByKnown(op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	w := q.FullWidth(x.Type())
	if w == 0 {
		return nil
	}
	div := op == ir.UDiv || op == ir.SDiv
	a, b := q.KnownBits(x), q.KnownBits(y)
	switch {
	case w > 1 && b.Bool(w):
		if div {
			return x
		}
		return ir.NewZero(x.Type())
	case (op == ir.UDiv || op == ir.URem) && below(a, b, w):
		if div {
			return ir.NewZero(x.Type())
		}
		return x
	case flags&ir.Exact != 0 && ir.AsInt(y) != nil && a.Bits(w).One.TrailingZeros() < b.Bits(w).One.TrailingZeros(): // x has fewer factors 2
		return ir.NewPoison(x.Type())
	}
	return nil
}

// below reports whether a number of w bits is surely less than another one.
func below(a, b valuetracking.KnownBits, w int) bool {
	less, known := valuetracking.Ordered(ir.ULT, a, b, w)
	return less && known
}

// multiple divides a multiple of the divisor: (a * y) / y = a and (a * y) % y = 0 when the product
// did not wrap, (y << a) % y = 0, and y / -y = -1.
func (q *Query) multiple(op ir.Op, x, y ir.Value) ir.Value {
	div, flag, quotient := op == ir.UDiv || op == ir.SDiv, ir.NUW, ir.UDiv
	if op == ir.SDiv || op == ir.SRem {
		flag, quotient = ir.NSW, ir.SDiv
	}
	if i := match.Op(x, ir.Mul); i != nil && (i.Operand(0) == y || i.Operand(1) == y) {
		a := i.Operand(0)
		if a == y {
			a = i.Operand(1)
		}
		d := match.Op(a, quotient)
		if i.HasFlag(flag) || d != nil && d.Operand(1) == y {
			if div {
				return a
			}
			return ir.NewZero(x.Type())
		}
	}
	if i := match.Op(x, ir.Shl); i != nil && !div && i.Operand(0) == y && i.HasFlag(flag) {
		return ir.NewZero(x.Type())
	}
	switch {
	case op == ir.SDiv && negates(x, y, true):
		return ir.NewAllOnes(x.Type())
	case op == ir.SRem && negates(x, y, false):
		return ir.NewZero(x.Type())
	}
	return nil
}

// negates reports whether one of two values is the other negated, or they are a - b and b - a; with
// nsw, without a wrap.
func negates(x, y ir.Value, nsw bool) bool {
	a, b := match.Op(x, ir.Sub), match.Op(y, ir.Sub)
	neg := func(i *ir.Instr, of ir.Value) bool {
		return i != nil && match.Zero(i.Operand(0)) && i.Operand(1) == of && (!nsw || i.HasFlag(ir.NSW))
	}
	if neg(a, y) || neg(b, x) {
		return true
	}
	return a != nil && b != nil && a.Operand(0) == b.Operand(1) && a.Operand(1) == b.Operand(0) && (!nsw || a.HasFlag(ir.NSW) && b.HasFlag(ir.NSW))
}

// someLaneZero reports whether a lane of a constant vector is zero, undef or poison.
func someLaneZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.VectorConst || k.Type().Scalable {
		return false
	}
	for n := range k.Type().Len {
		if e := k.Elem(n); match.Zero(e) || match.Undef(e) || match.Poison(e) {
			return true
		}
	}
	return false
}

// extendsBool reports whether v is a zext or sext of an i1.
func extendsBool(v ir.Value, op ir.Op) bool {
	i := match.Op(v, op)
	return i != nil && i.Operand(0).Type().Scalar().IsInt(1)
}

// truly reports whether a compare surely holds.
func (q *Query) truly(p ir.Pred, x, y ir.Value) bool {
	k := ir.AsInt(q.ICmp(p, x, y))
	return k != nil && !k.IsZero()
}

// smaller reports whether x is surely nearer to 0 than y, one of them being a constant.
func (q *Query) smaller(x, y ir.Value) bool {
	if c := ir.AsInt(x); c != nil && c.BigSigned().Sign() != 0 { // |x| < |y|: y is beyond x on either side
		lo, hi, ok := around(c, x.Type())
		return ok && (q.truly(ir.SLT, y, lo) || q.truly(ir.SGT, y, hi))
	}
	if c := ir.AsInt(y); c != nil {
		lo, hi, ok := around(c, x.Type())
		return ok && q.truly(ir.SGT, x, lo) && q.truly(ir.SLT, x, hi)
	}
	return false
}

// around returns -|c| and |c|, if the type holds both.
func around(c *ir.Const, ty *ir.Type) (lo, hi *ir.Const, ok bool) {
	n := c.BigSigned()
	n.Abs(n)
	if n.BitLen() >= c.Type().Bits {
		return nil, nil, false
	}
	return ir.NewBigInt(ty, new(big.Int).Neg(n)), ir.NewBigInt(ty, n), true
}

// less reports whether the dividend is surely less than the divisor, both constants or results of
// an operation with a constant.
func (q *Query) less(op ir.Op, x, y ir.Value) bool {
	if x.Type().IsVector() || !ir.IsConst(x) && !ir.IsConst(y) {
		return false
	}
	signed := op == ir.SDiv || op == ir.SRem
	a, ok1 := q.RangeOf(x, signed)
	b, ok2 := q.RangeOf(y, signed)
	if !ok1 || !ok2 {
		return false
	}
	if signed {
		a, b = a.Abs(false), b.Abs(false)
	}
	return a.UMax().ULT(b.UMin())
}
