package analysis

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Dominators is the dominator tree of a function.
var Dominators = &pass.Analysis[*DomTree]{
	Name: "domtree", CFGOnly: true,
	Run: func(_ *pass.Context, f *ir.Func) *DomTree { return NewDomTree(f) },
}

// PostDominators is the post-dominator tree of a function.
var PostDominators = &pass.Analysis[*DomTree]{
	Name: "postdomtree", CFGOnly: true,
	Run: func(_ *pass.Context, f *ir.Func) *DomTree { return NewPostDomTree(f) },
}

// DomTree is a dominator or post-dominator tree, by the semi-NCA algorithm (Georgiadis, 2005):
// near-linear, and in practice the fastest. Blocks are indexed by Block.ID, so the tree is valid
// until blocks are renumbered; a block that is newer than the tree counts as unreachable until
// AddBlock inserts it (dominators_update.go).
//
// In a post-dominator tree the root is a virtual exit that has no block: IDom returns nil below it.
// Exits has the exit blocks of the function and one block of every infinite loop. Roots are these
// and the blocks from which control may reach several of them.
type DomTree struct {
	Post     bool
	Roots    []*ir.Block
	Exits    []*ir.Block // of a post-dominator tree
	idom     []*ir.Block // by Block.ID; nil: root or unreachable
	children [][]*ir.Block
	in, out  []int32 // preorder interval, by Block.ID; in 0: unreachable
	level    []int32 // depth, roots have 0
	rank     []int64 // of a block, more than that of its dominators (dominators_update.go)
	stale    bool    // the tree has changed since in, out and level were computed
	grown    bool    // but not stale: it has got leaves without an interval of their own since; see AddBlock
	slow     int     // steps that queries have climbed since then
}

// NewDomTree computes the dominator tree.
func NewDomTree(f *ir.Func) *DomTree {
	t := newTree(f, false)
	if f.Entry() == nil {
		return t
	}
	t.Roots = []*ir.Block{f.Entry()}
	t.build(f)
	return t
}

// NewPostDomTree computes the post-dominator tree.
func NewPostDomTree(f *ir.Func) *DomTree {
	t := newTree(f, true)
	t.Exits = postRoots(f)
	t.Roots = append([]*ir.Block(nil), t.Exits...)
	t.build(f)
	return t
}

func newTree(f *ir.Func, post bool) *DomTree {
	n := f.BlockBound()
	numbers := make([]int32, 3*n)
	return &DomTree{Post: post, idom: make([]*ir.Block, n), children: make([][]*ir.Block, n),
		in: numbers[:n:n], out: numbers[n : 2*n : 2*n], level: numbers[2*n:], rank: make([]int64, n)}
}

// postRoots returns the blocks without successors and, for what cannot reach one of them, the last
// block that a depth-first search from the entry meets in it.
func postRoots(f *ir.Func) []*ir.Block {
	var roots []*ir.Block
	var stack []int32
	g := f.CFG()
	blocks := g.Blocks()
	seen := make([]bool, len(blocks))
	mark := func(b int32) {
		seen[b] = true
		for stack = append(stack[:0], b); len(stack) > 0; {
			b := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for _, p := range g.Preds(b) {
				if !seen[p] {
					seen[p] = true
					stack = append(stack, p)
				}
			}
		}
	}
	for b := range f.Blocks() {
		if n := g.Number(b); len(g.Succs(n)) == 0 {
			roots = append(roots, b)
			mark(n)
		}
	}
	for n := len(g.Reached()) - 1; n >= 0; n-- {
		if !seen[n] {
			roots = append(roots, blocks[n])
			mark(int32(n))
		}
	}
	return roots
}

// preorder numbers vertices from 1 in preorder; 0 is the virtual root of a post-dominator tree.
type preorder struct {
	vertex []int32 // by preorder number: the block's number in the graph
	num    []int32 // by the block's number in the graph
	parent []int32
}

// next returns the blocks that b leads to: its successors, or in a post-dominator tree its
// predecessors.
func (t *DomTree) next(b *ir.Block) []*ir.Block {
	if t.Post {
		return b.Preds()
	}
	return b.Succs()
}

func (t *DomTree) build(f *ir.Func) {
	g := f.CFG()
	next, prev := g.Succs, g.Preds
	if t.Post {
		next, prev = prev, next
	}
	blocks := g.Blocks()
	s := newPreorder(len(blocks))
	for _, r := range t.Roots {
		s.number(next, g.Number(r))
	}
	isRoot := make([]bool, len(s.vertex))
	for _, r := range t.Roots {
		isRoot[s.num[g.Number(r)]] = true
	}
	idom := ImmediateDominators(s.parent, func(v int32, from func(int32)) {
		if isRoot[v] {
			from(0)
			return
		}
		for _, p := range prev(s.vertex[v]) {
			if u := s.num[p]; u != 0 {
				from(u)
			}
		}
	})
	kids := make([]int32, len(s.vertex)) // how many children
	for v := 1; v < len(s.vertex); v++ {
		kids[idom[v]]++
	}
	list := make([]*ir.Block, len(s.vertex)) // of all children
	for v := 1; v < len(s.vertex); v++ {
		b := blocks[s.vertex[v]]
		if n := kids[v]; n > 0 {
			t.children[b.ID()], list = list[:0:n], list[n:]
		}
		if idom[v] != 0 {
			p := blocks[s.vertex[idom[v]]]
			t.idom[b.ID()] = p
			t.children[p.ID()] = append(t.children[p.ID()], b)
		} else if !isRoot[v] {
			t.Roots = append(t.Roots, b) // reaches several roots: hangs below the virtual exit
		}
	}
	t.order()
}

