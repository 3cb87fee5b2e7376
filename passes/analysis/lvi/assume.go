package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lattice"
)

// assumptions are those of a block that are about one value. A block may have thousands, and there
// may be a query before each of them, so the facts from the first of them are cached.
type assumptions struct {
	calls []*ir.Instr // in order
	first int         // so many of them tell
	told  lattice.Value
}

// guard leaves the function if its condition does not hold: after it, the condition is a fact.
// Unlike an assumption it says nothing about what comes before it.
const guard = "llvm.experimental.guard"

// addAssume notes an assumption by the operands of its condition, and theirs.
func (s *Info) addAssume(call *ir.Instr) {
	seen := map[ir.Value]bool{}
	var add func(v ir.Value, depth int)
	add = func(v ir.Value, depth int) {
		if ir.IsConst(v) || seen[v] {
			return
		}
		seen[v] = true
		at := place{call.Block(), v}
		if s.assumes[at] == nil {
			s.assumes[at] = &assumptions{told: Anything()}
		}
		s.assumes[at].calls = append(s.assumes[at].calls, call)
		if i, ok := v.(*ir.Instr); ok && depth < 3 && (i.Op().IsBinary() || i.Op() == ir.ICmp || i.Op() == ir.Select || i.Op().IsCast()) {
			for _, o := range i.Operands() {
				add(o, depth+1)
			}
		}
	}
	add(call.Arg(0), 0)
}

// WithAssumes adds what assumptions tell that are in the block of at and hold there, and at its end
// what accesses do.
func (s *Info) WithAssumes(v ir.Value, l lattice.Value, at *ir.Instr) lattice.Value {
	if at == nil {
		if at, _ = v.(*ir.Instr); at == nil {
			return l
		}
	}
	return s.withAccesses(v, s.assumed(v, l, at), at)
}

func (s *Info) assumed(v ir.Value, l lattice.Value, at *ir.Instr) lattice.Value {
	a := s.assumes[place{at.Block(), v}]
	if a == nil {
		return l
	}
	from := 0
	if l.Kind == lattice.Overdefined {
		from, l = s.before(a, v, at)
	}
	after := 0
	q := s.Query.WithContext(at)
	for _, call := range a.calls[from:] {
		if call.Block() == nil {
			continue
		}
		if at.ComesBefore(call) {
			if after++; after > maxAfter {
				break
			}
		}
		holds := q.Assumed
		if call.IntrinsicID() == guard {
			holds = func(g *ir.Instr) bool { return g.ComesBefore(at) }
		}
		if holds(call) {
			l = Intersect(l, s.FromCondition(v, call.Arg(0), true, false, 0))
		}
	}
	return l
}

// maxAfter is how many assumptions after a program point are considered: simplify.Query.Assumed
// has the same limit.
const maxAfter = 16

// before returns the facts about v from the assumptions before at, when there are no other facts,
// and how many assumptions there are.
func (s *Info) before(a *assumptions, v ir.Value, at *ir.Instr) (n int, l lattice.Value) {
	if a.first > 0 {
		if last := a.calls[a.first-1]; last.Block() == nil || !last.ComesBefore(at) {
			return 0, Anything()
		}
	}
	for a.first < len(a.calls) {
		call := a.calls[a.first]
		if call.Block() != nil {
			if !call.ComesBefore(at) {
				break
			}
			a.told = Intersect(a.told, s.FromCondition(v, call.Arg(0), true, false, 0))
		}
		a.first++
	}
	return a.first, a.told
}
