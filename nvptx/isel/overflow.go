package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// overflowOp is an operation and how it looks at its operands.
type overflowOp struct {
	op     ir.Op
	signed bool
}

// withOverflow selects llvm.*.with.overflow, whose result is a struct of values and of flags.
func (s *fsel) withOverflow(i *ir.Instr, o overflowOp) {
	t := i.Arg(0).Type()
	n := 1
	if t.IsVector() {
		n = int(t.Len)
	}
	d := s.dst(i)
	w := words(t.Scalar())
	a, b := s.get(i.Arg(0)), s.get(i.Arg(1))
	for k := range n {
		s.overflow(o, t.Scalar().Bits, d[k*w:(k+1)*w], d[n*w+k], part(a, k, n), part(b, k, n))
	}
}

// overflow emits d = a op b, and p: the result does not fit.
func (s *fsel) overflow(o overflowOp, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	switch {
	case bits == 1:
		s.overflowBits(o, d[0], p, a[0], b[0])
		return
	case len(d) > 1 && o.op == ir.Mul:
		s.wideMulOverflow(o, bits, d, p, a, b)
		return
	case len(d) > 1:
		s.wideOverflow(o, bits, d, p, a, b)
		return
	}
	reg := intReg(bits)
	x, y := s.reg(s.extend(a[0], bits, reg, o.signed), reg), s.plain(s.extend(b[0], bits, reg, o.signed), reg)
	if o.op == ir.Mul {
		s.mulOverflow(o, bits, d[0], p, x, s.reg(y, reg))
		return
	}
	s.put(intOpcode(o.op, reg), d[0], x, y)
	switch {
	case bits < reg.Bits(): // the exact result fits the register
		back := s.extend(d[0], bits, reg, o.signed)
		s.put("setp.ne."+typed('s', reg), p, d[0], back)
	case !o.signed && o.op == ir.Add:
		s.put("setp.lt.u"+typed('u', reg)[1:], p, d[0], x)
	case !o.signed:
		s.put("setp.lt.u"+typed('u', reg)[1:], p, x, y)
	default: // a positive operand makes the sum smaller, or a negative one makes it larger
		typ := typed('s', reg)
		less := s.compute(ptx.Pred, "setp.lt."+typ, d[0], x)
		cmp := "lt"
		if o.op == ir.Sub {
			cmp = "gt"
		}
		switch k := y.(type) {
		case ptx.Int:
			if (o.op == ir.Add) == (k < 0) && k != 0 {
				s.put("not.pred", p, less)
				return
			}
			s.move(ptx.Pred, p, less)
		default:
			s.put("setp."+cmp+".xor."+typ, p, y, ptx.Int(0), less)
		}
	}
}

// overflowSign is what must be negative together with x^d for an overflow: y^d for a sum, x^y for a
// difference.
func (s *fsel) overflowSign(o overflowOp, x ptx.Reg, y ptx.Operand, d ptx.Reg, reg ptx.Type) ptx.Reg {
	if o.op == ir.Add {
		return s.compute(reg, "xor."+typed('b', reg), d, y)
	}
	return s.compute(reg, "xor."+typed('b', reg), x, y)
}

func (s *fsel) wideOverflow(o overflowOp, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	x, y := s.wideOperand(a, bits, true, o.signed), s.wideOperand(b, bits, true, o.signed)
	s.carryChain(o.op == ir.Sub, d, x, y)
	n := len(d) - 1
	switch {
	case topBits(bits) < wordBits:
		back := s.extend(d[n], topBits(bits), ptx.B64, o.signed)
		s.put("setp.ne.s64", p, d[n], back)
	case !o.signed && o.op == ir.Add:
		s.compareWide(ir.ULT, p, operands(d), a, bits)
	case !o.signed:
		s.compareWide(ir.ULT, p, a, b, bits)
	default:
		r := s.compute(ptx.B64, "xor.b64", x[n], d[n])
		q := s.overflowSign(o, x[n], y[n], d[n], ptx.B64)
		s.put("setp.lt.s64", p, s.compute(ptx.B64, "and.b64", r, q), ptx.Int(0))
	}
}

// mulOverflow multiplies in twice the width, or compares the high half with what it must be.
func (s *fsel) mulOverflow(o overflowOp, bits int, d, p, x, y ptx.Reg) {
	reg := s.typeOf(d)
	class := byte('u')
	if o.signed {
		class = 's'
	}
	if reg == ptx.B32 && bits == 32 && !o.signed {
		s.put("mul.lo.s32", d, x, y)
		s.put("setp.ne.s32", p, s.compute(reg, "mul.hi.u32", x, y), ptx.Int(0))
		return
	}
	if reg != ptx.B64 {
		wide := map[ptx.Type]ptx.Type{ptx.B16: ptx.B32, ptx.B32: ptx.B64}[reg]
		z := s.compute(wide, "mul.wide."+typed(class, reg), x, y)
		s.put("cvt."+typed('u', reg)+"."+typed('u', wide), d, z)
		s.put("setp.ne."+typed('s', wide), p, z, s.extend(z, bits, wide, o.signed))
		return
	}
	s.put("mul.lo.s64", d, x, y)
	high := s.compute(reg, "mul.hi."+typed(class, reg), x, y)
	if bits < 64 {
		back := s.extend(d, bits, reg, o.signed)
		wrong := s.compute(ptx.Pred, "setp.ne.s64", d, back)
		s.put("setp.ne.or.s64", p, high, s.signWord(d, o.signed), wrong)
		return
	}
	s.put("setp.ne.s64", p, high, s.signWord(d, o.signed))
}