// newPreorder returns the numbering of a graph of n blocks, of which none has a number.
func newPreorder(n int) *preorder {
	numbers := make([]int32, 3*n+2)
	s := &preorder{vertex: numbers[: 1 : n+1], parent: numbers[n+1 : n+2 : 2*n+2], num: numbers[2*n+2:]}
	s.vertex[0] = -1
	return s
}

// number gives preorder numbers to the vertices reachable from r.
func (s *preorder) number(next func(int32) []int32, r int32) {
	type frame struct{ b, p int32 }
	for stack := []frame{{r, 0}}; len(stack) > 0; {
		fr := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if s.num[fr.b] != 0 {
			continue
		}
		n := int32(len(s.vertex))
		s.num[fr.b] = n
		s.vertex = append(s.vertex, fr.b)
		s.parent = append(s.parent, fr.p)
		for _, b := range slices.Backward(next(fr.b)) {
			if s.num[b] == 0 {
				stack = append(stack, frame{b, n})
			}
		}
	}
}

// order computes the preorder intervals, levels and ranks.
func (t *DomTree) order() {
	t.stale, t.grown, t.slow = false, false, 0
	clock := int32(0)
	type frame struct {
		b *ir.Block
		k int
	}
	var stack []frame
	for _, r := range t.Roots {
		stack = append(stack[:0], frame{r, 0})
		clock++
		t.in[r.ID()] = clock
		t.level[r.ID()], t.rank[r.ID()] = 0, 0
		for len(stack) > 0 {
			fr := &stack[len(stack)-1]
			if kids := t.children[fr.b.ID()]; fr.k < len(kids) {
				c := kids[fr.k]
				fr.k++
				clock++
				t.in[c.ID()] = clock
				t.level[c.ID()] = t.level[fr.b.ID()] + 1
				t.rank[c.ID()] = int64(t.level[c.ID()]) * rankGap
				stack = append(stack, frame{c, 0})
				continue
			}
			clock++
			t.out[fr.b.ID()] = clock
			stack = stack[:len(stack)-1]
		}
	}
}

// Interval returns the numbers between which those of the blocks lie that the reachable block b
// dominates, its own being the first.
func (t *DomTree) Interval(b *ir.Block) (in, out int32) {
	if t.stale || t.grown {
		t.order()
	}
	return t.in[b.ID()], t.out[b.ID()]
}

// Reachable reports whether b is in the tree.
func (t *DomTree) Reachable(b *ir.Block) bool { return b.ID() < len(t.in) && t.in[b.ID()] != 0 }

// IDom returns the immediate (post-)dominator, nil for a root and for unreachable blocks.
func (t *DomTree) IDom(b *ir.Block) *ir.Block {
	if b.ID() >= len(t.idom) {
		return nil
	}
	return t.idom[b.ID()]
}

// Children returns the blocks whose immediate dominator is b.
func (t *DomTree) Children(b *ir.Block) []*ir.Block { return t.children[b.ID()] }

// Level returns the depth of b below its root.
func (t *DomTree) Level(b *ir.Block) int {
	if t.stale {
		t.order()
	}
	return int(t.level[b.ID()])
}

// Dominates reports whether every path to b passes a (for a post-dominator tree: every path from
// b). A block dominates itself; everything dominates unreachable code, and unreachable code
// dominates nothing else.
func (t *DomTree) Dominates(a, b *ir.Block) bool {
	if a == b || !t.Reachable(b) {
		return true
	}
	if !t.Reachable(a) {
		return false
	}
	if t.stale {
		return t.climbs(a, b)
	}
	return t.in[a.ID()] <= t.in[b.ID()] && t.in[b.ID()] <= t.out[a.ID()]
}

// StrictlyDominates is Dominates for different blocks.
func (t *DomTree) StrictlyDominates(a, b *ir.Block) bool { return a != b && t.Dominates(a, b) }

// CommonDominator returns the nearest block that dominates both, or nil.
func (t *DomTree) CommonDominator(a, b *ir.Block) *ir.Block {
	switch { // one far above the other is found without climbing
	case a == nil || b == nil || t.stale:
	case t.Reachable(b) && t.Dominates(a, b):
		return a
	case t.Reachable(a) && t.Dominates(b, a):
		return b
	}
	for a != b {
		if a == nil || b == nil {
			return nil
		}
		if t.rank[a.ID()] >= t.rank[b.ID()] { // a does not dominate b
			a = t.idom[a.ID()]
		} else {
			b = t.idom[b.ID()]
		}
	}
	return a
}

