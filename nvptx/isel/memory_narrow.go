package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Vectors of more than four narrow lanes: ld and st move four registers at most, so eight halves would take two
// accesses. As 32-bit words they take one, and mov takes the words apart.

// narrowLanes returns the 32-bit words of a vector of 8- or 16-bit lanes; nil where its lanes are better accessed as they are.
func (s *fsel) narrowLanes(a access, t *ir.Type) []piece {
	if t.Kind != ir.VectorKind || t.Elem.IsPtr() || t.Len <= 4 {
		return nil
	}
	bits := s.m.layout.SizeBits(t.Elem)
	size := int64(bits * t.Len / 8)
	if bits != 8 && bits != 16 || size != 8 && size != 16 || a.align < size {
		return nil
	}
	var words []piece
	for off := int64(0); off < size; off += 4 {
		words = append(words, piece{ptx.B32, 32, off, t.Context().I32})
	}
	return words
}

// loadNarrow loads words and takes the lanes out of them.
func (s *fsel) loadNarrow(a access, i *ir.Instr, words []piece, d []ptx.Reg) {
	regs, ops := s.wordRegs(words)
	s.load(a, words, regs)
	s.repack(ops, words, d, s.piecesOf(i, i.Type()))
}

// storeNarrow puts the lanes into words and stores these.
func (s *fsel) storeNarrow(a access, words []piece, v []ptx.Operand, lanes []piece) {
	regs, ops := s.wordRegs(words)
	s.repack(v, lanes, regs, words)
	s.store(a, words, ops)
}

func (s *fsel) wordRegs(words []piece) ([]ptx.Reg, []ptx.Operand) {
	regs, ops := make([]ptx.Reg, len(words)), make([]ptx.Operand, len(words))
	for k, w := range words {
		regs[k] = s.newReg(w.reg)
		ops[k] = regs[k]
	}
	return regs, ops
}
