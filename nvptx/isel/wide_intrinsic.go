package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Intrinsics on integers of more than 64 bits, in the words of wide.go.

func operands(rs []ptx.Reg) []ptx.Operand {
	out := make([]ptx.Operand, len(rs))
	for k, r := range rs {
		out[k] = r
	}
	return out
}

// extendWords returns n words for a value of some bits: the top word extended, and words of the
// sign, or zeros, above.
func (s *fsel) extendWords(a []ptx.Operand, bits, n int, signed bool) []ptx.Reg {
	out := s.wideOperand(a, bits, true, signed)
	fill := ptx.NoReg
	for len(out) < n {
		if fill == ptx.NoReg {
			fill = s.reg(s.signWord(out[len(out)-1], signed), ptx.B64)
		}
		out = append(out, fill)
	}
	return out
}

// wideMulOverflow multiplies in twice the words and compares the product with what its low bits
// extend to.
func (s *fsel) wideMulOverflow(o overflowOp, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	n := len(d)
	factor := n // unsigned factors have zeros above, which need no multiplication
	if o.signed {
		factor = 2 * n
	}
	product := s.newRegs(ptx.B64, 2*n)
	s.wideMul(product, s.extendWords(a, bits, factor, o.signed), s.extendWords(b, bits, factor, o.signed))
	for k := range d {
		s.move(ptx.B64, d[k], product[k])
	}
	back := s.extendWords(operands(product[:n]), bits, 2*n, o.signed)
	s.compareWide(ir.NE, p, operands(product), operands(back), 2*n*wordBits)
}

// wideSaturating emits an operation and chooses the limit where it overflows.
func (s *fsel) wideSaturating(l lane, bits int, o overflowOp) {
	d, p := s.newRegs(ptx.B64, len(l.d)), s.newReg(ptx.Pred)
	if o.op == ir.Shl {
		s.wideShiftOverflow(o.signed, bits, d, p, l.a[0], l.a[1])
	} else {
		s.overflow(o, bits, d, p, l.a[0], l.a[1])
	}
	for k, limit := range s.wideLimit(o, l.a[0], bits) {
		s.put("selp.b64", l.d[k], limit, d[k], p)
	}
}

// wideShiftOverflow emits d = a << b, and p: shifting back does not give a again.
func (s *fsel) wideShiftOverflow(signed bool, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	amount := s.amountOfWide(b[0])
	x := s.wideOperand(a, bits, true, signed)
	s.shiftWords(d, x, amount, ptx.NoReg, true)
	y := s.wideOperand(operands(d), bits, true, signed)
	back := s.newRegs(ptx.B64, len(d))
	fill := ptx.NoReg
	if signed {
		fill = s.compute(ptx.B64, "shr.s64", y[len(y)-1], ptx.Int(63))
	}
	s.shiftWords(back, y, amount, fill, false)
	s.compareWide(ir.NE, p, operands(back), operands(x), len(d)*wordBits)
}

// wideLimit is limit by words.
func (s *fsel) wideLimit(o overflowOp, a []ptx.Operand, bits int) []ptx.Operand {
	out := make([]ptx.Operand, len(a))
	for k := range out {
		switch {
		case !o.signed && o.op == ir.Sub:
			out[k] = ptx.Int(0)
		case !o.signed:
			out[k] = ptx.Int(-1)
		}
	}
	if !o.signed {
		return out
	}
	top := topBits(bits)
	sign := s.signWord(s.reg(s.extend(a[len(a)-1], top, ptx.B64, true), ptx.B64), true)
	for k := range out {
		most := int64(-1)
		if k == len(out)-1 {
			most = int64(1)<<uint(top-1) - 1
		}
		out[k] = s.compute(ptx.B64, "xor.b64", sign, ptx.Int(most))
	}
	return out
}

// wideFunnelShift shifts one operand by the amount modulo the width, and the other by the width
// minus that amount, in two shifts, by one and by the rest, so that no shift is by the whole width.
func (s *fsel) wideFunnelShift(l lane, bits int, left bool) {
	amount := s.wideModulo(l.a[2], bits)
	var rest ptx.Operand
	if k, ok := amount.(ptx.Int); ok {
		rest = ptx.Int(bits-1) - k
	} else {
		rest = s.compute(ptx.B32, "sub.s32", ptx.Int(bits-1), amount)
	}
	hi, lo := s.wideOperand(l.a[0], bits, false, false), s.wideOperand(l.a[1], bits, true, false)
	shift := func(a []ptx.Reg, by ptx.Operand, left bool) []ptx.Reg {
		d := s.newRegs(ptx.B64, len(a))
		s.shiftWords(d, a, by, ptx.NoReg, left)
		return d
	}
	if left {
		hi, lo = shift(hi, amount, true), shift(shift(lo, ptx.Int(1), false), rest, false)
	} else {
		hi, lo = shift(shift(hi, ptx.Int(1), true), rest, true), shift(lo, amount, false)
	}
	for k, d := range l.d {
		s.put("or.b64", d, hi[k], lo[k])
	}
}

// wideModulo returns a wide amount modulo the width as a .u32: word by word, the highest first, by
// 2^64 modulo the width.
func (s *fsel) wideModulo(a []ptx.Operand, bits int) ptx.Operand {
	m := uint64(bits)
	if low, ok := a[0].(ptx.Int); ok && m&(m-1) == 0 {
		return ptx.Int(uint64(low) % m)
	}
	words := s.wideOperand(a, bits, true, false)
	if m&(m-1) == 0 {
		return s.amountOfWide(s.compute(ptx.B64, "and.b64", words[0], ptx.Int(m-1)))
	}
	scale := (^uint64(0)%m + 1) % m
	acc := s.compute(ptx.B64, "rem.u64", words[len(words)-1], ptx.Int(m))
	for k := len(words) - 2; k >= 0; k-- {
		low := s.compute(ptx.B64, "rem.u64", words[k], ptx.Int(m))
		sum := s.compute(ptx.B64, "mad.lo.s64", acc, ptx.Int(scale), low)
		acc = s.compute(ptx.B64, "rem.u64", sum, ptx.Int(m))
	}
	return s.amountOfWide(acc)
}
