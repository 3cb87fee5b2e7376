package vectorize

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// Making the vector accesses.

// emit replaces a chain in offset order by one access. The replaced accesses die at the end of the
// block.
func (v *vectorizer) emit(ch chain) {
	lane := v.elementType(ch)
	size := v.bytes(ch)
	ty := v.f.Ctx().Vector(uint64(size)*8/v.dl.SizeBits(lane), lane, false)
	root := ch[0].i
	align := root.Align()
	if spaceOf(root.Pointer()) == v.dl.AllocaSpace {
		align = max(align, v.knownAlign(root))
	}
	var access *ir.Instr
	if root.Op() == ir.Load {
		access = v.emitLoad(ch, ty, align)
	} else {
		access = v.emitStore(ch, ty, align)
	}
	from := make([]*ir.Instr, len(ch))
	for k, m := range ch {
		from[k] = m.i
	}
	rewrite.MergeAccessMD(access, from)
	v.dead = append(v.dead, from...)
	v.c.Count("Number of vector accesses generated", 1)
	v.c.Count("Number of scalar accesses vectorized", len(ch))
	v.c.Remark(pass.Passed, "Vectorized", v.f, access, pass.Text("vectorized "), pass.Arg{Key: "Accesses", Val: strconv.Itoa(len(ch))},
		pass.Text(" accesses of adjacent memory"))
}

func (v *vectorizer) emitLoad(ch chain, ty *ir.Type, align uint64) *ir.Instr {
	first := ch[0].i
	for _, m := range ch {
		if m.i.ComesBefore(first) {
			first = m.i
		}
	}
	b := ir.Before(first)
	var access *ir.Instr
	switch {
	case v.hasExtra(ch):
		access = v.maskedLoad(b, ch, ty, align)
	case ty.Len == 1: // redundant loads
		access = b.Load(ty.Elem, ch[0].i.Pointer(), align, "")
	default:
		access = b.Load(ty, ch[0].i.Pointer(), align, "")
	}
	for _, m := range ch {
		t, lane := m.i.Type(), v.laneOf(m, ch, ty)
		part := access
		switch {
		case !access.Type().IsVector():
		case t.IsVector():
			part = ir.NewInstr(ir.ShuffleVector, ty.Elem.Context().Vector(t.Len, ty.Elem, false), access, ir.NewPoison(ty))
			mask := make([]int32, t.Len)
			for k := range mask {
				mask[k] = int32(lane) + int32(k)
			}
			part.SetMask(mask)
			b.Insert(part, m.i.Name())
		default:
			part = ir.NewInstr(ir.ExtractElement, ty.Elem, access, ir.NewInt(v.f.Ctx().I32, lane))
			b.Insert(part, m.i.Name())
		}
		ir.ReplaceAllUses(m.i, v.bitCast(b, part, t))
	}
	hoistOperands(access)
	return access
}

func (v *vectorizer) emitStore(ch chain, ty *ir.Type, align uint64) *ir.Instr {
	last := ch[0].i
	for _, m := range ch {
		if last.ComesBefore(m.i) {
			last = m.i
		}
	}
	b := ir.Before(last)
	var vec ir.Value = ir.NewPoison(ty)
	lane := uint64(0)
	insert := func(x ir.Value) {
		i := ir.NewInstr(ir.InsertElement, ty, vec, v.bitCast(b, x, ty.Elem), ir.NewInt(v.f.Ctx().I32, lane))
		vec = v.fold(b, i)
		lane++
	}
	for _, m := range ch {
		x := m.i.Operand(0)
		lane = v.laneOf(m, ch, ty)
		if t := x.Type(); t.IsVector() {
			for k := range t.Len {
				insert(v.fold(b, ir.NewInstr(ir.ExtractElement, t.Elem, x, ir.NewInt(v.f.Ctx().I32, k))))
			}
		} else {
			insert(x)
		}
	}
	if v.hasExtra(ch) {
		return v.maskedStore(b, ch, vec, align)
	}
	return b.Store(vec, ch[0].i.Pointer(), align)
}

