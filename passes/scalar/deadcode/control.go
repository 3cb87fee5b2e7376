package deadcode

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// deciders finds the branches on which a block is control dependent, each branch once: the block's
// post-dominance frontier.
//
// The edge from b to s controls the blocks on the post-dominator tree path from s up to, excluding,
// the immediate post-dominator of b. So x depends on b if s is in the subtree of x and the
// post-dominator of b is above x. The edges are sorted by the preorder number of s, where a subtree
// is an interval. A tournament tree holds the highest post-dominator of each power-of-two interval,
// and an edge that has been found is removed from it. The cost is logarithmic for each edge and
// each query.
type deciders struct {
	post     *analysis.DomTree
	in, out  []int32 // by Block.ID: the tree below a block has the preorder numbers in … out-1; out 0: not in the tree
	from     []*ir.Block
	starts   []int32 // by preorder number: the first edge to there or after
	highest  []int32 // tournament: highest[1] over all edges, highest[k] over those of highest[2k] and highest[2k+1]
	nextSpan int     // leaves of the tournament
}

const noEdge = int32(1<<31 - 1)

func newDeciders(f *ir.Func, post *analysis.DomTree) *deciders {
	d := &deciders{post: post, in: make([]int32, f.BlockBound()), out: make([]int32, f.BlockBound())}
	order := d.number()
	d.starts = make([]int32, len(order)+1)
	var levels []int32
	for n, s := range order {
		d.starts[n] = int32(len(d.from))
		for _, b := range s.Preds() {
			if d.out[b.ID()] == 0 {
				continue
			}
			above := int32(-1)
			if p := post.IDom(b); p != nil {
				above = int32(post.Level(p))
			}
			d.from = append(d.from, b)
			levels = append(levels, above)
		}
	}
	d.starts[len(order)] = int32(len(d.from))
	for d.nextSpan = 1; d.nextSpan < len(levels); {
		d.nextSpan *= 2
	}
	d.highest = make([]int32, 2*d.nextSpan)
	for k := range d.highest {
		d.highest[k] = noEdge
	}
	copy(d.highest[d.nextSpan:], levels)
	for k := d.nextSpan - 1; k > 0; k-- {
		d.highest[k] = min(d.highest[2*k], d.highest[2*k+1])
	}
	return d
}

// number lists the blocks of the tree in preorder.
func (d *deciders) number() []*ir.Block {
	var order, stack []*ir.Block
	for _, r := range slices.Backward(d.post.Roots) {
		stack = append(stack, r)
	}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		if d.out[b.ID()] != 0 { // the tree below is done
			d.out[b.ID()] = int32(len(order))
			stack = stack[:len(stack)-1]
			continue
		}
		d.in[b.ID()], d.out[b.ID()] = int32(len(order)), 1
		order = append(order, b)
		stack = append(stack, d.post.Children(b)...)
	}
	return order
}

// each calls found for the blocks that decide over x and have not been found before through the
// same edge.
func (d *deciders) each(x *ir.Block, found func(*ir.Block)) {
	if d.out[x.ID()] == 0 {
		return
	}
	lo, hi := int(d.starts[d.in[x.ID()]]), int(d.starts[d.out[x.ID()]])
	d.search(1, 0, d.nextSpan, lo, hi, int32(d.post.Level(x)), found)
}

// search removes the edges of [lo, hi) whose post-dominator is above a level from node k, which
// spans [at, at+span).
func (d *deciders) search(k, at, span, lo, hi int, level int32, found func(*ir.Block)) {
	if d.highest[k] >= level || hi <= at || at+span <= lo {
		return
	}
	if span == 1 {
		d.highest[k] = noEdge
		found(d.from[at])
		return
	}
	span /= 2
	d.search(2*k, at, span, lo, hi, level, found)
	d.search(2*k+1, at+span, span, lo, hi, level, found)
	d.highest[k] = min(d.highest[2*k], d.highest[2*k+1])
}
