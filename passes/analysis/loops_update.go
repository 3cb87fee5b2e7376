package analysis

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Keeping the loop forest right while a pass edits the graph. The order of Loop.Blocks is reverse
// postorder only in a forest that was just computed: blocks that are added come last, as in LLVM,
// whose loop passes visit them in that order too.

// AddBlock puts a new block into l and the loops around it; l may be nil.
func (lf *LoopForest) AddBlock(b *ir.Block, l *Loop) {
	lf.place(b, l)
	for ; l != nil; l = l.Parent {
		l.Blocks = append(l.Blocks, b)
	}
}

// NewInner returns a new loop inside outer, or an outermost one for nil. It has no header and no
// blocks yet.
func (lf *LoopForest) NewInner(outer *Loop) *Loop {
	l := &Loop{Parent: outer, Depth: 1, forest: lf}
	if outer != nil {
		l.Depth = outer.Depth + 1
	}
	siblings := lf.siblings(l)
	*siblings = append(*siblings, l)
	lf.count++
	lf.moved()
	return l
}

func (lf *LoopForest) place(b *ir.Block, l *Loop) {
	for len(lf.inner) <= b.ID() {
		lf.inner = append(lf.inner, nil)
	}
	lf.inner[b.ID()] = l
}

// RemoveBlock takes a block out of all loops.
func (lf *LoopForest) RemoveBlock(b *ir.Block) {
	for l := lf.For(b); l != nil; l = l.Parent {
		l.dropBlock(b)
	}
	lf.place(b, nil)
}

// dropBlock looks for the block from the end, where those are that were added last, which go more
// often than others.
func (l *Loop) dropBlock(b *ir.Block) {
	for k := len(l.Blocks) - 1; k >= 0; k-- {
		if l.Blocks[k] == b {
			l.Blocks = slices.Delete(l.Blocks, k, k+1)
			return
		}
	}
}

// SetHeader makes b, a block of the loop, its header: the first of its blocks.
func (l *Loop) SetHeader(b *ir.Block) {
	k := slices.Index(l.Blocks, b)
	if k < 0 {
		panic("loop header " + b.Ident() + " is not in its loop")
	}
	l.Blocks[0], l.Blocks[k] = l.Blocks[k], l.Blocks[0]
	l.Header = b
}

// Wrap puts a new loop around l in l's place, with l's blocks and header, and returns it.
func (lf *LoopForest) Wrap(l *Loop) *Loop {
	outer := &Loop{Header: l.Header, Parent: l.Parent, Subs: []*Loop{l}, Depth: l.Depth, forest: lf, Blocks: slices.Clone(l.Blocks)}
	siblings := lf.siblings(l)
	(*siblings)[slices.Index(*siblings, l)] = outer
	l.Parent = outer
	l.deepen(1)
	lf.count++
	lf.moved()
	return outer
}

// siblings returns the list that l is in.
func (lf *LoopForest) siblings(l *Loop) *[]*Loop {
	if l.Parent != nil {
		return &l.Parent.Subs
	}
	return &lf.Top
}

func (l *Loop) deepen(by int) {
	l.Depth += by
	for _, s := range l.Subs {
		s.deepen(by)
	}
}

// MoveOut makes blocks of l, and the loops inside l whose headers keep does not hold, direct parts
// of the loop around l.
func (lf *LoopForest) MoveOut(l *Loop, keep map[*ir.Block]bool) {
	var stay []*Loop
	for _, s := range l.Subs {
		if keep[s.Header] {
			stay = append(stay, s)
			continue
		}
		s.Parent = l.Parent
		l.Parent.Subs = append(l.Parent.Subs, s)
		s.deepen(-1)
	}
	l.Subs = stay
	blocks := l.Blocks[:0]
	for _, b := range l.Blocks {
		if keep[b] {
			blocks = append(blocks, b)
		} else if lf.inner[b.ID()] == l {
			lf.inner[b.ID()] = l.Parent
		}
	}
	l.Blocks = blocks
	lf.moved()
}

