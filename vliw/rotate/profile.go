package rotate

import (
	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// Choice by profile, which the paper does not have. The paper estimates that a candidate takes
// LT/II registers off, and prefers those that live across the one critical cycle. Here the number
// of values live in every row of the kernel is known, and what each candidate would change in every
// row: its section is free from where the store has read the value until the reload is issued. The
// candidate that takes the most off the rows above the target, per memory operation, comes first;
// then the profile is as if it were spilled, and so on until no row is above the target. So the
// critical cycle moves with every choice, and what does not lower the maximum is left alone.

// span adds to the live values of all cycles of an interval.
type span struct {
	from, to int // cycles, as in modulo.Schedule.Cycle
	by       int
}

// addTo adds the span to rows of a kernel.
func (s span) addTo(rows []int) {
	ii := len(rows)
	n := s.to - s.from
	if n <= 0 {
		return
	}
	for row := range rows {
		rows[row] += s.by * (n / ii)
	}
	for k := range n % ii {
		rows[wrap(s.from+k, ii)] += s.by
	}
}

// profileOf is what spilling a candidate changes in every row.
func (c *constrainer) profileOf(x *candidate, load int) []int {
	rows := make([]int, c.s.II)
	if x.value == ddg.NoOp {
		span{0, c.s.II, -1}.addTo(rows)
		seen := map[ddg.OpID]bool{}
		for _, u := range c.g.Invariants[x.invariant].Uses {
			if !seen[u.Op] {
				seen[u.Op] = true
				span{c.s.Cycle[u.Op] - load, c.s.Cycle[u.Op], 1}.addTo(rows)
			}
		}
		return rows
	}
	span{x.start + x.kept, c.lastUse(x.value), -1}.addTo(rows)
	for _, uses := range x.reloads {
		if len(uses) > 0 {
			first, last := c.useTime(uses[0]), c.useTime(uses[0])
			for _, id := range uses {
				last = max(last, c.useTime(id))
			}
			span{first - load, last, 1}.addTo(rows)
		}
	}
	return rows
}

// lastUse is the cycle of the last read of a value, tied ones included.
func (c *constrainer) lastUse(value ddg.OpID) int {
	last := c.s.Cycle[value]
	for _, id := range c.g.Out(value) {
		if c.g.Edges[id].Kind == ddg.Flow {
			last = max(last, c.useTime(id))
		}
	}
	return last
}

// byProfile chooses among the candidates of a class.
func (c *constrainer) byProfile(e excess, all []candidate) []candidate {
	rows := modulo.Pressure(modulo.Lifetimes(c.g, c.s), c.s.II, e.class)
	most := 0
	for _, n := range rows {
		most = max(most, n)
	}
	// What the allocation takes beyond the most values live, invariants of the same file included,
	// stays.
	target := e.have + int(c.opt.QF*float64(e.used-e.have)) - (e.used - most)
	target = min(target, most-1) // at least one is chosen
	load := c.opt.Memory[e.class].Load.Latency
	profiles := make([][]int, len(all))
	for i := range all {
		profiles[i] = c.profileOf(&all[i], load)
	}
	var chosen []candidate
	taken := map[ddg.OpID]bool{}
	used := make([]bool, len(all))
	for {
		best, bestGain := -1, 0.0
		for i := range all {
			if used[i] || all[i].value != ddg.NoOp && taken[all[i].value] {
				continue
			}
			if gain := float64(gainOf(rows, profiles[i], target)) / float64(all[i].traffic); gain > bestGain {
				best, bestGain = i, gain
			}
		}
		if best < 0 {
			return chosen
		}
		used[best] = true
		if all[best].value != ddg.NoOp {
			taken[all[best].value] = true
		}
		for row, n := range profiles[best] {
			rows[row] += n
		}
		chosen = append(chosen, all[best])
	}
}

// gainOf is by how much a change lowers the rows above a target, summed up.
func gainOf(rows, change []int, target int) int {
	gain := 0
	for row, n := range rows {
		gain += max(0, n-target) - max(0, n+change[row]-target)
	}
	return gain
}
