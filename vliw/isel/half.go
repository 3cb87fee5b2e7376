package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// half and bfloat are in integer registers as their 16 bits, sign-extended: loads, stores, φs and
// bitcasts cost nothing extra. The machine computes in f32: operands are widened, the result is
// rounded, which is exact for one operation, because f32 has more than twice their precision.

const (
	halfSign     = 0x8000
	halfInfinity = 0x7c00
	halfQuiet    = 0x7e00     // NaN
	floatInf     = 0x7f800000 // bits of f32
	halfBias     = 112 << 23  // 127−15 in the exponent of an f32
)

// promoted returns a scalar in a type that the machine computes in.
func (s *selector) promoted(a mir.Reg, t *ir.Type) (mir.Reg, *ir.Type) {
	switch t.Kind {
	case ir.HalfKind:
		return s.halfToFloat(a), s.mod.Ctx.Float
	case ir.BFloatKind:
		return s.op(machine.OpMvifS, mir.RegOp(s.op(machine.OpShl, mir.RegOp(a), mir.ImmOp(16)))), s.mod.Ctx.Float
	}
	return a, t
}

// demoted rounds a float or double to the type to.
func (s *selector) demoted(a mir.Reg, t, to *ir.Type) mir.Reg {
	switch {
	case !scalars.IsHalf(to):
		return a
	case scalars.IsDouble(t):
		a = s.narrowToOdd(a)
	}
	if to.Kind == ir.HalfKind {
		return s.floatToHalf(a)
	}
	return s.floatToBFloat(a)
}

// inFloat computes f on scalars of type t, in f32 if the machine has no operations on t.
func (s *selector) inFloat(t *ir.Type, args []mir.Reg, f func(args []mir.Reg, t *ir.Type) mir.Reg) mir.Reg {
	if !scalars.IsHalf(t) {
		return f(args, t)
	}
	wide := make([]mir.Reg, len(args))
	for k := range args {
		wide[k], _ = s.promoted(args[k], t)
	}
	return s.demoted(f(wide, s.mod.Ctx.Float), s.mod.Ctx.Float, t)
}

// halfToFloat: the bits, shifted into position, are an f32 that is too small by 2^112, subnormal
// where the half is; the product is exact. Infinities and NaNs get the greatest exponent instead.
func (s *selector) halfToFloat(a mir.Reg) mir.Reg {
	magnitude := s.op(machine.OpAnd, mir.RegOp(a), mir.ImmOp(0x7fff))
	bits := s.op(machine.OpShl, mir.RegOp(magnitude), mir.ImmOp(13))
	scale := s.cached(machine.OpFliS, mir.FloatOp(uint64(127+112)<<23))
	scaled := s.op(machine.OpFmulS, mir.RegOp(s.op(machine.OpMvifS, mir.RegOp(bits))), mir.RegOp(scale))
	special := s.op(machine.OpCmpUge, mir.RegOp(magnitude), mir.ImmOp(halfInfinity))
	r := s.op(machine.OpSel, mir.RegOp(special), mir.RegOp(s.op(machine.OpOr, mir.RegOp(bits), mir.ImmOp(floatInf))), mir.RegOp(s.op(machine.OpMvfiS, mir.RegOp(scaled))))
	sign := s.op(machine.OpShl, mir.RegOp(s.op(machine.OpAnd, mir.RegOp(a), mir.ImmOp(halfSign))), mir.ImmOp(16))
	return s.op(machine.OpMvifS, mir.RegOp(s.op(machine.OpOr, mir.RegOp(r), mir.RegOp(sign))))
}

