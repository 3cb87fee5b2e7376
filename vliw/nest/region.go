package nest

import (
	"slices"

	"opt-go/vliw/loops"
	"opt-go/vliw/mir"
)

// The code that a level of a nest executes before its inner loop, and after it: regions of the
// selected code, which are if-converted to straight-line code.

// loopEnds finds preheader, latch and exit of a loop that leaves at its latch only.
func loopEnds(lc *mir.Loop, preds [][]*mir.Block) (pre, latch, exit *mir.Block, why *loops.Rejection) {
	for _, p := range preds[lc.Header.ID] {
		switch {
		case lc.Blocks[p] && latch == nil:
			latch = p
		case !lc.Blocks[p] && pre == nil && len(p.Term.Succs) == 1:
			pre = p
		default:
			return nil, nil, nil, loops.Reject(loops.LatchesOrPreheader)
		}
	}
	if pre == nil || latch == nil || latch.Term.Kind != mir.TermCond {
		return nil, nil, nil, loops.Reject(loops.NoTestAtEnd)
	}
	exit = latch.Term.Succs[0]
	if exit == lc.Header {
		exit = latch.Term.Succs[1]
	}
	if lc.Blocks[exit] {
		return nil, nil, nil, loops.Reject(loops.SeveralBackedges)
	}
	for b := range lc.Blocks {
		for _, s := range b.Term.Succs {
			if !lc.Blocks[s] && (b != latch || s != exit) {
				return nil, nil, nil, loops.Reject(loops.SeveralExits)
			}
		}
		if b.Term.Kind != mir.TermJump && b.Term.Kind != mir.TermCond {
			return nil, nil, nil, loops.Reject(loops.LoopHasReturn)
		}
	}
	return pre, latch, exit, nil
}

// leadingTo are the blocks of a level from which the preheader of its inner loop can be reached.
func (x *body) leadingTo(end *mir.Block, k int, preds [][]*mir.Block) (map[*mir.Block]bool, *loops.Rejection) {
	lc, sub := x.n.Codes[k], x.n.Codes[k+1]
	leading := map[*mir.Block]bool{end: true}
	for work := []*mir.Block{end}; len(work) > 0; {
		b := work[0]
		work = work[1:]
		if b == lc.Header {
			continue
		}
		for _, p := range preds[b.ID] {
			if sub.Blocks[p] || !lc.Blocks[p] {
				return nil, loops.Reject(loops.InnerEnteredElsewhere)
			}
			if !leading[p] {
				leading[p] = true
				work = append(work, p)
			}
		}
	}
	return leading, nil
}

// regionBefore is what a level executes before its inner loop.
func (x *body) regionBefore(k int, preds [][]*mir.Block) ([]mir.Inst, *loops.Rejection) {
	end, _, _, why := loopEnds(x.n.Codes[k+1], preds)
	if why != nil {
		return nil, why
	}
	inside, why := x.leadingTo(end, k, preds)
	if why != nil {
		return nil, why
	}
	for _, b := range x.f.Blocks { // in a fixed order
		if !inside[b] || b == end {
			continue
		}
		if t := &b.Term; t.Kind == mir.TermCond && inside[t.Succs[0]] != inside[t.Succs[1]] {
			x.guards = append(x.guards, guard{t.Cond, inside[t.Succs[0]] != t.Neg, b})
		}
	}
	return x.flatten(x.n.Codes[k].Header, end, inside)
}

// regionAfter is what a level executes after its inner loop.
func (x *body) regionAfter(k int, preds [][]*mir.Block) ([]mir.Inst, *loops.Rejection) {
	lc, sub := x.n.Codes[k], x.n.Codes[k+1]
	_, from, start, why := loopEnds(sub, preds)
	if why != nil {
		return nil, why
	}
	_, latch, _, why := loopEnds(lc, preds)
	if why != nil {
		return nil, why
	}
	inside := map[*mir.Block]bool{start: true}
	for work := []*mir.Block{start}; len(work) > 0; {
		b := work[0]
		work = work[1:]
		if b == latch {
			continue
		}
		for _, s := range b.Term.Succs {
			if s == lc.Header || sub.Blocks[s] || !lc.Blocks[s] {
				return nil, loops.Reject(loops.CycleAfterInner)
			}
			if !inside[s] {
				inside[s] = true
				work = append(work, s)
			}
		}
	}
	if !inside[latch] {
		return nil, loops.Reject(loops.LatchBeforeInner)
	}
	for n := range start.Phis {
		p := &start.Phis[n]
		x.alias[p.Dst] = *p.From(from)
	}
	return x.flatten(start, latch, inside)
}

// flatten if-converts an acyclic region with one entry and one end. Edges that leave it elsewhere
// are assumed never taken, and so are edges that enter it elsewhere.
func (x *body) flatten(entry, end *mir.Block, inside map[*mir.Block]bool) ([]mir.Inst, *loops.Rejection) {
	if entry == end {
		return entry.Insts, nil
	}
	clone := map[*mir.Block]*mir.Block{}
	for b := range inside {
		clone[b] = &mir.Block{Label: b.Label, ID: b.ID}
	}
	lc := &mir.Loop{Blocks: map[*mir.Block]bool{}, Header: clone[entry]}
	for b, c := range clone {
		lc.Blocks[c] = true
		c.Insts, c.Term = b.Insts, x.innerTerm(b, end, clone)
		if b == end {
			c.Term.Succs = []*mir.Block{lc.Header} // closes the region, as a latch does
		}
	}
	for b, c := range clone {
		if b == entry {
			continue // φs of headers and exits are not the region's
		}
		for n := range b.Phis {
			p := mir.Phi{Dst: b.Phis[n].Dst}
			for _, in := range b.Phis[n].In {
				if from := clone[in.Pred]; from != nil && goesTo(from, c) {
					p.In = append(p.In, mir.PhiIn{Pred: from, Val: in.Val})
				}
			}
			if len(p.In) == 1 {
				x.alias[p.Dst] = p.In[0].Val
				continue
			}
			c.Phis = append(c.Phis, p)
		}
	}
	code, ok := loops.FlattenRegion(x.f.Func, lc, x.pre)
	if !ok {
		return nil, loops.Reject(loops.IrreducibleCycle)
	}
	return code, nil
}

func goesTo(from, to *mir.Block) bool { return slices.Contains(from.Term.Succs, to) }

// innerTerm is the terminator of a block without the edges that leave the region.
func (x *body) innerTerm(b, end *mir.Block, clone map[*mir.Block]*mir.Block) mir.Term {
	t := b.Term
	t.Succs = nil
	for _, s := range b.Term.Succs {
		if c := clone[s]; c != nil && b != end {
			t.Succs = append(t.Succs, c)
		}
	}
	if len(t.Succs) < 2 || b == end {
		t.Kind, t.Cond, t.Neg = mir.TermJump, 0, false
	}
	return t
}
