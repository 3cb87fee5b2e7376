package mutate

import "opt-go/frontend/ir"

// binary returns a random binary operation on integers, or on floats, that is not a vector's.
func (x *mutator) binary(float bool) *ir.Instr {
	return x.instr(func(i *ir.Instr) bool {
		return i.Op().IsBinary() && !i.Type().IsVector() && i.Type().IsFloat() == float
	})
}

// computeWide extends the operands, computes, and truncates the result. A constant operand may get
// so wide, too.
func computeWide(x *mutator) bool {
	i := x.binary(false)
	if i == nil {
		return false
	}
	bits := oneOf(x, []int{i.Type().Bits + 1, i.Type().Bits*2 + 1, 37, 65, 129, 255, 2048})
	if x.chance(50) {
		bits = 65536
	}
	if bits <= i.Type().Bits {
		return false
	}
	t := x.m.Ctx.Int(bits)
	at := ir.Before(i)
	extend := func(v ir.Value) ir.Value {
		if x.chance(4) {
			return x.value(i, t)
		}
		return at.Cast(oneOf(x, []ir.Op{ir.ZExt, ir.SExt}), v, t, "")
	}
	wide := at.Binary(i.Op(), extend(i.Operand(0)), extend(i.Operand(1)), i.Flags, "")
	replace(i, ir.NewInstr(ir.Trunc, i.Type(), wide))
	return true
}

// computeInVector inserts the operands into vectors, computes, and extracts the result.
func computeInVector(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool {
		return (i.Op().IsBinary() || i.Op() == ir.FNeg || i.Op() == ir.Freeze) && !i.Type().IsVector() && !i.Type().IsAggregate() &&
			i.Type().Kind != ir.TokenKind && i.Type().Kind != ir.TargetKind && i.Type().Kind != ir.X86AMXKind && i.Type().Kind != ir.X86MMXKind
	})
	if i == nil {
		return false
	}
	ctx := x.m.Ctx
	lanes := oneOf(x, []uint64{1, 2, 3, 5, 16})
	t := ctx.Vector(lanes, i.Type(), x.chance(3))
	at := ir.Before(i)
	lane := ir.NewInt(oneOf(x, []*ir.Type{ctx.I32, ctx.I64, ctx.I8}), uint64(x.r.Intn(int(lanes))))
	var vecs []ir.Value
	for _, v := range i.Operands() {
		vecs = append(vecs, at.Insert(ir.NewInstr(ir.InsertElement, t, x.value(i, t), v, lane), ""))
	}
	if x.chance(2) {
		vecs[0] = x.shuffle(at, vecs[0])
	}
	n := ir.NewInstr(i.Op(), t, vecs...)
	n.Flags = i.Flags
	at.Insert(n, "")
	replace(i, ir.NewInstr(ir.ExtractElement, i.Type(), n, lane))
	return true
}

// shuffle exchanges the elements of a vector, or splats the first one of a scalable one.
func (x *mutator) shuffle(at *ir.Builder, v ir.Value) ir.Value {
	t := v.Type()
	mask := make([]int32, t.Len)
	for k := range mask {
		if !t.Scalable {
			mask[k] = int32(x.r.Intn(2*len(mask)+1)) - 1
		}
	}
	n := ir.NewInstr(ir.ShuffleVector, t, v, ir.NewPoison(t))
	n.SetMask(mask)
	return at.Insert(n, "")
}

// computeFloat converts the operands to another format, computes, and converts the result back.
func computeFloat(x *mutator) bool {
	i := x.binary(true)
	if i == nil {
		return false
	}
	ctx := x.m.Ctx
	t := oneOf(x, []*ir.Type{ctx.Half, ctx.BFloat, ctx.Float, ctx.Double, ctx.X86FP80, ctx.FP128, ctx.PPCFP128})
	if t == i.Type() || t.FloatBits() == i.Type().FloatBits() {
		return false
	}
	there, back := ir.FPExt, ir.FPTrunc
	if t.FloatBits() < i.Type().FloatBits() {
		there, back = back, there
	}
	at := ir.Before(i)
	n := at.Binary(i.Op(), at.Cast(there, i.Operand(0), t, ""), at.Cast(there, i.Operand(1), t, ""), i.Flags, "")
	replace(i, ir.NewInstr(back, i.Type(), n))
	return true
}

// throughAggregate inserts an operand into a structure or array and extracts it again, perhaps
// after a φ-like select.
func throughAggregate(x *mutator) bool {
	i, k := x.freeOperand()
	if i == nil || !isPlace(i) {
		return false
	}
	v, ctx, at := i.Operand(k), x.m.Ctx, ir.Before(i)
	inner := oneOf(x, []*ir.Type{ctx.Array(2, v.Type()), ctx.Struct(false, v.Type(), ctx.I8), ctx.Struct(true, v.Type())})
	if v.Type().HasScalable() {
		inner = ctx.Struct(false, v.Type(), v.Type())
	}
	indices := []uint64{0}
	t := inner
	if x.chance(2) && !v.Type().HasScalable() {
		t, indices = ctx.Struct(false, ctx.Struct(false), inner), []uint64{1, 0}
	}
	in := ir.NewInstr(ir.InsertValue, t, x.value(i, t), v)
	in.SetIndices(indices)
	var whole ir.Value = at.Insert(in, "")
	if x.chance(2) {
		whole = at.Select(x.value(i, ctx.I1), whole, x.value(i, t), "")
	}
	out := ir.NewInstr(ir.ExtractValue, v.Type(), whole)
	out.SetIndices(indices)
	i.SetOperand(k, at.Insert(out, ""))
	return true
}

// throughMemory stores an operand in a new slot and loads it again, perhaps as another type.
func throughMemory(x *mutator) bool {
	i, k := x.freeOperand()
	if i == nil || !isPlace(i) || !i.Operand(k).Type().IsSized() {
		return false
	}
	v, at := i.Operand(k), ir.Before(i)
	slot := at.Alloca(v.Type(), x.m.Layout.AllocaSpace, 8, "")
	if x.chance(2) {
		slot.MoveBefore(i.Func().Entry().FirstInsertion())
	}
	at.Store(v, slot, 1)
	l := at.Load(v.Type(), slot, 1, "")
	if x.chance(3) {
		l.Flags |= ir.Volatile
	}
	i.SetOperand(k, l)
	return true
}

// castPointer turns a pointer operand into an integer and back, or casts it to another address
// space and back.
func castPointer(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool { return i.Pointer() != nil && isPlace(i) })
	if i == nil {
		return false
	}
	p, ctx, at := i.Pointer(), x.m.Ctx, ir.Before(i)
	if slot, ok := p.(*ir.Instr); ok && isSwiftError(slot) || isSwiftErrorParam(p) {
		return false
	}
	var v ir.Value
	if x.chance(2) {
		n := ctx.Int(oneOf(x, []int{32, 64, 128, 37}))
		bits := p.Type().WithScalar(n)
		v = at.Cast(ir.IntToPtr, at.Cast(ir.PtrToInt, p, bits, ""), p.Type(), "")
	} else {
		other := p.Type().WithScalar(ctx.Pointer(oneOf(x, []int{0, 1, 3, 5, 7, 200})))
		if other == p.Type() {
			return false
		}
		v = at.Cast(ir.AddrSpaceCast, at.Cast(ir.AddrSpaceCast, p, other, ""), p.Type(), "")
	}
	i.ReplaceOperand(p, v)
	return true
}

func isSwiftErrorParam(v ir.Value) bool {
	p, ok := v.(*ir.Param)
	return ok && p.Attrs().Has("swifterror")
}
