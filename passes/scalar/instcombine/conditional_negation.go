package instcombine

import (
	"opt-go/frontend/ir"
)

// Negations by arithmetic on an extended truth value: (a ^ -c) + c and its like.

// xorNegation: (a + sext(c)) ^ sext(c) is c ? -a : a.
func (ic *combiner) xorNegation(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, x := asInstr(i.Operand(1-n)), opOf(i.Operand(n), ir.Add)
		if s == nil || s.Op() != ir.SExt || x == nil || !oneUse(x) && !oneUse(s) {
			continue
		}
		c := s.Operand(0)
		if !isBool(c.Type()) {
			continue
		}
		for k := range 2 {
			if t := opOf(x.Operand(k), ir.SExt); t != nil && t.Operand(0) == c {
				a := x.Operand(1 - k)
				return newSelect(c, ic.b.neg(a, suffixed(a, ".neg")), a)
			}
		}
	}
	return nil
}

// subNegation: (a ^ sext(c)) - sext(c) is c ? -a : a, and sext(c) - (a ^ sext(c)) is c ? a : -a.
func (ic *combiner) subNegation(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x, s := i.Operand(n), opOf(i.Operand(1-n), ir.SExt)
		if s == nil || !oneUse(x) || !isBool(s.Operand(0).Type()) {
			continue
		}
		a := other(x, ir.Xor, s)
		if a == nil {
			continue
		}
		neg := ic.b.neg(a, "")
		if n == 0 {
			return newSelect(s.Operand(0), neg, a)
		}
		return newSelect(s.Operand(0), a, neg)
	}
	return nil
}

// addOfTruths: zext(c) + sext(c) is 0, zext(~c) + sext(c) … are left to the selects.
func (ic *combiner) addOfTruths(i *ir.Instr, x, y ir.Value) *ir.Instr {
	a, b := opOf(x, ir.ZExt), opOf(y, ir.SExt)
	if a == nil || b == nil || a.Operand(0) != b.Operand(0) || !isBool(a.Operand(0).Type()) {
		return nil
	}
	return ic.use(i, ir.NewZero(i.Type()))
}

// addOfPowerProduct: a * -2^n + b is b - (a << n).
func (ic *combiner) addOfPowerProduct(i *ir.Instr, x, y ir.Value) *ir.Instr {
	m := onceOf(x, ir.Mul)
	if m == nil {
		return nil
	}
	k, ok := word(m.Operand(1))
	w := width(i.Type())
	if !ok || k < signBit(w) || !isPow2(-k&maskOf(w)) {
		return nil
	}
	return newBinary(ir.Sub, y, ic.b.shl(m.Operand(0), ir.NewInt(i.Type(), uint64(log2(-k&maskOf(w)))), ""), 0)
}

// addOfInvertedProduct: ~(a * k) + a is a * (1 - k) - 1.
func (ic *combiner) addOfInvertedProduct(i *ir.Instr, x, y ir.Value) *ir.Instr {
	m := onceOf(notOf(x), ir.Mul)
	if m == nil || !oneUse(x) || m.Operand(0) != y || immediate(m.Operand(1)) == nil {
		return nil
	}
	k := fold(ir.Sub, ir.NewInt(i.Type(), 1), m.Operand(1))
	if k == nil {
		return nil
	}
	return newBinary(ir.Add, ic.b.binary(ir.Mul, y, k, 0, ""), ir.NewAllOnes(i.Type()), 0)
}

// isNegation reports whether x and y are opposite numbers: -a and a, or a - b and b - a.
func isNegation(x, y ir.Value) bool {
	if negOf(x) == y || negOf(y) == x {
		return true
	}
	a, b := opOf(x, ir.Sub), opOf(y, ir.Sub)
	return a != nil && b != nil && a.Operand(0) == b.Operand(1) && a.Operand(1) == b.Operand(0)
}
