package instcombine

import "opt-go/frontend/ir"

// Sums that correct a quotient or a remainder by a power of two, as source code writes rounding
// down and the remainder that is not negative.

// addFloorQuotient: x / 2^n rounds towards zero; less one where x is negative and has some of the
// low n bits set, it is x >> n.
//
//	%q = sdiv i32 %x, 4
//	%a = and i32 %x, 0x80000003
//	%c = icmp ugt i32 %a, 0x80000000
//	%s = sext i1 %c to i32
//	%r = add i32 %q, %s                ⇒   %r = ashr i32 %x, 2
func (ic *combiner) addFloorQuotient(i *ir.Instr, q, s ir.Value) *ir.Instr {
	d, e := opOf(q, ir.SDiv), opOf(s, ir.SExt)
	if d == nil || e == nil {
		return nil
	}
	n, ok := word(d.Operand(1))
	w := width(i.Type())
	if !ok || !isPow2(n) || n == 1 || n == signBit(w) || !negativeWithLowBits(e.Operand(0), d.Operand(0), n-1) {
		return nil
	}
	return newBinary(ir.AShr, d.Operand(0), ir.NewInt(i.Type(), uint64(log2(n))), 0)
}

// negativeWithLowBits reports whether v is the test that x is negative and x & low is not zero.
func negativeWithLowBits(v, x ir.Value, low uint64) bool {
	c := opOf(v, ir.ICmp)
	if c == nil {
		return false
	}
	sign := signBit(width(x.Type()))
	a := opOf(c.Operand(0), ir.And)
	if a == nil || a.Operand(0) != x || !isWord(a.Operand(1), sign|low) {
		return false
	}
	switch c.Pred {
	case ir.UGT:
		return isWord(c.Operand(1), sign)
	case ir.EQ:
		return low == 1 && isWord(c.Operand(1), sign|low)
	}
	return false
}

// addPositiveRemainder: with r = x % 2^n, r + (r < 0 ? 2^n : 0) is the remainder that is not
// negative, x & (2^n - 1). The second summand is the sign of r, moved to bit n.
func (ic *combiner) addPositiveRemainder(i *ir.Instr, x, y ir.Value) *ir.Instr {
	r, a := opOf(x, ir.SRem), opOf(y, ir.And)
	if r == nil || a == nil {
		return nil
	}
	k, ok := word(r.Operand(1))
	w := width(i.Type())
	if !ok || !isPow2(k) || k == signBit(w) || !isWord(a.Operand(1), k) {
		return nil
	}
	s := opOf(a.Operand(0), ir.LShr)
	if s == nil || s.Operand(0) != ir.Value(r) || !isWord(s.Operand(1), uint64(w-1-log2(k))) {
		return nil
	}
	return newBinary(ir.And, r.Operand(0), ir.NewInt(i.Type(), k-1), 0)
}
