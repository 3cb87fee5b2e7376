package ssp

import (
	"cmp"
	"slices"

	"opt-go/vliw/ddg"

	"github.com/pkg/errors"
)

// Span is the time in which one value occupies a register in a run of the final schedule: a part of
// a scalar lifetime.
type Span struct {
	Variant    Variant
	Iteration  int // of level 1; negative for live-in values
	Start, End int // cycles; End is the cycle after the last one
}

// Trace replays the final schedule for given trip counts and returns the spans of all variants of a
// class, from the reads and writes of the operations only: it uses neither normalisation,
// parameters nor distances. Live-in values begin at cycle 0, live-out values stay until the end.
func (s *Schedule) Trace(trips []int, class ddg.RegClass, c Convention) ([]Span, error) {
	return s.trace(trips, class, c, nil)
}

// trace is Trace with the operations of a single loop that run ahead (Allocation.Ahead), from the
// first kernel to the last.
func (s *Schedule) trace(trips []int, class ddg.RegClass, c Convention, ahead []int) ([]Span, error) {
	n := s.Nest
	t := &trace{s: s, trips: trips, reads: make([][]read, len(n.Ops)), events: make([][][]event, len(n.Variants))}
	for i := range n.Edges {
		if e := &n.Edges[i]; e.Kind == ddg.Flow && n.Ops[e.From].Result == class {
			x := read{n.Ops[e.From].Variant, max(e.Distance[0].Lo, 0)}
			if !slices.Contains(t.reads[e.To], x) {
				t.reads[e.To] = append(t.reads[e.To], x)
			}
			t.omega = max(t.omega, x.omega)
		}
	}
	early, late := 0, 0
	for op, by := range ahead {
		if by > 0 {
			early, late = max(early, by), max(late, s.Stages(1)-1-s.Stage(ddg.OpID(op)))
		}
	}
	t.omega += early
	for v := range t.events {
		t.events[v] = make([][]event, t.omega+trips[0]+late)
	}
	final := s.Final()
	final.Expand(trips, func(x Instance) { t.record(x, class, c) })
	if trips[0] > 0 {
		final.aheadOf(ahead, trips[0], func(x Instance) { t.record(x, class, c) })
	}
	return t.spans()
}

type read struct {
	variant Variant
	omega   int
}

// event is a read, or a write that occupies its register for some cycles at least.
type event struct {
	cycle   int
	write   bool
	written int
	liveOut int
	op      ddg.OpID
}

type trace struct {
	s      *Schedule
	trips  []int
	reads  [][]read // per operation
	omega  int
	events [][][]event // per variant, per iteration + omega
	end    int         // after the last cycle
	held   int
}

func (t *trace) record(x Instance, class ddg.RegClass, c Convention) {
	t.held = c.held()
	op := &t.s.Nest.Ops[x.Op]
	t.end = max(t.end, x.Cycle+max(op.Latency, 1)+t.held)
	for _, r := range t.reads[x.Op] {
		at := &t.events[r.variant][x.Index[0]-r.omega+t.omega]
		*at = append(*at, event{cycle: x.Cycle, op: x.Op})
	}
	if op.Variant != NoVariant && op.Result == class {
		at := &t.events[op.Variant][x.Index[0]+t.omega]
		*at = append(*at, event{cycle: x.Cycle, write: true, written: c.written(op), liveOut: op.LiveOut, op: x.Op})
	}
}

func (t *trace) spans() ([]Span, error) {
	var all []Span
	for v, iterations := range t.events {
		alpha := 0
		for i := range t.s.Nest.Ops {
			if op := &t.s.Nest.Ops[i]; op.Variant == Variant(v) {
				alpha = max(alpha, op.LiveOut)
			}
		}
		for at, events := range iterations {
			i := at - t.omega
			slices.SortStableFunc(events, func(a, b event) int {
				return cmp.Or(cmp.Compare(a.cycle, b.cycle), cmp.Compare(boolInt(a.write), boolInt(b.write)))
			})
			first := len(all)
			if i < 0 && len(events) > 0 && !events[0].write {
				all = append(all, Span{Variant: Variant(v), Iteration: i})
			}
			for _, e := range events {
				switch {
				case e.write:
					if len(all) > first { // one register: what it held is over
						last := &all[len(all)-1]
						last.End = min(last.End, e.cycle)
					}
					all = append(all, Span{Variant(v), i, e.cycle, e.cycle + e.written})
				case len(all) == first:
					return nil, errors.Errorf("%s reads %s of iteration %d, which nothing has written", t.s.Nest.Ops[e.op].Name, t.s.Nest.Variants[v], i)
				default:
					last := &all[len(all)-1]
					last.End = max(last.End, e.cycle+t.held)
				}
			}
			if i >= 0 && i >= t.trips[0]-alpha && i < t.trips[0] && len(all) > first {
				all[len(all)-1].End = t.end
			}
		}
	}
	return all, nil
}

// MaxLive is the largest number of spans alive in one cycle: a lower bound of the registers that
// any allocation needs.
func MaxLive(spans []Span) int {
	end := 0
	for i := range spans {
		end = max(end, spans[i].End)
	}
	change := make([]int, end+1)
	for i := range spans {
		change[spans[i].Start]++
		change[spans[i].End]--
	}
	live, most := 0, 0
	for _, c := range change {
		live += c
		most = max(most, live)
	}
	return most
}

// Conflict is two spans that share a register at some time.
type Conflict struct {
	Register int
	A, B     Span
}

// FindConflict looks for two spans of different scalar lifetimes in one physical register at a
// time, on a file of size registers; register[v] is the register of variant v's iteration 0.
func FindConflict(spans []Span, register []int, size int) *Conflict {
	in := make([][]Span, size)
	for _, x := range spans {
		at := ((register[x.Variant]-x.Iteration)%size + size) % size
		in[at] = append(in[at], x)
	}
	for at, list := range in {
		slices.SortFunc(list, func(a, b Span) int { return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End)) })
		last := 0
		for k := 1; k < len(list); k++ {
			a, b := list[last], list[k]
			if b.Start < a.End && (a.Variant != b.Variant || a.Iteration != b.Iteration) {
				return &Conflict{at, a, b}
			}
			if b.End > a.End {
				last = k
			}
		}
	}
	return nil
}
