package constfold

import (
	"math"

	"opt-go/frontend/ir"
)

// foldFMA computes x·y + z with one rounding, for llvm.fma and for llvm.fmuladd, which may have
// one, as LLVM folds it. Results that are no number are left alone: their bits are the target's.
func foldFMA(a []*ir.Const, ty *ir.Type) *ir.Const {
	x, ok1 := a[0].Float64()
	y, ok2 := a[1].Float64()
	z, ok3 := a[2].Float64()
	if !ok1 || !ok2 || !ok3 {
		return nil
	}
	var r float64
	if ty.Kind == ir.DoubleKind {
		r = math.FMA(x, y, z)
	} else {
		r = oddSum(x*y, z) // the product of two narrow numbers is exact
	}
	if math.IsNaN(r) {
		return nil
	}
	return ir.NewFloat(ty, r)
}

// oddSum returns p + z rounded to odd: a sum that is not exact gets a last bit of 1, so that
// rounding it again, to a type with at least two bits less, gives what one rounding of the exact
// sum gives.
func oddSum(p, z float64) float64 {
	s := p + z
	if math.IsInf(s, 0) || math.IsNaN(s) {
		return s
	}
	v := s - p
	lost := (p - (s - v)) + (z - v) // s + lost is the exact sum (Knuth's TwoSum)
	if lost == 0 || math.Float64bits(s)&1 == 1 {
		return s
	}
	return math.Nextafter(s, math.Copysign(math.Inf(1), lost))
}

// foldExtremeFloat is the larger or smaller of two numbers; -0 is below +0. Of a quiet NaN and a
// number it is the NaN, if that propagates, else the number. Signaling NaNs are not folded.
func foldExtremeFloat(largest, propagates bool) func(a []*ir.Const, ty *ir.Type) *ir.Const {
	return func(a []*ir.Const, _ *ir.Type) *ir.Const {
		x, ok1 := a[0].Float64()
		y, ok2 := a[1].Float64()
		if !ok1 || !ok2 || signaling(a[0]) || signaling(a[1]) {
			return nil
		}
		switch {
		case math.IsNaN(x):
			return pick(propagates, a)
		case math.IsNaN(y):
			return pick(!propagates, a)
		case x == y && math.Signbit(x) != math.Signbit(y):
			return pick(math.Signbit(x) != largest, a)
		}
		return pick(x >= y == largest || x == y, a)
	}
}

// signaling reports whether a constant is a NaN whose first bit of the mantissa is clear, in a
// format of at most 64 bits; other NaNs are taken for such.
func signaling(k *ir.Const) bool {
	f, ok := k.Float64()
	if !ok || !math.IsNaN(f) {
		return false
	}
	quiet, ok := map[ir.Kind]uint{ir.HalfKind: 9, ir.BFloatKind: 6, ir.FloatKind: 22, ir.DoubleKind: 51}[k.Type().Kind]
	lo, _ := k.FloatBits()
	return !ok || lo>>quiet&1 == 0
}

func foldCopySign(a []*ir.Const, ty *ir.Type) *ir.Const {
	x, ok1 := a[0].Float64()
	y, ok2 := a[1].Float64()
	if !ok1 || !ok2 || math.IsNaN(x) || math.IsNaN(y) {
		return nil
	}
	return ir.NewFloat(ty, math.Copysign(x, y))
}
