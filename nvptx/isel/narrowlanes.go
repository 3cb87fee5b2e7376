package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Vectors of narrow lanes as 32-bit words. ld and st move four registers at most, so eight halves
// would take two accesses; and arithmetic on halves works on pairs. mov unpacks words if their
// lanes are needed. Values that are only copied stay in words.

// narrowLanes returns the 32-bit words of a vector of 8- or 16-bit lanes that i loads or stores;
// nil if its lanes are better accessed individually.
func (s *fsel) narrowLanes(i *ir.Instr, t *ir.Type) []piece {
	if t.Kind != ir.VectorKind || t.Elem.IsPtr() || t.Len <= 4 && !(s.isPacked(t) && inPairs(i)) {
		return nil
	}
	align := int64(i.Align())
	if align == 0 {
		align = int64(s.layout.ABIAlign(t))
	}
	bits := s.layout.SizeBits(t.Elem)
	size := int64(bits * t.Len / 8)
	if bits != 8 && bits != 16 || size != 4 && size != 8 && size != 16 || align < size {
		return nil
	}
	var words []piece
	for off := int64(0); off < size; off += 4 {
		words = append(words, piece{ptx.B32, 32, off, t.Context().I32})
	}
	return words
}

// inPairs reports whether an access loads or stores pairs of halves.
func inPairs(i *ir.Instr) bool {
	if i.Op() == ir.Store {
		v, ok := i.Operand(0).(*ir.Instr)
		return ok && (v.Op() == ir.Load || computesPairs(v))
	}
	for u := range ir.Users(i) {
		if u.Op() == ir.Store || computesPairs(u) {
			return true
		}
	}
	return false
}

func computesPairs(i *ir.Instr) bool {
	switch i.Op() {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FNeg:
		return true
	case ir.Call:
		return strings.HasPrefix(i.IntrinsicID(), "llvm.")
	}
	return false
}

// loadNarrow loads words and takes the lanes out of them.
func (s *fsel) loadNarrow(a access, i *ir.Instr, words []piece) {
	ops := s.wordsOf(i, words)
	regs := make([]ptx.Reg, len(ops))
	for k, o := range ops {
		regs[k] = o.(ptx.Reg)
	}
	s.load(a, words, regs)
	if s.asked(i) {
		s.repack(ops, words, s.dst(i), s.piecesOf(i, i.Type()))
	}
}

// wordsOf requests the result of a load in words.
func (s *fsel) wordsOf(i *ir.Instr, words []piece) []ptx.Operand {
	id := i.ID()
	if s.loaded[id] == nil {
		s.loaded[id] = asOperands(s.pieceRegs(words))
	}
	return s.loaded[id]
}

// storeNarrow packs the lanes into words and stores these.
func (s *fsel) storeNarrow(a access, words []piece, v ir.Value, lanes []piece) {
	if l, ok := v.(*ir.Instr); ok && l.Op() == ir.Load && l.Ordering == ir.NotAtomic && len(s.narrowLanes(l, v.Type())) == len(words) {
		s.store(a, words, s.wordsOf(l, words))
		return
	}
	regs := s.pieceRegs(words)
	ops := asOperands(regs)
	s.repack(s.get(v), lanes, regs, words)
	s.store(a, words, ops)
}
