package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
)

// half and bfloat lie in integer registers as their 16 bits, sign-extended: loads, stores, φs and bitcasts cost nothing extra. The machine
// computes in f32: operands are widened, the result is rounded, which is exact for one operation, because f32 has more than twice their
// precision.

func isHalf(t *ir.Type) bool { return t.Kind == ir.HalfKind || t.Kind == ir.BFloatKind }

const (
	halfSign     = 0x8000
	halfInfinity = 0x7c00
	halfQuiet    = 0x7e00     // NaN
	floatInf     = 0x7f800000 // bits of f32
	halfBias     = 112 << 23  // 127−15 in the exponent of an f32
)

// promoted gives a scalar in a type that the machine computes in.
func (s *selector) promoted(a Reg, t *ir.Type) (Reg, *ir.Type) {
	switch t.Kind {
	case ir.HalfKind:
		return s.halfToFloat(a), s.mod.Ctx.Float
	case ir.BFloatKind:
		return s.op(machine.OpMvifS, regOp(s.op(machine.OpShl, regOp(a), immOp(16)))), s.mod.Ctx.Float
	}
	return a, t
}

// demoted rounds a float or double to the type to.
func (s *selector) demoted(a Reg, t, to *ir.Type) Reg {
	switch {
	case !isHalf(to):
		return a
	case isDouble(t):
		a = s.narrowToOdd(a)
	}
	if to.Kind == ir.HalfKind {
		return s.floatToHalf(a)
	}
	return s.floatToBFloat(a)
}

// inFloat computes f on scalars of type t, in f32 if the machine has no operations on t.
func (s *selector) inFloat(t *ir.Type, args []Reg, f func(args []Reg, t *ir.Type) Reg) Reg {
	if !isHalf(t) {
		return f(args, t)
	}
	wide := make([]Reg, len(args))
	for k := range args {
		wide[k], _ = s.promoted(args[k], t)
	}
	return s.demoted(f(wide, s.mod.Ctx.Float), s.mod.Ctx.Float, t)
}

// halfToFloat: the bits moved into place are an f32 that is too small by 2^112, subnormal where the half is; the product is exact. Infinities
// and NaNs get the greatest exponent instead.
func (s *selector) halfToFloat(a Reg) Reg {
	magnitude := s.op(machine.OpAnd, regOp(a), immOp(0x7fff))
	bits := s.op(machine.OpShl, regOp(magnitude), immOp(13))
	scale := s.cached(machine.OpFliS, floatOp(uint64(127+112)<<23))
	scaled := s.op(machine.OpFmulS, regOp(s.op(machine.OpMvifS, regOp(bits))), regOp(scale))
	special := s.op(machine.OpCmpUge, regOp(magnitude), immOp(halfInfinity))
	r := s.op(machine.OpSel, regOp(special), regOp(s.op(machine.OpOr, regOp(bits), immOp(floatInf))), regOp(s.op(machine.OpMvfiS, regOp(scaled))))
	sign := s.op(machine.OpShl, regOp(s.op(machine.OpAnd, regOp(a), immOp(halfSign))), immOp(16))
	return s.op(machine.OpMvifS, regOp(s.op(machine.OpOr, regOp(r), regOp(sign))))
}

// floatToHalf rounds to nearest even. Subnormal results are rounded by an addition that puts their last bit at the end of the fraction.
func (s *selector) floatToHalf(a Reg) Reg {
	const least = 0x38800000 // 2^-14, the least normal half
	const over = 0x47800000  // 2^16
	const half = 0x3f000000  // 0.5: its last bit is 2^-24
	x := s.op(machine.OpMvfiS, regOp(a))
	u := s.op(machine.OpAnd, regOp(x), immOp(0x7fffffff))
	sum := s.op(machine.OpFaddS, regOp(s.op(machine.OpFabsS, regOp(a))), regOp(s.cached(machine.OpFliS, floatOp(half))))
	small := s.op(machine.OpSub, regOp(s.op(machine.OpMvfiS, regOp(sum))), immOp(half))
	odd := s.op(machine.OpAnd, regOp(s.op(machine.OpShr, regOp(u), immOp(13))), immOp(1))
	up := s.op(machine.OpAdd, regOp(s.op(machine.OpAdd, regOp(u), immOp(0xfff-halfBias))), regOp(odd))
	normal := s.op(machine.OpShr, regOp(up), immOp(13))
	payload := s.op(machine.OpAnd, regOp(s.op(machine.OpShr, regOp(u), immOp(13))), immOp(0x1ff))
	nan := s.op(machine.OpOr, regOp(payload), immOp(halfQuiet))
	special := s.op(machine.OpSel, regOp(s.op(machine.OpCmpUgt, regOp(u), immOp(floatInf))), regOp(nan), immOp(halfInfinity))
	r := s.op(machine.OpSel, regOp(s.op(machine.OpCmpUlt, regOp(u), immOp(least))), regOp(small), regOp(normal))
	r = s.op(machine.OpSel, regOp(s.op(machine.OpCmpUge, regOp(u), immOp(over))), regOp(special), regOp(r))
	sign := s.op(machine.OpAnd, regOp(s.op(machine.OpShr, regOp(x), immOp(16))), immOp(halfSign))
	return s.op(machine.OpSext2, regOp(s.op(machine.OpOr, regOp(r), regOp(sign))))
}

// floatToBFloat rounds the upper half of the bits to nearest even; a NaN stays one.
func (s *selector) floatToBFloat(a Reg) Reg {
	const quiet = 0x40
	x := s.op(machine.OpMvfiS, regOp(a))
	high := s.op(machine.OpSra, regOp(x), immOp(16))
	up := s.op(machine.OpAdd, regOp(s.op(machine.OpAdd, regOp(x), immOp(0x7fff))), regOp(s.op(machine.OpAnd, regOp(high), immOp(1))))
	rounded := s.op(machine.OpSra, regOp(up), immOp(16))
	nan := s.op(machine.OpFcmpUnoS, regOp(a), regOp(a))
	r := s.op(machine.OpSel, regOp(nan), regOp(s.op(machine.OpOr, regOp(high), immOp(quiet))), regOp(rounded))
	return s.op(machine.OpSext2, regOp(r))
}

// narrowToOdd gives the f32 next to a double toward zero, its last bit set if it is not exact, so that rounding it again is right.
func (s *selector) narrowToOdd(a Reg) Reg {
	near := s.op(machine.OpFnarrow, regOp(a))
	back := s.op(machine.OpFwiden, regOp(near))
	inexact := s.op(machine.OpFcmpOneD, regOp(back), regOp(a))
	away := s.op(machine.OpFcmpOgtD, regOp(s.op(machine.OpFabsD, regOp(back))), regOp(s.op(machine.OpFabsD, regOp(a))))
	bits := s.op(machine.OpMvfiS, regOp(near))
	toward := s.op(machine.OpSub, regOp(bits), regOp(s.bit(away)))
	odd := s.op(machine.OpOr, regOp(toward), regOp(s.bit(inexact)))
	return s.op(machine.OpMvifS, regOp(odd))
}

// halfConstant is the register form of a constant.
func (s *selector) halfConstant(v ir.Value) Reg {
	bits := uint64(0)
	c, ok := v.(*ir.Const)
	switch {
	case ok && c.Kind == ir.FloatConst:
		bits, _ = c.FloatBits()
	case !ok || c.Kind == ir.ExprConst:
		refuse(s.pos, "the constant %s", v.Ident())
	}
	return s.word(int64(int16(bits)))
}
