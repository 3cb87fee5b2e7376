package isel

import (
	"slices"

	"opt-go/passes/analysis"
)

// mdominators sets idom of the blocks that control reaches and returns these in reverse postorder.
func mdominators(bs []mblock) []int {
	d := &blockNumbers{number: make([]int32, len(bs))}
	order := d.walk(bs)
	slices.Reverse(order)
	idom := analysis.ImmediateDominators(d.parent, func(v int32, from func(int32)) {
		for _, p := range bs[d.vertex[v]].preds {
			if u := d.number[p]; u > 0 {
				from(u)
			}
		}
	})
	for v := 2; v < len(idom); v++ {
		bs[d.vertex[v]].idom = d.vertex[idom[v]]
	}
	bs[0].idom = 0
	return order
}

// blockNumbers names blocks by their numbers in preorder, from 1.
type blockNumbers struct {
	number []int32 // by block; 0: control does not get there
	vertex []int   // block by number
	parent []int32 // in the tree of the depth-first search
}

// walk numbers the blocks and returns them in postorder.
func (d *blockNumbers) walk(bs []mblock) []int {
	d.vertex, d.parent = []int{-1}, []int32{0}
	enter := func(b int, from int32) {
		d.number[b] = int32(len(d.vertex))
		d.vertex, d.parent = append(d.vertex, b), append(d.parent, from)
	}
	type frame struct{ b, next int }
	var post []int
	stack := []frame{{0, 0}}
	enter(0, 0)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(bs[top.b].succs) {
			c := bs[top.b].succs[top.next]
			top.next++
			if d.number[c] == 0 {
				enter(c, d.number[top.b])
				stack = append(stack, frame{c, 0})
			}
			continue
		}
		post = append(post, top.b)
		stack = stack[:len(stack)-1]
	}
	return post
}
