package analysis

import (
	"slices"

	"opt-go/frontend/ir"
)

// BlockSet is a set of blocks of one function. Emptying it costs nothing, so that one set serves
// many small questions.
type BlockSet struct {
	mark  []uint32 // by Block.ID; the blocks with the current epoch are in
	epoch uint32
}

// NewBlockSet returns an empty set for the blocks that f has now.
func NewBlockSet(f *ir.Func) *BlockSet {
	return &BlockSet{mark: make([]uint32, f.BlockBound()), epoch: 1}
}

// Clear empties the set.
func (s *BlockSet) Clear() { s.epoch++ }

// Has reports whether b is in the set.
func (s *BlockSet) Has(b *ir.Block) bool { return s.mark[b.ID()] == s.epoch }

// Add puts b into the set and reports whether it was not there.
func (s *BlockSet) Add(b *ir.Block) bool {
	if s.Has(b) {
		return false
	}
	s.mark[b.ID()] = s.epoch
	return true
}

// Frontiers finds iterated dominance frontiers in one function, one after the other: where φs are
// needed for a value.
//
// Sreedhar and Gao's algorithm: definitions are taken from the deepest level up, the last in
// preorder first, so that a subtree need be walked only once: what a shallower definition adds to
// its frontier edges was found from the deeper one already. Where it is known in which blocks the
// value is live, nothing else is walked: below a block that needs the value no more, a new
// definition comes first, and what edges lead away from there is found from it. So the cost is that
// of the region in which the value lives.
type Frontiers struct {
	t                         *DomTree
	order                     []int32 // place in the function, by Block.ID
	inFrontier, isDef, walked *BlockSet
	queue                     depthQueue
	stack                     []*ir.Block
}

// Frontiers returns a finder for the blocks that f has now.
func (t *DomTree) Frontiers(f *ir.Func) *Frontiers {
	fr := &Frontiers{t: t, order: make([]int32, f.BlockBound()), inFrontier: NewBlockSet(f), isDef: NewBlockSet(f), walked: NewBlockSet(f)}
	n := int32(0)
	for b := range f.Blocks() {
		fr.order[b.ID()] = n
		n++
	}
	return fr
}

// Of returns the iterated dominance frontier of blocks that define a value, in block order. live,
// when it is not nil, are the blocks at whose start the value is live: the others need no φ.
func (fr *Frontiers) Of(defs []*ir.Block, live *BlockSet) []*ir.Block {
	found := fr.BottomUp(defs, live)
	slices.SortFunc(found, func(a, b *ir.Block) int { return int(fr.order[a.ID()] - fr.order[b.ID()]) })
	return found
}

// BottomUp is Of in the order in which LLVM finds the blocks, if live is nil.
func (fr *Frontiers) BottomUp(defs []*ir.Block, live *BlockSet) (found []*ir.Block) {
	if fr.t.stale || fr.t.grown {
		fr.t.order()
	}
	fr.inFrontier.Clear()
	fr.isDef.Clear()
	fr.walked.Clear()
	for _, b := range defs {
		if fr.t.Reachable(b) && fr.isDef.Add(b) {
			fr.walked.Add(b)
			fr.queue.push(fr.t, b)
		}
	}
	for len(fr.queue) > 0 {
		found = fr.walk(fr.queue.pop(), live, found)
	}
	return found
}

// walk adds what edges from the subtree of root reach at its level or above.
func (fr *Frontiers) walk(root *ir.Block, live *BlockSet, found []*ir.Block) []*ir.Block {
	t := fr.t
	l := t.Level(root)
	fr.stack = append(fr.stack[:0], root)
	for len(fr.stack) > 0 {
		b := fr.stack[len(fr.stack)-1]
		fr.stack = fr.stack[:len(fr.stack)-1]
		for _, s := range t.next(b) {
			if t.Level(s) > l || live != nil && !live.Has(s) || !fr.inFrontier.Add(s) {
				continue
			}
			found = append(found, s)
			if !fr.isDef.Has(s) {
				fr.queue.push(t, s)
			}
		}
		for _, c := range t.children[b.ID()] {
			if (live == nil || live.Has(c)) && fr.walked.Add(c) {
				fr.stack = append(fr.stack, c)
			}
		}
	}
	return found
}

// depthQueue is a heap of blocks, the deepest and then the last in preorder on top. container/heap
// would box its elements.
type depthQueue []queuedBlock

type queuedBlock struct {
	key int64 // level, then place in preorder
	b   *ir.Block
}

func (q *depthQueue) push(t *DomTree, b *ir.Block) {
	*q = append(*q, queuedBlock{int64(t.level[b.ID()])<<32 | int64(t.in[b.ID()]), b})
	h := *q
	for k := len(h) - 1; k > 0; {
		up := (k - 1) / 2
		if h[up].key >= h[k].key {
			break
		}
		h[up], h[k] = h[k], h[up]
		k = up
	}
}

func (q *depthQueue) pop() *ir.Block {
	h := *q
	top, last := h[0].b, len(h)-1
	h[0] = h[last]
	h = h[:last]
	*q = h
	for k := 0; ; {
		down := 2*k + 1
		if down+1 < len(h) && h[down+1].key > h[down].key {
			down++
		}
		if down >= len(h) || h[k].key >= h[down].key {
			return top
		}
		h[k], h[down] = h[down], h[k]
		k = down
	}
}
