package instcombine

import (
	"math"

	"opt-go/frontend/ir"
)

// Selects between the operands of a floating-point compare: minima, maxima and absolute values.

// selectOfFloats makes the compare ordered where the select chooses between the compared values,
// and creates an intrinsic where neither NaN nor the sign of zero matters.
func (ic *combiner) selectOfFloats(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.FCmp)
	if c == nil {
		return nil
	}
	a, b, t, f := c.Operand(0), c.Operand(1), i.Operand(1), i.Operand(2)
	both := a == t && b == f || a == f && b == t
	if both && oneUse(c) && unorderedPred(c.Pred) {
		inv := newCmp(c.Pred.Inverse(), a, b)
		inv.Flags = c.Flags
		v := ic.b.insert(inv, suffixed(c, ".inv"))
		s := newSelect(v, f, t)
		s.Flags = i.Flags
		return ic.use(i, ic.b.insert(s, ""))
	}
	if both && i.HasFlag(ir.FNNan) && i.HasFlag(ir.FNSZ) {
		p := c.Pred
		if a == f {
			p = p.Swapped()
		}
		id := map[ir.Pred]string{ir.FOGT: "llvm.maxnum", ir.FOGE: "llvm.maxnum", ir.FOLT: "llvm.minnum", ir.FOLE: "llvm.minnum"}[p]
		if id != "" {
			n := ic.newIntrinsic(id, i.Type(), t, f)
			n.Flags = ic.flagsOfChosen(i, c)
			return ic.use(i, ic.b.insert(n, ""))
		}
	}
	if r := ic.selectFloatClamped(i, c); r != nil {
		return r
	}
	if r := ic.selectOfSumWithConstant(i, c); r != nil {
		return r
	}
	return ic.selectToFabs(i, c)
}

// selectFloatClamped: where x is no NaN, x < k ? k : min(x, l), with k < l, is max(min(x, l), k),
// likewise with the reverse order. k is not zero, so that signs of zero do not matter.
func (ic *combiner) selectFloatClamped(i, c *ir.Instr) *ir.Instr {
	x, k, t, f, p := c.Operand(0), floatSplat(c.Operand(1)), i.Operand(1), i.Operand(2), c.Pred
	if k == nil || !c.HasFlag(ir.FNNan) || isAnyZero(c.Operand(1)) {
		return nil
	}
	if f == c.Operand(1) {
		t, f, p = f, t, p.Inverse()
	}
	inner := opOf(f, ir.Select)
	if t != c.Operand(1) || inner == nil {
		return nil
	}
	d := opOf(inner.Operand(0), ir.FCmp)
	if d == nil || d.Operand(0) != x || floatSplat(d.Operand(1)) == nil {
		return nil
	}
	q := d.Pred
	switch {
	case inner.Operand(1) == x && inner.Operand(2) == d.Operand(1):
	case inner.Operand(2) == x && inner.Operand(1) == d.Operand(1):
		q = q.Inverse()
	default:
		return nil
	}
	a, ok1 := k.Float64()
	b, ok2 := floatSplat(d.Operand(1)).Float64()
	less := func(p ir.Pred) bool { return p == ir.FOLT || p == ir.FOLE || p == ir.FULT || p == ir.FULE }
	id := ""
	switch {
	case !ok1 || !ok2 || math.IsInf(a, 0):
	case less(p) && less(q) && a < b:
		id = "llvm.maxnum"
	case less(p.Swapped()) && less(q.Swapped()) && a > b:
		id = "llvm.minnum"
	}
	if id == "" {
		return nil
	}
	special := ir.FNNan | ir.FNInf
	if (d.Flags|inner.Flags)&special&^c.Flags != 0 { // the inner one may be poison where it is not chosen
		return nil
	}
	n := withFlags(ic.newIntrinsic(id, i.Type(), f, t), c.Flags&^ir.FNSZ|i.Flags&ir.FNSZ)
	return ic.use(i, ic.b.insert(n, ""))
}

// flagsOfChosen returns the flags of a minimum or maximum that replaces select i with compare c of
// the same two numbers. The new operation reads both numbers, so the select's nnan and ninf, which
// constrain only the selected one, do not carry over (LLVM 22 drops them too).
func (ic *combiner) flagsOfChosen(i, c *ir.Instr) ir.Flags {
	flags := i.Flags & ir.FastMath &^ (ir.FNNan | ir.FNInf)
	return flags | c.Flags&(ir.FNNan|ir.FNInf) // the compare's hold for both
}

func unorderedPred(p ir.Pred) bool { return p >= ir.FUNO && p <= ir.FUNE && p != ir.FUNO }

