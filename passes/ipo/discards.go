package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// discards are the callees that inlining has left nobody to refer to. They stay in the module until the end, out of everybody's sight: what
// they refer to themselves does not count any more.
type discards struct {
	m       *ir.Module
	refs    *references
	gone    map[ir.GlobalValue]bool
	library map[*ir.Func]bool // which passes may come to call
	waiting map[*ir.Func]bool // for the rest of their comdats
	comdats map[*ir.Comdat]int
}

func newDiscards(m *ir.Module) discards {
	d := discards{m: m, refs: newReferences(m), gone: map[ir.GlobalValue]bool{}, library: map[*ir.Func]bool{}, waiting: map[*ir.Func]bool{}, comdats: map[*ir.Comdat]int{}}
	for _, f := range m.Funcs {
		d.comdats[f.Comdat]++
	}
	for _, g := range m.Globals {
		d.comdats[g.Comdat]++
	}
	return d
}

// settle notes that g goes, if nothing refers to it any more and the linker does not ask for it either.
func (d *discards) settle(g *ir.Func) {
	switch {
	case d.gone[g] || d.refs.Total(g) > 0 || !discardable(g) || d.library[g]:
	case g.Comdat != nil && !g.Linkage.IsLocal():
		d.waiting[g] = true
	default:
		d.discard(g)
	}
}

func (d *discards) discard(g *ir.Func) {
	d.gone[g] = true
	d.comdats[g.Comdat]--
	d.refs.drop(g)
}

// settleComdats lets functions go that wait for the rest of their comdats, where all of that waits.
func (d *discards) settleComdats() {
	waits := map[*ir.Comdat]int{}
	for f := range d.waiting {
		if d.refs.Total(f) == 0 {
			waits[f.Comdat]++
		}
	}
	for f := range d.waiting {
		if d.refs.Total(f) == 0 && waits[f.Comdat] == d.comdats[f.Comdat] {
			waits[f.Comdat]-- // as discard counts the comdat's members
			d.discard(f)
			delete(d.waiting, f)
		}
	}
}

// Remove takes from the module what nobody refers to any more, and counts it.
func (d *discards) Remove(c *pass.Context) {
	if len(d.gone) == 0 {
		return
	}
	for _, f := range d.m.Funcs {
		if d.gone[f] {
			continue
		}
		d.refs.recount(f)
	}
	for g := range d.gone {
		if d.refs.Total(g.(*ir.Func)) > 0 {
			panic("ipo: a function that nobody referred to was given a use: " + g.Name())
		}
	}
	d.m.RemoveUnused(d.gone)
	c.Count("Number of functions deleted because all callers found", len(d.gone))
	clear(d.gone)
}
