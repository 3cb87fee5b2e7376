package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Accesses that are no multiple of their size are several smaller ones on machines that ask for it.

// alignedArg is the address in an argument of an intrinsic, with the alignment of its attribute.
func (s *selector) alignedArg(i *ir.Instr, k int) place {
	p := s.address(i.Arg(k))
	p.align = max(1, alignOf(i.Info.Attrs.Param(k)))
	return p
}

// widest is the largest access at a place, of at most so many bytes, that the machine can make.
func (s *selector) widest(size int64, p place) int64 {
	n := int64(8)
	if s.Mach.Convention().Aligned && p.align != 0 {
		n = min(n, p.align)
	}
	for n > size {
		n /= 2
	}
	return n
}

// unaligned is the size of the accesses that make up one of a scalar, 0 if it is one access.
func (s *selector) unaligned(l scalars.Leaf, p place) int64 {
	size := int64(1)
	for _, part := range [...]int64{2, 4, 8} { // an odd width is in pieces, the largest first
		if part <= bytesOf(l) {
			size = part
		}
	}
	if n := s.widest(size, p); n < size {
		return n
	}
	return 0
}

// bytesOf is how many bytes a scalar takes.
func bytesOf(l scalars.Leaf) int64 {
	if scalars.File(l.Ty) == machine.Float {
		return int64(l.Ty.FloatBits()) / 8
	}
	return int64(scalars.Bits(l.Ty)+7) / 8
}

// loadUnaligned joins accesses of n bytes, and of less at the end.
func (s *selector) loadUnaligned(l scalars.Leaf, p place, n int64, unsigned bool) mir.Reg {
	var all mir.Reg
	for at, size := int64(0), bytesOf(l); at < size; {
		for n > size-at {
			n /= 2
		}
		x := s.loadOp(loadOps[int(8*n)].unsigned, s.plus(p, at))
		if at > 0 {
			x = s.op(machine.OpOr, mir.RegOp(all), mir.RegOp(s.op(machine.OpShl, mir.RegOp(x), mir.ImmOp(8*at))))
		}
		all, at = x, at+n
	}
	switch {
	case scalars.File(l.Ty) == machine.Float:
		return s.op(opPair{machine.OpMvifS, machine.OpMvifD}.of(l.Ty), mir.RegOp(all))
	case scalars.File(l.Ty) == machine.Pred:
		return s.lowBit(all)
	case l.Single:
		return s.sext(mir.RegOp(all), 1)
	case unsigned && loadOps[scalars.Bits(l.Ty)].store != 0:
		return all
	}
	return s.sext(mir.RegOp(all), scalars.Bits(l.Ty))
}

// storeUnaligned is the same for stores.
func (s *selector) storeUnaligned(l scalars.Leaf, r mir.Reg, p place, n int64) {
	switch scalars.File(l.Ty) {
	case machine.Float:
		r = s.op(opPair{machine.OpMvfiS, machine.OpMvfiD}.of(l.Ty), mir.RegOp(r))
	case machine.Pred:
		r = s.widen(r, 1, false)
	case machine.Int:
		if loadOps[scalars.Bits(l.Ty)].store == 0 {
			r = s.zext(mir.RegOp(r), scalars.Bits(l.Ty))
		}
	}
	for at, size := int64(0), bytesOf(l); at < size; at += n {
		for n > size-at {
			n /= 2
		}
		x := r
		if at > 0 {
			x = s.op(machine.OpShr, mir.RegOp(r), mir.ImmOp(8*at))
		}
		s.storeOp(loadOps[int(8*n)].store, s.plus(p, at), mir.RegOp(x))
	}
}
