package instcombine

import (
	"opt-go/frontend/ir"
)

// Selects whose condition tests one bit: the bit, moved, is the result or the second operand of an
// operation.

// testedBit returns the bit that a compare tests: v & mask, where mask has one bit, is compared
// with zero. masked means that v is masked already.
func testedBit(c *ir.Instr) (v ir.Value, mask uint64, p ir.Pred, masked, ok bool) {
	if c.Pred.IsEquality() {
		a := opOf(c.Operand(0), ir.And)
		if a == nil || !isZero(c.Operand(1)) {
			return nil, 0, c.Pred, false, false
		}
		mask, ok = word(a.Operand(1))
		return a, mask, c.Pred, true, ok && isPow2(mask)
	}
	v, mask, p, ok = bitTest(c.Pred, c.Operand(0), c.Operand(1))
	return v, mask, p, false, ok && isPow2(mask)
}

// bitMoved is v, which has no bit but from, with that bit at to, as a value of type ty.
func (ic *combiner) bitMoved(v ir.Value, from, to int, ty *ir.Type) ir.Value {
	switch {
	case to > from:
		v = ic.b.intCast(v, ty, false, "")
		return ic.b.shl(v, ir.NewInt(ty, uint64(to-from)), "")
	case to < from:
		v = ic.b.binary(ir.LShr, v, ir.NewInt(v.Type(), uint64(from-to)), 0, "")
	}
	return ic.b.intCast(v, ty, false, "")
}

// selectOfBitTest: (a & 2^n) == 0 ? 0 : 2^m is the bit moved; constants that differ in the tested
// bit have it set or cleared (LLVM's foldSelectICmpAnd).
func (ic *combiner) selectOfBitTest(i, c *ir.Instr) *ir.Instr {
	ty := i.Type()
	t, ok1 := word(i.Operand(1))
	f, ok2 := word(i.Operand(2))
	if !ok1 || !ok2 || !ty.Scalar().IsInt() || ty.IsVector() != c.Type().IsVector() {
		return nil
	}
	v, mask, p, masked, ok := testedBit(c)
	if !ok {
		return nil
	}
	if t != 0 && f != 0 {
		if v.Type() != ty || t^f != mask || !masked && !oneUse(c) {
			return nil
		}
		if !masked {
			v = ic.b.and(v, ir.NewInt(ty, mask), "")
		}
		k, or := t, t < f
		if p == ir.NE {
			k, or = f, f < t
		}
		if or {
			return ic.use(i, ic.b.or(v, ir.NewInt(ty, k), ""))
		}
		return ic.use(i, ic.b.xor(v, ir.NewInt(ty, k), ""))
	}
	if !isPow2(t) && !isPow2(f) {
		return nil
	}
	set, not := t, p != ir.NE
	if t == 0 {
		set, not = f, p == ir.NE
	}
	if !masked {
		if not && set != mask {
			return nil
		}
		v = ic.b.and(v, ir.NewInt(v.Type(), mask), "")
	}
	v = ic.bitMoved(v, log2(mask), log2(set), ty)
	if not {
		v = ic.b.xor(v, ir.NewInt(ty, set), "")
	}
	return ic.use(i, v)
}

// selectOfBitOperation: (a & 2^n) == 0 ? x : x op 2^m is x op the bit moved, where x op 0 is x
// (LLVM's foldSelectICmpAndBinOp).
func (ic *combiner) selectOfBitOperation(i, c *ir.Instr) *ir.Instr {
	ty := i.Type()
	if !ty.Scalar().IsInt() || ty.IsVector() != c.Type().IsVector() {
		return nil
	}
	for arm := 1; arm <= 2; arm++ {
		x, o := i.Operand(3-arm), binop(i.Operand(arm))
		if o == nil || o.Operand(0) != x || !isOp(o, ir.Add, ir.Sub, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr) {
			continue
		}
		k, ok := word(o.Operand(1))
		if !ok || !isPow2(k) {
			continue
		}
		v, mask, p, masked, ok := testedBit(c)
		if !ok {
			return nil
		}
		not := (p == ir.NE) == (arm == 2)
		cost, gain := 0, 0
		for _, b := range []bool{mask != k, not, width(ty) != width(v.Type()), !masked} {
			if b {
				cost++
			}
		}
		for _, v := range []ir.Value{c, o} {
			if oneUse(v) {
				gain++
			}
		}
		if cost > gain {
			return nil
		}
		if !masked {
			v = ic.b.and(v, ir.NewInt(v.Type(), mask), "")
		}
		v = ic.bitMoved(v, log2(mask), log2(k), ty)
		if not {
			v = ic.b.xor(v, ir.NewInt(ty, k), "")
		}
		return ic.use(i, ic.b.binary(o.Op(), x, v, o.Flags, ""))
	}
	return nil
}

