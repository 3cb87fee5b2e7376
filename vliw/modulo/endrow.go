package modulo

import (
	"cmp"
	"math"
	"slices"
)

// moveToEnd moves a node without dependences, the loop branch, to the row that can become the last one at the least cost in stages: the
// schedule is shifted afterwards so that this row is row II−1. Other nodes stay where they are.
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
