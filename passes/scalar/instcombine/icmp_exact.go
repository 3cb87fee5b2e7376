package instcombine

import "opt-go/frontend/ir"

// icmpExactQuotient: an exact quotient is zero where the dividend is, and c where the dividend is c
// times the divisor, if that product does not wrap.
func (ic *combiner) icmpExactQuotient(i *ir.Instr) *ir.Instr {
	d := asInstr(i.Operand(0))
	if d == nil || !isOp(d, ir.SDiv, ir.UDiv) || !d.HasFlag(ir.Exact) || !i.Pred.IsEquality() || ir.IsConst(d.Operand(1)) {
		return nil
	}
	k := immediate(i.Operand(1))
	if k == nil {
		return nil
	}
	if isZero(k) {
		return newCmp(i.Pred, d.Operand(0), ir.NewZero(k.Type()))
	}
	if !oneUse(d) || width(k.Type()) > 64 || ir.AsInt(k) == nil || !ic.never(ir.Mul, d.Op() == ir.SDiv, d.Operand(1), k) {
		return nil
	}
	return newCmp(i.Pred, ic.b.binary(ir.Mul, d.Operand(1), k, 0, ""), d.Operand(0))
}

// icmpRemainderOfPower: a power of two, or zero, divided by a number that is no power of two leaves
// no remainder only where it is zero.
func (ic *combiner) icmpRemainderOfPower(i *ir.Instr) *ir.Instr {
	r := opOf(i.Operand(0), ir.URem)
	if r == nil || !i.Pred.IsEquality() || !isZero(i.Operand(1)) {
		return nil
	}
	if !eachWord(r.Operand(1), func(k uint64) bool { return k != 0 && !isPow2(k) }) || !ic.q.PowerOfTwo(r.Operand(0), true) {
		return nil
	}
	return newCmp(i.Pred, r.Operand(0), i.Operand(1))
}

// icmpSignExtracted tests whether the sign bit, which one or two shifts have moved to the bottom,
// is set.
func (ic *combiner) icmpSignExtracted(i *ir.Instr) *ir.Instr {
	if !i.Pred.IsEquality() || !isZero(i.Operand(1)) {
		return nil
	}
	v := i.Operand(0)
	x := ic.signBitOf(v)
	if x == nil {
		if t := opOf(v, ir.Trunc); t != nil {
			v = t.Operand(0)
		}
		s := asInstr(v)
		if s == nil || !isOp(s, ir.LShr, ir.AShr) {
			return nil
		}
		if k, ok := anyNumber(s.Operand(1)); !ok || k != uint64(width(s.Type())-1) {
			return nil
		}
		x = s.Operand(0)
	}
	if i.Pred == ir.EQ {
		return newCmp(ir.SGT, x, ir.NewAllOnes(x.Type()))
	}
	return newCmp(ir.SLT, x, ir.NewZero(x.Type()))
}

// icmpTopBitsSame: the upper half of x being copies of the sign of its lower half means that x is a
// signed number of half the width: x + 2^(n-1) < 2^n.
//
//	trunc(x >>u n) == (trunc(x) >>s n-1)      x of 2n bits
func (ic *combiner) icmpTopBitsSame(i *ir.Instr) *ir.Instr {
	for k := range 2 {
		t, a := opOf(i.Operand(k), ir.Trunc), opOf(i.Operand(1-k), ir.AShr)
		if t == nil || a == nil || !oneUse(t) && !oneUse(a) {
			continue
		}
		n := width(t.Type())
		s, low := opOf(t.Operand(0), ir.LShr), opOf(a.Operand(0), ir.Trunc)
		if s == nil || low == nil || low.Operand(0) != s.Operand(0) || width(s.Type()) != 2*n || width(s.Type()) > 64 || !isNumber(s.Operand(1), uint64(n)) || !isNumber(a.Operand(1), uint64(n-1)) {
			continue
		}
		if !i.Pred.IsEquality() {
			return nil
		}
		p := ir.UGE
		if i.Pred == ir.EQ {
			p = ir.ULT
		}
		x := s.Operand(0)
		return newCmp(p, ic.b.add(x, ir.NewInt(x.Type(), 1<<(n-1)), ""), ir.NewInt(x.Type(), 1<<n))
	}
	return nil
}

// icmpDifferenceBelow: a - b < a, unsigned, means that b is not zero and at most a; b is known not
// to be zero.
func (ic *combiner) icmpDifferenceBelow(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		d, a, p := opOf(i.Operand(n), ir.Sub), i.Operand(1-n), i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		if d == nil || d.Operand(0) != a || p != ir.ULT && p != ir.UGE || !ic.q.NonZero(d.Operand(1)) {
			continue
		}
		if p == ir.ULT {
			return newCmp(ir.ULE, d.Operand(1), a)
		}
		return newCmp(ir.UGT, d.Operand(1), a)
	}
	return nil
}

// icmpOfSelects compares two selects by one condition: arm by arm, where both compares fold, or one
// does and a select goes away (LLVM's foldICmpInstWithSelects).
func (ic *combiner) icmpOfSelects(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Select), opOf(i.Operand(1), ir.Select)
	if x == nil || y == nil || x.Operand(0) != y.Operand(0) {
		return nil
	}
	t, f := ic.q.ICmp(i.Pred, x.Operand(1), y.Operand(1)), ic.q.ICmp(i.Pred, x.Operand(2), y.Operand(2))
	if t == nil && f == nil || (t == nil || f == nil) && !oneUse(x) && !oneUse(y) {
		return nil
	}
	if t == nil {
		t = ic.b.cmp(i.Pred, x.Operand(1), y.Operand(1), "")
	}
	if f == nil {
		f = ic.b.cmp(i.Pred, x.Operand(2), y.Operand(2), "")
	}
	return newSelect(x.Operand(0), t, f)
}
