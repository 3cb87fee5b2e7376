package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
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
func selectUpperHalf(s *sel.Func, i *ir.Instr) bool {
	sh, ok := i.Operand(0).(*ir.Instr)
	if !ok || sh.Op() != ir.LShr && sh.Op() != ir.AShr || !ir.HasOneUse(sh) || !isTwice(sh.Type(), i.Type()) {
		return false
	}
	if c := ir.AsInt(sh.Operand(1)); c == nil || !isNumber(c, i.Type().Bits) {
		return false
	}
	half := emit.IntReg(i.Type().Bits)
	s.Put("mov."+emit.IntReg(sh.Type().Bits).String(), ptx.Vec{s.NewReg(half), s.Dst1(i)}, bitsOfValue(s, sh.Operand(0)))
	return true
}

// selectLowerHalf emits the truncation of the bits of a floating-point number.
func selectLowerHalf(s *sel.Func, i *ir.Instr) bool {
	cast, ok := i.Operand(0).(*ir.Instr)
	if !ok || cast.Op() != ir.BitCast || !cast.Operand(0).Type().IsFloat() || !isTwice(cast.Type(), i.Type()) || s.Requested(cast) {
		return false
	}
	s.Put("mov."+emit.IntReg(cast.Type().Bits).String(), ptx.Vec{s.Dst1(i), s.NewReg(emit.IntReg(i.Type().Bits))}, bitsOfValue(s, cast))
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
func bitsOfValue(s *sel.Func, v ir.Value) ptx.Reg {
	reg := emit.IntReg(v.Type().Bits)
	if cast, ok := v.(*ir.Instr); ok && cast.Op() == ir.BitCast {
		if t := cast.Operand(0).Type(); t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind {
			v, reg = cast.Operand(0), emit.FloatReg(t)
		}
	}
	return s.Reg(s.One(v), reg)
}

// selectJoin emits i = low | high << half the width, an or or an addition, as one mov; false: i is
// none.
func selectJoin(s *sel.Func, i *ir.Instr) bool {
	t := i.Type()
	if !t.IsInt(32, 64) {
		return false
	}
	for k := range 2 {
		high, okHigh := shiftedHalf(i.Operand(k))
		low, okLow := extendedHalf(i.Operand(1-k), t.Bits/2)
		if !okHigh || !okLow || s.LoadExtends(i.Operand(1-k)) {
			continue
		}
		half := emit.IntReg(t.Bits / 2)
		s.Put("mov."+emit.IntReg(t.Bits).String(), s.Dst1(i), ptx.Vec{s.Reg(s.One(low), half), halfOf(s, high, half)})
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

// halfOf is the lower half of a value, without its extension if it is extended from there.
func halfOf(s *sel.Func, v ir.Value, half ptx.Type) ptx.Reg {
	if i, ok := v.(*ir.Instr); ok && (i.Op() == ir.ZExt || i.Op() == ir.SExt) && i.Operand(0).Type().IsInt(half.Bits()) && !s.LoadExtends(v) {
		return s.Reg(s.One(i.Operand(0)), half)
	}
	return s.Resize(s.One(v), v.Type().Bits, half, false)
}

// selectSignedProduct emits the product of two numbers extended from 64 bits with their sign;
// false: i is none.
func selectSignedProduct(s *sel.Func, i *ir.Instr) bool {
	if !i.Type().IsInt(128) {
		return false
	}
	var factors [2]ptx.Reg
	for k := range factors {
		x, ok := i.Operand(k).(*ir.Instr)
		if !ok || x.Op() != ir.SExt || !x.Operand(0).Type().IsInt(64) || s.LoadExtends(x) {
			return false
		}
	}
	for k := range factors {
		factors[k] = s.Reg(s.One(i.Operand(k).(*ir.Instr).Operand(0)), ptx.B64)
	}
	d := s.Dst(i)
	s.Put("mul.lo.s64", d[0], factors[0], factors[1])
	s.Put("mul.hi.s64", d[1], factors[0], factors[1])
	return true
}
