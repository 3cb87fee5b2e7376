package expand

import "opt-go/frontend/ir"

// Of 128 bits the target exchanges and compares only. As in LLVM, a load compares with zero and
// stores zero where it was equal, a store is an exchange whose result is not used, and another
// operation is a loop around cmpxchg:
//
//	start  old = load            two words, perhaps of different times
//	loop   new = old op value, seen = cmpxchg old, new, and again with old = seen unless it succeeded
//	done

// wideAtomicRule is the rule of an atomic operation on i128, or nil.
func wideAtomicRule(i *ir.Instr) rule {
	if i.Ordering == ir.NotAtomic {
		return nil
	}
	switch {
	case i.Op() == ir.Load && i.Type().IsInt(128):
		return wideLoad
	case i.Op() == ir.Store && i.Operand(0).Type().IsInt(128):
		return wideStore
	case i.Op() == ir.AtomicRMW && i.Type().IsInt(128) && i.RMW() != "xchg" && wideOperations[i.RMW()] != nil:
		return wideLoop
	}
	return nil
}

// atLeastMonotonic is the order of an exchange in place of a load or store.
func atLeastMonotonic(o ir.Ordering) ir.Ordering { return max(o, ir.Monotonic) }

// compareExchange makes a cmpxchg with the order, scope and volatility of i.
func (x *site) compareExchange(p, want, next ir.Value) (old, equal ir.Value) {
	t := want.Type()
	c := ir.NewInstr(ir.CmpXchg, x.Ctx().Struct(false, t, x.Ctx().I1), p, want, next)
	c.Ordering = atLeastMonotonic(x.i.Ordering)
	c.SetFailOrder(failOrder(c.Ordering))
	c.SetSyncScope(x.i.SyncScope())
	c.Flags = x.i.Flags & ir.Volatile
	c.SetAlign(16)
	x.Insert(c, "")
	return x.member(c, 0), x.member(c, 1)
}

// failOrder is the order of a failed comparison: that of the load in a successful one.
func failOrder(o ir.Ordering) ir.Ordering {
	switch o {
	case ir.Release:
		return ir.Monotonic
	case ir.AcqRel:
		return ir.Acquire
	}
	return o
}

// member extracts member k of a structure.
func (x *site) member(v ir.Value, k int) ir.Value {
	i := ir.NewInstr(ir.ExtractValue, v.Type().Fields[k], v)
	i.SetIndices([]uint64{uint64(k)})
	return x.Insert(i, "")
}

func wideLoad(x *site) ir.Value {
	zero := ir.NewZero(x.i.Type())
	old, _ := x.compareExchange(x.i.Pointer(), zero, zero)
	return old
}

func wideStore(x *site) ir.Value {
	v := x.i.Operand(0)
	r := ir.NewInstr(ir.AtomicRMW, v.Type(), x.i.Pointer(), v)
	r.SetRMW("xchg")
	r.Ordering = atLeastMonotonic(x.i.Ordering)
	r.SetSyncScope(x.i.SyncScope())
	r.Flags = x.i.Flags & ir.Volatile
	r.SetAlign(16)
	x.Insert(r, "")
	return nil
}

func wideLoop(x *site) ir.Value {
	t, p := x.i.Type(), x.i.Pointer()
	start, done := x.i.Block().SplitAt(x.i, "atomicrmw.end")
	loop := x.i.Func().NewBlockBefore(done, "atomicrmw.start")
	start.Term().Erase()
	x.SetAtEnd(start)
	first := x.Load(t, p, 16, "")
	first.Flags |= ir.Volatile
	x.Br(loop)

	x.SetAtEnd(loop)
	old := x.Phi(t, "")
	next := wideOperations[x.i.RMW()](x, old, x.i.Operand(1))
	seen, equal := x.compareExchange(p, old, next)
	old.AddIncoming(first, start)
	old.AddIncoming(seen, loop)
	x.CondBr(equal, done, loop)
	x.SetBefore(x.i)
	return seen
}

// wideOperations compute what an atomicrmw stores.
var wideOperations = makeWideOperations()

func makeWideOperations() map[ir.RMWOp]func(x *site, old, v ir.Value) ir.Value {
	t := map[ir.RMWOp]func(x *site, old, v ir.Value) ir.Value{
		"nand": func(x *site, old, v ir.Value) ir.Value {
			return x.op(ir.Xor, x.op(ir.And, old, v), ir.NewAllOnes(v.Type()))
		},
		"uinc_wrap": func(x *site, old, v ir.Value) ir.Value {
			return x.Select(x.ICmp(ir.UGE, old, v, ""), ir.NewZero(v.Type()), x.op(ir.Add, old, ir.NewInt(v.Type(), 1)), "")
		},
		"udec_wrap": func(x *site, old, v ir.Value) ir.Value {
			wraps := x.op(ir.Or, x.ICmp(ir.EQ, old, ir.NewZero(v.Type()), ""), x.ICmp(ir.UGT, old, v, ""))
			return x.Select(wraps, v, x.op(ir.Add, old, ir.NewAllOnes(v.Type())), "")
		},
		"usub_cond": func(x *site, old, v ir.Value) ir.Value {
			return x.Select(x.ICmp(ir.UGE, old, v, ""), x.op(ir.Sub, old, v), old, "")
		},
		"usub_sat": func(x *site, old, v ir.Value) ir.Value { return x.intrinsic("usub.sat", v.Type(), old, v) },
	}
	for name, op := range map[ir.RMWOp]ir.Op{"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor} {
		t[name] = func(x *site, old, v ir.Value) ir.Value { return x.op(op, old, v) }
	}
	for name, called := range map[ir.RMWOp]string{"max": "smax", "min": "smin", "umax": "umax", "umin": "umin"} {
		t[name] = callTwo(called)
	}
	return t
}
