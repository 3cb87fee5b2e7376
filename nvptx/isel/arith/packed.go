package arith

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Packable makes a handler that selects an opcode for packed vectors, and delegates all other
// types.
func Packable(op string, otherwise sel.Handler) sel.Handler {
	return func(s *sel.Func, i *ir.Instr) {
		if !s.AddsPairs(i.Type()) {
			otherwise(s, i)
			return
		}
		var args [][]ptx.Operand
		for k := range i.NumOperands() {
			args = append(args, s.Get(i.Operand(k)))
		}
		s.ByPairs(i.Type().Elem, s.Dst(i), args, func(d ptx.Reg, pairs []ptx.Operand) {
			if i.Type().Elem.Kind == ir.BFloatKind {
				s.BFloatOp(op, "bf16x2", d, pairs[0], pairs[1])
				return
			}
			s.Put(s.RoundedOpcode(op, i.HasFlag(ir.FContract), emit.Format{PTX: emit.PairType(i.Type())}), slices.Concat([]ptx.Operand{d}, pairs)...)
		})
	}
}

// PackedEmitter emits an operation on pairs of the given type.
type PackedEmitter func(s *sel.Func, typ string, d ptx.Reg, pairs []ptx.Operand)

// PackedSign emits a logical operation on the signs of a pair.
func PackedSign(op string, mask ptx.Int) PackedEmitter {
	return func(s *sel.Func, _ string, d ptx.Reg, pairs []ptx.Operand) { s.Put(op, d, pairs[0], mask) }
}

// FNeg changes signs.
func FNeg(s *sel.Func, i *ir.Instr) {
	if !s.IsPacked(i.Type()) {
		sel.Lanewise(floatNegate)(s, i)
		return
	}
	s.ByPairs(i.Type().Elem, s.Dst(i), [][]ptx.Operand{s.Get(i.Operand(0))}, func(d ptx.Reg, pairs []ptx.Operand) {
		PackedSign("xor.b32", -0x7fff8000)(s, "", d, pairs)
	})
}

// FPTrunc rounds pairs of floats to packed vectors at once, whose second lane is the first operand.
func FPTrunc(s *sel.Func, i *ir.Instr) {
	if from := i.Operand(0).Type(); !s.IsPacked(i.Type()) || from.Elem.Kind != ir.FloatKind || !s.Target.Has(7, 0, 80) {
		sel.Lanewise(FloatResize)(s, i)
		return
	}
	x, d := s.Get(i.Operand(0)), s.Dst(i)
	for k := 0; k < len(d); k += 2 {
		z := s.Compute(ptx.B32, "cvt.rn."+emit.PairType(i.Type()).String()+".f32", s.Reg(x[k+1], ptx.F32), s.Reg(x[k], ptx.F32))
		s.Put("mov.b32", ptx.Vec{d[k], d[k+1]}, z)
	}
}
