package coroutine

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// EarlyModule is coro-early for all functions of a module.
func EarlyModule(c *pass.Context, m *ir.Module) pass.Preserved {
	changed := pass.All
	if !In(m) {
		return changed
	}
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			changed = min(changed, Early(c, f))
		}
	}
	return changed
}

// Early is coro-early: it lowers the intrinsics whose meaning depends on no frame, and marks those
// that may not be copied.
//
//   - llvm.coro.resume and llvm.coro.destroy call through the address at the start of the frame
//   - llvm.coro.done compares the address for resuming, llvm.coro.promise adds an offset
//   - llvm.coro.noop is the frame of a coroutine that does nothing
//   - the begin, the final suspension and the normal end of a coroutine are there once: noduplicate
//   - llvm.coro.id learns the coroutine that it is in, so that it is known where it is inlined
//
// Cost: one look at each instruction.
func Early(_ *pass.Context, f *ir.Func) pass.Preserved {
	e := &early{f: f}
	for i := range f.Instrs() {
		if strings.HasPrefix(i.IntrinsicID(), "llvm.coro.") {
			e.lower(i)
		}
	}
	if e.id != nil {
		for _, i := range e.frees { // C has no tokens: the argument may be none
			if i.Arg(0) != ir.Value(e.id) {
				i.SetOperand(0, e.id)
				e.changed = true
			}
		}
	}
	if e.suspends {
		for _, p := range f.Params { // others may change what an argument points to meanwhile
			if p.Attrs().Has("noalias") {
				p.SetAttrs(p.Attrs().Without("noalias"))
				e.changed = true
			}
		}
	}
	return pass.Changed(e.changed)
}

// early is the run of coro-early on a function.
type early struct {
	f        *ir.Func
	id       *ir.Instr
	frees    []*ir.Instr
	suspends bool
	changed  bool
}

func (e *early) lower(i *ir.Instr) {
	b := ir.Before(i)
	switch i.IntrinsicID() {
	case "llvm.coro.resume":
		e.callPart(b, i, resumePart)
	case "llvm.coro.destroy":
		e.callPart(b, i, destroyPart)
	case "llvm.coro.done":
		ctx := b.Ctx()
		at := b.Load(ctx.Ptr, i.Arg(0), e.f.Module().Layout.ABIAlign(ctx.Ptr), "")
		e.replace(i, b.ICmp(ir.EQ, at, ir.NewZero(ctx.Ptr), ""))
	case "llvm.coro.promise":
		e.replace(i, e.promise(b, i))
	case "llvm.coro.noop":
		e.replace(i, noop(e.f.Module()))
	case "llvm.coro.free":
		e.frees = append(e.frees, i)
	case "llvm.coro.suspend":
		e.suspends = true
		if isTrue(i.Arg(1)) {
			e.once(i)
		}
	case "llvm.coro.end", "llvm.coro.end.async":
		if !isTrue(i.Arg(1)) {
			e.once(i)
		}
	case "llvm.coro.id":
		e.mark(i)
	case "llvm.coro.id.retcon", "llvm.coro.id.retcon.once", "llvm.coro.id.async":
		e.markFunction()
	}
}

// markFunction marks a coroutine that is not split yet. clang does so for C++ since LLVM 15;
// before, coro-early did, by an attribute that was text.
func (e *early) markFunction() {
	if !e.f.Attrs.Fn.Has("presplitcoroutine") {
		e.f.Attrs.Fn = e.f.Attrs.Fn.Without("coroutine.presplit").With(ir.EnumAttr("presplitcoroutine"))
		e.changed = true
	}
}

func (e *early) replace(i *ir.Instr, v ir.Value) {
	ir.ReplaceAllUses(i, v)
	i.Erase()
	e.changed = true
}

// callPart makes a call of llvm.coro.resume or llvm.coro.destroy one of a function of the
// coroutine.
func (e *early) callPart(b *ir.Builder, call *ir.Instr, part int) {
	addr := partAddress(b, call.Arg(0), part)
	info := *call.Info
	info.CC = ir.FastCC
	call.Info = &info
	call.SetCallee(addr)
	e.changed = true
}

// promise returns the address of the promise for that of the frame, or the other way round.
func (e *early) promise(b *ir.Builder, i *ir.Instr) ir.Value {
	ctx, layout := b.Ctx(), e.f.Module().Layout
	align := uint64(1)
	if n := ir.AsInt(i.Arg(1)); n != nil {
		align, _ = n.Uint64()
	}
	offset := int64(alignTo(2*layout.AllocSize(ctx.Ptr), max(align, 1)))
	if isTrue(i.Arg(2)) {
		offset = -offset
	}
	return b.GEP(ctx.I8, i.Arg(0), ir.InBounds, "", ir.NewSigned(ctx.I32, offset))
}

// once says that a call may not be copied.
func (e *early) once(i *ir.Instr) {
	if i.Info.Attrs.Fn.Has("noduplicate") {
		return
	}
	i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.EnumAttr("noduplicate"))
	e.changed = true
}

// mark marks the llvm.coro.id of a coroutine that was not split, and its llvm.coro.begin.
func (e *early) mark(id *ir.Instr) {
	if resumers(id) != nil {
		return
	}
	for u := range ir.Users(id) {
		if u.IntrinsicID() == "llvm.coro.begin" {
			e.once(u)
		}
	}
	e.markFunction()
	if id.Arg(2) != ir.Value(e.f) {
		id.SetOperand(2, e.f)
		e.changed = true
	}
	e.id = id
}

const (
	noopFrame    = "NoopCoro.Frame.Const"
	noopFunction = "__NoopCoro_ResumeDestroy"
)

// noop returns the frame of the coroutine that does nothing when it is resumed or destroyed.
func noop(m *ir.Module) ir.Value {
	if g := m.Global(noopFrame); g != nil && g.Linkage == ir.Private {
		return g
	}
	ctx := m.Ctx
	f := m.NewFunc(noopFunction, ctx.Func(ctx.Void, []*ir.Type{ctx.Ptr}, false))
	f.Linkage, f.CC = ir.Private, ir.FastCC
	ir.AtEnd(f.NewBlock("entry")).Ret(nil)
	ty := ctx.NamedStruct("NoopCoro.Frame")
	if ty.Opaque {
		ty.SetBody(false, ctx.Ptr, ctx.Ptr)
	}
	g := m.NewGlobal(noopFrame, ty, m.Layout.GlobalSpace, ir.NewAggregate(ty, []ir.Value{f, f}))
	g.Linkage, g.Constant = ir.Private, true
	return g
}

func alignTo(n, align uint64) uint64 { return (n + align - 1) / align * align }