// laneOf is the lane of the vector at which a member of the chain begins.
func (v *vectorizer) laneOf(m member, ch chain, ty *ir.Type) uint64 {
	return uint64(m.off-ch[0].off) * 8 / v.dl.SizeBits(ty.Elem)
}

// maskedLoad loads the lanes of a chain that are not extra ones.
func (v *vectorizer) maskedLoad(b *ir.Builder, ch chain, ty *ir.Type, align uint64) *ir.Instr {
	ctx, p := v.f.Ctx(), ch[0].i.Pointer()
	mask := v.maskOf(ch, ty.Len, v.dl.SizeBits(ty.Elem))
	fty := ctx.Func(ty, []*ir.Type{p.Type(), ctx.I32, mask.Type(), ty}, false)
	f := v.f.Module().Intrinsic("llvm.masked.load", fty, nil, ty, p.Type())
	return b.Call(f, "", p, ir.NewInt(ctx.I32, align), mask, ir.NewPoison(ty))
}

// maskedStore stores the lanes of a chain that are not extra ones.
func (v *vectorizer) maskedStore(b *ir.Builder, ch chain, vec ir.Value, align uint64) *ir.Instr {
	ctx, p, ty := v.f.Ctx(), ch[0].i.Pointer(), vec.Type()
	mask := v.maskOf(ch, ty.Len, v.dl.SizeBits(ty.Elem))
	fty := ctx.Func(ctx.Void, []*ir.Type{ty, p.Type(), ctx.I32, mask.Type()}, false)
	f := v.f.Module().Intrinsic("llvm.masked.store", fty, nil, ty, p.Type())
	return b.Call(f, "", vec, p, ir.NewInt(ctx.I32, align), mask)
}

// bitCast gives x another type of the same size.
func (v *vectorizer) bitCast(b *ir.Builder, x ir.Value, t *ir.Type) ir.Value {
	op := ir.BitCast
	switch {
	case x.Type() == t:
		return x
	case x.Type().IsPtr() && t.IsInt():
		op = ir.PtrToInt
	case x.Type().IsInt() && t.IsPtr():
		op = ir.IntToPtr
	}
	return v.fold(b, ir.NewInstr(op, t, x))
}

// fold inserts an instruction unless it is a constant.
func (v *vectorizer) fold(b *ir.Builder, i *ir.Instr) ir.Value {
	c, isConst := i.Operand(0).(*ir.Const)
	if i.Op() == ir.ExtractElement && isConst {
		n, _ := i.Operand(1).(*ir.Const).Uint64()
		if k := c.Elem(n); k != nil {
			i.DropOperands()
			return k
		}
	}
	return constfold.InstrOrInsert(b, i, v.dl)
}

// hoistOperands moves the operands of a vector load that follow it in the block before it.
func hoistOperands(access *ir.Instr) {
	needed := map[*ir.Instr]bool{}
	far := access
	work := []*ir.Instr{access}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for _, o := range i.Operands() {
			d := asInstr(o)
			if d == nil || d.Op() == ir.Phi || d.Block() != access.Block() || needed[d] || d.ComesBefore(access) {
				continue
			}
			needed[d] = true
			if far.ComesBefore(d) {
				far = d
			}
			work = append(work, d)
		}
	}
	if far == access {
		return
	}
	end := far.Next()
	for i := access.Next(); i != end; {
		next := i.Next()
		if needed[i] {
			i.MoveBefore(access)
		}
		i = next
	}
}

// knownAlign is the known alignment in bytes of the address of an access.
func (v *vectorizer) knownAlign(access *ir.Instr) uint64 {
	const most = 32 // LLVM's Value::MaxAlignmentExponent
	q := simplify.Query{Query: valuetracking.Query{Layout: v.dl, At: access}}
	zeros := bits.TrailingZeros64(^q.KnownBits(access.Pointer()).Zero)
	return 1 << min(zeros, v.dl.PtrBits(spaceOf(access.Pointer()))-1, most)
}
