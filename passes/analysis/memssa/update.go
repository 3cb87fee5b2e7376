package memssa

import "opt-go/frontend/ir"

// lastVersion returns the last version of a block, or nil when it has none.
func (m *MemorySSA) lastVersion(b *ir.Block) *Access {
	if a := m.last[b]; a != nil {
		return a
	}
	return m.phis[b]
}

// Remove takes the access of an instruction that is about to be erased out of the form: what referred to it refers to the
// version before it.
func (m *MemorySSA) Remove(i *ir.Instr) {
	a := m.byInstr[i]
	if a == nil {
		return
	}
	if a.Kind == Def {
		above := a.Defining()
		if m.last[a.Block] == a {
			if delete(m.last, a.Block); above.Kind == Def && above.Block == a.Block {
				m.last[a.Block] = above
			}
		}
		a.replaceUsers(above)
	}
	a.links[0].unlink()
	a.dead = true
	delete(m.byInstr, i)
}
