package instcombine

import "opt-go/frontend/ir"

// Compares with the low bits of an operand, and of results of subtractions with overflow.

// icmpOfRoundedLow: for a mask m of low bits, (x + m) & m is x - 1 or less, but for x = 0, for
// which it is m. So it is below x exactly if x is not zero.
func (ic *combiner) icmpOfRoundedLow(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		p, a, x := i.Pred, opOf(i.Operand(n), ir.And), i.Operand(1-n)
		if n == 1 {
			p = p.Swapped()
		}
		if a == nil || p != ir.ULT && p != ir.UGE {
			continue
		}
		s := opOf(a.Operand(0), ir.Add)
		m, ok := word(a.Operand(1))
		if s == nil || !ok || !isLowMask(m) || s.Operand(0) != x {
			continue
		}
		if k, same := someWord(s.Operand(1)); !same || k != m {
			continue
		}
		q := ir.NE
		if p == ir.UGE {
			q = ir.EQ
		}
		return newCmp(q, x, ir.NewZero(x.Type()))
	}
	return nil
}

// icmpOfDifference: the result of a subtraction with overflow is zero if its operands are equal.
func (ic *combiner) icmpOfDifference(i *ir.Instr) *ir.Instr {
	e := opOf(i.Operand(0), ir.ExtractValue)
	if e == nil || !i.Pred.IsEquality() || !isZero(i.Operand(1)) || len(e.Indices()) != 1 || e.Indices()[0] != 0 {
		return nil
	}
	d := opOf(e.Operand(0), ir.Call)
	if d == nil || d.IntrinsicID() != "llvm.usub.with.overflow" && d.IntrinsicID() != "llvm.ssub.with.overflow" {
		return nil
	}
	return newCmp(i.Pred, d.Arg(0), d.Arg(1))
}

// icmpMaskedLanes tests the high bits of a vector where some lanes of the constants are poison:
// (x & sign) == 0 is x > -1, and (x & -2^n) == 0 is x < 2^n. Other vectors take the rules of
// scalars.
func (ic *combiner) icmpMaskedLanes(i *ir.Instr) *ir.Instr {
	a := opOf(i.Operand(0), ir.And)
	if a == nil || !i.Pred.IsEquality() || !isZero(i.Operand(1)) {
		return nil
	}
	_, whole := word(i.Operand(1))
	if _, ok := word(a.Operand(1)); ok && whole {
		return nil
	}
	k, ok := someWord(a.Operand(1))
	if !ok {
		return nil
	}
	x, w := a.Operand(0), width(a.Type())
	below := -k & maskOf(w)
	switch {
	case k == signBit(w) && i.Pred == ir.EQ:
		return newCmp(ir.SGT, x, ir.NewAllOnes(x.Type()))
	case k == signBit(w):
		return newCmp(ir.SLT, x, ir.NewZero(x.Type()))
	case !isPow2(below):
		return nil
	case i.Pred == ir.EQ:
		return newCmp(ir.ULT, x, ir.NewInt(x.Type(), below))
	}
	return newCmp(ir.UGT, x, ir.NewInt(x.Type(), below-1))
}
