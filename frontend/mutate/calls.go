package mutate

import (
	"slices"

	"opt-go/frontend/ir"
)

// withBundle appends a bundle to a call that is not in a block yet, or is: the operands before the
// callee and the destinations grow.
func withBundle(i *ir.Instr, tag string, operands ...ir.Value) *ir.Instr {
	n := i.NumArgs()
	for _, b := range i.Info.Bundles {
		n += b.Count
	}
	var ops []ir.Value
	for k := range n {
		ops = append(ops, i.Operand(k))
	}
	ops = append(ops, operands...)
	for k := n; k < i.NumOperands(); k++ {
		ops = append(ops, i.Operand(k))
	}
	out := ir.NewInstr(i.Op(), i.Type(), ops...)
	info := *i.Info
	info.Attrs = info.Attrs.Clone()
	info.Bundles = append(slices.Clone(info.Bundles), ir.Bundle{Tag: tag, First: n, Count: len(operands)})
	out.Info, out.Flags, out.Pos = &info, i.Flags, i.Pos
	out.SetAttachments(i.Attachments())
	return out
}

// replace puts a new instruction in the place of an old one.
func replace(old, new *ir.Instr) {
	new.InsertBefore(old)
	if ir.HasUses(old) {
		ir.ReplaceAllUses(old, new)
	}
	name := old.Name()
	old.Erase()
	new.SetName(name)
}

// addBundle adds an operand bundle to a call of a function that is no intrinsic. There is no
// ptrauth among them: only indirect calls may have that, and when a pass finds out the callee,
// LLVM's output is invalid too.
func addBundle(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool { return i.Op() == ir.Call && i.IntrinsicID() == "" })
	if i == nil {
		return false
	}
	ctx := x.m.Ctx
	tag := oneOf(x, []string{"deopt", "gc-transition", "gc-live", "kcfi", "cfguardtarget", "unknown", "strange tag"})
	has := slices.ContainsFunc(i.Info.Bundles, func(b ir.Bundle) bool { return b.Tag == tag })
	if has || callsAsm(i) {
		return false
	}
	ptr := x.value(i, ctx.Ptr)
	var ops []ir.Value
	switch tag {
	case "kcfi":
		ops = []ir.Value{ir.NewInt(ctx.I32, 42)}
	case "cfguardtarget":
		ops = []ir.Value{ptr}
	default:
		for range x.r.Intn(4) {
			ops = append(ops, x.value(i, x.typ()))
		}
	}
	replace(i, withBundle(i, tag, ops...))
	return true
}

// insertAssume inserts llvm.assume with operand bundles about pointers.
func insertAssume(x *mutator) bool {
	at := x.before()
	if at == nil {
		return false
	}
	ctx := x.m.Ctx
	f := x.m.Intrinsic("llvm.assume", ctx.Func(ctx.Void, []*ir.Type{ctx.I1}, false), nil)
	call := at.Call(f, "", ctx.NewBool(true))
	value := func(t *ir.Type) ir.Value { return x.value(call, t) }
	for range 1 + x.r.Intn(2) {
		var n *ir.Instr
		switch x.r.Intn(6) {
		case 0:
			n = withBundle(call, "align", value(ctx.Ptr), ir.NewInt(ctx.I64, 1<<x.r.Intn(8)))
		case 1:
			n = withBundle(call, "nonnull", value(ctx.Ptr))
		case 2:
			n = withBundle(call, "dereferenceable", value(ctx.Ptr), ir.NewInt(ctx.I64, uint64(x.r.Intn(100))))
		case 3:
			n = withBundle(call, "separate_storage", value(ctx.Ptr), value(ctx.Ptr))
		case 4:
			n = withBundle(call, oneOf(x, []string{"cold", "ignore", "noundef"}), value(x.typ()))
			if n.Info.Bundles[len(n.Info.Bundles)-1].Tag == "cold" {
				n = withBundle(call, "cold")
			}
		default:
			n = withBundle(call, "align", value(ctx.Ptr), ir.NewInt(ctx.I64, 16), value(ctx.I64))
		}
		replace(call, n)
		call = n
	}
	return true
}

func callsAsm(i *ir.Instr) bool {
	_, is := i.Callee().(*ir.InlineAsm)
	return is
}