// Unloop forgets l, which has lost its back edge. Its blocks and the loops inside it belong from
// now on to the innermost loop around that they still lead back into: to those, that is, from which
// an exit edge to that loop is reached.
func (lf *LoopForest) Unloop(l *Loop) {
	siblings := lf.siblings(l)
	k := slices.Index(*siblings, l)
	*siblings = slices.Delete(*siblings, k, k+1)
	home := map[*ir.Block]*Loop{}
	for p := l.Parent; p != nil; p = p.Parent {
		for _, b := range l.reaching(p) {
			if home[b] == nil {
				home[b] = p
			}
		}
	}
	for p := l.Parent; p != nil; p = p.Parent {
		if !slices.ContainsFunc(l.Blocks, func(b *ir.Block) bool { return !home[b].within(p) }) {
			continue
		}
		p.Blocks = slices.DeleteFunc(p.Blocks, func(b *ir.Block) bool { return l.Contains(b) && !home[b].within(p) })
	}
	for _, s := range l.Subs {
		s.Parent = home[s.Header]
		depth := 1
		if s.Parent != nil {
			depth = s.Parent.Depth + 1
		}
		s.deepen(depth - s.Depth)
		siblings := lf.siblings(s)
		*siblings = append(*siblings, s)
	}
	for _, b := range l.Blocks {
		if lf.inner[b.ID()] == l {
			lf.inner[b.ID()] = home[b]
		}
	}
	l.Subs = nil
	lf.moved()
}

// reaching lists the blocks of l from which control can leave l for a block of p.
func (l *Loop) reaching(p *Loop) []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	add := func(b *ir.Block) {
		if !seen[b] && l.Contains(b) {
			seen[b] = true
			out = append(out, b)
		}
	}
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(s) && p.Contains(s) {
				add(b)
			}
		}
	}
	for k := 0; k < len(out); k++ {
		for _, b := range out[k].Preds() {
			add(b)
		}
	}
	return out
}

// Stale names a cached analysis of f that differs from a new run, "" when there is none. Tests call
// it after every pass.
func Stale(f *ir.Func) string {
	dt := NewDomTree(f)
	if kept, ok := pass.Cached(f, Dominators); ok && !kept.Same(dt, f) {
		return Dominators.Name
	}
	if kept, ok := pass.Cached(f, Loops); ok && !kept.Same(NewLoopForest(f, dt), f) {
		return Loops.Name
	}
	return ""
}

// Same reports whether two forests have the same loops with the same blocks, whatever their order;
// tests compare an updated forest with a new one.
func (lf *LoopForest) Same(other *LoopForest, f *ir.Func) bool {
	for b := range f.Blocks() {
		x, y := lf.For(b), other.For(b)
		for ; x != nil && y != nil; x, y = x.Parent, y.Parent {
			if x.Header != y.Header || x.Depth != y.Depth || len(x.Blocks) != len(y.Blocks) || !lf.nested(x) {
				return false
			}
		}
		if x != nil || y != nil {
			return false
		}
	}
	return len(lf.Top) == len(other.Top) && len(lf.Postorder()) == len(other.Postorder())
}

// nested reports whether what is asked of l and the loops around it is answered as their parents
// say.
func (lf *LoopForest) nested(l *Loop) bool {
	top := l
	for ; top.Parent != nil; top = top.Parent {
		if !l.within(top.Parent) || top.Parent.within(l) {
			return false
		}
	}
	for _, t := range lf.Top {
		if l.within(t) != (t == top) {
			return false
		}
	}
	return true
}

// Hoist moves l, whose last exit to its parent was removed, with its preheader into outer, a loop
// around the parent; nil for none.
func (lf *LoopForest) Hoist(l *Loop, preheader *ir.Block, outer *Loop) {
	old := l.Parent
	k := slices.Index(old.Subs, l)
	old.Subs = slices.Delete(old.Subs, k, k+1)
	for p := old; p != outer; p = p.Parent {
		p.Blocks = slices.DeleteFunc(p.Blocks, func(b *ir.Block) bool { return b == preheader || l.Contains(b) })
	}
	depth := 1
	if outer != nil {
		depth = outer.Depth + 1
	}
	l.Parent = outer
	l.deepen(depth - l.Depth)
	lf.place(preheader, outer)
	siblings := lf.siblings(l)
	*siblings = append(*siblings, l)
	lf.moved()
}

// Delete forgets l with the loops inside it and all their blocks, which are about to be erased.
func (lf *LoopForest) Delete(l *Loop) {
	siblings := lf.siblings(l)
	k := slices.Index(*siblings, l)
	*siblings = slices.Delete(*siblings, k, k+1)
	for p := l.Parent; p != nil; p = p.Parent {
		p.Blocks = slices.DeleteFunc(p.Blocks, l.Contains)
	}
	for _, b := range l.Blocks {
		lf.inner[b.ID()] = nil
	}
}
