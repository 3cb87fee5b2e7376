package isel

import "slices"

// mdominators sets idom of the blocks that control reaches and returns these in reverse postorder. The algorithm is semi-NCA (Georgiadis,
// 2005): where thousands of blocks deep in the tree lead to one, the fixed point of Cooper, Harvey and Kennedy climbs the tree for each.
func mdominators(bs []mblock) []int {
	d := &dominatorSearch{number: make([]int32, len(bs))}
	order := d.walk(bs)
	n := len(order)
	slices.Reverse(order)
	semi, label, idom := make([]int32, n+1), make([]int32, n+1), make([]int32, n+1)
	for v := range semi {
		semi[v], label[v] = int32(v), int32(v)
	}
	d.semi, d.label, d.ancestor = semi, label, slices.Clone(d.parent)
	for v := int32(n); v > 1; v-- {
		for _, p := range bs[d.vertex[v]].preds {
			if u := d.number[p]; u > 0 {
				semi[v] = min(semi[v], semi[d.eval(u, v)])
			}
		}
	}
	for v := int32(2); v <= int32(n); v++ {
		up := d.parent[v]
		for up > semi[v] {
			up = idom[up]
		}
		idom[v] = up
		bs[d.vertex[v]].idom = d.vertex[up]
	}
	bs[0].idom = 0
	return order
}

// dominatorSearch names blocks by their numbers in preorder, from 1.
type dominatorSearch struct {
	number []int32 // by block; 0: control does not get there
	vertex []int   // block by number
	parent []int32 // in the tree of the depth-first search

	semi, label, ancestor, path []int32
}

// walk numbers the blocks and returns them in postorder.
func (d *dominatorSearch) walk(bs []mblock) []int {
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

// eval returns, of v and what is above it in the trees of the vertices from linked+1 on, the one with the least semi-dominator. It shortens the path.
func (d *dominatorSearch) eval(v, linked int32) int32 {
	if v <= linked {
		return v
	}
	d.path = d.path[:0]
	for u := v; d.ancestor[u] > linked; u = d.ancestor[u] {
		d.path = append(d.path, u)
	}
	for k := len(d.path) - 1; k >= 0; k-- {
		u := d.path[k]
		a := d.ancestor[u]
		if d.semi[d.label[a]] < d.semi[d.label[u]] {
			d.label[u] = d.label[a]
		}
		d.ancestor[u] = d.ancestor[a]
	}
	return d.label[v]
}
