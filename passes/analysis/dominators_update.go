package analysis

import (
	"cmp"
	"slices"

	"opt-go/frontend/ir"
)

// Keeping a dominator tree right while a pass edits the graph: the pass tells which parents change;
// nothing is recomputed that did not.
//
// After an update, queries climb the tree until that has cost as much as recomputing the intervals
// that Dominates uses. A climb must know which of two blocks cannot dominate the other. The depth
// would tell, but inserting a block changes the depth of its whole subtree. So each block has a
// rank, which is only guaranteed to exceed its parent's, with gaps in which new blocks find room.

// rankGap is the distance of the ranks of parent and child when the tree is computed, newGap that
// of a block that is inserted later: thousands of blocks may come between the two, one below the
// other, before those further down have to be renumbered.
const (
	rankGap = 1 << 32
	newGap  = 1 << 20
)

// climbs is Dominates while the intervals are stale.
func (t *DomTree) climbs(a, b *ir.Block) bool {
	for b != nil && t.rank[b.ID()] > t.rank[a.ID()] {
		b = t.idom[b.ID()]
		t.slow++
	}
	if t.slow > len(t.idom) {
		t.order()
	}
	return a == b
}

// nearLevels is the largest distance of levels that DominatesNear compares.
const nearLevels = 128

// DominatesNear is a conservative DominatesInstr: while the tree changes, it reports false for
// blocks that are far apart in it.
func (t *DomTree) DominatesNear(def, at *ir.Instr) bool {
	if t.stale && t.Reachable(def.Block()) && t.Reachable(at.Block()) {
		above, b := t.rank[def.Block().ID()], at.Block()
		for k := 0; b != nil && t.rank[b.ID()] > above; k++ {
			if k == nearLevels {
				return false
			}
			b = t.idom[b.ID()]
		}
	}
	return t.DominatesInstr(def, at)
}

// AddBlock enters a block that the tree does not know, with its immediate dominator, or nil for a
// new root, below which the old ones hang. It dominates no other yet, so the intervals of the
// others stay right: it gets the beginning of its dominator's, for questions about what dominates
// it, and an empty one for what it dominates.
func (t *DomTree) AddBlock(b, idom *ir.Block) {
	for n := b.ID() + 1; len(t.in) < n; {
		t.idom, t.children = append(t.idom, nil), append(t.children, nil)
		t.in, t.out, t.level, t.rank = append(t.in, 0), append(t.out, 0), append(t.level, 0), append(t.rank, 0)
	}
	if idom != nil && !t.stale && t.out[idom.ID()] != 0 {
		t.in[b.ID()], t.out[b.ID()], t.level[b.ID()] = t.in[idom.ID()], 0, t.level[idom.ID()]+1
		t.grown = true
	} else {
		t.stale, t.slow = true, 0
		t.in[b.ID()] = 1 // reachable
	}
	if idom == nil {
		old := t.Roots
		t.Roots = []*ir.Block{b}
		for _, r := range old {
			t.idom[r.ID()] = b
			t.children[b.ID()] = append(t.children[b.ID()], r)
			t.rank[b.ID()] = min(t.rank[b.ID()], t.rank[r.ID()]-rankGap)
		}
		return
	}
	t.idom[b.ID()] = idom
	t.rank[b.ID()] = t.rank[idom.ID()] + newGap
	t.children[idom.ID()] = append(t.children[idom.ID()], b)
}

// SetIDom hangs b, with all below it, under another block.
func (t *DomTree) SetIDom(b, idom *ir.Block) {
	old := t.idom[b.ID()]
	if old == idom {
		return
	}
	t.stale, t.slow = true, 0
	t.dropChild(old, b)
	t.idom[b.ID()] = idom
	t.children[idom.ID()] = append(t.children[idom.ID()], b)
	t.rerank(b, idom)
}

func (t *DomTree) dropChild(parent, b *ir.Block) {
	kids := t.children[parent.ID()]
	t.children[parent.ID()] = slices.Delete(kids, slices.Index(kids, b), slices.Index(kids, b)+1)
}

// rerank makes the rank of b more than that of its new parent: the parent's less, if there is room
// above, or b's more, and where there is no room below it either, that of the blocks below.
func (t *DomTree) rerank(b, parent *ir.Block) {
	rank := t.rank
	if rank[b.ID()] > rank[parent.ID()] {
		return
	}
	if above := t.idom[parent.ID()]; above != nil {
		if room := rank[b.ID()] - rank[above.ID()]; room > 1 {
			rank[parent.ID()] = rank[above.ID()] + room/2
			return
		}
	}
	for stack := []*ir.Block{b}; len(stack) > 0; {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		least := rank[t.idom[b.ID()].ID()]
		if rank[b.ID()] > least {
			continue
		}
		rank[b.ID()] = least + newGap
		if room := t.roomBelow(b, least); room > 1 {
			rank[b.ID()] = least + room/2
		}
		stack = append(stack, t.children[b.ID()]...)
	}
}

