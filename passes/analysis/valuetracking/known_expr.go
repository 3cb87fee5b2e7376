package valuetracking

import "opt-go/frontend/ir"

// knownExpr is what a constant expression tells: of an address the alignment of its variable, of a number made of one what the
// operations on it leave.
func (q *Query) knownExpr(c *ir.Const, w, depth int) KnownBits {
	if depth >= maxKnownDepth || c.Type().IsVector() {
		return KnownBits{}
	}
	m := WidthMask(w)
	op := func(k int) KnownBits { return q.KnownBitsAtDepth(c.Elems[k], depth+1) }
	switch c.Op {
	case ir.Add:
		return knownAddSub(true, c.Flags, op(0), op(1), w)
	case ir.Sub:
		return knownAddSub(false, c.Flags, op(0), op(1), w)
	case ir.Mul:
		return knownProduct(op(0), op(1), w)
	case ir.Xor:
		a, b := op(0), op(1)
		return KnownBits{a.Zero&b.Zero | a.One&b.One, a.Zero&b.One | a.One&b.Zero}
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.Trunc:
		from := q.Width(c.Elems[0].Type())
		if from == 0 {
			return KnownBits{}
		}
		k := op(0)
		if from < w {
			k.Zero |= m &^ WidthMask(from)
		}
		return KnownBits{k.Zero & m, k.One & m}
	case ir.GetElementPtr:
		if q.Layout == nil {
			return KnownBits{}
		}
		off, fits := q.Layout.ConstGEPOffset(c.ElemTy, c.Elems[1:])
		if !fits {
			return KnownBits{}
		}
		return knownAddSub(true, 0, op(0), KnownBits{^uint64(off) & m, uint64(off) & m}, w)
	}
	return KnownBits{}
}
