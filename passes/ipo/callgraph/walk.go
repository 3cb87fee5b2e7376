package callgraph

import (
	"maps"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
	"opt-go/passes/pass"
)

// Walk visits the functions of a module that are reachable from outside in SCCs, callees first: the
// order of LLVM's CGSCC passes, which finish one SCC before the next, so that a caller sees callees
// in their final form. When calls inside an SCC are erased it may split. Then the walk continues
// with the part that holds the current function, from the first pass again when the last has run,
// and the other parts follow, callees first.
//
// A pass that changes a body reports it: Update after function passes; the passes of this package
// do it themselves.
//
// Difference from LLVM: a call that becomes direct during the walk merges no SCCs, so in an SCC
// that it closes a caller may come before a callee.
type Walk struct {
	Discards
	*graph  // the initial references
	sccs    map[*ir.Func]*scc
	work    []*scc // parts of groups that fell apart, the next one last
	at      *scc
	done    map[*ir.Func]bool
	refused func(pass string, f *ir.Func, at *ir.Instr, why string)
	entered map[*ir.Func]bool // firsts of those that refer to each other in cycles, when one of these has come
}

// SplitOff reports whether the inlining of functions of g's SCC, the current one, into f has split
// an SCC off it: no more functions of it are inlined there.
func (w *Walk) SplitOff(g, f *ir.Func) bool { return w.sccs[g] == w.at && w.at.splitOff[f] }

// InAnother reports whether g and h are in one SCC that is not the current one.
func (w *Walk) InAnother(g, h *ir.Func) bool {
	c := w.sccs[g]
	return c != nil && c != w.at && c == w.sccs[h]
}

// Pass is a pass on the group that a walk is at. It says what it has kept of the analyses of that
// group's functions.
type Pass func(c *pass.Context, w *Walk) pass.Preserved

// scc is an SCC of functions, or one function that calls none of its callers.
type scc struct {
	members  []*ir.Func
	splitOff map[*ir.Func]bool // functions whose inlining split a group off this one: nothing is inlined into them from here any more
}

// Visit is a place in a walk: the group that it was at.
type Visit struct{ group *scc }

// NewWalk returns a walk before the first SCC. Passes may insert calls to functions of the library.
func NewWalk(m *ir.Module, lib library.Functions) *Walk {
	w := &Walk{Discards: NewDiscards(m), graph: newGraph(m, lib), sccs: map[*ir.Func]*scc{},
		done: map[*ir.Func]bool{}, entered: map[*ir.Func]bool{}}
	for _, f := range w.defines {
		w.library[f] = true
	}
	w.flights = flights{up: map[*ir.Func]bool{}, refs: map[*ir.Func]int{}, order: map[*ir.Func]int{}}
	for k, f := range m.Funcs {
		w.flights.order[f] = k
	}
	for _, g := range w.groups {
		w.enter(&scc{members: g})
	}
	return w
}

// later puts a group before those that are to come. It comes once, even if it was among them
// before.
func (w *Walk) later(s *scc) {
	w.work = append(slices.DeleteFunc(w.work, func(o *scc) bool { return o == s }), s)
}

func (w *Walk) enter(s *scc) {
	for _, f := range s.members {
		w.sccs[f] = s
	}
}

// Next goes to the next group; it returns false when there is none.
func (w *Walk) Next() bool {
	for {
		if len(w.work) == 0 {
			if len(w.groups) == 0 {
				return false
			}
			w.work = append(w.work, w.sccs[w.groups[0][0]])
			w.groups = w.groups[1:]
		}
		w.at = w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		if len(w.Group()) > 0 {
			return true
		}
	}
}

// Group returns the functions of the current SCC, in the order in which passes visit them.
func (w *Walk) Group() []*ir.Func {
	return slices.DeleteFunc(slices.Clone(w.at.members), func(f *ir.Func) bool { return w.gone[f] })
}

// Here returns the position of the walk; it changes when the current SCC is split.
func (w *Walk) Here() Visit { return Visit{w.at} }

// GoTo goes back to a place.
func (w *Walk) GoTo(v Visit) { w.at = v.group }

// In reports whether f belongs to the current SCC.
func (w *Walk) In(f *ir.Func) bool { return w.sccs[f] == w.at && !w.gone[f] }

// Callees returns the functions that f calls directly, as often as it does, if its group may fall
// apart; Update wants to know them.
func (w *Walk) Callees(f *ir.Func) []*ir.Func {
	if len(w.at.members) == 1 {
		return nil
	}
	return DirectCallees(f)
}

// Update says that function passes have gone over f, which before that called the functions of a
// list.
func (w *Walk) Update(f *ir.Func, called []*ir.Func) {
	w.recount(f)
	if len(w.at.members) == 1 {
		return
	}
	now := DirectCallees(f)
	left := slices.DeleteFunc(slices.Clone(called), func(g *ir.Func) bool { return slices.Contains(now, g) })
	w.Refine(f, left, called, false)
}

// MarkDone notes that all passes have run on the functions of the current SCC; Settled asks whether
// f has not changed since.
func (w *Walk) MarkDone() {
	for _, f := range w.Group() {
		w.done[f] = true
	}
}

// Done reports whether all passes have gone over f, and nothing has changed in it since.
func (w *Walk) Done(f *ir.Func) bool { return w.done[f] }

// Changed notes that a pass on a group has changed the body of f.
func (w *Walk) Changed(f *ir.Func) {
	w.recount(f)
	delete(w.done, f)
}

