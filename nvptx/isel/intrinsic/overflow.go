package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/arith"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// overflowOp is an operation and how it looks at its operands.
type overflowOp struct {
	op     ir.Op
	signed bool
}

// withOverflow selects llvm.*.with.overflow, whose result is a struct of values and of flags.
func withOverflow(s *sel.Func, i *ir.Instr, o overflowOp) {
	t := i.Arg(0).Type()
	n := 1
	if t.IsVector() {
		n = int(t.Len)
	}
	d := s.Dst(i)
	w := emit.Words(t.Scalar())
	a, b := s.Get(i.Arg(0)), s.Get(i.Arg(1))
	for k := range n {
		overflow(s, o, t.Scalar().Bits, d[k*w:(k+1)*w], d[n*w+k], sel.Part(a, k, n), sel.Part(b, k, n))
	}
}

// overflow emits d = a op b, and p: the result does not fit.
func overflow(s *sel.Func, o overflowOp, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	switch {
	case bits == 1:
		overflowBits(s, o, d[0], p, a[0], b[0])
		return
	case len(d) > 1 && o.op == ir.Mul:
		wideMulOverflow(s, o, bits, d, p, a, b)
		return
	case len(d) > 1:
		wideOverflow(s, o, bits, d, p, a, b)
		return
	}
	reg := emit.IntReg(bits)
	x, y := s.Reg(s.Extend(a[0], bits, reg, o.signed), reg), s.Plain(s.Extend(b[0], bits, reg, o.signed), reg)
	if o.op == ir.Mul {
		mulOverflow(s, o, bits, d[0], p, x, s.Reg(y, reg))
		return
	}
	s.Put(arith.IntOpcode(o.op, reg), d[0], x, y)
	switch {
	case bits < reg.Bits(): // the exact result fits the register
		back := s.Extend(d[0], bits, reg, o.signed)
		s.Put("setp.ne."+emit.Typed('s', reg), p, d[0], back)
	case !o.signed && o.op == ir.Add:
		s.Put("setp.lt.u"+emit.Typed('u', reg)[1:], p, d[0], x)
	case !o.signed:
		s.Put("setp.lt.u"+emit.Typed('u', reg)[1:], p, x, y)
	default: // a positive operand makes the sum smaller, or a negative one makes it larger
		typ := emit.Typed('s', reg)
		less := s.Compute(ptx.Pred, "setp.lt."+typ, d[0], x)
		cmp := "lt"
		if o.op == ir.Sub {
			cmp = "gt"
		}
		switch k := y.(type) {
		case ptx.Int:
			if (o.op == ir.Add) == (k < 0) && k != 0 {
				s.Put("not.pred", p, less)
				return
			}
			s.Move(ptx.Pred, p, less)
		default:
			s.Put("setp."+cmp+".xor."+typ, p, y, ptx.Int(0), less)
		}
	}
}

// overflowSign is what must be negative together with x^d for an overflow: y^d for a sum, x^y for a
// difference.
func overflowSign(s *sel.Func, o overflowOp, x ptx.Reg, y ptx.Operand, d ptx.Reg, reg ptx.Type) ptx.Reg {
	if o.op == ir.Add {
		return s.Compute(reg, "xor."+emit.Typed('b', reg), d, y)
	}
	return s.Compute(reg, "xor."+emit.Typed('b', reg), x, y)
}

func wideOverflow(s *sel.Func, o overflowOp, bits int, d []ptx.Reg, p ptx.Reg, a, b []ptx.Operand) {
	x, y := s.WideWords(a, bits, true, o.signed), s.WideWords(b, bits, true, o.signed)
	s.CarryChain(o.op == ir.Sub, d, x, y)
	n := len(d) - 1
	switch {
	case emit.TopBits(bits) < emit.WordBits:
		back := s.Extend(d[n], emit.TopBits(bits), ptx.B64, o.signed)
		s.Put("setp.ne.s64", p, d[n], back)
	case !o.signed && o.op == ir.Add:
		s.CompareWide(ir.ULT, p, operands(d), a, bits)
	case !o.signed:
		s.CompareWide(ir.ULT, p, a, b, bits)
	default:
		r := s.Compute(ptx.B64, "xor.b64", x[n], d[n])
		q := overflowSign(s, o, x[n], y[n], d[n], ptx.B64)
		s.Put("setp.lt.s64", p, s.Compute(ptx.B64, "and.b64", r, q), ptx.Int(0))
	}
}

// mulOverflow multiplies in twice the width, or compares the high half with what it must be.
func mulOverflow(s *sel.Func, o overflowOp, bits int, d, p, x, y ptx.Reg) {
	reg := s.TypeOf(d)
	class := byte('u')
	if o.signed {
		class = 's'
	}
	if reg == ptx.B32 && bits == 32 && !o.signed {
		s.Put("mul.lo.s32", d, x, y)
		s.Put("setp.ne.s32", p, s.Compute(reg, "mul.hi.u32", x, y), ptx.Int(0))
		return
	}
	if reg != ptx.B64 {
		wide := map[ptx.Type]ptx.Type{ptx.B16: ptx.B32, ptx.B32: ptx.B64}[reg]
		z := s.Compute(wide, "mul.wide."+emit.Typed(class, reg), x, y)
		s.Put("cvt."+emit.Typed('u', reg)+"."+emit.Typed('u', wide), d, z)
		s.Put("setp.ne."+emit.Typed('s', wide), p, z, s.Extend(z, bits, wide, o.signed))
		return
	}
	s.Put("mul.lo.s64", d, x, y)
	high := s.Compute(reg, "mul.hi."+emit.Typed(class, reg), x, y)
	if bits < 64 {
		back := s.Extend(d, bits, reg, o.signed)
		wrong := s.Compute(ptx.Pred, "setp.ne.s64", d, back)
		s.Put("setp.ne.or.s64", p, high, signWord(s, d, o.signed), wrong)
		return
	}
	s.Put("setp.ne.s64", p, high, signWord(s, d, o.signed))
}

