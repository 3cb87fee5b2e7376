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
		if !s.IsPacked(i.Type()) {
			otherwise(s, i)
			return
		}
		var args [][]ptx.Operand
		for k := range i.NumOperands() {
			args = append(args, s.Get(i.Operand(k)))
		}
		s.ByPairs(s.Dst(i), args, func(d ptx.Reg, pairs []ptx.Operand) {
			if i.Type().Elem.Kind == ir.BFloatKind {
				s.BFloatOp(op, "bf16x2", d, pairs[0], pairs[1])
				return
			}
			s.Put(s.RoundedOpcode(op, i.HasFlag(ir.FContract), emit.Format{PTX: ptx.F16x2}), slices.Concat([]ptx.Operand{d}, pairs)...)
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
	s.ByPairs(s.Dst(i), [][]ptx.Operand{s.Get(i.Operand(0))}, func(d ptx.Reg, pairs []ptx.Operand) {
		PackedSign("xor.b32", -0x7fff8000)(s, "", d, pairs)
	})
}
