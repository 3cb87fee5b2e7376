package callgraph

import (
	"slices"

	"opt-go/frontend/ir"
)

// flights are the functions whose bodies other workers change at the moment, from TakeOff to
// Landed. Until one has landed, its references count as they were when it took off: it may lose
// some meanwhile, and gets none to a function that it did not name then (Alone).
//
// A question whose answer depends on a flight lets it land first, and only such a question does:
// the result is the same as if one function came after the other. Here the passes on f may delete
// its call of g; whether the call in h is then the last one decides about inlining.
//
//	walk    take-off of f ── visit h ── last call of g? ~~~ landing of f ── yes: inline g into h
//	worker            └──── passes on f ────────────────┘
//
// Cost: the references of a function, at its take-off and its landing.
type flights struct {
	up    map[*ir.Func]bool
	refs  map[*ir.Func]int // references to a function from those that are up
	order map[*ir.Func]int // of the module
	land  func(*ir.Func)
}

// OnDemand sets what makes a function land whose result is needed.
func (w *Walk) OnDemand(land func(*ir.Func)) { w.flights.land = land }

// TakeOff notes that a worker changes the body of f from now on.
func (w *Walk) TakeOff(f *ir.Func) {
	w.flights.up[f] = true
	for g, n := range w.Refs.in[f] {
		w.flights.refs[g] += n
	}
}

// Landed notes that the worker is done; the references are recounted after this (Update).
func (w *Walk) Landed(f *ir.Func) {
	delete(w.flights.up, f)
	for g, n := range w.Refs.in[f] {
		w.flights.refs[g] -= n
	}
}

// LandFor makes those land that a pass on f may look at: f, and the functions that it names.
func (w *Walk) LandFor(f *ir.Func) {
	if len(w.flights.up) == 0 {
		return
	}
	if w.flights.up[f] {
		w.flights.land(f)
	}
	for _, g := range w.Mentioned(f, func(g *ir.Func) bool { return w.flights.up[g] }) {
		w.flights.land(g)
	}
}

// LandUsers makes the functions land that refer to f: passes on them look at f.
func (w *Walk) LandUsers(f *ir.Func) { w.flights.landUsers(w.Refs, f) }

func (l *flights) landUsers(r *references, f *ir.Func) {
	if l.refs[f] == 0 {
		return
	}
	var users []*ir.Func
	for g := range r.by[f] {
		if l.up[g] {
			users = append(users, g)
		}
	}
	slices.SortFunc(users, func(a, b *ir.Func) int { return l.order[a] - l.order[b] })
	for _, g := range users {
		l.land(g)
	}
}

// AtMost reports whether there are n references to f or fewer. Where the others suffice to say no,
// those from bodies in flight do not matter.
func (d *Discards) AtMost(f *ir.Func, n int) bool {
	if d.Refs.total[f]-d.flights.refs[f] > n {
		return false
	}
	d.flights.landUsers(d.Refs, f)
	return d.Refs.total[f] <= n
}
