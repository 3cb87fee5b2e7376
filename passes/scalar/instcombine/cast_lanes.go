package instcombine

import "opt-go/frontend/ir"

// Conversions of shuffled and inserted lanes, and truncations that are lanes.

// castOfShuffle converts before lanes are moved, where neither changes how many bits there are.
func (ic *combiner) castOfShuffle(i, s *ir.Instr) *ir.Instr {
	if s.Op() != ir.ShuffleVector || !oneUse(s) || !isUndef(s.Operand(1)) {
		return nil
	}
	from, to := s.Operand(0).Type(), i.Type()
	if from.Scalable || !to.IsVector() || from.Len != to.Len || from.Elem.IsPtr() || to.Elem.IsPtr() || ic.bitsOf(from) != ic.bitsOf(to) || s.Type().Len != to.Len {
		return nil
	}
	v := ic.b.insert(ir.NewInstr(i.Op(), to, s.Operand(0)), "")
	v.Flags = i.Flags &^ ir.NNeg // an unused lane may be negative
	return newShuffle(to, v, ir.NewPoison(to), s.Mask())
}

// narrowSplat truncates before one lane is spread (LLVM's shrinkSplatShuffle).
func (ic *combiner) narrowSplat(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.ShuffleVector)
	if s == nil || s.Type().Scalable || !isUndef(s.Operand(1)) || s.Type() != s.Operand(0).Type() {
		return nil
	}
	for _, m := range s.Mask() {
		if m != s.Mask()[0] {
			return nil
		}
	}
	v := ic.b.cast(i.Op(), s.Operand(0), i.Type(), "")
	return newShuffle(i.Type(), v, ir.NewPoison(i.Type()), s.Mask())
}

// narrowInserted truncates the only inserted lane of a vector before its insertion (LLVM's
// shrinkInsertElt).
func (ic *combiner) narrowInserted(i *ir.Instr) *ir.Instr {
	ins := onceOf(i.Operand(0), ir.InsertElement)
	if ins == nil || !isUndef(ins.Operand(0)) {
		return nil
	}
	base := ir.NewUndef(i.Type())
	if isPoison(ins.Operand(0)) {
		base = ir.NewPoison(i.Type())
	}
	v := ic.b.cast(i.Op(), ins.Operand(1), i.Type().Elem, "")
	return ir.NewInstr(ir.InsertElement, i.Type(), base, v, ins.Operand(2))
}

// pieceOfVector: bits extracted from a vector cast to one integer are a lane of the vector.
//
//	trunc (lshr (bitcast <4 x i32> %x to i128), 32) to i32   =   extractelement <4 x i32> %x, i64 1
func (ic *combiner) pieceOfVector(i *ir.Instr) *ir.Instr {
	x, shift := i.Operand(0), uint64(0)
	if !oneUse(x) || !i.Type().IsInt() {
		return nil
	}
	if s := opOf(x, ir.LShr); s != nil {
		k := ir.AsInt(s.Operand(1))
		if k == nil {
			return nil
		}
		n, ok := k.Uint64()
		if !ok {
			return nil
		}
		x, shift = s.Operand(0), n
	}
	bc := opOf(x, ir.BitCast)
	if bc == nil {
		return nil
	}
	vec := bc.Operand(0)
	to := uint64(i.Type().Bits)
	if !vec.Type().IsVector() || vec.Type().Scalable {
		return nil
	}
	all := uint64(ic.bitsOf(vec.Type())) * vec.Type().Len
	if all%to != 0 || shift%to != 0 || shift >= all {
		return nil
	}
	n, at := all/to, shift/to
	if vec.Type().Elem != i.Type() {
		vec = ic.b.cast(ir.BitCast, vec, ic.ctx.Vector(n, i.Type(), false), "bc")
	}
	if ic.dl.BigEndian {
		at = n - 1 - at
	}
	return ir.NewInstr(ir.ExtractElement, i.Type(), vec, ir.NewInt(ic.ctx.I64, at))
}

// pieceOfLane: the low part of a lane is a lane of a vector of such parts.
//
//	trunc (extractelement <4 x i64> %x, 1) to i32   =   extractelement <8 x i32> (bitcast %x), 2
func (ic *combiner) pieceOfLane(i *ir.Instr) *ir.Instr {
	e := onceOf(i.Operand(0), ir.ExtractElement)
	if e == nil || !i.Type().IsInt() {
		return nil
	}
	at, ok := word(e.Operand(1))
	from, to := uint64(e.Type().Bits), uint64(i.Type().Bits)
	if !ok || from%to != 0 {
		return nil
	}
	vec, ratio := e.Operand(0), from/to
	lane := at * ratio
	if ic.dl.BigEndian {
		lane += ratio - 1
	}
	bc := ic.b.cast(ir.BitCast, vec, ic.ctx.Vector(vec.Type().Len*ratio, i.Type(), vec.Type().Scalable), "")
	return ir.NewInstr(ir.ExtractElement, i.Type(), bc, ir.NewInt(ic.ctx.I64, lane))
}
