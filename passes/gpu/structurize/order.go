package structurize

import "opt-go/passes/analysis/region"

// sort orders the elements of the region: reverse topologically, each loop together. The strongly
// connected components come in that order from the search for them. One of more than two elements
// is a loop around its first, the header, and the rest is sorted in turn as seen from there.
func (s *structurizer) sort() {
	s.order = make([]region.Node, 0, len(s.r.Nodes()))
	type span struct{ from, to int }
	var work []span
	place := func(at int, components [][]region.Node) {
		for _, c := range components {
			if len(c) > 2 {
				work = append(work, span{at, at + len(c)})
			}
			copy(s.order[at:], c)
			at += len(c)
		}
	}
	first := s.components(s.r.Node(s.r.Entry), nil)
	n := 0
	for _, c := range first {
		n += len(c)
	}
	s.order = s.order[:n]
	place(0, first)
	for len(work) > 0 {
		sp := work[len(work)-1]
		work = work[:len(work)-1]
		header := s.order[sp.to-1]
		rest := map[region.Node]bool{}
		for _, n := range s.order[sp.from : sp.to-1] {
			rest[n] = true
		}
		place(sp.from, s.components(header, rest))
	}
}

// components returns the strongly connected components of what is reached from a node within a set
// (nil: the region), successors first; the last of each is where the search came in. The algorithm
// is Tarjan's.
func (s *structurizer) components(root region.Node, within map[region.Node]bool) (out [][]region.Node) {
	number := map[region.Node]int{}
	const done = 1 << 30
	var stack []region.Node
	var visit func(n region.Node) int
	visit = func(n region.Node) int {
		own := len(number) + 1
		number[n] = own
		stack = append(stack, n)
		low := own
		for _, m := range s.r.Succs(n) {
			if within != nil && !within[m] {
				continue
			}
			at, seen := number[m]
			if !seen {
				at = visit(m)
			}
			low = min(low, at)
		}
		if low != own {
			return low
		}
		var c []region.Node
		for {
			top := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			number[top] = done
			c = append(c, top)
			if top == n {
				break
			}
		}
		out = append(out, c)
		return own
	}
	visit(root)
	return out
}

// reducible reports whether each edge against the order leads to an element that dominates its
// source: then all loops have a single header, which comes first.
func (s *structurizer) reducible() bool {
	place := map[region.Node]int{}
	for k, n := range s.order {
		place[n] = k
	}
	for k, n := range s.order {
		for _, m := range s.r.Succs(n) {
			at, ok := place[m]
			if !ok || at >= k && !s.dom.Dominates(m.Block, n.Block) {
				return false
			}
		}
	}
	return true
}
