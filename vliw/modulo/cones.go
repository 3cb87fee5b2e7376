package modulo

import (
	"cmp"
	"math"
	"slices"
)

// Placement by cones. A large body without recurrences, with several results that share operands,
// needs many registers in any order that takes neighbours first, and a larger II does not help: all
// results are in flight at once. Placement by cones places one result after the other, in source
// order, together with all operations that only it and later ones need (its cone), where the fewest
// values are live; then II spreads them.

// Limits of the search.
const (
	// coneStarts bounds the cycles that are tried for a result.
	coneStarts = 12
	// coneSlack is the maximum number of cycles added to each operation's latency, if fewer leave
	// no room.
	coneSlack = 2
	// coneReach is the maximum distance of an operation before its consumers if there is room: as
	// long as its predecessors are not placed, more seems to shorten the lifetimes of its operands.
	coneReach = 8
)

// placeCones places the recurrences in an order, and then the cones.
func (s *placement) placeCones(order, asap []int) bool {
	if !s.loopsHold() {
		return false
	}
	e := s.newEven()
	for _, v := range order {
		if len(s.p.comps[s.p.comp[v]]) > 1 && !e.placeNear(v, asap) {
			return false
		}
	}
	waits := make([]bool, len(s.p.nodes)) // for a successor
	for i := range s.p.edges {
		if a := &s.p.edges[i]; s.p.forward(a) && !s.placed[a.to] {
			waits[a.from] = true
		}
	}
	for v := range s.p.nodes {
		placed := s.placed[v] || waits[v]
		for slack := 0; !placed && slack <= coneSlack; slack++ {
			placed = e.placeCone(v, slack)
		}
		if !placed {
			return false
		}
	}
	return !slices.Contains(s.placed, false)
}

// cone is a result with its ancestors that are not placed.
type cone struct {
	nodes    []int       // consumers before producers
	earliest map[int]int // cycle that the placed ancestors allow; missing if there are none
	height   int         // cycles from the first issue to the result's
}

func (e *evenPlacement) coneOf(root, slack int) *cone {
	c := &cone{earliest: map[int]int{}}
	seen := map[int]bool{root: true}
	c.nodes = []int{root}
	for at := 0; at < len(c.nodes); at++ {
		for _, i := range e.p.in[c.nodes[at]] {
			if from := int(e.p.edges[i].from); !e.placed[from] && !seen[from] && e.p.forward(&e.p.edges[i]) {
				seen[from] = true
				c.nodes = append(c.nodes, from)
			}
		}
	}
	slices.SortFunc(c.nodes, func(a, b int) int { return cmp.Compare(e.p.order[b], e.p.order[a]) })
	depth := map[int]int{}
	for k := len(c.nodes) - 1; k >= 0; k-- {
		v := c.nodes[k]
		bound := func(t int) {
			if old, ok := c.earliest[v]; !ok || t > old {
				c.earliest[v] = t
			}
		}
		for _, i := range e.p.in[v] {
			a := &e.p.edges[i]
			from := int(a.from)
			if e.placed[from] {
				bound(e.time[from] + a.weight(e.ii) + slack)
			} else if t, ok := c.earliest[from]; ok && seen[from] {
				bound(t + a.weight(e.ii) + slack)
			}
			if seen[from] {
				depth[v] = max(depth[v], depth[from]+a.weight(e.ii)+slack)
			}
		}
	}
	c.height = depth[root]
	return c
}

// placeCone places a result and its cone.
func (e *evenPlacement) placeCone(root, slack int) bool {
	c := e.coneOf(root, slack)
	first, bound := c.earliest[root]
	_, last := e.window(root)
	switch {
	case !bound && last == math.MaxInt:
		first, last = c.height, c.height+e.ii-1
	case !bound:
		first = last - e.ii + 1
	default:
		last = min(last, first+e.ii-1)
	}
	type start struct{ cycle, cost int }
	var starts []start
	for t := first; t <= last; t++ {
		cost := 0
		for class := range e.live {
			cost += e.livingIn(class, t-c.height, t+1)
		}
		starts = append(starts, start{t, cost})
	}
	slices.SortStableFunc(starts, func(a, b start) int { return cmp.Compare(a.cost, b.cost) })
	tries := coneStarts
	for _, x := range starts {
		if !e.fits(root, x.cycle) {
			continue
		}
		if tries--; tries < 0 {
			break
		}
		if e.placeConeAt(c, x.cycle) {
			return true
		}
	}
	return false
}

// fits reports whether there is room for a node at a cycle.
func (e *evenPlacement) fits(v, cycle int) bool {
	if !e.try(v, cycle) {
		return false
	}
	e.unplace(v)
	return true
}

// livingIn sums the values over cycles from … to−1.
func (e *evenPlacement) livingIn(class, from, to int) int {
	below := e.below[class]
	n := min(to-from, e.ii)
	first := e.table.row(from)
	last := first + n
	if last <= e.ii {
		return below[last] - below[first]
	}
	return below[e.ii] - below[first] + below[last-e.ii]
}

// placeConeAt tries a cone with its result at a cycle.
func (e *evenPlacement) placeConeAt(c *cone, cycle int) bool {
	for k, v := range c.nodes {
		early, late := e.window(v)
		if t, ok := c.earliest[v]; ok {
			early = max(early, t)
		}
		if k == 0 {
			early, late = cycle, cycle
		}
		if late == math.MaxInt {
			late = early + e.ii - 1
		}
		if !e.placeBest(v, max(early, late-coneReach), late, true) && !e.placeBest(v, max(early, late-e.ii+1), late-coneReach-1, true) {
			for _, placed := range c.nodes[:k] {
				e.leave(placed)
			}
			return false
		}
	}
	return true
}
