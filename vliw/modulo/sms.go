package modulo

import "cmp"

// smsOrder is the node order of swing modulo scheduling (Llosa et al., PACT'96), cheaper than
// hypernode reduction and a second opinion: the same priority sets, and within one the order swings
// between downwards along successors (the highest node first) and upwards along predecessors (the
// deepest first), the least mobile node first among equals.
func (p *problem) smsOrder(ii int) []int {
	s := &swing{p: p, times: p.times(ii), inSet: make([]bool, len(p.nodes)), done: make([]bool, len(p.nodes))}
	for _, set := range p.prioritySets() {
		for _, v := range set {
			s.inSet[v] = true
		}
		s.orderSet(set)
		for _, v := range set {
			s.inSet[v] = false
		}
	}
	return s.order
}

type swing struct {
	p     *problem
	times nodeTimes
	inSet []bool
	done  []bool
	order []int
}

func (s *swing) orderSet(set []int) {
	end := len(s.order) + len(set)
	for len(s.order) < end {
		frontier, down := s.adjacent(false), true
		if up := s.adjacent(true); len(up) > 0 {
			frontier, down = up, false
		}
		if len(frontier) == 0 {
			frontier, down = []int{s.deepest(set)}, false
		}
		for len(frontier) > 0 {
			s.sweep(frontier, down)
			down = !down
			frontier = s.adjacent(!down)
		}
	}
}

// sweep orders a frontier and what becomes reachable from it in one direction.
func (s *swing) sweep(frontier []int, down bool) {
	waiting := make(map[int]bool, len(frontier))
	for _, v := range frontier {
		waiting[v] = true
	}
	for len(frontier) > 0 {
		best := 0
		for i := 1; i < len(frontier); i++ {
			if s.before(frontier[i], frontier[best], down) {
				best = i
			}
		}
		v := frontier[best]
		frontier[best] = frontier[len(frontier)-1]
		frontier = frontier[:len(frontier)-1]
		s.done[v] = true
		s.order = append(s.order, v)
		s.visit(v, down, func(w int) {
			if !waiting[w] {
				waiting[w] = true
				frontier = append(frontier, w)
			}
		})
	}
}

// before compares two candidates of a sweep: height (or depth), then mobility, then the node order.
func (s *swing) before(a, b int, down bool) bool {
	key := cmp.Compare(s.times.asap[b], s.times.asap[a])
	if down {
		key = cmp.Compare(s.times.alap[a], s.times.alap[b])
	}
	return cmp.Or(key, cmp.Compare(s.times.mobility(a), s.times.mobility(b)), cmp.Compare(s.p.order[a], s.p.order[b])) < 0
}

// visit enumerates the unordered nodes of the set next to v, along all edges.
func (s *swing) visit(v int, down bool, f func(w int)) {
	edges := s.p.in[v]
	if down {
		edges = s.p.out[v]
	}
	for _, i := range edges {
		w := int(s.p.edges[i].from)
		if down {
			w = int(s.p.edges[i].to)
		}
		if s.inSet[w] && !s.done[w] {
			f(w)
		}
	}
}

// adjacent returns the unordered nodes of the set that are predecessors (or successors) of ordered
// ones.
func (s *swing) adjacent(preds bool) []int {
	var found []int
	seen := map[int]bool{}
	for _, v := range s.order {
		s.visit(v, !preds, func(w int) {
			if !seen[w] {
				seen[w] = true
				found = append(found, w)
			}
		})
	}
	return found
}

// deepest returns the unordered node of the set that starts last.
func (s *swing) deepest(set []int) int {
	best := -1
	for _, v := range set {
		if !s.done[v] && (best < 0 || s.times.asap[v] > s.times.asap[best]) {
			best = v
		}
	}
	return best
}
