package ir

import "slices"

// CFG is a read-only snapshot of a function's control flow graph in a few dense arrays, for
// algorithms that traverse the whole graph: blocks and their edge lists are scattered in memory.
type CFG struct {
	blocks       []*Block
	reached      int
	number       []int32 // by Block.ID, -1: no such block
	succs, preds adjacency
}

// adjacency has the neighbours of vertex n in to[start[n]:start[n+1]].
type adjacency struct{ start, to []int32 }

func (a *adjacency) of(n int32) []int32 { return a.to[a.start[n]:a.start[n+1]] }

// CFG returns the control flow graph. It is kept until an edge or a block comes or goes.
func (f *Func) CFG() *CFG {
	if f.cfg == nil {
		f.cfg = newCFG(f)
	}
	return f.cfg
}

// Blocks returns all blocks by number: those that control reaches from the entry, in reverse
// postorder, then the others in the function's order.
func (c *CFG) Blocks() []*Block { return c.blocks[:len(c.blocks):len(c.blocks)] }

// Reached returns the blocks that control reaches from the entry, in reverse postorder: a block
// comes before its successors, back edges aside.
func (c *CFG) Reached() []*Block { return c.blocks[:c.reached:c.reached] }

// Number returns the block's place in Blocks.
func (c *CFG) Number(b *Block) int32 { return c.number[b.id] }

// Succs returns the numbers of the successors of block n in their order, once per edge.
func (c *CFG) Succs(n int32) []int32 { return c.succs.of(n) }

// Preds returns the numbers of the predecessors of block n, ascending, once per edge. Block.Preds
// has LLVM's order.
func (c *CFG) Preds(n int32) []int32 { return c.preds.of(n) }

// equal reports whether two graphs have the same blocks under the same numbers and the same edges.
func (c *CFG) equal(d *CFG) bool {
	return slices.Equal(c.blocks, d.blocks) && c.reached == d.reached && slices.Equal(c.succs.start, d.succs.start) && slices.Equal(c.succs.to, d.succs.to)
}

func newCFG(f *Func) *CFG {
	c := &CFG{blocks: make([]*Block, f.numBlocks), number: slices.Repeat([]int32{-1}, int(f.nextBlock))}
	list := make([]*Block, 0, f.numBlocks)
	edges := adjacency{start: make([]int32, 1, f.numBlocks+1)} // from places in the list to Block.IDs
	at := slices.Repeat([]int32{-1}, int(f.nextBlock))         // by Block.ID: the place in the list
	for b := f.first; b != nil; b = b.next {
		at[b.id] = int32(len(list))
		list = append(list, b)
		for _, s := range b.Succs() {
			edges.to = append(edges.to, s.id)
		}
		edges.start = append(edges.start, int32(len(edges.to)))
	}
	for k, id := range edges.to {
		if edges.to[k] = at[id]; at[id] < 0 {
			panic("ir: a branch to a block that has been taken out of the function")
		}
	}
	c.order(list, &edges)
	c.connect(list, &edges)
	return c
}

// order numbers the blocks.
func (c *CFG) order(list []*Block, edges *adjacency) {
	type frame struct{ b, next int32 }
	var stack []frame
	seen := make([]bool, len(list))
	if len(list) > 0 {
		stack, seen[0] = append(stack, frame{0, edges.start[0]}), true
	}
	first := len(list) // numbers are given from the end on in postorder, and moved down afterwards
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == edges.start[top.b+1] {
			first--
			c.blocks[first] = list[top.b]
			stack = stack[:len(stack)-1]
			continue
		}
		s := edges.to[top.next]
		top.next++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, frame{s, edges.start[s]})
		}
	}
	c.reached = copy(c.blocks, c.blocks[first:])
	n := c.reached
	for k, b := range list {
		if !seen[k] {
			c.blocks[n] = b
			n++
		}
	}
	for k, b := range c.blocks {
		c.number[b.id] = int32(k)
	}
}

// connect makes the lists of neighbours.
func (c *CFG) connect(list []*Block, edges *adjacency) {
	n, m := len(list), len(edges.to)
	place, number := make([]int32, n), make([]int32, n)
	for k, b := range list {
		number[k] = c.number[b.id]
		place[number[k]] = int32(k)
	}
	c.succs = adjacency{make([]int32, 1, n+1), make([]int32, 0, m)}
	c.preds = adjacency{make([]int32, n+1), make([]int32, m)}
	for _, k := range place {
		for _, s := range edges.of(k) {
			c.succs.to = append(c.succs.to, number[s])
			c.preds.start[number[s]]++
		}
		c.succs.start = append(c.succs.start, int32(len(c.succs.to)))
	}
	sum := int32(0)
	for k, count := range c.preds.start {
		c.preds.start[k] = sum
		sum += count
	}
	fill := append([]int32(nil), c.preds.start...)
	for k := range int32(n) {
		for _, s := range c.succs.of(k) {
			c.preds.to[fill[s]] = k
			fill[s]++
		}
	}
}
