package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Casts of shifts: an extension of a truncated shift, a truncation of a shift of a truncated value.

// sextOfTruncated extends a truncated value by its sign: copies of the sign bit alone were cut off;
// or the truncation goes back to the same type, where shifts up and down do it; or a logical shift
// has brought the number to the bottom, and an arithmetic one does that and the extension.
func (ic *combiner) sextOfTruncated(i, t *ir.Instr, from, to int) *ir.Instr {
	a := t.Operand(0)
	w := width(a.Type())
	if ic.q.SignBits(a) > w-from {
		return ic.use(i, ic.b.intCast(a, i.Type(), true, ""))
	}
	if !oneUse(t) {
		return nil
	}
	if w == to { // shift up and down again
		n := ir.NewInt(i.Type(), uint64(to-from))
		return newBinary(ir.AShr, ic.b.shl(a, n, ""), n, 0)
	}
	s := opOf(a, ir.LShr)
	if s == nil {
		return nil
	}
	if n, ok := anyNumber(s.Operand(1)); !ok || n != uint64(w-from) {
		return nil
	}
	v := ic.b.binary(ir.AShr, s.Operand(0), ir.NewInt(a.Type(), uint64(w-from)), 0, "")
	return newCast(extOrTrunc(w, to), v, i.Type())
}

// sextOfShiftedPair extends, by the sign, a number that a pair of shifts in the truncated type has
// extended already: one pair in the wide type does both.
//
//	sext(trunc(a) << k >>s k)   ⇒   a << n >>s n    n = to - (from - k)
func (ic *combiner) sextOfShiftedPair(i *ir.Instr, from, to int) *ir.Instr {
	s := opOf(i.Operand(0), ir.AShr)
	if s == nil {
		return nil
	}
	if t := opOf(s.Operand(0), ir.Trunc); t != nil {
		return ic.sextOfBit(i, s, t, from, to)
	}
	l := opOf(s.Operand(0), ir.Shl)
	if l == nil || immediate(s.Operand(1)) == nil || l.Operand(1) != s.Operand(1) {
		return nil
	}
	t := opOf(l.Operand(0), ir.Trunc)
	if t == nil || t.Operand(0).Type() != i.Type() {
		return nil
	}
	k, _ := constfold.Cast(ir.SExt, s.Operand(1), i.Type(), ic.dl).(*ir.Const)
	if k == nil {
		return nil
	}
	n := fold(ir.Add, k, ir.NewInt(i.Type(), uint64(to-from)))
	if n == nil {
		return nil
	}
	return newBinary(ir.AShr, ic.b.shl(t.Operand(0), n, ir.NameOf(i)), n, 0)
}

// sextOfBit spreads the highest bit of a truncated value over another type.
func (ic *combiner) sextOfBit(i, s, t *ir.Instr, from, to int) *ir.Instr {
	a := t.Operand(0)
	w := width(a.Type())
	if !oneUse(s) || !isNumber(s.Operand(1), uint64(from-1)) {
		return nil
	}
	up, down := ir.NewInt(a.Type(), uint64(w-from)), ir.NewInt(a.Type(), uint64(w-1))
	if w == to {
		return newBinary(ir.AShr, ic.b.shl(a, up, ""), down, 0)
	}
	if !oneUse(t) {
		return nil
	}
	v := ic.b.binary(ir.AShr, ic.b.shl(a, up, ""), down, 0, "")
	return newCast(extOrTrunc(w, to), v, i.Type())
}

// truncOfTruncatedShift is trunc(trunc(a) >> n) = trunc(a >> n), where n is so small that the bits
// that the first truncation replaces are cut off by the second.
func (ic *combiner) truncOfTruncatedShift(i *ir.Instr, from, to int) *ir.Instr {
	s := asInstr(i.Operand(0))
	if s == nil || !isOp(s, ir.LShr, ir.AShr) || !oneUse(s) {
		return nil
	}
	t := opOf(s.Operand(0), ir.Trunc)
	n := immediate(s.Operand(1))
	if t == nil || n == nil || !below(n, from-to+1) {
		return nil
	}
	a := t.Operand(0)
	amount := constfold.Cast(ir.ZExt, n, a.Type(), ic.dl)
	if amount == nil {
		return nil
	}
	return newCast(ir.Trunc, ic.b.binary(s.Op(), a, amount, s.Flags&ir.Exact, ir.NameOf(s)), i.Type())
}

