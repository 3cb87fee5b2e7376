package instcombine

import "opt-go/frontend/ir"

// Compares of x & y, x | y and x ^ y with x itself, of x + y with zero, and of values whose high
// bits one shift tests.

// icmpAbsorbed compares a & x, a | x or a ^ x with x (LLVM's foldICmpAndXX, foldICmpOrXX,
// foldICmpXorXX).
func (ic *combiner) icmpAbsorbed(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		l, x := binop(i.Operand(n)), i.Operand(1-n)
		if l == nil || !isOp(l, ir.And, ir.Or, ir.Xor) || l.Operand(0) != x && l.Operand(1) != x {
			continue
		}
		p := i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		a := other(l, l.Op(), x)
		switch l.Op() {
		case ir.And:
			return ic.icmpAndSelf(l, x, a, p)
		case ir.Or:
			return ic.icmpOrSelf(l, x, a, p)
		}
		return ic.icmpXorSelf(l, x, a, p)
	}
	return nil
}

func (ic *combiner) icmpAndSelf(l *ir.Instr, x, a ir.Value, p ir.Pred) *ir.Instr {
	switch p {
	case ir.ULT:
		return newCmp(ir.NE, l, x)
	case ir.UGE:
		return newCmp(ir.EQ, l, x)
	case ir.SLE, ir.SGT: // a number that is not negative is a bound of the result, and x of it then
		if !ic.q.KnownBits(a).NonNegative(width(a.Type())) {
			return nil
		}
		if p == ir.SLE {
			return newCmp(ir.SGT, x, ir.NewAllOnes(x.Type()))
		}
		return newCmp(ir.SLT, x, ir.NewZero(x.Type()))
	}
	if !p.IsEquality() || !oneUse(l) {
		return nil
	}
	if immediate(x) == nil { // x & a == x: no bit of x is clear in a
		if v := ic.invert(x, usedTwice(x)); v != nil {
			return newCmp(p, ic.b.or(a, v, ""), ir.NewAllOnes(x.Type()))
		}
	}
	if v := ic.invert(a, oneUse(a)); v != nil {
		return newCmp(p, ic.b.and(x, v, ""), ir.NewZero(x.Type()))
	}
	return nil
}

func (ic *combiner) icmpOrSelf(l *ir.Instr, x, a ir.Value, p ir.Pred) *ir.Instr {
	switch p {
	case ir.ULE:
		return newCmp(ir.EQ, l, x)
	case ir.UGT:
		return newCmp(ir.NE, l, x)
	}
	if !p.IsEquality() || !oneUse(l) {
		return nil
	}
	if v := ic.invert(x, usedTwice(x)); v != nil {
		return newCmp(p, ic.b.and(a, v, ""), ir.NewZero(x.Type()))
	}
	if v := ic.invert(a, oneUse(a)); v != nil {
		return newCmp(p, ic.b.or(x, v, ""), ir.NewAllOnes(x.Type()))
	}
	return nil
}

// usedTwice reports whether v has no uses besides the compare and the compared value.
func usedTwice(v ir.Value) bool {
	n := 0
	for range ir.Uses(v) {
		if n++; n > 2 {
			return false
		}
	}
	return true
}

func (ic *combiner) icmpXorSelf(l *ir.Instr, x, a ir.Value, p ir.Pred) *ir.Instr {
	strict := map[ir.Pred]ir.Pred{ir.UGE: ir.UGT, ir.ULE: ir.ULT, ir.SGE: ir.SGT, ir.SLE: ir.SLT}[p]
	if strict != 0 && ic.q.NonZero(a) {
		return newCmp(strict, l, x)
	}
	return nil
}

