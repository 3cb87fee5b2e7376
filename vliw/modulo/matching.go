package modulo

// matching assigns the operations of a component that are not placed yet to different pairs of unit
// and row, each within its window, by augmenting paths. It ignores issue slots, and that an
// operation may hold its unit for longer. So without a matching there is no schedule; with one
// there may be. Assignments are kept from one call to the next, so that an update after a placement
// is cheap.
type matching struct {
	*placement
	first, last []int   // per node: its window
	comp        int32   // the current component
	slot        []int   // per operation: unit·II + row, or -1
	holder      []int32 // per slot: an operation, or free; it counts if its node is of the component and not placed
	seen        []int32 // per slot: the search that came by last
	search      int32
	member      []*member // per operation: its place in its node
}

// newMatching makes an empty matching for windows that change.
func newMatching(s *placement, first, last []int) *matching {
	m := &matching{
		placement: s, first: first, last: last, slot: make([]int, len(s.p.g.Ops)),
		holder: make([]int32, len(s.table.held)), seen: make([]int32, len(s.table.held)),
	}
	for op := range m.slot {
		m.slot[op] = -1
	}
	m.member = make([]*member, len(m.slot))
	for v := range s.p.nodes {
		for i := range s.p.nodes[v].members {
			x := &s.p.nodes[v].members[i]
			m.member[x.op] = x
		}
	}
	for slot := range m.holder {
		m.holder[slot] = free
	}
	return m
}

// possible reports whether there is a matching for a component.
func (m *matching) possible(comp int) bool {
	m.comp = int32(comp)
	for _, v := range m.p.comps[comp] {
		for i := range m.p.nodes[v].members {
			x := &m.p.nodes[v].members[i]
			if m.placed[v] || m.p.model.Classes[x.class].Mark || m.holds(v, x) {
				continue
			}
			m.search++
			if !m.assign(v, x) {
				return false
			}
		}
	}
	return true
}

// holds reports whether an operation still has a slot in its window.
func (m *matching) holds(v int, x *member) bool {
	slot := m.slot[x.op]
	if slot < 0 || m.holder[slot] != int32(x.op) || m.table.held[slot] != free {
		return false
	}
	return m.table.row(slot%m.ii-m.first[v]-x.a+x.b*m.ii) <= m.last[v]-m.first[v]
}

// assign finds a slot for an operation: one that no other has, else one whose holder can move to
// another slot.
func (m *matching) assign(v int, x *member) bool {
	first := m.table.row(m.first[v] + x.a - x.b*m.ii)
	rows := min(m.last[v]-m.first[v]+1, m.ii)
	units := m.p.model.Classes[x.class].Units
	for _, move := range []bool{false, true} {
		row := first
		for range rows {
			for _, unit := range units {
				slot := unit*m.ii + row
				if m.seen[slot] == m.search || m.table.held[slot] != free {
					continue
				}
				w, y := m.heldBy(slot)
				if y != nil && !move {
					continue
				}
				m.seen[slot] = m.search
				if y == nil || m.assign(w, y) {
					m.slot[x.op], m.holder[slot] = slot, int32(x.op)
					return true
				}
			}
			if row++; row == m.ii {
				row = 0
			}
		}
	}
	return false
}

// heldBy is the operation that has a slot, with its node; nil if none that counts has.
func (m *matching) heldBy(slot int) (int, *member) {
	op := m.holder[slot]
	if op == free || m.slot[op] != slot {
		return 0, nil
	}
	v := int(m.p.of[op])
	if m.placed[v] || m.p.comp[v] != m.comp {
		return 0, nil
	}
	x := m.member[op]
	if !m.holds(v, x) {
		return 0, nil // its window has shrunk since; it is visited later
	}
	return v, x
}
