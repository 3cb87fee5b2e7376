package instcombine

import "opt-go/frontend/ir"

// The sign of floating-point numbers, as bits of an integer or as a factor.

// signBitOfFloat: logic on the bits of a number that only changes its sign is |x|, -x or -|x|.
func (ic *combiner) signBitOfFloat(i *ir.Instr) *ir.Instr {
	c := onceOf(i.Operand(0), ir.BitCast)
	k, ok := word(i.Operand(1))
	if c == nil || !ok || ic.f.Attrs.Fn.Has("noimplicitfloat") {
		return nil
	}
	x := c.Operand(0)
	ty := x.Type()
	w := width(i.Type())
	if !ty.Scalar().IsFloat() || ty.Scalar().FloatBits() != w || ty.IsVector() != i.Type().IsVector() {
		return nil
	}
	switch s := signBit(w); {
	case i.Op() == ir.And && k == s-1:
		return newCast(ir.BitCast, ic.b.intrinsic("llvm.fabs", ty, "", x), i.Type())
	case i.Op() == ir.Xor && k == s:
		return newCast(ir.BitCast, ic.b.insert(ir.NewInstr(ir.FNeg, ty, x), ""), i.Type())
	case i.Op() == ir.Or && k == s:
		abs := ic.b.intrinsic("llvm.fabs", ty, "", x)
		return newCast(ir.BitCast, ic.b.insert(ir.NewInstr(ir.FNeg, ty, abs), ""), i.Type())
	}
	return nil
}

// fnegHoisted: -(a * b) is (-a) * b, likewise for quotients; a negated arm of a select loses its
// sign, the other one gets it.
func (ic *combiner) fnegHoisted(i, x *ir.Instr) *ir.Instr {
	fmf := i.Flags & ir.FastMath
	neg := func(v ir.Value, name string, flags ir.Flags) ir.Value {
		if k := immediate(v); k != nil {
			if f := ic.foldFNeg(k); f != nil {
				return f
			}
		}
		n := ir.NewInstr(ir.FNeg, v.Type(), v)
		n.Flags = flags
		return ic.b.insert(n, name)
	}
	switch x.Op() {
	case ir.FMul, ir.FDiv:
		return ic.use(i, ic.b.insert(newBinary(x.Op(), neg(x.Operand(0), "", resultFlags(fmf, x)), x.Operand(1), resultFlags(fmf, x)), ""))
	case ir.Select:
		a, b := x.Operand(1), x.Operand(2)
		p, q := opOf(a, ir.FNeg), opOf(b, ir.FNeg)
		var s *ir.Instr
		common := false
		switch {
		case p != nil:
			s, common = newSelect(x.Operand(0), p.Operand(0), neg(b, suffixed(b, ".neg"), fmf)), p.Operand(0) == b
		case q != nil:
			s, common = newSelect(x.Operand(0), neg(a, suffixed(a, ".neg"), fmf), q.Operand(0)), q.Operand(0) == a
		case immediate(a) != nil || immediate(b) != nil:
			s = newSelect(x.Operand(0), neg(a, suffixed(a, ".neg"), fmf), neg(b, suffixed(b, ".neg"), fmf))
		default:
			return nil
		}
		s.SetMD("prof", x.MD("prof"))
		s.SetMD("unpredictable", x.MD("unpredictable"))
		s.Flags = (x.Flags | fmf) & ir.FastMath
		if x.Flags&ir.FNSZ == 0 || common && fmf&ir.FNSZ == 0 {
			s.Flags &^= ir.FNSZ
		}
		return s
	case ir.Call:
		if x.IntrinsicID() == "llvm.copysign" {
			// The number whose sign is taken may be infinite or NaN, or zero with a sign that
			// counts.
			c := ic.newIntrinsic("llvm.copysign", i.Type(), x.Arg(0), neg(x.Arg(1), "", 0))
			c.Flags = fmf & x.Flags
			return c
		}
	}
	return nil
}

// sumOfNegatedProduct: (-a * b) + c is c - a * b, c - (-a * b) is c + a * b, likewise for
// quotients.
func (ic *combiner) sumOfNegatedProduct(i *ir.Instr) *ir.Instr {
	fmf := i.Flags & ir.FastMath
	for n := range 2 {
		if i.Op() == ir.FSub && n == 0 {
			continue
		}
		m, c := onceOfAny(i.Operand(n)), i.Operand(1-n)
		if m == nil || !isOp(m, ir.FMul, ir.FDiv) {
			continue
		}
		for k := range 2 {
			a := opOf(m.Operand(k), ir.FNeg)
			if a == nil {
				continue
			}
			l, r := a.Operand(0), m.Operand(1-k)
			if k == 1 && m.Op() == ir.FDiv {
				l, r = r, l
			}
			v := ic.b.binary(m.Op(), l, r, resultFlags(fmf, m), "")
			if i.Op() == ir.FAdd {
				return newBinary(ir.FSub, c, v, fmf)
			}
			return newBinary(ir.FAdd, c, v, fmf)
		}
	}
	return nil
}

// fmulOfBool: a truth value, converted, times x is a select, where NaN and the sign of zero do not
// count.
func (ic *combiner) fmulOfBool(i *ir.Instr) *ir.Instr {
	if !i.HasFlag(ir.FNNan) || !i.HasFlag(ir.FNSZ) {
		return nil
	}
	for n := range 2 {
		u := opOf(i.Operand(n), ir.UIToFP)
		if u == nil || !isBool(u.Operand(0).Type()) {
			continue
		}
		s := newSelect(u.Operand(0), i.Operand(1-n), ir.NewZero(i.Type()))
		s.Flags = i.Flags & ir.FastMath
		return ic.use(i, ic.b.insert(s, ""))
	}
	return nil
}
