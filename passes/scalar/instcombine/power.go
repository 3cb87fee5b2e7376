package instcombine

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Powers (LLVM's optimizePow): of constant bases as exponentials, with constant exponents as
// products, roots and integer powers. A call that may set errno becomes another call that does; one
// that cannot, the intrinsic.

// visitPow simplifies llvm.pow.
func visitPow(ic *combiner, i *ir.Instr) *ir.Instr {
	if v := ic.power(i); v != nil {
		return ic.use(i, v)
	}
	return nil
}

// powCall is pow of the library.
func powCall(ic *combiner, i *ir.Instr) ir.Value {
	if v := ic.power(i); v != nil {
		return v
	}
	if i.Flags&allFast == allFast && ic.onlyTruncated(i) {
		return ic.inSinglePrecision(i, "powf")
	}
	return nil
}

func (ic *combiner) power(i *ir.Instr) ir.Value {
	x, y, ty, flags := i.Arg(0), i.Arg(1), i.Type(), i.Flags&ir.FastMath
	if floatIs(x, 1, false) {
		return x
	}
	if v := ic.powerOfExp(i); v != nil {
		return v
	}
	if v := ic.powerOfConstant(i); v != nil {
		return v
	}
	switch {
	case floatIs(y, -1, false):
		return ic.b.binary(ir.FDiv, ir.NewFloat(ty, 1), x, flags, "reciprocal")
	case isAnyZero(y) && ir.IsConst(y):
		return ir.NewFloat(ty, 1)
	case floatIs(y, 1, false):
		return x
	case floatIs(y, 2, false):
		return ic.b.binary(ir.FMul, x, x, flags, "square")
	}
	if floatIs(y, 0.5, false) || floatIs(y, -0.5, false) {
		return ic.powerOfHalf(i)
	}
	if flags&ir.FAfn != 0 && !ic.c.Target.NoLibrary { // without a library, powi cannot be lowered
		return ic.powerOfInteger(i)
	}
	return nil
}

// keepTail gives a call that replaces i its kind of tail call.
func keepTail(v ir.Value, i *ir.Instr) ir.Value {
	if c := opOf(v, ir.Call); c != nil {
		c.Flags = c.Flags&^(ir.TailCall|ir.NoTail) | i.Flags&(ir.TailCall|ir.NoTail)
	}
	return v
}

// hasFloat reports whether the library has a function for a type; vectors are taken as long
// doubles, as in LLVM.
func (ic *combiner) hasFloat(base string, ty *ir.Type) bool {
	name := mathName(base, ty)
	if ty.IsVector() {
		name = base + "l"
	}
	return name != "" && library.Has(ic.c.Target, ic.f, name)
}

// powerOfExp: e^x to the power of y is e^(x * y), where all is fast.
func (ic *combiner) powerOfExp(i *ir.Instr) ir.Value {
	e := onceOf(i.Arg(0), ir.Call)
	if e == nil || i.Flags&e.Flags&allFast != allFast || e.IntrinsicID() != "" {
		return nil
	}
	for _, base := range []string{"exp", "exp2"} {
		if ic.mathOf(e, base) == nil {
			continue
		}
		v := ic.math(e, base, base, ic.b.binary(ir.FMul, e.Arg(0), i.Arg(1), allFast, "mul"))
		if v == nil {
			return nil
		}
		v.(*ir.Instr).Flags |= allFast
		ic.setOperand(i, 0, ir.NewPoison(i.Type()))
		ic.erase(e)
		return v
	}
	return nil
}

// intExponent returns the integer that a number was converted from, as the target's int, where it
// fits one.
func (ic *combiner) intExponent(v ir.Value) ir.Value {
	c := asInstr(v)
	if c == nil || !isOp(c, ir.SIToFP, ir.UIToFP) {
		return nil
	}
	from, bits := c.Operand(0).Type(), ic.intBits()
	if w := width(from); w > bits || w == bits && c.Op() == ir.UIToFP {
		return nil
	}
	return ic.b.intCast(c.Operand(0), from.WithScalar(ic.ctx.Int(bits)), c.Op() == ir.SIToFP, "")
}

// intBits is the width of C's int.
func (ic *combiner) intBits() int {
	switch arch, _, _ := strings.Cut(ic.f.Module().Triple, "-"); arch {
	case "msp430", "avr":
		return 16
	}
	return 32
}

// ldexp creates 2 to the power of n for the call i.
func (ic *combiner) ldexp(i *ir.Instr, n func() ir.Value, name string) ir.Value {
	ty, one := i.Type(), ir.NewFloat(i.Type(), 1)
	if pureMath(i) {
		if ic.c.Target.NoLibrary {
			return nil
		}
		exponent := n()
		if exponent == nil {
			return nil
		}
		c := withFlags(ic.newOverloaded("llvm.ldexp", ty, []*ir.Type{ty, exponent.Type()}, one, exponent), i.Flags)
		return keepTail(ic.b.insert(c, name), i)
	}
	if ty.IsVector() || !ic.hasFloat("ldexp", ty) || ic.f.Name() == mathName("ldexp", ty) {
		return nil
	}
	exponent := n()
	if exponent == nil {
		return nil
	}
	v := ic.callLibrary(i, mathName("ldexp", ty), ty, one, exponent)
	if v == nil {
		return nil
	}
	v.(*ir.Instr).SetName("ldexp")
	v.(*ir.Instr).Flags |= i.Flags & ir.FastMath
	return v
}

// powerOfConstant: a constant to the power of y is 2^(log2(constant) * y), exactly for powers of
// two.
func (ic *combiner) powerOfConstant(i *ir.Instr) ir.Value {
	k := floatSplat(i.Arg(0))
	if k == nil {
		return nil
	}
	f, ok := k.Float64()
	y, flags := i.Arg(1), i.Flags&ir.FastMath
	switch {
	case !ok || math.IsInf(f, 0) || f != f || f <= 0:
		return nil
	case f == 2:
		if v := ic.ldexp(i, func() ir.Value { return ic.intExponent(y) }, "exp2"); v != nil {
			return v
		}
	}
	fraction, exponent := math.Frexp(f)
	log := float64(exponent - 1)
	whole := f == math.Trunc(f) || 1/f == math.Trunc(1/f)
	if fraction != 0.5 || !whole || math.Abs(log) >= 63 || !ic.hasFloat("exp2", i.Type()) {
		if f == 10 && strings.Contains(ic.f.Module().Triple, "linux") && ic.hasFloat("exp10", i.Type()) { // only glibc has it
			return ic.math(i, "exp10", "exp10", y)
		}
		if flags&(ir.FAfn|ir.FNNan) != ir.FAfn|ir.FNNan || i.Type() != ic.ctx.Float && i.Type() != ic.ctx.Double {
			return nil
		}
		log = constfold.Log2(f)
	}
	if !pureMath(i) && (!ic.hasFloat("exp2", i.Type()) || ic.f.Name() == mathName("exp2", i.Type())) {
		return nil
	}
	scaled := y
	if log != 1 {
		scaled = ic.b.binary(ir.FMul, y, ic.floatOf(i.Type(), log), flags, "mul")
	}
	return ic.math(i, "exp2", "exp2", scaled)
}

// floatSplat returns the number that a constant is, or the lanes of a vector are; else nil.
func floatSplat(v ir.Value) *ir.Const {
	k, ok := v.(*ir.Const)
	if ok && k.Type().IsVector() {
		k = k.Splat()
	}
	if !ok || k == nil || k.Kind != ir.FloatConst {
		return nil
	}
	return k
}

// powerOfHalf: x to the power of one half is its root, but for -inf, whose power is inf and sets no
// errno, and -0; to that of minus one half, where one more rounding does no harm, the inverse.
func (ic *combiner) powerOfHalf(i *ir.Instr) ir.Value {
	x, ty, flags := i.Arg(0), i.Type(), i.Flags&ir.FastMath
	minus := floatIs(i.Arg(1), -0.5, false)
	if minus && flags&(ir.FAfn|ir.FReassoc) == 0 {
		return nil
	}
	if !pureMath(i) && flags&ir.FNInf == 0 && !ic.q.FpClass(x, 0).Never(valuetracking.FPInf) {
		return nil
	}
	v := ic.math(i, "sqrt", "sqrt", x)
	if v == nil {
		return nil
	}
	root := v.(*ir.Instr)
	if flags&ir.FNSZ == 0 { // of -0 the power is 0, the root -0
		root.Flags &^= ir.TailCall | ir.NoTail
		v = ic.b.insert(ic.flagged(i, "llvm.fabs", v), "abs")
	}
	keepTail(v, i)
	if flags&ir.FNInf == 0 {
		c := withFlags(newCmp(ir.FOEQ, x, ir.NewFloat(ty, math.Inf(-1))), flags)
		s := withFlags(newSelect(ic.b.insert(c, "isinf"), ir.NewFloat(ty, math.Inf(1)), v), flags)
		v = ic.b.insert(s, "")
	}
	if minus {
		v = ic.b.binary(ir.FDiv, ir.NewFloat(ty, 1), v, flags, "reciprocal")
	}
	return v
}

// powerOfInteger: a power with an integer exponent becomes llvm.powi, times a root for one half
// more, where the flags allow different rounding.
func (ic *combiner) powerOfInteger(i *ir.Instr) ir.Value {
	x, flags := i.Arg(0), i.Flags&ir.FastMath
	powi := func(n ir.Value) ir.Value {
		c := withFlags(ic.newOverloaded("llvm.powi", i.Type(), []*ir.Type{i.Type(), n.Type()}, x, n), flags)
		return keepTail(ic.b.insert(c, ""), i)
	}
	if !i.Type().IsVector() {
		if n := ic.intExponent(i.Arg(1)); n != nil {
			return powi(n)
		}
	}
	k := floatSplat(i.Arg(1))
	if k == nil {
		return nil
	}
	f, ok := k.Float64()
	whole := math.Floor(f)
	if !ok || math.Abs(f) >= math.Ldexp(1, ic.intBits()-1) || f != whole && f != whole+0.5 {
		return nil
	}
	var root ir.Value
	if f != whole {
		if root = ic.math(i, "sqrt", "sqrt", x); root == nil {
			return nil
		}
		root.(*ir.Instr).Flags &^= ir.TailCall | ir.NoTail
	}
	v := powi(ir.NewSigned(ic.ctx.Int(ic.intBits()), int64(whole)))
	if root != nil {
		v = ic.b.binary(ir.FMul, v, root, flags, "")
	}
	return v
}

// exp2Call: 2 to the power of an integer is ldexp.
func exp2Call(ic *combiner, i *ir.Instr) ir.Value {
	if v := ic.ldexp(i, func() ir.Value { return ic.intExponent(i.Arg(0)) }, ""); v != nil {
		return v
	}
	if i.Flags&allFast == allFast && ic.onlyTruncated(i) {
		return ic.inSinglePrecision(i, "exp2f")
	}
	return nil
}

// visitExp2 is exp2Call for the intrinsic.
func visitExp2(ic *combiner, i *ir.Instr) *ir.Instr {
	if v := ic.ldexp(i, func() ir.Value { return ic.intExponent(i.Arg(0)) }, ""); v != nil {
		return ic.use(i, v)
	}
	return nil
}
