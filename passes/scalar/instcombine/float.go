package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// visitFloat canonicalises floating-point arithmetic as far as no flag is needed.
func (ic *combiner) visitFloat(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if i.Op().IsCommutative() && ic.associate(i) {
		return i
	}
	if r := ic.floatIntoArms(i); r != nil {
		return r
	}
	if r := ic.floatOfInts(i); r != nil {
		return r
	}
	fmf := i.Flags & ir.FastMath
	if isOp(i, ir.FAdd, ir.FSub) {
		if r := ic.sumOfNegatedProduct(i); r != nil {
			return r
		}
	}
	if r := ic.floatSigns(i, fmf); r != nil {
		return r
	}
	switch i.Op() {
	case ir.FAdd, ir.FSub:
		if r := ic.selectOperand(i); r != nil {
			return r
		}
		if r := ic.sumReassoc(i); r != nil {
			return r
		}
		if i.Op() == ir.FAdd {
			return ic.productOfExtremes(i)
		}
	case ir.FMul:
		for _, f := range []rule{ic.floatProduct, ic.selectOperand, ic.fmulReassoc, ic.productWithLog} {
			if r := f(i); r != nil {
				return r
			}
		}
	case ir.FDiv:
		if r := ic.floatProduct(i); r != nil {
			return r
		}
		return ic.fdivReassoc(i)
	}
	return nil
}

// floatIntoArms does an operation with a constant on the arms of a select or φ, where they fold.
func (ic *combiner) floatIntoArms(i *ir.Instr) *ir.Instr {
	switch i.Op() {
	case ir.FAdd, ir.FMul:
		return ic.intoSelectOrPhi(i)
	case ir.FSub, ir.FDiv:
		for n := range 2 {
			if s := opOf(i.Operand(n), ir.Select); s != nil && ir.IsConst(i.Operand(1-n)) && (n == 1 || i.Op() == ir.FDiv) {
				return ic.intoSelect(i, s, false)
			}
		}
	}
	return nil
}

// floatSigns moves and drops signs.
func (ic *combiner) floatSigns(i *ir.Instr, fmf ir.Flags) *ir.Instr {
	switch i.Op() {
	case ir.FNeg:
		return ic.fnegSunk(i, fmf)
	case ir.FAdd:
		for n := range 2 { // a + -b = a - b
			if b := opOf(i.Operand(1-n), ir.FNeg); b != nil {
				return newBinary(ir.FSub, i.Operand(n), b.Operand(0), fmf)
			}
		}
	case ir.FSub:
		if r := ic.fsubSigns(i, fmf); r != nil {
			return r
		}
		if b := opOf(i.Operand(1), ir.FNeg); b != nil { // a - -b = a + b
			return newBinary(ir.FAdd, i.Operand(0), b.Operand(0), fmf)
		}
		if c := asInstr(i.Operand(1)); c != nil && isOp(c, ir.FPExt, ir.FPTrunc) && oneUse(c) { // a - ext(-b) = a + ext(b)
			if b := opOf(c.Operand(0), ir.FNeg); b != nil {
				return newBinary(ir.FAdd, i.Operand(0), ic.b.cast(c.Op(), b.Operand(0), i.Type(), ""), fmf)
			}
		}
		if k := immediate(i.Operand(1)); k != nil { // a - k = a + -k
			if n := ic.foldFNeg(k); n != nil {
				return newBinary(ir.FAdd, i.Operand(0), n, fmf)
			}
		}
	case ir.FMul, ir.FDiv:
		if x := intrinsicOf(i.Operand(0), "llvm.fabs"); x != nil && ir.Value(x) == i.Operand(1) { // |a| * |a|, |a| / |a|
			return ic.setBoth(i, x.Arg(0))
		}
		return ic.fmulSigns(i, fmf)
	}
	return nil
}

// fsubSigns: -0 - a is -a, z - (x - y) is z + (y - x), -x - y is -(x + y), the latter but for the
// sign of zero.
func (ic *combiner) fsubSigns(i *ir.Instr, fmf ir.Flags) *ir.Instr {
	x, nsz := i.Operand(0), fmf&ir.FNSZ != 0
	fneg := func(v ir.Value) *ir.Instr {
		n := ir.NewInstr(ir.FNeg, i.Type(), v)
		n.Flags = fmf
		return n
	}
	if floatIs(x, 0, true) || nsz && floatIs(x, 0, false) {
		return fneg(i.Operand(1))
	}
	if d := onceOf(i.Operand(1), ir.FSub); d != nil && (nsz || ic.q.NeverNegativeZero(x)) {
		return newBinary(ir.FAdd, x, ic.b.binary(ir.FSub, d.Operand(1), d.Operand(0), fmf, ""), fmf)
	}
	if n := onceOf(x, ir.FNeg); n != nil && nsz {
		return fneg(ic.b.binary(ir.FAdd, n.Operand(0), i.Operand(1), fmf, ""))
	}
	return nil
}

