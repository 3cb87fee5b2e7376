package instcombine

import (
	"math"

	"opt-go/frontend/ir"
)

// Products and quotients whose result is another operation of one operand: a product with zero, one
// or minus one, a quotient by zero, a product of magnitudes. Multiplication and division compute
// sign and magnitude apart, so |x| * |y| is |x * y| to the last bit.

// floatProduct tries the rules for a product or quotient that need no reassociation.
func (ic *combiner) floatProduct(i *ir.Instr) *ir.Instr {
	if r := ic.productOfMagnitudes(i); r != nil {
		return r
	}
	if i.Op() == ir.FDiv {
		return ic.quotientByZero(i)
	}
	for _, f := range []rule{ic.productWithZero, ic.productWithSign, ic.fmulOfBool, ic.productOfExtremes} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// withFlags sets the fast-math flags of a new instruction.
func withFlags(n *ir.Instr, flags ir.Flags) *ir.Instr {
	n.Flags = flags & ir.FastMath
	return n
}

func newFNeg(x ir.Value, flags ir.Flags) *ir.Instr {
	return withFlags(ir.NewInstr(ir.FNeg, x.Type(), x), flags)
}

// productOfMagnitudes: |x| * |y| is |x * y|, likewise for quotients.
func (ic *combiner) productOfMagnitudes(i *ir.Instr) *ir.Instr {
	x, y := intrinsicOf(i.Operand(0), "llvm.fabs"), intrinsicOf(i.Operand(1), "llvm.fabs")
	if x == nil || y == nil || !oneUse(x) && !oneUse(y) {
		return nil
	}
	v := ic.b.binary(i.Op(), x.Arg(0), y.Arg(0), i.Flags, "")
	return withFlags(ic.newIntrinsic("llvm.fabs", i.Type(), v), i.Flags)
}

// productWithZero: where the product is no NaN, x * 0 is zero with the sign of x, x * -0 with that
// of -x. It is NaN for NaN and infinite x only.
func (ic *combiner) productWithZero(i *ir.Instr) *ir.Instr {
	x, zero := i.Operand(0), i.Operand(1)
	negative := floatIs(zero, 0, true)
	if !negative && !floatIs(zero, 0, false) && !isZero(zero) {
		return nil
	}
	if !i.HasFlag(ir.FNNan) && !(i.HasFlag(ir.FNInf) && ic.q.NeverNaN(x)) && !ic.q.NeverNaN(i) {
		return nil
	}
	if negative {
		x = ic.b.insert(newFNeg(x, i.Flags), "")
	}
	return withFlags(ic.newIntrinsic("llvm.copysign", i.Type(), zero, x), i.Flags)
}

// quotientByZero: where the quotient is no NaN, x / 0 is infinite with the sign of x; for a zero of
// any sign, where the sign of zero does not count.
func (ic *combiner) quotientByZero(i *ir.Instr) *ir.Instr {
	zero := i.Operand(1)
	if !i.HasFlag(ir.FNNan) || !ir.IsConst(zero) || !isZero(zero) && !floatIs(zero, 0, false) && !(i.HasFlag(ir.FNSZ) && isAnyZero(zero)) {
		return nil
	}
	return withFlags(ic.newIntrinsic("llvm.copysign", i.Type(), ir.NewFloat(i.Type(), math.Inf(1)), i.Operand(0)), i.Flags)
}

// productWithSign: (c ? 1 : -1) * x is c ? x : -x.
func (ic *combiner) productWithSign(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, x := onceOf(i.Operand(n), ir.Select), i.Operand(1-n)
		if s == nil {
			continue
		}
		switch {
		case floatIs(s.Operand(1), 1, false) && floatIs(s.Operand(2), -1, false):
			return withFlags(newSelect(s.Operand(0), x, ic.b.insert(newFNeg(x, i.Flags), "")), i.Flags)
		case floatIs(s.Operand(1), -1, false) && floatIs(s.Operand(2), 1, false):
			return withFlags(newSelect(s.Operand(0), ic.b.insert(newFNeg(x, i.Flags), ""), x), i.Flags)
		}
	}
	return nil
}

// productOfExtremes: the minimum of two numbers times their maximum is their product, likewise for
// their sum: the two are the numbers themselves, or both NaN. Of a NaN and an infinite number both
// were NaN, so ninf does not carry over without nnan.
func (ic *combiner) productOfExtremes(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		most, least := intrinsicOf(i.Operand(n), "llvm.maximum"), intrinsicOf(i.Operand(1-n), "llvm.minimum")
		if most == nil || least == nil {
			continue
		}
		a, b := most.Arg(0), most.Arg(1)
		if !(least.Arg(0) == a && least.Arg(1) == b) && !(least.Arg(0) == b && least.Arg(1) == a) {
			continue
		}
		flags := i.Flags & ir.FastMath
		if flags&ir.FNNan == 0 {
			flags &^= ir.FNInf
		}
		return newBinary(i.Op(), a, b, flags)
	}
	return nil
}

// selectOperand does a product, sum or difference of a select on its arms, where both simplify: (c
// ? 1 : 0) * x is c ? x : 0, if NaN and the sign of zero do not count. A second select on the same
// condition chooses the same arm.
func (ic *combiner) selectOperand(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s := onceOf(i.Operand(n), ir.Select)
		if s == nil {
			continue
		}
		arms := [2]ir.Value{}
		for k := range arms {
			ops := []ir.Value{i.Operand(0), i.Operand(1)}
			ops[n] = s.Operand(1 + k)
			if o := opOf(ops[1-n], ir.Select); o != nil && o.Operand(0) == s.Operand(0) {
				ops[1-n] = o.Operand(1 + k)
			}
			if arms[k] = ic.q.InstrWith(i, ops); arms[k] == nil {
				break
			}
		}
		if arms[0] != nil && arms[1] != nil {
			return withFlags(newSelect(s.Operand(0), arms[0], arms[1]), i.Flags)
		}
	}
	return nil
}
