package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

func wideBinary(s *sel.Func, i *ir.Instr, l sel.Lane) {
	bits := sel.ScalarType(i).Bits
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor:
		a := s.WideWords(l.Args[0], bits, false, false)
		for k, d := range l.Dst {
			s.Put(intOps[i.Op()].name+"b64", d, a[k], s.Plain(l.Args[1][k], ptx.B64))
		}
	case ir.Add, ir.Sub:
		s.CarryChain(i.Op() == ir.Sub, l.Dst, s.WideWords(l.Args[0], bits, false, false), s.WideWords(l.Args[1], bits, false, false))
	case ir.Mul:
		s.WideMul(l.Dst, s.WideWords(emit.Significant(l.Args[0]), bits, false, false), s.WideWords(emit.Significant(l.Args[1]), bits, false, false))
	case ir.Shl:
		wideShift(s, i, l)
	}
}

// wideShift shifts by whole words, chosen among all that are possible, and then by bits.
func wideShift(s *sel.Func, i *ir.Instr, l sel.Lane) {
	bits := sel.ScalarType(i).Bits
	left, signed := i.Op() == ir.Shl, i.Op() == ir.AShr
	a := s.WideWords(l.Args[0], bits, !left, signed)
	amount := s.WideShiftAmount(l.Args[1][0])
	if len(a) == 2 && emit.IsRegister(amount) {
		s.ShiftPair(l.Dst, a, amount, left, signed)
		return
	}
	fill := ptx.NoReg
	if signed {
		fill = s.Compute(ptx.B64, "shr.s64", a[len(a)-1], ptx.Int(63))
	}
	s.ShiftWords(l.Dst, a, amount, fill, left)
}

// wideDivide divides bit by bit in a loop: shift the next bit of the dividend into the remainder,
// subtract the divisor where it fits.
func wideDivide(s *sel.Func, i *ir.Instr, l sel.Lane) {
	bits := sel.ScalarType(i).Bits
	signed := i.Op() == ir.SDiv || i.Op() == ir.SRem
	a := s.WideWords(l.Args[0], bits, true, signed)
	b := s.WideWords(l.Args[1], bits, true, signed)
	n := len(a)
	var signA, signB ptx.Reg
	if signed {
		signA = s.Compute(ptx.B64, "shr.s64", a[n-1], ptx.Int(63))
		signB = s.Compute(ptx.B64, "shr.s64", b[n-1], ptx.Int(63))
		a, b = s.NegateIf(a, signA), s.NegateIf(b, signB)
	}
	quotient, remainder := s.DivisionLoop(a, b)
	result, sign := quotient, ptx.NoReg
	if i.Op() == ir.URem || i.Op() == ir.SRem {
		result = remainder
	}
	if signed {
		sign = signA
		if i.Op() == ir.SDiv {
			sign = s.Compute(ptx.B64, "xor.b64", signA, signB)
		}
		result = s.NegateIf(result, sign)
	}
	for k := range l.Dst {
		s.Move(ptx.B64, l.Dst[k], result[k])
	}
}
