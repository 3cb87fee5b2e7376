package downgrade

import "opt-go/frontend/ir"

// loop replaces an atomicrmw by a loop, in which another thread's change of the memory makes it try
// again:
//
//	  %first = load atomic T, ptr %p monotonic
//	  br label %loop
//	loop:
//	  %old = phi T [ %first, … ], [ %seen, %loop ]
//	  %new = «operation» %old, %v
//	  %pair = cmpxchg ptr %p, «%old», «%new»
//	  %seen = extractvalue %pair, 0
//	  br i1 %success, label %end, label %loop
//
// cmpxchg compares integers, so that a NaN is equal to itself.
func loop(i *ir.Instr) {
	before := i.Block()
	end := before.SplitBefore(i, "atomicrmw.end")
	body := before.Func().NewBlockAfter(before, "atomicrmw.start")
	b := ir.Before(before.Term())
	t, p := i.Type(), i.Operand(0)
	number := b.Ctx().Int(int(before.Func().Module().Layout.SizeBits(t)))
	loaded := t
	if t.IsVector() { // whose atomic loads are newer still
		loaded = number
	}
	first := ir.NewInstr(ir.Load, loaded, p)
	first.Ordering, first.Flags = ir.Monotonic, i.Flags&ir.Volatile
	first.SetAlign(i.Align())
	first.SetSyncScope(i.SyncScope())
	start := asType(b, b.Insert(first, ""), t)
	before.Term().Erase()
	ir.AtEnd(before).Br(body)

	b = ir.AtEnd(body)
	old := b.Phi(t, "")
	next := operation(b, i, old)
	swap := ir.NewInstr(ir.CmpXchg, b.Ctx().Struct(false, number, b.Ctx().I1), p,
		asNumber(b, old, number), asNumber(b, next, number))
	swap.Ordering, swap.Flags = i.Ordering, i.Flags&ir.Volatile
	swap.SetFailOrder(failure(i.Ordering))
	swap.SetAlign(i.Align())
	swap.SetSyncScope(i.SyncScope())
	for _, a := range i.Attachments() {
		swap.SetMD(a.Kind, a.Node)
	}
	b.Insert(swap, "")
	success := member(b, swap, 1, "success")
	seen := asType(b, member(b, swap, 0, "newloaded"), t)
	b.CondBr(success, end, body)
	old.AddIncoming(start, before)
	old.AddIncoming(seen, body)
	if s, ok := seen.(*ir.Instr); ok {
		s.TakeName(i)
	}
	ir.ReplaceAllUses(i, seen)
	i.Erase()
}

// failure is the strongest ordering of a failed cmpxchg for that of a successful one.
func failure(o ir.Ordering) ir.Ordering {
	switch o {
	case ir.Release:
		return ir.Monotonic
	case ir.AcqRel:
		return ir.Acquire
	}
	return o
}

// operation computes what the atomicrmw stores, LangRef "atomicrmw Instruction".
func operation(b *ir.Builder, i *ir.Instr, old ir.Value) ir.Value {
	v := i.Operand(1)
	t := v.Type()
	switch i.RMW() {
	case "usub_cond", "usub_sat":
		enough := b.ICmp(ir.UGE, old, v, "")
		less := b.Sub(old, v, "new")
		if i.RMW() == "usub_cond" {
			return b.Select(enough, less, old, "")
		}
		return b.Select(enough, less, ir.NewZero(t), "")
	}
	base := map[ir.RMWOp]string{"fmaximum": "llvm.maximum", "fminimum": "llvm.minimum",
		"fmaximumnum": "llvm.maximumnum", "fminimumnum": "llvm.minimumnum"}[i.RMW()]
	if base == "" {
		panic("downgrade: atomicrmw " + string(i.RMW()))
	}
	f := i.Func().Module().Intrinsic(base, b.Ctx().Func(t, []*ir.Type{t, t}, false), nil, t)
	return b.Call(f, "", old, v)
}

// member extracts a member of a struct.
func member(b *ir.Builder, from *ir.Instr, index uint64, name string) *ir.Instr {
	i := ir.NewInstr(ir.ExtractValue, from.Type().Fields[index], from)
	i.SetIndices([]uint64{index})
	return b.Insert(i, name)
}

func asNumber(b *ir.Builder, v ir.Value, number *ir.Type) ir.Value {
	if v.Type() == number {
		return v
	}
	return b.Cast(ir.BitCast, v, number, "")
}

func asType(b *ir.Builder, v ir.Value, t *ir.Type) ir.Value {
	if v.Type() == t {
		return v
	}
	return b.Cast(ir.BitCast, v, t, "")
}