// signOfLowBits extends, with a variable pair of shifts, the sign of a number of n bits that
// another shift has taken from the top of a wider one: the arithmetic shift alone does it (LLVM's
// foldVariableSignZeroExtensionOfVariableHighBitExtract).
//
//	trunc(a >> (w - n)) << (v - n) >>s (v - n)   ⇒   trunc(a >>s (w - n))
func (ic *combiner) signOfLowBits(i *ir.Instr) *ir.Instr {
	l := opOf(i.Operand(0), ir.Shl)
	if l == nil {
		return nil
	}
	n := bitsBelow(l, width(i.Type()))
	if n == nil || bitsBelow(i, width(i.Type())) != n {
		return nil
	}
	h, t := asInstr(l.Operand(0)), opOf(l.Operand(0), ir.Trunc)
	if t != nil {
		h = asInstr(t.Operand(0))
	}
	if h == nil || !isOp(h, ir.LShr, ir.AShr) || bitsBelow(h, width(h.Type())) != n {
		return nil
	}
	if h.Op() == ir.AShr { // the bits are extended already
		return ic.use(i, l.Operand(0))
	}
	if t != nil && !oneUse(i.Operand(0)) && !oneUse(i.Operand(1)) {
		return nil
	}
	v := newBinary(ir.AShr, h.Operand(0), h.Operand(1), h.Flags&ir.Exact)
	if t == nil {
		return v
	}
	return newCast(ir.Trunc, ic.b.insert(v, ""), i.Type())
}

// bitsBelow returns n where a shift's amount is w - n, extensions stripped; else nil.
func bitsBelow(s *ir.Instr, w int) ir.Value {
	d := opOf(amountOf(s), ir.Sub)
	if d == nil || !eachWord(d.Operand(0), func(c uint64) bool { return c == uint64(w) }) {
		return nil
	}
	if z := opOf(d.Operand(1), ir.ZExt); z != nil {
		return z.Operand(0)
	}
	return d.Operand(1)
}

// lowBitSpread: a << w-1 >>s w-1 is -(a & 1).
func (ic *combiner) lowBitSpread(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Shl)
	top := uint64(width(i.Type()) - 1)
	if s == nil || width(i.Type()) < 2 {
		return nil
	}
	for _, n := range []ir.Value{i.Operand(1), s.Operand(1)} {
		if k, ok := anyNumber(n); !ok || k != top {
			return nil
		}
	}
	return newNeg(ic.b.and(s.Operand(0), ir.NewInt(i.Type(), 1), ""), ir.NSW)
}

// zextOfMasked: zext(trunc(b) & k) is b & zext(k), zext((trunc(b) & k) ^ k) is (b & zext(k)) ^
// zext(k).
func (ic *combiner) zextOfMasked(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || !isOp(x, ir.And, ir.Xor) {
		return nil
	}
	a := x
	if x.Op() == ir.Xor {
		if a = onceOf(x.Operand(0), ir.And); a == nil || !oneUse(x) || a.Operand(1) != x.Operand(1) {
			return nil
		}
	}
	t := opOf(a.Operand(0), ir.Trunc)
	if t == nil || t.Operand(0).Type() != i.Type() || immediate(a.Operand(1)) == nil {
		return nil
	}
	k := constfold.Cast(ir.ZExt, a.Operand(1), i.Type(), ic.dl)
	switch {
	case k == nil:
		return nil
	case x.Op() == ir.And:
		return newBinary(ir.And, t.Operand(0), k, 0)
	}
	return newBinary(ir.Xor, ic.b.and(t.Operand(0), k, ""), k, 0)
}

// zextOfBitTest: zext((a & 1 << n) != 0) is (a >> n) & 1, with ~a for ==.
func (ic *combiner) zextOfBitTest(i, c *ir.Instr) *ir.Instr {
	and := onceOf(c.Operand(0), ir.And)
	if and == nil || !oneUse(c) {
		return nil
	}
	for k := range 2 {
		s, a := opOf(and.Operand(k), ir.Shl), and.Operand(1-k)
		if s == nil || !isOne(s.Operand(0)) {
			continue
		}
		if i.Type() != and.Type() && c.Pred == ir.EQ && !oneUse(s) {
			return nil
		}
		if c.Pred == ir.EQ {
			a = ic.b.not(a, "")
		}
		bit := ic.b.and(ic.b.binary(ir.LShr, a, s.Operand(1), 0, ""), ir.NewInt(a.Type(), 1), "")
		return ic.use(i, ic.b.intCast(bit, i.Type(), false, ""))
	}
	return nil
}
