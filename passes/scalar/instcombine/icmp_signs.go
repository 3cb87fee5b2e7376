package instcombine

import "opt-go/frontend/ir"

// icmpOfSignBits compares a sign bit, moved or spread, with a truth value that is extended alike:
// as truth values.
//
//	(x >>u w-1) p zext(b)   ⇒   (x < 0) p b          (x >>s w-1) p sext(b)   ⇒   (x < 0) p b
func (ic *combiner) icmpOfSignBits(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, e := asInstr(i.Operand(n)), asInstr(i.Operand(1-n))
		if s == nil || e == nil || !(s.Op() == ir.LShr && e.Op() == ir.ZExt || s.Op() == ir.AShr && e.Op() == ir.SExt) || !oneUse(s) && !oneUse(e) {
			continue
		}
		b := e.Operand(0)
		if k, ok := anyNumber(s.Operand(1)); !ok || k != uint64(width(s.Type())-1) || !isBool(b.Type()) {
			continue
		}
		p := i.Pred
		if s.Op() == ir.LShr && p.IsSigned() { // neither is negative
			p = p.Unsigned()
		}
		if n == 1 {
			p = p.Swapped()
		}
		return newCmp(p, ic.b.cmp(ir.SLT, s.Operand(0), ir.NewZero(s.Type()), ""), b)
	}
	return nil
}

// icmpOverflowedTwice: (a + b) + k < a, for which b + k has overflowed a, is ~k - b < a.
func (ic *combiner) icmpOverflowedTwice(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, a, p := onceOf(i.Operand(n), ir.Add), i.Operand(1-n), i.Pred
		if n == 1 {
			p = p.Swapped()
		}
		if s == nil || p != ir.ULT && p != ir.UGE || immediate(s.Operand(1)) == nil {
			continue
		}
		b, not := other(s.Operand(0), ir.Add, a), foldNot(s.Operand(1))
		if b == nil || not == nil {
			continue
		}
		v := ic.b.sub(not, b, "")
		if n == 1 {
			return newCmp(p.Swapped(), a, v)
		}
		return newCmp(p, v, a)
	}
	return nil
}

// joinedWithZero: x == 0 || x == k, k being a power of two or zero, is (x & k) == x (LLVM's
// foldAndOrOfICmpsWithPow2AndWithZero).
func (ic *combiner) joinedWithZero(x, y *ir.Instr, and, logical bool) ir.Value {
	want := ir.EQ
	if and {
		want = ir.NE
	}
	if x.Pred != want || y.Pred != want || !oneUse(x) || !oneUse(y) {
		return nil
	}
	if isZero(y.Operand(1)) {
		x, y = y, x
	} else if logical { // k counts only where x is not zero
		return nil
	}
	v := x.Operand(0)
	if !isZero(x.Operand(1)) || !v.Type().Scalar().IsInt() {
		return nil
	}
	for n := range 2 {
		k := y.Operand(1 - n)
		if y.Operand(n) == v && !isOne(k) && ic.q.PowerOfTwo(k, true) {
			return ic.b.cmp(want, ic.b.and(v, k, ""), v, "")
		}
	}
	return nil
}

// joinedTruncationCheck: x + 2^n < 2^(n+1), which holds where x is a signed number of n+1 bits, and
// bits of x being zero, of which one is its sign or copies it: x < 2^n (LLVM's
// foldSignedTruncationCheck).
func (ic *combiner) joinedTruncationCheck(i, x, y *ir.Instr) ir.Value {
	v, n, ok := truncationCheck(y)
	rest := x
	if !ok {
		if v, n, ok = truncationCheck(x); !ok {
			return nil
		}
		rest = y
	}
	u, zeros, ok := zeroBits(rest)
	if !ok {
		return nil
	}
	if t := opOf(u, ir.Trunc); u != v && (t == nil || t.Operand(0) != v) {
		return nil
	}
	signs := maskOf(width(v.Type())) &^ (n - 1)
	if zeros&signs == 0 {
		return nil
	}
	if zeros&^signs != 0 {
		if u != v || !isPow2(-zeros&maskOf(width(v.Type()))) {
			return nil
		}
		n = min(n, -zeros&maskOf(width(v.Type())))
	}
	return ic.b.cmp(ir.ULT, v, ir.NewInt(v.Type(), n), suffixed(i, ".simplified"))
}

// truncationCheck matches x + 2^n < 2^(n+1).
func truncationCheck(c *ir.Instr) (x ir.Value, bit uint64, ok bool) {
	a := opOf(c.Operand(0), ir.Add)
	if a == nil || c.Pred != ir.ULT {
		return nil, 0, false
	}
	bit, ok1 := anyWord(a.Operand(1))
	limit, ok2 := anyWord(c.Operand(1))
	return a.Operand(0), bit, ok1 && ok2 && isPow2(bit) && bit<<1 == limit && limit <= maskOf(width(a.Type()))
}

// zeroBits matches a test that some bits of x are zero.
func zeroBits(c *ir.Instr) (x ir.Value, mask uint64, ok bool) {
	if !c.Operand(0).Type().Scalar().IsInt() {
		return nil, 0, false
	}
	k, isConst := anyWord(c.Operand(1))
	m := maskOf(width(c.Operand(0).Type()))
	switch {
	case !isConst:
		return nil, 0, false
	case c.Pred == ir.SGT && k == m:
		return c.Operand(0), m &^ (m >> 1), true
	case c.Pred == ir.ULT && isPow2(k):
		return c.Operand(0), m &^ (k - 1), true
	case c.Pred == ir.EQ && k == 0:
		if and := opOf(c.Operand(0), ir.And); and != nil {
			mask, ok = anyWord(and.Operand(1))
			return and.Operand(0), mask, ok
		}
	}
	return nil, 0, false
}
