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
	if byEdge && g.fewerIn(e.to, x, y) {
		g.operandsBehind(e, x, replace)
	} else {
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

// fewerIn reports whether the blocks that root dominates surely have fewer instructions than x has uses. It takes no longer than the smaller number.
// Where the order of the uses of y would tell the difference, or code that is not reached uses x, the answer is no.
func (g *gvn) fewerIn(root *ir.Block, x, y ir.Value) bool {
	if g.unreached || !ir.IsConst(y) {
		return false
	}
	for limit := 64; ; limit *= 2 {
		if atMost(limit, x) {
			return false
		}
		if g.instrsBelow(root, limit) {
			return true
		}
	}
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
	operands := func(i *ir.Instr) {
		for k, v := range i.Operands() {
			if v == x {
				visit(i.OperandUse(k))
			}
		}
	}
	phis := func(b *ir.Block) {
		for phi := range b.Phis() {
			operands(phi)
		}
	}
	phis(e.to)
	for below := []*ir.Block{e.to}; len(below) > 0; {
		b := below[len(below)-1]
		below = append(below[:len(below)-1], g.dt.Children(b)...)
		for i := range b.Instrs() {
			if i.Op() != ir.Phi {
				operands(i)
			}
		}
		for _, s := range b.Succs() {
			phis(s)
		}
	}
}
