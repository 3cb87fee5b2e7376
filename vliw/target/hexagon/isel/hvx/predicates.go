package hvx

import "opt-go/frontend/ir"

// A vector of i1 is a list of predicates with the lanes of what made it: those of a comparison of
// words have four equal bits for each. lanesOf changes that.

// lanesOf is a mask with lanes of other sizes.
func (l *legalizer) lanesOf(m value, bytes int) value {
	if m.bytes == bytes {
		return m
	}
	v := l.each(m, func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) })
	if bytes > m.bytes {
		v = l.extend(v, bytes, true)
	} else {
		v = l.narrow(v, bytes)
	}
	return l.each(v, func(a ir.Value) ir.Value { return l.pred("vandvrt", a, l.word(-1)) })
}

// maskLogic is logic of masks; a sum is a difference.
func (l *legalizer) maskLogic(op ir.Op, x, y value) value {
	y = l.lanesOf(y, x.bytes)
	name := map[ir.Op]string{ir.And: "pred.and", ir.Mul: "pred.and", ir.Or: "pred.or", ir.Xor: "pred.xor", ir.Add: "pred.xor", ir.Sub: "pred.xor"}[op]
	if name == "" { // a shift by 0, as any other is undefined
		return x
	}
	return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.pred(name, a, b) })
}

// comparison says how a predicate of integers is computed: by eq or gt, with the operands swapped,
// and inverted.
type comparison struct {
	equal, unsigned, swap, not bool
}

var comparisons = map[ir.Pred]comparison{
	ir.EQ: {equal: true}, ir.NE: {equal: true, not: true},
	ir.SGT: {}, ir.SLT: {swap: true}, ir.SLE: {not: true}, ir.SGE: {swap: true, not: true},
	ir.UGT: {unsigned: true}, ir.ULT: {unsigned: true, swap: true}, ir.ULE: {unsigned: true, not: true}, ir.UGE: {unsigned: true, swap: true, not: true},
}

func (l *legalizer) compare(i *ir.Instr) value {
	x, y := l.value(i.Operand(0)), l.value(i.Operand(1))
	if isMask(i.Operand(0).Type()) { // signed, 1 is -1
		y = l.lanesOf(y, x.bytes)
		ones := func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) }
		x, y = l.each(x, ones), l.each(y, ones)
	}
	return l.compareInts(i.Pred, x, y)
}

func (l *legalizer) compareInts(p ir.Pred, x, y value) value {
	c := comparisons[p]
	if c.swap {
		x, y = y, x
	}
	name := "vgt" + lane[x.bytes]
	if c.equal {
		name = "veq" + lane[x.bytes]
	} else if c.unsigned {
		name = "vgt" + unsigned[x.bytes]
	}
	return l.zip(x, y, func(a, b ir.Value) ir.Value {
		q := l.pred(name, a, b)
		if c.not {
			q = l.pred("pred.not", q)
		}
		return q
	})
}

// selection is a select by a mask, or by one i1 for all lanes.
func (l *legalizer) selection(i *ir.Instr) value {
	x, y := l.value(i.Operand(1)), l.value(i.Operand(2))
	var m value
	if c := i.Operand(0); c.Type().IsVector() {
		m = l.value(c)
	} else {
		word := l.insert(l.at.Cast(ir.SExt, c, l.ctx.I32, ""))
		q := l.pred("vandvrt", l.splat(word), l.word(-1))
		m = value{bytes: x.bytes, lanes: x.lanes}
		for range x.parts {
			m.parts = append(m.parts, q)
		}
	}
	if isMask(i.Type()) {
		return l.selectMask(m, x, y)
	}
	return l.mux(m, x, y)
}

func (l *legalizer) selectMask(m, x, y value) value {
	m, y = l.lanesOf(m, x.bytes), l.lanesOf(y, x.bytes)
	yes := l.zip(m, x, func(q, a ir.Value) ir.Value { return l.pred("pred.and", q, a) })
	no := l.zip(y, m, func(b, q ir.Value) ir.Value { return l.pred("pred.and.n", b, q) })
	return l.zip(yes, no, func(a, b ir.Value) ir.Value { return l.pred("pred.or", a, b) })
}

// mux takes lanes of x where a mask is set, else of y.
func (l *legalizer) mux(m, x, y value) value {
	m = l.lanesOf(m, x.bytes)
	out := value{bytes: x.bytes, lanes: x.lanes}
	for k := range x.parts {
		out.parts = append(out.parts, l.vec("vmux", m.parts[k], x.parts[k], y.parts[k]))
	}
	return out
}
