package fold

import "opt-go/frontend/ir"

// ICmp compares two scalar integers or null pointers, to i1; nil where it cannot.
func ICmp(p ir.Pred, a, b *ir.Const, i1 *ir.Type) *ir.Const {
	ctx := i1.Context()
	switch {
	case a.Kind == ir.PoisonConst || b.Kind == ir.PoisonConst:
		return ir.NewPoison(i1)
	case a.Kind == ir.UndefConst || b.Kind == ir.UndefConst:
		if p.IsEquality() || a.Kind == b.Kind {
			return ir.NewUndef(i1)
		}
		return ctx.NewBool(p.HoldsOnEqual())
	case a.Kind == ir.NullConst && b.Kind == ir.NullConst:
		return ctx.NewBool(p.HoldsOnEqual())
	case a.Kind != ir.IntConst || b.Kind != ir.IntConst:
		return nil
	}
	c := a.Big().Cmp(b.Big())
	if p.IsSigned() {
		c = a.BigSigned().Cmp(b.BigSigned())
	}
	return ctx.NewBool(Holds(p, c))
}

// Holds reports whether an integer predicate holds for operands that compare as c (negative, 0,
// positive).
func Holds(p ir.Pred, c int) bool {
	switch p {
	case ir.EQ:
		return c == 0
	case ir.NE:
		return c != 0
	case ir.UGT, ir.SGT:
		return c > 0
	case ir.UGE, ir.SGE:
		return c >= 0
	case ir.ULT, ir.SLT:
		return c < 0
	}
	return c <= 0
}
