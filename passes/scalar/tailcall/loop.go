package tailcall

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// The loop that replaces a recursion: parameters and the return value become φs in the old entry.

// makeHeader creates a new entry block; the old entry becomes the loop's header.
func (t *tailRecursion) makeHeader() {
	t.header = t.f.Entry()
	entry := t.f.NewBlockBefore(t.header, "")
	name := t.header.Name()
	t.header.SetName("")
	entry.SetName(name)
	t.header.SetName("tailrecurse")
	jump := ir.AtEnd(entry).Br(t.header)
	for i := range t.header.Instrs() {
		if i.Op() == ir.Alloca {
			i.MoveBefore(jump)
		}
	}
	first := t.header.First()
	phi := func(ty *ir.Type, name string) *ir.Instr {
		p := ir.NewInstr(ir.Phi, ty)
		p.InsertBefore(first)
		p.SetName(name)
		return p
	}
	for _, p := range t.f.Params {
		n := phi(p.Type(), p.Name()+".tr")
		ir.ReplaceAllUses(p, n)
		n.AddIncoming(p, entry)
		t.params = append(t.params, n)
	}
	if ty := t.f.RetType(); !ty.IsVoid() {
		t.ret = phi(ty, "ret.tr")
		t.known = phi(t.f.Ctx().I1, "ret.known.tr")
		t.ret.AddIncoming(ir.NewPoison(ty), entry)
		t.known.AddIncoming(t.f.Ctx().NewBool(false), entry)
	}
}

// passArguments adds the call's arguments to the φs. Arguments by value are copied to the
// parameters' memory, through temporary memory, since one may be made of another.
func (t *tailRecursion) passArguments(call *ir.Instr) {
	for k := range t.f.Params {
		if byval, ok := argByValue(call, k); ok {
			arg := call.Arg(k)
			temp := ir.Before(t.f.Entry().First()).Alloca(byval.Ty, t.f.Module().Layout.AllocaSpace, argAlign(call, k), ir.NameOf(arg))
			temp.SetMD("dbg", nil)
			t.copyMemory(call, temp, arg, byval.Ty, argAlign(call, k))
			call.SetOperand(k, temp)
		}
	}
	for k, p := range t.f.Params {
		from := call.Arg(k)
		if byval, ok := argByValue(call, k); ok {
			t.copyMemory(call, p, from, byval.Ty, argAlign(call, k))
			t.f.Attrs.SetParam(k, t.f.Attrs.Param(k).Without("readonly"))
			from = p
		}
		t.params[k].AddIncoming(from, call.Block())
	}
}

func argByValue(call *ir.Instr, k int) (ir.Attr, bool) {
	if a, ok := call.Info.Attrs.Param(k).Get("byval"); ok {
		return a, true
	}
	return call.CalledFunc().Attrs.Param(k).Get("byval")
}

func argAlign(call *ir.Instr, k int) uint64 {
	for _, s := range []ir.AttrSet{call.Info.Attrs.Param(k), call.CalledFunc().Attrs.Param(k)} {
		if a, ok := s.Get("align"); ok {
			if n, err := strconv.ParseUint(a.Val, 10, 64); err == nil {
				return n
			}
		}
	}
	return 1
}

// copyMemory copies one value of a type, before the call.
func (t *tailRecursion) copyMemory(call *ir.Instr, to, from ir.Value, ty *ir.Type, align uint64) {
	m, ctx := t.f.Module(), t.f.Ctx()
	fn := m.Intrinsic("llvm.memcpy", ctx.Func(ctx.Void, []*ir.Type{to.Type(), from.Type(), ctx.I64, ctx.I1}, false),
		ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "argmem: readwrite")},
		to.Type(), from.Type(), ctx.I64)
	c := ir.Before(call).Call(fn, "", to, from, ir.NewInt(ctx.I64, m.Layout.AllocSize(ty)), ctx.NewBool(false))
	for k := range 2 {
		c.Info.Attrs.SetParam(k, ir.AttrSet{ir.ValAttr("align", strconv.FormatUint(align, 10))})
	}
}

// accumulate creates the accumulator φ of the operation, which replaces the call's result in it.
func (t *tailRecursion) accumulate(op, call *ir.Instr) {
	t.accOp = op
	t.acc = ir.NewInstr(ir.Phi, t.f.RetType())
	t.acc.InsertBefore(t.header.First())
	t.acc.SetName("accumulator.tr")
	for _, p := range t.header.Preds() {
		if p.IsEntry() {
			t.acc.AddIncoming(identityForAccumulation(op), p)
		} else {
			t.acc.AddIncoming(t.acc, p)
		}
	}
	k := 0
	if op.Operand(0) != ir.Value(call) {
		k = 1
	}
	op.SetOperand(k, t.acc)
	if op.Op() != ir.Add {
		op.Flags &^= ir.NUW
	}
	op.Flags &^= ir.NSW | ir.Disjoint
	t.accumulators++
}

// returned updates the φs of the result with the value that the return would have given.
func (t *tailRecursion) returned(op, call, ret *ir.Instr) {
	b := call.Block()
	if ret.Operand(0) == ir.Value(call) || op != nil {
		t.ret.AddIncoming(t.ret, b)
		t.known.AddIncoming(t.known, b)
	} else {
		s := ir.Before(ret).Select(t.known, t.ret, ret.Operand(0), "current.ret.tr")
		s.SetMD("dbg", nil)
		t.selects = append(t.selects, s)
		t.ret.AddIncoming(s, b)
		t.known.AddIncoming(t.f.Ctx().NewBool(true), b)
	}
	if t.acc != nil {
		from := t.acc
		if op != nil {
			from = op
		}
		t.acc.AddIncoming(from, b)
	}
}

// finish removes needless φs and makes the remaining returns give the kept or accumulated value.
func (t *tailRecursion) finish() {
	q := &simplify.Query{Query: valuetracking.Query{Layout: t.f.Module().Layout}}
	for _, p := range t.params {
		if v := q.Instr(p); v != nil {
			ir.ReplaceAllUses(p, v)
			p.Erase()
		}
	}
	if t.ret == nil {
		return
	}
	if len(t.selects) == 0 {
		for _, p := range []*ir.Instr{t.ret, t.known} {
			p.DropOperands()
			p.Erase()
		}
		if t.acc != nil {
			t.eachReturn(func(ret *ir.Instr) { ret.SetOperand(0, t.accumulated(ret, ret.Operand(0))) })
		}
		return
	}
	t.eachReturn(func(ret *ir.Instr) {
		s := ir.Before(ret).Select(t.known, t.ret, ret.Operand(0), "current.ret.tr")
		s.SetMD("dbg", nil)
		t.selects = append(t.selects, s)
		ret.SetOperand(0, s)
	})
	if t.acc != nil {
		for _, s := range t.selects {
			s.SetOperand(2, t.accumulated(s, s.Operand(2)))
		}
	}
}

func (t *tailRecursion) eachReturn(do func(ret *ir.Instr)) {
	for b := range t.f.Blocks() {
		if r := b.Term(); r.Op() == ir.Ret {
			do(r)
		}
	}
}

// accumulated combines a value with the accumulator, before at.
func (t *tailRecursion) accumulated(at *ir.Instr, v ir.Value) *ir.Instr {
	n := t.accOp.Clone()
	k := 0
	if t.accOp.Operand(0) == ir.Value(t.acc) {
		k = 1
	}
	n.SetOperand(k, v)
	n.InsertBefore(at)
	n.SetName("accumulator.ret.tr")
	rewrite.DropLocation(n)
	return n
}
