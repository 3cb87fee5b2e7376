package slp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// address is how far a pointer points after others: two in one group are off bytes apart.
type address struct {
	group int
	off   int64
}

// addresses are those of the pointers that have been asked for. Each is compared once with a few
// leaders of groups.
type addresses struct {
	of      map[ir.Value]address
	leaders map[ir.Value][]leader // by underlying object
	groups  int
}

type leader struct {
	base  ir.Value
	group int
}

// maxLeaders bounds with how many groups of an object an address is compared.
const maxLeaders = 16

// address returns where a pointer points.
func (w *walk) address(p ir.Value) address {
	m := &w.addresses
	if m.of == nil {
		m.of, m.leaders = map[ir.Value]address{}, map[ir.Value][]leader{}
	}
	if a, ok := m.of[p]; ok {
		return a
	}
	base, off, ok := analysis.ConstantOffset(p, w.dl)
	if !ok || base.Type() != p.Type() {
		base, off = p, 0
	}
	a, ok := m.of[base]
	if !ok {
		a = w.locate(base)
		m.of[base] = a
	}
	a.off += off
	m.of[p] = a
	return a
}

// locate finds the group of an address whose distance to the leader is known by scalar evolution.
func (w *walk) locate(base ir.Value) address {
	w.need()
	m, object := &w.addresses, analysis.UnderlyingObject(base)
	list := m.leaders[object]
	for k := len(list) - 1; k >= max(0, len(list)-maxLeaders); k-- {
		if i := asInstr(list[k].base); list[k].base.Type() != base.Type() || i != nil && i.Block() == nil {
			continue // of another kind, or erased
		}
		diff := w.scev.Minus(w.scev.Of(base), w.scev.Of(list[k].base))
		if diff == nil {
			continue
		}
		if n, ok := diff.IsConst(); ok {
			if off, ok := n.Int64(); ok {
				return address{list[k].group, off}
			}
		}
	}
	m.groups++
	m.leaders[object] = append(list, leader{base, m.groups})
	return address{m.groups, 0}
}

// distance returns how many bytes q points after p.
func (w *walk) distance(p, q ir.Value) (off int64, ok bool) {
	a, b := w.address(p), w.address(q)
	return b.off - a.off, a.group == b.group
}
