package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Copying the body of a callee into a call, as LLVM's InlineFunction: the block of the call is split behind it, the callee's
// blocks are put between with the arguments in place of the parameters, and returns become branches to the second half.
//
//	%r = call i32 @f(i32 7)          br label %f.exit's predecessors …
//	…                            ⇒   f.exit:
//	                                 %r = phi i32 [ … ], …
//
// Static allocas of the callee move to the caller's entry block; a byval argument is copied to one. Debug locations say
// where they were inlined. Not handled, and refused by obstacle: callees with exception handling, variable arguments,
// dynamic allocas, indirectbr, taken block addresses, musttail calls, calls that return twice (setjmp), or properties that the caller lacks.

// obstacle says why a call cannot be inlined, or "".
func obstacle(call *ir.Instr) string {
	f := call.CalledFunc()
	switch {
	case f == nil:
		return "the callee is not known"
	case f.IsDecl():
		return "the callee has no body"
	case interposable(f):
		return "another definition may replace the callee"
	case call.Op() != ir.Call || call.HasFlag(ir.MustTail) || len(call.Info.Bundles) > 0:
		return "the call unwinds, must be a tail call or has operand bundles"
	case f == call.Func():
		return "the function calls itself"
	case f.FuncType.VarArg || f.Personality != nil || f.GC != "" || f.CC != call.Info.CC:
		return "the callee has variable arguments, exception handling, or another calling convention"
	}
	for _, a := range []string{"noinline", "optnone", "returns_twice", "naked", "presplitcoroutine"} {
		if f.Attrs.Fn.Has(a) || call.Info.Attrs.Fn.Has(a) {
			return "the callee is " + a
		}
	}
	for _, a := range []string{"strictfp", "null_pointer_is_valid", "target-cpu", "target-features", "sanitize_address", "sanitize_memory", "sanitize_thread"} {
		x, _ := f.Attrs.Fn.Get(a)
		y, _ := call.Func().Attrs.Fn.Get(a)
		if x != y {
			return "caller and callee differ in " + a
		}
	}
	return bodyObstacle(f)
}

func bodyObstacle(f *ir.Func) string {
	for b := range f.Blocks() {
		if b.AddressTaken() {
			return "the address of a block is taken"
		}
		for i := range b.Instrs() {
			switch i.Op() {
			case ir.IndirectBr, ir.CallBr, ir.Invoke, ir.Resume, ir.LandingPad, ir.CatchSwitch, ir.CleanupPad, ir.CatchPad:
				return "the callee has " + i.Op().String()
			case ir.Alloca:
				if b != f.Entry() || ir.AsInt(i.Operand(0)) == nil {
					return "the callee has an alloca of variable size"
				}
			case ir.Call:
				if i.HasFlag(ir.MustTail) {
					return "the callee has a musttail call"
				}
				if analysis.CallHas(i, "returns_twice") { // the caller's slots, in registers by then, would have to last
					return "the callee calls what returns twice"
				}
				switch i.IntrinsicID() {
				case "llvm.localescape", "llvm.icall.branch.funnel", "llvm.va_start", "llvm.frameaddress", "llvm.returnaddress", "llvm.eh.typeid.for",
					"llvm.experimental.convergence.entry": // which would need the token of the call, in an operand bundle
					return "the callee calls " + i.IntrinsicID()
				}
			}
		}
	}
	return ""
}

// interposable reports whether the linker may choose another body, one that does something else.
func interposable(f *ir.Func) bool {
	switch f.Linkage {
	case ir.WeakLinkage, ir.LinkOnce, ir.ExternWeak, ir.Common:
		return true
	}
	return false
}

// inlineCall replaces the call, which must have no obstacle, by the callee's body. It returns the copies of the callee's own calls.
func inlineCall(call *ir.Instr) (copied []*ir.Instr) {
	callee, caller := call.CalledFunc(), call.Func()
	mergeAttributes(caller, callee)
	vm := ir.NewValueMap(callee, caller)
	for k, p := range callee.Params {
		vm.Set(p, argument(call, k, p))
	}
	locations, scopes := inlinedLocations(call), aliasScopes{}
	defer func() {
		for i := range callee.Instrs() {
			if c, ok := vm.Get(i).(*ir.Instr); ok && c != i && inlinable(c) {
				copied = append(copied, c)
			}
		}
	}()
	if callee.NumBlocks() == 1 && callee.Entry().Term().Op() == ir.Ret {
		inlineStraight(call, callee.Entry(), vm, locations, scopes)
		return copied
	}
	var body []*ir.Block
	for b := range callee.Blocks() {
		body = append(body, b)
	}
	before, after := call.Block().SplitAt(call, callee.Name()+".exit")
	copies := ir.CloneBlocks(body, vm, ".i")
	at := before
	for _, c := range copies {
		c.MoveAfter(at)
		at = c
	}
	for _, c := range copies {
		for i := range c.Instrs() {
			scopes.move(i)
			locations.move(i)
			leaveTail(i, call)
		}
	}
	moveAllocas(copies[0], caller)
	result := returns(copies, after, call)
	before.Term().SetSucc(0, copies[0])
	if result != nil {
		ir.ReplaceAllUses(call, result)
	}
	call.Erase()
	joinTrivially(before, copies[0])
	return copied
}

