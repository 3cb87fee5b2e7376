package instcombine

import (
	"math"
	"math/bits"

	"opt-go/frontend/ir"
)

// Arithmetic of converted integers: where neither conversion rounds and the integer operation does
// not overflow, it can be done on integers, and its result converted, with the rounding that the
// floating-point operation would have (LLVM's foldFBinOpOfIntCasts). Zeros keep their sign: a
// product of 0 with a negative number would be -0.

// intFactor is an operand of such an operation: an integer, and between which numbers it lies.
type intFactor struct {
	v      ir.Value
	lo, hi int64
}

// floatOfInts does a sum, difference or product of converted integers on the integers.
func (ic *combiner) floatOfInts(i *ir.Instr) *ir.Instr {
	op, ok := map[ir.Op]ir.Op{ir.FAdd: ir.Add, ir.FSub: ir.Sub, ir.FMul: ir.Mul}[i.Op()]
	if !ok || ic.f.Attrs.Fn.Has("strictfp") {
		return nil
	}
	x, y := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	var ty *ir.Type
	switch {
	case x != nil && isOp(x, ir.SIToFP, ir.UIToFP):
		ty = x.Operand(0).Type()
	case y != nil && isOp(y, ir.SIToFP, ir.UIToFP):
		ty = y.Operand(0).Type()
	default:
		return nil
	}
	if width(ty) > 63 || mantissas[i.Type().Scalar().Kind] == 0 {
		return nil
	}
	for _, signed := range []bool{false, true} {
		a, ok1 := ic.intFactorOf(i.Operand(0), ty, signed)
		b, ok2 := ic.intFactorOf(i.Operand(1), ty, signed)
		if !ok1 || !ok2 || !fitsOperation(op, a, b, width(ty), signed) {
			continue
		}
		if op == ir.Mul && !(a.lo >= 0 && b.lo >= 0) && !(ic.q.NonZero(a.v) && ic.q.NonZero(b.v)) {
			continue
		}
		flag, convert := ir.NUW, ir.UIToFP
		if signed {
			flag, convert = ir.NSW, ir.SIToFP
		}
		return newCast(convert, ic.b.binary(op, a.v, b.v, flag, ""), i.Type())
	}
	return nil
}

// intFactorOf returns the integer that v is converted from, exactly, read with or without a sign.
func (ic *combiner) intFactorOf(v ir.Value, ty *ir.Type, signed bool) (f intFactor, ok bool) {
	w := width(ty)
	if k, isConst := v.(*ir.Const); isConst {
		if k.Type().IsVector() {
			if k = k.Splat(); k == nil {
				return f, false
			}
		}
		n, isFloat := k.Float64()
		lo, hi := 0.0, math.Ldexp(1, w)
		if signed {
			lo, hi = -math.Ldexp(1, w-1), math.Ldexp(1, w-1)
		}
		if k.Kind != ir.FloatConst || !isFloat || n != math.Trunc(n) || n < lo || n >= hi || n == 0 && math.Signbit(n) {
			return f, false
		}
		return intFactor{ir.NewSigned(ty, int64(n)), int64(n), int64(n)}, true
	}
	c := asInstr(v)
	if c == nil || !isOp(c, ir.SIToFP, ir.UIToFP) || c.Operand(0).Type() != ty || !oneUse(c) {
		return f, false
	}
	x := c.Operand(0)
	least, most := ic.q.SignedRange(x)
	if c.Op() == ir.SIToFP != signed && least < 0 { // the other conversion is the same only for what is not negative
		return f, false
	}
	f = intFactor{x, least, most}
	if !signed {
		lo, hi := ic.q.UnsignedRange(x)
		f.lo, f.hi = int64(lo), int64(hi)
	}
	digits := max(bits.Len64(uint64(max(f.hi, -f.hi))), bits.Len64(uint64(max(f.lo, -f.lo))))
	return f, digits <= mantissas[v.Type().Scalar().Kind] && digits <= largestExponent(v.Type())
}

// largestExponent is the largest exponent of a format, as far as it matters for 64 bits.
func largestExponent(ty *ir.Type) int {
	if ty.Scalar().Kind == ir.HalfKind {
		return 15
	}
	return 64
}

// fitsOperation reports whether an operation on all numbers of two intervals fits w bits.
func fitsOperation(op ir.Op, a, b intFactor, w int, signed bool) bool {
	if w > 31 && op == ir.Mul { // the products of the ends are computed in 64 bits
		limit := int64(1) << 31
		if a.lo < -limit || a.hi > limit || b.lo < -limit || b.hi > limit {
			return false
		}
	}
	lo, hi := int64(0), int64(0)
	switch op {
	case ir.Add:
		lo, hi = a.lo+b.lo, a.hi+b.hi
	case ir.Sub:
		lo, hi = a.lo-b.hi, a.hi-b.lo
	default:
		p := []int64{a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi}
		lo, hi = min(p[0], p[1], p[2], p[3]), max(p[0], p[1], p[2], p[3])
	}
	least, most := int64(0), int64(1)<<uint(w)-1
	if signed {
		least, most = -(int64(1) << uint(w-1)), int64(1)<<uint(w-1)-1
	}
	return lo >= least && hi <= most
}
