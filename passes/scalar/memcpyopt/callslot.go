package memcpyopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// A call writes to a stack slot that is then copied: it can write to the destination directly.
//
//	call @f(ptr %tmp)                     call @f(ptr %dest)
//	memcpy(%dest, %tmp, n)          ⇒

// slot is a copy of size bytes from src to dest: a memcpy, or a load and a store.
type slot struct {
	load, store *ir.Instr
	dest, src   ir.Value
	size, align uint64         // align of the destination
	to          alias.Location // that the copy writes
}

// callSlot gives the call that has written the source the destination instead, and reports whether
// it did; the copy is the caller's to remove. The call is asked for when all that is cheaper to ask
// is known.
func (o *optimizer) callSlot(s *slot, caller func() *ir.Instr) bool {
	src, ok := s.src.(*ir.Instr)
	if !ok || src.Op() != ir.Alloca {
		return false
	}
	size, known := o.slotSize(src)
	if !known || s.size < size {
		return false
	}
	call := caller()
	if call == nil || call.Op() != ir.Call || call.IntrinsicID() == "llvm.lifetime.start" || call.Block() != s.store.Block() {
		return false
	}
	aa := o.aa.Batch()
	var start *ir.Instr // of the destination's life, which has to move up
	if o.accessedBetween(aa, s.to, call, s.store, &start) {
		return false
	}
	if start != nil {
		if arg, isInstr := start.Arg(1).(*ir.Instr); isInstr && arg.Block() == call.Block() && call.ComesBefore(arg) {
			return false
		}
	}
	if !writable(analysis.UnderlyingObject(s.dest)) || !o.exists(s.dest, s.size) || o.seenByUnwinding(s.dest, call, s.store) {
		return false
	}
	to, isSlot := s.dest.(*ir.Instr)
	isSlot = isSlot && to.Op() == ir.Alloca
	aligned := max(src.Align(), 1) <= s.align
	if !aligned && !isSlot || !o.onlyIn(src, call, s.load) || !o.callDoesNotKeep(aa, call, src, size, s) {
		return false
	}
	address := o.movableAddress(s.dest, call)
	if !address.ok || !o.notTouched(aa, call, s.dest, size) || !o.sameTypes(call, src, s.dest) {
		return false
	}
	return o.useSlot(s, call, src, start, address.move, aligned)
}

// useSlot rewrites the call.
func (o *optimizer) useSlot(s *slot, call, src, start, address *ir.Instr, aligned bool) bool {
	changed := false
	for k := range call.NumArgs() {
		if analysis.StripCasts(call.Arg(k)) == ir.Value(src) {
			call.SetOperand(k, s.dest)
			changed = true
		}
	}
	if !changed {
		return false
	}
	if !aligned {
		s.dest.(*ir.Instr).SetAlign(src.Align())
	}
	if address != nil {
		address.MoveBefore(call)
	}
	if start != nil {
		o.mssa.Remove(start)
		start.MoveBefore(call)
		o.mssa.InsertBefore(start, o.mssa.Of(call))
	}
	tags := alias.TagsOf(call).Merge(alias.TagsOf(s.load))
	if s.load != s.store {
		tags = tags.Merge(alias.TagsOf(s.store))
	}
	tags.Attach(call)
	o.c.Count("Number of call slot optimizations performed", 1)
	return true
}

// writable reports whether a write to an object cannot trap because the object is not constant.
func writable(object ir.Value) bool {
	switch v := object.(type) {
	case *ir.Instr:
		return v.Op() == ir.Alloca || analysis.NoAliasCall(v)
	case *ir.Param:
		return v.Attrs().Has("byval") || v.Attrs().Has("writable")
	}
	return false
}

// exists reports whether there are so many bytes at an address.
func (o *optimizer) exists(p ir.Value, bytes uint64) bool {
	base, off, ok := analysis.ConstantOffset(p, o.dl)
	n, orNull := analysis.Dereferenceable(base, o.dl)
	if orNull {
		n = 0
	}
	return analysis.Readable(p, bytes, 1, o.f) || ok && off >= 0 && uint64(off)+bytes <= n
}

// onlyIn reports whether a stack slot is used by two instructions only, the marks of its life
// aside.
func (o *optimizer) onlyIn(slot, x, y *ir.Instr) bool {
	work := []*ir.Instr{slot}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Users(p) {
			id := u.IntrinsicID()
			switch {
			case u.Op() == ir.AddrSpaceCast:
				work = append(work, u)
			case id == "llvm.lifetime.start", id == "llvm.lifetime.end", u == x, u == y:
			default:
				return false
			}
		}
	}
	return true
}

// callDoesNotKeep reports whether the call does not capture the slot's address, or no copy of it is
// used before the slot's lifetime ends, and the destination is as private as the slot was: the call
// might compare the two.
func (o *optimizer) callDoesNotKeep(aa *alias.Batch, call, src *ir.Instr, size uint64, s *slot) bool {
	kept := false
	for k := range call.NumArgs() {
		kept = kept || analysis.StripCasts(call.Arg(k)) == ir.Value(src) && !analysis.NoCapture(call, k)
	}
	if !kept {
		return true
	}
	object := analysis.UnderlyingObject(s.dest)
	if !analysis.IdentifiedFuncLocal(object) || analysis.MayBeCapturedBefore(object, true, call, o.dt, true) {
		return false
	}
	loc := alias.Location{Ptr: src, Size: alias.Precise(size)}
	var n scan
	for i := call.Next(); i != nil; i = i.Next() {
		if n.over(i) {
			return false
		}
		if i.IntrinsicID() == "llvm.lifetime.end" && analysis.StripCasts(i.Arg(1)) == ir.Value(src) {
			if lives, fits := ir.AsInt(i.Arg(0)).Uint64(); !fits || lives >= size {
				return true
			}
		}
		if i.Op() == ir.Ret {
			return true
		}
		if i == s.load {
			continue
		}
		if i.IsTerminator() || (analysis.MayRead(i) || analysis.MayWrite(i)) && aa.ModRef(i, loc)&analysis.RefMod != 0 {
			return false
		}
	}
	return false
}

// movable checks whether an address is available at a call, possibly after a getelementptr is moved
// there.
type movable struct {
	ok   bool
	move *ir.Instr
}

func (o *optimizer) movableAddress(p ir.Value, call *ir.Instr) movable {
	i, isInstr := p.(*ir.Instr)
	if !isInstr || o.dt.DominatesInstr(i, call) {
		return movable{ok: true}
	}
	if i.Op() != ir.GetElementPtr || !o.available(i.Operand(0), call) {
		return movable{}
	}
	for k := 1; k < i.NumOperands(); k++ {
		if ir.AsInt(i.Operand(k)) == nil {
			return movable{}
		}
	}
	return movable{true, i}
}

// notTouched reports whether the call does not access the destination by itself.
func (o *optimizer) notTouched(aa *alias.Batch, call *ir.Instr, dest ir.Value, size uint64) bool {
	loc := alias.Location{Ptr: dest, Size: alias.Precise(size)}
	return aa.ModRef(call, loc)&analysis.RefMod == 0 || aa.CallBeforeCapture(call, loc)&analysis.RefMod == 0
}

func (o *optimizer) sameTypes(call, src *ir.Instr, dest ir.Value) bool {
	if src.Type() != dest.Type() {
		return false
	}
	for k := range call.NumArgs() {
		if v := call.Arg(k); analysis.StripCasts(v) == ir.Value(src) && v.Type() != src.Type() {
			return false
		}
	}
	return true
}
