package instcombine

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Compares of operations that do not change the order of numbers, or only their sign. Zeros of both
// signs compare equal, so a compare with zero asks for a sign or for NaN only.

// fcmpRules are tried in this order.
func (ic *combiner) fcmpRules() []rule {
	return []rule{ic.fcmpNaNTest, ic.fcmpDifference, ic.fcmpNegatedSelf, ic.fcmpPlusZero, ic.fcmpCanonical, ic.fcmpReciprocal, ic.fcmpRoot, ic.fcmpChosenSign,
		ic.fcmpSignOf, ic.fcmpBits}
}

// isAnyZero reports whether v is zero of either sign in every lane that is not poison.
func isAnyZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	c := valuetracking.FpOfConst(k)
	return isZero(v) || floatIs(v, 0, true) || c.May != 0 && c.Never(^valuetracking.FPZero)
}

// flushes reports whether operations on a type may read or give zero for subnormal numbers.
func (ic *combiner) flushes(ty *ir.Type) bool {
	return analysis.DenormalModeOf(ic.f, ty) != analysis.DenormalMode{}
}

// fcmpLike is a compare with the flags of i.
func fcmpLike(i *ir.Instr, p ir.Pred, x, y ir.Value) *ir.Instr {
	r := newCmp(p, x, y)
	r.Flags = i.Flags & ir.FastMath
	return r
}

// fcmpNaNTest: what is never NaN does not matter to a test for NaN: x ord 1.0 is x ord 0.
func (ic *combiner) fcmpNaNTest(i *ir.Instr) *ir.Instr {
	if i.Pred != ir.FORD && i.Pred != ir.FUNO {
		return nil
	}
	for n := 1; n >= 0; n-- {
		v := i.Operand(n)
		if isZero(v) || isZero(i.Operand(1-n)) && n == 0 || !ic.q.NeverNaN(v) {
			continue
		}
		return ic.setOperand(i, n, ir.NewZero(v.Type()))
	}
	return nil
}

// fcmpNegatedSelf: -x < x is x > 0.
func (ic *combiner) fcmpNegatedSelf(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if n := opOf(x, ir.FNeg); n != nil && n.Operand(0) == y {
		return fcmpLike(i, i.Pred.Swapped(), y, ir.NewZero(y.Type()))
	}
	if n := opOf(y, ir.FNeg); n != nil && n.Operand(0) == x {
		return fcmpLike(i, i.Pred, x, ir.NewZero(x.Type()))
	}
	return nil
}

// fcmpPlusZero: x + 0 compares like x.
func (ic *combiner) fcmpPlusZero(i *ir.Instr) *ir.Instr {
	if ic.flushes(i.Operand(0).Type()) {
		return nil
	}
	for n := range 2 {
		if a := opOf(i.Operand(n), ir.FAdd); a != nil && isAnyZero(a.Operand(1)) {
			return ic.setOperand(i, n, a.Operand(0))
		}
	}
	return nil
}

// fcmpCanonical: canonical numbers compare like the numbers, where subnormal ones are not flushed,
// or the compare flushes them too.
func (ic *combiner) fcmpCanonical(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	mode := analysis.DenormalModeOf(ic.f, x.Type())
	if mode.Out != analysis.KeepDenormals && (mode.In == analysis.KeepDenormals || mode.In == analysis.DynamicDenormals) {
		return nil
	}
	a, b := intrinsicOf(x, "llvm.canonicalize"), intrinsicOf(y, "llvm.canonicalize")
	switch {
	case a != nil && a.Arg(0) == y:
		return fcmpLike(i, i.Pred, y, y)
	case b != nil && b.Arg(0) == x:
		return fcmpLike(i, i.Pred, x, x)
	case a != nil && b != nil:
		return fcmpLike(i, i.Pred, a.Arg(0), b.Arg(0))
	}
	return nil
}

// fcmpReciprocal: c / x < 0 is x < 0 for c > 0 and x > 0 for c < 0, where infinity is excluded, so
// that x is no zero. With |c| >= 1 the quotient is not rounded to zero.
func (ic *combiner) fcmpReciprocal(i *ir.Instr) *ir.Instr {
	d := opOf(i.Operand(0), ir.FDiv)
	if d == nil || !isAnyZero(i.Operand(1)) || d.Flags&i.Flags&ir.FNInf == 0 || ic.flushes(d.Type()) {
		return nil
	}
	k, ok := d.Operand(0).(*ir.Const)
	if ok && k.Type().IsVector() {
		k = k.Splat()
	}
	if !ok || k == nil || k.Kind != ir.FloatConst {
		return nil
	}
	c, ok := k.Float64()
	if _, isIEEE := mantissas[k.Type().Kind]; !ok || !isIEEE || !(math.Abs(c) >= 1) || math.IsInf(c, 0) {
		return nil
	}
	p := i.Pred
	switch p {
	case ir.FOLT, ir.FOLE, ir.FOGT, ir.FOGE:
	default:
		return nil
	}
	if c < 0 {
		p = p.Swapped()
	}
	return fcmpLike(i, p, d.Operand(1), i.Operand(1))
}

