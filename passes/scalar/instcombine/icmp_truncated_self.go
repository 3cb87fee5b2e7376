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
		return newCmp(p, ic.b.add(x, ir.NewInt(x.Type(), 1<<(left-1)), ""), ir.NewInt(x.Type(), 1<<left))
	}
	return nil
}

// icmpMasked: (x & m) == x for a low-bit mask m is x <= m, and signed where m is not negative
// (LLVM's foldICmpWithLowBitMaskedVal).
func (ic *combiner) icmpMasked(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		x := i.Operand(1 - n)
		m := other(i.Operand(n), ir.And, x)
		if m == nil || ir.IsConst(x) || !ic.lowBits(m, false, 0) {
			continue
		}
		p := i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		if p.IsEquality() && oneUse(i.Operand(n)) && oneUse(m) && notOf(m) != nil {
			continue // x & ~m == 0 is the canonical form
		}
		switch p {
		case ir.EQ, ir.UGE:
			return newCmp(ir.ULE, x, m)
		case ir.NE, ir.ULT:
			return newCmp(ir.UGT, x, m)
		case ir.SLT, ir.SGE:
			if !ic.neverNegative(m) {
				continue
			}
			if p == ir.SLT {
				return newCmp(ir.SGT, x, m)
			}
			return newCmp(ir.SLE, x, m)
		}
	}
	return nil
}

// neverNegative is nonNegative for constants with poison lanes too.
func (ic *combiner) neverNegative(v ir.Value) bool {
	w := width(v.Type())
	return w <= 64 && eachWord(v, func(c uint64) bool { return c < signBit(w) }) || ic.nonNegative(v)
}

// maxMaskDepth bounds the operations through which a mask is followed.
const maxMaskDepth = 6

// lowBits reports whether v is 2^n - 1 for some n, or, with not, the inverse of such a number
// (LLVM's isMaskOrZero).
func (ic *combiner) lowBits(v ir.Value, not bool, depth int) bool {
	w := width(v.Type())
	if w == 1 || w <= 64 && eachWord(v, func(c uint64) bool {
		if not {
			c = ^c & maskOf(w)
		}
		return c&(c+1) == 0
	}) {
		return true
	}
	i := asInstr(v)
	if i == nil || depth >= maxMaskDepth {
		return false
	}
	at := func(k int, not bool) bool { return ic.lowBits(i.Operand(k), not, depth+1) }
	switch i.Op() {
	case ir.ZExt, ir.LShr:
		return !not && at(0, not)
	case ir.Shl:
		return not && at(0, not)
	case ir.SExt, ir.AShr:
		return at(0, not)
	case ir.And, ir.Or:
		return at(1, not) && at(0, not)
	case ir.Select:
		return at(1, not) && at(2, not)
	case ir.Xor:
		if x := notOf(v); x != nil {
			return ic.lowBits(x, !not, depth+1)
		}
		return toLowestBit(i, not)
	case ir.Add:
		return !not && isAllOnes(i.Operand(1)) && ic.q.PowerOfTwo(i.Operand(0), true)
	case ir.Sub:
		return not && isZero(i.Operand(0)) && ic.q.PowerOfTwo(i.Operand(1), true)
	}
	return false
}

// toLowestBit: x ^ (x - 1) is ones up to the lowest bit of x, x ^ -x those above it.
func toLowestBit(i *ir.Instr, above bool) bool {
	for k := range 2 {
		x, y := i.Operand(k), i.Operand(1-k)
		if above && negOf(y) == x {
			return true
		}
		if a := opOf(y, ir.Add); !above && a != nil && a.Operand(0) == x && isAllOnes(a.Operand(1)) {
			return true
		}
	}
	return false
}

// icmpNoHighBits: (x & ~m) == 0 for a low-bit mask m is x <= m where m is free: for m = ~(-1 << y)
// it is x >> y == 0.
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
