package lower

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
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
	stored := at.Store(rewrite.ReadModifyWrite(i.RMW())(at, old, val), i.Pointer(), i.Align())
	for _, access := range []*ir.Instr{old, stored} {
		access.Flags |= i.Flags & ir.Volatile
	}
	ir.ReplaceAllUses(i, old)
	i.Erase()
}
