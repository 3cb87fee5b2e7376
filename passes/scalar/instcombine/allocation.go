package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Memory that the program allocates, perhaps writes, and frees, but never reads (LLVM's
// visitAllocSite). The allocation is assumed to succeed, since its removal is not observable. The
// deallocation must belong to the same family, for otherwise the program may have replaced one of
// the two functions.
//
// Not handled, unlike LLVM: string duplication; comparisons of aligned allocations, which may have
// to fail.

// maxAllocationUses bounds the users visited of an address and of addresses computed from it.
const maxAllocationUses = 256

// allocationWalk follows the address of an allocation.
type allocationWalk struct {
	site   *ir.Instr
	family string
	users  []*ir.Instr
}

// neededByNobody removes an allocation whose memory is never read, with all its users, and reports
// whether it did.
func (ic *combiner) neededByNobody(i *ir.Instr) bool {
	if !i.Type().IsPtr() || len(i.Info.Bundles) > 0 || i.Flags&ir.MustTail != 0 || !analysis.RemovableAllocation(i) {
		return false
	}
	w := allocationWalk{site: i, family: analysis.AllocationFamily(i)}
	if w.family == "" || !w.follow(i) {
		return false
	}
	for _, u := range w.users {
		if v := w.result(u); v != nil {
			ic.use(u, v)
		}
	}
	for k := len(w.users) - 1; k >= 0; k-- {
		u := w.users[k]
		if ir.HasUses(u) { // by a user that is erased too
			ir.ReplaceAllUses(u, ir.NewPoison(u.Type()))
		}
		ic.erase(u)
	}
	ic.eraseAllocation(i)
	return true
}

// eraseAllocation erases an allocation. An invoke becomes an invoke of llvm.donothing, which keeps
// both edges; simplifycfg removes the unwind edge later.
func (ic *combiner) eraseAllocation(i *ir.Instr) {
	if i.Op() == ir.Invoke {
		f := ic.f.Module().Intrinsic("llvm.donothing", ic.ctx.Func(ic.ctx.Void, nil, false), pureAttrs())
		n := ir.NewInstr(ir.Invoke, ic.ctx.Void, i.Succ(0), i.UnwindDest(), f)
		n.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
		n.CopyDebugLoc(i)
		n.InsertBefore(i)
	}
	ic.erase(i)
}

// follow collects the users of an address, and reports whether all of them can be erased.
func (w *allocationWalk) follow(p *ir.Instr) bool {
	for use := range ir.Uses(p) {
		u := use.User()
		if len(w.users) >= maxAllocationUses {
			return false
		}
		if w.noted(u) {
			continue
		}
		on, ok := w.user(u, p, use.Index())
		if !ok {
			return false
		}
		w.users = append(w.users, u)
		if on && !w.follow(u) {
			return false
		}
	}
	return true
}

// noted reports whether a user is already recorded for erasure, as a user of another address.
func (w *allocationWalk) noted(u *ir.Instr) bool {
	for _, x := range w.users {
		if x == u {
			return true
		}
	}
	return false
}

// user reports whether a user of the address p can be erased, and whether its result is an address
// in the same memory.
func (w *allocationWalk) user(u, p *ir.Instr, operand int) (on, ok bool) {
	switch u.Op() {
	case ir.GetElementPtr:
		return true, operand == 0 && !u.Type().IsVector()
	case ir.AddrSpaceCast:
		return true, true
	case ir.ICmp:
		return false, u.Pred.IsEquality() && w.differs(u.Operand(1-operand))
	case ir.Store:
		return false, operand == 1 && !u.IsVolatile()
	case ir.Call:
		return w.call(u, p, operand)
	}
	return false, false
}

func (w *allocationWalk) call(u, p *ir.Instr, operand int) (on, ok bool) {
	switch id := u.IntrinsicID(); id {
	case "":
	case "llvm.memset", "llvm.memcpy", "llvm.memmove":
		return false, isZero(u.Arg(3)) && u.Arg(0) == ir.Value(p)
	case "llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume", "llvm.objectsize":
		return false, true
	case "llvm.invariant.start", "llvm.invariant.end":
		return false, !ir.HasUses(u)
	case "llvm.launder.invariant.group", "llvm.strip.invariant.group":
		return true, true
	default:
		return false, false
	}
	if operand != 0 || u.Flags&ir.MustTail != 0 || len(u.Info.Bundles) > 0 || analysis.AllocationFamily(u) != w.family {
		return false, false
	}
	if analysis.ReallocatedPointer(u) == ir.Value(p) {
		return true, true
	}
	return false, analysis.FreedPointer(u) == ir.Value(p) && u.Type().IsVoid()
}

// differs reports whether v cannot be the address of an allocation that does not escape (LLVM's
// isNeverEqualToUnescapedAlloc).
func (w *allocationWalk) differs(v ir.Value) bool {
	if name := w.site.CalledFunc().Name(); name == "aligned_alloc" || name == "memalign" {
		return false
	}
	if c, ok := v.(*ir.Const); ok {
		return c.Kind == ir.NullConst
	}
	i, ok := v.(*ir.Instr)
	if !ok || i == w.site {
		return false
	}
	if i.Op() == ir.Load {
		_, global := i.Operand(0).(*ir.GlobalVar)
		return global
	}
	return i.Op().IsCall() && analysis.RemovableAllocation(i)
}

// result returns the replacement for a user of erased memory; nil if it has no result, or one that
// only other erased users use.
func (w *allocationWalk) result(u *ir.Instr) ir.Value {
	switch {
	case u.Type().IsVoid():
		return nil
	case u.Op() == ir.ICmp:
		return u.Type().Context().NewBool(u.Pred == ir.NE)
	case u.IntrinsicID() == "llvm.objectsize": // the size for an unknown object
		if isZero(u.Arg(1)) {
			return ir.NewAllOnes(u.Type())
		}
		return ir.NewZero(u.Type())
	}
	return nil
}

// freedNothing simplifies a deallocation of null, of undef, which is undefined behaviour, or of
// memory that was just reallocated.
func (ic *combiner) freedNothing(i *ir.Instr) bool {
	p := analysis.FreedPointer(i)
	if p == nil || ir.HasUses(i) || i.Flags&ir.MustTail != 0 {
		return false
	}
	switch {
	case isUndef(p):
		ic.unreachableAt(i)
		ic.erase(i)
		return true
	case isZero(p):
		ic.erase(i)
		return true
	}
	if r, ok := p.(*ir.Instr); ok && r.Op() == ir.Call && oneUse(r) {
		if old := analysis.ReallocatedPointer(r); old != nil {
			ic.setOperand(i, 0, old)
			ic.erase(r)
		}
	}
	return false
}
