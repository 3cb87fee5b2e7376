package intrinsic

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// mixed selects a sum, difference or fused product of singles whose operands are extended from 16
// bits as one instruction on these (PTX 8.6, sm_100); it returns false where there is none:
//
//	%x = fpext half %h to float              add.rz.f32.f16 r, h, b
//	%r = llvm.nvvm.add.rz.f(%x, %b)
//
// A sum with a negated number is a difference. No such instruction flushes subnormal numbers.
func mixed(s *sel.Func, i *ir.Instr, opcode string) bool {
	op, mods, _ := strings.Cut(opcode, ".")
	if op != "add" && op != "fma" || !strings.HasSuffix(mods, "f32") || strings.Contains(mods, "ftz") || !s.Target.Has(8, 6, 100) {
		return false
	}
	narrow := []ir.Value{extendedFrom(i.Arg(0)), extendedFrom(i.Arg(1))}
	other := i.Arg(i.NumArgs() - 1)
	switch {
	case op == "fma":
		if narrow[0] == nil || narrow[1] == nil || narrow[0].Type() != narrow[1].Type() {
			return false
		}
	case narrow[0] == nil && narrow[1] == nil:
		return false
	case narrow[0] == nil:
		narrow[0], other = narrow[1], i.Arg(0)
		fallthrough
	default:
		narrow = narrow[:1]
		if n, ok := other.(*ir.Instr); ok && n.Op() == ir.FNeg {
			op, other = "sub", n.Operand(0)
		}
	}
	ops := []ptx.Operand{s.Dst1(i)}
	for _, v := range narrow {
		ops = append(ops, s.Reg(s.One(v), ptx.B16))
	}
	format := ".f16"
	if narrow[0].Type().Kind == ir.BFloatKind {
		format = ".bf16"
	}
	s.Put(op+"."+mods+format, append(ops, directOperand(s, other))...)
	return true
}

// extendedFrom is the number of 16 bits that a single is extended from, or nil.
func extendedFrom(v ir.Value) ir.Value {
	x, ok := v.(*ir.Instr)
	if !ok || x.Op() != ir.FPExt || x.Type().Kind != ir.FloatKind {
		return nil
	}
	switch x.Operand(0).Type().Kind {
	case ir.HalfKind, ir.BFloatKind:
		return x.Operand(0)
	}
	return nil
}
