package ddg

import (
	"container/heap"
	"slices"
)

// Components returns the strongly connected components of the graph over edges of any distance, in
// topological order (an edge between two components leads from an earlier one to a later one).
// Operations inside a component are in order of id.
func (g *Graph) Components() [][]OpID {
	raw := StronglyConnected(len(g.Ops), func(v int, visit func(w int)) {
		for _, id := range g.out[v] {
			visit(int(g.Edges[id].To))
		}
	})
	comps := make([][]OpID, len(raw))
	for i, c := range raw {
		comps[i] = make([]OpID, len(c))
		for j, v := range c {
			comps[i][j] = OpID(v)
		}
	}
	return comps
}

// IsRecurrence reports whether a component is a recurrence: more than one operation, or one with an
// edge to itself.
func (g *Graph) IsRecurrence(comp []OpID) bool {
	if len(comp) > 1 {
		return true
	}
	for _, id := range g.out[comp[0]] {
		if g.Edges[id].To == comp[0] {
			return true
		}
	}
	return false
}

// StronglyConnected finds the strongly connected components of a directed graph on nodes 0 … n-1
// whose successors the function succs enumerates (Tarjan's algorithm, recursion replaced by a stack
// so that long chains are harmless). Components come in topological order, nodes inside one in
// ascending order.
func StronglyConnected(n int, succs func(v int, visit func(w int))) [][]int {
	const unvisited = -1
	index, low := make([]int, n), make([]int, n)
	onStack := make([]bool, n)
	next := make([]int, n)   // per node: the next successor to look at
	heads := make([]int, n)  // per node: where its successors start in flat
	counts := make([]int, n) // per node: the number of its successors
	var flat []int
	for v := range n {
		index[v] = unvisited
		heads[v] = len(flat)
		succs(v, func(w int) { flat = append(flat, w) })
		counts[v] = len(flat) - heads[v]
	}
	var stack, path []int
	var comps [][]int
	clock := 0
	for root := range n {
		if index[root] != unvisited {
			continue
		}
		path = append(path[:0], root)
		for len(path) > 0 {
			v := path[len(path)-1]
			if index[v] == unvisited {
				index[v], low[v] = clock, clock
				clock++
				stack, onStack[v] = append(stack, v), true
			}
			if next[v] < counts[v] {
				w := flat[heads[v]+next[v]]
				next[v]++
				if index[w] == unvisited {
					path = append(path, w)
				} else if onStack[w] {
					low[v] = min(low[v], index[w])
				}
				continue
			}
			path = path[:len(path)-1]
			if len(path) > 0 {
				parent := path[len(path)-1]
				low[parent] = min(low[parent], low[v])
			}
			if low[v] == index[v] {
				at := len(stack) - 1
				for stack[at] != v {
					at--
				}
				comps = append(comps, popComponent(stack[at:], onStack))
				stack = stack[:at]
			}
		}
	}
	for i, j := 0, len(comps)-1; i < j; i, j = i+1, j-1 {
		comps[i], comps[j] = comps[j], comps[i]
	}
	return comps
}

// popComponent copies the nodes of a finished component in ascending order.
func popComponent(nodes []int, onStack []bool) []int {
	comp := append([]int(nil), nodes...)
	for _, v := range comp {
		onStack[v] = false
	}
	slices.Sort(comp)
	return comp
}

// TopologicalOrder orders the operations such that every edge of distance 0 leads forward; among
// operations that are ready, the smallest id comes first. ok is false if a circuit of distance 0
// makes that impossible.
func (g *Graph) TopologicalOrder() (order []OpID, ok bool) {
	waiting := make([]int, len(g.Ops))
	for i := range g.Edges {
		if e := &g.Edges[i]; e.Distance == 0 {
			waiting[e.To]++
		}
	}
	var ready opHeap
	for v := range g.Ops {
		if waiting[v] == 0 {
			ready = append(ready, OpID(v))
		}
	}
	for len(ready) > 0 {
		v := heap.Pop(&ready).(OpID)
		order = append(order, v)
		for _, id := range g.out[v] {
			e := &g.Edges[id]
			if e.Distance != 0 {
				continue
			}
			if waiting[e.To]--; waiting[e.To] == 0 {
				heap.Push(&ready, e.To)
			}
		}
	}
	return order, len(order) == len(g.Ops)
}

// opHeap is a heap of operations, smallest id first.
type opHeap []OpID

func (h opHeap) Len() int           { return len(h) }
func (h opHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h opHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *opHeap) Push(x any)        { *h = append(*h, x.(OpID)) }
func (h *opHeap) Pop() any {
	old := *h
	x := old[len(old)-1]
	*h = old[:len(old)-1]
	return x
}
