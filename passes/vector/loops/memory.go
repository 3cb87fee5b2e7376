package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/vector/access"
)

// accessOf makes all parts of a load or store.
func (e *emitter) accessOf(a *access.Access) {
	switch {
	case a.Group != nil:
		if a.Group.At == a {
			e.group(a.Group)
		}
	case !a.Write && a.Affine && a.Stride == 0:
		e.sameLoad(a)
	case a.Consecutive() != 0:
		for n := range e.copies {
			e.consecutive(a, n)
		}
	default:
		for n := range e.copies {
			e.laneByLane(a, n)
		}
	}
}

// sameLoad: one load for all lanes and parts.
func (e *emitter) sameLoad(a *access.Access) {
	w := e.copyAccess(a, a.Elem, e.one(a.Instr.Pointer(), 0, 0), nil)
	v := e.broadcast(e.at, w)
	for n := range e.copies {
		e.vector[part{a.Instr, n}] = v
	}
}

// consecutive makes one wide access; where elements are in reverse order, that of the last lane has
// the least address.
func (e *emitter) consecutive(a *access.Access, n int) {
	ty := e.wide(a.Elem)
	first := n * e.lanes
	if a.Stride < 0 {
		first += e.lanes - 1
	}
	address := e.address(a, first)
	var mask ir.Value
	if e.masked[a.Instr] {
		mask = e.turned(a, e.blockMask(a.Instr.Block(), n))
	}
	if a.Write {
		v := e.turned(a, e.vec(a.Instr.Operand(0), n))
		e.store(a, v, address, mask)
		return
	}
	e.vector[part{a.Instr, n}] = e.turned(a, e.load(a, ty, address, mask))
}

// turned reverses the lanes of a vector for accesses in reverse order.
func (e *emitter) turned(a *access.Access, v ir.Value) ir.Value {
	if a.Stride >= 0 || v == nil {
		return v
	}
	mask := make([]int32, e.lanes)
	for k := range mask {
		mask[k] = int32(e.lanes - 1 - k)
	}
	s := ir.NewInstr(ir.ShuffleVector, v.Type(), v, ir.NewPoison(v.Type()))
	s.SetMask(mask)
	return e.at.Insert(s, "reverse")
}

// address computes the address of an access, which has a known stride, in the iteration that is so
// many after %index.
func (e *emitter) address(a *access.Access, after int) ir.Value {
	base := e.one(a.Instr.Pointer(), 0, 0)
	if after == 0 && !(e.plain() && a.Consecutive() != 0 && a.Group == nil) {
		return base
	}
	flags := ir.Flags(0)
	if g, ok := a.Instr.Pointer().(*ir.Instr); ok && g.Op() == ir.GetElementPtr && g.HasFlag(ir.InBounds) && a.Certain {
		flags = ir.InBounds
	}
	ctx := e.f.Ctx()
	if step := a.Consecutive(); step != 0 {
		first := after - after%e.lanes
		if rest := after - first; rest != 0 && e.plain() { // in reverse order, by two steps
			base = e.at.GEP(a.Elem, base, flags, "", ir.NewSigned(ctx.I32, int64(first*step)))
			after = rest
		}
		return e.at.GEP(a.Elem, base, flags, "", ir.NewSigned(ctx.I32, int64(after*step)))
	}
	offsets := ctx.Int(e.f.Module().Layout.PtrBits(base.Type().Space))
	return e.at.GEP(ctx.I8, base, flags, "", ir.NewSigned(offsets, int64(after)*a.Stride))
}

// laneByLane makes an access for each lane, in order.
func (e *emitter) laneByLane(a *access.Access, n int) {
	var w ir.Value = ir.NewPoison(e.wide(a.Elem))
	for lane := range e.lanes {
		var address ir.Value
		if a.Affine {
			address = e.address(a, n*e.lanes+lane)
		} else {
			address = e.one(a.Instr.Pointer(), n, lane)
		}
		if a.Write {
			e.copyAccess(a, a.Elem, address, e.one(a.Instr.Operand(0), n, lane))
			continue
		}
		v := e.copyAccess(a, a.Elem, address, nil)
		w = e.insert(e.at, w, v, lane, "")
	}
	if !a.Write {
		e.vector[part{a.Instr, n}] = w
	}
}

func (e *emitter) load(a *access.Access, ty *ir.Type, address, mask ir.Value) ir.Value {
	if mask == nil {
		return e.copyAccess(a, ty, address, nil)
	}
	ctx, p := e.f.Ctx(), address.Type()
	fty := ctx.Func(ty, []*ir.Type{p, ctx.I32, mask.Type(), ty}, false)
	f := e.f.Module().Intrinsic("llvm.masked.load", fty, maskedAttrs(false), ty, p)
	w := e.at.Call(f, "wide.masked.load", address, e.i32(int(a.Instr.Align())), mask, ir.NewPoison(ty))
	e.tags(a).Attach(w)
	return w
}

func (e *emitter) store(a *access.Access, v, address, mask ir.Value) {
	if mask == nil {
		e.copyAccess(a, v.Type(), address, v)
		return
	}
	ctx, p := e.f.Ctx(), address.Type()
	fty := ctx.Func(ctx.Void, []*ir.Type{v.Type(), p, ctx.I32, mask.Type()}, false)
	f := e.f.Module().Intrinsic("llvm.masked.store", fty, maskedAttrs(true), v.Type(), p)
	e.tags(a).Attach(e.at.Call(f, "", v, address, e.i32(int(a.Instr.Align())), mask))
}

// tags are what the program says about the memory of an access that holds for several iterations.
func (e *emitter) tags(a *access.Access) alias.Tags {
	t := alias.TagsOf(a.Instr)
	if e.access.Scoped {
		t.Scope, t.NoAlias = nil, nil
	}
	return t
}

func maskedAttrs(write bool) ir.AttrSet {
	var s ir.AttrSet
	for _, key := range []string{"nocallback", "nofree", "nosync", "nounwind", "willreturn"} {
		s = s.With(ir.EnumAttr(key))
	}
	return s.With(ir.ValAttr("memory", map[bool]string{true: "argmem: write", false: "argmem: read"}[write]))
}

// copyAccess makes a load or store like that of an access, of another type and address. It is
// aligned to as much as the element, whatever its width.
func (e *emitter) copyAccess(a *access.Access, ty *ir.Type, address, stored ir.Value) *ir.Instr {
	var w *ir.Instr
	if a.Write {
		w = e.at.Store(stored, address, a.Instr.Align())
	} else {
		w = e.at.Load(ty, address, a.Instr.Align(), map[bool]string{true: "wide.load", false: ""}[ty.IsVector()])
	}
	e.tags(a).Attach(w)
	for _, kind := range []string{"nontemporal", "llvm.access.group", "invariant.load"} {
		if n := a.Instr.MD(kind); n != nil {
			w.SetMD(kind, n)
		}
	}
	return w
}

// dropsUnused reports whether an instruction that was made has no effect and no user.
func dropsUnused(i *ir.Instr) bool {
	return !ir.HasUses(i) && !i.IsTerminator() && i.Op() != ir.Store && (i.Op() != ir.Call || analysis.TriviallyDead(i))
}
