package nest

import (
	"math"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Is a pipelined outer loop faster? For -ssp=auto the function is first compiled with its innermost
// loops pipelined only; the bundles of that code are the cost of an iteration of each loop. The
// pipelined nest is known as exactly: its steps, T cycles each, and the bundles between them. Trip
// counts that are not constants are tried over a range: the pipeline must not lose for any inner
// trip counts from some number of iterations of the pipelined loop on, which becomes a condition
// before it.

// Cost is what one loop costs, measured in bundles.
type Cost struct {
	own       int64 // of an iteration, inner loops left out; II of a pipelined loop
	stages    int64 // of a pipelined loop, else 0
	pipelined bool
}

// Measure returns the costs of all loops of a compiled function, by name.
func Measure(f *mir.Func) map[string]Cost {
	out := map[string]Cost{}
	for _, l := range f.Loops {
		var c Cost
		inner := map[*mir.Block]bool{}
		for _, o := range f.Loops {
			for p := o.Parent; p != nil; p = p.Parent {
				if p == l {
					for b := range o.Blocks {
						inner[b] = true
					}
				}
			}
		}
		for _, b := range f.Blocks {
			if l.Blocks[b] && !inner[b] {
				c.own += int64(len(b.Bundles))
			}
		}
		c.stages, c.pipelined = int64(l.Rec.Stages), l.Rec.Stages > 0
		out[l.Rec.Name] = c
	}
	return out
}

// asItWas is the time of a nest from a level on with its innermost loop pipelined, for trip counts
// per level. Inner loops that do not always run count by their chances.
func (x *body) asItWas(costs map[string]Cost, trips []int64) int64 {
	n, first := x.n, x.first
	cycles := int64(0)
	for k := len(n.Loops) - 1; k >= first; k-- {
		c, N := costs[n.Codes[k].Rec.Name], trips[k-first]
		if c.pipelined {
			cycles = c.own * (N + c.stages - 1)
			continue
		}
		if chance, ok := x.chance[k]; ok {
			cycles = int64(math.Round(float64(cycles) * chance))
		}
		cycles = N * (c.own + cycles)
	}
	return cycles
}

// cycles is the time of the pipelined nest for trip counts per level, including its setup and exit
// code.
func (p *pipe) cycles(trips []int64) int64 {
	seg := p.final.Segments(trips)
	steps := int64(p.final.Prologue) + int64(p.final.Epilogue) + seg.Groups*(int64(p.final.Group)+seg.ILES)
	tests, runs := int64(0), int64(1)
	for level := 2; level < p.depth; level++ { // each run through the loops inside a level ends with its test
		runs *= trips[level-1]
		tests += runs
	}
	return steps*int64(p.s.T) + seg.Groups*(tests+1+p.control.cycles()) + p.setupCycles() + p.slideCycles(seg.Groups)
}

// setupCycles estimates the code around the pipeline: conditions, counters, live-in values, copies,
// exit code.
func (p *pipe) setupCycles() int64 {
	conditions := len(p.guards) + p.depth
	for _, c := range p.checks {
		conditions += 2 * (len(c.terms) + 1)
	}
	conditions += p.apart.cost(p.first)
	counters := 8 + p.depth
	moves := (len(p.invariants) + len(p.liveIn)) / max(p.f.Mach.Units[machine.Adder], 1)
	return int64(conditions + counters + moves + p.drain + 6)
}

// The assumed trip counts where they are unknown.
var (
	innerSamples = []int64{2, 3, 5, 8, 16, 40}
	likelyTrips  = int64(24)
)

// leastTrips is the number of iterations of the pipelined loop from which on the pipeline does not
// lose; ok is false if it would for many.
func (p *pipe) leastTrips(costs map[string]Cost) (least int64, ok bool) {
	trips := make([]int64, p.depth)
	if last, known := p.n.constLast(p.first); known {
		trips[0] = last + 1
		return 0, p.winsInside(trips, 1, costs)
	}
	most := int64(4*p.final.Group + 8)
	least = most + 1
	for N := most; N >= 1; N-- {
		trips[0] = N
		if !p.winsInside(trips, 1, costs) {
			break
		}
		least = N
	}
	return least, least <= most-int64(p.final.Group)
}

// winsInside tries all inner trip counts from a level on.
func (p *pipe) winsInside(trips []int64, level int, costs map[string]Cost) bool {
	if level == p.depth {
		return p.cycles(trips) <= p.asItWas(costs, trips)
	}
	if last, known := p.n.constLast(p.first + level); known {
		trips[level] = last + 1
		return p.winsInside(trips, level+1, costs)
	}
	for _, N := range innerSamples {
		trips[level] = N
		if !p.winsInside(trips, level+1, costs) {
			return false
		}
	}
	return true
}

// likely is the ratio of the times of the pipeline and the original nest, for the assumed trip
// counts.
func (p *pipe) likely(costs map[string]Cost) float64 {
	trips := make([]int64, p.depth)
	for k := range trips {
		trips[k] = likelyTrips
		if last, known := p.n.constLast(p.first + k); known {
			trips[k] = last + 1
		}
	}
	return float64(p.cycles(trips)) / float64(max(p.asItWas(costs, trips), 1))
}
