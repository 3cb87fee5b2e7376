package alias

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// ModRef tells what i may do to the memory at loc. A location without a pointer stands for all
// memory.
func (b *Batch) ModRef(i *ir.Instr, loc Location) analysis.ModRef {
	switch i.Op() {
	case ir.Call, ir.Invoke, ir.CallBr:
		if loc.Ptr == nil {
			return analysis.CallEffects(i).Any()
		}
		return b.callModRef(i, loc)
	case ir.Load:
		if i.Ordering > ir.Unordered {
			return analysis.RefMod
		}
		return b.accessModRef(i, loc, analysis.Ref)
	case ir.Store:
		if i.Ordering > ir.Unordered {
			return analysis.RefMod
		}
		return b.accessModRef(i, loc, analysis.Mod)
	case ir.CmpXchg, ir.AtomicRMW: // stronger orderings concern other addresses too
		if i.Ordering > ir.Monotonic {
			return analysis.RefMod
		}
		if loc.Ptr != nil && b.aliasAccess(i, loc) == NoAlias {
			return analysis.NoModRef
		}
		return analysis.RefMod
	case ir.VAArg:
		if loc.Ptr == nil {
			return analysis.RefMod
		}
		if b.aliasAccess(i, loc) == NoAlias {
			return analysis.NoModRef
		}
		return b.Mask(loc, false)
	case ir.Fence, ir.CatchPad, ir.CatchRet:
		if loc.Ptr == nil {
			return analysis.RefMod
		}
		return b.Mask(loc, false)
	}
	return analysis.NoModRef
}

func (b *Batch) aliasAccess(i *ir.Instr, loc Location) Result {
	own, _ := LocationOf(i)
	return b.Alias(own, loc)
}

func (b *Batch) accessModRef(i *ir.Instr, loc Location, what analysis.ModRef) analysis.ModRef {
	if loc.Ptr == nil {
		return what
	}
	if b.aliasAccess(i, loc) == NoAlias || what == analysis.Mod && b.Mask(loc, false)&analysis.Mod == 0 {
		return analysis.NoModRef
	}
	return what
}

// Mask returns what anything at all may do to the memory at loc while the function runs: nothing,
// read it, or write it too. With ignoreLocals, allocas count as never written.
func (b *Batch) Mask(loc Location, ignoreLocals bool) analysis.ModRef {
	m := analysis.RefMod
	if b.chain.basic {
		m &= basicMask(loc.Ptr, ignoreLocals)
	}
	if b.chain.types && immutableTag(loc.Tags.TBAA) || b.spaces.neverWritten(loc.Ptr) {
		m = analysis.NoModRef
	}
	return m
}

// maxMaskObjects bounds the objects that basicMask looks at.
const maxMaskObjects = 8

func basicMask(p ir.Value, ignoreLocals bool) analysis.ModRef {
	o := analysis.UnderlyingObject(p)
	if op := analysis.Opcode(o); op != ir.Select && op != ir.Phi {
		return objectMask(o, ignoreLocals)
	}
	mask := analysis.NoModRef
	seen := map[ir.Value]bool{}
	work := []ir.Value{o}
	for n := 0; len(work) > 0; n++ {
		if n == maxMaskObjects {
			return analysis.RefMod
		}
		o := analysis.UnderlyingObject(work[len(work)-1])
		work = work[:len(work)-1]
		if seen[o] {
			continue
		}
		seen[o] = true
		i, ok := o.(*ir.Instr)
		switch {
		case ok && i.Op() == ir.Select:
			work = append(work, i.Operand(1), i.Operand(2))
		case ok && i.Op() == ir.Phi:
			if i.NumIncoming() > maxMaskObjects {
				return analysis.RefMod
			}
			for k := range i.NumIncoming() {
				work = append(work, i.Operand(k))
			}
		default:
			mask |= objectMask(o, ignoreLocals)
		}
		if mask == analysis.RefMod {
			break
		}
	}
	return mask
}

// objectMask is basicMask for one object.
func objectMask(o ir.Value, ignoreLocals bool) analysis.ModRef {
	switch o := o.(type) {
	case *ir.Instr:
		if o.Op() == ir.Alloca && ignoreLocals {
			return analysis.NoModRef
		}
	case *ir.GlobalVar:
		if o.Constant {
			return analysis.NoModRef
		}
	case *ir.Param:
		if o.Attrs().Has("noalias") && readsOnly(o) {
			return analysis.Ref // nothing else writes it, and the function does not
		}
	}
	return analysis.RefMod
}

func readsOnly(p *ir.Param) bool { return p.Attrs().Has("readonly") || p.Attrs().Has("readnone") }

