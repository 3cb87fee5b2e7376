package slp

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/vector/access"
)

// seed is a store at a distance from the first of its group.
type seed struct {
	store *ir.Instr
	off   int64
}

// stores vectorizes groups of stores to neighbouring memory in a block: for each run of neighbours
// first as many as a vector may have, then half as many, and so on.
func (w *walk) stores(b *ir.Block) (changed bool) {
	for _, group := range w.storeGroups(b) {
		slices.SortStableFunc(group, func(x, y seed) int {
			switch {
			case x.off < y.off:
				return -1
			case x.off > y.off:
				return 1
			}
			return 0
		})
		size := int64(w.dl.StoreSize(group[0].store.AccessType()))
		for from := 0; from < len(group); {
			to := from + 1
			for to < len(group) && group[to].off == group[to-1].off+size {
				to++
			}
			changed = w.storeRun(group[from:to]) || changed
			from = to
		}
	}
	return changed
}

// storeGroups sorts the stores of a block by type and by what their addresses are relative to, in
// the order of the first of each. A second store to an address begins another group.
func (w *walk) storeGroups(b *ir.Block) (groups [][]seed) {
	type kind struct {
		group int
		ty    *ir.Type
	}
	type open struct {
		number int
		taken  map[int64]bool
	}
	current := map[kind]*open{}
	if few(b) {
		return nil
	}
	for i := range b.Instrs() {
		if i.Op() != ir.Store || !i.IsSimple() || !access.Packed(i.AccessType(), w.dl) {
			continue
		}
		a := w.address(i.Pointer())
		k := kind{a.group, i.AccessType()}
		g := current[k]
		if g == nil || g.taken[a.off] {
			g = &open{len(groups), map[int64]bool{}}
			current[k] = g
			groups = append(groups, nil)
		}
		g.taken[a.off] = true
		groups[g.number] = append(groups[g.number], seed{i, a.off})
	}
	return slices.DeleteFunc(groups, func(g []seed) bool { return len(g) < 2 })
}

// few reports whether a block has fewer than two stores.
func few(b *ir.Block) bool {
	n := 0
	for i := range b.Instrs() {
		if i.Op() == ir.Store {
			if n++; n == 2 {
				return false
			}
		}
	}
	return true
}

// storeRun vectorizes stores that are neighbours, in the order of their addresses.
func (w *walk) storeRun(run []seed) (changed bool) {
	ty := run[0].store.AccessType()
	done := make([]bool, len(run))
	for lanes := min(w.mostLanes(ty), floor2(len(run))); lanes >= w.fewestLanes(ty); lanes /= 2 {
		for at := 0; at+lanes <= len(run); {
			if k := slices.Index(done[at:at+lanes], true); k >= 0 {
				at += k + 1
				continue
			}
			if !w.storesAt(run[at : at+lanes]) {
				at++
				continue
			}
			for k := at; k < at+lanes; k++ {
				done[k] = true
			}
			at += lanes
			changed = true
		}
	}
	return changed
}

// storesAt vectorizes stores, if that is right and pays.
func (w *walk) storesAt(run []seed) bool {
	list := make([]ir.Value, len(run))
	for k, s := range run {
		list[k] = s.store
	}
	t := newTree(w)
	root := t.build(list, place{}, 0)
	if root.gathers() {
		w.missed(run[0].store, "NotPossible", "Cannot SLP vectorize list: the stores cannot be brought together")
		return false
	}
	if !t.worth(run[0].store, t.cost()) {
		return false
	}
	w.report(run[0].store, "StoresVectorized", "Stores SLP vectorized with cost ", t)
	t.emit()
	return true
}
