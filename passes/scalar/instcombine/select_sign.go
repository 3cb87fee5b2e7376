package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// selectOfSignBit: x of its own sign bit ? -x : x is |x|, and with the arms swapped -|x|; exactly,
// as no operation rounds or makes NaN quiet.
func (ic *combiner) selectOfSignBit(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || !i.Type().Scalar().IsFloat() {
		return nil
	}
	b := opOf(c.Operand(0), ir.BitCast)
	if b == nil || b.Operand(0).Type() != i.Type() || !ic.castableBits(i.Type()) || b.Type() != ic.bitsType(i.Type()) {
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
	if r := ic.selectAsCopySign(i, x, negative); r != nil {
		return r
	}
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

// selectAsCopySign: a constant or its negation, by the sign bit of x, is the constant with the sign
// of x or of -x. Lanes that are poison may be any number. Flags of the select do not speak of x.
func (ic *combiner) selectAsCopySign(i *ir.Instr, x ir.Value, negative bool) *ir.Instr {
	p, q := asConst(i.Operand(1)), asConst(i.Operand(2))
	if p == nil || q == nil || !oneUse(i.Operand(0)) {
		return nil
	}
	p, q = match.IgnorePoison(p), match.IgnorePoison(q)
	if i.Type().IsVector() && p.Type().IsVector() {
		p = p.Splat()
	}
	if i.Type().IsVector() && q != nil && q.Type().IsVector() {
		q = q.Splat()
	}
	if p == nil || q == nil || p.Kind != ir.FloatConst || q.Kind != ir.FloatConst {
		return nil
	}
	if neg := ic.foldFNeg(p); neg != ir.Value(q) {
		return nil
	}
	lo, hi := p.FloatBits()
	n := p.Type().FloatBits()
	sign := lo>>uint(n-1)&1 != 0 // castableBits: no type is wider than 64 bits
	magnitude := ir.NewFloatBits(p.Type(), lo&^(1<<uint(n-1)), hi)
	if negative != sign { // where x is negative a positive constant is chosen, or the reverse
		x = ic.b.insert(ir.NewInstr(ir.FNeg, x.Type(), x), "")
	}
	var c ir.Value = magnitude
	if i.Type().IsVector() {
		c = ir.NewSplat(i.Type(), magnitude)
	}
	return ic.newIntrinsic("llvm.copysign", i.Type(), c, x)
}

func asConst(v ir.Value) *ir.Const {
	k, _ := v.(*ir.Const)
	return k
}

// selectOfNegatedTruth: x > 1 ? -1 : -x (unsigned) is -1 for every x but 0.
func (ic *combiner) selectOfNegatedTruth(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil {
		return nil
	}
	ones, neg := i.Operand(1), i.Operand(2)
	switch {
	case c.Pred == ir.UGT && isOne(c.Operand(1)):
	case c.Pred == ir.ULT && isWord(c.Operand(1), 2):
		ones, neg = neg, ones
	default:
		return nil
	}
	if !isAllOnes(ones) || negOf(neg) != c.Operand(0) {
		return nil
	}
	nonzero := ic.b.cmp(ir.NE, c.Operand(0), ir.NewZero(c.Operand(0).Type()), "")
	return newCast(ir.SExt, nonzero, i.Type())
}
