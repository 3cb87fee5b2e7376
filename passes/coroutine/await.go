package coroutine

import "opt-go/frontend/ir"

// lowerAwaits makes calls of the functions that clang wraps around await_suspend, since LLVM 19:
//
//	call void @llvm.coro.await.suspend.handle(ptr %awaiter, ptr %hdl, ptr @wrapper)
//
// becomes
//
//	%to = call ptr @wrapper(ptr %awaiter, ptr %hdl)
//	%at = call ptr @llvm.coro.subfn.addr(ptr %to, i8 0)
//	call fastcc void %at(ptr %to)
//
// and the last call, with which one coroutine goes on to another, is one of the transfers.
func (s *shape) lowerAwaits() {
	for _, call := range s.awaits {
		handle := call.IntrinsicID() == "llvm.coro.await.suspend.handle"
		s.lowerAwait(call, handle)
		if handle {
			s.transfers = append(s.transfers, s.resume(call))
		}
	}
}

// lowerAwait calls the wrapper in place of the intrinsic.
func (s *shape) lowerAwait(call *ir.Instr, handle bool) {
	ctx := s.f.Ctx()
	ret := call.Type()
	if handle {
		ret = ctx.Ptr
	}
	wrapper := call.Arg(2)
	ty := ctx.Func(ret, []*ir.Type{ctx.Ptr, ctx.Ptr}, false)
	attrs := []ir.AttrSet{call.Info.Attrs.Param(0), call.Info.Attrs.Param(1)}
	call.SetCallArgs(ty, []ir.Value{call.Arg(0), call.Arg(1)}, attrs)
	call.MutateType(ret)
	call.SetCallee(wrapper)
	if w, ok := wrapper.(*ir.Func); ok {
		call.Info.CC = w.CC
	}
}

// resume calls the resume function of the coroutine that call returns.
func (s *shape) resume(call *ir.Instr) *ir.Instr {
	var at *ir.Instr
	if call.Op() == ir.Invoke {
		at = edgeBlock(call, 0).FirstInsertion()
	} else {
		at = call.Next()
	}
	b := ir.Before(at)
	b.Loc = call.DebugLoc()
	addr := partAddress(b, call, resumePart)
	ctx := s.f.Ctx()
	i := ir.NewInstr(ir.Call, ctx.Void, call, addr)
	i.Info = &ir.CallInfo{FuncType: ctx.Func(ctx.Void, []*ir.Type{ctx.Ptr}, false), CC: ir.FastCC}
	return b.Insert(i, "")
}

// partAddress asks for the address of a function of the coroutine with a frame.
func partAddress(b *ir.Builder, frame ir.Value, part int) *ir.Instr {
	ctx := b.Ctx()
	fn := b.Block().Func().Module().Intrinsic("llvm.coro.subfn.addr", ctx.Func(ctx.Ptr, []*ir.Type{ctx.Ptr, ctx.I8}, false), nil)
	return b.Call(fn, "", frame, ir.NewInt(ctx.I8, uint64(part)))
}

// edgeBlock returns a block that is reached only by successor k of a terminator: the successor,
// or a new one before it.
func edgeBlock(t *ir.Instr, k int) *ir.Block {
	from, to := t.Block(), t.Succ(k)
	if to.SinglePred() != nil {
		return to
	}
	n := from.Func().NewBlockAfter(from, to.Name()+".split")
	ir.AtEnd(n).Br(to)
	t.SetSucc(k, n)
	for phi := range to.Phis() {
		for e := range phi.NumIncoming() {
			if phi.IncomingBlock(e) == from {
				phi.SetIncomingBlock(e, n)
				break // one edge
			}
		}
	}
	return n
}
