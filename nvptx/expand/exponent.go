package expand

import (
	"math/big"

	"opt-go/frontend/ir"
)

// format is a binary format of IEEE 754's kind: a sign, an exponent with a bias, and the fraction.
type format struct {
	t        *ir.Type // the scalar type
	bits     int
	fraction int // bits of the fraction field
	bias     int
}

// formatOf is the format of a type or of its elements; ok is false where the rules here do not
// apply: to the 80-bit and 128-bit formats, which the selector refuses.
func formatOf(t *ir.Type) (f format, ok bool) {
	t = t.Scalar()
	switch t.Kind {
	case ir.HalfKind:
		return format{t, 16, 10, 15}, true
	case ir.BFloatKind:
		return format{t, 16, 7, 127}, true
	case ir.FloatKind:
		return format{t, 32, 23, 127}, true
	case ir.DoubleKind:
		return format{t, 64, 52, 1023}, true
	}
	return format{}, false
}

// integer is the type that carries the bits of t.
func (f format) integer(t *ir.Type) *ir.Type { return t.WithScalar(t.Context().Int(f.bits)) }

// infinityBits are the bits of +∞, which are those of the exponent field.
func (f format) infinityBits() uint64 { return (uint64(1)<<(f.bits-1-f.fraction) - 1) << f.fraction }

func (f format) signBit() uint64 { return 1 << (f.bits - 1) }

func infinity(t *ir.Type, negative bool) *ir.Const {
	f, ok := formatOf(t)
	if !ok {
		return ir.NewPoison(t)
	}
	b := f.infinityBits()
	if negative {
		b |= f.signBit()
	}
	return ir.NewFloatBits(t, b, 0)
}

func quietNaN(t *ir.Type) *ir.Const {
	f, ok := formatOf(t)
	if !ok {
		return ir.NewPoison(t)
	}
	return ir.NewFloatBits(t, f.infinityBits()|1<<(f.fraction-1), 0)
}

func negativeZero(t *ir.Type) *ir.Const {
	f, ok := formatOf(t)
	if !ok {
		return ir.NewPoison(t)
	}
	return ir.NewFloatBits(t, f.signBit(), 0)
}

// signedEdge is the least or the greatest signed integer.
func signedEdge(t *ir.Type, least bool) *ir.Const {
	high := powerMinus(t.Bits-1, 1)
	if least {
		high = new(big.Int).Not(high)
	}
	return ir.NewBigInt(t, high)
}

func exponentRules() map[string]rule {
	return map[string]rule{"frexp": frexp, "ldexp": ldexp, "modf": modf, "sincos": sinCos, "powi": powerInt}
}

// frexp splits |x| = m · 2^e with 1/2 ≤ m < 1. It works on the bits, so that flushing of
// denormals does not matter:
//
//	normal       e = exponent field - (bias - 1), fraction as it is
//	subnormal    the leading one is moved to where the implicit one would be
//	0, ∞, NaN    x itself and 0
func frexp(x *site) ir.Value {
	v := x.i.Arg(0)
	f, _ := formatOf(v.Type())
	t := f.integer(v.Type())
	k := func(n uint64) *ir.Const { return ir.NewInt(t, n) }
	u := x.Cast(ir.BitCast, v, t, "")
	abs := x.op(ir.And, u, k(f.signBit()-1))
	sub := x.ICmp(ir.ULT, abs, k(1<<f.fraction), "")
	lead := x.intrinsic("ctlz", t, abs, x.Ctx().NewBool(false))
	shift := x.Select(sub, x.op(ir.Sub, lead, k(uint64(f.bits-1-f.fraction))), k(0), "")
	by := x.op(ir.And, shift, k(uint64(f.bits-1))) // the shift of zero is too far
	mantissa := x.op(ir.And, x.op(ir.Shl, abs, by), k(1<<f.fraction-1))
	field := x.Select(sub, x.op(ir.Sub, k(1), by), x.op(ir.LShr, abs, k(uint64(f.fraction))), "")
	e := x.op(ir.Sub, field, k(uint64(f.bias-1)))
	special := x.ICmp(ir.UGE, x.op(ir.Sub, abs, k(1)), k(f.infinityBits()-1), "") // zero wraps around
	sign := x.op(ir.And, u, k(f.signBit()))
	m := x.op(ir.Or, x.op(ir.Or, sign, mantissa), k(uint64(f.bias-1)<<f.fraction))
	part := x.Select(special, v, x.Cast(ir.BitCast, m, v.Type(), ""), "")
	e = x.Select(special, k(0), e, "")
	return x.tuple(x.i.Type(), part, x.resizeSigned(e, x.i.Type().Fields[1]))
}

