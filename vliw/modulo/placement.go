package modulo

import (
	"cmp"
	"math"
	"slices"
)

// placement is a partial schedule of a problem's nodes at one II.
type placement struct {
	p      *problem
	ii     int
	table  *table
	time   []int // per node, valid where placed
	placed []bool
	unit   []int // per operation, valid where its node is placed
}

func newPlacement(p *problem, ii int) *placement {
	return &placement{
		p: p, ii: ii, table: newTable(p.model, ii),
		time: make([]int, len(p.nodes)), placed: make([]bool, len(p.nodes)), unit: make([]int, len(p.g.Ops)),
	}
}

// loopsHold reports whether the dependences inside complex operations allow this II.
func (s *placement) loopsHold() bool {
	for i := range s.p.loops {
		if s.p.loops[i].weight(s.ii) > 0 {
			return false
		}
	}
	return true
}

// try places a node at a cycle if every member finds its issue slot and unit, and changes nothing
// otherwise.
func (s *placement) try(v, cycle int) bool {
	members := s.p.nodes[v].members
	for i := range members {
		m := &members[i]
		unit := s.table.place(int32(v), m.class, cycle+m.a-m.b*s.ii)
		if unit < 0 {
			s.release(members[:i], cycle)
			return false
		}
		s.unit[m.op] = unit
	}
	s.time[v], s.placed[v] = cycle, true
	return true
}

// unplace takes a placed node out.
func (s *placement) unplace(v int) {
	s.release(s.p.nodes[v].members, s.time[v])
	s.placed[v] = false
}

func (s *placement) release(members []member, cycle int) {
	for i := range members {
		m := &members[i]
		s.table.remove(s.unit[m.op], m.class, cycle+m.a-m.b*s.ii)
	}
}

// window returns the earliest and the latest cycle that the placed neighbours of a node allow;
// math.MinInt and math.MaxInt stand for "no bound on this side".
func (s *placement) window(v int) (early, late int) {
	early, late = math.MinInt, math.MaxInt
	for _, i := range s.p.in[v] {
		if e := &s.p.edges[i]; s.placed[e.from] {
			early = max(early, s.time[e.from]+e.weight(s.ii))
		}
	}
	for _, i := range s.p.out[v] {
		if e := &s.p.edges[i]; s.placed[e.to] {
			late = min(late, s.time[e.to]-e.weight(s.ii))
		}
	}
	return early, late
}

// scan tries the cycles from first to last, in either direction, and reports whether one was free.
func (s *placement) scan(v, first, last int) bool {
	step := 1
	if last < first {
		step = -1
	}
	for t := first; ; t += step {
		if s.try(v, t) {
			return true
		}
		if t == last {
			return false
		}
	}
}

// placeInOrder is the placement step of HRMS and of swing modulo scheduling: every node is placed
// as close as possible to its placed neighbours, within II cycles. A node without placed neighbours
// starts at its cycle in asap.
func (s *placement) placeInOrder(order []int, asap []int) bool {
	if !s.loopsHold() {
		return false
	}
	for _, v := range order {
		early, late := s.window(v)
		ok := false
		switch {
		case early == math.MinInt && late == math.MaxInt:
			ok = s.scan(v, asap[v], asap[v]+s.ii-1)
		case late == math.MaxInt:
			ok = s.scan(v, early, early+s.ii-1)
		case early == math.MinInt:
			ok = s.scan(v, late, late-s.ii+1)
		case early <= late:
			ok = s.scan(v, early, min(late, early+s.ii-1))
		}
		if !ok {
			return false
		}
	}
	return true
}

// moveToEnd moves a node without dependences, the loop branch, to the row that can become the last
// one at the least cost in stages: the schedule is shifted afterwards so that this row is row II−1.
// Other nodes stay where they are.
func (s *placement) moveToEnd(v int) {
	if len(s.p.in[v]) > 0 || len(s.p.out[v]) > 0 || len(s.p.nodes[v].members) > 1 {
		return
	}
	first, last := math.MaxInt, math.MinInt
	for w := range s.p.nodes {
		for _, m := range s.p.nodes[w].members {
			if t := s.time[w] + m.a - m.b*s.ii; w != v {
				first, last = min(first, t), max(last, t)
			}
		}
	}
	if first > last {
		return // it is alone
	}
	stages := func(t int) int { // of the others, if the row of t becomes the last one
		return (s.ii-1-(t-first)+last-first)/s.ii + 1
	}
	var cycles []int
	for t := first; t < first+s.ii; t++ {
		cycles = append(cycles, t)
	}
	slices.SortStableFunc(cycles, func(a, b int) int { return cmp.Compare(stages(a), stages(b)) })
	s.unplace(v)
	for _, t := range cycles {
		if s.try(v, t) {
			return
		}
	}
	panic("BUG: modulo: a node does not fit where it was")
}
