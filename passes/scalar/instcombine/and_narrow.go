package instcombine

import "opt-go/frontend/ir"

// Ands that clear the bits that another width, or a sum, would have changed.

// logicOfSignBit: (a >> w-1) op zext(compare) is zext(a < 0 op compare).
func (ic *combiner) logicOfSignBit(i *ir.Instr, x, y ir.Value) *ir.Instr {
	s, z := onceOf(x, ir.LShr), onceOf(y, ir.ZExt)
	if s == nil || z == nil || !isNumber(s.Operand(1), uint64(width(i.Type())-1)) || opOf(z.Operand(0), ir.ICmp) == nil {
		return nil
	}
	negative := ic.b.cmp(ir.SLT, s.Operand(0), ir.NewZero(i.Type()), "")
	return newCast(ir.ZExt, ic.b.binary(i.Op(), negative, z.Operand(0), 0, ""), i.Type())
}

// andOfSum: (a + c) & -2^n is (a & -2^n) + c where c has none of the low n bits.
func (ic *combiner) andOfSum(i *ir.Instr) *ir.Instr {
	x := onceOf(i.Operand(0), ir.Add)
	k, ok := word(i.Operand(1))
	if x == nil || !ok || !isPow2(-k&maskOf(width(i.Type()))) {
		return nil
	}
	if c, ok := word(x.Operand(1)); !ok || c&^k != 0 {
		return nil
	}
	return newBinary(ir.Add, ic.b.and(x.Operand(0), i.Operand(1), ""), x.Operand(1), 0)
}

// andOfNarrowSelf: (zext(a) op k) & zext(a) is zext((a op k) & a): the upper bits are cleared.
func (ic *combiner) andOfNarrowSelf(i *ir.Instr) *ir.Instr {
	o, z := onceOfAny(i.Operand(0)), opOf(i.Operand(1), ir.ZExt)
	if o == nil || z == nil || ir.NumUses(z) > 2 || !isOp(o, ir.Add, ir.Mul, ir.LShr, ir.Shl, ir.Sub) {
		return nil
	}
	n := 1 // the operand that is the constant
	if o.Op() == ir.Sub {
		n = 0
	}
	k, a := immediate(o.Operand(n)), z.Operand(0)
	if k == nil || o.Operand(1-n) != ir.Value(z) || !ic.shouldNarrow(i.Type(), a.Type()) {
		return nil
	}
	if o.Op().IsShift() && !below(k, width(a.Type())) {
		return nil
	}
	c := ic.foldTrunc(k, a.Type())
	if c == nil {
		return nil
	}
	v := ic.b.binary(o.Op(), a, c, 0, "")
	if n == 0 {
		v = ic.b.binary(o.Op(), c, a, 0, "")
	}
	return newCast(ir.ZExt, ic.b.and(v, a, ""), i.Type())
}
