package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// replaceAfter replaces the uses of x that control reaches only through e, or only from e.from.
func (g *gvn) replaceAfter(x, y ir.Value, e edge, byEdge bool) bool {
	n := 0
	replace := func(u *ir.Use) {
		if g.isDominated(u, e, byEdge) && g.replaceableInUse(u, y) {
			u.Set(y)
			n++
		}
	}
	switch {
	case !byEdge || g.unreached || !ir.IsConst(y):
		for u := range ir.Uses(x) {
			replace(u)
		}
	case !g.ownsEdge(e) && rewrite.FewerThanUses(x, func(limit int) bool { return phiEdges(e.to, limit) }):
		rewrite.VisitPhiOperands(e.to, x, replace)
	default:
		rewrite.VisitDominatedUses(g.dt, e.to, x, replace)
	}
	g.c.Count("Number of equalities propagated", n)
	return n > 0
}

// isDominated reports whether control reaches a use only through e, or, without byEdge, only from
// e.from.
func (g *gvn) isDominated(u *ir.Use, e edge, byEdge bool) bool {
	at := u.User().Block()
	phi := u.User().Op() == ir.Phi
	if phi {
		at = u.User().IncomingBlock(u.Index())
	}
	switch {
	case !byEdge: // a φ reads its operands at the end of the block that they come from
		return phi && at == e.from || g.dt.StrictlyDominates(e.from, at)
	case phi && u.User().Block() == e.to && at == e.from:
		return oneEdge(e)
	case e.to.SinglePred() != nil:
		return g.dt.Dominates(e.to, at)
	}
	return g.dt.EdgeDominates(e.from, e.to, at)
}

// ownsEdge reports whether e is the first edge by which control enters e.to. If not, the edge
// dominates only the φ operands on it.
func (g *gvn) ownsEdge(e edge) bool { return g.dt.EdgeDominates(e.from, e.to, e.to) }

// phiEdges reports whether the φs of a block have at most so many edges.
func phiEdges(b *ir.Block, limit int) bool {
	for phi := range b.Phis() {
		if limit -= phi.NumIncoming(); limit < 0 {
			return false
		}
	}
	return true
}
