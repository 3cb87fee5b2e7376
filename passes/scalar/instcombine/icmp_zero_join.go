package instcombine

import "opt-go/frontend/ir"

// Compares joined with an equality test, mostly against zero: powers of two, and range tests that
// wrap there.

// joinedWithValue: x == c || b < x - c is b <= x - (c + 1), x != c && b >= x - c is b > x - (c + 1)
// (LLVM's foldAndOrOfICmpEqConstantAndICmp). logical means that y is evaluated only when x does not
// decide.
func (ic *combiner) joinedWithValue(x, y *ir.Instr, and, logical bool) ir.Value {
	p, q := x.Pred, y.Pred
	if and {
		p, q = p.Inverse(), q.Inverse()
	}
	c, ok := word(x.Operand(1))
	a := x.Operand(0)
	if p != ir.EQ || !ok || !a.Type().Scalar().IsInt() || !oneUse(x) && !oneUse(y) {
		return nil
	}
	less := func(v ir.Value) bool { // a - c
		if s := opOf(v, ir.Add); s != nil && s.Operand(0) == a && isWord(s.Operand(1), -c&maskOf(width(a.Type()))) {
			return true
		}
		return c == 0 && v == a
	}
	var b ir.Value
	switch {
	case q == ir.ULT && less(y.Operand(1)):
		b = y.Operand(0)
	case q == ir.UGT && less(y.Operand(0)):
		b = y.Operand(1)
	default:
		return nil
	}
	if logical {
		b = ic.b.freeze(b, "")
	}
	to := ir.UGE
	if and {
		to = ir.ULT
	}
	return ic.b.cmp(to, ic.b.sub(a, ir.NewInt(a.Type(), c+1), ""), b, "")
}

// joinedPowerTest: a != 0 && ctpop(a) < 2 is ctpop(a) == 1; a == 0 || ctpop(a) == 1 is ctpop(a) <
// 2; and the inverses.
func (ic *combiner) joinedPowerTest(x, y *ir.Instr, and bool) ir.Value {
	for n := range 2 {
		zero, count := x, y
		if n == 1 {
			zero, count = y, x
		}
		pop := intrinsicOf(count.Operand(0), "llvm.ctpop")
		if pop == nil || !isZero(zero.Operand(1)) || zero.Operand(0) != pop.Arg(0) || !zero.Pred.IsEquality() {
			continue
		}
		k, ok := word(count.Operand(1))
		if !ok {
			return nil
		}
		var p ir.Pred
		c := uint64(1)
		switch differs := zero.Pred == ir.NE; {
		case and && differs && count.Pred == ir.ULT && k == 2:
			p = ir.EQ
		case !and && !differs && count.Pred == ir.UGT && k == 1:
			p = ir.NE
		case and && differs && count.Pred == ir.NE && k == 1:
			p = ir.UGT
		case !and && !differs && count.Pred == ir.EQ && k == 1:
			p, c = ir.ULT, 2
		default:
			return nil
		}
		pop.Info.Attrs = pop.Info.Attrs.Clone() // the range holds no longer where it was found by the compare with zero
		pop.Info.Attrs.Ret = pop.Info.Attrs.Ret.Without("range", "noundef", "align", "nonnull")
		pop.SetMD("range", nil)
		ic.work.add(pop)
		return ic.b.cmp(p, pop, ir.NewInt(pop.Type(), c), "")
	}
	return nil
}

// joinedUnderflow: a + b < a && a + b != 0 is -b < a for a b that is not zero, and the inverse
// (LLVM's foldUnsignedUnderflowCheck).
func (ic *combiner) joinedUnderflow(x, y *ir.Instr, and bool) ir.Value {
	for n := range 2 {
		zero, order := x, y
		if n == 1 {
			zero, order = y, x
		}
		sum := opOf(zero.Operand(0), ir.Add)
		if sum == nil || !isZero(zero.Operand(1)) || !zero.Pred.IsEquality() || !oneUse(zero) && !oneUse(order) {
			continue
		}
		p, a := order.Pred, order.Operand(1)
		if order.Operand(0) != ir.Value(sum) {
			p, a = p.Swapped(), order.Operand(0)
			if order.Operand(1) != ir.Value(sum) {
				continue
			}
		}
		b := other(sum, ir.Add, a)
		if b == nil || !(p == ir.ULT && zero.Pred == ir.NE && and || p == ir.UGE && zero.Pred == ir.EQ && !and) {
			continue
		}
		if !ic.q.NonZero(b) {
			if a, b = b, a; !ic.q.NonZero(b) {
				continue
			}
		}
		return ic.b.cmp(p, ic.b.neg(b, ""), a, "")
	}
	return nil
}
