package loopaccess

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// Difference asks at run time whether a distance in bytes lets iterations run side by side: one
// subtraction in place of two ranges. With equal steps of Size bytes, the first access of iteration
// j meets the second one of iteration i, where i < j < i + n, only if Sink − Source is below n·Size
// as an unsigned number:
//
//	a[i] … b[i]: wrong if 0 ≤ b − a < n·Size; 0 itself would be right, and is rare
type Difference struct {
	Source, Sink *scev.Expr // where the accesses start, as integers
	Size         int64
	Poison       bool // the difference may be poison though the loop is executed
}

// Differences returns what may be asked in place of all Checks by a pass that runs iterations side
// by side access by access; ok is false where ranges are needed.
func (i *Info) Differences() (list []Difference, ok bool) {
	for _, c := range i.Checks {
		d, ok := i.a.difference(c[0], c[1])
		if !ok {
			return nil, false
		}
		list = append(list, d)
	}
	return list, len(list) > 0
}

// difference compares two groups of one pointer each, both of which are accessed once.
func (a *analyzer) difference(g, h *Group) (d Difference, ok bool) {
	if len(g.Members) != 1 || len(h.Members) != 1 {
		return d, false
	}
	source, sink := g.Members[0], h.Members[0]
	first, ok := a.once(source)
	second, ok2 := a.once(sink)
	if !ok || !ok2 || source.Ptr.Type() != sink.Ptr.Type() {
		return d, false
	}
	if a.info.Place[second] < a.info.Place[first] {
		source, sink, first, second = sink, source, second, first
	}
	from, to := a.addressOf(source.Ptr), a.addressOf(sink.Ptr)
	if !a.stepping(from) || !a.stepping(to) || from.Ops[1] != to.Ops[1] {
		return d, false
	}
	size := int64(max(a.layout.AllocSize(first.AccessType()), a.layout.AllocSize(second.AccessType())))
	c, isConst := from.Ops[1].IsConst()
	if !isConst {
		return d, false
	}
	step, fits := c.Int64()
	if !fits || step != size && step != -size {
		return d, false
	}
	if step < 0 {
		from, to = to, from
	}
	d = Difference{Source: a.s.PtrToIntOf(from.Ops[0]), Sink: a.s.PtrToIntOf(to.Ops[0]), Size: size, Poison: source.Poison || sink.Poison}
	if d.Source == nil || d.Sink == nil || a.s.MayTrap(d.Source) || a.s.MayTrap(d.Sink) || a.bothOuter(d) {
		return d, false
	}
	return d, true
}

// once returns the only instruction that accesses a pointer.
func (a *analyzer) once(p *Pointer) (*ir.Instr, bool) {
	places := a.places[access{p.Ptr, p.Write}]
	if len(places) != 1 || len(a.places[access{p.Ptr, !p.Write}]) != 0 {
		return nil, false
	}
	return a.info.Instrs[places[0]], true
}

func (a *analyzer) stepping(e *scev.Expr) bool {
	return e != nil && e.Kind == scev.AddRec && e.Loop == a.l && e.IsAffine()
}

// bothOuter reports whether both starts change in the loop around: ranges may be computed before
// that loop, the difference is needed in each of its iterations.
func (a *analyzer) bothOuter(d Difference) bool {
	return a.l.Parent != nil && !slices.ContainsFunc([]*scev.Expr{d.Source, d.Sink}, func(e *scev.Expr) bool { return e.Kind != scev.AddRec })
}
