// Package downgrade rewrites what an older LLVM version cannot say, so that the module can be
// printed for it: the counterpart of package upgrade. What a version only spells otherwise, and
// what it may lose, is the printer's concern.
//
// The package works on our IR only; frontend/version says since when LLVM has what.
package downgrade

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/version"
)

// To rewrites the module for LLVM version v:
//
//   - operations of atomicrmw become loops around cmpxchg
//   - ptrtoaddr of pointers that are more than an address becomes ptrtoint and trunc
//   - atomic loads and stores of vectors become those of integers
//   - the ends of coroutines have a result again
//   - declarations of intrinsics have the attributes of LLVM 19, without the ranges of results of
//     22
//   - intrinsics that came later become others, instructions, or calls of the C library; those that
//     cannot stay, see Unknown
//   - sizes of contexts in !memprof, vector variants of functions that return structs, and
//     operations of debug expressions that the version refuses are lost
//   - calls of llvm.dbg.declare_value become those of llvm.dbg.value: the variable has the value
//     from there on, and not only there
func To(m *ir.Module, v int) {
	if m.Version() <= v {
		return
	}
	if v < version.Newest {
		m.UseIntrinsics(version.Oldest)
	}
	if v < version.DeclareValue && !m.DebugRecords { // records are the printer's
		declareValues(m)
	}
	if v < version.CoroEnd {
		coroutineEnds(m)
	}
	for _, f := range m.Funcs {
		for b := f.Entry(); b != nil; b = b.Next() {
			instrs(m, b, v)
		}
	}
	intrinsics(m, v)
	for _, f := range m.Funcs {
		annotations(f, v)
	}
	m.SettleDecls()
}

// instrs rewrites the instructions of a block. A loop ends the block; the rest is in a later one.
func instrs(m *ir.Module, b *ir.Block, v int) {
	for i := b.First(); i != nil; {
		next := i.Next()
		switch {
		case i.Op() == ir.AtomicRMW && v < version.RMW(string(i.RMW())):
			loop(i)
			return
		case i.Op() == ir.PtrToAddr && v < version.PtrToAddr:
			address(m, i)
		case (i.Op() == ir.Load || i.Op() == ir.Store) && i.Ordering != ir.NotAtomic && i.AccessType().IsVector() && v < version.AtomicVectors:
			vectorAccess(m, i)
		}
		i = next
	}
}

// address is ptrtoaddr by ptrtoint, of which it is the lower bits.
func address(m *ir.Module, i *ir.Instr) {
	from := i.Operand(0).Type()
	space := from.Scalar().Space
	if m.Layout.PtrBits(space) == m.Layout.IndexBits(space) {
		return // printed as ptrtoint
	}
	b := ir.Before(i)
	wide := b.Cast(ir.PtrToInt, i.Operand(0), i.Type().WithScalar(b.Ctx().Int(m.Layout.PtrBits(space))), "")
	n := b.Cast(ir.Trunc, wide, i.Type(), "")
	replace(i, n)
}

// vectorAccess loads or stores an integer in the place of a vector.
func vectorAccess(m *ir.Module, i *ir.Instr) {
	t := i.AccessType()
	b := ir.Before(i)
	whole := b.Ctx().Int(int(m.Layout.SizeBits(t)))
	var n *ir.Instr
	if i.Op() == ir.Store {
		n = ir.NewInstr(ir.Store, b.Ctx().Void, reinterpreted(b, i.Operand(0), whole), i.Operand(1))
	} else {
		n = ir.NewInstr(ir.Load, whole, i.Operand(0))
	}
	n.Ordering, n.Flags = i.Ordering, i.Flags
	n.SetAlign(i.Align())
	n.SetSyncScope(i.SyncScope())
	for _, a := range i.Attachments() {
		if a.Kind != "range" && a.Kind != "nonnull" && a.Kind != "align" { // of the type that is accessed no more
			n.SetMD(a.Kind, a.Node)
		}
	}
	b.Insert(n, "")
	if i.Op() == ir.Store {
		i.Erase()
		return
	}
	v := reinterpreted(b, n, t)
	ir.ReplaceAllUses(i, v)
	i.Erase()
}

// reinterpreted converts between a vector and an integer of its size.
func reinterpreted(b *ir.Builder, v ir.Value, to *ir.Type) ir.Value {
	from := v.Type()
	if number := from.WithScalar(b.Ctx().Int(bitsOf(b, from))); from.Scalar().IsPtr() {
		v = b.Cast(ir.PtrToInt, v, number, "")
	}
	if to.Scalar().IsPtr() {
		number := to.WithScalar(b.Ctx().Int(bitsOf(b, to)))
		return b.Cast(ir.IntToPtr, b.Cast(ir.BitCast, v, number, ""), to, "")
	}
	return b.Cast(ir.BitCast, v, to, "")
}

func bitsOf(b *ir.Builder, t *ir.Type) int {
	return int(b.Block().Func().Module().Layout.SizeBits(t.Scalar()))
}

func replace(i, by *ir.Instr) {
	by.TakeName(i)
	ir.ReplaceAllUses(i, by)
	i.Erase()
}

// coroutineEnds gives the ends of coroutines the result that they had, and that no one reads.
func coroutineEnds(m *ir.Module) {
	for _, name := range []string{"llvm.coro.end", "llvm.coro.end.async"} {
		from := m.Func(name)
		if from == nil || !from.RetType().IsVoid() {
			continue
		}
		from.SetName(name + ".void")
		to := m.Intrinsic(name, m.Ctx.Func(m.Ctx.I1, from.FuncType.Fields, from.FuncType.VarArg), nil)
		for _, f := range m.Funcs {
			for i := range f.Instrs() {
				if i.Op() == ir.Call && i.Callee() == ir.Value(from) {
					endWithResult(i, to)
				}
			}
		}
		m.Remove(from)
	}
}

func endWithResult(i *ir.Instr, to *ir.Func) {
	ops := make([]ir.Value, i.NumOperands())
	for k := range ops {
		ops[k] = i.Operand(k)
	}
	ops[len(ops)-1] = to
	n := ir.NewInstr(ir.Call, to.RetType(), ops...)
	info := *i.Info
	info.FuncType = to.FuncType
	n.Info, n.Flags = &info, i.Flags
	n.SetAttachments(i.Attachments())
	ir.Before(i).Insert(n, "")
	i.Erase()
}

func declareValues(m *ir.Module) {
	from := m.Func("llvm.dbg.declare_value")
	if from == nil {
		return
	}
	to := m.Intrinsic("llvm.dbg.value", from.FuncType, nil)
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.Op().IsCall() && i.Callee() == ir.Value(from) {
				i.SetCallee(to)
			}
		}
	}
	m.Remove(from)
}