// selectToFabs: x > 0 ? x : 0 - x is |x|, and with the sign of zero and NaN set aside, with -x too
// (LLVM's foldSelectWithFCmpToFabs).
func (ic *combiner) selectToFabs(i, c *ir.Instr) *ir.Instr {
	x := c.Operand(0)
	if !floatIs(c.Operand(1), 0, false) && !floatIs(c.Operand(1), 0, true) && !isZero(c.Operand(1)) {
		return nil
	}
	for swap := range 2 {
		neg, pos, p := i.Operand(1+swap), i.Operand(2-swap), c.Pred
		if pos != x {
			continue
		}
		number := i.HasFlag(ir.FNNan) || c.HasFlag(ir.FNNan) || ic.q.NeverNaN(x) // not by the negation's flags
		s := opOf(neg, ir.FSub)
		switch fromZero := s != nil && s.Operand(1) == x && (floatIs(s.Operand(0), 0, false) || isZero(s.Operand(0))); {
		case fromZero && (swap == 0 && (p == ir.FULE || p == ir.FOLE && number) || swap == 1 && (p == ir.FOGT || p == ir.FUGT && number)):
			// Of a NaN the difference is a NaN of any sign; x has the sign that it has.
			n := withFlags(ic.newIntrinsic("llvm.fabs", i.Type(), x), i.Flags&ir.FastMath)
			return ic.use(i, ic.b.insert(n, ""))
		case opOf(neg, ir.FNeg) != nil && neg.(*ir.Instr).Operand(0) == x:
			if r := ic.selectOfNegated(i, c, neg.(*ir.Instr), swap); r != nil {
				return r
			}
		}
	}
	return nil
}

// selectOfNegated is a select by the sign of x between -x, its arm swap, and x: |x| or -|x|, except
// for NaN and the sign of zero. x is what the compare and the negation exclude only where the
// select is poison already.
func (ic *combiner) selectOfNegated(i, c, neg *ir.Instr, swap int) *ir.Instr {
	p := c.Pred
	if swap == 1 {
		p = p.Inverse()
	}
	flags, compared := i.Flags, c.Flags&(ir.FNNan|ir.FNInf)
	if unorderedPred(p) { // of a NaN the negation is chosen
		flags |= neg.Flags & ir.FNNan
	}
	if ic.newer {
		flags |= compared
	}
	changed := flags != i.Flags
	i.Flags = flags
	flags |= compared
	u := soleUse(i)
	nsz := flags&ir.FNSZ != 0 || ic.newer && u != nil && ignoresSignOfZero(u)
	nnan := flags&ir.FNNan != 0 || ic.newer && u != nil && ignoresSignOfNaN(u)
	if !nsz || !nnan {
		return result(i, changed)
	}
	abs := func() ir.Value {
		return ic.b.insert(withFlags(ic.newIntrinsic("llvm.fabs", i.Type(), neg.Operand(0)), flags), "")
	}
	switch p {
	case ir.FOLT, ir.FOLE, ir.FULT, ir.FULE:
		return ic.use(i, abs())
	case ir.FOGT, ir.FOGE, ir.FUGT, ir.FUGE:
		return withFlags(ir.NewInstr(ir.FNeg, i.Type(), abs()), flags)
	}
	return result(i, changed)
}

// selectOfSumWithConstant: x > 0 ? x + k : k is (x > 0 ? x : 0) + k where neither NaN nor the sign
// of zero matters, as in LLVM 22: the select is a maximum or minimum. ninf is the select's only:
// where k is chosen, the sum of the old code may be infinite.
func (ic *combiner) selectOfSumWithConstant(i, c *ir.Instr) *ir.Instr {
	if !ic.newer || !oneUse(c) || !i.HasFlag(ir.FNNan) || !i.HasFlag(ir.FNSZ) || !relational(c.Pred) || !isAnyZero(c.Operand(1)) {
		return nil
	}
	x, zero := c.Operand(0), c.Operand(1)
	for n := 1; n <= 2; n++ {
		sum, k := onceOf(i.Operand(n), ir.FAdd), i.Operand(3-n)
		if sum == nil || !ir.IsConst(k) || sum.Operand(0) != x || sum.Operand(1) != k {
			continue
		}
		s := newSelect(c, pickValue(n == 1, x, zero), pickValue(n == 1, zero, x))
		flags := i.Flags&ir.FastMath | sum.Flags&ir.FNSZ
		flags &^= (ir.FReassoc | ir.FARcp | ir.FContract | ir.FAfn) &^ sum.Flags
		s.Flags = flags
		chosen := ic.b.insert(s, "")
		takeName(chosen, i)
		r := withFlags(ir.NewInstr(ir.FAdd, i.Type(), chosen, k), flags)
		return ic.use(i, ic.b.insert(r, ir.NameOf(sum)))
	}
	return nil
}

// relational reports whether p orders numbers.
func relational(p ir.Pred) bool {
	switch p {
	case ir.FOLT, ir.FOLE, ir.FOGT, ir.FOGE, ir.FULT, ir.FULE, ir.FUGT, ir.FUGE:
		return true
	}
	return false
}