// rootPreds say what of x a compare of its square root with zero asks: the root of a number below
// zero is NaN.
var rootPreds = map[ir.Pred]ir.Pred{ir.FULT: ir.FULT, ir.FULE: ir.FULE, ir.FOGT: ir.FOGT, ir.FOGE: ir.FOGE, ir.FOEQ: ir.FOEQ, ir.FUNE: ir.FUNE,
	ir.FOLE: ir.FOEQ, ir.FUEQ: ir.FULE, ir.FONE: ir.FOGT, ir.FUGT: ir.FUNE, ir.FORD: ir.FOGE, ir.FUNO: ir.FULT}

// fcmpRoot compares a square root with zero as its operand.
func (ic *combiner) fcmpRoot(i *ir.Instr) *ir.Instr {
	s := intrinsicOf(i.Operand(0), "llvm.sqrt")
	if s == nil || !isAnyZero(i.Operand(1)) || ic.flushes(s.Type()) {
		return nil
	}
	p, ok := rootPreds[i.Pred]
	if !ok {
		return nil
	}
	r := newCmp(p, s.Arg(0), ir.NewZero(s.Type()))
	r.Flags = i.Flags & ir.FastMath &^ (ir.FNNan | ir.FNInf) // of x less is promised than of its root
	if s.HasFlag(ir.FNNan) {
		r.Flags |= i.Flags & ir.FNNan
	}
	if s.HasFlag(ir.FNInf) {
		r.Flags |= i.Flags & ir.FNInf
	}
	return r
}

// fcmpChosenSign: a select between x and -x is zero, or NaN, where x is.
func (ic *combiner) fcmpChosenSign(i *ir.Instr) *ir.Instr {
	s := opOf(i.Operand(0), ir.Select)
	if s == nil || !isAnyZero(i.Operand(1)) {
		return nil
	}
	switch i.Pred {
	case ir.FOEQ, ir.FUEQ, ir.FONE, ir.FUNE, ir.FORD, ir.FUNO:
	default:
		return nil
	}
	x, y := s.Operand(1), s.Operand(2)
	if n := opOf(x, ir.FNeg); n != nil && n.Operand(0) == y {
		return ic.setOperand(i, 0, y)
	}
	if n := opOf(y, ir.FNeg); n != nil && n.Operand(0) == x {
		return ic.setOperand(i, 0, x)
	}
	return nil
}

// fcmpSignOf: copysign(c, x) < 0, for c that is not zero, asks for the sign bit of x.
func (ic *combiner) fcmpSignOf(i *ir.Instr) *ir.Instr {
	c := intrinsicOf(i.Operand(0), "llvm.copysign")
	if c == nil || !oneUse(c) || !isAnyZero(i.Operand(1)) || i.Pred != ir.FOLT {
		return nil
	}
	k, ok := c.Arg(0).(*ir.Const)
	if !ok || !valuetracking.IsNormal(k) || !ic.castableBits(c.Type()) {
		return nil
	}
	bits := ic.b.cast(ir.BitCast, c.Arg(1), ic.bitsType(c.Type()), "")
	return newCmp(ir.SLT, bits, ir.NewZero(bits.Type()))
}

// fcmpDifference: x - y compares with zero as x compares with y. The difference of two infinities
// of one sign is NaN, though they are equal: the compares that are true for equal numbers but not
// for NaN, or the reverse, need one of them finite, or a difference that is no NaN. What ninf
// promises of the difference is not promised of the operands.
func (ic *combiner) fcmpDifference(i *ir.Instr) *ir.Instr {
	d := onceOf(i.Operand(0), ir.FSub)
	if d == nil || !isAnyZero(i.Operand(1)) || ic.flushes(d.Type()) {
		return nil
	}
	x, y := d.Operand(0), d.Operand(1)
	switch i.Pred {
	case ir.FUGT, ir.FULT, ir.FUNE, ir.FOEQ, ir.FOGE, ir.FOLE:
		if !d.HasFlag(ir.FNInf) && !d.HasFlag(ir.FNNan) && !ic.q.FpClass(x, 0).Never(valuetracking.FPInf) && !ic.q.FpClass(y, 0).Never(valuetracking.FPInf) {
			return nil
		}
	case ir.FOGT, ir.FOLT, ir.FONE, ir.FUEQ, ir.FUGE, ir.FULE:
	default:
		return nil
	}
	if !d.HasFlag(ir.FNInf) && !d.HasFlag(ir.FNNan) && !i.HasFlag(ir.FNNan) {
		i.Flags &^= ir.FNInf
	}
	ic.setOperand(i, 0, x)
	return ic.setOperand(i, 1, y)
}

// castableBits reports whether a floating-point type's sign is the top bit of an integer as wide.
func (ic *combiner) castableBits(ty *ir.Type) bool {
	s := ty.Scalar()
	return s == ic.ctx.Half || s == ic.ctx.BFloat || s == ic.ctx.Float || s == ic.ctx.Double
}

