package sroa

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Loads through a φ or select of addresses become a φ or select of loads, so that the addresses are
// used directly and their allocas can be promoted. The loads must not trap, and no store may come
// in between. predicate.go makes the remaining accesses through a select conditional.

// selectOps is a select of addresses and the accesses through it.
type selectOps struct {
	sel *ir.Instr
	ops []selectOp
}

// selectOp is a load or store through a select.
type selectOp struct {
	access *ir.Instr
	safe   [2]bool // it can be done through the true, the false address on any path
}

// mergesAreSafe reports whether all φs and selects that use the new alloca can be speculated. One
// that cannot keeps all the others.
func (r *rewriter) mergesAreSafe() bool {
	ok := true
	for _, phi := range r.phis {
		ok = ok && r.s.phiIsSafe(phi)
	}
	for _, sel := range r.selects {
		ops, safe := r.s.selectIsSafe(sel)
		ok = ok && safe
		r.selectOps = append(r.selectOps, selectOps{sel, ops})
	}
	if !ok {
		r.phis, r.selects, r.selectOps = nil, nil, nil
	}
	return ok
}

// phiIsSafe: loads of one type in the φ's block, nothing written before them, and each address may
// be read at the end of its predecessor.
func (s *state) phiIsSafe(phi *ir.Instr) bool {
	var t *ir.Type
	var align, size uint64
	for ld := range ir.Users(phi) {
		if ld.Op() != ir.Load || !ld.IsSimple() || ld.Block() != phi.Block() || t != nil && t != ld.Type() {
			return false
		}
		t = ld.Type()
		for i := phi; i != ld; i = i.Next() {
			if analysis.MayWrite(i) {
				return false
			}
		}
		align = max(align, ld.Align(), 1)
		size = max(size, s.dl.StoreSize(t))
	}
	if t == nil {
		return false
	}
	for k := range phi.NumIncoming() {
		v, term := phi.Operand(k), phi.IncomingBlock(k).Term()
		if v == ir.Value(term) || analysis.HasSideEffects(term) {
			return false
		}
		if term.NumSuccs() > 1 && !s.safeToLoad(v, align, size, term) {
			return false
		}
	}
	return true
}

// selectIsSafe: only accesses that are not volatile use the select; where no branches may be added,
// they are loads of addresses that may be read where the load is.
func (s *state) selectIsSafe(sel *ir.Instr) (ops []selectOp, ok bool) {
	for u := range ir.Users(sel) {
		if u.Op() == ir.BitCast && ir.HasOneUse(u) {
			u = ir.SoleUser(u)
		}
		op := selectOp{access: u}
		switch {
		case u.Op() != ir.Load && u.Op() != ir.Store || u.IsVolatile() || u.Pointer() != ir.Value(sel):
			return nil, false
		case u.Op() == ir.Load && u.IsSimple():
			size, align := s.dl.StoreSize(u.Type()), max(u.Align(), 1)
			for k := range op.safe {
				op.safe[k] = s.safeToLoad(sel.Operand(1+k), align, size, u)
			}
		}
		if s.preserveCFG && op.safe != [2]bool{true, true} {
			return nil, false
		}
		ops = append(ops, op)
	}
	return ops, true
}

// safeToLoad reports whether size bytes at p can be read right before at: they are dereferenceable,
// or an earlier access in the block proves it.
func (s *state) safeToLoad(p ir.Value, align, size uint64, at *ir.Instr) bool {
	if analysis.Readable(p, size, align, s.f) {
		return true
	}
	const scan = 16 // instructions scanned
	n := 0
	for i := at.Prev(); i != nil && n < scan; i = i.Prev() {
		if i.Op().IsCall() && analysis.MayWrite(i) && !analysis.IsDebugOrPseudo(i) && !isNeutral(i) {
			return false // it may free the memory
		}
		n++
		t := accessType(i)
		if t == nil || i.IsVolatile() || t.HasScalable() {
			continue
		}
		q := i.Operand(0)
		if i.Op() == ir.Store {
			q = i.Operand(1)
		}
		if q == p && max(i.Align(), 1) >= align && size <= s.dl.StoreSize(t) {
			return true
		}
	}
	return false
}

// speculatePhi moves the loads of a φ's address into its predecessors.
func (s *state) speculatePhi(phi *ir.Instr) {
	if phi.Block() == nil || !ir.HasUses(phi) { // several partitions may name it
		return
	}
	var loads []*ir.Instr
	for ld := range ir.Users(phi) {
		loads = append(loads, ld)
	}
	some := loads[len(loads)-1]
	b := ir.Before(phi)
	merged := b.Phi(some.Type(), phi.Name()+".sroa.speculated")
	for k := len(loads) - 1; k >= 0; k-- {
		ir.ReplaceAllUses(loads[k], merged)
	}
	done := map[*ir.Block]ir.Value{}
	for k := range phi.NumIncoming() {
		pred := phi.IncomingBlock(k)
		if v, ok := done[pred]; ok {
			merged.AddIncoming(v, pred)
			continue
		}
		at := ir.Before(pred.Term())
		ld := at.Load(some.Type(), phi.Operand(k), max(some.Align(), 1), phi.Name()+".sroa.speculate.load."+pred.Name())
		copyKinds(ld, some, "tbaa", "tbaa.struct", "alias.scope", "noalias")
		merged.AddIncoming(ld, pred)
		done[pred] = ld
	}
	for _, ld := range loads {
		ld.Erase()
	}
	s.eraseMerge(phi)
}

// rewriteSelect makes each access through a select of addresses use one of the addresses.
func (s *state) rewriteSelect(o selectOps) {
	sel := o.sel
	if sel.Block() == nil {
		return
	}
	for _, op := range o.ops {
		switch {
		case op.access.Block() == nil: // several partitions may name the select
			continue
		case op.safe == [2]bool{true, true}:
			s.speculateSelect(sel, op.access)
		default:
			s.predicate(sel, op)
		}
		op.access.Erase()
	}
	s.eraseMerge(sel)
}

// speculateSelect replaces a load of a select's address by a select of two loads.
func (s *state) speculateSelect(sel, ld *ir.Instr) {
	b := ir.Before(ld)
	t := b.Load(ld.Type(), sel.Operand(1), max(ld.Align(), 1), ld.Name()+".sroa.speculate.load.true")
	f := b.Load(ld.Type(), sel.Operand(2), max(ld.Align(), 1), ld.Name()+".sroa.speculate.load.false")
	for _, n := range []*ir.Instr{t, f} {
		copyKinds(n, ld, "tbaa", "tbaa.struct", "alias.scope", "noalias")
	}
	ir.ReplaceAllUses(ld, b.Select(sel.Operand(0), t, f, ld.Name()+".sroa.speculated")) // without weights, as in LLVM
}

// eraseMerge erases a φ or select that has lost its loads, and marks operands that become dead.
func (s *state) eraseMerge(i *ir.Instr) {
	if !ir.HasUses(i) {
		s.dead = append(s.dead, i)
	}
}
