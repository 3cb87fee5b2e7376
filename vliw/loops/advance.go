package loops

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Advanced loads in pipelines: data speculation, on machines that have it (Convention.Advances).
// Where alias analysis cannot tell whether the store of one iteration overlaps the load of the
// next, a recurrence runs through memory, with the latency of the load in it:
//
//	a = load [q]           a = load [q] !advanced      waits for no store that it need not overlap
//	x = fma a, …           check [q], a                waits for the stores, as the load did
//	store [p] = x          x = fma a, …                waits for the check
//	                       store [p] = x
//
// The check has no result in the graph: it confirms the value that it reads, or loads it again into
// the same register, which rotation gives another name. So the readers of the value get an edge
// from the check. The value keeps its register beyond the check's row.
//
// A loop gets them if its interval becomes shorter. Loads that must overlap a store, at a known
// distance or any, are no candidates; nor are loops whose end depends on data, whose checks would
// have to load speculatively too.

// maxInFlight bounds the advanced loads that wait for their checks at one time: the processor
// remembers 32.
const maxInFlight = 24

// advanced plans the loop with advanced loads. It returns the plain plan if they do not pay.
func (f *Stage) advanced(plain *pipe, v variant) *pipe {
	b := plain.b
	wanted := plain.candidates()
	if !f.Mach.Convention().Advances || !plain.counted || len(wanted) == 0 || plain.s.II == plain.s.Bounds.Res {
		return plain
	}
	best := plain
	for range 2 {
		next := f.planAdvanced(b, v, wanted)
		if next == nil || next.s.II >= plain.s.II || next.s.II > best.s.II || next.inFlight() > maxInFlight {
			break
		}
		best = next
		if needed := next.needAdvance(); len(needed) < len(wanted) && len(needed) > 0 {
			wanted = needed
			continue
		}
		break
	}
	if best != plain {
		f.Remark(false, b.Term.Pos, passName, "loop %s: %d loads before stores that may overlap them: II=%d instead of %d", b.Loop.Rec.Name, len(best.checks), best.s.II, plain.s.II)
	}
	return best
}

// planAdvanced plans the loop with some loads, by their places in the block, advanced. It returns
// nil if it cannot.
func (f *Stage) planAdvanced(b *mir.Block, v variant, wanted map[int]bool) *pipe {
	v.advanced = wanted
	l, why := f.newBody(b, v)
	if why != nil {
		return nil
	}
	p, why := l.plan(false, 0)
	if why != nil {
		return nil
	}
	for n := range p.g.Slots {
		if v := p.g.Slots[n].Value; v != ddg.NoOp && int(v) < len(l.insts) && l.insts[v].Flags&asm.Advanced != 0 {
			return nil // the check needs the register of the load
		}
	}
	return p
}

// candidates are the loads that may, but need not, overlap a store: by their places in the block.
func (p *pipe) candidates() map[int]bool {
	out := map[int]bool{}
	for n := range p.insts {
		if p.canAdvance(n) && len(p.mayOverlap(n)) > 0 {
			out[p.origin[n]] = true
		}
	}
	return out
}

// canAdvance reports the loads that have a check.
func (l *body) canAdvance(n int) bool {
	in := &l.insts[n]
	_, ok := machine.CheckOf(in.Op)
	return ok && in.Guard == 0 && in.Flags&^asm.Advanced == 0 && in.Dst != 0 && in.Mem != nil && !in.Mem.Volatile && in.Mem.Slot == 0 && !in.Mem.Outgoing && l.origin[n] >= 0
}

// mayOverlap are the stores that a load may overlap at any distance; none if it must overlap one.
func (l *body) mayOverlap(load int) []int {
	var out []int
	for n := range l.insts {
		m := l.insts[n].Mem
		if m == nil || !m.Store {
			continue
		}
		var c conflict
		if n < load {
			c = l.conflict(m, l.insts[load].Mem)
		} else {
			c = l.conflict(l.insts[load].Mem, m)
		}
		switch {
		case c.may:
			out = append(out, n)
		case c != noConflict:
			return nil
		}
	}
	return out
}

// addCheck enters the check of an advanced load after it.
func (l *body) addCheck(load int) {
	in := l.insts[load]
	l.insts[load].Flags |= asm.Advanced
	op, _ := machine.CheckOf(in.Op)
	l.checks = append(l.checks, check{load, l.add(mir.Inst{Op: op, Args: []mir.Operand{in.Args[0], mir.RegOp(in.Dst)}, Mem: in.Mem, Pos: in.Pos})})
}

// check is an advanced load and its check.
type check struct{ load, at int }

// checkEdges lets the readers of what a check confirms wait for it.
func (p *pipe) checkEdges() {
	for _, c := range p.checks {
		delay := p.f.Mach.LatencyOf(p.insts[c.at].Op)
		if delay == 1 {
			delay = 0
		}
		for _, id := range p.g.Out(ddg.OpID(c.load)) {
			e := &p.g.Edges[id]
			switch {
			case e.Kind != ddg.Flow:
			case int(e.To) == c.at:
				e.Keep = 1
			default:
				to, distance := e.To, e.Distance
				p.g.AddEdge(ddg.Edge{From: ddg.OpID(c.at), To: to, Kind: ddg.Control, Latency: delay, Distance: distance})
			}
		}
	}
}

// needAdvance are the advanced loads that the schedule does before a store that it may overlap, by
// their places in the block.
func (p *pipe) needAdvance() map[int]bool {
	out := map[int]bool{}
	for _, c := range p.checks {
		at := p.s.Cycle[c.load]
		for _, store := range p.mayOverlap(c.load) {
			distance := 0
			if store > c.load {
				distance = 1
			}
			if at < p.s.Cycle[store]+1-distance*p.s.II {
				out[p.origin[c.load]] = true
			}
		}
	}
	return out
}

// inFlight is how many advanced loads wait for their checks at one time.
func (p *pipe) inFlight() int {
	n := 0
	for _, c := range p.checks {
		n += (p.s.Cycle[c.at]-p.s.Cycle[c.load])/p.s.II + 1
	}
	return n
}
