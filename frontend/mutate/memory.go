package mutate

import "opt-go/frontend/ir"

// insertAlloca allocates an unusual type, an unusual number, or nothing, and uses it.
func insertAlloca(x *mutator) bool {
	place := x.place()
	if place == nil {
		return false
	}
	at, ctx := ir.Before(place), x.m.Ctx
	n := oneOf(x, []ir.Value{ir.NewInt(ctx.I32, 1), ir.NewInt(ctx.I64, 0), ir.NewInt(ctx.I32, 1000), ir.NewInt(ctx.Int(7), 3), ir.NewPoison(ctx.I32)})
	if x.chance(4) {
		n = x.value(place, ctx.I64)
	}
	t := x.typ()
	slot := ir.NewInstr(ir.Alloca, ctx.Pointer(x.m.Layout.AllocaSpace), n)
	slot.ElemTy = t
	slot.SetAlign(1 << x.r.Intn(9))
	at.Insert(slot, "")
	at.Store(x.value(place, t), slot, 1)
	if !x.chance(3) {
		x.offer(place, at.Load(x.loaded(t), slot, 1, ""))
	}
	x.offer(place, slot)
	return true
}

// loaded returns t, or some other type to load what was stored as t.
func (x *mutator) loaded(t *ir.Type) *ir.Type {
	if x.chance(3) {
		return x.typ()
	}
	return t
}

// insertAccess loads or stores an unusual type at any address.
func insertAccess(x *mutator) bool {
	place := x.place()
	if place == nil {
		return false
	}
	at, ctx := ir.Before(place), x.m.Ctx
	space := oneOf(x, []int{0, 0, 0, 1, 3})
	p, t := x.value(place, ctx.Pointer(space)), x.typ()
	var i *ir.Instr
	if x.chance(2) {
		i = at.Load(t, p, 1, "")
		x.offer(place, i)
	} else {
		i = at.Store(x.value(place, t), p, 1)
	}
	if x.chance(4) {
		i.Flags |= ir.Volatile
	}
	i.SetAlign(1 << x.r.Intn(7))
	return true
}

var orderings = []ir.Ordering{ir.Monotonic, ir.Acquire, ir.Release, ir.AcqRel, ir.SeqCst}

// insertAtomic inserts a fence, cmpxchg, atomicrmw, or an atomic load or store.
func insertAtomic(x *mutator) bool {
	place := x.place()
	if place == nil {
		return false
	}
	at, ctx := ir.Before(place), x.m.Ctx
	t := oneOf(x, []*ir.Type{ctx.I8, ctx.I32, ctx.I64, ctx.I128, ctx.Ptr, ctx.Float})
	p := x.value(place, ctx.Ptr)
	var i *ir.Instr
	switch x.r.Intn(5) {
	case 0:
		i = ir.NewInstr(ir.Fence, ctx.Void)
		i.Ordering = oneOf(x, orderings[1:])
	case 1:
		if t.IsFloat() {
			return false
		}
		i = ir.NewInstr(ir.CmpXchg, ctx.Struct(false, t, ctx.I1), p, x.value(place, t), x.value(place, t))
		i.Ordering = oneOf(x, orderings)
		i.SetFailOrder(oneOf(x, []ir.Ordering{ir.Monotonic, ir.Acquire, ir.SeqCst}))
		i.Flags |= oneOf(x, []ir.Flags{0, ir.Weak, ir.Volatile})
		i.SetAlign(16)
	case 2:
		i = ir.NewInstr(ir.AtomicRMW, t, p, x.value(place, t))
		i.Ordering = oneOf(x, orderings)
		i.SetRMW(rmwFor(x, t))
		i.SetAlign(16)
	case 3:
		i = ir.NewInstr(ir.Load, t, p)
		i.Ordering, i.Flags = oneOf(x, []ir.Ordering{ir.Unordered, ir.Monotonic, ir.Acquire, ir.SeqCst}), ir.Atomic
		i.SetAlign(16)
	default:
		i = ir.NewInstr(ir.Store, ctx.Void, x.value(place, t), p)
		i.Ordering, i.Flags = oneOf(x, []ir.Ordering{ir.Unordered, ir.Monotonic, ir.Release, ir.SeqCst}), ir.Atomic
		i.SetAlign(16)
	}
	if x.chance(3) {
		i.SetSyncScope(oneOf(x, []string{"singlethread", "agent", "block"}))
	}
	at.Insert(i, "")
	x.offer(place, i)
	return true
}

func rmwFor(x *mutator, t *ir.Type) ir.RMWOp {
	switch {
	case t.IsPtr():
		return "xchg"
	case t.IsFloat():
		return oneOf(x, []ir.RMWOp{"xchg", "fadd", "fsub", "fmax", "fmin"})
	}
	return oneOf(x, rmwOps)
}

// changeAccess changes the ordering, the volatility or the alignment of an access.
func changeAccess(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool {
		return i.Op() == ir.Load || i.Op() == ir.Store || i.Op() == ir.AtomicRMW || i.Op() == ir.CmpXchg || i.Op() == ir.Alloca
	})
	if i == nil {
		return false
	}
	switch {
	case x.chance(3) || i.Op() == ir.Alloca:
		i.SetAlign(1 << x.r.Intn(13))
	case x.chance(2):
		i.Flags ^= ir.Volatile
	case i.Op() == ir.AtomicRMW || i.Op() == ir.CmpXchg:
		i.Ordering = oneOf(x, orderings)
	case i.Ordering != ir.NotAtomic:
		i.Ordering, i.Flags = ir.NotAtomic, i.Flags&^ir.Atomic
		i.SetSyncScope("")
	case atomicType(x, i.AccessType()):
		i.Ordering, i.Flags = oneOf(x, []ir.Ordering{ir.Unordered, ir.Monotonic, ir.SeqCst}), i.Flags|ir.Atomic
	default:
		return false
	}
	return true
}

// atomicType reports whether a load or store of the type may be atomic.
func atomicType(x *mutator, t *ir.Type) bool {
	bits := x.m.Layout.SizeBits(t)
	return (t.Kind == ir.IntKind || t.IsPtr() || t.IsFloat()) && bits >= 8 && bits&(bits-1) == 0
}

// insertAddress computes an address through an unusual type and uses it.
func insertAddress(x *mutator) bool {
	place := x.place()
	if place == nil {
		return false
	}
	at, ctx, t := ir.Before(place), x.m.Ctx, x.typ()
	p := x.value(place, ctx.Ptr)
	indices := []ir.Value{x.value(place, oneOf(x, []*ir.Type{ctx.I64, ctx.I32, ctx.I8, ctx.Int(129)}))}
	for e := t; x.chance(2); {
		switch {
		case e.Kind == ir.StructKind && len(e.Fields) > 0:
			k := x.r.Intn(len(e.Fields))
			indices, e = append(indices, ir.NewInt(ctx.I32, uint64(k))), e.Fields[k]
			continue
		case e.Kind == ir.ArrayKind:
			indices, e = append(indices, x.value(place, ctx.I64)), e.Elem
			continue
		}
		break
	}
	gep := at.GEP(t, p, oneOf(x, []ir.Flags{0, ir.InBounds | ir.NUSW, ir.NUSW, ir.NUW, ir.InBounds | ir.NUSW | ir.NUW}), "", indices...)
	x.offer(place, gep)
	return true
}
