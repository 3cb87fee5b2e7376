package clean

import (
	"slices"

	"opt-go/nvptx/ptx"
	"opt-go/passes/analysis"
)

// block is a basic block of the code: the items [from, to).
type block struct {
	from, to int
	succs    []int
	preds    []int
	idom     int
}

// findBlocks finds the basic blocks. Calls do not end a block.
func findBlocks(code []Item) []block {
	var bs []block
	at := make([]int32, labels(code)) // the block of a label
	start := 0
	closeAt := func(end int) {
		if end > start {
			bs = append(bs, block{from: start, to: end, idom: -1})
			start = end
		}
	}
	var lists map[string]*ptx.Targets
	for k, it := range code {
		if it.Inst != nil {
			if it.Inst.EndsBlock() {
				closeAt(k + 1)
			}
			continue
		}
		switch st := it.Stmt.(type) {
		case *ptx.LabelDef:
			closeAt(k)
			at[st.Label] = int32(len(bs))
		case *ptx.Targets:
			if lists == nil {
				lists = map[string]*ptx.Targets{}
			}
			lists[st.Name] = st
		}
	}
	closeAt(len(code))
	connect(bs, code, at, lists)
	return bs
}

// connect finds the successors of each block.
func connect(bs []block, code []Item, at []int32, lists map[string]*ptx.Targets) {
	succs, preds := make([]int, 0, 2*len(bs)), make([]int, len(bs)) // preds: how many
	for n := range bs {
		begin := len(succs)
		last := code[bs[n].to-1].Inst
		if last != nil && last.EndsBlock() {
			for _, l := range last.BranchTargets(lists) {
				succs = append(succs, int(at[l]))
			}
		}
		if (last == nil || !last.IsTerminator()) && n+1 < len(bs) {
			succs = append(succs, n+1)
		}
		bs[n].succs = succs[begin:len(succs):len(succs)]
		for _, t := range bs[n].succs {
			preds[t]++
		}
	}
	all := make([]int, len(succs))
	for n := range bs {
		bs[n].preds, all = all[:0:preds[n]], all[preds[n]:]
	}
	for n := range bs {
		for _, t := range bs[n].succs {
			bs[t].preds = append(bs[t].preds, n)
		}
	}
}

// labels is one more than the largest label in the code.
func labels(code []Item) int {
	n := 0
	for _, it := range code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok {
			n = max(n, int(l.Label)+1)
		}
	}
	return n
}

func isLabel(it Item) bool {
	_, ok := it.Stmt.(*ptx.LabelDef)
	return ok
}

func postorder(bs []block) []int {
	type frame struct{ b, next int }
	seen := make([]bool, len(bs))
	var post []int
	stack := []frame{{0, 0}}
	seen[0] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(bs[top.b].succs) {
			c := bs[top.b].succs[top.next]
			top.next++
			if !seen[c] {
				seen[c] = true
				stack = append(stack, frame{c, 0})
			}
			continue
		}
		post = append(post, top.b)
		stack = stack[:len(stack)-1]
	}
	return post
}

// flatten joins the blocks' items again.
func flatten(code []Item, blocks [][]Item) []Item {
	out := make([]Item, 0, len(code))
	for _, b := range blocks {
		out = append(out, b...)
	}
	return out
}

// split is the opposite: each block's items in a slice that may grow.
func split(code []Item, bs []block) [][]Item {
	out := make([][]Item, len(bs))
	for n, b := range bs {
		out[n] = append(make([]Item, 0, b.to-b.from), code[b.from:b.to]...)
	}
	return out
}

// branchesAt is where the branches begin that end a block.
func branchesAt(items []Item) int {
	k := len(items)
	if k > 0 && items[k-1].Inst != nil && items[k-1].Inst.EndsBlock() {
		k--
	}
	return k
}

// dominators sets idom of the blocks that control reaches and returns these in reverse postorder.
func dominators(bs []block) []int {
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
	number []int32 // by block; 0: unreachable
	vertex []int   // block by number
	parent []int32 // in the tree of the depth-first search
}

// walk numbers the blocks and returns them in postorder.
func (d *blockNumbers) walk(bs []block) []int {
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