// inlineStraight copies a body of one block in front of the call, without blocks of its own.
func inlineStraight(call *ir.Instr, body *ir.Block, vm *ir.ValueMap, locations *locationMap, scopes aliasScopes) {
	entry := call.Func().Entry()
	for i := range body.Instrs() {
		if i.IsTerminator() {
			break
		}
		n := vm.Clone(i)
		if i.Op() == ir.Alloca {
			n.InsertBefore(entry.FirstInsertion())
		} else {
			n.InsertBefore(call)
		}
		if i.Name() != "" {
			n.SetName(i.Name() + ".i")
		}
		scopes.move(n)
		locations.move(n)
		leaveTail(n, call)
	}
	if t := body.Term(); t.NumOperands() > 0 {
		if v := vm.Get(t.Operand(0)); ir.HasUses(call) || len(call.Func().MDUses(call)) > 0 {
			ir.ReplaceAllUses(call, v)
		}
	}
	call.Erase()
}

// leaveTail takes the mark tail off a copied call where the call that was inlined has none, or handed over a copy: what the callee got from its
// caller may be one of the caller's allocas, which are now those of the function that makes the copied call.
func leaveTail(i, call *ir.Instr) {
	if i.Op() != ir.Call || !i.HasFlag(ir.TailCall) {
		return
	}
	keeps := call.HasFlag(ir.TailCall)
	for k := range call.NumArgs() {
		keeps = keeps && !call.CalledFunc().Params[k].Attrs().Has("byval")
	}
	if !keeps {
		i.Flags &^= ir.TailCall
	}
}

// argument returns what parameter k stands for: the argument, or a copy in a slot of the caller's for byval.
func argument(call *ir.Instr, k int, p *ir.Param) ir.Value {
	v := call.Arg(k)
	a, byval := p.Attrs().Get("byval")
	if !byval || a.Ty == nil {
		return v
	}
	caller := call.Func()
	m := caller.Module()
	dl, ctx := m.Layout, caller.Ctx()
	align := dl.PrefAlign(a.Ty)
	if al, ok := p.Attrs().Get("align"); ok {
		align = max(align, parseAlign(al.Val))
	}
	slot := ir.Before(caller.Entry().FirstInsertion()).Alloca(a.Ty, v.Type().Space, align, p.Name())
	ty := ctx.Func(ctx.Void, []*ir.Type{slot.Type(), v.Type(), ctx.I64, ctx.I1}, false)
	copyFn := m.Intrinsic("llvm.memcpy", ty, ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"),
		ir.EnumAttr("willreturn"), ir.ValAttr("memory", "argmem: readwrite")}, slot.Type(), v.Type(), ctx.I64)
	ir.Before(call).Call(copyFn, "", slot, v, ir.NewInt(ctx.I64, dl.AllocSize(a.Ty)), ctx.NewBool(false))
	return slot
}

func parseAlign(s string) uint64 {
	n := uint64(0)
	for _, c := range s {
		n = n*10 + uint64(c-'0')
	}
	return n
}

// moveAllocas takes the callee's static allocas to the caller's entry: a call in a loop must not allocate anew.
func moveAllocas(entry *ir.Block, caller *ir.Func) {
	if entry == caller.Entry() {
		return
	}
	at := caller.Entry().FirstInsertion()
	for i := range entry.Instrs() {
		if i.Op() == ir.Alloca {
			i.MoveBefore(at)
		}
	}
}

// returns turns the copies' returns into branches to after and gives what the call returned.
func returns(copies []*ir.Block, after *ir.Block, call *ir.Instr) ir.Value {
	ctx := after.Func().Ctx()
	var values []ir.Value
	var from []*ir.Block
	for _, c := range copies {
		t := c.Term()
		if t.Op() != ir.Ret {
			continue
		}
		if t.NumOperands() > 0 {
			values = append(values, t.Operand(0))
		}
		from = append(from, c)
		br := ir.NewInstr(ir.Br, ctx.Void, after)
		br.CopyDebugLoc(t)
		t.Erase()
		c.Append(br)
	}
	if call.Type().IsVoid() {
		return nil
	}
	switch len(from) {
	case 0:
		return ir.NewPoison(call.Type())
	case 1:
		return values[0]
	}
	phi := ir.NewInstr(ir.Phi, call.Type())
	for k, b := range from {
		phi.AddIncoming(values[k], b)
	}
	after.Prepend(phi)
	phi.TakeName(call)
	return phi
}

// joinTrivially merges the callee's entry into the block of the call, to which it is bound by a plain branch.
func joinTrivially(before, entry *ir.Block) {
	if entry.SinglePred() != before || before.NumSuccs() != 1 {
		return // the callee loops to its entry, which LLVM forbids, or nothing was inlined
	}
	before.Term().Erase()
	entry.MoveAll(before)
	for _, s := range before.Succs() {
		s.ReplacePhiUsesWith(entry, before)
	}
	entry.Unlink()
}