// resizeSigned truncates or sign-extends.
func (x *site) resizeSigned(v ir.Value, t *ir.Type) ir.Value {
	if v.Type().Scalar().Bits < t.Scalar().Bits {
		return x.Cast(ir.SExt, v, t, "")
	}
	return x.resizeInt(v, t)
}

// ldexp multiplies by 2^n, in steps as far as 2^n is not a number of the format. A step downwards
// leaves room for the fraction, so that no intermediate result is subnormal unless the final one is
// zero; thus only one multiplication rounds.
func ldexp(x *site) ir.Value {
	v, n := x.i.Arg(0), x.exponent(x.i.Arg(1))
	f, _ := formatOf(v.Type())
	if f.bits == 16 { // single precision holds all products of halves but those that round to zero
		single := v.Type().WithScalar(x.Ctx().Float)
		return x.Cast(ir.FPTrunc, x.scaled(x.Cast(ir.FPExt, v, single, ""), n), v.Type(), "")
	}
	return x.scaled(v, n)
}

// scaled multiplies a float or double by 2^n; n is an i32.
func (x *site) scaled(v, n ir.Value) ir.Value {
	f, _ := formatOf(v.Type())
	k := func(n int) *ir.Const { return ir.NewSigned(x.i.Arg(0).Type().WithScalar(x.Ctx().I32), int64(n)) }
	high, low, precision := f.bias, 1-f.bias, f.fraction+1
	step := func(limit, by int, up bool) {
		past := x.ICmp(map[bool]ir.Pred{true: ir.SGT, false: ir.SLT}[up], n, k(limit), "")
		v = x.Select(past, x.op(ir.FMul, v, splatOf(v.Type(), f.power(by))), v, "")
		n = x.Select(past, x.op(ir.Sub, n, k(by)), n, "")
	}
	n = x.intrinsic("smin", n.Type(), n, k(3*high))
	n = x.intrinsic("smax", n.Type(), n, k(3*low+2*precision))
	step(high, high, true)
	step(high, high, true)
	step(low, low+precision, false)
	step(low, low+precision, false)
	t := f.integer(v.Type())
	field := x.op(ir.Shl, x.resizeSigned(x.op(ir.Add, n, k(f.bias)), t), ir.NewInt(t, uint64(f.fraction)))
	return x.op(ir.FMul, v, x.Cast(ir.BitCast, field, v.Type(), ""))
}

// power is 2^n, a normal number.
func (f format) power(n int) *ir.Const {
	return ir.NewFloatBits(f.t, uint64(n+f.bias)<<f.fraction, 0)
}

// exponent brings the second argument of ldexp into the width of 32 bits.
func (x *site) exponent(n ir.Value) ir.Value {
	t := n.Type().WithScalar(x.Ctx().I32)
	if n.Type().Scalar().Bits > 32 {
		const far = 1 << 20 // beyond what any format's exponents can make up for
		n = x.intrinsic("smin", n.Type(), n, ir.NewSigned(n.Type(), far))
		n = x.intrinsic("smax", n.Type(), n, ir.NewSigned(n.Type(), -far))
	}
	return x.resizeSigned(n, t)
}

// modf gives the fraction, with the sign of the argument, and the integral part.
func modf(x *site) ir.Value {
	v := x.i.Arg(0)
	t := v.Type()
	whole := x.intrinsic("trunc", t, v)
	infinite := x.FCmp(ir.FOEQ, x.intrinsic("fabs", t, v), splatOf(t, infinity(t.Scalar(), false)), "")
	part := x.Select(infinite, ir.NewZero(t), x.op(ir.FSub, v, whole), "")
	return x.tuple(x.i.Type(), x.intrinsic("copysign", t, part, v), whole)
}

// splatOf is a constant of a type or of all its lanes.
func splatOf(t *ir.Type, k *ir.Const) *ir.Const {
	if t.IsVector() {
		return ir.NewSplat(t, k)
	}
	return k
}

func sinCos(x *site) ir.Value {
	v := x.i.Arg(0)
	return x.tuple(x.i.Type(), x.intrinsic("sin", v.Type(), v), x.intrinsic("cos", v.Type(), v))
}

// powerInt raises to a constant power by squaring; a negative power is the reciprocal of the
// positive one.
func powerInt(x *site) ir.Value {
	n, _ := ir.AsInt(x.i.Arg(1)).Int64()
	square, one := x.i.Arg(0), ir.Value(ir.NewFloat(x.i.Type(), 1))
	var r ir.Value
	for left := max(n, -n); left > 0; left >>= 1 {
		switch {
		case left&1 != 0 && r == nil:
			r = square
		case left&1 != 0:
			r = x.op(ir.FMul, r, square)
		}
		if left > 1 {
			square = x.op(ir.FMul, square, square)
		}
	}
	switch {
	case n == 0:
		return one
	case n < 0:
		return x.op(ir.FDiv, one, r)
	}
	return r
}
