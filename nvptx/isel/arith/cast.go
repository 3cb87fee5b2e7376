package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// ThroughTrunc answers for truncations that stay in the register, and for the words of wide
// integers.
func ThroughTrunc(s *sel.Func, i *ir.Instr) []ptx.Operand {
	from, to := i.Operand(0).Type(), i.Type()
	if from.IsVector() || !from.IsInt() {
		return nil
	}
	ops := s.Get(i.Operand(0))
	n := emit.Words(to)
	if emit.Words(from) == 1 && emit.IntReg(from.Bits) != emit.IntReg(to.Bits) || n == 1 && emit.IntReg(to.Bits) != ptx.B64 && emit.Words(from) > 1 {
		return nil
	}
	out := append([]ptx.Operand(nil), ops[:n]...)
	if k, ok := out[n-1].(ptx.Int); ok {
		out[n-1] = emit.Truncated(int64(k), (to.Bits-1)%emit.WordBits+1)
	}
	return out
}

func truncLane(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from := i.Operand(0).Type().Scalar()
	for k, d := range l.Dst {
		bits := emit.WordBits
		if emit.Words(from) == 1 {
			bits = from.Bits
		}
		if s.TypeOf(d) == emit.IntReg(bits) {
			s.Move(s.TypeOf(d), d, l.Args[0][k])
			continue
		}
		s.ResizeInto(d, l.Args[0][k], bits, false)
	}
}

// Extend selects zext and sext; the words above a wide integer's value are zero or its sign.
func Extend(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	signed := i.Op() == ir.SExt
	n := emit.Words(from)
	for k := range n - 1 {
		s.Move(ptx.B64, l.Dst[k], l.Args[0][k])
	}
	top := from.Bits - (n-1)*emit.WordBits
	o := l.Args[0][n-1]
	if n > 1 {
		o, top = s.Extend(o, top, ptx.B64, signed), emit.WordBits
	}
	if emit.Words(to) == 1 {
		if l.Scalar && s.KnownExtended(i.Operand(0), signed) && emit.IntReg(from.Bits) == s.TypeOf(l.Dst[0]) {
			s.Move(s.TypeOf(l.Dst[0]), l.Dst[0], o)
			return
		}
		s.ExtendTo(l.Dst[0], o, top, to.Bits, signed)
		return
	}
	s.ExtendTo(l.Dst[n-1], o, top, emit.WordBits, signed)
	for k := n; k < len(l.Dst); k++ {
		if signed {
			s.Put("shr.s64", l.Dst[k], l.Dst[n-1], ptx.Int(63))
		} else {
			s.Move(ptx.B64, l.Dst[k], ptx.Int(0))
		}
	}
}

// ThroughBitCast answers for casts between types with the same registers.
func ThroughBitCast(s *sel.Func, i *ir.Instr) []ptx.Operand {
	from, ok1 := s.Module.Pieces(i.Operand(0).Type())
	to, ok2 := s.Module.Pieces(i.Type())
	if !ok1 || !ok2 || len(from) != len(to) {
		return nil
	}
	for k := range from {
		if from[k].Reg != to[k].Reg || from[k].Bits < to[k].Bits && i.Op() != ir.BitCast || i.Op() == ir.BitCast && from[k].Bits != to[k].Bits {
			return nil
		}
	}
	ops := s.Get(i.Operand(0))
	for k := range to {
		_, half := ops[k].(ptx.Hex)
		if half != (to[k].Type.IsFloat() && to[k].Reg == ptx.B16) && emit.IsImmediate(ops[k]) {
			return nil
		}
	}
	return ops
}

// ResizePointer selects ptrtoint and inttoptr where the widths differ.
func ResizePointer(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from := s.PiecesOf(i, i.Operand(0).Type().Scalar())
	s.ResizeInto(l.Dst[0], l.Args[0][0], from[0].Bits, false)
	for _, d := range l.Dst[1:] {
		s.Move(ptx.B64, d, ptx.Int(0))
	}
}

// ThroughAddrSpaceCast answers for casts that undo the step that gave a pointer its generic form.
func ThroughAddrSpaceCast(s *sel.Func, i *ir.Instr) []ptx.Operand {
	from, to := i.Operand(0).Type(), i.Type()
	if !from.IsPtr() {
		return nil
	}
	if from.Space == to.Space {
		return s.Get(i.Operand(0))
	}
	if from.Space == addrspace.Generic && s.SpaceOf(i.Operand(0)) == to.Space {
		return []ptx.Operand{s.SpecificAddress(i.Operand(0))}
	}
	return nil
}

// sharedBoth reports whether both spaces are shared memory: an address of a block's own is one of
// its cluster's too, and stays what it is.
func sharedBoth(from, to int) bool {
	isShared := func(space int) bool { return space == addrspace.Shared || space == addrspace.Cluster }
	return isShared(from) && isShared(to)
}

// AddrSpaceCast selects addrspacecast of pointers whose generic form was requested.
func AddrSpaceCast(s *sel.Func, i *ir.Instr) {
	from, to := i.Operand(0).Type().Scalar().Space, i.Type().Scalar().Space
	for _, space := range []int{from, to} {
		if _, ok := addrspace.State(space); !ok {
			s.Unsupported(i, "address space %d", space)
			return
		}
	}
	if !s.Requested(i) {
		return
	}
	if from != addrspace.Generic && to != addrspace.Generic && !sharedBoth(from, to) {
		for _, d := range s.Dst(i) { // no memory lies in both spaces: the result is poison, as in LLVM
			s.Move(s.TypeOf(d), d, ptx.Int(0))
		}
		return
	}
	src := s.Get(i.Operand(0))
	for k, d := range s.Dst(i) {
		s.CastSpace(d, src[k], from, to)
	}
}

// BitCast selects casts that change registers.
func BitCast(s *sel.Func, i *ir.Instr) {
	if !s.TypesOK(i) || !s.Requested(i) {
		return
	}
	s.Repack(s.Get(i.Operand(0)), s.PiecesOf(i, i.Operand(0).Type()), s.Dst(i), s.PiecesOf(i, i.Type()))
}

// ThroughExtension answers for an extension that its load does, and for one with whole words of
// zeros.
func ThroughExtension(s *sel.Func, i *ir.Instr) []ptx.Operand {
	if from := i.Operand(0).Type(); i.Op() == ir.ZExt && from.IsInt() && from.Bits%emit.WordBits == 0 && emit.Words(i.Type()) > emit.Words(from) {
		ops := append([]ptx.Operand(nil), s.Get(i.Operand(0))...)
		for len(ops) < emit.Words(i.Type()) {
			ops = append(ops, ptx.Int(0))
		}
		return ops
	}
	if l, ok := i.Operand(0).(*ir.Instr); ok && l.Op() == ir.Load && s.ExtensionOf(l) == i {
		return s.Get(l)
	}
	return nil
}
