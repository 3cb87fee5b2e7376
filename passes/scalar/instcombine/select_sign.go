package instcombine

import "opt-go/frontend/ir"

// selectOfSignBit: x of its own sign bit ? -x : x is |x|, and with the arms swapped -|x|; exactly,
// as no operation rounds or makes NaN quiet.
func (ic *combiner) selectOfSignBit(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || !i.Type().Scalar().IsFloat() {
		return nil
	}
	b := opOf(c.Operand(0), ir.BitCast)
	if b == nil || !ic.castableBits(i.Type()) || b.Type() != ic.bitsType(i.Type()) {
		return nil
	}
	x, negative := b.Operand(0), false
	switch {
	case c.Pred == ir.SLT && isZero(c.Operand(1)):
		negative = true
	case c.Pred == ir.SGT && isAllOnes(c.Operand(1)):
	default:
		return nil
	}
	t, f := i.Operand(1), i.Operand(2)
	if !negative { // t is chosen where the sign bit is set
		t, f = f, t
	}
	flags := i.Flags & ir.FastMath
	inverted := f != x
	if inverted {
		t, f = f, t
	}
	if n := opOf(t, ir.FNeg); n == nil || n.Operand(0) != x || f != x {
		return nil
	}
	abs := ic.newIntrinsic("llvm.fabs", i.Type(), x)
	abs.Flags = flags
	v := ic.b.insert(abs, "")
	if !inverted {
		return ic.use(i, v)
	}
	neg := ir.NewInstr(ir.FNeg, i.Type(), v)
	neg.Flags = flags
	return neg
}
