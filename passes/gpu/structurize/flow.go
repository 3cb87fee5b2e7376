package structurize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/region"
	"opt-go/passes/rewrite"
)

// layOut makes a chain of the elements. What the branches of its Flow blocks depend on, and what
// the φs get from them, is filled in later.
func (s *structurizer) layOut() {
	clear(s.visited)
	entryFirst := s.dom.Dominates(s.r.Entry, s.r.Exit)
	for len(s.order) > 0 {
		s.placeLoops(entryFirst, nil)
	}
	if s.prev != (region.Node{}) {
		s.redirect(s.prev, s.r.Exit, entryFirst)
	}
}

// placeLoops lays out the next element and, if it is the header of a loop, the loop up to its end.
// useExit: what skips the last element may go to the exit of the region. loopEnd is the last
// element of the loop around, nil: none.
func (s *structurizer) placeLoops(useExit bool, loopEnd *ir.Block) {
	n := s.order[len(s.order)-1]
	start := n.Block
	if s.ends[start] == nil {
		s.place(useExit, loopEnd)
		return
	}
	if !s.alwaysExecuted(n) {
		start = s.openBlock(true)
	}
	loopEnd = s.ends[n.Block]
	s.place(false, loopEnd)
	for !s.visited[loopEnd] {
		s.placeLoops(false, loopEnd)
	}
	latch := s.openBlock(false)
	next := s.blockAfter(latch, useExit)
	s.loops = append(s.loops, s.branch(latch, next, start))
	s.addPhis(latch, start)
	s.setPrev(next)
}

// place lays out the next element: after the previous one if it is always executed, else where a
// Flow block branches to it, together with those that it dominates:
//
//	prev ─▶ Flow ─┬─▶ element ─▶ … ─┐
//	              └────────────────▶ next
func (s *structurizer) place(useExit bool, loopEnd *ir.Block) {
	n := s.order[len(s.order)-1]
	s.order = s.order[:len(s.order)-1]
	s.visited[n.Block] = true
	if s.alwaysExecuted(n) {
		if s.prev != (region.Node{}) {
			s.redirect(s.prev, n.Block, true)
		}
		s.prev = n
		return
	}
	flow := s.openBlock(false)
	next := s.blockAfter(flow, useExit)
	s.skips = append(s.skips, s.branch(flow, n.Block, next))
	s.addPhis(flow, n.Block)
	s.dom.SetIDom(n.Block, flow)
	s.prev = n
	for len(s.order) > 0 && !(loopEnd != nil && s.visited[loopEnd]) && s.dominatesPredicates(n.Block, s.order[len(s.order)-1]) {
		s.placeLoops(false, loopEnd)
	}
	s.redirect(s.prev, next, false)
	s.setPrev(next)
}

// branch ends a block by a branch whose condition is set later.
func (s *structurizer) branch(b, yes, no *ir.Block) *ir.Instr {
	t := ir.AtEnd(b).CondBr(ir.NewPoison(s.yes.Type()), yes, no)
	t.SetMD("dbg", s.locs[b])
	return t
}

// alwaysExecuted reports whether control that has come to the end of the chain goes to n.
func (s *structurizer) alwaysExecuted(n region.Node) bool {
	if s.prev == (region.Node{}) {
		return true // the region's entry
	}
	dominated := false
	preds := s.into[n.Block]
	for _, b := range preds.from {
		if preds.when[b].cond != s.yes {
			return false
		}
		dominated = dominated || s.dom.Dominates(b, s.prev.Block)
	}
	return dominated
}

func (s *structurizer) dominatesPredicates(b *ir.Block, n region.Node) bool {
	for _, p := range s.into[n.Block].from {
		if !s.dom.Dominates(b, p) {
			return false
		}
	}
	return true
}

// openBlock returns a block without a terminator at the end of the chain: the previous element if
// it is a block (and, if need be, empty), else a new one.
func (s *structurizer) openBlock(empty bool) *ir.Block {
	b := s.prev.Block
	if s.prev.Sub == nil {
		s.cut(b)
		if !empty || b.FirstInsertion() == nil {
			return b
		}
	}
	flow := s.newFlow(b)
	s.redirect(s.prev, flow, true)
	s.prev = region.Node{Block: flow}
	return flow
}

// blockAfter returns where a block continues that skips the element after it.
func (s *structurizer) blockAfter(b *ir.Block, useExit bool) *ir.Block {
	if len(s.order) > 0 || !useExit {
		return s.newFlow(b)
	}
	s.dom.SetIDom(s.r.Exit, b)
	s.addPhis(b, s.r.Exit)
	return s.r.Exit
}

func (s *structurizer) newFlow(idom *ir.Block) *ir.Block {
	before := s.r.Exit
	if n := len(s.order); n > 0 {
		before = s.order[n-1].Block
	}
	flow := s.f.NewBlockBefore(before, "Flow")
	s.flows[flow] = true
	s.locs[flow] = s.locs[idom]
	s.dom.AddBlock(flow, idom)
	s.regions.Add(flow, s.r)
	return flow
}

func (s *structurizer) setPrev(b *ir.Block) {
	s.prev = region.Node{}
	if s.r.Contains(b) {
		s.prev = region.Node{Block: b}
	}
}

// redirect lets an element continue at a block, with dominates as its immediate dominator.
func (s *structurizer) redirect(n region.Node, to *ir.Block, dominates bool) {
	if n.Sub == nil {
		s.cut(n.Block)
		ir.AtEnd(n.Block).Br(to).SetMD("dbg", s.locs[n.Block])
		s.addPhis(n.Block, to)
		if dominates {
			s.dom.SetIDom(to, n.Block)
		}
		return
	}
	var idom *ir.Block
	for _, p := range n.Sub.Exit.UniquePreds() {
		if !n.Sub.Contains(p) {
			continue
		}
		edges := p.EdgesTo(n.Sub.Exit)
		s.removePhis(p, n.Sub.Exit)
		rewrite.ReplaceSucc(p.Term(), n.Sub.Exit, to)
		for range edges {
			s.addPhis(p, to)
		}
		if idom == nil {
			idom = p
		} else {
			idom = s.dom.CommonDominator(idom, p)
		}
	}
	if dominates && idom != nil {
		s.dom.SetIDom(to, idom)
	}
	n.Sub.Exit = to
}

// cut removes the terminator of a block, if it has one still.
func (s *structurizer) cut(b *ir.Block) {
	t := b.Last()
	if t == nil || !t.IsTerminator() {
		return
	}
	for _, to := range b.Succs() {
		s.removePhis(b, to)
	}
	t.Erase()
}