// icmpHighBits: 1 << y > x means that x has no bit set from y on: x >> y == 0 (LLVM's
// foldICmpWithHighBitMask).
func (ic *combiner) icmpHighBits(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		v, x, p := i.Operand(n), i.Operand(1-n), i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		if !p.IsUnsigned() || !oneUse(v) {
			continue
		}
		var y ir.Value
		none := p == ir.UGT
		if s := opOf(v, ir.Shl); s != nil && isOne(s.Operand(0)) && (p == ir.ULE || p == ir.UGT) {
			y = s.Operand(1)
		}
		if s := lowMaskShift(v); s != nil && (p == ir.ULT || p == ir.UGE) {
			y, none = s.Operand(1), p == ir.UGE
		}
		if y == nil {
			continue
		}
		to := ir.NE
		if none {
			to = ir.EQ
		}
		return newCmp(to, ic.b.binary(ir.LShr, x, y, 0, suffixed(x, ".highbits")), ir.NewZero(x.Type()))
	}
	return nil
}

// lowMaskShift returns the shift of ~(-1 << y) or (1 << y) - 1.
func lowMaskShift(v ir.Value) *ir.Instr {
	if s := opOf(notOf(v), ir.Shl); s != nil && isAllOnes(s.Operand(0)) {
		return s
	}
	if a := opOf(v, ir.Add); a != nil && isAllOnes(a.Operand(1)) {
		if s := opOf(a.Operand(0), ir.Shl); s != nil && isOne(s.Operand(0)) {
			return s
		}
	}
	return nil
}

// icmpShiftedAlike: (a >> n) == (b >> n) is (a ^ b) < 1 << n, (a << n) == (b << n) that a ^ b has
// none of the bits that stay.
func (ic *combiner) icmpShiftedAlike(i *ir.Instr) *ir.Instr {
	x, y := binop(i.Operand(0)), binop(i.Operand(1))
	if x == nil || y == nil || x.Op() != y.Op() || !x.Op().IsShift() || !oneUse(x) || !oneUse(y) || x.Operand(1) != y.Operand(1) {
		return nil
	}
	ty, w := x.Type(), width(x.Type())
	n, ok := word(x.Operand(1))
	if !ok || n == 0 || n >= uint64(w) {
		return nil
	}
	v := ic.b.xor(x.Operand(0), y.Operand(0), suffixed(i, ".unshifted"))
	if x.Op() == ir.Shl {
		return newCmp(i.Pred, ic.b.and(v, ir.NewInt(ty, maskOf(w-int(n))), suffixed(i, ".mask")), ir.NewZero(ty))
	}
	p := ir.UGE
	if i.Pred == ir.EQ {
		p = ir.ULT
	}
	return newCmp(p, v, ir.NewInt(ty, 1<<n))
}

// icmpSumIsZero: a + b == 0 is a == -b, or where nothing wraps that both are zero.
func (ic *combiner) icmpSumIsZero(i, x *ir.Instr) *ir.Instr {
	a, b := x.Operand(0), x.Operand(1)
	if n := negOf(b); n != nil {
		return newCmp(i.Pred, a, n)
	}
	if n := negOf(a); n != nil {
		return newCmp(i.Pred, n, b)
	}
	if !oneUse(x) {
		return nil
	}
	if x.HasFlag(ir.NUW) {
		return newCmp(i.Pred, ic.b.or(a, b, ""), ir.NewZero(x.Type()))
	}
	n := ic.b.neg(b, "")
	takeName(n, x)
	return newCmp(i.Pred, a, n)
}

// icmpNegatedSelf: -a == a holds for 0 and the least number, which the negation excludes where it
// does not wrap.
func (ic *combiner) icmpNegatedSelf(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		if a := negOf(i.Operand(n)); a != nil && a == i.Operand(1-n) {
			neg := asInstr(i.Operand(n))
			if neg.HasFlag(ir.NSW) {
				return newCmp(i.Pred, a, ir.NewZero(a.Type()))
			}
			if !oneUse(neg) {
				continue
			}
			k := ir.NewInt(a.Type(), maskOf(width(a.Type()))>>1)
			return newCmp(i.Pred, ic.b.and(a, k, ""), ir.NewZero(a.Type()))
		}
	}
	return nil
}