func tailMark(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool { return i.Op() == ir.Call && i.IntrinsicID() == "" })
	if i == nil {
		return false
	}
	i.Flags &^= ir.TailCall | ir.MustTail | ir.NoTail
	i.Flags |= oneOf(x, []ir.Flags{0, ir.TailCall, ir.NoTail})
	return true
}

// insertMustTail puts a musttail call of a function of the same prototype, often of the function
// itself, before a ret.
func insertMustTail(x *mutator) bool {
	ret := x.instr(func(i *ir.Instr) bool { return i.Op() == ir.Ret && isPlace(i) })
	if ret == nil {
		return false
	}
	f := ret.Func()
	g := x.fn(func(g *ir.Func) bool {
		return g.FuncType == f.FuncType && g.CC == f.CC && ordinary(g) && sameABI(f, g)
	})
	if g == nil || f.FuncType.VarArg {
		return false
	}
	var args []ir.Value
	for k, p := range f.Params {
		if hasABI(f.Attrs.Param(k)) || x.chance(2) {
			args = append(args, p)
		} else {
			args = append(args, x.value(ret, p.Type()))
		}
	}
	var callee ir.Value = g
	if x.chance(4) {
		callee = x.value(ret, g.Type())
	}
	call := ir.NewInstr(ir.Call, f.RetType(), append(args, callee)...)
	call.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC, Attrs: ir.AttrList{Params: slices.Clone(f.Attrs.Params)}}
	for k := range call.Info.Attrs.Params {
		call.Info.Attrs.SetParam(k, call.Info.Attrs.Param(k).Without("allocptr", "allocalign"))
	}
	call.Flags = ir.MustTail
	ir.Before(ret).Insert(call, "")
	if !f.RetType().IsVoid() {
		ret.SetOperand(0, call)
	}
	return true
}

func sameABI(f, g *ir.Func) bool {
	for k := range f.Params {
		if hasABI(f.Attrs.Param(k)) || hasABI(g.Attrs.Param(k)) {
			return f == g
		}
	}
	return true
}

// personalities are functions that LLVM knows as personalities, none of them with funclets.
var personalities = []string{"__gxx_personality_v0", "__gcc_personality_v0", "rust_eh_personality", "__objc_personality_v0", "some_personality"}

func (x *mutator) personality() *ir.Func {
	return x.m.Declare(oneOf(x, personalities), x.m.Ctx.Func(x.m.Ctx.I32, nil, true), func(*ir.Func) {})
}

// landing makes a block with a landingpad to which the invoke may unwind: it resumes, ends, or goes
// on.
func (x *mutator) landing(f *ir.Func, to *ir.Block) *ir.Block {
	ctx := x.m.Ctx
	b := f.NewBlock("lpad")
	at := ir.AtEnd(b)
	t := ctx.Struct(false, ctx.Ptr, ctx.I32)
	for i := range f.Instrs() {
		if i.Op() == ir.LandingPad {
			t = i.Type()
		}
	}
	pad := ir.NewInstr(ir.LandingPad, t)
	if x.chance(2) {
		pad.Flags |= ir.CleanupPadFlag
	}
	if pad.Flags == 0 || x.chance(2) {
		pad.AddClause(x.address(ctx.Ptr), false)
	}
	if x.chance(3) {
		pad.AddClause(ir.NewZero(ctx.Array(uint64(x.r.Intn(3)), ctx.Ptr)), true)
	}
	at.Insert(pad, "")
	switch x.r.Intn(3) {
	case 0:
		at.Insert(ir.NewInstr(ir.Resume, ctx.Void, pad), "")
	case 1:
		at.Unreachable()
	default:
		at.Br(to)
		x.addEdge(b, to)
	}
	return b
}

func hasFunclets(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Op() == ir.CatchPad || i.Op() == ir.CleanupPad || i.Op() == ir.CatchSwitch {
			return true
		}
	}
	return false
}

