package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// multiplyAdd emits i = product + other as one instruction if product is a multiplication in the
// same block whose only user is i.
func multiplyAdd(s *sel.Func, i *ir.Instr, product, other ir.Value) bool {
	p, ok := product.(*ir.Instr)
	if !ok || p.Block() != i.Block() || !ir.HasOneUse(p) {
		return false
	}
	reg := emit.IntReg(i.Type().Bits)
	if w, ok := wideProduct(s, p); ok && (reg != ptx.B16) {
		x, y := w.operands(s)
		s.MulWideAdd(s.Dst1(i), w.typ(), x, y, s.Plain(s.One(other), reg), s.Target.AddressCost(addrspace.Generic))
		return true
	}
	switch {
	case p.Op() == ir.Mul:
		a, b := s.One(p.Operand(0)), s.One(p.Operand(1))
		if emit.IsImmediate(a) {
			a, b = b, a
		}
		s.Put("mad.lo."+emit.Typed('s', reg), s.Dst1(i), s.Reg(a, reg), s.Plain(b, reg), s.Plain(s.One(other), reg))
		return true
	case p.Op() == ir.Shl && reg == ptx.B32:
		c := ir.AsInt(p.Operand(1))
		if c == nil {
			return false
		}
		n, _ := c.Uint64()
		if n >= 31 {
			return false
		}
		s.Put("mad.lo.s32", s.Dst1(i), s.Reg(s.One(p.Operand(0)), reg), ptx.Int(1<<n), s.Plain(s.One(other), reg))
		return true
	}
	return false
}

// product is a multiplication whose factors are extended from half the width, or from less.
type product struct {
	a      sel.Factor
	b      *sel.Factor // nil: times k
	k      int64
	signed bool
	reg    ptx.Type // of the factors
}

func (p product) typ() string {
	if p.signed {
		return emit.Typed('s', p.reg)
	}
	return emit.Typed('u', p.reg)
}

// operands returns the factors in registers, the second one maybe as a constant.
func (p product) operands(s *sel.Func) (a, b ptx.Operand) {
	a = s.Reg(s.FactorIn(p.a, p.reg), p.reg)
	if p.b == nil {
		return a, ptx.Int(p.k)
	}
	return a, s.Plain(s.FactorIn(*p.b, p.reg), p.reg)
}

// wideProduct recognises mul and shl of sext or zext from half the width: mul.wide.
func wideProduct(s *sel.Func, i *ir.Instr) (product, bool) {
	t := i.Type()
	if !t.IsInt(32, 64) || i.Op() != ir.Mul && i.Op() != ir.Shl {
		return product{}, false
	}
	half := t.Bits / 2
	a, ok := sel.FactorOf(i.Operand(0), half)
	if !ok || s.LoadExtends(i.Operand(0)) { // the load delivers the wide value
		return product{}, false
	}
	p := product{a: a, reg: emit.IntReg(half)}
	if c := ir.AsInt(i.Operand(1)); c != nil {
		p.k, p.signed, ok = sel.FactorConstant(i, a, half)
		return p, ok
	}
	b, ok := sel.FactorOf(i.Operand(1), half)
	p.b, p.signed = &b, !a.Unsigned() || !b.Unsigned()
	return p, ok && i.Op() == ir.Mul && !s.LoadExtends(i.Operand(1)) && a.Matches(b)
}

// multiplyNext emits x*(y+1) as x*y + x.
func multiplyNext(s *sel.Func, i *ir.Instr) bool {
	t := i.Type()
	if !t.IsInt() || t.Bits == 1 || t.Bits > emit.WordBits {
		return false
	}
	for k := range 2 {
		next, ok := i.Operand(k).(*ir.Instr)
		if !ok || next.Op() != ir.Add || next.Block() != i.Block() || !ir.HasOneUse(next) || ir.IsConst(i.Operand(1-k)) {
			continue
		}
		if y, c := sel.ConstantSecond(next); c != nil && isNumber(c, 1) {
			reg := emit.IntReg(t.Bits)
			x := s.Reg(s.One(i.Operand(1-k)), reg)
			s.Put("mad.lo."+emit.Typed('s', reg), s.Dst1(i), x, s.Plain(s.One(y), reg), x)
			return true
		}
	}
	return false
}
