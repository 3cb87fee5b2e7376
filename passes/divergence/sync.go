package divergence

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// joins holds the blocks where threads reconverge after a divergent branch.
type joins struct {
	blocks []*ir.Block // reached by two disjoint paths from the branch: their φs depend on it
	exits  []*ir.Block // of cycles that the threads leave in different iterations
}

// joinFinder computes the joins of branches, the control dependences of gated SSA on any graph: the
// labels of a branch's successors flow through the graph, and a block that two labels reach is a
// join. It is LLVM's SyncDependenceAnalysis; its order visits the blocks after a cycle after all of
// the cycle. LLVM stops where a path comes back to the branch, and does not see that threads leave
// in different iterations if the branch is the header's:
//
//	header: br divergent, a, b    a: br uniform, exit, latch    b: br latch    latch: br header
type joinFinder struct {
	dt     *analysis.DomTree
	cycles *analysis.CycleForest
	index  []int // by Block.ID: place in the order, exits of a cycle before its header, the header before its body
	order  []*ir.Block
	headed []bool // by place: the block heads a reducible cycle
	found  map[*ir.Block]joins

	// State of the current branch, so that each costs no more than the blocks that its labels
	// reach.
	label   []*ir.Block // by Block.ID
	fresh   *indexQueue
	labeled []*ir.Block
}

func newJoinFinder(f *ir.Func, dt *analysis.DomTree, cycles *analysis.CycleForest) *joinFinder {
	n := f.BlockBound()
	j := &joinFinder{dt: dt, cycles: cycles, found: map[*ir.Block]joins{}, index: make([]int, n), label: make([]*ir.Block, n)}
	for k := range j.index {
		j.index[k] = -1
	}
	o := &orderBuilder{j: j, done: make([]bool, f.BlockBound())}
	o.run([]*ir.Block{f.Entry()}, nil)
	j.fresh = newIndexQueue(len(j.order))
	return j
}

// orderBuilder lists the blocks in a postorder that keeps cycles together.
type orderBuilder struct {
	j    *joinFinder
	done []bool // by Block.ID
}

func (o *orderBuilder) finish(b *ir.Block, heads bool) {
	o.done[b.ID()] = true
	o.j.index[b.ID()] = len(o.j.order)
	o.j.order = append(o.j.order, b)
	o.j.headed = append(o.j.headed, heads)
}

// run lists what can be reached from the blocks of the stack within a cycle (nil: everywhere).
func (o *orderBuilder) run(stack []*ir.Block, within *analysis.Cycle) {
	pending := func(list []*ir.Block) int {
		n := len(stack)
		for _, s := range list {
			if !o.done[s.ID()] && (within == nil || within.Contains(s)) {
				stack = append(stack, s)
			}
		}
		return len(stack) - n
	}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		if o.done[b.ID()] {
			stack = stack[:len(stack)-1]
			continue
		}
		nested := o.j.cycles.For(b)
		for nested != within && nested.Parent != within {
			nested = nested.Parent
		}
		switch {
		case nested != within && pending(nested.Exits()) == 0:
			stack = stack[:len(stack)-1]
			o.cycle(nested)
		case nested == within && pending(b.Succs()) == 0:
			stack = stack[:len(stack)-1]
			o.finish(b, false)
		}
	}
}

// cycle lists a cycle: its header, then its body.
func (o *orderBuilder) cycle(c *analysis.Cycle) {
	o.finish(c.Header, c.Reducible())
	var body []*ir.Block
	for _, s := range c.Header.Succs() {
		if c.Contains(s) && !o.done[s.ID()] {
			body = append(body, s)
		}
	}
	o.run(body, c)
}

// of returns the joins of the branch that ends b.
func (j *joinFinder) of(b *ir.Block) joins {
	if b.NumSuccs() < 2 {
		return joins{}
	}
	if found, ok := j.found[b]; ok {
		return found
	}
	p := &propagation{joinFinder: j, from: b}
	p.run()
	for k := j.fresh.max(); k >= 0; k = j.fresh.max() {
		j.fresh.remove(k)
	}
	for _, x := range j.labeled {
		j.label[x.ID()] = nil
	}
	j.labeled = j.labeled[:0]
	j.found[b] = p.joins
	return p.joins
}

