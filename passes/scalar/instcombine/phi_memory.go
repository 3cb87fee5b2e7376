package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// φs of loads, addresses and parts of aggregates: one operation after a φ of the operands replaces
// the operations on the edges, where that needs no more than one φ.

// phiOfOperands creates the φ of operand k of the incoming values of i, which are all instructions.
func (ic *combiner) phiOfOperands(i *ir.Instr, k int, name string) *ir.Instr {
	p := ir.NewInstr(ir.Phi, i.Operand(0).(*ir.Instr).Operand(k).Type())
	for n := range i.NumIncoming() {
		p.AddIncoming(i.Operand(n).(*ir.Instr).Operand(k), i.IncomingBlock(n))
	}
	p.InsertBefore(i)
	p.SetName(name)
	ic.work.add(p)
	return p
}

// mergedLocation gives r the merged debug location of the operations that it replaces.
func mergedLocation(r, phi *ir.Instr) *ir.Instr {
	loc := asInstr(phi.Operand(0)).DebugLoc()
	for k := 1; k < phi.NumIncoming(); k++ {
		loc = rewrite.MergeLocations(loc, asInstr(phi.Operand(k)).DebugLoc())
	}
	r.SetMD("dbg", loc)
	return r
}

// phiOfAddresses: φ(p + a, q + a) is φ(p, q) + a. Constant offsets stay where they are, and
// addresses in allocas (LLVM's foldPHIArgGEPIntoPHI).
func (ic *combiner) phiOfAddresses(i, first *ir.Instr) *ir.Instr {
	differs := -1
	flags := first.Flags
	inAllocas := true
	for _, v := range i.Operands() {
		g := v.(*ir.Instr)
		if g.ElemTy != first.ElemTy || g.NumOperands() != first.NumOperands() || g.Type() != first.Type() {
			return nil
		}
		flags &= g.Flags
		inAllocas = inAllocas && constantInAlloca(g)
		for k, o := range g.Operands() {
			same := first.Operand(k)
			switch {
			case o == same:
			case ir.IsConst(o) || ir.IsConst(same) || o.Type() != same.Type() || differs >= 0 && differs != k:
				return nil
			default:
				differs = k
			}
		}
	}
	if inAllocas {
		return nil
	}
	r := first.Clone()
	r.Flags = flags
	if differs >= 0 {
		r.SetOperand(differs, ic.phiOfOperands(i, differs, suffixed(first.Operand(differs), ".pn")))
	}
	return mergedLocation(r, i)
}

func constantInAlloca(g *ir.Instr) bool {
	for k := 1; k < g.NumOperands(); k++ {
		if !ir.IsConst(g.Operand(k)) {
			return false
		}
	}
	return opOf(g.Operand(0), ir.Alloca) != nil
}

// phiOfLoads: φ(load p, load q) is load φ(p, q), where nothing is written between the loads and the
// φ (LLVM's foldPHIArgLoadIntoPHI).
func (ic *combiner) phiOfLoads(i, first *ir.Instr) *ir.Instr {
	align := first.Align()
	same := true
	for k, v := range i.Operands() {
		l := v.(*ir.Instr)
		if l.Ordering != 0 || l.IsVolatile() != first.IsVolatile() || l.Block() != i.IncomingBlock(k) || !ic.sinkable(l) ||
			l.Operand(0).Type() != first.Operand(0).Type() || l.IsVolatile() && l.Block().NumSuccs() != 1 {
			return nil
		}
		align = min(align, l.Align())
		same = same && l.Operand(0) == first.Operand(0)
		if analysis.SwiftError(l.Operand(0)) || intrinsicOf(l.Operand(0), "llvm.protected.field.ptr") != nil { // a φ is no such address
			return nil
		}
	}
	r := first.Clone()
	for k := 1; k < i.NumIncoming(); k++ {
		combineLoads(r, asInstr(i.Operand(k)))
	}
	r.SetAlign(align)
	if !same {
		r.SetOperand(0, ic.phiOfOperands(i, 0, suffixed(i, ".in")))
	}
	mergedLocation(r, i)
	for _, v := range i.Operands() {
		v.(*ir.Instr).Flags &^= ir.Volatile // one volatile load replaces all
	}
	return r
}

// sinkable reports whether a load can move to the end of its block: no write follows it. Direct
// loads of a promotable alloca, or at a constant offset in one, stay: a φ of addresses would
// prevent the promotion.
func (ic *combiner) sinkable(l *ir.Instr) bool {
	for j := l.Next(); j != nil; j = j.Next() {
		if analysis.MayWrite(j) && !(j.Op().IsCall() && onlyInaccessible(j)) {
			return false
		}
	}
	p := asInstr(l.Operand(0))
	switch {
	case p == nil:
		return true
	case p.Op() == ir.Alloca:
		return addressTaken(p)
	case p.Op() == ir.GetElementPtr:
		return !constantInAlloca(p)
	}
	return true
}

// onlyInaccessible reports whether a call accesses only memory that is inaccessible to the module.
func onlyInaccessible(call *ir.Instr) bool {
	e := analysis.CallEffects(call)
	return e.Arg == 0 && e.Other == 0
}

// maxAllocaUses bounds the uses of an alloca that are visited.
const maxAllocaUses = 256

// addressTaken reports whether an alloca is used by more than loads and stores.
func addressTaken(a *ir.Instr) bool {
	n := 0
	for u := range ir.Uses(a) {
		if x := u.User(); x.Op() != ir.Load && (x.Op() != ir.Store || u.Index() != 1) {
			return true
		}
		if n++; n > maxAllocaUses {
			return false
		}
	}
	return false
}

// phiOfParts moves extractvalue or insertvalue below the φ.
func (ic *combiner) phiOfParts(i, first *ir.Instr) *ir.Instr {
	differs := -1
	for _, v := range i.Operands() {
		x := v.(*ir.Instr)
		if !sameIndices(x, first) {
			return nil
		}
		for k, o := range x.Operands() {
			switch {
			case o.Type() != first.Operand(k).Type() || first.Op() == ir.InsertValue && !oneUse(x):
				return nil
			case o != first.Operand(k) && differs >= 0 && differs != k:
				differs = x.NumOperands()
			case o != first.Operand(k) && differs < 0:
				differs = k
			}
		}
	}
	r := first.Clone()
	for k := range first.NumOperands() {
		if differs == k || differs == first.NumOperands() || first.Op() == ir.ExtractValue {
			r.SetOperand(k, ic.phiOfOperands(i, k, suffixed(first.Operand(k), ".pn")))
		}
	}
	return mergedLocation(r, i)
}

func sameIndices(a, b *ir.Instr) bool {
	x, y := a.Indices(), b.Indices()
	if len(x) != len(y) {
		return false
	}
	for k := range x {
		if x[k] != y[k] {
			return false
		}
	}
	return true
}
