package nary

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// address tries to split each index of a getelementptr.
func (n *naryReassociation) address(g *ir.Instr) *ir.Instr {
	if g.Type().IsVector() || straightline.FoldsIntoAccess(n.c.Target, g, n.dl) {
		return nil
	}
	for step := range straightline.GEPSteps(g, n.dl) {
		if step.Field || step.Scalable {
			continue
		}
		if now := n.splitIndex(g, step); now != nil {
			return now
		}
	}
	return nil
}

// splitIndex splits the sum a + b that an index is. An index that is narrower than addresses is
// extended by its sign, which the sum's parts may be only where it does not overflow.
func (n *naryReassociation) splitIndex(g *ir.Instr, step straightline.GEPStep) *ir.Instr {
	q := n.query.WithContext(g)
	index := g.Operand(step.Operand)
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
func (n *naryReassociation) fromElement(g *ir.Instr, step straightline.GEPStep, a, b ir.Value) *ir.Instr {
	var indices []*scev.Expr
	for k := 1; k < g.NumOperands(); k++ {
		indices = append(indices, n.scev.Of(g.Operand(k)))
	}
	ea := n.scev.Of(a)
	ty := n.scev.IntType(g.Operand(step.Operand - 1).Type())
	if w := a.Type().Bits; w < ty.Bits && n.query.WithContext(g).KnownBits(a).NonNegative(w) {
		ea = n.scev.ZExtTo(ea, ty)
	}
	indices[step.Operand-1] = ea
	size := int64(n.dl.AllocSize(straightline.ResultElement(g)))
	part := n.closest(n.scev.OfGEP(g, indices), g)
	if part == nil || size == 0 || step.Stride%size != 0 {
		return nil
	}
	bd := ir.Before(g)
	wide := n.dl.IndexType(g.Type())
	switch w := b.Type().Bits; {
	case w < wide.Bits:
		b = constfold.InstrOrInsert(bd, ir.NewInstr(ir.SExt, wide, b), n.dl)
	case w > wide.Bits:
		b = constfold.InstrOrInsert(bd, ir.NewInstr(ir.Trunc, wide, b), n.dl)
	}
	if step.Stride != size {
		b = constfold.InstrOrInsert(bd, ir.NewInstr(ir.Mul, wide, b, ir.NewSigned(wide, step.Stride/size)), n.dl)
	}
	flags := g.Flags & ir.InBounds
	if n.c.Opts.Bool("strict", false) {
		flags &= part.Flags
	}
	now := bd.GEP(straightline.ResultElement(g), part, flags, "", b)
	now.TakeName(g)
	return now
}
