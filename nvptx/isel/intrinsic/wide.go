package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Intrinsics on integers of more than 64 bits, in the words of emit/wide.go.

func operands(rs []ptx.Reg) []ptx.Operand {
	out := make([]ptx.Operand, len(rs))
	for k, r := range rs {
		out[k] = r
	}
	return out
}

// extendWords returns n words for a value of some bits: the top word extended, and words of the
// sign, or zeros, above.
func extendWords(s *sel.Func, a []ptx.Operand, bits, n int, signed bool) []ptx.Reg {
	out := s.WideWords(a, bits, true, signed)
	fill := ptx.NoReg
	for len(out) < n {
		if fill == ptx.NoReg {
			fill = s.Reg(signWord(s, out[len(out)-1], signed), ptx.B64)
		}
		out = append(out, fill)
	}
	return out
}

// wideMulOverflow multiplies in twice the words and compares the product with what its low bits
// extend to.
func wideMulOverflow(s *sel.Func, o overflowOp, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	n := len(d)
	factor := n // unsigned factors have zeros above, which need no multiplication
	if o.signed {
		factor = 2 * n
	}
	product := s.NewRegs(ptx.B64, 2*n)
	s.WideMul(product, extendWords(s, a, bits, factor, o.signed), extendWords(s, b, bits, factor, o.signed))
	for k := range d {
		s.Move(ptx.B64, d[k], product[k])
	}
	back := extendWords(s, operands(product[:n]), bits, 2*n, o.signed)
	s.CompareWide(ir.NE, p, operands(product), operands(back), 2*n*emit.WordBits)
}

// wideSaturating emits an operation and chooses the limit where it overflows.
func wideSaturating(s *sel.Func, l sel.Lane, bits int, o overflowOp) {
	d, p := s.NewRegs(ptx.B64, len(l.Dst)), s.NewReg(ptx.Pred)
	if o.op == ir.Shl {
		wideShiftOverflow(s, o.signed, bits, d, p, l.Args[0], l.Args[1])
	} else {
		overflow(s, o, bits, d, p, l.Args[0], l.Args[1])
	}
	for k, limit := range wideLimit(s, o, l.Args[0], bits) {
		s.Put("selp.b64", l.Dst[k], limit, d[k], p)
	}
}

// wideShiftOverflow emits d = a << b, and p: shifting back does not give a again.
func wideShiftOverflow(s *sel.Func, signed bool, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	amount := s.WideShiftAmount(b[0])
	x := s.WideWords(a, bits, true, signed)
	s.ShiftWords(d, x, amount, ptx.NoReg, true)
	y := s.WideWords(operands(d), bits, true, signed)
	back := s.NewRegs(ptx.B64, len(d))
	fill := ptx.NoReg
	if signed {
		fill = s.Compute(ptx.B64, "shr.s64", y[len(y)-1], ptx.Int(63))
	}
	s.ShiftWords(back, y, amount, fill, false)
	s.CompareWide(ir.NE, p, operands(back), operands(x), len(d)*emit.WordBits)
}

// wideLimit is limit by words.
func wideLimit(s *sel.Func, o overflowOp, a []ptx.Operand, bits int) []ptx.Operand {
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
	top := emit.TopBits(bits)
	sign := signWord(s, s.Reg(s.Extend(a[len(a)-1], top, ptx.B64, true), ptx.B64), true)
	for k := range out {
		most := int64(-1)
		if k == len(out)-1 {
			most = int64(1)<<uint(top-1) - 1
		}
		out[k] = s.Compute(ptx.B64, "xor.b64", sign, ptx.Int(most))
	}
	return out
}

// wideFunnelShift shifts one operand by the amount modulo the width, and the other by the width
// minus that amount, in two shifts, by one and by the rest, so that no shift is by the whole width.
func wideFunnelShift(s *sel.Func, l sel.Lane, bits int, left bool) {
	amount := wideModulo(s, l.Args[2], bits)
	var rest ptx.Operand
	if k, ok := amount.(ptx.Int); ok {
		rest = ptx.Int(bits-1) - k
	} else {
		rest = s.Compute(ptx.B32, "sub.s32", ptx.Int(bits-1), amount)
	}
	hi, lo := s.WideWords(l.Args[0], bits, false, false), s.WideWords(l.Args[1], bits, true, false)
	shift := func(a []ptx.Reg, by ptx.Operand, left bool) []ptx.Reg {
		d := s.NewRegs(ptx.B64, len(a))
		s.ShiftWords(d, a, by, ptx.NoReg, left)
		return d
	}
	if left {
		hi, lo = shift(hi, amount, true), shift(shift(lo, ptx.Int(1), false), rest, false)
	} else {
		hi, lo = shift(shift(hi, ptx.Int(1), true), rest, true), shift(lo, amount, false)
	}
	for k, d := range l.Dst {
		s.Put("or.b64", d, hi[k], lo[k])
	}
}

// wideModulo returns a wide amount modulo the width as a .u32: word by word, the highest first, by
// 2^64 modulo the width.
func wideModulo(s *sel.Func, a []ptx.Operand, bits int) ptx.Operand {
	m := uint64(bits)
	if low, ok := a[0].(ptx.Int); ok && m&(m-1) == 0 {
		return ptx.Int(uint64(low) % m)
	}
	words := s.WideWords(a, bits, true, false)
	if m&(m-1) == 0 {
		return s.WideShiftAmount(s.Compute(ptx.B64, "and.b64", words[0], ptx.Int(m-1)))
	}
	scale := (^uint64(0)%m + 1) % m
	acc := s.Compute(ptx.B64, "rem.u64", words[len(words)-1], ptx.Int(m))
	for k := len(words) - 2; k >= 0; k-- {
		low := s.Compute(ptx.B64, "rem.u64", words[k], ptx.Int(m))
		sum := s.Compute(ptx.B64, "mad.lo.s64", acc, ptx.Int(scale), low)
		acc = s.Compute(ptx.B64, "rem.u64", sum, ptx.Int(m))
	}
	return s.WideShiftAmount(acc)
}
