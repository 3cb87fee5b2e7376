package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/isel/reciprocal"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Divisions by constants are multiplications by their reciprocals (Granlund and Montgomery 1994):
// ⌊x/d⌋ = ⌊x·m/2^p⌋ with m = ⌊2^p/d⌋+1, if m·d−2^p ≤ 2^(p−n) for n-bit x. Powers of two are shifts.
// The machine divides in 17 cycles on units that are not pipelined, and takes the high half of a
// product in 4. Vectors divide lane by lane on the divider.

// divideByConstant selects a division or remainder of integers of at most 64 bits by a constant; ok
// is false for other operations and divisors.
func (s *selector) divideByConstant(i *ir.Instr, t *ir.Type) (r mir.Reg, ok bool) {
	op := i.Op()
	if op != ir.SDiv && op != ir.SRem && op != ir.UDiv && op != ir.URem || t.Bits == 1 {
		return 0, false
	}
	n, ok := affine.IntConst(i.Operand(1))
	if !ok || n == 0 {
		return 0, false
	}
	x := s.reg(i.Operand(0))
	if op == ir.SDiv || op == ir.SRem {
		return s.divideSigned(op, t.Bits, x, n), true
	}
	d := uint64(n)
	if t.Bits < 64 {
		d &= 1<<t.Bits - 1
		x = s.zext(mir.RegOp(x), t.Bits)
	}
	return s.sextResult(s.divideUnsigned(op, min(t.Bits, 64), x, d), t.Bits, d), true
}

// sextResult makes an unsigned quotient or remainder canonical; below half the range it is.
func (s *selector) sextResult(r mir.Reg, width int, d uint64) mir.Reg {
	if width < 64 && (d == 1 || d > 1<<(width-1)) {
		return s.sext(mir.RegOp(r), width)
	}
	return r
}

func (s *selector) divideUnsigned(op ir.Op, width int, x mir.Reg, d uint64) mir.Reg {
	if d&(d-1) == 0 {
		k := int64(bits.TrailingZeros64(d))
		if op == ir.UDiv {
			return s.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(k))
		}
		return s.op(machine.OpAnd, mir.RegOp(x), s.constantOp(int64(d-1)))
	}
	q := s.unsignedQuotient(width, x, d)
	if op == ir.UDiv {
		return q
	}
	return s.remainder(x, q, int64(d))
}

func (s *selector) remainder(x, q mir.Reg, d int64) mir.Reg {
	return s.op(machine.OpSub, mir.RegOp(x), mir.RegOp(s.op(machine.OpMul, mir.RegOp(q), s.constantOp(d))))
}

// constantOp is a number as an operand.
func (s *selector) constantOp(n int64) mir.Operand {
	if mir.Fits32(n) {
		return mir.ImmOp(n)
	}
	return mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(n)))
}

func (s *selector) unsignedQuotient(width int, x mir.Reg, d uint64) mir.Reg {
	if r := reciprocal.Of(d, width); r.M.BitLen() <= 64 {
		return s.shiftRight(machine.OpShr, s.op(machine.OpMulhu, mir.RegOp(x), s.constantOp(r.Low())), r.P-64)
	}
	if k := bits.TrailingZeros64(d); k > 0 { // the quotient has fewer bits
		return s.unsignedQuotient(width-k, s.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(int64(k))), d>>k)
	}
	r := reciprocal.Of(d, width) // 65 bits: ⌊(x+h)/2⌋ = ⌊(x−h)/2⌋+h for h ≤ x
	h := s.op(machine.OpMulhu, mir.RegOp(x), s.constantOp(r.Low()))
	half := s.op(machine.OpShr, mir.RegOp(s.op(machine.OpSub, mir.RegOp(x), mir.RegOp(h))), mir.ImmOp(1))
	return s.shiftRight(machine.OpShr, s.op(machine.OpAdd, mir.RegOp(half), mir.RegOp(h)), r.P-65)
}

func (s *selector) shiftRight(op machine.Op, x mir.Reg, n int) mir.Reg {
	if n == 0 {
		return x
	}
	return s.op(op, mir.RegOp(x), mir.ImmOp(int64(n)))
}

func (s *selector) divideSigned(op ir.Op, width int, x mir.Reg, n int64) mir.Reg {
	if n == 1 || n == -1 {
		switch {
		case op == ir.SRem:
			return s.cached(machine.OpLi, mir.ImmOp(0))
		case n == 1:
			return x
		}
		return s.sext(mir.RegOp(s.op(machine.OpSub, mir.ImmOp(0), mir.RegOp(x))), width)
	}
	d := uint64(max(n, -n))
	if n < 0 {
		d = -uint64(n)
	}
	if d&(d-1) == 0 {
		return s.divideByPower(op, x, n, bits.TrailingZeros64(d))
	}
	sign := s.op(machine.OpSra, mir.RegOp(x), mir.ImmOp(63))
	q := s.signedQuotient(min(width, 64), x, d)
	if n < 0 {
		q = s.op(machine.OpSub, mir.RegOp(sign), mir.RegOp(q))
	} else {
		q = s.op(machine.OpSub, mir.RegOp(q), mir.RegOp(sign))
	}
	if op == ir.SDiv {
		return q
	}
	return s.remainder(x, q, n)
}

// signedQuotient is ⌊x/d⌋ for positive x, and one less than the quotient toward zero for negative
// x.
func (s *selector) signedQuotient(width int, x mir.Reg, d uint64) mir.Reg {
	r := reciprocal.Of(d, width-1)
	h := s.op(machine.OpMulh, mir.RegOp(x), s.constantOp(r.Low()))
	if r.M.BitLen() == 64 { // the multiplier counts as negative
		h = s.op(machine.OpAdd, mir.RegOp(h), mir.RegOp(x))
	}
	return s.shiftRight(machine.OpSra, h, r.P-64)
}

// divideByPower rounds toward zero by adding 2^k−1 to negative numbers.
func (s *selector) divideByPower(op ir.Op, x mir.Reg, n int64, k int) mir.Reg {
	sign := x
	if k > 1 {
		sign = s.op(machine.OpSra, mir.RegOp(x), mir.ImmOp(63))
	}
	up := s.op(machine.OpAdd, mir.RegOp(x), mir.RegOp(s.op(machine.OpShr, mir.RegOp(sign), mir.ImmOp(int64(64-k)))))
	if op == ir.SRem {
		return s.op(machine.OpSub, mir.RegOp(x), mir.RegOp(s.op(machine.OpAnd, mir.RegOp(up), s.constantOp(-1<<k))))
	}
	q := s.op(machine.OpSra, mir.RegOp(up), mir.ImmOp(int64(k)))
	if n < 0 {
		q = s.op(machine.OpSub, mir.ImmOp(0), mir.RegOp(q))
	}
	return q
}