// setBoth sets both operands to v.
func (ic *combiner) setBoth(i *ir.Instr, v ir.Value) *ir.Instr {
	ic.setOperand(i, 0, v)
	return ic.setOperand(i, 1, v)
}

func (ic *combiner) foldFNeg(k *ir.Const) *ir.Const {
	n := ir.NewInstr(ir.FNeg, k.Type(), k)
	c, _ := ic.q.FoldConst(n).(*ir.Const)
	return c
}

// floatIs reports whether v is the constant want (a splat of it), with the given sign of zero.
func floatIs(v ir.Value, want float64, negative bool) bool {
	k, ok := v.(*ir.Const)
	if ok && k.Type().IsVector() {
		k = k.Splat()
	}
	if ok && k == nil {
		k = match.IgnorePoison(v.(*ir.Const))
	}
	if !ok || k.Kind != ir.FloatConst {
		return false
	}
	f, ok := k.Float64()
	lo, _ := k.FloatBits()
	return ok && f == want && (want != 0 || lo>>uint(k.Type().FloatBits()-1)&1 == 1 == negative)
}

// fmulSigns moves negations out of products and quotients.
func (ic *combiner) fmulSigns(i *ir.Instr, fmf ir.Flags) *ir.Instr {
	a, b := opOf(i.Operand(0), ir.FNeg), opOf(i.Operand(1), ir.FNeg)
	switch {
	case a != nil && b != nil:
		return newBinary(i.Op(), a.Operand(0), b.Operand(0), fmf)
	case a != nil && immediate(i.Operand(1)) != nil: // -a * k = a * -k
		if k := ic.foldFNeg(immediate(i.Operand(1))); k != nil {
			return newBinary(i.Op(), a.Operand(0), k, fmf)
		}
	}
	if k := immediate(i.Operand(0)); k != nil && b != nil && i.Op() == ir.FDiv { // k / -a = -k / a
		if k := ic.foldFNeg(k); k != nil {
			return newBinary(ir.FDiv, k, b.Operand(0), fmf)
		}
	}
	if floatIs(i.Operand(1), -1, false) { // a * -1, a / -1
		n := ir.NewInstr(ir.FNeg, i.Type(), i.Operand(0))
		n.Flags = fmf
		return n
	}
	if k, ok := i.Operand(1).(*ir.Const); ok && i.Op() == ir.FDiv { // by a power of two: times its inverse
		if r := exactInverse(k); r != nil {
			return newBinary(ir.FMul, i.Operand(0), r, fmf)
		}
		if fmf&ir.FARcp != 0 && valuetracking.IsNormal(k) { // by another number: times its rounded inverse, if that is allowed
			if r := fold(ir.FDiv, ir.NewFloat(k.Type(), 1), k); r != nil && valuetracking.IsNormal(r) {
				return newBinary(ir.FMul, i.Operand(0), r, fmf)
			}
		}
	}
	return nil
}

// exactInverse is 1/k where that is exact and normal.
func exactInverse(k *ir.Const) *ir.Const {
	s := k
	if k.Type().Scalable {
		if s = k.Splat(); s == nil || s.Kind != ir.FloatConst {
			return nil
		}
	} else if k.Type().IsVector() {
		if k.Kind != ir.VectorConst {
			return nil
		}
		lanes := make([]ir.Value, k.Type().Len)
		for n := range lanes {
			e, _ := k.Elem(uint64(n)).(*ir.Const)
			if e == nil || e.Kind != ir.FloatConst && e.Kind != ir.PoisonConst {
				return nil
			}
			if e.Kind == ir.FloatConst {
				if e = exactInverse(e); e == nil {
					return nil
				}
			}
			lanes[n] = e
		}
		return ir.NewAggregate(k.Type(), lanes)
	}
	f, ok := s.Float64()
	if !ok || f == 0 {
		return nil
	}
	inv := 1 / f
	lo, _ := s.FloatBits()
	var mantissa uint
	switch s.Type().Kind {
	case ir.FloatKind:
		mantissa = 23
	case ir.DoubleKind:
		mantissa = 52
	default:
		return nil
	}
	r := ir.NewFloat(s.Type(), inv)
	rlo, _ := r.FloatBits()
	exponent := rlo >> mantissa & (1<<(uint(s.Type().FloatBits())-1-mantissa) - 1)
	if lo&(1<<mantissa-1) != 0 || exponent == 0 || exponent == 1<<(uint(s.Type().FloatBits())-1-mantissa)-1 || 1/inv != f {
		return nil
	}
	return ir.NewFloat(k.Type(), inv)
}

