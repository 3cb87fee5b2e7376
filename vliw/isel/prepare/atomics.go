package prepare

import "opt-go/frontend/ir"

// Where threads share memory, an atomicrmw that is no operation of the machine reads, computes, and
// stores if nothing has changed the memory in between:
//
//	%old = atomicrmw nand ptr %p, i32 %v acquire
//
//	        %first = load atomic i32, ptr %p monotonic
//	loop:   %old = phi i32 [ %first, … ], [ %seen, %loop ]
//	        %new = …
//	        %pair = cmpxchg ptr %p, i32 %old, i32 %new acquire monotonic
//	        … br i1 %done, …, label %loop
//
// Floats are compared by their bits.

// IsSimpleAtomic reports whether an atomicrmw is one operation: an exchange of integers or
// pointers, or the addition of a number that fetchadd has.
func IsSimpleAtomic(i *ir.Instr) bool {
	t := i.Type()
	if i.RMW() == "xchg" {
		return t.IsPtr() || t.IsInt() && t.Bits <= registerBits
	}
	_, ok := FetchAdd(i)
	return ok
}

// FetchAdd is the number that an atomicrmw adds, if fetchadd has it.
func FetchAdd(i *ir.Instr) (int64, bool) {
	c, ok := i.Operand(1).(*ir.Const)
	t := i.Type()
	if !ok || c.Kind != ir.IntConst || !t.IsInt() || t.Bits != 32 && t.Bits != 64 {
		return 0, false
	}
	n, _ := c.Int64()
	switch i.RMW() {
	case "add":
	case "sub":
		n = -n
	default:
		return 0, false
	}
	switch n {
	case 1, 4, 8, 16, -1, -4, -8, -16:
		return n, true
	}
	return 0, false
}

