package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/lvi"
)

// Comparisons that are decided at an instruction or on the edges into its block.

// predicateAt decides a comparison at the instruction at, from the values' ranges or, edge by edge,
// on all edges into the block.
func (p *propagation) predicateAt(pred ir.Pred, x, y ir.Value, at *ir.Instr, deep bool) ir.Value {
	if !ir.IsConst(y) {
		if ir.IsConst(x) {
			return p.predicateAt(pred.Swapped(), y, x, at, deep)
		}
		if !deep {
			return nil
		}
		a := p.v.InBlock(x, at.Block(), at)
		if a.Kind == lattice.Overdefined {
			return nil
		}
		b := p.v.InBlock(y, at.Block(), at)
		return lvi.Compare(pred, &a, &b, x.Type())
	}
	if x.Type().IsPtr() && pred.IsEquality() {
		if k, ok := y.(*ir.Const); ok && k.Kind == ir.NullConst && p.v.Query.NonZero(x) {
			return lattice.Truth(p.f.Ctx().I1, pred == ir.NE)
		}
	}
	l := lvi.Anything()
	if deep {
		l = p.v.InBlock(x, at.Block(), at)
	} else if i, ok := x.(*ir.Instr); ok {
		l = p.v.WithAssumes(x, lvi.Promised(i), at)
	} else {
		l = p.v.WithAssumes(x, l, at)
	}
	c := lattice.OfConstant(y)
	if k := lvi.Compare(pred, &l, &c, x.Type()); k != nil {
		return k
	}
	return p.predicateOnEdges(pred, x, y, at)
}

func (p *propagation) predicateOnEdges(pred ir.Pred, x, y ir.Value, at *ir.Instr) ir.Value {
	b := at.Block()
	if !b.HasPreds() {
		return nil
	}
	i, isInstr := x.(*ir.Instr)
	if isInstr && i.Op() == ir.Phi && i.Block() == b {
		return same(i.NumIncoming(), func(k int) ir.Value {
			return p.predicateOnEdge(pred, i.Operand(k), y, i.IncomingBlock(k), b, at)
		})
	}
	if isInstr && i.Block() == b {
		return nil
	}
	preds := b.Preds()
	return same(len(preds), func(k int) ir.Value { return p.predicateOnEdge(pred, x, y, preds[k], b, at) })
}

// same returns the common answer of n queries, or nil.
func same(n int, answer func(k int) ir.Value) ir.Value {
	var all ir.Value
	for k := range n {
		v := answer(k)
		if v == nil || k > 0 && v != all {
			return nil
		}
		all = v
	}
	return all
}

func (p *propagation) predicateOnEdge(pred ir.Pred, x, y ir.Value, from, to *ir.Block, at *ir.Instr) ir.Value {
	l, c := p.v.OnEdge(x, from, to, at), lattice.OfConstant(y)
	return lvi.Compare(pred, &l, &c, x.Type())
}
