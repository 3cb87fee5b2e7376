package gpu

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/simplify"
)

// address tries to split each index of a getelementptr.
func (n *naryReassociation) address(g *ir.Instr) *ir.Instr {
	if g.Type().IsVector() || foldsIntoAccess(n.c.Target, g, n.dl) {
		return nil
	}
	for step := range gepSteps(g, n.dl) {
		if step.field || step.scalable {
			continue
		}
		if now := n.splitIndex(g, step); now != nil {
			return now
		}
	}
	return nil
}

// splitIndex splits the sum a + b that an index is. An index that is narrower than addresses is extended by its sign, which the sum's
// parts may be only where it does not overflow.
func (n *naryReassociation) splitIndex(g *ir.Instr, step gepStep) *ir.Instr {
	q := n.query.WithContext(g)
	index := g.Operand(step.operand)
	if x, ok := index.(*ir.Instr); ok {
		switch {
		case x.Op() == ir.SExt, x.Op() == ir.ZExt && q.KnownBits(x.Operand(0)).NonNegative(x.Operand(0).Type().Bits):
			index = x.Operand(0)
		}
	}
	sum, ok := index.(*ir.Instr)
	if !ok || sum.Op() != ir.Add {
		return nil
	}
	a, b := sum.Operand(0), sum.Operand(1)
	if sum.Type().Bits < n.dl.IndexBits(g.Type().Space) && !sum.HasFlag(ir.NSW) &&
		q.Overflows(ir.Add, true, a, b) != simplify.NeverOverflows {
		return nil
	}
	if now := n.fromElement(g, step, a, b); now != nil || a == b {
		return now
	}
	return n.fromElement(g, step, b, a)
}

// fromElement computes g from the address of the element a, if that is there: b strides further.
func (n *naryReassociation) fromElement(g *ir.Instr, step gepStep, a, b ir.Value) *ir.Instr {
	var indices []*scev.Expr
	for k := 1; k < g.NumOperands(); k++ {
		indices = append(indices, n.scev.Of(g.Operand(k)))
	}
	ea := n.scev.Of(a)
	ty := n.scev.IntType(g.Operand(step.operand - 1).Type())
	if w := a.Type().Bits; w < ty.Bits && n.query.WithContext(g).KnownBits(a).NonNegative(w) {
		ea = n.scev.ZExtTo(ea, ty)
	}
	indices[step.operand-1] = ea
	size := int64(n.dl.AllocSize(resultElement(g)))
	part := n.closest(n.scev.OfGEP(g, indices), g)
	if part == nil || size == 0 || step.stride%size != 0 {
		return nil
	}
	bd := ir.Before(g)
	wide := n.dl.IndexType(g.Type())
	switch w := b.Type().Bits; {
	case w < wide.Bits:
		b = simplify.FoldOrInsert(bd, ir.NewInstr(ir.SExt, wide, b), n.dl)
	case w > wide.Bits:
		b = simplify.FoldOrInsert(bd, ir.NewInstr(ir.Trunc, wide, b), n.dl)
	}
	if step.stride != size {
		b = simplify.FoldOrInsert(bd, ir.NewInstr(ir.Mul, wide, b, ir.NewSigned(wide, step.stride/size)), n.dl)
	}
	flags := g.Flags & ir.InBounds
	if n.c.Opts.Bool("strict", false) {
		flags &= part.Flags
	}
	now := bd.GEP(resultElement(g), part, flags, "", b)
	now.TakeName(g)
	return now
}

// resultElement returns the type that the last index of a getelementptr selects.
func resultElement(g *ir.Instr) *ir.Type {
	t := g.ElemTy
	for k := 2; k < g.NumOperands(); k++ {
		if t.Kind == ir.StructKind {
			f, _ := ir.AsInt(g.Operand(k)).Uint64()
			t = t.FieldAt(f)
			continue
		}
		t = t.Elem
	}
	return t
}
