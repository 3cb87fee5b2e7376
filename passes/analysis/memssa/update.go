package memssa

import "opt-go/frontend/ir"

// lastVersion returns the last version of a block, or nil when it has none.
func (m *MemorySSA) lastVersion(b *ir.Block) *Access {
	if a := at(m.last, b.ID()); a != nil {
		return a
	}
	return m.PhiOf(b)
}

// Remove takes the access of an instruction that is about to be erased out of the form: what
// referred to it refers to the version before it.
func (m *MemorySSA) Remove(i *ir.Instr) {
	a := m.Of(i)
	if a == nil {
		return
	}
	if a.Kind == Def {
		above := a.Defining()
		if n := a.Block.ID(); at(m.last, n) == a {
			if m.last[n] = nil; above.Kind == Def && above.Block == a.Block {
				m.last[n] = above
			}
		}
		a.replaceUsers(above)
	}
	a.defining.unlink()
	a.dead = true
	m.byInstr[i.ID()] = nil
}

// RemoveWithPhis is Remove; φs that then join a single version are replaced by it.
func (m *MemorySSA) RemoveWithPhis(i *ir.Instr) {
	a := m.Of(i)
	if a == nil {
		return
	}
	var phis []*Access
	if a.Kind == Def {
		for _, u := range a.Users() {
			if u.Kind == Phi {
				phis = append(phis, u)
			}
		}
	}
	m.Remove(i)
	for len(phis) > 0 {
		phi := phis[len(phis)-1]
		if phis = phis[:len(phis)-1]; !phi.dead {
			phis = m.removeTrivial(phi, phis)
		}
	}
}

// removeTrivial replaces a φ that joins one version, itself aside, and adds the φs that used it to
// the list.
func (m *MemorySSA) removeTrivial(phi *Access, phis []*Access) []*Access {
	var same *Access
	for _, l := range phi.incoming {
		if l.def == phi || l.def == same {
			continue
		}
		if same != nil {
			return phis
		}
		same = l.def
	}
	if same == nil {
		return phis
	}
	for _, l := range phi.incoming {
		l.unlink()
	}
	for _, u := range phi.Users() {
		if u.Kind == Phi {
			phis = append(phis, u)
		}
	}
	phi.replaceUsers(same)
	phi.dead = true
	m.phis[phi.Block.ID()] = nil
	return phis
}

// Replace makes the access of an instruction that of another one, which replaces it and has the
// same effect on memory.
func (m *MemorySSA) Replace(old, by *ir.Instr) {
	a := m.Of(old)
	if a == nil {
		return
	}
	m.byInstr[old.ID()] = nil
	put(&m.byInstr, by.ID(), a)
	a.Instr, a.optimized = by, nil
	a.Load = a.Kind == Use && by.Op() == ir.Load
	a.fixed = a.Load && readsConstant(by, m.aa.Batch())
}

// InsertDef makes a version for a new instruction that writes, right after version prev, which must
// be of the same block. Later accesses that referred to prev then refer to the new version.
func (m *MemorySSA) InsertDef(i *ir.Instr, prev *Access) {
	a := m.alloc(Access{Kind: Def, Block: i.Block(), Instr: i, ID: m.nextID})
	m.nextID++
	m.lists = nil
	put(&m.byInstr, i.ID(), a)
	for l := prev.users; l != nil; {
		next := l.next
		if u := l.user; u.Kind == Phi || u.Block != a.Block || i.ComesBefore(u.Instr) {
			if u.Kind != Phi {
				u.optimized = nil
			}
			l.set(a)
		}
		l = next
	}
	a.setDefining(prev)
	if at(m.last, a.Block.ID()) == prev {
		m.last[a.Block.ID()] = a
	}
}

// InsertBefore makes a version for an instruction that writes, right before the version of another
// one, which uses it.
func (m *MemorySSA) InsertBefore(i *ir.Instr, next *Access) {
	a := m.alloc(Access{Kind: Def, Block: i.Block(), Instr: i, ID: m.nextID})
	m.nextID++
	m.lists = nil
	put(&m.byInstr, i.ID(), a)
	a.setDefining(next.Defining())
	next.setDefining(a)
}
