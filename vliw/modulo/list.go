package modulo

import "math"

// sequential schedules one iteration without overlap: list scheduling by height over the edges of
// distance 0, then the smallest II at which the next iteration may follow. The result has one
// stage; it is the bound at which the search for an II ends, and the scheduler for loops that must
// not be pipelined. It returns nil only if tied operations conflict.
//
// serial lets no complex operation start before the one placed before it has delivered its results.
func (p *problem) sequential(serial bool) *placement {
	horizon := 1
	for v := range p.nodes {
		for _, m := range p.nodes[v].members {
			horizon += p.model.Classes[m.class].Busy + p.g.Ops[m.op].Latency + max(m.a, -m.a)
		}
		longest := 0
		for _, i := range p.out[v] {
			longest = max(longest, p.edges[i].lat)
		}
		horizon += longest
	}
	s := newPlacement(p, horizon)
	byRank := p.byHeight(p.heights(horizon), 0)
	if serial {
		byRank = p.inNodeOrder()
	}
	if !s.placeReady(byRank, serial) {
		return nil
	}
	ii := s.shortestInterval()
	if ii == 0 {
		return nil
	}
	return s.at(ii)
}

// inNodeOrder returns the nodes in topological order.
func (p *problem) inNodeOrder() []int {
	nodes := make([]int, len(p.nodes))
	for v, at := range p.order {
		nodes[at] = v
	}
	return nodes
}

// placeReady places every node as early as its placed predecessors allow or, if serial, after all
// placed nodes. Among the ready nodes, the first in the given order goes first.
func (s *placement) placeReady(byRank []int, serial bool) bool {
	p := s.p
	rank := make([]int, len(byRank))
	for at, v := range byRank {
		rank[v] = at
	}
	blocks := func(e *arc) bool { return e.dist <= 0 && p.forward(e) }
	waiting := make([]int, len(p.nodes))
	for i := range p.edges {
		if e := &p.edges[i]; blocks(e) {
			waiting[e.to]++
		}
	}
	var ready intHeap
	for v, n := range waiting {
		if n == 0 {
			ready.push(rank[v])
		}
	}
	count, floor := 0, 0
	for ; len(ready) > 0; count++ {
		v := byRank[ready.pop()]
		early, late := s.window(v)
		early = max(early, 0)
		if serial {
			early = max(early, floor-s.firstOffset(v))
		}
		last := early + s.ii - 1
		if late != math.MaxInt {
			last = min(last, late)
		}
		if last < early || !s.scan(v, early, last) {
			return false
		}
		floor = max(floor, s.delivered(v))
		for _, i := range p.out[v] {
			e := &p.edges[i]
			if !blocks(e) {
				continue
			}
			if waiting[e.to]--; waiting[e.to] == 0 {
				ready.push(rank[e.to])
			}
		}
	}
	return count == len(p.nodes)
}

// firstOffset is the offset of a node's first member.
func (s *placement) firstOffset(v int) int {
	first := 0
	for _, m := range s.p.nodes[v].members {
		first = min(first, m.a)
	}
	return first
}

// delivered is the cycle at which the results of all members of a placed node can be read.
func (s *placement) delivered(v int) int {
	last := 0
	for _, m := range s.p.nodes[v].members {
		last = max(last, s.time[v]+m.a+max(s.p.g.Ops[m.op].Latency, 1))
	}
	return last
}

// shortestInterval returns the smallest II at which the finished schedule of one iteration repeats
// without overlap of its units and with its carried dependences satisfied, or 0 if there is none.
func (s *placement) shortestInterval() int {
	first, last := math.MaxInt, 0
	for v := range s.p.nodes {
		for _, m := range s.p.nodes[v].members {
			t := s.time[v] + m.a
			first = min(first, t)
			last = max(last, t+s.p.model.Classes[m.class].Busy)
		}
	}
	ii := max(last-first, 1)
	for _, edges := range [][]arc{s.p.edges, s.p.loops} {
		for i := range edges {
			e := &edges[i]
			need := s.time[e.from] + e.lat - s.time[e.to]
			if e.dist > 0 {
				ii = max(ii, (need+e.dist-1)/e.dist)
			} else if e.dist == 0 && need > 0 {
				return 0
			}
		}
	}
	return ii
}

// at returns the same times and units entered into the table of another II, or nil if they do not
// fit. (Choosing units again, in the order of the nodes and not of their times, could fail where
// units are held for long.)
func (s *placement) at(ii int) *placement {
	n := newPlacement(s.p, ii)
	if !n.loopsHold() {
		return nil
	}
	for v := range s.p.nodes {
		for _, m := range s.p.nodes[v].members {
			if !n.table.placeOn(int32(v), s.unit[m.op], m.class, s.time[v]+m.a-m.b*ii) {
				return nil
			}
			n.unit[m.op] = s.unit[m.op]
		}
		n.time[v], n.placed[v] = s.time[v], true
	}
	for i := range s.p.edges {
		if e := &s.p.edges[i]; n.time[e.to] < n.time[e.from]+e.weight(ii) {
			return nil
		}
	}
	return n
}