// roomBelow returns by how much the ranks of the children of b are above least.
func (t *DomTree) roomBelow(b *ir.Block, least int64) int64 {
	room := int64(rankGap)
	for _, c := range t.children[b.ID()] {
		room = min(room, t.rank[c.ID()]-least)
	}
	return room
}

// RemoveBlock forgets a block that dominates no other.
func (t *DomTree) RemoveBlock(b *ir.Block) {
	if len(t.children[b.ID()]) > 0 {
		panic("dominator tree: block " + b.Ident() + " is removed while it dominates others")
	}
	t.dropChild(t.idom[b.ID()], b)
	t.idom[b.ID()], t.in[b.ID()], t.out[b.ID()], t.level[b.ID()], t.rank[b.ID()] = nil, 0, 0, 0, 0
	t.stale, t.slow = true, 0
}

// RemoveBlocks forgets blocks that dominate no other than each other.
func (t *DomTree) RemoveBlocks(blocks []*ir.Block) {
	inner := slices.Clone(blocks) // those below first
	slices.SortStableFunc(inner, func(a, b *ir.Block) int { return cmp.Compare(t.rank[b.ID()], t.rank[a.ID()]) })
	for _, b := range inner {
		t.RemoveBlock(b)
	}
}

// SplitBlock enters a new block with one successor that has taken over some of that one's incoming
// edges.
func (t *DomTree) SplitBlock(b *ir.Block) {
	succ := b.Succ(0)
	if !t.Reachable(succ) {
		return
	}
	if t.idom[succ.ID()] == nil {
		t.AddBlock(b, nil)
		return
	}
	dominates := true // b dominates succ when every other incoming edge comes from below succ
	for p := range succ.EachPred() {
		if p != b && t.Reachable(p) && !t.Dominates(succ, p) {
			dominates = false
			break
		}
	}
	var idom *ir.Block
	for _, p := range b.Preds() {
		switch {
		case !t.Reachable(p):
		case idom == nil:
			idom = p
		default:
			idom = t.CommonDominator(idom, p)
		}
	}
	if idom == nil { // only unreachable code leads to b
		return
	}
	t.AddBlock(b, idom)
	if dominates {
		t.SetIDom(succ, b)
	}
}

// Rehang recomputes the immediate dominators of the given blocks after a change of branches. root
// strictly dominates all of them; the trees below each of them are right; and every reachable
// predecessor of one of them is root or lies in one of those trees.
//
// It is the iteration of Cooper, Harvey and Kennedy: in reverse postorder of the small graph in
// which each of those trees is one vertex, each block is hung below the nearest common dominator of
// its predecessors, first of those that have been dealt with, then of all, until nothing changes.
func (t *DomTree) Rehang(root *ir.Block, blocks []*ir.Block) {
	number := make(map[*ir.Block]int, len(blocks)+1)
	number[root] = 0
	for k, b := range blocks {
		number[b] = k + 1
	}
	type pred struct {
		b    *ir.Block
		tree int // the vertex that b lies in
	}
	preds := make([][]pred, len(blocks)+1)
	succs := make([][]int, len(blocks)+1)
	for k, b := range blocks {
		for _, p := range b.Preds() {
			if !t.Reachable(p) {
				continue
			}
			n, at := -1, p
			for n < 0 {
				if at == nil {
					panic("dominator tree: a predecessor of " + b.Ident() + " is outside the region that is rehung")
				}
				if v, ok := number[at]; ok {
					n = v
				}
				at = t.idom[at.ID()]
			}
			preds[k+1] = append(preds[k+1], pred{p, n})
			succs[n] = append(succs[n], k+1)
		}
	}
	order := reversePostorder(succs)
	done := make([]bool, len(preds))
	done[0] = true
	for changed := true; changed; {
		changed = false
		for _, v := range order[1:] {
			var idom *ir.Block
			for _, p := range preds[v] {
				switch {
				case !done[p.tree] || p.tree == v:
				case idom == nil:
					idom = p.b
				default:
					idom = t.CommonDominator(idom, p.b)
				}
			}
			b := blocks[v-1]
			if !done[v] || t.idom[b.ID()] != idom {
				t.SetIDom(b, idom)
				done[v], changed = true, true
			}
		}
	}
}

// reversePostorder returns the vertices of a graph that are reached from 0.
func reversePostorder(succs [][]int) []int {
	var order []int
	type frame struct{ v, k int }
	seen := make([]bool, len(succs))
	seen[0] = true
	for stack := []frame{{0, 0}}; len(stack) > 0; {
		fr := &stack[len(stack)-1]
		if fr.k == len(succs[fr.v]) {
			order = append(order, fr.v)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[fr.v][fr.k]
		fr.k++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, frame{s, 0})
		}
	}
	slices.Reverse(order)
	return order
}

// Same reports whether two trees say the same of the blocks of f; tests compare an updated tree
// with a new one.
func (t *DomTree) Same(u *DomTree, f *ir.Func) bool {
	for b := range f.Blocks() {
		if t.Reachable(b) != u.Reachable(b) || t.Reachable(b) && (t.IDom(b) != u.IDom(b) || t.Level(b) != u.Level(b)) {
			return false
		}
	}
	return true
}
