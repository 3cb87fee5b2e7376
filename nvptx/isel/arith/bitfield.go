package arith

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Shifts and masks that take a field out of an integer are one instruction: bfe, or a conversion
// where the field is the low byte, half or word.
//
//	and (lshr x, 8), 255         →  bfe.u32 x, 8, 8
//	ashr (shl x, 16), 24         →  bfe.s32 x, 8, 8
//	ashr (shl x, 24), 24         →  cvt.s32.s8 x
//	trunc (lshr (mul (sext a), (sext b)), 32)  →  mul.hi.s32 a, b

// field is a number of bits of an integer, extended with zeros or the sign.
type field struct {
	x      ir.Value
	at, n  int
	signed bool
}

// bitField matches a bit-field extraction. The inner operation must have no other user: a result
// that is computed anyway is better reused.
func bitField(i *ir.Instr) (field, bool) {
	c := ir.AsInt(i.Operand(1))
	inner, ok := i.Operand(0).(*ir.Instr)
	if c == nil || !ok || !i.Type().IsInt(32, 64) || inner.NumOperands() != 2 || !ir.HasOneUse(inner) {
		return field{}, false
	}
	k := ir.AsInt(inner.Operand(1))
	if k == nil {
		return field{}, false
	}
	w := i.Type().Bits
	outer, _ := c.Uint64()
	in, _ := k.Uint64()
	f := field{x: inner.Operand(0), signed: i.Op() == ir.AShr}
	switch {
	case i.Op() == ir.And && inner.Op() == ir.LShr && outer&(outer+1) == 0:
		f.at, f.n = int(min(in, 64)), bits.Len64(outer)
	case i.Op() == ir.LShr && inner.Op() == ir.And && in>>min(outer, 63)&(in>>min(outer, 63)+1) == 0:
		f.at, f.n = int(min(outer, 64)), bits.Len64(in>>min(outer, 63))
	case (i.Op() == ir.LShr || i.Op() == ir.AShr) && inner.Op() == ir.Shl && in <= outer:
		f.at, f.n = int(min(outer-in, 64)), w-int(min(outer, 64))
	default:
		return f, false
	}
	return f, f.n > 0 && f.at+f.n <= w && f.n < w
}

// selectField emits a field; false: there is none.
func selectField(s *sel.Func, i *ir.Instr) bool {
	f, ok := bitField(i)
	if !ok || !s.Target.Has(2, 0, 20) {
		return false
	}
	reg := emit.IntReg(i.Type().Bits)
	class := byte('u')
	if f.signed {
		class = 's'
	}
	x := s.Reg(s.One(f.x), reg)
	switch {
	case f.at == 0 && (f.n == 8 || f.n == 16 || f.n == 32) && f.signed:
		s.Put("cvt."+emit.Typed(class, reg)+"."+string(class)+map[int]string{8: "8", 16: "16", 32: "32"}[f.n], s.Dst1(i), x)
	case f.at == 0 && !f.signed:
		s.Put("and."+emit.Typed('b', reg), s.Dst1(i), x, emit.Truncated(int64(uint64(1)<<f.n-1), reg.Bits()))
	default:
		s.Put("bfe."+emit.Typed(class, reg), s.Dst1(i), x, ptx.Int(f.at), ptx.Int(f.n))
	}
	return true
}

// ShiftRight selects lshr and ashr.
func ShiftRight(s *sel.Func, i *ir.Instr) {
	if !selectField(s, i) {
		sel.Lanewise(shift)(s, i)
	}
}

// Trunc selects trunc: of the upper half of a product, by mul.hi.
func Trunc(s *sel.Func, i *ir.Instr) {
	if p, ok := highProduct(i); ok {
		typ := "u32"
		if p.signed {
			typ = "s32"
		}
		s.Put("mul.hi."+typ, s.Dst1(i), half(s, p.a, p.k), half(s, p.b, p.k))
		return
	}
	if selectUpperHalf(s, i) || selectLowerHalf(s, i) {
		return
	}
	sel.Lanewise(truncLane)(s, i)
}

// extendedProduct is a product of two numbers that are extended from 32 bits, or of one and k.
type extendedProduct struct {
	a, b   *ir.Instr // the extensions; b may be nil
	k      int64
	signed bool
}

// highProduct recognises the upper half of a product of two values of half the width.
func highProduct(i *ir.Instr) (extendedProduct, bool) {
	sh, ok := i.Operand(0).(*ir.Instr)
	if !ok || sh.Op() != ir.LShr && sh.Op() != ir.AShr || !i.Type().IsInt(32) || !sh.Type().IsInt(64) || !ir.HasOneUse(sh) {
		return extendedProduct{}, false
	}
	c := ir.AsInt(sh.Operand(1))
	m, isMul := sh.Operand(0).(*ir.Instr)
	if c == nil || !isMul || m.Op() != ir.Mul || !ir.HasOneUse(m) {
		return extendedProduct{}, false
	}
	if n, _ := c.Uint64(); n != 32 {
		return extendedProduct{}, false
	}
	return extendedFactors(m)
}

// extendedFactors finds what the factors of a 64-bit product are extended from, also where the
// extension is part of a load.
func extendedFactors(m *ir.Instr) (extendedProduct, bool) {
	a, okA := m.Operand(0).(*ir.Instr)
	if !okA || a.Op() != ir.SExt && a.Op() != ir.ZExt || !a.Operand(0).Type().IsInt(32) {
		return extendedProduct{}, false
	}
	p := extendedProduct{a: a, signed: a.Op() == ir.SExt}
	if c := ir.AsInt(m.Operand(1)); c != nil {
		p.k, _ = c.Int64()
		return p, p.signed && p.k == int64(int32(p.k)) || !p.signed && p.k == int64(uint32(p.k))
	}
	b, okB := m.Operand(1).(*ir.Instr)
	p.b = b
	return p, okB && b.Op() == a.Op() && b.Operand(0).Type().IsInt(32)
}

// half returns a factor in half the width; nil stands for the constant k.
func half(s *sel.Func, v *ir.Instr, k int64) ptx.Operand {
	if v == nil {
		return emit.Truncated(k, 32)
	}
	if _, _, plain := s.ExtensionFrom(v, 32); plain {
		return s.Reg(s.One(v.Operand(0)), ptx.B32)
	}
	return s.Compute(ptx.B32, "cvt.u32.u64", s.Reg(s.One(v), ptx.B64))
}
