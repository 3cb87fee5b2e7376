package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// copiedConstant replaces a local array whose only content is a copy of a constant by the constant
// itself:
//
//	%a = alloca [5 x i32]
//	memcpy(%a, @table, 20)                        %p = getelementptr [5 x i32], ptr @table, i64 0, i64 %i
//	%p = getelementptr [5 x i32], ptr %a, …   ⇒   %v = load i32, ptr %p
//	%v = load i32, ptr %p
//
// C compilers emit such arrays for tables in functions; on a GPU every thread would copy the table
// to local memory. The constant must be as large as the array, since an access beyond the copied
// part reads undef but is not out of bounds, and it must have at least the array's alignment. LLVM
// raises the constant's alignment if necessary; here a function pass must not change globals.
func (ic *combiner) copiedConstant(i *ir.Instr) *ir.Instr {
	w := copyWalk{alloca: i}
	if !w.follow(i, false) || w.copy == nil {
		return nil
	}
	from := w.copy.Arg(1)
	if from.Type() != i.Type() || !ic.isConstantMemory(from, ic.dl.AllocSize(i.ElemTy)) || ic.argAlign(w.copy, 1) < i.Align() {
		return nil
	}
	for _, dead := range w.lifetimes {
		ic.erase(dead)
	}
	ic.erase(w.copy)
	return ic.use(i, from)
}

// copyWalk follows the address of an alloca.
type copyWalk struct {
	alloca    *ir.Instr
	copy      *ir.Instr // the only thing that writes
	lifetimes []*ir.Instr
	seen      []*ir.Instr // φs
	n         int
}

const maxCopyUses = 256 // of an address and the addresses computed from it

// follow visits the users of an address; offset reports that it may not point to the start of the
// object.
func (w *copyWalk) follow(p *ir.Instr, offset bool) bool {
	for use := range ir.Uses(p) {
		if w.n++; w.n > maxCopyUses || !w.user(use.User(), use.Index(), offset) {
			return false
		}
	}
	return true
}

func (w *copyWalk) user(u *ir.Instr, index int, offset bool) bool {
	switch u.Op() {
	case ir.Load:
		return u.IsSimple()
	case ir.Phi, ir.Select:
		for _, s := range w.seen {
			if s == u {
				return true
			}
		}
		w.seen = append(w.seen, u)
		return w.follow(u, true)
	case ir.GetElementPtr:
		return index == 0 && w.follow(u, true)
	case ir.Call:
		return w.call(u, index, offset)
	}
	return false
}

func (w *copyWalk) call(u *ir.Instr, index int, offset bool) bool {
	switch u.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end":
		w.lifetimes = append(w.lifetimes, u)
		return !offset
	case "llvm.memcpy", "llvm.memmove":
		if !isZero(u.Arg(3)) {
			return false
		}
		if index == 1 {
			return u.Arg(0) != ir.Value(w.alloca)
		}
		if index != 0 || offset || w.copy != nil {
			return false
		}
		w.copy = u
		return true
	}
	if index >= u.NumArgs() || !analysis.NoCapture(u, index) {
		return false
	}
	return analysis.ArgHas(u, index, "readonly") || analysis.ArgHas(u, index, "readnone") || analysis.ArgHas(u, index, "byval")
}

// isConstantMemory reports whether p points to a constant variable with at least that many bytes
// from p on.
func (ic *combiner) isConstantMemory(p ir.Value, bytes uint64) bool {
	base, off, ok := analysis.ConstantOffset(p, ic.dl)
	if c, is := base.(*ir.Const); is && c.Op == ir.AddrSpaceCast {
		base = c.Elems[0]
	}
	if !ok || off < 0 {
		return false
	}
	g, ok := base.(*ir.GlobalVar)
	if !ok || !g.Constant || g.ExternallyInit || !g.ValueType.IsSized() {
		return false
	}
	size := ic.dl.AllocSize(g.ValueType)
	return uint64(off) <= size && bytes <= size-uint64(off)
}
