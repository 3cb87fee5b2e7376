package modulo

import (
	"cmp"
	"math"
	"slices"
)

// imsRatio is the budget of iterative modulo scheduling in placements per node and attempt. Rau
// found 2 to 6 enough; a small graph gets more (imsSmall nodes and fewer), since that is cheaper
// than a larger II for its whole run.
const (
	imsRatio      = 6
	imsRatioSmall = 40
	imsSmall      = 64
)

// ims is iterative modulo scheduling (Rau, MICRO-27, 1994): nodes in order of priority, each at the
// earliest free cycle. If none of II cycles is free a node is forced in, and the nodes that
// conflict with its resources or dependences are removed and placed again. rank[v] is the priority
// of node v: the smallest is placed first.
type ims struct {
	*placement
	rank   []int
	byRank []int
	last   []int // per node: the cycle of its last placement, math.MinInt before the first
	queue  intHeap
}

func (p *problem) iterative(ii int, byRank []int) *placement {
	s := &ims{placement: newPlacement(p, ii), byRank: byRank, rank: make([]int, len(byRank)), last: make([]int, len(byRank))}
	if !s.loopsHold() || !s.selfCompatible() {
		return nil
	}
	for at, v := range byRank {
		s.rank[v] = at
		s.last[v] = math.MinInt
		s.queue.push(at)
	}
	budget := imsRatio * len(byRank)
	if len(byRank) <= imsSmall {
		budget = imsRatioSmall * len(byRank)
	}
	for ; len(s.queue) > 0; budget-- {
		if budget == 0 {
			return nil
		}
		s.step(s.byRank[s.queue.pop()])
	}
	return s.placement
}

// selfCompatible reports whether every node alone fits into an empty table; forcing a node in would
// not end otherwise.
func (s *ims) selfCompatible() bool {
	for v := range s.p.nodes {
		if !s.try(v, 0) {
			return false
		}
		s.unplace(v)
	}
	return true
}

// step places one node, at any price.
func (s *ims) step(v int) {
	early, _ := s.window(v)
	if early == math.MinInt {
		early = 0
	}
	if !s.scan(v, early, early+s.ii-1) {
		at := early
		if s.last[v] != math.MinInt {
			at = max(early, s.last[v]+1)
		}
		s.force(v, at)
	}
	s.last[v] = s.time[v]
	s.evictViolated(v)
}

// evictViolated takes out the placed neighbours whose dependences with v no longer hold.
func (s *ims) evictViolated(v int) {
	for _, i := range s.p.out[v] {
		if e := &s.p.edges[i]; s.placed[e.to] && s.time[e.to] < s.time[v]+e.weight(s.ii) {
			s.evict(int(e.to))
		}
	}
	for _, i := range s.p.in[v] {
		if e := &s.p.edges[i]; s.placed[e.from] && s.time[v] < s.time[e.from]+e.weight(s.ii) {
			s.evict(int(e.from))
		}
	}
}

func (s *ims) evict(v int) {
	s.unplace(v)
	s.queue.push(s.rank[v])
}

// force removes the conflicts of v at a cycle, member by member, and places it.
func (s *ims) force(v, cycle int) {
	for !s.try(v, cycle) {
		progress := false
		members := s.p.nodes[v].members
		var entered []member
		for _, m := range members {
			t := cycle + m.a - m.b*s.ii
			unit := s.table.place(int32(v), m.class, t)
			if unit < 0 {
				progress = s.clear(v, m.class, t)
				break
			}
			s.unit[m.op] = unit
			entered = append(entered, m)
		}
		s.release(entered, cycle)
		if !progress {
			panic("BUG: modulo: a node that fits an empty table cannot be forced in")
		}
	}
}

// clear evicts, for an operation of v at a cycle, the least important node of a full row, or else
// the holders of the unit that costs the fewest important nodes. Members of v itself are never
// evicted. It reports whether anything was evicted.
func (s *ims) clear(v, class, cycle int) bool {
	row := s.table.row(cycle)
	if int(s.table.issue[row]) >= s.p.model.IssueWidth {
		victim := -1
		for w := range s.placed {
			if s.placed[w] && s.issues(w, row) && (victim < 0 || s.rank[w] > s.rank[victim]) {
				victim = w
			}
		}
		if victim >= 0 {
			s.evict(victim)
		}
		return victim >= 0
	}
	c := &s.p.model.Classes[class]
	var best []int
	for _, unit := range c.Units {
		holders, own := s.holders(v, unit, row, c.Busy)
		if own || c.Busy > s.ii {
			continue
		}
		if best == nil || cmp.Or(cmp.Compare(len(holders), len(best)), cmp.Compare(s.importance(best), s.importance(holders))) < 0 {
			best = holders
		}
	}
	for _, w := range best {
		s.evict(w)
	}
	return len(best) > 0
}

// importance is the rank of the most important node; larger is less important.
func (s *ims) importance(nodes []int) int {
	least := math.MaxInt
	for _, w := range nodes {
		least = min(least, s.rank[w])
	}
	return least
}

// issues reports whether a placed node has a member in a row.
func (s *ims) issues(w, row int) bool {
	return slices.ContainsFunc(s.p.nodes[w].members, func(m member) bool {
		return !s.p.model.Classes[m.class].Mark && s.table.row(s.time[w]+m.a-m.b*s.ii) == row
	})
}

// holders lists the nodes other than v that hold a unit during an operation; own is true if v
// itself does.
func (s *ims) holders(v, unit, row, busy int) (nodes []int, own bool) {
	for range min(busy, s.ii) {
		switch w := s.table.held[unit*s.ii+row]; {
		case w == free:
		case int(w) == v:
			own = true
		case !slices.Contains(nodes, int(w)):
			nodes = append(nodes, int(w))
		}
		row = s.table.row(row + 1)
	}
	return nodes, own
}

// heights returns per node the length of the longest path that starts there, in cycles at an II.
// The II must be at least RecMII.
func (p *problem) heights(ii int) []int {
	h := make([]int, len(p.nodes))
	byOrder := make([]int, len(p.nodes))
	for v, at := range p.order {
		byOrder[at] = v
	}
	for round := 0; ; round++ {
		changed := false
		for at := len(byOrder) - 1; at >= 0; at-- {
			v := byOrder[at]
			for _, i := range p.out[v] {
				if e := &p.edges[i]; h[e.to]+e.weight(ii) > h[v] {
					h[v] = h[e.to] + e.weight(ii)
					changed = true
				}
			}
		}
		if !changed || round > len(p.nodes) {
			return h
		}
	}
}

// byHeight ranks the nodes for iterative modulo scheduling: highest first. salt 0 is Rau's order;
// other salts add deterministic noise of up to a quarter of the height, so that a stuck search can
// restart differently.
func (p *problem) byHeight(heights []int, salt uint64) []int {
	key := make([]float64, len(heights))
	ranked := make([]int, len(heights))
	for v, h := range heights {
		ranked[v] = v
		key[v] = float64(h)
		if salt != 0 {
			key[v] = (float64(h) + 1) * (1 + 0.5*(noise(salt, uint64(v))-0.5))
		}
	}
	slices.SortStableFunc(ranked, func(a, b int) int {
		return cmp.Or(cmp.Compare(key[b], key[a]), cmp.Compare(p.order[a], p.order[b]))
	})
	return ranked
}

// noise maps a salt and a number to [0, 1) (the finalizer of SplitMix64).
func noise(salt, x uint64) float64 {
	z := salt*0x9e3779b97f4a7c15 + x
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	z ^= z >> 31
	return float64(z>>11) / (1 << 53)
}
