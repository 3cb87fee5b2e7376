package memory

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Vectors of narrow lanes as 32-bit words. ld and st move four registers at most, so eight halves
// would take two accesses; and arithmetic on halves works on pairs. mov unpacks words if their
// lanes are needed. Values that are only copied stay in words.

// narrowLanes returns the 32-bit words of a vector of 8- or 16-bit lanes that i loads or stores;
// nil if its lanes are better accessed individually.
func narrowLanes(s *sel.Func, i *ir.Instr, t *ir.Type) []emit.Piece {
	if t.Kind != ir.VectorKind || t.Elem.IsPtr() || t.Len <= 4 && !(s.IsPacked(t) && inPairs(i)) {
		return nil
	}
	align := int64(i.Align())
	if align == 0 {
		align = int64(s.Layout.ABIAlign(t))
	}
	bits := s.Layout.SizeBits(t.Elem)
	size := int64(bits * t.Len / 8)
	if bits != 8 && bits != 16 || size != 4 && size != 8 && size != 16 || align < size {
		return nil
	}
	var words []emit.Piece
	for off := int64(0); off < size; off += 4 {
		words = append(words, emit.Piece{Reg: ptx.B32, Bits: 32, Off: off, Type: t.Context().I32})
	}
	return words
}

// inPairs reports whether an access loads or stores pairs of halves: of vectors that are computed
// with, or parts of vectors that have been merged to one access.
func inPairs(i *ir.Instr) bool {
	if i.Op() == ir.Store {
		v, ok := i.Operand(0).(*ir.Instr)
		return ok && (v.Op() == ir.Load || computesPairs(v) || v.Op() == ir.InsertElement && insertsPair(v))
	}
	for u := range ir.Users(i) {
		if u.Op() == ir.Store || computesPairs(u) || u.Op() == ir.ShuffleVector && u.Type().Len == 2 {
			return true
		}
	}
	return false
}

// insertsPair reports whether the lane that an insertelement inserts is taken from a vector that is
// computed in pairs.
func insertsPair(i *ir.Instr) bool {
	lane, ok := i.Operand(1).(*ir.Instr)
	if !ok || lane.Op() != ir.ExtractElement || lane.Operand(0).Type().Len != 2 {
		return false
	}
	v, ok := lane.Operand(0).(*ir.Instr)
	return ok && computesPairs(v)
}

func computesPairs(i *ir.Instr) bool {
	switch i.Op() {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FNeg, ir.FPTrunc, ir.Phi:
		return true
	case ir.Call:
		return strings.HasPrefix(i.IntrinsicID(), "llvm.")
	}
	return false
}

// loadNarrow loads words and takes the lanes out of them.
func loadNarrow(s *sel.Func, a emit.Access, i *ir.Instr, words []emit.Piece) {
	ops := s.LoadedWords(i, words)
	regs := make([]ptx.Reg, len(ops))
	for k, o := range ops {
		regs[k] = o.(ptx.Reg)
	}
	s.Load(a, words, regs)
	if s.Requested(i) {
		s.Repack(ops, words, s.Dst(i), s.PiecesOf(i, i.Type()))
	}
}

// storeNarrow packs the lanes into words and stores these.
func storeNarrow(s *sel.Func, a emit.Access, words []emit.Piece, v ir.Value, lanes []emit.Piece) {
	if l, ok := v.(*ir.Instr); ok && l.Op() == ir.Load && l.Ordering == ir.NotAtomic && len(narrowLanes(s, l, v.Type())) == len(words) {
		s.Store(a, words, s.LoadedWords(l, words))
		return
	}
	regs := s.PieceRegs(words)
	ops := emit.AsOperands(regs)
	s.Repack(s.Get(v), lanes, regs, words)
	s.Store(a, words, ops)
}
