package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/rewrite"
)

// The frame of an inlined call: its allocas become allocas of the caller, which live as long as the
// inlined body runs.

type inlinedStack struct {
	call    *ir.Instr
	caller  *ir.Func
	inits   []slotInit
	allocas []*ir.Instr
}

// slotInit is a copy of a byval argument that has to be made where the body begins.
type slotInit struct {
	slot *ir.Instr
	from ir.Value
	size uint64
}

// argument returns the replacement of parameter k: the argument, or an alloca of the caller for the
// copy that byval requires, unless the copy cannot be observed.
func (s *inlinedStack) argument(k int, p *ir.Param) ir.Value {
	v := s.call.Arg(k)
	a, byval := p.Attrs().Get("byval")
	if !byval || a.Ty == nil {
		return v
	}
	dl, align := s.caller.Module().Layout, uint64(1)
	if al, ok := p.Attrs().Get("align"); ok {
		align = parseAlign(al.Val)
	}
	if analysis.FuncEffects(p.Func()).Any()&analysis.Mod == 0 && alignedTo(v, align, dl) {
		return v
	}
	slot := ir.NewInstr(ir.Alloca, s.caller.Ctx().Pointer(v.Type().Space), ir.NewInt(s.caller.Ctx().I32, 1))
	slot.ElemTy = a.Ty
	slot.SetAlign(max(align, dl.PrefAlign(a.Ty)))
	slot.InsertBefore(s.caller.Entry().First())
	slot.SetName(ir.NameOf(v))
	s.allocas = append(s.allocas, slot)
	s.inits = append(s.inits, slotInit{slot, v, dl.StoreSize(a.Ty)})
	return slot
}

// alignedTo reports whether a pointer has an alignment, or can get it because it is an alloca.
func alignedTo(v ir.Value, align uint64, dl *ir.DataLayout) bool {
	if align <= 1 {
		return true
	}
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Alloca {
		i.SetAlign(max(i.Align(), align))
		return true
	}
	if p, ok := v.(*ir.Param); ok {
		if al, has := p.Attrs().Get("align"); has {
			return parseAlign(al.Val) >= align
		}
	}
	if g, ok := v.(*ir.GlobalVar); ok {
		return g.Align >= align
	}
	return false
}

func parseAlign(s string) uint64 {
	n := uint64(0)
	for _, c := range s {
		n = n*10 + uint64(c-'0')
	}
	return n
}

// initialise copies byval arguments where the body begins. Alignments are left to other passes.
func (s *inlinedStack) initialise(entry *ir.Block) {
	for _, i := range s.inits {
		rewrite.MemTransfer(ir.Before(entry.First()), "llvm.memcpy", i.slot, 1, i.from, 1, ir.NewInt(s.caller.Ctx().I64, i.size))
	}
}

// moveAllocas moves the callee's static allocas to the caller's entry: a call in a loop must not
// allocate in each iteration.
func (s *inlinedStack) moveAllocas(entry *ir.Block) {
	at := s.caller.Entry().First()
	for i := range entry.Instrs() {
		switch {
		case i.Op() != ir.Alloca:
		case !ir.HasUses(i):
			i.Erase()
		case ir.IsConst(i.Operand(0)) && !i.HasFlag(ir.InAlloca):
			s.allocas = append(s.allocas, i)
			i.MoveBefore(at)
		}
	}
}

// markLifetimes says that the allocas are in use while the body runs, unless the body says
// something better itself.
func (s *inlinedStack) markLifetimes(entry *ir.Block, returns []*ir.Instr, wanted bool) {
	if !wanted {
		return
	}
	at := entry.First()
	ctx := s.caller.Ctx()
	for _, a := range s.allocas {
		if hasLifetimeMarks(a) || a.HasFlag(ir.SwiftError) { // the latter is passed only as swifterror
			continue
		}
		size := ir.NewAllOnes(ctx.I64)
		if n := ir.AsInt(a.Operand(0)); n != nil && !isScalable(a.ElemTy) {
			if count, fits := n.Uint64(); fits {
				if count == 0 {
					continue
				}
				size = ir.NewInt(ctx.I64, count*s.caller.Module().Layout.AllocSize(a.ElemTy))
			}
		}
		markLifetime(ir.Before(at), "llvm.lifetime.start", size, a)
		for _, r := range returns {
			if !globals.EndsCaller(r) {
				markLifetime(ir.Before(r), "llvm.lifetime.end", size, a)
			}
		}
	}
}

func isScalable(t *ir.Type) bool { return t.Kind == ir.VectorKind && t.Scalable }

func hasLifetimeMarks(a ir.Value) bool {
	for u := range ir.Users(a) {
		switch u.IntrinsicID() {
		case "llvm.lifetime.start", "llvm.lifetime.end":
			return true
		}
		if (u.Op() == ir.BitCast || u.Op() == ir.AddrSpaceCast) && hasLifetimeMarks(u) {
			return true
		}
	}
	return false
}

func markLifetime(b *ir.Builder, id string, size *ir.Const, a *ir.Instr) {
	ctx := b.Ctx()
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"),
		ir.ValAttr("memory", "argmem: readwrite")}
	fn := b.Block().Func().Module().Intrinsic(id, ctx.Func(ctx.Void, []*ir.Type{ctx.I64, a.Type()}, false), attrs, a.Type())
	b.Call(fn, "", size, a)
}

// restore gives the stack back that the body has taken in variable amounts.
func (s *inlinedStack) restore(c *bodyCopy, returns []*ir.Instr) {
	if !c.dynamic {
		return
	}
	ctx := s.caller.Ctx()
	p := ctx.Ptr
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn")}
	m := s.caller.Module()
	save := m.Intrinsic("llvm.stacksave", ctx.Func(p, nil, false), attrs, p)
	back := m.Intrinsic("llvm.stackrestore", ctx.Func(ctx.Void, []*ir.Type{p}, false), attrs, p)
	saved := ir.Before(c.blocks[0].First()).Call(save, "savedstack")
	for _, r := range returns {
		if !globals.EndsCaller(r) {
			ir.Before(r).Call(back, "", saved)
		}
	}
}