// floatToHalf rounds to nearest even. Subnormal results are rounded by an addition that puts their
// last bit at the end of the fraction.
func (s *selector) floatToHalf(a mir.Reg) mir.Reg {
	const least = 0x38800000 // 2^-14, the least normal half
	const over = 0x47800000  // 2^16
	const half = 0x3f000000  // 0.5: its last bit is 2^-24
	x := s.op(machine.OpMvfiS, mir.RegOp(a))
	u := s.op(machine.OpAnd, mir.RegOp(x), mir.ImmOp(0x7fffffff))
	sum := s.op(machine.OpFaddS, mir.RegOp(s.op(machine.OpFabsS, mir.RegOp(a))), mir.RegOp(s.cached(machine.OpFliS, mir.FloatOp(half))))
	small := s.op(machine.OpSub, mir.RegOp(s.op(machine.OpMvfiS, mir.RegOp(sum))), mir.ImmOp(half))
	odd := s.op(machine.OpAnd, mir.RegOp(s.op(machine.OpShr, mir.RegOp(u), mir.ImmOp(13))), mir.ImmOp(1))
	up := s.op(machine.OpAdd, mir.RegOp(s.op(machine.OpAdd, mir.RegOp(u), mir.ImmOp(0xfff-halfBias))), mir.RegOp(odd))
	normal := s.op(machine.OpShr, mir.RegOp(up), mir.ImmOp(13))
	payload := s.op(machine.OpAnd, mir.RegOp(s.op(machine.OpShr, mir.RegOp(u), mir.ImmOp(13))), mir.ImmOp(0x1ff))
	nan := s.op(machine.OpOr, mir.RegOp(payload), mir.ImmOp(halfQuiet))
	special := s.op(machine.OpSel, mir.RegOp(s.op(machine.OpCmpUgt, mir.RegOp(u), mir.ImmOp(floatInf))), mir.RegOp(nan), mir.ImmOp(halfInfinity))
	r := s.op(machine.OpSel, mir.RegOp(s.op(machine.OpCmpUlt, mir.RegOp(u), mir.ImmOp(least))), mir.RegOp(small), mir.RegOp(normal))
	r = s.op(machine.OpSel, mir.RegOp(s.op(machine.OpCmpUge, mir.RegOp(u), mir.ImmOp(over))), mir.RegOp(special), mir.RegOp(r))
	sign := s.op(machine.OpAnd, mir.RegOp(s.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(16))), mir.ImmOp(halfSign))
	return s.op(machine.OpSext2, mir.RegOp(s.op(machine.OpOr, mir.RegOp(r), mir.RegOp(sign))))
}

// floatToBFloat rounds the upper half of the bits to nearest even; a NaN stays one.
func (s *selector) floatToBFloat(a mir.Reg) mir.Reg {
	const quiet = 0x40
	x := s.op(machine.OpMvfiS, mir.RegOp(a))
	high := s.op(machine.OpSra, mir.RegOp(x), mir.ImmOp(16))
	up := s.op(machine.OpAdd, mir.RegOp(s.op(machine.OpAdd, mir.RegOp(x), mir.ImmOp(0x7fff))), mir.RegOp(s.op(machine.OpAnd, mir.RegOp(high), mir.ImmOp(1))))
	rounded := s.op(machine.OpSra, mir.RegOp(up), mir.ImmOp(16))
	nan := s.op(machine.OpFcmpUnoS, mir.RegOp(a), mir.RegOp(a))
	r := s.op(machine.OpSel, mir.RegOp(nan), mir.RegOp(s.op(machine.OpOr, mir.RegOp(high), mir.ImmOp(quiet))), mir.RegOp(rounded))
	return s.op(machine.OpSext2, mir.RegOp(r))
}

// narrowToOdd returns the f32 next to a double toward zero, its last bit set if it is not exact, so
// that rounding it again is right.
func (s *selector) narrowToOdd(a mir.Reg) mir.Reg {
	near := s.op(machine.OpFnarrow, mir.RegOp(a))
	back := s.op(machine.OpFwiden, mir.RegOp(near))
	inexact := s.op(machine.OpFcmpOneD, mir.RegOp(back), mir.RegOp(a))
	away := s.op(machine.OpFcmpOgtD, mir.RegOp(s.op(machine.OpFabsD, mir.RegOp(back))), mir.RegOp(s.op(machine.OpFabsD, mir.RegOp(a))))
	bits := s.op(machine.OpMvfiS, mir.RegOp(near))
	toward := s.op(machine.OpSub, mir.RegOp(bits), mir.RegOp(s.bit(away)))
	odd := s.op(machine.OpOr, mir.RegOp(toward), mir.RegOp(s.bit(inexact)))
	return s.op(machine.OpMvifS, mir.RegOp(odd))
}

// halfConstant is the register form of a constant.
func (s *selector) halfConstant(v ir.Value) mir.Reg {
	bits := uint64(0)
	c, ok := v.(*ir.Const)
	switch {
	case ok && c.Kind == ir.FloatConst:
		bits, _ = c.FloatBits()
	case !ok || c.Kind == ir.ExprConst:
		mir.Refuse(s.pos, "the constant %s", v.Ident())
	}
	return s.word(int64(int16(bits)))
}
