package modulo

import (
	"cmp"
	"math"
	"slices"
)

// compactRounds bounds the passes over all nodes; each pass lowers the sum of lifetimes, and most
// gain comes from the first two.
const compactRounds = 4

// compact moves single nodes inside the window that their neighbours leave, to the cycle that makes
// the lifetimes of the values they produce and consume shortest. II does not change, and the
// schedule does not get longer. It gains little after HRMS, but much after iterative modulo
// scheduling, which places everything as early as possible.
func (s *placement) compact() {
	first, last := math.MaxInt, math.MinInt
	for v := range s.time {
		first, last = min(first, s.time[v]), max(last, s.time[v])
	}
	byTime := make([]int, len(s.time))
	for v := range byTime {
		byTime[v] = v
	}
	for round := range compactRounds {
		slices.SortStableFunc(byTime, func(a, b int) int {
			if round%2 == 0 { // consumers first, then producers follow them down
				a, b = b, a
			}
			return cmp.Compare(s.time[a], s.time[b])
		})
		moved := false
		for _, v := range byTime {
			moved = s.improve(v, first, last) || moved
		}
		if !moved {
			return
		}
	}
}

// improve moves one node to a better cycle in [first, last], if there is one.
func (s *placement) improve(v, first, last int) bool {
	home := s.time[v]
	early, late := s.window(v)
	early, late = max(early, first), min(late, last)
	if late <= early {
		return false
	}
	cost := s.lifetimesAround(v, home)
	type move struct{ cost, cycle int }
	var moves []move
	for t := early; t <= late; t++ {
		if t != home {
			if c := s.lifetimesAround(v, t); c < cost {
				moves = append(moves, move{c, t})
			}
		}
	}
	slices.SortFunc(moves, func(a, b move) int { return cmp.Or(cmp.Compare(a.cost, b.cost), cmp.Compare(a.cycle, b.cycle)) })
	if len(moves) == 0 {
		return false
	}
	units := s.unitsOf(v)
	s.unplace(v)
	for _, m := range moves {
		if s.try(v, m.cycle) {
			return true
		}
	}
	s.restore(v, home, units)
	return false
}

// restore puts a node back at a cycle, its members on the units they had there.
func (s *placement) restore(v, cycle int, units []int) {
	for i, m := range s.p.nodes[v].members {
		s.unit[m.op] = units[i]
		if !s.table.placeOn(int32(v), units[i], m.class, cycle+m.a-m.b*s.ii) {
			panic("BUG: modulo: a node does not fit where it was")
		}
	}
	s.time[v], s.placed[v] = cycle, true
}

// lifetimesAround sums the lifetimes, in cycles, of the values that a node produces or reads, were
// it placed at a cycle.
func (s *placement) lifetimesAround(v, cycle int) int {
	saved := s.time[v]
	s.time[v] = cycle
	sum := s.produced(v)
	for k, i := range s.p.in[v] {
		e := &s.p.edges[i]
		if e.flow && !s.counted(v, k) {
			sum += s.produced(int(e.from))
		}
	}
	s.time[v] = saved
	return sum
}

// counted reports whether an earlier incoming flow edge of v starts at the same node as number k.
func (s *placement) counted(v, k int) bool {
	from := s.p.edges[s.p.in[v][k]].from
	for _, i := range s.p.in[v][:k] {
		if e := &s.p.edges[i]; e.flow && e.from == from {
			return true
		}
	}
	return false
}

// produced is the lifetime of what a node produces, from the node's time to its last consumer's.
// For a complex operation with several results it is that of the longest, which is exact enough for
// a heuristic.
func (s *placement) produced(v int) int {
	longest := 0
	for _, i := range s.p.out[v] {
		if e := &s.p.edges[i]; e.flow {
			longest = max(longest, s.time[e.to]+e.dist*s.ii-s.time[v])
		}
	}
	return longest
}
