package memssa

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// New builds the form of a function: accesses in block order, φs at the iterated dominance frontier
// of the definitions, links by a walk over the dominator tree. Accesses in unreachable blocks see
// memory as it was on entry.
func New(f *ir.Func, dt *analysis.DomTree, aa *alias.Analysis) *MemorySSA {
	m := &MemorySSA{f: f, dt: dt, aa: aa, nextID: 1, walkLimit: walkLimit}
	m.byInstr = make([]*Access, f.ValueBound())
	m.phis, m.last = make([]*Access, f.BlockBound()), make([]*Access, f.BlockBound())
	m.Entry = m.alloc(Access{})
	m.lists, m.throws = make([][]*Access, f.BlockBound()), map[*ir.Block]bool{}
	var defBlocks []*ir.Block
	var all []*Access
	queries := aa.Batch()
	for b := range f.Blocks() {
		begin := len(all)
		for i := range b.Instrs() {
			a := m.newAccess(i, queries)
			if (a == nil || a.Kind == Use) && analysis.MayThrow(i) {
				m.throws[b] = true
			}
			if a == nil {
				continue
			}
			all = append(all, a)
			if a.Kind == Def {
				m.last[b.ID()] = a
			}
		}
		m.lists[b.ID()] = all[begin:len(all):len(all)]
		if m.last[b.ID()] != nil {
			defBlocks = append(defBlocks, b)
		}
	}
	for _, b := range dt.Frontiers(f).BottomUp(defBlocks, nil) {
		m.newPhi(b)
	}
	m.rename()
	for b := range f.Blocks() {
		if !dt.Reachable(b) {
			m.cutOff(b)
		}
	}
	return m
}

// newAccess makes the access of an instruction, without links; nil when it does not touch memory.
func (m *MemorySSA) newAccess(i *ir.Instr, queries *alias.Batch) *Access {
	switch i.IntrinsicID() {
	case "llvm.assume", "llvm.experimental.noalias.scope.decl", "llvm.pseudoprobe", "llvm.allow.runtime.check", "llvm.allow.ubsan.check":
		return nil // their write stands for a control dependence
	}
	if analysis.IsDebugOrPseudo(i) || !analysis.MayRead(i) && !analysis.MayWrite(i) {
		return nil
	}
	effect := m.aa.ModRef(i, alias.Location{})
	a := Access{Kind: Use, Block: i.Block(), Instr: i}
	switch {
	case effect&analysis.Mod != 0 || isOrdered(i):
		a.Kind, a.ID = Def, m.nextID
		m.nextID++
	case effect == analysis.NoModRef:
		return nil
	default:
		a.Load, a.fixed = i.Op() == ir.Load, readsConstant(i, queries)
	}
	n := m.alloc(a)
	m.byInstr[i.ID()] = n
	return n
}

// isOrdered reports whether i is a volatile or ordered access: those keep their order by being
// definitions.
func isOrdered(i *ir.Instr) bool {
	return (i.Op() == ir.Load || i.Op() == ir.Store) && (i.IsVolatile() || i.Ordering > ir.Unordered)
}

func (m *MemorySSA) newPhi(b *ir.Block) *Access {
	a := m.alloc(Access{Kind: Phi, ID: m.nextID, Block: b})
	m.nextID++
	m.phis[b.ID()] = a
	return a
}

// rename links the accesses of the reachable blocks.
func (m *MemorySSA) rename() {
	last := make([]*Access, m.f.BlockBound()) // version at the end of a block
	for _, b := range m.dt.Preorder() {
		version := m.Entry
		if d := m.dt.IDom(b); d != nil {
			version = last[d.ID()]
		}
		if phi := m.phis[b.ID()]; phi != nil {
			version = phi
		}
		for _, a := range m.lists[b.ID()] {
			if a.fixed {
				a.setDefining(m.Entry)
				continue
			}
			a.setDefining(version)
			if a.Kind == Def {
				version = a
			}
		}
		m.leaveBlock(b, version)
		last[b.ID()] = version
	}
}

// leaveBlock gives the φs of b's successors the version that comes from b.
func (m *MemorySSA) leaveBlock(b *ir.Block, version *Access) {
	for _, s := range b.Succs() {
		if phi := m.phis[s.ID()]; phi != nil {
			phi.addIncoming(b, version)
		}
	}
}

// cutOff makes all accesses of an unreachable block see memory as it was on entry.
func (m *MemorySSA) cutOff(b *ir.Block) {
	m.leaveBlock(b, m.Entry)
	for _, a := range m.lists[b.ID()] {
		a.setDefining(m.Entry)
	}
}
