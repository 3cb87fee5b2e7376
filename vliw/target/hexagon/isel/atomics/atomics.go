// Package atomics expands atomic operations in the IR, before selection, to what the core has:
// loads and stores of words and pairs that are locked, and barriers.
//
//	r = atomicrmw op p, v         again: old = memw_locked(p)
//	                                     memw_locked(p, ok) = old op v
//	                                     if (!ok) jump again
//
// Bytes and half words are parts of the aligned word that has them. An operation that releases
// comes after a barrier, one that acquires before one (Hexagon V68 Programmer's Reference Manual,
// sections 5.10.1 and 5.11).
package atomics

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
	"opt-go/vliw/mir"
)

// Expand expands the atomic operations of a function.
func Expand(f *ir.Func) {
	var list []*ir.Instr
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if i.Ordering != ir.NotAtomic && i.Op() != ir.Fence {
				list = append(list, i)
			}
		}
	}
	for _, i := range list {
		checkSize(f, i)
		switch i.Op() {
		case ir.AtomicRMW:
			readModifyWrite(i)
		case ir.CmpXchg:
			compareExchange(i)
		default:
			between(i)
		}
	}
}

// accessed is the type that an atomic operation reads or writes.
func accessed(i *ir.Instr) *ir.Type {
	if i.Op() == ir.Load {
		return i.Type()
	}
	return i.Operand(map[ir.Op]int{ir.Store: 0, ir.AtomicRMW: 1, ir.CmpXchg: 2}[i.Op()]).Type()
}

// checkSize refuses what is not in one aligned word or pair.
func checkSize(f *ir.Func, i *ir.Instr) {
	t, dl := accessed(i), f.Module().Layout
	size := dl.AllocSize(t)
	scalar := t.IsInt() || t.IsPtr() || t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind
	if !scalar || size > 8 || size&(size-1) != 0 || dl.SizeBits(t) != 8*size {
		mir.Refuse(i.Pos, "an atomic operation on %s on Hexagon", t)
	}
	if align := i.Align(); align != 0 && align < size {
		mir.Refuse(i.Pos, "an atomic operation on %s that is not aligned, on Hexagon,", t)
	}
}

// between puts the barriers that an order asks for around an instruction, which is monotonic then.
func between(i *ir.Instr) {
	order := i.Ordering
	if order == ir.Release || order == ir.AcqRel || order == ir.SeqCst && i.Op() != ir.Load {
		fence(ir.Before(i), i, order)
	}
	if order == ir.Acquire || order == ir.AcqRel || order == ir.SeqCst {
		fence(ir.Before(i.Next()), i, order)
	}
	if i.Op() == ir.Load || i.Op() == ir.Store {
		i.Ordering = min(order, ir.Monotonic)
	}
}

func fence(at *ir.Builder, of *ir.Instr, order ir.Ordering) {
	n := ir.NewInstr(ir.Fence, at.Ctx().Void)
	n.Ordering = order
	n.SetSyncScope(of.SyncScope())
	at.Insert(n, "")
}

// location is where an atomic operation works: a word or pair, and the part of it that counts.
type location struct {
	ty      *ir.Type // of the value
	cell    *ir.Type // i32 or i64
	address ir.Value
	shift   ir.Value // of a part of a word; nil: the whole
	mask    ir.Value
}

// locate computes the address of the cell before an instruction.
func locate(at *ir.Builder, p ir.Value, t *ir.Type, dl *ir.DataLayout) *location {
	ctx := at.Ctx()
	l := &location{ty: t, cell: ctx.I32, address: p}
	size := dl.AllocSize(t)
	switch {
	case size == 8:
		l.cell = ctx.I64
		return l
	case size == 4:
		return l
	}
	n := at.Cast(ir.PtrToInt, p, ctx.I32, "")
	l.address = at.Cast(ir.IntToPtr, at.Binary(ir.And, n, ir.NewInt(ctx.I32, 1<<32-4), 0, ""), p.Type(), "")
	l.shift = at.Binary(ir.Shl, at.Binary(ir.And, n, ir.NewInt(ctx.I32, 3), 0, ""), ir.NewInt(ctx.I32, 3), 0, "")
	l.mask = at.Binary(ir.Shl, ir.NewInt(ctx.I32, 1<<(8*size)-1), l.shift, 0, "")
	return l
}

// get is the value in a cell.
func (l *location) get(at *ir.Builder, cell ir.Value) ir.Value {
	if l.shift != nil {
		return at.Cast(ir.Trunc, at.Binary(ir.LShr, cell, l.shift, 0, ""), l.ty, "")
	}
	return convert(at, cell, l.ty)
}

