package instcombine

import "opt-go/frontend/ir"

// Disjunctions of masked values, and the last rules of or, in LLVM's order.

// mergedFields joins two fields of a value: the masks have no bit in common, and what is or'ed to
// one side lies within its mask.
//
//	((x | b) & k) | (b & l)          ⇒  (x | b) & (k | l)         x has bits in k only
//	((x | c) & k) | ((x | d) & l)    ⇒  (x | c | d) & (k | l)     c within k, d within l
func (ic *combiner) mergedFields(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.And), opOf(i.Operand(1), ir.And)
	if x == nil || y == nil {
		return nil
	}
	k, ok1 := word(x.Operand(1))
	l, ok2 := word(y.Operand(1))
	if !ok1 || !ok2 || k&l != 0 {
		return nil
	}
	ty, all := i.Type(), maskOf(width(i.Type()))
	for range 2 {
		a, b := x.Operand(0), y.Operand(0)
		if rest := other(a, ir.Or, b); rest != nil && ic.maskedZero(rest, all&^k) {
			return newBinary(ir.And, a, ir.NewInt(ty, k|l), 0)
		}
		x, y, k, l = y, x, l, k
	}
	a, b := opOf(x.Operand(0), ir.Or), opOf(y.Operand(0), ir.Or)
	if a == nil || b == nil || a.Operand(0) != b.Operand(0) {
		return nil
	}
	c, ok1 := word(a.Operand(1))
	d, ok2 := word(b.Operand(1))
	if !ok1 || !ok2 || c&^k != 0 || d&^l != 0 {
		return nil
	}
	return newBinary(ir.And, ic.b.or(a.Operand(0), ir.NewInt(ty, c|d), "bitfield"), ir.NewInt(ty, k|l), 0)
}

// orOfDifferences: ((a & b) ^ a) | ((a & b) ^ b) is a ^ b: the bits of a alone and those of b
// alone.
func (ic *combiner) orOfDifferences(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Xor), opOf(i.Operand(1), ir.Xor)
	if x == nil || y == nil {
		return nil
	}
	for k := range 2 {
		both := opOf(x.Operand(k), ir.And)
		if both == nil {
			continue
		}
		a, b := both.Operand(0), both.Operand(1)
		first := x.Operand(1 - k)
		if first != a && first != b {
			continue
		}
		second := a
		if first == a {
			second = b
		}
		for n := range 2 {
			if sameOperands(y.Operand(n), both, ir.And) && y.Operand(1-n) == second {
				return newBinary(ir.Xor, a, b, 0)
			}
		}
	}
	return nil
}

// maskUpToBit: (1 << x) | ((1 << x) - 1) is -1 >> (w-1 - x).
func (ic *combiner) maskUpToBit(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		a, s := opOf(i.Operand(n), ir.Add), opOf(i.Operand(1-n), ir.Shl)
		if a == nil || s == nil || !isAllOnes(a.Operand(1)) || !isOne(s.Operand(0)) || !oneUse(a) && !oneUse(s) {
			continue
		}
		t := opOf(a.Operand(0), ir.Shl)
		if t == nil || !isOne(t.Operand(0)) || t.Operand(1) != s.Operand(1) {
			continue
		}
		rest := ic.b.sub(ir.NewInt(i.Type(), uint64(width(i.Type())-1)), s.Operand(1), "")
		return newBinary(ir.LShr, ir.NewAllOnes(i.Type()), rest, 0)
	}
	return nil
}

// orOfAndChain: (c | (a & d)) | (a & b) is c | ((a & d) | (a & b)), where the inner or has a common
// factor.
func (ic *combiner) orOfAndChain(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		and, or := onceOf(i.Operand(n), ir.And), onceOf(i.Operand(1-n), ir.Or)
		if and == nil || or == nil {
			continue
		}
		for k := 1; k >= 0; k-- {
			d := onceOf(or.Operand(k), ir.And)
			if d == nil || !sharesOperand(d, and) {
				continue
			}
			inner := ic.b.or(d, and, "")
			if k == 1 {
				return newBinary(ir.Or, or.Operand(0), inner, 0)
			}
			return newBinary(ir.Or, inner, or.Operand(1), 0)
		}
	}
	return nil
}

// sharesOperand reports whether a binary operation has an operand of another one.
func sharesOperand(a, b *ir.Instr) bool {
	for k := range 2 {
		if a.Operand(k) == b.Operand(0) || a.Operand(k) == b.Operand(1) {
			return true
		}
	}
	return false
}

// orToExclusive: (p & q) | (r & s) with p and r, q and s opposite compares, is p ^ s.
func (ic *combiner) orToExclusive(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.And), opOf(i.Operand(1), ir.And)
	if !isBool(i.Type()) || x == nil || y == nil {
		return nil
	}
	p, q, r, s := x.Operand(0), x.Operand(1), y.Operand(0), y.Operand(1)
	switch {
	case oppositeCompares(p, r) && oppositeCompares(q, s):
		return newBinary(ir.Xor, p, s, 0)
	case oppositeCompares(p, s) && oppositeCompares(q, r):
		return newBinary(ir.Xor, p, r, 0)
	}
	return nil
}

// oppositeCompares reports whether v is the inverse of w as both compare the same integers.
func oppositeCompares(v, w ir.Value) bool {
	a, b := opOf(v, ir.ICmp), opOf(w, ir.ICmp)
	if a == nil || b == nil || (a.Flags|b.Flags)&ir.SameSign != 0 {
		return false
	}
	x, y := a.Operand(0), a.Operand(1)
	switch {
	case b.Operand(0) == x && b.Operand(1) == y:
		return a.Pred == b.Pred.Inverse()
	case b.Operand(0) == y && b.Operand(1) == x:
		return a.Pred == b.Pred.Inverse().Swapped()
	}
	return false
}