// selectOfExtreme: a == 0 ? 1 : a is max(a, 1), and the like at the other ends (LLVM's
// foldSelectWithExtremeEqCond).
func (ic *combiner) selectOfExtreme(i, c *ir.Instr) *ir.Instr {
	if !c.Pred.IsEquality() {
		return nil
	}
	a, onEqual, rest := c.Operand(0), i.Operand(1), i.Operand(2)
	if c.Pred == ir.NE {
		onEqual, rest = rest, onEqual
	}
	k, ok1 := word(c.Operand(1))
	n, ok2 := word(onEqual)
	if rest != a || !ok1 || !ok2 || !a.Type().Scalar().IsInt() || isBool(a.Type()) {
		return nil
	}
	w := width(a.Type())
	m, s := maskOf(w), signBit(w)
	id := ""
	switch {
	case k == m && n == m-1:
		id = "llvm.umin"
	case k == 0 && n == 1:
		id = "llvm.umax"
	case k == s-1 && n == s-2:
		id = "llvm.smin"
	case k == s && n == s+1:
		id = "llvm.smax"
	default:
		return nil
	}
	return ic.newIntrinsic(id, i.Type(), a, onEqual)
}

// selectOfDifferences: a > b ? a - b : b - a is |a - b| where neither wraps (LLVM's foldAbsDiff).
func (ic *combiner) selectOfDifferences(i, c *ir.Instr) *ir.Instr {
	t, f := opOf(i.Operand(1), ir.Sub), opOf(i.Operand(2), ir.Sub)
	a, b := c.Operand(0), c.Operand(1)
	if t == nil || f == nil || !c.Pred.IsSigned() {
		return nil
	}
	greater := c.Pred == ir.SGT || c.Pred == ir.SGE
	if f.Operand(0) == a && f.Operand(1) == b {
		t, f, greater = f, t, !greater
	}
	if !greater || t.Operand(0) != a || t.Operand(1) != b || f.Operand(0) != b || f.Operand(1) != a ||
		t.Flags&(ir.NSW|ir.NUW) == 0 || f.Flags&(ir.NSW|ir.NUW) == 0 {
		return nil
	}
	t.Flags &^= ir.NUW
	if !t.HasFlag(ir.NSW) && oneUse(t) {
		t.Flags |= ir.NSW
	}
	return ic.newIntrinsic("llvm.abs", i.Type(), t, ic.ctx.NewBool(true))
}

// selectOfSumAndDifference: c ? a + b : a - d is a + (c ? b : -d) (LLVM's foldAddSubSelect).
func (ic *combiner) selectOfSumAndDifference(i *ir.Instr) *ir.Instr {
	t, f := binop(i.Operand(1)), binop(i.Operand(2))
	if t == nil || f == nil || !oneUse(t) || !oneUse(f) {
		return nil
	}
	sum, difference, sumFirst := t, f, true
	if isOp(t, ir.Sub, ir.FSub) {
		sum, difference, sumFirst = f, t, false
	}
	if !(sum.Op() == ir.Add && difference.Op() == ir.Sub || sum.Op() == ir.FAdd && difference.Op() == ir.FSub) {
		return nil
	}
	a := difference.Operand(0)
	var b ir.Value
	switch a {
	case sum.Operand(0):
		b = sum.Operand(1)
	case sum.Operand(1):
		b = sum.Operand(0)
	default:
		return nil
	}
	flags := sum.Flags & difference.Flags & ir.FastMath
	var neg ir.Value
	if sum.Op() == ir.FAdd {
		n := ir.NewInstr(ir.FNeg, i.Type(), difference.Operand(1))
		n.Flags = flags
		neg = ic.b.insert(n, "")
	} else {
		neg = ic.b.neg(difference.Operand(1), "")
	}
	if !sumFirst {
		b, neg = neg, b
	}
	s := newSelect(i.Operand(0), b, neg)
	s.SetMD("prof", i.MD("prof"))
	s.SetMD("unpredictable", i.MD("unpredictable"))
	return newBinary(sum.Op(), a, ic.b.insert(s, suffixed(i, ".p")), flags)
}

// selectOfProduct: a == 0 ? 0 : a * b needs no select; b, which may be poison where a is zero, is
// frozen (LLVM's foldSelectZeroOrMul).
func (ic *combiner) selectOfProduct(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || !c.Pred.IsEquality() || !isZero(c.Operand(1)) {
		return nil
	}
	onZero, rest := i.Operand(1), i.Operand(2)
	if c.Pred == ir.NE {
		onZero, rest = rest, onZero
	}
	m := opOf(rest, ir.Mul)
	if m == nil || !isZero(onZero) && !isUndef(onZero) {
		return nil
	}
	for k := range 2 {
		if m.Operand(k) != c.Operand(0) {
			continue
		}
		b := m.Operand(1 - k)
		fr := ir.NewInstr(ir.Freeze, b.Type(), b)
		fr.InsertBefore(m)
		fr.SetName(suffixed(b, ".fr"))
		ic.work.add(fr)
		ic.setOperand(m, 1-k, fr)
		ic.work.add(m)
		return ic.use(i, m)
	}
	return nil
}

// selectOfMirrored: c ? (d ? a : b) : (d ? b : a) is (d ^ c) ? b : a (LLVM's
// foldSelectOfSymmetricSelect).
func (ic *combiner) selectOfMirrored(i *ir.Instr) *ir.Instr {
	t, f := onceOf(i.Operand(1), ir.Select), onceOf(i.Operand(2), ir.Select)
	if t == nil || f == nil || t.Operand(0) != f.Operand(0) || t.Operand(1) != f.Operand(2) || t.Operand(2) != f.Operand(1) ||
		t.Operand(0).Type() != i.Operand(0).Type() {
		return nil
	}
	return newSelect(ic.b.xor(t.Operand(0), i.Operand(0), ""), t.Operand(2), t.Operand(1))
}