// CallEffects returns the effects of a call on any memory.
func (b *Batch) CallEffects(call *ir.Instr) analysis.Effects {
	if b.chain.types && immutableTag(call.MD("tbaa")) {
		return analysis.Effects{}
	}
	if !b.chain.basic { // attributes are what basic-aa reads
		return analysis.Effects{Arg: analysis.RefMod, Inaccessible: analysis.RefMod, Other: analysis.RefMod}
	}
	return analysis.CallEffects(call)
}

func (b *Batch) callModRef(call *ir.Instr, loc Location) analysis.ModRef {
	m := analysis.RefMod
	if b.chain.basic {
		m = b.basicCallModRef(call, loc)
	}
	if m != analysis.NoModRef && (b.chain.scoped && !mayAliasByScopes(loc.Tags, TagsOf(call)) ||
		b.chain.types && !mayAliasByTypes(loc.Tags.TBAA, call.MD("tbaa"))) {
		m = analysis.NoModRef
	}
	if m != analysis.NoModRef {
		m &= b.Mask(loc, false)
	}
	return m
}

func (b *Batch) basicCallModRef(call *ir.Instr, loc Location) analysis.ModRef {
	object := analysis.UnderlyingObject(loc.Ptr)
	alloca := analysis.Opcode(object) == ir.Alloca
	if alloca && call.Op() == ir.Call {
		// A tail call may run when the frame no longer exists.
		if call.Flags&(ir.TailCall|ir.MustTail) != 0 && !anyByVal(call) {
			return analysis.NoModRef
		}
		if call.IntrinsicID() == "llvm.stackrestore" && !staticAlloca(object.(*ir.Instr)) {
			return analysis.Mod
		}
	}
	e := b.CallEffects(call)
	arg, other := e.Arg, e.Other
	if arg|other == analysis.NoModRef {
		return analysis.NoModRef
	}
	if other != 0 && !ir.IsConst(object) && object != ir.Value(call) && (alloca || !analysis.CallHas(call, "returns_twice")) &&
		b.notCapturedBefore(object, call, false) {
		other = analysis.NoModRef // only arguments lead to an object that did not escape
	}
	if arg|other != other {
		arg = b.argModRef(call, arg, loc)
	}
	if marksWrites(call) {
		return (arg | other) & analysis.Ref
	}
	return arg | other
}

// marksWrites reports whether a call is declared to write memory only to keep it in place.
func marksWrites(call *ir.Instr) bool {
	switch call.IntrinsicID() {
	case guard, "llvm.invariant.start":
		return true
	}
	return false
}

// guard is the intrinsic that deoptimizes when its condition does not hold: it reads the memory
// that the interpreter continues with.
const guard = "llvm.experimental.guard"

// argModRef returns the effect on loc of a call whose effects on its arguments' memory are at most
// arg.
func (b *Batch) argModRef(call *ir.Instr, arg analysis.ModRef, loc Location) analysis.ModRef {
	m := analysis.NoModRef
	for k := range call.NumArgs() {
		if !call.Arg(k).Type().IsPtr() {
			continue
		}
		if b.Alias(LocationOfArg(call, k), loc) != NoAlias {
			if m |= arg & analysis.ArgModRef(call, k); m == arg {
				return m
			}
		}
	}
	for _, u := range call.Info.Bundles {
		for k := u.First; k < u.First+u.Count; k++ {
			p := call.Operand(k)
			if p.Type().IsPtr() && b.Alias(LocationBeforeOrAfter(p), loc) != NoAlias {
				if u.Tag == "deopt" {
					m |= arg & analysis.Ref
				} else {
					m |= arg
				}
			}
		}
	}
	return m
}

// CallBeforeCapture returns what a call may do to loc in an object that is captured at this call at
// the earliest: only through its arguments that do not capture. It costs a walk over the uses of
// the object, so it is queried only when ModRef gives no answer. LLVM's callCapturesBefore.
func (b *Batch) CallBeforeCapture(call *ir.Instr, loc Location) analysis.ModRef {
	object := analysis.UnderlyingObject(loc.Ptr)
	if b.dt == nil || !call.Op().IsCall() || object == ir.Value(call) || !analysis.IdentifiedFuncLocal(object) ||
		analysis.MayBeCapturedBefore(object, true, call, b.dt, true) {
		return analysis.RefMod
	}
	m := analysis.NoModRef
	whole := LocationBeforeOrAfter(object)
	for k, p := range call.Operands() {
		isArg := k < call.NumArgs()
		if !p.Type().IsPtr() || k == call.NumOperands()-1 || isArg && !analysis.ArgHas(call, k, "nocapture") && !analysis.ArgHas(call, k, "byval") ||
			b.Alias(LocationBeforeOrAfter(p), whole) == NoAlias {
			continue
		}
		if !isArg {
			return analysis.RefMod
		}
		if m |= analysis.ArgModRef(call, k); m&analysis.Mod != 0 {
			return analysis.RefMod
		}
	}
	return m
}

