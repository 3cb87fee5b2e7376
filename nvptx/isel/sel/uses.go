package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
)

// onlyRead reports whether the memory that a parameter points to has only loads and copies as
// users, so that it may be .param. A device function may address its parameters only with constant
// offsets.
func (s *Func) onlyRead(p *ir.Param, anyIndex bool) bool {
	r := paramReads{s: s, p: p, anyIndex: anyIndex, seen: map[*ir.Instr]bool{}}
	return r.only(p)
}

type paramReads struct {
	s        *Func
	p        *ir.Param
	anyIndex bool
	seen     map[*ir.Instr]bool // φs
}

// only reports that a pointer into the parameter is only read through.
func (r *paramReads) only(v ir.Value) bool {
	for u := range ir.Uses(v) {
		i := u.User()
		switch {
		case i.Op() == ir.Load && !i.IsVolatile() && i.Ordering == ir.NotAtomic:
		case r.copies(i, u.Index()), r.passes(i, u.Index()):
		case i.Op() == ir.BitCast && i.Type().IsPtr(), i.Op() == ir.GetElementPtr && i.Type().IsPtr():
			if i.Op() == ir.GetElementPtr && u.Index() != 0 {
				return false
			}
			if i.Op() == ir.GetElementPtr && !r.anyIndex && len(r.s.Decompose(i).Terms) > 0 {
				return false
			}
			if !r.only(i) {
				return false
			}
		case i.Op() == ir.Phi && r.anyIndex && i.Type().IsPtr():
			if r.seen[i] {
				continue
			}
			r.seen[i] = true
			if !RootedIn(i, func(v ir.Value) bool { return v == ir.Value(r.p) }) || !r.only(i) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// copies reports whether an instruction is a copy of memory, whose source operand k is, and which
// reads it at offsets that this function may use.
func (r *paramReads) copies(i *ir.Instr, k int) bool {
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memcpy.inline":
	default:
		return false
	}
	if k != 1 || IsVolatileCopy(i) {
		return false
	}
	n := ir.AsInt(i.Arg(2))
	if n == nil {
		return r.anyIndex
	}
	size, _ := n.Uint64()
	return r.anyIndex || size <= emit.UnrollBytes
}

// passes reports whether an instruction is a call that passes on a copy of operand k, small enough
// that it is read at constant offsets where this function may use no others.
func (r *paramReads) passes(i *ir.Instr, k int) bool {
	if i.Op() != ir.Call || i.IntrinsicID() != "" || k >= i.NumArgs() {
		return false
	}
	t := globals.ByvalType(i.Info.Attrs.Param(k))
	return t != nil && (r.anyIndex || r.s.Layout.StoreSize(t) <= emit.UnrollBytes)
}

// staysInPlace reports whether the kernel parameter needs no copy though its address may escape:
// cvta.param converts the address to a generic one. A parameter marked as grid constant must not be
// copied: hardware takes tensor maps from parameter memory only.
func (s *Func) staysInPlace(p *ir.Param) bool {
	if !s.Kernel || !s.Target.Has(7, 7, 70) {
		return false
	}
	u := paramUses{seen: map[ir.Value]bool{}}
	u.follow(p)
	a := p.Attrs()
	return !u.written && (s.Module.Globals.IsGridConstant(p) || a.Has("readonly") || a.Has("readnone") || !u.escapes)
}

// paramUses is what happens to the memory of a parameter.
type paramUses struct {
	written bool // an instruction writes to it
	escapes bool // an instruction that is not analysed uses the address and might write
	seen    map[ir.Value]bool
}

// follow visits the uses of a pointer into the parameter.
func (u *paramUses) follow(v ir.Value) {
	if u.seen[v] {
		return
	}
	u.seen[v] = true
	for use := range ir.Uses(v) {
		switch i := use.User(); i.Op() {
		case ir.Load, ir.ICmp:
		case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast, ir.Phi, ir.Select, ir.Freeze:
			u.follow(i)
		case ir.Store:
			u.note(use.Index() == 1)
		case ir.AtomicRMW, ir.CmpXchg:
			u.note(use.Index() == 0)
		case ir.Call:
			u.call(i, use.Index())
		default:
			u.escapes = true
		}
	}
}

// note keeps what an instruction does that writes memory: to the parameter, or its address to other
// memory.
func (u *paramUses) note(target bool) {
	u.written = u.written || target
	u.escapes = u.escapes || !target
}

// call analyses a call that takes a pointer into the parameter as operand k.
func (u *paramUses) call(i *ir.Instr, k int) {
	if _, ok := pointerPass[i.IntrinsicID()]; ok {
		u.follow(i)
		return
	}
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memcpy.inline", "llvm.memmove":
		u.written = u.written || k == 0
		return
	case "llvm.memset", "llvm.memset.inline":
		u.written = true
		return
	}
	if k < i.NumArgs() && readsOnly(i.Info.Attrs.Param(k)) {
		return
	}
	f := i.CalledFunc()
	if f == nil || k >= len(f.Params) || !readsOnly(f.Attrs.Param(k)) {
		u.escapes = true
	}
}

// readsOnly reports whether a callee only reads through an argument and keeps no pointer to it.
func readsOnly(a ir.AttrSet) bool {
	return a.Has("byval") || (a.Has("readonly") || a.Has("readnone")) && a.Has("nocapture")
}

// IsVolatileCopy reads the last argument of llvm.memcpy & co.
func IsVolatileCopy(i *ir.Instr) bool {
	c := ir.AsInt(i.Arg(3))
	return c != nil && !c.IsZero()
}