// invokeFromCall splits the block after a call and lets the call unwind to a new landing pad.
func invokeFromCall(x *mutator) bool {
	call := x.instr(func(i *ir.Instr) bool {
		return i.Op() == ir.Call && i.Flags&ir.MustTail == 0 && i.IntrinsicID() == "" && !callsAsm(i) && !hasFunclets(i.Func())
	})
	if call == nil {
		return false
	}
	f, b := call.Func(), call.Block()
	normal := b.SplitBefore(call.Next(), "normal")
	unwind := x.landing(f, normal)
	if f.Personality == nil {
		f.Personality = x.personality()
	}
	n := call.NumOperands() - 1
	var ops []ir.Value
	for k := range n {
		ops = append(ops, call.Operand(k))
	}
	invoke := ir.NewInstr(ir.Invoke, call.Type(), append(ops, normal, unwind, call.Callee())...)
	info := *call.Info
	invoke.Info = &info
	invoke.SetAttachments(call.Attachments())
	b.Term().Erase()
	b.Append(invoke)
	if ir.HasUses(call) {
		ir.ReplaceAllUses(call, invoke)
	}
	call.Erase()
	x.repair(f)
	return true
}

// insertCallBr splits a block and puts assembly there that may jump to other blocks.
func insertCallBr(x *mutator) bool {
	at := x.place()
	if at == nil || hasFunclets(at.Func()) {
		return false
	}
	f, ctx := at.Func(), x.m.Ctx
	b := at.Block()
	next := b.SplitBefore(at, "fallthrough")
	ret := oneOf(x, []*ir.Type{ctx.Void, ctx.I32})
	ft := ctx.Func(ret, []*ir.Type{ctx.I32}, false)
	constraints := "r,!i,!i,~{memory}"
	if !ret.IsVoid() {
		constraints = "=r," + constraints
	}
	asm := &ir.InlineAsm{Asm: "jmp ${2:l}", Constraints: constraints, SideEffect: true, FuncType: ft}
	arg := x.value(b.Term(), ctx.I32)
	dests := []ir.Value{next}
	for range 2 {
		to := x.blockOf(f)
		if to == nil || x.chance(2) {
			to = next
		}
		dests = append(dests, to)
	}
	call := ir.NewInstr(ir.CallBr, ret, append(append([]ir.Value{arg}, dests...), asm)...)
	call.Info = &ir.CallInfo{FuncType: ft, Indirect: 2}
	for _, to := range dests[1:] {
		x.addEdge(b, to.(*ir.Block))
	}
	b.Term().Erase()
	b.Append(call)
	x.repair(f)
	return true
}

// indirectCall calls through a loaded, selected or frozen pointer.
func indirectCall(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool {
		return i.Op() == ir.Call && i.CalledFunc() != nil && i.IntrinsicID() == "" && i.Flags&ir.MustTail == 0
	})
	if i == nil {
		return false
	}
	at, callee := ir.Before(i), i.Callee()
	switch x.r.Intn(3) {
	case 0:
		slot := x.m.NewGlobal("slot", callee.Type(), 0, callee)
		callee = at.Load(callee.Type(), slot, 8, "")
	case 1:
		callee = at.Select(x.value(i, x.m.Ctx.I1), callee, x.value(i, callee.Type()), "")
	default:
		callee = at.Insert(ir.NewInstr(ir.Freeze, callee.Type(), callee), "")
	}
	i.SetCallee(callee)
	return true
}

// insertCall inserts a call of any function of the module, the caller included, with available
// values as arguments.
func insertCall(x *mutator) bool {
	at := x.place()
	f := x.fn(func(f *ir.Func) bool {
		return ordinary(f) && !slices.ContainsFunc(f.Attrs.Params, hasABI) && !f.FuncType.VarArg && f.RetType().Kind != ir.TokenKind
	})
	if at == nil || f == nil {
		return false
	}
	x.callBefore(at, f)
	return true
}

// callBefore calls f before at, and lets the result take the place of an operand of the same type.
func (x *mutator) callBefore(at *ir.Instr, f *ir.Func) *ir.Instr {
	var args []ir.Value
	for _, p := range f.Params {
		args = append(args, x.value(at, p.Type()))
	}
	call := ir.Before(at).Call(f, "", args...)
	x.offer(at, call)
	return call
}

// offer makes v, which stands before at, an operand of at if one has its type.
func (x *mutator) offer(at *ir.Instr, v ir.Value) {
	for k, o := range at.Operands() {
		if o.Type() == v.Type() && isFree(at, k) {
			at.SetOperand(k, v)
			return
		}
	}
}
