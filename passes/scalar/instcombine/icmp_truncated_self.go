package instcombine

import "opt-go/frontend/ir"

// Compares that test whether a value fits into fewer bits.

// icmpFits: ((x << n) >>s n) == x holds where x is a signed number of w - n bits: x + 2^(w-n-1) <
// 2^(w-n) (LLVM's foldICmpWithTruncSignExtendedVal).
func (ic *combiner) icmpFits(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		a, x := onceOf(i.Operand(n), ir.AShr), i.Operand(1-n)
		if a == nil {
			continue
		}
		s := opOf(a.Operand(0), ir.Shl)
		if s == nil || s.Operand(0) != x || s.Operand(1) != a.Operand(1) {
			continue
		}
		k, ok := word(s.Operand(1))
		w := width(x.Type())
		if !ok || k == 0 || k >= uint64(w) {
			continue
		}
		left := uint(w) - uint(k)
		p := ir.UGE
		if i.Pred == ir.EQ {
			p = ir.ULT
		}
		return newCmp(p, ic.b.add(x, konst(x.Type(), 1<<(left-1)), ""), konst(x.Type(), 1<<left))
	}
	return nil
}

// icmpMasked: (x & m) == x for a variable low-bit mask m is x <= m (LLVM's
// foldICmpWithLowBitMaskedVal).
func (ic *combiner) icmpMasked(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x := i.Operand(1 - n)
		m := other(i.Operand(n), ir.And, x)
		if m == nil || !ic.lowBits(m) {
			continue
		}
		p := i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		switch p {
		case ir.EQ, ir.UGE:
			return newCmp(ir.ULE, x, m)
		case ir.NE, ir.ULT:
			return newCmp(ir.UGT, x, m)
		}
	}
	return nil
}

// lowBits reports whether v is -1 >> y or a power of two less one.
func (ic *combiner) lowBits(v ir.Value) bool {
	if s := opOf(v, ir.LShr); s != nil {
		return isAllOnes(s.Operand(0))
	}
	a := opOf(v, ir.Add)
	return a != nil && isAllOnes(a.Operand(1)) && ic.q.PowerOfTwo(a.Operand(0), true)
}

// icmpNoHighBits: (x & (-1 << y)) == 0 is x >> y == 0.
func (ic *combiner) icmpNoHighBits(i *ir.Instr) *ir.Instr {
	l := onceOf(i.Operand(0), ir.And)
	if l == nil || !isZero(i.Operand(1)) {
		return nil
	}
	for n := range 2 {
		if s := opOf(l.Operand(n), ir.Shl); s != nil && isAllOnes(s.Operand(0)) {
			return newCmp(i.Pred, ic.b.binary(ir.LShr, l.Operand(1-n), s.Operand(1), 0, ""), i.Operand(1))
		}
	}
	return nil
}