// put is a cell with a value in it.
func (l *location) put(at *ir.Builder, cell, v ir.Value) ir.Value {
	if l.shift == nil {
		return convert(at, v, l.cell)
	}
	part := at.Binary(ir.Shl, at.Cast(ir.ZExt, v, l.cell, ""), l.shift, 0, "")
	rest := at.Binary(ir.And, cell, at.Binary(ir.Xor, l.mask, ir.NewAllOnes(l.cell), 0, ""), 0, "")
	return at.Binary(ir.Or, rest, part, 0, "")
}

// convert changes the type of the bits of a value.
func convert(at *ir.Builder, v ir.Value, to *ir.Type) ir.Value {
	switch from := v.Type(); {
	case from == to:
		return v
	case from.IsPtr():
		return at.Cast(ir.PtrToInt, v, to, "")
	case to.IsPtr():
		return at.Cast(ir.IntToPtr, v, to, "")
	}
	return at.Cast(ir.BitCast, v, to, "")
}

// lockedNames are the intrinsics for cells of 32 and of 64 bits.
var lockedNames = map[int][2]string{
	32: {"llvm.hexagon.L2.loadw.locked", "llvm.hexagon.S2.storew.locked"},
	64: {"llvm.hexagon.L4.loadd.locked", "llvm.hexagon.S4.stored.locked"},
}

func (l *location) load(at *ir.Builder) ir.Value {
	return call(at, lockedNames[l.cell.Bits][0], l.cell, l.address)
}

// store stores a cell, and tells whether it failed.
func (l *location) store(at *ir.Builder, v ir.Value) ir.Value {
	ok := call(at, lockedNames[l.cell.Bits][1], at.Ctx().I32, l.address, v)
	return at.ICmp(ir.EQ, ok, ir.NewInt(at.Ctx().I32, 0), "")
}

func call(at *ir.Builder, name string, result *ir.Type, args ...ir.Value) ir.Value {
	var types []*ir.Type
	for _, a := range args {
		types = append(types, a.Type())
	}
	f := at.Block().Func().Module().Intrinsic(name, at.Ctx().Func(result, types, false), ir.AttrSet{})
	return at.Call(f, "", args...)
}

// loop splits the block at an instruction, and makes the block between.
func loop(i *ir.Instr) (head, again, done *ir.Block, at *ir.Builder) {
	between(i)
	head, done = i.Block().SplitAt(i, "")
	again = head.Func().NewBlockAfter(head, "")
	head.Term().SetSucc(0, again)
	at = ir.AtEnd(again)
	at.Pos = i.Pos
	return head, again, done, at
}

func readModifyWrite(i *ir.Instr) {
	update := rewrite.ReadModifyWrite(i.RMW())
	if update == nil {
		mir.Refuse(i.Pos, "atomicrmw %s on Hexagon", i.RMW())
	}
	head, again, done, at := loop(i)
	before := ir.Before(head.Term())
	l := locate(before, i.Pointer(), i.Type(), head.Func().Module().Layout)
	cell := l.load(at)
	old := l.get(at, cell)
	failed := l.store(at, l.put(at, cell, update(at, old, i.Operand(1))))
	at.CondBr(failed, again, done)
	ir.ReplaceAllUses(i, old)
	i.Erase()
}

func compareExchange(i *ir.Instr) {
	t := i.Operand(2).Type()
	head, again, done, at := loop(i)
	f := head.Func()
	before := ir.Before(head.Term())
	l := locate(before, i.Pointer(), t, f.Module().Layout)
	asInt := before.Ctx().Int(int(f.Module().Layout.SizeBits(t)))
	want := convert(before, i.Operand(1), asInt)
	cell := l.load(at)
	old := l.get(at, cell)
	equal := at.ICmp(ir.EQ, convert(at, old, asInt), want, "")
	try := f.NewBlockAfter(again, "")
	at.CondBr(equal, try, done)
	in := ir.AtEnd(try)
	in.Pos = i.Pos
	in.CondBr(l.store(in, l.put(in, cell, i.Operand(2))), again, done)
	first := ir.Before(done.First())
	success := first.Phi(first.Ctx().I1, "")
	success.AddIncoming(ir.NewInt(first.Ctx().I1, 0), again)
	success.AddIncoming(ir.NewInt(first.Ctx().I1, 1), try)
	after := ir.Before(i)
	pair := insert(after, ir.NewPoison(i.Type()), old, 0)
	ir.ReplaceAllUses(i, insert(after, pair, success, 1))
	i.Erase()
}

func insert(at *ir.Builder, agg, v ir.Value, k uint64) ir.Value {
	n := ir.NewInstr(ir.InsertValue, agg.Type(), agg, v)
	n.SetIndices([]uint64{k})
	return at.Insert(n, "")
}