// DominatesInstr reports whether the value def is available right before instruction at. The φs of
// a block are computed in parallel, so that none is available to another.
func (t *DomTree) DominatesInstr(def ir.Value, at *ir.Instr) bool {
	d, ok := def.(*ir.Instr)
	if !ok {
		return true
	}
	b, useBlock := d.Block(), at.Block()
	if !t.Reachable(useBlock) {
		return true
	}
	if d.Op() == ir.Invoke || d.Op() == ir.CallBr {
		return t.EdgeDominates(b, d.Succ(0), useBlock)
	}
	if b == useBlock {
		return at.Op() != ir.Phi && d != at && d.ComesBefore(at)
	}
	return t.Dominates(b, useBlock)
}

// DominatesUse reports whether the value def is available at a use: at the end of the incoming
// block for a φ.
func (t *DomTree) DominatesUse(def ir.Value, u *ir.Use) bool {
	user := u.User()
	if user.Op() != ir.Phi {
		return t.DominatesInstr(def, user)
	}
	d, ok := def.(*ir.Instr)
	if !ok {
		return true
	}
	from := user.IncomingBlock(u.Index())
	if d.Op() == ir.Invoke && d.Block() == from && user.Block() == d.Succ(0) {
		return true
	}
	if d.Op() == ir.Invoke || d.Op() == ir.CallBr {
		return t.EdgeDominates(d.Block(), d.Succ(0), from)
	}
	return t.Dominates(d.Block(), from)
}

// EdgeDominates reports whether every path to b passes the edge from → to.
func (t *DomTree) EdgeDominates(from, to, b *ir.Block) bool {
	if !t.Dominates(to, b) || t.Reachable(from) && t.Dominates(to, from) { // what repeats a loop does not lead into it
		return false
	}
	edges := 0
	for p := range to.EachPred() {
		if p != from {
			if !t.Dominates(to, p) {
				return false
			}
		} else if edges++; edges > 1 {
			return false
		}
	}
	return edges == 1
}

// DominatesUseByEdge reports whether control reaches the use only through the edge from → to, the
// only one into to. It never reaches uses in unreachable code.
func (t *DomTree) DominatesUseByEdge(from, to *ir.Block, u *ir.Use) bool {
	user := u.User()
	if user.Op() != ir.Phi {
		return t.Dominates(to, user.Block())
	}
	in := user.IncomingBlock(u.Index())
	if user.Block() == to && in == from {
		return true
	}
	return t.Dominates(to, in)
}

// Preorder returns the reachable blocks, parents before children.
func (t *DomTree) Preorder() []*ir.Block {
	var out []*ir.Block
	stack := make([]*ir.Block, 0, len(t.in))
	for k := len(t.Roots) - 1; k >= 0; k-- {
		stack = append(stack, t.Roots[k])
	}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		out = append(out, b)
		kids := t.children[b.ID()]
		for k := len(kids) - 1; k >= 0; k-- {
			stack = append(stack, kids[k])
		}
	}
	return out
}

// ImmediateDominators returns the immediate dominator of each vertex of a graph by the semi-NCA
// algorithm (Georgiadis, 2005), in near-linear time. Vertices are the numbers from 1 in preorder of
// a depth-first search; parent has their parents in its tree, with 0 for what has none, at index 0
// too, and so has the result. preds calls from with each predecessor of v that the search has
// reached, and with 0 if v may be entered from outside although it has a parent.
func ImmediateDominators(parent []int32, preds func(v int32, from func(u int32))) []int32 {
	n := int32(len(parent))
	numbers := make([]int32, 3*n) // apart from the result, which outlives them
	s := &semiNCA{label: numbers[:n:n], semi: numbers[n : 2*n : 2*n], ancestor: numbers[2*n:]}
	copy(s.ancestor, parent)
	idom := slices.Clone(parent)
	for v := range n {
		s.label[v], s.semi[v] = v, v
	}
	for v := n - 1; v >= 1; v-- {
		least := parent[v]
		preds(v, func(u int32) { least = min(least, s.semi[s.eval(u, v)]) })
		s.semi[v] = least
	}
	for v := int32(1); v < n; v++ {
		d := idom[v]
		for d > s.semi[v] {
			d = idom[d]
		}
		idom[v] = d
	}
	return idom
}

// semiNCA is the working state, by vertex.
type semiNCA struct {
	label, semi, ancestor []int32
	path                  []int32
}

// eval returns the vertex with the smallest semidominator on the path from v up to, but not
// including, the tree of vertices not yet processed (numbers up to w), compressing the path.
func (s *semiNCA) eval(v, w int32) int32 {
	if v <= w {
		return v
	}
	s.path = s.path[:0]
	for u := v; s.ancestor[u] > w; u = s.ancestor[u] {
		s.path = append(s.path, u)
	}
	for k := len(s.path) - 1; k >= 0; k-- {
		u := s.path[k]
		a := s.ancestor[u]
		if s.semi[s.label[a]] < s.semi[s.label[u]] {
			s.label[u] = s.label[a]
		}
		s.ancestor[u] = s.ancestor[a]
	}
	return s.label[v]
}