func (s *fsel) signWord(d ptx.Reg, signed bool) ptx.Operand {
	if !signed {
		return ptx.Int(0)
	}
	return s.compute(ptx.B64, "shr.s64", d, ptx.Int(63))
}

// saturating selects sadd.sat and its like.
func (s *fsel) saturating(i *ir.Instr, l lane, o overflowOp) {
	bits := scalarType(i).Bits
	switch {
	case bits == 1:
		s.saturateBits(o, l.d[0], l.a[0][0], l.a[1][0])
		return
	case bits > wordBits:
		s.wideSaturating(l, bits, o)
		return
	}
	reg := intReg(bits)
	if o.op == ir.Shl {
		s.saturatingShift(l, bits, reg, o.signed)
		return
	}
	if o.op == ir.Sub && !o.signed { // max(a, b) - b
		x, y := s.reg(s.extend(l.a[0][0], bits, reg, false), reg), s.plain(s.extend(l.a[1][0], bits, reg, false), reg)
		s.put("sub."+typed('s', reg), l.d[0], s.compute(reg, "max."+typed('u', reg), x, y), y)
		return
	}
	d, p := s.newReg(reg), s.newReg(ptx.Pred)
	s.overflow(o, bits, []ptx.Reg{d}, p, l.a[0], l.a[1])
	s.put("selp."+dataType(reg), l.d[0], s.limit(o, l.a[0][0], bits, reg), d, p)
}

// limit is the value that saturation returns: for signed operations it has the sign of the first
// operand.
func (s *fsel) limit(o overflowOp, a ptx.Operand, bits int, reg ptx.Type) ptx.Operand {
	switch {
	case !o.signed && o.op == ir.Sub:
		return ptx.Int(0)
	case !o.signed:
		return ptx.Int(-1)
	}
	x := s.reg(s.extend(a, bits, reg, true), reg)
	sign := s.compute(reg, "shr."+typed('s', reg), x, ptx.Int(reg.Bits()-1))
	return s.compute(reg, "xor."+typed('b', reg), sign, ptx.Int(int64(1)<<uint(bits-1)-1))
}

// saturatingShift shifts and checks whether shifting back gives the operand again.
func (s *fsel) saturatingShift(l lane, bits int, reg ptx.Type, signed bool) {
	class := byte('u')
	if signed {
		class = 's'
	}
	x := s.reg(s.extend(l.a[0][0], bits, reg, signed), reg)
	n := s.amount(l.a[1][0], bits)
	y := s.compute(reg, "shl."+typed('b', reg), x, n)
	inWidth := s.reg(s.extend(y, bits, reg, signed), reg)
	back := s.compute(reg, "shr."+typed(class, reg), inWidth, n)
	p := s.compute(ptx.Pred, "setp.ne."+typed('s', reg), back, x)
	s.put("selp."+dataType(reg), l.d[0], s.limit(overflowOp{ir.Add, signed}, x, bits, reg), y, p)
}

// Integers of one bit are predicates, and arithmetic on them is logic. Signed, they are 0 and -1.

// overflowBits emits d = a op b, and p: the result does not fit. It is the same for signed and
// unsigned numbers: 1 + 1 = 2 and -1 + -1 = -2 do not fit, nor do 0 - 1 and 0 - -1; of the products
// only -1 * -1 = 1 does not.
func (s *fsel) overflowBits(o overflowOp, d, p ptx.Reg, a, b ptx.Operand) {
	x, y := s.pred(a), s.pred(b)
	switch o.op {
	case ir.Add:
		s.put("xor.pred", d, x, y)
		s.put("and.pred", p, x, y)
	case ir.Sub:
		s.put("xor.pred", d, x, y)
		s.put("and.pred", p, s.compute(ptx.Pred, "not.pred", x), y)
	case ir.Mul:
		s.put("and.pred", d, x, y)
		if o.signed {
			s.put("and.pred", p, x, y)
		} else {
			s.move(ptx.Pred, p, ptx.Int(0))
		}
	}
}

// saturateBits emits saturating arithmetic of single bits. A shift amount other than 0 gives
// poison.
func (s *fsel) saturateBits(o overflowOp, d ptx.Reg, a, b ptx.Operand) {
	switch o.op {
	case ir.Add:
		s.put("or.pred", d, s.pred(a), s.pred(b))
	case ir.Sub:
		s.put("and.pred", d, s.pred(a), s.compute(ptx.Pred, "not.pred", s.pred(b)))
	case ir.Shl:
		s.move(ptx.Pred, d, a)
	}
}
