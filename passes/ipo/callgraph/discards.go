package callgraph

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/pass"
)

// Discards are the callees that have no references left after inlining. They stay in the module
// until the end, but are ignored: their own references do not count any more.
type Discards struct {
	Module  *ir.Module
	Refs    *references
	gone    map[ir.GlobalValue]bool
	library map[*ir.Func]bool // which passes may insert calls to
	waiting map[*ir.Func]bool // for the rest of their comdats
	comdats map[*ir.Comdat]int
	flights flights
}

func NewDiscards(m *ir.Module) Discards {
	d := Discards{Module: m, Refs: newReferences(m), gone: map[ir.GlobalValue]bool{}, library: map[*ir.Func]bool{}, waiting: map[*ir.Func]bool{}, comdats: map[*ir.Comdat]int{}}
	for _, f := range m.Funcs {
		d.comdats[f.Comdat]++
	}
	for _, g := range m.Globals {
		d.comdats[g.Comdat]++
	}
	return d
}

// DropUnused notes that g is dead, if nothing refers to it any more and the linker does not need it
// either.
func (d *Discards) DropUnused(g *ir.Func) {
	switch {
	case d.gone[g] || !globals.Discardable(g) || d.library[g] || !d.AtMost(g, 0):
	case g.Comdat != nil && !g.Linkage.IsLocal():
		d.waiting[g] = true
	default:
		d.discard(g)
	}
}

// Gone reports whether f was discarded: its code does not count any more.
func (d *Discards) Gone(f *ir.Func) bool { return d.gone[f] }

func (d *Discards) discard(g *ir.Func) {
	d.gone[g] = true
	d.comdats[g.Comdat]--
	d.Refs.drop(g)
}

// DropComdats lets functions go that wait for the rest of their comdats, where all of that waits.
func (d *Discards) DropComdats() {
	waits := map[*ir.Comdat]int{}
	for f := range d.waiting {
		if d.Refs.Total(f) == 0 {
			waits[f.Comdat]++
		}
	}
	for f := range d.waiting {
		if d.Refs.Total(f) == 0 && waits[f.Comdat] == d.comdats[f.Comdat] {
			waits[f.Comdat]-- // as discard counts the comdat's members
			d.discard(f)
			delete(d.waiting, f)
		}
	}
}

// Remove erases from the module what has no references left, and counts it.
func (d *Discards) Remove(c *pass.Context) {
	if len(d.gone) == 0 {
		return
	}
	for _, f := range d.Module.Funcs {
		if d.gone[f] {
			continue
		}
		d.Refs.recount(f)
	}
	for g := range d.gone {
		if d.Refs.Total(g.(*ir.Func)) > 0 {
			panic("ipo: a function without uses was given one: " + g.Name())
		}
	}
	d.Module.RemoveUnused(d.gone)
	c.Count("Number of functions deleted because all callers found", len(d.gone))
	clear(d.gone)
}
