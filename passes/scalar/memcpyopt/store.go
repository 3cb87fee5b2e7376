package memcpyopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
)

// Stores of a repeated byte, and stores of a value that was just loaded.

// store processes a store, and returns the next instruction to visit.
func (o *optimizer) store(i *ir.Instr) (next *ir.Instr, changed bool) {
	next = i.Next()
	v := i.Operand(0)
	ty := v.Type()
	if !i.IsSimple() || i.MD("nontemporal") != nil || ty.Scalar().IsPtr() && o.dl.IsNonIntegral(ty.Scalar().Space) {
		return next, false
	}
	if ld, ok := v.(*ir.Instr); ok && ld.Op() == ir.Load {
		return o.loaded(i, ld)
	}
	if !o.set || ty.HasScalable() {
		return next, false
	}
	b := analysis.BytewiseValue(v, o.dl)
	if b == nil {
		return next, false
	}
	size := int64(o.dl.StoreSize(ty))
	if m := o.merge(i, i.Operand(1), b, size, i.Align()); m != nil {
		return m, true
	}
	if !ty.IsAggregate() { // others may become useful as a memset
		return next, false
	}
	m := rewrite.MemSet(ir.Before(i), i.Operand(1), b, ir.NewSigned(o.f.Ctx().I64, size), i.Align())
	o.mssa.Replace(i, m)
	i.Erase()
	o.c.Count("Number of memsets inferred", 1)
	return m, true
}

// loaded works on a store of a value whose load is in the same block and has no other use. A load
// and store of an aggregate become a memcpy; other values may be the result of a call that can
// write to the destination directly.
func (o *optimizer) loaded(st, ld *ir.Instr) (next *ir.Instr, changed bool) {
	next = st.Next()
	if !ld.IsSimple() || !ir.HasOneUse(ld) || ld.Block() != st.Block() {
		return next, false
	}
	if ld.Type().IsAggregate() && o.copy {
		if m := o.copyAggregate(st, ld); m != nil {
			return m, true
		}
	}
	size := o.dl.StoreSize(ld.Type())
	s := &slot{load: ld, store: st, dest: analysis.StripCasts(st.Operand(1)), src: analysis.StripCasts(ld.Operand(0)), size: size,
		align: min(max(st.Align(), 1), max(ld.Align(), 1))}
	s.to, _ = alias.LocationOf(st)
	if !o.callSlot(s, func() *ir.Instr { return o.mssa.Walker().Clobber(o.mssa.Of(ld)).Instr }) &&
		!o.joinSlots(ld, st, st.Operand(1), ld.Operand(0), size) {
		return next, false
	}
	o.erase(st)
	o.erase(ld)
	o.c.Count("Number of memcpy instructions deleted", 1)
	return next, true
}

// copyAggregate replaces a load and a store by a memcpy or memmove at the store, or at the first
// write to the loaded memory in between, if the store can move there.
func (o *optimizer) copyAggregate(st, ld *ir.Instr) *ir.Instr {
	from, _ := alias.LocationOf(ld)
	at := st
	var n scan
	for i := ld.Next(); i != st; i = i.Next() {
		if n.over(i) {
			return nil
		}
		if o.aa.ModRef(i, from)&analysis.Mod != 0 {
			at = i
			break
		}
	}
	if at != st && !o.lift(st, at, ld) {
		return nil
	}
	id := "llvm.memcpy"
	if o.aa.ModRef(st, from)&analysis.Mod != 0 {
		id = "llvm.memmove"
	}
	b := ir.Before(at)
	size := ir.NewInt(o.f.Ctx().I64, o.dl.StoreSize(ld.Type()))
	m := rewrite.MemTransfer(b, id, st.Operand(1), st.Align(), ld.Operand(0), ld.Align(), size)
	o.mssa.Replace(st, m)
	st.Erase()
	o.erase(ld)
	o.c.Count("Number of memcpy instructions deleted", 1)
	return m
}

// lift moves a store and its operands before an instruction that writes the memory that ld has
// read, if neither that instruction nor those in between conflict with the store. Only stores whose
// operands are available there move.
func (o *optimizer) lift(st, at, ld *ir.Instr) bool {
	loc, _ := alias.LocationOf(st)
	if o.mssa.Of(at) == nil || o.aa.ModRef(at, loc)&analysis.RefMod != 0 || !o.available(st.Operand(1), at) {
		return false
	}
	var n scan
	for i := at; i != st; i = i.Next() {
		if n.over(i) || !analysis.TransfersControl(i) || o.mssa.Of(i) != nil && o.aa.ModRef(i, loc)&analysis.RefMod != 0 {
			return false
		}
	}
	a := o.mssa.Of(st)
	if o.mssa.Of(at).Kind != a.Kind {
		return false
	}
	st.MoveBefore(at)
	o.mssa.Remove(st)
	o.mssa.InsertBefore(st, o.mssa.Of(at))
	return true
}

func (o *optimizer) available(v ir.Value, at *ir.Instr) bool {
	i, ok := v.(*ir.Instr)
	return !ok || o.dt.DominatesInstr(i, at)
}
