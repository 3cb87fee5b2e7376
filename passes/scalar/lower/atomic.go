package lower

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Atomic is LLVM's lower-atomic, for programs of one thread: atomic operations become plain loads,
// arithmetic and stores, fences go.
//
//	%old = atomicrmw add ptr %p, i32 1 seq_cst    ⇒    %old = load i32, ptr %p
//	                                                   %new = add i32 %old, 1
//	                                                   store i32 %new, ptr %p
//
// Alignments stay those of the atomic operations, unlike LLVM 19's for atomicrmw, which takes the
// type's. Cost: linear.
func Atomic(c *pass.Context, f *ir.Func) pass.Preserved {
	changed := false
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			changed = lowerAtomic(i) || changed
		}
	}
	return pass.Changed(changed)
}

func lowerAtomic(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Fence:
		i.Erase()
	case ir.CmpXchg:
		lowerCompareExchange(i)
	case ir.AtomicRMW:
		lowerReadModifyWrite(i)
	case ir.Load, ir.Store:
		if i.Ordering == ir.NotAtomic {
			return false
		}
		i.Ordering = ir.NotAtomic
		i.Flags &^= ir.Atomic
		i.SetSyncScope("")
	default:
		return false
	}
	return true
}

// lowerCompareExchange stores the old value again where it is not the one expected.
func lowerCompareExchange(i *ir.Instr) {
	at := ir.Before(i)
	expected, val := i.Operand(1), i.Operand(2)
	old := at.Load(val.Type(), i.Pointer(), i.Align(), "")
	same := at.ICmp(ir.EQ, old, expected, "")
	stored := at.Store(at.Select(same, val, old, ""), i.Pointer(), i.Align())
	for _, access := range []*ir.Instr{old, stored} {
		access.Flags |= i.Flags & ir.Volatile
	}
	pair := insertValue(at, ir.NewPoison(i.Type()), old, 0)
	pair = insertValue(at, pair, same, 1)
	ir.ReplaceAllUses(i, pair)
	i.Erase()
}

func insertValue(at *ir.Builder, agg, v ir.Value, k uint64) *ir.Instr {
	n := ir.NewInstr(ir.InsertValue, agg.Type(), agg, v)
	n.SetIndices([]uint64{k})
	return at.Insert(n, "")
}

func lowerReadModifyWrite(i *ir.Instr) {
	at := ir.Before(i)
	val := i.Operand(1)
	old := at.Load(val.Type(), i.Pointer(), i.Align(), "")
	stored := at.Store(updates[i.RMW()](at, old, val), i.Pointer(), i.Align())
	for _, access := range []*ir.Instr{old, stored} {
		access.Flags |= i.Flags & ir.Volatile
	}
	ir.ReplaceAllUses(i, old)
	i.Erase()
}

// update computes what an atomicrmw stores, of the old value and the operand.
type update func(at *ir.Builder, old, val ir.Value) ir.Value

// updates has all operations of atomicrmw.
var updates = makeUpdates()

func makeUpdates() map[ir.RMWOp]update {
	t := map[ir.RMWOp]update{
		"xchg": func(_ *ir.Builder, _, val ir.Value) ir.Value { return val },
		"nand": func(at *ir.Builder, old, val ir.Value) ir.Value {
			return at.Binary(ir.Xor, at.Binary(ir.And, old, val, 0, ""), ir.NewAllOnes(val.Type()), 0, "new")
		},
		"uinc_wrap": func(at *ir.Builder, old, val ir.Value) ir.Value {
			next := at.Add(old, ir.NewInt(val.Type(), 1), "")
			return at.Select(at.ICmp(ir.UGE, old, val, ""), ir.NewZero(val.Type()), next, "new")
		},
		"udec_wrap": func(at *ir.Builder, old, val ir.Value) ir.Value {
			next := at.Sub(old, ir.NewInt(val.Type(), 1), "")
			zero := at.ICmp(ir.EQ, old, ir.NewZero(val.Type()), "")
			wraps := at.Binary(ir.Or, zero, at.ICmp(ir.UGT, old, val, ""), 0, "")
			return at.Select(wraps, val, next, "new")
		},
		"usub_cond": func(at *ir.Builder, old, val ir.Value) ir.Value {
			rest := at.Sub(old, val, "")
			return at.Select(at.ICmp(ir.UGE, old, val, ""), rest, old, "new")
		},
	}
	for name, op := range map[ir.RMWOp]ir.Op{"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd, "fsub": ir.FSub} {
		t[name] = func(at *ir.Builder, old, val ir.Value) ir.Value { return at.Binary(op, old, val, 0, "new") }
	}
	for name, keepsOld := range map[ir.RMWOp]ir.Pred{"max": ir.SGT, "min": ir.SLE, "umax": ir.UGT, "umin": ir.ULE} {
		t[name] = func(at *ir.Builder, old, val ir.Value) ir.Value {
			return at.Select(at.ICmp(keepsOld, old, val, ""), old, val, "new")
		}
	}
	for name, id := range map[ir.RMWOp]string{"fmax": "llvm.maxnum", "fmin": "llvm.minnum", "fmaximum": "llvm.maximum", "fminimum": "llvm.minimum", "fmaximumnum": "llvm.maximumnum", "fminimumnum": "llvm.minimumnum",
		"usub_sat": "llvm.usub.sat"} {
		t[name] = func(at *ir.Builder, old, val ir.Value) ir.Value {
			ty := val.Type()
			f := at.Block().Func().Module().Intrinsic(id, at.Ctx().Func(ty, []*ir.Type{ty, ty}, false), ir.AttrSet{}, ty)
			return at.Call(f, "new", old, val)
		}
	}
	return t
}