func signWord(s *sel.Func, d ptx.Reg, signed bool) ptx.Operand {
	if !signed {
		return ptx.Int(0)
	}
	return s.Compute(ptx.B64, "shr.s64", d, ptx.Int(63))
}

// saturating selects sadd.sat and its like.
func saturating(s *sel.Func, i *ir.Instr, l sel.Lane, o overflowOp) {
	bits := sel.ScalarType(i).Bits
	switch {
	case bits == 1:
		saturateBits(s, o, l.Dst[0], l.Args[0][0], l.Args[1][0])
		return
	case bits > emit.WordBits:
		wideSaturating(s, l, bits, o)
		return
	}
	reg := emit.IntReg(bits)
	if o.op == ir.Shl {
		saturatingShift(s, l, bits, reg, o.signed)
		return
	}
	if o.op == ir.Sub && !o.signed { // max(a, b) - b
		x, y := s.Reg(s.Extend(l.Args[0][0], bits, reg, false), reg), s.Plain(s.Extend(l.Args[1][0], bits, reg, false), reg)
		s.Put("sub."+emit.Typed('s', reg), l.Dst[0], s.Compute(reg, "max."+emit.Typed('u', reg), x, y), y)
		return
	}
	d, p := s.NewReg(reg), s.NewReg(ptx.Pred)
	overflow(s, o, bits, []ptx.Reg{d}, p, l.Args[0], l.Args[1])
	s.Put("selp."+emit.DataType(reg), l.Dst[0], limit(s, o, l.Args[0][0], bits, reg), d, p)
}

// limit is the value that saturation returns: for signed operations it has the sign of the first
// operand.
func limit(s *sel.Func, o overflowOp, a ptx.Operand, bits int, reg ptx.Type) ptx.Operand {
	switch {
	case !o.signed && o.op == ir.Sub:
		return ptx.Int(0)
	case !o.signed:
		return ptx.Int(-1)
	}
	x := s.Reg(s.Extend(a, bits, reg, true), reg)
	sign := s.Compute(reg, "shr."+emit.Typed('s', reg), x, ptx.Int(reg.Bits()-1))
	return s.Compute(reg, "xor."+emit.Typed('b', reg), sign, ptx.Int(int64(1)<<uint(bits-1)-1))
}

// saturatingShift shifts and checks whether shifting back gives the operand again.
func saturatingShift(s *sel.Func, l sel.Lane, bits int, reg ptx.Type, signed bool) {
	class := byte('u')
	if signed {
		class = 's'
	}
	x := s.Reg(s.Extend(l.Args[0][0], bits, reg, signed), reg)
	n := s.ShiftAmount(l.Args[1][0], bits)
	y := s.Compute(reg, "shl."+emit.Typed('b', reg), x, n)
	inWidth := s.Reg(s.Extend(y, bits, reg, signed), reg)
	back := s.Compute(reg, "shr."+emit.Typed(class, reg), inWidth, n)
	p := s.Compute(ptx.Pred, "setp.ne."+emit.Typed('s', reg), back, x)
	s.Put("selp."+emit.DataType(reg), l.Dst[0], limit(s, overflowOp{ir.Add, signed}, x, bits, reg), y, p)
}

// Integers of one bit are predicates, and arithmetic on them is logic. Signed, they are 0 and -1.

// overflowBits emits d = a op b, and p: the result does not fit. It is the same for signed and
// unsigned numbers: 1 + 1 = 2 and -1 + -1 = -2 do not fit, nor do 0 - 1 and 0 - -1; of the products
// only -1 * -1 = 1 does not.
func overflowBits(s *sel.Func, o overflowOp, d, p ptx.Reg, a, b ptx.Operand) {
	x, y := s.Pred(a), s.Pred(b)
	switch o.op {
	case ir.Add:
		s.Put("xor.pred", d, x, y)
		s.Put("and.pred", p, x, y)
	case ir.Sub:
		s.Put("xor.pred", d, x, y)
		s.Put("and.pred", p, s.Compute(ptx.Pred, "not.pred", x), y)
	case ir.Mul:
		s.Put("and.pred", d, x, y)
		if o.signed {
			s.Put("and.pred", p, x, y)
		} else {
			s.Move(ptx.Pred, p, ptx.Int(0))
		}
	}
}

// saturateBits emits saturating arithmetic of single bits. A shift amount other than 0 gives
// poison.
func saturateBits(s *sel.Func, o overflowOp, d ptx.Reg, a, b ptx.Operand) {
	switch o.op {
	case ir.Add:
		s.Put("or.pred", d, s.Pred(a), s.Pred(b))
	case ir.Sub:
		s.Put("and.pred", d, s.Pred(a), s.Compute(ptx.Pred, "not.pred", s.Pred(b)))
	case ir.Shl:
		s.Move(ptx.Pred, d, a)
	}
}
