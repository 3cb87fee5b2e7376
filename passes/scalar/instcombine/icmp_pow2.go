package instcombine

import (
	"opt-go/frontend/ir"
)

// icmpOverflowed: a + b < a, for which the sum has wrapped, is ~a < b (LLVM's foldICmpBinOp).
func (ic *combiner) icmpOverflowed(i *ir.Instr) *ir.Instr {
	x, y, p := i.Operand(0), i.Operand(1), i.Pred
	if !x.Type().Scalar().IsInt() {
		return nil
	}
	if b := other(x, ir.Add, y); b != nil && oneUse(x) && (p == ir.ULT || p == ir.UGE) {
		return newCmp(p, ic.b.not(y, ""), b)
	}
	if b := other(y, ir.Add, x); b != nil && oneUse(y) && (p == ir.UGT || p == ir.ULE) {
		return newCmp(p, b, ic.b.not(x, ""))
	}
	return nil
}

// icmpPow2Test uses ctpop where a is tested for a power of two or zero: (a & (a - 1)) == 0, (a &
// -a) == a, (a ^ (a - 1)) >= a.
func (ic *combiner) icmpPow2Test(i *ir.Instr) *ir.Instr {
	x, y, p := i.Operand(0), i.Operand(1), i.Pred
	var a ir.Value
	is := p == ir.EQ || p == ir.UGE || p == ir.ULE
	switch {
	case p.IsEquality() && isZero(y):
		a = withLess(x, ir.And)
	case p.IsEquality():
		for n := range 2 {
			if o := onceOf(i.Operand(n), ir.And); o != nil {
				b := i.Operand(1 - n)
				if negOf(o.Operand(0)) == b && o.Operand(1) == b || negOf(o.Operand(1)) == b && o.Operand(0) == b {
					a = b
				}
			}
		}
	case p == ir.UGE || p == ir.ULT:
		if b := withLess(x, ir.Xor); b != nil && b == y {
			a = b
		}
	case p == ir.ULE || p == ir.UGT:
		if b := withLess(y, ir.Xor); b != nil && b == x {
			a = b
		}
	}
	if a == nil || width(a.Type()) > 64 {
		return nil
	}
	count := ic.b.intrinsic("llvm.ctpop", a.Type(), "", a)
	if is {
		return newCmp(ir.ULT, count, ir.NewInt(a.Type(), 2))
	}
	return newCmp(ir.UGT, count, ir.NewInt(a.Type(), 1))
}

// withLess returns a of (a - 1) op a where that has no other use.
func withLess(v ir.Value, op ir.Op) ir.Value {
	o := onceOf(v, op)
	if o == nil {
		return nil
	}
	for n := range 2 {
		if s := opOf(o.Operand(n), ir.Add); s != nil && isAllOnes(s.Operand(1)) && s.Operand(0) == o.Operand(1-n) {
			return o.Operand(1 - n)
		}
	}
	return nil
}

// comparePowerKnown: where one bit of x is known to be set, ctpop(x) is 1 if no other is.
func (ic *combiner) comparePowerKnown(i, count *ir.Instr, c uint64) *ir.Instr {
	p := i.Pred
	if !oneUse(count) || !((p.IsEquality() || p == ir.UGT) && c == 1 || p == ir.ULT && c == 2) {
		return nil
	}
	x := count.Arg(0)
	w := width(x.Type())
	set := ic.q.WithContext(i).KnownBits(x).Bits(w).One
	if set.OnesCount() != 1 {
		return nil
	}
	eq := ir.NE
	if p == ir.EQ || p == ir.ULT {
		eq = ir.EQ
	}
	return newCmp(eq, ic.b.and(x, set.Not().Const(x.Type()), ""), ir.NewZero(x.Type()))
}
