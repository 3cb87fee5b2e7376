package callgraph

import (
	"maps"
	"slices"

	"opt-go/frontend/ir"
)

// LandAll makes all functions land: a pass is about to add functions to the module, and may use
// what none of them changes meanwhile.
func (w *Walk) LandAll() {
	for len(w.flights.up) > 0 {
		up := slices.Collect(maps.Keys(w.flights.up))
		w.flights.land(slices.MinFunc(up, func(a, b *ir.Func) int { return w.flights.order[a] - w.flights.order[b] }))
	}
	w.Module.SettleDecls()
}

// OnRefusal sets what is told of functions that a pass leaves as they are, because of an
// instruction that it does not support.
func (w *Walk) OnRefusal(tell func(pass string, f *ir.Func, at *ir.Instr, why string)) {
	w.refused = tell
}

// Refuse says that a pass leaves f as it is.
func (w *Walk) Refuse(pass string, f *ir.Func, at *ir.Instr, why string) {
	if w.refused != nil {
		w.refused(pass, f, at, why)
	}
}

// Split says that parts of f, of the current SCC, are functions of their own now, which a
// variable lists; it may be nil where there are none. Each of the parts comes next, and then the
// current SCC once more.
//
// f and its parts refer to each other, and others find the parts in the variable, so that function
// passes do not run on them concurrently with others (Alone).
func (w *Walk) Split(f *ir.Func, parts []*ir.Func, list *ir.GlobalVar) {
	w.Changed(f)
	if list == nil {
		return
	}
	EachFunc(list.Init, w.Refs.outside)
	w.leads[list] = true
	around := append([]*ir.Func{f}, parts...)
	for _, g := range w.circular[f] {
		if g != f {
			around = append(around, g)
		}
	}
	for _, g := range around {
		w.circular[g] = around
	}
	w.entered[f] = true
	w.later(w.at)
	for _, g := range parts {
		w.flights.order[g] = len(w.flights.order)
		w.comdats[g.Comdat]++
		w.recount(g)
		s := &scc{members: []*ir.Func{g}}
		w.enter(s)
		w.later(s)
	}
}