func anyByVal(call *ir.Instr) bool {
	for k := range call.NumArgs() {
		if analysis.ArgHas(call, k, "byval") {
			return true
		}
	}
	return false
}

// staticAlloca reports whether an alloca is part of the function's fixed frame.
func staticAlloca(a *ir.Instr) bool {
	return constInt(a.Operand(0)) != nil && a.Block().IsEntry() && !a.HasFlag(ir.InAlloca)
}

// ModRefCalls tells what call i may do to memory that call j accesses.
func (b *Batch) ModRefCalls(i, j *ir.Instr) analysis.ModRef {
	x, y := b.CallEffects(i), b.CallEffects(j)
	if x.Any() == analysis.NoModRef || y.Any() == analysis.NoModRef {
		return analysis.NoModRef
	}
	if b.chain.scoped && !mayAliasByScopes(TagsOf(i), TagsOf(j)) ||
		b.chain.types && !mayAliasByTypes(i.MD("tbaa"), j.MD("tbaa")) {
		return analysis.NoModRef
	}
	if (x.Any()|y.Any())&analysis.Mod == 0 {
		return analysis.NoModRef
	}
	if b.chain.basic {
		if m, ok := guardModRef(i, j, x, y); ok {
			return m
		}
	}
	result := x.Any()
	if y.OnlyArgs() {
		return b.refineByArgsOf(j, i, result)
	}
	if x.OnlyArgs() {
		return b.refineByOwnArgs(i, j, result)
	}
	return result
}

// guardModRef is ModRefCalls where one of the calls is a guard, which writes nothing.
func guardModRef(i, j *ir.Instr, x, y analysis.Effects) (m analysis.ModRef, ok bool) {
	switch {
	case i.IntrinsicID() == guard:
		if y.Any()&analysis.Mod != 0 {
			m = analysis.Ref
		}
		return m, true
	case j.IntrinsicID() == guard:
		return x.Any() & analysis.Mod, true
	}
	return m, false
}

// refineByArgsOf: j touches only its arguments' memory, so what i does to that is all that matters.
func (b *Batch) refineByArgsOf(j, i *ir.Instr, result analysis.ModRef) analysis.ModRef {
	m := analysis.NoModRef
	for k := range j.NumArgs() {
		if !j.Arg(k).Type().IsPtr() {
			continue
		}
		mask := analysis.NoModRef
		switch does := analysis.ArgModRef(j, k); {
		case does&analysis.Mod != 0:
			mask = analysis.RefMod
		case does&analysis.Ref != 0:
			mask = analysis.Mod // two reads do not interact
		}
		if mask != 0 {
			mask &= b.ModRef(i, LocationOfArg(j, k))
		}
		if m = (m | mask) & result; m == result {
			break
		}
	}
	return m
}

// refineByOwnArgs: i touches only its arguments' memory.
func (b *Batch) refineByOwnArgs(i, j *ir.Instr, result analysis.ModRef) analysis.ModRef {
	m := analysis.NoModRef
	for k := range i.NumArgs() {
		if !i.Arg(k).Type().IsPtr() {
			continue
		}
		own := analysis.ArgModRef(i, k)
		theirs := b.ModRef(j, LocationOfArg(i, k))
		if own&analysis.Mod != 0 && theirs != 0 || own&analysis.Ref != 0 && theirs&analysis.Mod != 0 {
			m = (m | own) & result
		}
		if m == result {
			break
		}
	}
	return m
}

// The questions of Batch, asked once.

// Mask returns what anything at all may do to the memory at loc; see Batch.Mask.
func (a *Analysis) Mask(loc Location, ignoreLocals bool) analysis.ModRef {
	return a.Batch().Mask(loc, ignoreLocals)
}

// ModRef tells what i may do to the memory at loc; a location without a pointer stands for all
// memory.
func (a *Analysis) ModRef(i *ir.Instr, loc Location) analysis.ModRef { return a.Batch().ModRef(i, loc) }

// ModRefCalls tells what call i may do to memory that call j accesses.
func (a *Analysis) ModRefCalls(i, j *ir.Instr) analysis.ModRef { return a.Batch().ModRefCalls(i, j) }
