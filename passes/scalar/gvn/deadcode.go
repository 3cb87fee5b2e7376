package gvn

import (
	"slices"

	"opt-go/frontend/ir"
)

// Blocks that only untaken branches reach. A block with thousands of such predecessors is visited
// once for each of them, so nothing here iterates over all its incoming edges while others are
// live.

// markDead marks the blocks that are reached through root only. The φs of their successors get
// poison on the edges from them.
func (g *gvn) markDead(root *ir.Block) {
	var frontier []*ir.Block
	from := map[*ir.Block][]*ir.Block{} // dead predecessors of a block of the frontier, once per edge
	work := []*ir.Block{root}
	for len(work) > 0 {
		d := work[len(work)-1]
		work = work[:len(work)-1]
		if g.dead[d] {
			continue
		}
		below := []*ir.Block{d}
		for k := 0; k < len(below); k++ {
			g.dead[below[k]] = true
			g.searches.changed(below[k])
			below = append(below, g.dt.Children(below[k])...)
		}
		for _, b := range below {
			for _, s := range b.Succs() {
				if g.dead[s] {
					continue
				}
				if !g.hasLivePred(s) {
					work = append(work, s)
					continue
				}
				if from[s] == nil {
					frontier = append(frontier, s)
				}
				from[s] = append(from[s], b)
			}
		}
	}
	for _, b := range frontier {
		if !g.dead[b] {
			g.poisonEdges(b, from[b])
		}
	}
}

// maxWitnessSuccs bounds the successors of a block that are searched for an edge to another block.
const maxWitnessSuccs = 8

// hasLivePred reports whether b has a live predecessor. The one found last is tested first.
func (g *gvn) hasLivePred(b *ir.Block) bool {
	if p := g.livePred[b]; p != nil && !g.dead[p] && p.NumSuccs() <= maxWitnessSuccs && slices.Contains(p.Succs(), b) {
		return true
	}
	for p := range b.EachPred() {
		if !g.dead[p] {
			g.livePred[b] = p
			return true
		}
	}
	return false
}

// poisonEdges splits the critical edges from dead blocks to b, and sets the incoming values of b's
// φs from dead blocks to poison.
func (g *gvn) poisonEdges(b *ir.Block, from []*ir.Block) {
	g.memory.Forget()
	if len(from) > 1 { // in the order of the edges
		dead := map[*ir.Block]bool{}
		for _, p := range from {
			dead[p] = true
		}
		from = slices.DeleteFunc(slices.Clone(b.Preds()), func(p *ir.Block) bool { return !dead[p] })
	}
	for _, p := range from {
		if s := g.splitEdge(p, b); s != nil {
			g.dead[s] = true
		}
	}
	for phi := range b.Phis() {
		for k := range phi.NumIncoming() {
			if g.dead[phi.IncomingBlock(k)] {
				phi.SetOperand(k, ir.NewPoison(phi.Type()))
			}
		}
	}
}
