package ssp

import (
	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// setupCycles is the cost of entering a pipelined loop in addition to its steps: counters, live-in
// values, results in flight at the end.
const setupCycles = 8

// Estimate is the time that the nest n takes, in cycles, with the loop of a level pipelined by a
// schedule of n.At(level): the steps of the final schedule, T cycles each, for every iteration of
// the outer loops, and the outer loops' own operations, in sequence as dependences and units allow.
// Caches are not modelled.
func (n *Nest) Estimate(level int, s *Schedule) int64 {
	trips := make([]int64, s.Nest.Depth())
	for k := range trips {
		trips[k] = s.Nest.Trips[k].Likely()
	}
	cycles := setupCycles + s.Final().Segments(trips).Total*int64(s.T)
	own := n.sequentialCycles(s.Model)
	for outer := level - 1; outer > 0; outer-- {
		cycles = n.Trips[outer-1].Likely() * (cycles + own[outer-1])
	}
	return cycles
}

// sequentialCycles is the time that one iteration of each level spends on its own operations if
// nothing overlaps.
func (n *Nest) sequentialCycles(m *modulo.Model) []int64 {
	slots := 2*n.Depth() - 1
	path, busy := make([]int, slots), make([]map[int]int, slots)
	reach := make([]int, len(n.Ops))
	out := n.outgoing()
	for i := range n.Ops {
		op := &n.Ops[i]
		slot := n.slot(op.ID)
		path[slot] = max(path[slot], reach[i]+max(op.Latency, 1))
		if busy[slot] == nil {
			busy[slot] = map[int]int{}
		}
		if c := &m.Classes[op.Class]; len(c.Units) > 0 {
			busy[slot][c.Units[0]] += ceilDiv(c.Busy, len(c.Units))
		}
		for _, e := range out[i] {
			if e.carrier() == 0 && n.slot(e.To) == slot && e.To > op.ID {
				reach[e.To] = max(reach[e.To], reach[i]+e.Latency)
			}
		}
	}
	own := make([]int64, n.Depth())
	for slot := range slots {
		longest := path[slot]
		for _, b := range busy[slot] {
			longest = max(longest, b)
		}
		own[min(slot, slots-1-slot)] += int64(longest)
	}
	return own
}

func (n *Nest) outgoing() [][]*Edge {
	out := make([][]*Edge, len(n.Ops))
	for i := range n.Edges {
		e := &n.Edges[i]
		out[e.From] = append(out[e.From], e)
	}
	return out
}

// Choice is one level of a nest, and what comes of pipelining it.
type Choice struct {
	Level    int
	Nest     *Nest      // the pipelined nest, which begins at the level
	Original []ddg.OpID // per operation of Nest, that of the whole nest; NoOp for spill code
	Schedule *Schedule  // nil if there is none: Err says why
	Cycles   int64      // Estimate
	Err      error
}

// Levels schedules every level of the nest.
func (n *Nest) Levels(m *modulo.Model, opt Options) []Choice {
	choices := make([]Choice, n.Depth())
	for k := range choices {
		choices[k] = n.schedule(k+1, m, opt)
	}
	return choices
}

func (n *Nest) schedule(level int, m *modulo.Model, opt Options) Choice {
	c := Choice{Level: level}
	c.Nest, c.Original = n.At(level)
	if c.Schedule, c.Err = Run(c.Nest, m, opt); c.Err == nil {
		c.Cycles = n.Estimate(level, c.Schedule)
	}
	return c
}

// Best is the level with the fewest estimated cycles, the innermost of several; an outer level has
// to win by a margin, since more can go wrong with the estimate. It is nil if no level has a
// schedule.
func Best(choices []Choice) *Choice {
	var best *Choice
	for k := len(choices) - 1; k >= 0; k-- {
		c := &choices[k]
		if c.Err == nil && (best == nil || c.Cycles*outerMargin < best.Cycles*(outerMargin-1)) {
			best = c
		}
	}
	return best
}

// outerMargin: an outer level has to save one part in so many.
const outerMargin = 20
