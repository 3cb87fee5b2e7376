package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// A register that two halves are packed into, or that is unpacked, takes one mov:
//
//	trunc (lshr x, 32)                          ⇒  mov.b64 {_, hi}, x
//	or (zext lo), (shl (zext hi), 32)           ⇒  mov.b64 d, {lo, hi}
//	mul (sext i64 to i128), (sext i64 to i128)  ⇒  mul.lo.s64, mul.hi.s64
//
// The same with 16 bits and 32; and from the bits of a double or float without a move in between.

// selectUpperHalf emits the truncation of the upper half of an integer; false: i is none.
func (s *fsel) selectUpperHalf(i *ir.Instr) bool {
	sh, ok := i.Operand(0).(*ir.Instr)
	if !ok || sh.Op() != ir.LShr && sh.Op() != ir.AShr || !ir.HasOneUse(sh) || !isTwice(sh.Type(), i.Type()) {
		return false
	}
	if c := ir.AsInt(sh.Operand(1)); c == nil || !isNumber(c, i.Type().Bits) {
		return false
	}
	half := intReg(i.Type().Bits)
	s.put("mov."+intReg(sh.Type().Bits).String(), ptx.Vec{s.newReg(half), s.dst1(i)}, s.bitsOfValue(sh.Operand(0)))
	return true
}

// selectLowerHalf emits the truncation of the bits of a floating-point number.
func (s *fsel) selectLowerHalf(i *ir.Instr) bool {
	cast, ok := i.Operand(0).(*ir.Instr)
	if !ok || cast.Op() != ir.BitCast || !cast.Operand(0).Type().IsFloat() || !isTwice(cast.Type(), i.Type()) || s.asked(cast) {
		return false
	}
	s.put("mov."+intReg(cast.Type().Bits).String(), ptx.Vec{s.dst1(i), s.newReg(intReg(i.Type().Bits))}, s.bitsOfValue(cast))
	return true
}

// isTwice reports integers of 64 and 32, or 32 and 16 bits.
func isTwice(wide, narrow *ir.Type) bool {
	return wide.IsInt(64) && narrow.IsInt(32) || wide.IsInt(32) && narrow.IsInt(16)
}

func isNumber(c *ir.Const, n int) bool {
	v, ok := c.Uint64()
	return ok && v == uint64(n)
}

// bitsOfValue is an integer in a register, a floating-point one if it is the bits of such a number.
func (s *fsel) bitsOfValue(v ir.Value) ptx.Reg {
	reg := intReg(v.Type().Bits)
	if cast, ok := v.(*ir.Instr); ok && cast.Op() == ir.BitCast {
		if t := cast.Operand(0).Type(); t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind {
			v, reg = cast.Operand(0), floatReg(t)
		}
	}
	return s.reg(s.one(v), reg)
}

// selectJoin emits i = low | high << half the width, an or or an addition, as one mov; false: i is
// none.
func (s *fsel) selectJoin(i *ir.Instr) bool {
	t := i.Type()
	if !t.IsInt(32, 64) {
		return false
	}
	for k := range 2 {
		high, okHigh := shiftedHalf(i.Operand(k))
		low, okLow := extendedHalf(i.Operand(1-k), t.Bits/2)
		if !okHigh || !okLow || s.loadExtends(i.Operand(1-k)) {
			continue
		}
		half := intReg(t.Bits / 2)
		s.put("mov."+intReg(t.Bits).String(), s.dst1(i), ptx.Vec{s.reg(s.one(low), half), s.halfOf(high, half)})
		return true
	}
	return false
}

// shiftedHalf matches a shl by half the width that has one user.
func shiftedHalf(v ir.Value) (x ir.Value, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr || i.Op() != ir.Shl || !ir.HasOneUse(i) {
		return nil, false
	}
	c := ir.AsInt(i.Operand(1))
	return i.Operand(0), c != nil && isNumber(c, i.Type().Bits/2)
}

// extendedHalf recognises zext from the given width.
func extendedHalf(v ir.Value, bits int) (x ir.Value, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr || i.Op() != ir.ZExt || !i.Operand(0).Type().IsInt(bits) {
		return nil, false
	}
	return i.Operand(0), true
}

// loadExtends reports an extension that a load does by itself: its operand has no register.
func (s *fsel) loadExtends(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.ZExt && i.Op() != ir.SExt {
		return false
	}
	l, ok := i.Operand(0).(*ir.Instr)
	return ok && l.Op() == ir.Load && s.extensionOf(l) == i
}

// halfOf is the lower half of a value, without its extension if it is extended from there.
func (s *fsel) halfOf(v ir.Value, half ptx.Type) ptx.Reg {
	if i, ok := v.(*ir.Instr); ok && (i.Op() == ir.ZExt || i.Op() == ir.SExt) && i.Operand(0).Type().IsInt(half.Bits()) && !s.loadExtends(v) {
		return s.reg(s.one(i.Operand(0)), half)
	}
	return s.resize(s.one(v), v.Type().Bits, half, false)
}

// selectSignedProduct emits the product of two numbers extended from 64 bits with their sign;
// false: i is none.
func (s *fsel) selectSignedProduct(i *ir.Instr) bool {
	if !i.Type().IsInt(128) {
		return false
	}
	var factors [2]ptx.Reg
	for k := range factors {
		x, ok := i.Operand(k).(*ir.Instr)
		if !ok || x.Op() != ir.SExt || !x.Operand(0).Type().IsInt(64) || s.loadExtends(x) {
			return false
		}
	}
	for k := range factors {
		factors[k] = s.reg(s.one(i.Operand(k).(*ir.Instr).Operand(0)), ptx.B64)
	}
	d := s.dst(i)
	s.put("mul.lo.s64", d[0], factors[0], factors[1])
	s.put("mul.hi.s64", d[1], factors[0], factors[1])
	return true
}