var atomicOps = map[ir.RMWOp]ir.Op{"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd, "fsub": ir.FSub}
var atomicCompares = map[ir.RMWOp]ir.Pred{"max": ir.SGT, "min": ir.SLT, "umax": ir.UGT, "umin": ir.ULT}

// atomicChoices are the operations that choose between values.
var atomicChoices = map[ir.RMWOp]func(at *ir.Builder, old, v ir.Value) ir.Value{
	"uinc_wrap": func(at *ir.Builder, old, v ir.Value) ir.Value { // from v back to 0
		one, zero := ir.NewInt(v.Type(), 1), ir.NewInt(v.Type(), 0)
		return at.Select(at.ICmp(ir.UGE, old, v, ""), zero, at.Add(old, one, ""), "")
	},
	"udec_wrap": func(at *ir.Builder, old, v ir.Value) ir.Value { // from 0, and from above v, to v
		one, zero := ir.NewInt(v.Type(), 1), ir.NewInt(v.Type(), 0)
		low := at.Select(at.ICmp(ir.UGT, old, v, ""), v, at.Sub(old, one, ""), "")
		return at.Select(at.ICmp(ir.EQ, old, zero, ""), v, low, "")
	},
	"usub_cond": func(at *ir.Builder, old, v ir.Value) ir.Value {
		return at.Select(at.ICmp(ir.UGE, old, v, ""), at.Sub(old, v, ""), old, "")
	},
	"usub_sat": func(at *ir.Builder, old, v ir.Value) ir.Value {
		return at.Select(at.ICmp(ir.UGE, old, v, ""), at.Sub(old, v, ""), ir.NewInt(v.Type(), 0), "")
	},
	"fmax": func(at *ir.Builder, old, v ir.Value) ir.Value { return number(at, ir.FOGT, old, v) },
	"fmin": func(at *ir.Builder, old, v ir.Value) ir.Value { return number(at, ir.FOLT, old, v) },
}

// number is old where the relation holds or v is a NaN, else v.
func number(at *ir.Builder, p ir.Pred, old, v ir.Value) ir.Value {
	return at.Select(at.FCmp(p, old, v, ""), old, at.Select(at.FCmp(ir.FUNO, v, v, ""), old, v, ""), "")
}

// Choices makes loads and stores of the operations that choose between values, for machines with
// one thread.
func Choices(f *ir.Func) {
	var all []*ir.Instr
	for i := range f.Instrs() {
		if i.Op() == ir.AtomicRMW && atomicChoices[i.RMW()] != nil && isKnownAtomic(i) {
			all = append(all, i)
		}
	}
	for _, i := range all {
		at := ir.Before(i)
		old := at.Load(i.Type(), i.Operand(0), i.Align(), "")
		old.Ordering = ir.Monotonic
		store := at.Store(newValue(at, i, old, freeze(at, i.Operand(1))), i.Operand(0), i.Align())
		store.Ordering = ir.Monotonic
		ir.ReplaceAllUses(i, old)
		i.Erase()
	}
}

// Atomics makes loops of those that are not simple, before Function. Operations that it does not
// know stay, for a diagnostic.
func Atomics(f *ir.Func) {
	var all []*ir.Instr
	for i := range f.Instrs() {
		if i.Op() == ir.AtomicRMW && !IsSimpleAtomic(i) && isKnownAtomic(i) {
			all = append(all, i)
		}
	}
	for _, i := range all {
		expandAtomic(i)
	}
}

func isKnownAtomic(i *ir.Instr) bool {
	_, op := atomicOps[i.RMW()]
	_, compare := atomicCompares[i.RMW()]
	t := i.Type()
	return (op || compare || atomicChoices[i.RMW()] != nil || i.RMW() == "nand" || i.RMW() == "xchg") && (t.IsInt() && t.Bits <= registerBits || t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind)
}

// newValue is what an atomicrmw stores.
func newValue(at *ir.Builder, i *ir.Instr, old, v ir.Value) ir.Value {
	if op, ok := atomicOps[i.RMW()]; ok {
		return at.Binary(op, old, v, 0, "")
	}
	if p, ok := atomicCompares[i.RMW()]; ok {
		return at.Select(at.ICmp(p, old, v, ""), old, v, "")
	}
	if choose := atomicChoices[i.RMW()]; choose != nil {
		return choose(at, old, v)
	}
	if i.RMW() == "nand" {
		return at.Binary(ir.Xor, at.Binary(ir.And, old, v, 0, ""), ir.NewInt(i.Type(), ^uint64(0)), 0, "")
	}
	return v // xchg
}

func expandAtomic(i *ir.Instr) {
	t, bits := i.Type(), i.Type()
	ctx := i.Block().Func().Ctx()
	switch t.Kind {
	case ir.FloatKind:
		bits = ctx.I32
	case ir.DoubleKind:
		bits = ctx.I64
	}
	p, v := i.Operand(0), freeze(ir.Before(i), i.Operand(1)) // it is read several times
	first := ir.Before(i).Load(bits, p, i.Align(), "")
	first.Ordering = ir.Monotonic
	head := i.Block()
	done := head.SplitBefore(i, "")
	loop := head.Func().NewBlockAfter(head, "")
	head.Term().SetSucc(0, loop)
	at := ir.AtEnd(loop)
	at.Pos, at.Loc = i.Pos, i.DebugLoc()
	seen := at.Phi(bits, "")
	old := ir.Value(seen)
	if bits != t {
		old = at.Cast(ir.BitCast, seen, t, "")
	}
	next := newValue(at, i, old, v)
	if bits != t {
		next = at.Cast(ir.BitCast, next, bits, "")
	}
	pair := ir.NewInstr(ir.CmpXchg, ctx.Struct(false, bits, ctx.I1), p, seen, next)
	pair.Ordering = i.Ordering
	pair.SetFailOrder(ir.Monotonic)
	pair.SetAlign(i.Align())
	pair.SetSyncScope(i.SyncScope())
	at.Insert(pair, "")
	part := func(k uint64, t *ir.Type) ir.Value {
		x := ir.NewInstr(ir.ExtractValue, t, pair)
		x.SetIndices([]uint64{k})
		return at.Insert(x, "")
	}
	again, ok := part(0, bits), part(1, ctx.I1)
	at.CondBr(ok, done, loop)
	seen.AddIncoming(first, head)
	seen.AddIncoming(again, loop)
	ir.ReplaceAllUses(i, old)
	i.Erase()
}