// propagation lets the labels of a branch's successors flow.
type propagation struct {
	*joinFinder
	from    *ir.Block
	joins   joins
	returns []*ir.Block // with one predecessor, that a label has come to
}

func (p *propagation) run() {
	home := p.cycles.For(p.from)
	irreducible := irreducibleAncestor(home)
	for _, s := range p.from.Succs() {
		if home != nil && !home.Contains(s) {
			p.joins.exits = appendNew(p.joins.exits, s)
		}
		p.visit(s, s, false)
	}
	for {
		at := p.fresh.max()
		if at < 0 {
			break
		}
		b := p.order[at]
		if p.fresh.count == 1 && (irreducible == nil || !irreducible.Contains(b)) {
			p.goRound(b)
			break // one label is left: every path has come through here
		}
		p.fresh.remove(at)
		label := p.label[b.ID()]
		if c := p.cycles.For(b); p.headed[at] && c.Header == b && c.Contains(p.from) {
			for _, e := range c.Exits() {
				p.visit(e, label, true)
			}
			continue
		}
		if b == p.from {
			continue
		}
		for _, s := range b.Succs() {
			p.visit(s, label, false)
		}
	}
	for c := home; c != nil; c = c.Parent {
		if c.Reducible() {
			continue // seen on the path
		}
		for _, e := range c.Exits() {
			if p.label[e.ID()] != p.label[c.Header.ID()] {
				p.joins.exits = appendNew(p.joins.exits, e)
			}
		}
	}
}

// irreducibleAncestor returns the outermost of the irreducible cycles that directly nest around c,
// or nil.
func irreducibleAncestor(c *analysis.Cycle) *analysis.Cycle {
	if c == nil || c.Reducible() {
		return nil
	}
	for c.Parent != nil && !c.Parent.Reducible() {
		c = c.Parent
	}
	return c
}

// visit propagates a label to a block; a second label makes it a join with a label of its own.
func (p *propagation) visit(b, label *ir.Block, exit bool) {
	switch old := p.label[b.ID()]; old {
	case label:
		return
	case nil:
		p.label[b.ID()] = label
		p.labeled = append(p.labeled, b)
		p.spread(b)
		return
	case b: // a join already
	default:
		p.label[b.ID()] = b
		p.spread(b)
	}
	if exit {
		p.joins.exits = appendNew(p.joins.exits, b)
	} else {
		p.joins.blocks = appendNew(p.joins.blocks, b)
	}
}

// spread propagates b's label, when its turn comes. It does not propagate from a return with one
// predecessor path, nor does another label reach such a return, but from the header of a cycle:
// otherwise a chain of branches with returns on one side would carry the labels of each of them to
// its end.
func (p *propagation) spread(b *ir.Block) {
	if b.NumSuccs() > 0 || b.SinglePred() == nil {
		p.fresh.add(p.index[b.ID()])
	} else {
		p.returns = append(p.returns, b)
	}
}

// goRound is the end of the search at b, in whose label all others but those of returns have come
// together. If b is in a cycle around the branch, it comes to the header, as the threads do that
// did not return, and these may return in a later iteration.
func (p *propagation) goRound(b *ir.Block) {
	for c := p.cycles.For(p.from); c != nil; c = c.Parent {
		if !c.Contains(b) {
			continue
		}
		for _, r := range p.returns {
			if c.Contains(r.SinglePred()) && p.label[r.ID()] != p.label[b.ID()] {
				p.joins.exits = appendNew(p.joins.exits, r)
			}
		}
	}
}

func appendNew(list []*ir.Block, b *ir.Block) []*ir.Block {
	if slices.Contains(list, b) {
		return list
	}
	return append(list, b)
}
