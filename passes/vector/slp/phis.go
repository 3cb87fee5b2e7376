package slp

import (
	"slices"

	"opt-go/frontend/ir"
)

// phis vectorizes the φs of a block that carry values which are computed alike, such as several
// sums of one loop:
//
//	%s = phi [ 0, … ], [ %s1, … ]        %v = phi <2 x …> [ zeroinitializer, … ], [ %w, … ]
//	%t = phi [ 0, … ], [ %t1, … ]    ⇒
//	%s1 = fadd %s, %x                    %w = fadd <2 x …> %v, <%x, %y>
//	%t1 = fadd %t, %y
//
// For each group first as many as a vector may have, then half as many, and so on.
func (w *walk) phis(b *ir.Block) (changed bool) {
	erased := func(i *ir.Instr) bool { return i.Block() == nil } // it was in the tree of others
	for _, group := range w.phiGroups(b) {
		ty := group[0].Type()
		group = slices.DeleteFunc(group, erased)
		for lanes := min(w.mostLanes(ty), floor2(len(group))); lanes >= w.fewestLanes(ty); lanes /= 2 {
			for at := 0; at+lanes <= len(group); {
				if !w.list(group[at : at+lanes]) {
					at++
					continue
				}
				group = slices.DeleteFunc(group, erased)
				changed = true
			}
		}
	}
	return changed
}

// phiGroups sorts the φs of a block by what they carry, in the order of the first of each group.
func (w *walk) phiGroups(b *ir.Block) (groups [][]*ir.Instr) {
	for phi := range b.Phis() {
		if !vectorizable(phi, w.dl) {
			continue
		}
		at := slices.IndexFunc(groups, func(g []*ir.Instr) bool { return compatible(g[0], phi) })
		if at < 0 {
			at = len(groups)
			groups = append(groups, nil)
		}
		groups[at] = append(groups[at], phi)
	}
	return slices.DeleteFunc(groups, func(g []*ir.Instr) bool { return len(g) < 2 })
}

// compatible reports whether two φs of a block have values that are constant, or computed alike in
// one block, from the same predecessors.
func compatible(a, b *ir.Instr) bool {
	if a.Type() != b.Type() {
		return false
	}
	for k := range a.NumIncoming() {
		v, u := a.Operand(k), b.IncomingFor(a.IncomingBlock(k))
		if v == u || ir.IsConst(v) && ir.IsConst(u) {
			continue
		}
		i, j := asInstr(v), asInstr(u)
		if i == nil || j == nil || i.Block() != j.Block() || !alike(i, j) && !alternates(i, j) {
			return false
		}
	}
	return true
}

// list vectorizes instructions, if that is right and pays.
func (w *walk) list(members []*ir.Instr) bool {
	values := make([]ir.Value, len(members))
	for k, i := range members {
		values[k] = i
	}
	t := newTree(w)
	if root := t.build(values, place{}, 0); root.gathers() || root.mask != nil || !t.worth(members[0], t.cost()) {
		return false
	}
	w.report(members[0], "VectorizedList", "SLP vectorized with cost ", t)
	t.emit()
	return true
}