// fnegSunk moves a negation into a product or quotient with a constant.
func (ic *combiner) fnegSunk(i *ir.Instr, fmf ir.Flags) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || !oneUse(x) {
		return nil
	}
	switch x.Op() {
	case ir.FMul, ir.FDiv:
		if k := immediate(x.Operand(1)); k != nil {
			if n := ic.foldFNeg(k); n != nil {
				if finiteNonZero(k) == nil {
					fmf = resultFlags(fmf, x)
				}
				return newBinary(x.Op(), x.Operand(0), n, fmf)
			}
		}
	case ir.FAdd:
		if k := immediate(x.Operand(1)); k != nil && fmf&ir.FNSZ != 0 { // -(a + k) = -k - a
			if n := ic.foldFNeg(k); n != nil {
				return newBinary(ir.FSub, n, x.Operand(0), resultFlags(fmf, x))
			}
		}
	case ir.FSub:
		if fmf&ir.FNSZ != 0 || x.HasFlag(ir.FNSZ) { // -(a - b) = b - a
			return newBinary(ir.FSub, x.Operand(1), x.Operand(0), resultFlags(fmf, x))
		}
	}
	return ic.fnegHoisted(i, x)
}

// resultFlags returns the flags for an operation on the operands of x whose result is that of an
// instruction with the flags of, perhaps negated. Those flags constrain the result only: an
// infinite operand may still give a NaN, which ninf does not exclude, or a finite quotient.
func resultFlags(of ir.Flags, x *ir.Instr) ir.Flags {
	if of&ir.FNInf != 0 && !x.HasFlag(ir.FNInf) && (of&ir.FNNan == 0 || x.Op() == ir.FDiv) {
		of &^= ir.FNInf
	}
	return of
}

// visitFCmp orders the operands of floating-point compares and compares without needless negations.
func (ic *combiner) visitFCmp(i *ir.Instr) *ir.Instr {
	changed := false
	if ic.complexity(i.Operand(0)) < ic.complexity(i.Operand(1)) {
		i.SwapOperands(0, 1)
		i.Pred = i.Pred.Swapped()
		changed = true
	}
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.compareOfShuffles(i); r != nil {
		return r
	}
	fmf := i.Flags & ir.FastMath
	x, y := i.Operand(0), i.Operand(1)
	if k, ok := y.(*ir.Const); ok { // compared as the flushed value
		switch r := constfold.ReadsAs(ic.f, k); {
		case r == nil:
			return result(i, changed)
		case r != k:
			return ic.setOperand(i, 1, r)
		}
	}
	if x == y { // only being a number counts
		switch i.Pred {
		case ir.FUNO, ir.FULT, ir.FUGT, ir.FUNE:
			i.Pred = ir.FUNO
			return ic.setOperand(i, 1, ir.NewZero(x.Type()))
		case ir.FORD, ir.FOEQ, ir.FOGE, ir.FOLE:
			i.Pred = ir.FORD
			return ic.setOperand(i, 1, ir.NewZero(x.Type()))
		}
	}
	if p := opOf(x, ir.Phi); p != nil && immediate(y) != nil {
		if r := ic.intoPhi(i, p); r != nil {
			return r
		}
	}
	if !isZero(y) && isAnyZero(y) { // compares treat both zeros as equal
		return ic.setOperand(i, 1, ir.NewZero(y.Type()))
	}
	if a := opOf(x, ir.FNeg); a != nil {
		var k ir.Value
		if b := opOf(y, ir.FNeg); b != nil {
			k = b.Operand(0)
		} else if c := immediate(y); c != nil {
			if f := ic.foldFNeg(c); f != nil {
				k = f
			}
		}
		if k != nil {
			n := newCmp(i.Pred.Swapped(), a.Operand(0), k)
			n.Flags = fmf
			return n
		}
	}
	for _, f := range ic.fcmpRules() {
		if r := f(i); r != nil {
			return r
		}
	}
	if r := ic.fcmpInfinity(i); r != nil {
		return r
	}
	if r := ic.fcmpOfInt(i); r != nil {
		return r
	}
	if r := ic.fcmpZeroAbs(i); r != nil {
		return r
	}
	if r := ic.fcmpOfExtensions(i); r != nil {
		return r
	}
	return result(i, changed)
}