// recount recounts the references of f. A pass that reads a constant which was made for f may find
// functions there.
func (w *Walk) recount(f *ir.Func) {
	for _, t := range w.Refs.recount(f) {
		EachFunc(t.Init, func(*ir.Func) { w.leads[t] = true })
	}
}

// Alone reports whether function passes may run on f concurrently with others, because it is known
// which functions they look at: those that f names, and those that are done. What a function leads
// to that is in no cycle of references is done. One in a cycle must lead to none but by naming it,
// and others must not come to it otherwise.
func (w *Walk) Alone(f *ir.Func) bool {
	return w.circular[f] == nil || !w.Unnamed(f) && !w.SeesUnnamed(f)
}

// Entered returns the functions of the current SCC. When the first SCC of a reference cycle comes,
// it returns all functions of the cycle: passes on one of them may come to visit what another one
// refers to before the walk does.
func (w *Walk) Entered() []*ir.Func {
	group := w.Group()
	if len(group) == 0 {
		return nil
	}
	around := w.circular[group[0]]
	if around == nil || w.entered[around[0]] {
		return group
	}
	w.entered[around[0]] = true
	return around
}

// SeesUnnamed reports whether f may later refer to functions that it does not name. Unnamed says
// of a function that this may happen to it.
func (w *Walk) SeesUnnamed(f *ir.Func) bool {
	if len(w.defines) > 0 {
		return true
	}
	for i := range f.Instrs() {
		for _, v := range i.Operands() {
			if w.leadsOn(v) {
				return true
			}
		}
	}
	return false
}

// leadsOn reports whether a constant has a variable or an alias in it that leads to functions.
func (w *Walk) leadsOn(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return w.leads[v] || ok && slices.ContainsFunc(c.Elems, w.leadsOn)
}

// Unnamed reports whether others may later refer to f that do not name it.
func (w *Walk) Unnamed(f *ir.Func) bool { return w.Refs.initial[f] || w.library[f] }

// Mentioned returns the functions that f refers to and some other condition holds for, in the
// module's order.
func (w *Walk) Mentioned(f *ir.Func, cond func(*ir.Func) bool) []*ir.Func {
	var out []*ir.Func
	for g := range w.Refs.in[f] {
		if cond(g) {
			out = append(out, g)
		}
	}
	slices.SortFunc(out, func(a, b *ir.Func) int { return w.flights.order[a] - w.flights.order[b] })
	return out
}

// CallsOf returns the calls of f with its own type, the last in the module first, and whether
// nothing else refers to it.
func (w *Walk) CallsOf(f *ir.Func) (calls []*ir.Instr, only bool) {
	bodies := slices.Collect(maps.Keys(w.Refs.by[f]))
	slices.SortFunc(bodies, func(a, b *ir.Func) int { return w.flights.order[b] - w.flights.order[a] })
	for _, g := range bodies {
		for _, b := range slices.Backward(slices.Collect(g.Blocks())) {
			for i := range b.Backward() {
				if i.CalledFunc() == f && i.Info.FuncType == f.FuncType {
					calls = append(calls, i)
				}
			}
		}
	}
	return calls, len(calls) == w.Refs.Total(f)
}

// Refine splits the current SCC if calls of f inside it are gone; called are the functions that f
// called before. As in LLVM new calls count only afterwards: an SCC that they hold together is
// visited again, but when bodies have been inlined f gets no more functions of it.
func (w *Walk) Refine(f *ir.Func, gone, called []*ir.Func, inlined bool) {
	old := w.at
	if len(old.members) == 1 || !slices.ContainsFunc(gone, func(g *ir.Func) bool { return w.sccs[g] == old }) {
		return
	}
	edges := func(g *ir.Func) []*ir.Func {
		return slices.DeleteFunc(DirectCallees(g), func(h *ir.Func) bool { return w.sccs[h] != old })
	}
	before := func(g *ir.Func) []*ir.Func {
		list := edges(g)
		if g == f {
			list = slices.DeleteFunc(list, func(h *ir.Func) bool { return !slices.Contains(called, h) })
		}
		return list
	}
	if len(SCCs(old.members, before)) == 1 {
		return
	}
	parts := SCCs(old.members, edges)
	if len(parts) == 1 {
		if inlined {
			old.forbid(f)
		}
		w.later(old)
		return
	}
	k := slices.IndexFunc(parts, func(part []*ir.Func) bool { return slices.Contains(part, f) })
	w.at = &scc{members: parts[k]}
	w.enter(w.at)
	// The part of what was called keeps the identity of the group, as in LLVM, and with it the
	// memory of what was split off. It comes last.
	rest := slices.Delete(parts, k, k+1)
	keeps := slices.IndexFunc(rest, func(part []*ir.Func) bool {
		return slices.ContainsFunc(gone, func(g *ir.Func) bool { return slices.Contains(part, g) })
	})
	if keeps < 0 {
		keeps = len(rest) - 1
	}
	old.members = rest[keeps]
	w.later(old)
	for _, part := range slices.Backward(slices.Delete(rest, keeps, keeps+1)) {
		s := &scc{members: part}
		w.enter(s)
		w.later(s)
	}
	if inlined && slices.ContainsFunc(gone, func(g *ir.Func) bool { return w.sccs[g] == old }) {
		old.forbid(f)
	}
}

// forbid keeps bodies of the group out of f from now on.
func (s *scc) forbid(f *ir.Func) {
	if s.splitOff == nil {
		s.splitOff = map[*ir.Func]bool{}
	}
	s.splitOff[f] = true
}