// bitsType is the integer type, or vector, as wide as a floating-point one.
func (ic *combiner) bitsType(ty *ir.Type) *ir.Type {
	return ty.WithScalar(ic.ctx.Int(ty.Scalar().FloatBits()))
}

// fcmpBits: bits, read as a number, equal zero if they are zero but for the sign bit.
func (ic *combiner) fcmpBits(i *ir.Instr) *ir.Instr {
	b := onceOf(i.Operand(0), ir.BitCast)
	if b == nil || !isAnyZero(i.Operand(1)) || ic.flushes(b.Type()) || !ic.castableBits(b.Type()) {
		return nil
	}
	p, ok := map[ir.Pred]ir.Pred{ir.FOEQ: ir.EQ, ir.FUNE: ir.NE}[i.Pred]
	x := b.Operand(0)
	if !ok || x.Type() != ic.bitsType(b.Type()) {
		return nil
	}
	w := width(x.Type())
	magnitude := ic.b.and(x, ir.NewInt(x.Type(), maskOf(w)>>1), "")
	return newCmp(p, magnitude, ir.NewZero(x.Type()))
}

// fcmpBeyondFormat compares an extended number with a constant that the narrow format has not: they
// are never equal.
func (ic *combiner) fcmpBeyondFormat(i, x *ir.Instr, k *ir.Const) *ir.Instr {
	from := x.Operand(0).Type()
	short, _ := constfold.Cast(ir.FPTrunc, k, from, ic.dl).(*ir.Const)
	if k.Type().IsVector() && k.Splat() == nil || short == nil || constfold.Cast(ir.FPExt, short, k.Type(), ic.dl) == ir.Value(k) ||
		!valuetracking.FpOfConst(k).Never(valuetracking.FPNaN|valuetracking.FPInf|valuetracking.FPZero) {
		return nil
	}
	switch i.Pred {
	case ir.FOEQ:
		return ic.use(i, truth(i.Type(), false))
	case ir.FUNE:
		return ic.use(i, truth(i.Type(), true))
	case ir.FONE:
		return fcmpLike(i, ir.FORD, x.Operand(0), ir.NewZero(from))
	case ir.FUEQ:
		return fcmpLike(i, ir.FUNO, x.Operand(0), ir.NewZero(from))
	}
	return nil
}

// nansThroughLogic: (x ord 0) & (z & (y ord 0)) is (x ord y) & z, and the like for uno and |
// (LLVM's reassociateFCmps).
func (ic *combiner) nansThroughLogic(i *ir.Instr) *ir.Instr {
	want := map[ir.Op]ir.Pred{ir.And: ir.FORD, ir.Or: ir.FUNO}[i.Op()]
	test := func(v ir.Value) *ir.Instr {
		c := opOf(v, ir.FCmp)
		if c == nil || c.Pred != want || !isZero(c.Operand(1)) {
			return nil
		}
		return c
	}
	for n := range 2 {
		c, inner := test(i.Operand(n)), opOf(i.Operand(1-n), i.Op())
		if c == nil || inner == nil {
			continue
		}
		for m := range 2 {
			d := test(inner.Operand(m))
			if d == nil || d.Operand(0).Type() != c.Operand(0).Type() {
				continue
			}
			both := newCmp(want, c.Operand(0), d.Operand(0))
			both.Flags = c.Flags & d.Flags & ir.FastMath
			return newBinary(i.Op(), ic.b.insert(both, ""), inner.Operand(1-m), 0)
		}
	}
	return nil
}

// icmpOfConvertedBits: the bits of a converted integer are 0, negative or positive where the
// integer is.
//
//	sitofp: == 0, != 0, < 0, > 0, < 1, > -1      uitofp: == 0, != 0
func (ic *combiner) icmpOfConvertedBits(i *ir.Instr) *ir.Instr {
	b := opOf(i.Operand(0), ir.BitCast)
	if b == nil || !isOp(b.Operand(0), ir.SIToFP, ir.UIToFP) || !ic.castableBits(b.Operand(0).Type()) || b.Type() != ic.bitsType(b.Operand(0).Type()) {
		return nil
	}
	from := b.Operand(0).(*ir.Instr)
	x, y := from.Operand(0), i.Operand(1)
	zero, p := match.Zero(y), i.Pred
	switch {
	case zero && p.IsEquality():
		return newCmp(p, x, ir.NewZero(x.Type()))
	case from.Op() == ir.UIToFP:
		return nil
	case zero && (p == ir.SLT || p == ir.SGT):
		return newCmp(p, x, ir.NewZero(x.Type()))
	case match.One(y) && p == ir.SLT:
		return newCmp(p, x, ir.NewInt(x.Type(), 1))
	case match.AllOnes(y) && p == ir.SGT:
		return newCmp(p, x, ir.NewAllOnes(x.Type()))
	}
	return nil
}
