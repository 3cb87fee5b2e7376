package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Values as strings of bits, for vectors with lanes smaller than a byte: a vector of i1 that is
// cast to an integer or stored. The first lane is the lowest bit, as on every little-endian target
// of LLVM.

// bitsOfLeaf is how many bits of the string a leaf is.
func bitsOfLeaf(l scalars.Leaf) int {
	if l.Single {
		return 1
	}
	return scalarBits(l.Ty)
}

// pack joins leaves into words of 64 bits, the first lowest. Bits above the last leaf are 0.
func (s *selector) pack(regs []mir.Reg, leaves []scalars.Leaf) []mir.Reg {
	var words []mir.Reg
	join := func(n int, part mir.Reg) {
		if n == len(words) {
			words = append(words, part)
		} else {
			words[n] = s.op(machine.OpOr, mir.RegOp(words[n]), mir.RegOp(part))
		}
	}
	at := 0
	for k, l := range leaves {
		n, up := at/scalars.WordBits, at%scalars.WordBits
		bits := bitsOfLeaf(l)
		at += bits
		if scalars.File(l.Ty) == machine.Pred && up < 31 {
			join(n, s.op(machine.OpSel, mir.RegOp(regs[k]), mir.ImmOp(1<<up), mir.ImmOp(0)))
			continue
		}
		x := s.bitsOfValue(regs[k], l)
		if up == 0 {
			join(n, x)
			continue
		}
		join(n, s.op(machine.OpShl, mir.RegOp(x), mir.ImmOp(int64(up))))
		if up+bits > scalars.WordBits {
			join(n+1, s.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(int64(scalars.WordBits-up))))
		}
	}
	return words
}

// bitsOfValue is a leaf as an integer, zero-extended.
func (s *selector) bitsOfValue(r mir.Reg, l scalars.Leaf) mir.Reg {
	switch scalars.File(l.Ty) {
	case machine.Pred:
		return s.bit(r)
	case machine.Float:
		bits := s.op(opPair{machine.OpMvfiS, machine.OpMvfiD}.of(l.Ty), mir.RegOp(r))
		return s.zext(mir.RegOp(bits), scalarBits(l.Ty))
	}
	return s.zext(mir.RegOp(r), bitsOfLeaf(l))
}

// unpack cuts words of 64 bits into leaves.
func (s *selector) unpack(words []mir.Reg, leaves []scalars.Leaf) []mir.Reg {
	out := make([]mir.Reg, len(leaves))
	at := 0
	for k, l := range leaves {
		n, up := at/scalars.WordBits, at%scalars.WordBits
		bits := bitsOfLeaf(l)
		at += bits
		if scalars.File(l.Ty) == machine.Pred && up < 31 {
			out[k] = s.op(machine.OpCmpNe, mir.RegOp(s.op(machine.OpAnd, mir.RegOp(words[n]), mir.ImmOp(1<<up))), mir.ImmOp(0))
			continue
		}
		x := words[n]
		if up > 0 {
			x = s.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(int64(up)))
		}
		if up+bits > scalars.WordBits {
			rest := s.op(machine.OpShl, mir.RegOp(words[n+1]), mir.ImmOp(int64(scalars.WordBits-up)))
			x = s.op(machine.OpOr, mir.RegOp(x), mir.RegOp(rest))
		}
		switch scalars.File(l.Ty) {
		case machine.Pred:
			x = s.lowBit(x)
		case machine.Float:
			x = s.op(opPair{machine.OpMvifS, machine.OpMvifD}.of(l.Ty), mir.RegOp(x))
		default:
			x = s.sext(mir.RegOp(x), bits)
		}
		out[k] = x
	}
	return out
}

// repack moves the bits of the leaves of one type to the leaves of another.
func (s *selector) repack(regs []mir.Reg, from, to []scalars.Leaf) []mir.Reg {
	return s.unpack(s.pack(regs, from), to)
}

// hasOwnBits reports vectors whose lanes are not whole bytes in memory.
func (s *selector) hasOwnBits(t *ir.Type) bool { return t.IsVector() && s.dl.SizeBits(t.Elem)%8 != 0 }

// inMemory is the type of a value in memory: a vector with lanes smaller than a byte is an integer
// there.
func (s *selector) inMemory(t *ir.Type) *ir.Type {
	if s.hasOwnBits(t) {
		return t.Context().Int(int(s.dl.SizeBits(t)))
	}
	return t
}
