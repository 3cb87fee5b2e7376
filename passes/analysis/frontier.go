package analysis

import (
	"container/heap"
	"slices"

	"opt-go/frontend/ir"
)

// BlockSet is a set of blocks of one function. Emptying it costs nothing, so that one set serves many small questions.
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

// Frontiers finds iterated dominance frontiers in one function, one after the other: where φs are needed for a value.
//
// Sreedhar and Gao's algorithm: definitions are taken from the deepest level up, the last in preorder first, so that a subtree need
// be walked only once: what a shallower definition adds to its frontier edges was found from the deeper one already. Where
// it is known in which blocks the value is live, nothing else is walked: below a block that needs the value no more, a new
// definition comes first, and what edges lead away from there is found from it. So the cost is that of the region in which
// the value lives.
type Frontiers struct {
	t                         *DomTree
	order                     []int32 // place in the function, by Block.ID
	inFrontier, isDef, walked *BlockSet
	queue                     depthQueue
	stack                     []*ir.Block
}

// Frontiers returns a finder for the blocks that f has now.
func (t *DomTree) Frontiers(f *ir.Func) *Frontiers {
	fr := &Frontiers{t: t, order: make([]int32, f.BlockBound()), inFrontier: NewBlockSet(f), isDef: NewBlockSet(f), walked: NewBlockSet(f), queue: depthQueue{t: t}}
	n := int32(0)
	for b := range f.Blocks() {
		fr.order[b.ID()] = n
		n++
	}
	return fr
}

// Of returns the iterated dominance frontier of blocks that define a value, in block order. live, when it is not nil, are the
// blocks at whose start the value is live: the others need no φ.
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
			heap.Push(&fr.queue, b)
		}
	}
	for fr.queue.Len() > 0 {
		found = fr.walk(heap.Pop(&fr.queue).(*ir.Block), live, found)
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
				heap.Push(&fr.queue, s)
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

// depthQueue is a heap of blocks, the deepest and then the last in preorder on top.
type depthQueue struct {
	t      *DomTree
	blocks []*ir.Block
}

func (q *depthQueue) Len() int { return len(q.blocks) }
func (q *depthQueue) Less(i, j int) bool {
	a, b := q.blocks[i].ID(), q.blocks[j].ID()
	if q.t.level[a] != q.t.level[b] {
		return q.t.level[a] > q.t.level[b]
	}
	return q.t.in[a] > q.t.in[b]
}
func (q *depthQueue) Swap(i, j int) { q.blocks[i], q.blocks[j] = q.blocks[j], q.blocks[i] }

// Push appends a block, for container/heap.
func (q *depthQueue) Push(b any) { q.blocks = append(q.blocks, b.(*ir.Block)) }

// Pop removes the last block, for container/heap.
func (q *depthQueue) Pop() any {
	b := q.blocks[len(q.blocks)-1]
	q.blocks = q.blocks[:len(q.blocks)-1]
	return b
}
