package gvn

import "opt-go/frontend/ir"

// A value that is compared with many constants, one after the other, has as many uses as there are compares, and behind each of them
// few, or none. So the uses behind an edge are looked for where there is less to see: among all uses of the value, or in the blocks
// behind the edge.

// replaceBehind replaces the uses of x that control reaches only through e, or only from e.from.
func (g *gvn) replaceBehind(x, y ir.Value, e edge, byEdge bool) bool {
	n := 0
	replace := func(u *ir.Use) {
		if g.isBehind(u, e, byEdge) && replaceableInUse(u, y) {
			u.Set(y)
			n++
		}
	}
	few := func(func(limit int) bool) bool { return false }
	if byEdge && !g.unreached && ir.IsConst(y) {
		few = func(within func(limit int) bool) bool { return fewerThanUses(x, within) }
	}
	switch {
	case byEdge && !g.ownsEdge(e) && few(func(limit int) bool { return phiEdges(e.to, limit) }):
		phiOperands(e.to, x, replace)
	case few(func(limit int) bool { return g.instrsBelow(e.to, limit) }):
		g.operandsBehind(e, x, replace)
	default:
		for u := range ir.Uses(x) {
			replace(u)
		}
	}
	g.c.Count("Number of equalities propagated", n)
	return n > 0
}

// isBehind reports whether control reaches a use only through e, or, without byEdge, only from e.from.
func (g *gvn) isBehind(u *ir.Use, e edge, byEdge bool) bool {
	at := u.User().Block()
	phi := u.User().Op() == ir.Phi
	if phi {
		at = u.User().IncomingBlock(u.Index())
	}
	switch {
	case !byEdge:
		return g.dt.StrictlyDominates(e.from, at)
	case phi && u.User().Block() == e.to && at == e.from:
		return oneEdge(e)
	case e.to.SinglePred() != nil:
		return g.dt.Dominates(e.to, at)
	}
	return g.dt.EdgeDominates(e.from, e.to, at)
}

// ownsEdge reports whether control comes to e.to through e first. If it does not, the edge dominates nothing but φs' operands on it.
func (g *gvn) ownsEdge(e edge) bool { return g.dt.EdgeDominates(e.from, e.to, e.to) }

// fewerThanUses reports whether there is less to see elsewhere than x has uses: whether that is within a limit is asked for growing limits. It takes
// no longer than the smaller number. Where the order of the uses of what takes x's place would tell the difference, or code that is not reached
// uses x, this is not for use.
func fewerThanUses(x ir.Value, within func(limit int) bool) bool {
	for limit := 64; ; limit *= 2 {
		if atMost(limit, x) {
			return false
		}
		if within(limit) {
			return true
		}
	}
}

// phiEdges reports whether the φs of a block have at most so many edges.
func phiEdges(b *ir.Block, limit int) bool {
	for phi := range b.Phis() {
		if limit -= phi.NumIncoming(); limit < 0 {
			return false
		}
	}
	return true
}

func atMost(limit int, x ir.Value) bool {
	for range ir.Uses(x) {
		if limit--; limit < 0 {
			return false
		}
	}
	return true
}

// instrsBelow reports whether the blocks that root dominates, and the φs behind them, are at most so many instructions and edges.
func (g *gvn) instrsBelow(root *ir.Block, limit int) bool {
	for below := []*ir.Block{root}; len(below) > 0; {
		b := below[len(below)-1]
		below = append(below[:len(below)-1], g.dt.Children(b)...)
		limit -= b.Len() + b.NumSuccs()
		for _, s := range b.Succs() {
			for phi := range s.Phis() {
				limit -= phi.NumIncoming()
			}
		}
		if limit < 0 {
			return false
		}
	}
	return true
}

// operandsBehind visits the uses of x in the blocks that e.to dominates, and by φs on edges out of them and on e.
func (g *gvn) operandsBehind(e edge, x ir.Value, visit func(*ir.Use)) {
	phiOperands(e.to, x, visit)
	for below := []*ir.Block{e.to}; len(below) > 0; {
		b := below[len(below)-1]
		below = append(below[:len(below)-1], g.dt.Children(b)...)
		for i := range b.Instrs() {
			if i.Op() != ir.Phi {
				visitOperands(i, x, visit)
			}
		}
		for _, s := range b.Succs() {
			phiOperands(s, x, visit)
		}
	}
}

// phiOperands visits the uses of x by the φs of a block.
func phiOperands(b *ir.Block, x ir.Value, visit func(*ir.Use)) {
	for phi := range b.Phis() {
		visitOperands(phi, x, visit)
	}
}

func visitOperands(i *ir.Instr, x ir.Value, visit func(*ir.Use)) {
	for k, v := range i.Operands() {
		if v == x {
			visit(i.OperandUse(k))
		}
	}
}
