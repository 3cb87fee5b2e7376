package instcombine

import "opt-go/frontend/ir"

// Minima and maxima in disguise (LLVM's matchMinMax and matchMinMaxOfMinMax).

// extremeOfInverted: a > b ? ~a : ~b is min(~a, ~b), a > b ? ~b : ~a is max(~b, ~a).
func (ic *combiner) extremeOfInverted(i, c *ir.Instr) ir.Value {
	p, t, f := c.Pred, i.Operand(1), i.Operand(2)
	a, b := inverseOf(t), inverseOf(f)
	switch {
	case a == nil || b == nil:
		return nil
	case a == c.Operand(0) && b == c.Operand(1):
		p = p.Swapped()
	case a != c.Operand(1) || b != c.Operand(0):
		return nil
	}
	return ic.b.intrinsic(extremes[p], i.Type(), "", t, f)
}

// inverseOf returns a where v is ~a or the integer constant ~a, or nil. Lanes must not be poison,
// for the arms of a select become operands that are always evaluated.
func inverseOf(v ir.Value) ir.Value {
	if ir.AsInt(v) != nil {
		if k := foldNot(v); k != nil {
			return k
		}
		return nil
	}
	x := notOf(v)
	if x == nil {
		return nil
	}
	if i := v.(*ir.Instr); ir.AsInt(i.Operand(0)) == nil && ir.AsInt(i.Operand(1)) == nil {
		return nil
	}
	return x
}

// extremeOfExtremes: a < c ? min(a, b) : min(c, b) is min(min(a, b), min(c, b)), also where ~c < ~a
// is compared.
func (ic *combiner) extremeOfExtremes(i, c *ir.Instr) ir.Value {
	t, f := opOf(i.Operand(1), ir.Call), opOf(i.Operand(2), ir.Call)
	if t == nil || f == nil || oppositeMinMax[t.IntrinsicID()] == "" || t.IntrinsicID() != f.IntrinsicID() {
		return nil
	}
	p, x, y := c.Pred, c.Operand(0), c.Operand(1)
	if extremes[p] != t.IntrinsicID() {
		p, x, y = p.Swapped(), y, x
	}
	if extremes[p] != t.IntrinsicID() {
		return nil
	}
	for k := range 4 {
		a, b, d, e := t.Arg(k&1), t.Arg(1-k&1), f.Arg(k>>1), f.Arg(1-k>>1)
		if b == e && (a == x && d == y || inverseOf(d) == x && inverseOf(a) == y) {
			return ic.b.intrinsic(t.IntrinsicID(), i.Type(), "", t, f)
		}
	}
	return nil
}

// extremeOfNeighbor: x < y ? x : y - 1 is min(x, y - 1), and x > y ? x : y + 1 is max(x, y + 1),
// where the sum does not wrap, as in LLVM 22. Indices are clamped to the last one so.
func (ic *combiner) extremeOfNeighbor(i, c *ir.Instr) ir.Value {
	if !ic.newer && !ic.neighbor {
		return nil
	}
	p, x, y := c.Pred, c.Operand(0), c.Operand(1)
	t, f := i.Operand(1), i.Operand(2)
	if f == x || f == y {
		t, f, p = f, t, p.Inverse()
	}
	if t == y {
		x, y, p = y, x, p.Swapped()
	}
	sum := opOf(f, ir.Add)
	if t != x || sum == nil || sum.Operand(0) != y {
		return nil
	}
	k := sum.Operand(1)
	switch {
	case p == ir.SLT && isAllOnes(k) && sum.HasFlag(ir.NSW):
	case p == ir.SGT && isOne(k) && sum.HasFlag(ir.NSW):
	case p == ir.UGT && isOne(k) && sum.HasFlag(ir.NUW):
	default:
		return nil
	}
	return ic.b.intrinsic(extremes[p], i.Type(), "", x, sum)
}

// selectAtNumber: x == k ? y != k : x < y, where k is the least number, is x < y, as in LLVM 22:
// an arm that is a compare of x and y is the other arm where x is k.
func (ic *combiner) selectAtNumber(i, c *ir.Instr) *ir.Instr {
	k, ok := word(c.Operand(1))
	if !ic.newer || !ok || !c.Pred.IsEquality() || !isBool(i.Type()) {
		return nil
	}
	at, rest := opOf(i.Operand(1), ir.ICmp), opOf(i.Operand(2), ir.ICmp)
	if c.Pred == ir.NE {
		at, rest = rest, at
	}
	if at == nil || rest == nil {
		return nil
	}
	y, r, ok := rangeCompare(at)
	p := rest.Pred
	switch {
	case !ok || c.Operand(0).Type() != y.Type():
		return nil
	case rest.Operand(0) == c.Operand(0) && rest.Operand(1) == y:
		p = p.Swapped()
	case rest.Operand(1) != c.Operand(0) || rest.Operand(0) != y:
		return nil
	}
	s := rangeOf(p, k, width(y.Type()))
	if !s.Lo.Eq(r.Lo) || !s.Hi.Eq(r.Hi) {
		return nil
	}
	if rest.Operand(0) != c.Operand(0) { // as it is written with x first
		return newCmp(rest.Pred.Swapped(), c.Operand(0), y)
	}
	return newCmp(rest.Pred, c.Operand(0), y)
}
