package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// selectClamped: x within an interval, or one of two replacements where it is below or above, is
// two signed selects (LLVM's canonicalizeClampLike).
//
//	x + c1 <u c0 ? x : (x <s c2 ? low : high)
//	⇒ x >=s c0 - c1 ? high : (x <s -c1 ? low : x)       for -c1 <= c2 <= c0 - c1
//
// With the compare inverted the two limits are exchanged. x may be truncated in the result; then
// the replacements are constants.
func (ic *combiner) selectClamped(i, c *ir.Instr) *ir.Instr {
	x, s, p := i.Operand(1), onceOf(i.Operand(2), ir.Select), c.Pred
	if opOf(i.Operand(2), ir.Select) == nil {
		x, s, p = i.Operand(2), onceOf(i.Operand(1), ir.Select), p.Inverse()
	}
	if s == nil || !oneUse(c) {
		return nil
	}
	if t := opOf(x, ir.Trunc); t != nil && oneUse(t) && c.Operand(0).Type() != x.Type() {
		x = t.Operand(0)
	}
	w := width(x.Type())
	c0, ok := word(c.Operand(1))
	switch {
	case !ok || w > 64 || c.Operand(0).Type() != x.Type():
		return nil
	case p == ir.ULE || p == ir.UGT:
		c0 = (c0 + 1) & maskOf(w)
	case p != ir.ULT && p != ir.UGE:
		return nil
	}
	c1, ok := addedTo(c.Operand(0), x)
	d := opOf(s.Operand(0), ir.ICmp)
	if !ok || c0 == 0 || d == nil || d.Operand(0) != x || !oneUse(d) && (c.Operand(0) == x || !oneUse(c.Operand(0))) {
		return nil
	}
	c2, ok := word(d.Operand(1))
	low, high := s.Operand(1), s.Operand(2)
	switch {
	case !ok:
		return nil
	case d.Pred == ir.SGT && c2 != signBit(w)-1:
		c2, low, high = (c2+1)&maskOf(w), high, low
	case d.Pred == ir.SGE:
		low, high = high, low
	case d.Pred != ir.SLT:
		return nil
	}
	first, end := -c1&maskOf(w), (c0-c1)&maskOf(w)
	if p == ir.UGE || p == ir.UGT {
		first, end = end, first
	}
	if k := signExtend(c2, w); k < signExtend(first, w) || k > signExtend(end, w) {
		return nil
	}
	if x.Type() != i.Type() {
		low, high = ic.widened(low, x.Type()), ic.widened(high, x.Type())
		if low == nil || high == nil {
			return nil
		}
	}
	below := ic.b.cmp(ir.SLT, x, ir.NewInt(x.Type(), first), "")
	above := ic.b.cmp(ir.SGE, x, ir.NewInt(x.Type(), end), "")
	v := ic.b.selectOf(above, high, ic.b.selectOf(below, low, x, ""), "")
	return ic.use(i, ic.b.cast(ir.Trunc, v, i.Type(), ""))
}

// addedTo returns the constant that v adds to x.
func addedTo(v, x ir.Value) (k uint64, ok bool) {
	if v == x {
		return 0, true
	}
	if a := opOf(v, ir.Add); a != nil && a.Operand(0) == x {
		return word(a.Operand(1))
	}
	return 0, false
}

// widened extends a constant by its sign; nil for other values.
func (ic *combiner) widened(v ir.Value, ty *ir.Type) ir.Value {
	if immediate(v) == nil {
		return nil
	}
	return constfold.Cast(ir.SExt, v, ty, ic.dl)
}
