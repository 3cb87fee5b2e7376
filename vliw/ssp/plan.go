package ssp

import (
	"slices"
	"sort"

	"opt-go/vliw/ddg"
)

// plan is a choice of the number of stages of each slot of a nest. Those of level 1 are not
// bounded, and their entry is ignored. Given a plan, the order of stages and the sequential
// constraints are ordinary dependences of a single loop: see kernel.
type plan []int // per slot (Nest.slot)

// first and last are the stages of a level, counted from f_n.
func (p plan) first(level int) int {
	f := 0
	for slot := level - 1; slot < len(p)/2; slot++ {
		f -= p[slot]
	}
	return f
}

func (p plan) last(level int) int {
	l := -1
	for slot := len(p) / 2; slot <= len(p)-level; slot++ {
		l += p[slot]
	}
	return l
}

// stages is S of an inner level.
func (p plan) stages(level int) int { return p.last(level) - p.first(level) + 1 }

// kernel is the 1-D graph under a plan. It has one additional operation: the mark, the time at
// which stage f_n begins. An operation is in a stage of its level if it issues at least some stages
// and at most some stages after the mark: dependences with latency 0 or 1 and a distance in
// iterations that may be negative, since T cycles are a stage as well as an iteration.
func (d *OneDim) kernel(p plan, mark int, end *ddg.Op) (g *ddg.Graph, markOp, endOp ddg.OpID) {
	g = d.Graph.Clone()
	markOp, endOp = g.AddOp(ddg.Op{Name: ".mark", Class: mark}), ddg.NoOp
	if end != nil {
		endOp = g.AddOp(*end)
		g.AddEdge(ddg.Edge{From: markOp, To: endOp, Kind: ddg.Control, Latency: -1, Fixed: true})
	}
	for _, q := range d.Sequential {
		g.AddEdge(ddg.Edge{From: q.From, To: q.To, Kind: ddg.Memory, Latency: q.Latency, Distance: q.Outer + q.Inner*p.stages(q.Level)})
	}
	depth := d.Nest.Depth()
	atStart, atEnd := d.ends()
	for i := range d.Nest.Ops {
		op := &d.Nest.Ops[i]
		early, late, bounded := 0, p[depth-1], op.Level > 1
		switch {
		case op.Level == depth:
		case op.Place == Before:
			early, late = p.first(op.Level), p.first(op.Level+1)
		default:
			early, late = p.last(op.Level+1)+1, p.last(op.Level)+1
		}
		if atStart[i] && (bounded || op.Place == After) {
			g.AddEdge(ddg.Edge{From: markOp, To: op.ID, Kind: ddg.Control, Distance: -early})
		}
		if atEnd[i] && (bounded || op.Place == Before) {
			g.AddEdge(ddg.Edge{From: op.ID, To: markOp, Kind: ddg.Control, Latency: 1, Distance: late})
		}
	}
	return g, markOp, endOp
}

// ends returns the operations that may be the first or the last of their slot to be issued: those
// without a dependence from, or to, another one there in the same iteration.
func (d *OneDim) ends() (first, last []bool) {
	n := d.Nest
	first, last = make([]bool, len(n.Ops)), make([]bool, len(n.Ops))
	for i := range n.Ops {
		first[i], last[i] = true, true
	}
	for i := range d.Graph.Edges {
		if e := &d.Graph.Edges[i]; e.Distance == 0 && e.Latency >= 0 && n.slot(e.From) == n.slot(e.To) {
			first[e.To], last[e.From] = false, false
		}
	}
	return first, last
}

// critical is, per slot, the length in cycles of its longest chain of dependences, from the first
// issue to the last, both included.
func (d *OneDim) critical() []int {
	n := d.Nest
	length := make([]int, 2*n.Depth()-1)
	reach := make([]int, len(n.Ops))
	for i := range n.Ops { // dependences of distance 0 lead forward in the program
		slot := n.slot(ddg.OpID(i))
		length[slot] = max(length[slot], reach[i]+1)
		for _, id := range d.Graph.Out(ddg.OpID(i)) {
			if e := &d.Graph.Edges[id]; e.Distance == 0 && n.slot(e.To) == slot {
				reach[e.To] = max(reach[e.To], reach[i]+e.Latency)
			}
		}
	}
	return length
}

// leastPlan is the plan with the fewest stages at an interval for which the chains in each slot
// fit; slots without operations get none, but the innermost loop always has one.
func (d *OneDim) leastPlan(critical []int, t int) plan {
	p := make(plan, len(critical))
	for slot, c := range critical {
		p[slot] = (c + t - 1) / t
	}
	p[len(p)/2] = max(p[len(p)/2], 1)
	return p
}

// grow adds stages until the circuits of the graph under the plan allow the interval, to the
// innermost loop first: sequential constraints want longer inner loops. It reports whether that is
// possible at all.
func (d *OneDim) grow(p plan, t, mark int) bool {
	least := slices.Clone(p)
	allowed := func() bool {
		g, _, _ := d.kernel(p, mark, nil)
		return satisfiable(g, t)
	}
	if allowed() {
		return true
	}
	enough := 1
	for i := range d.Nest.Ops {
		enough += d.Nest.Ops[i].Latency
	}
	inner := len(p) / 2
	for slot := 1; slot <= inner; slot++ {
		if p[slot] > 0 {
			p[slot] += (enough + t - 1) / t
		}
	}
	if !allowed() {
		return false
	}
	for slot := 1; slot <= inner; slot++ {
		most := p[slot]
		p[slot] = least[slot] + sort.Search(most-least[slot], func(more int) bool {
			p[slot] = least[slot] + more
			return allowed()
		})
	}
	return true
}

// satisfiable reports whether no circuit of the graph has a positive weight at an interval.
func satisfiable(g *ddg.Graph, t int) bool {
	time := make([]int, len(g.Ops))
	for range len(g.Ops) + 1 {
		changed := false
		for i := range g.Edges {
			e := &g.Edges[i]
			w := e.Latency - e.Distance*t
			if x := time[e.From] + w; x > time[e.To] {
				time[e.To], changed = x, true
			}
			if x := time[e.To] - w; e.Fixed && x > time[e.From] {
				time[e.From], changed = x, true
			}
		}
		if !changed {
			return true
		}
	}
	return false
}
