package simplify

import (
	"math"

	"opt-go/frontend/ir"
)

// Mathematical functions of constants. The last bit of a result in double depends on the library, so there only those are folded that are
// exact whoever computes them; results for narrower types are computed in double, where a last bit seldom matters, and rounded. What would
// raise an exception other than "inexact" is left to the program, as in LLVM.

// foldMath folds a function of one argument; exact says for which arguments the result in double is exact.
func foldMath(f func(float64) float64, exact func(x float64) bool) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok := a[0].Float64()
		if !ok || math.IsNaN(x) || math.IsInf(x, 0) || ty.FloatBits() > 32 && !exact(x) {
			return nil
		}
		return quietResult(f(x), ty)
	}
}

// quietResult is a result that no exception came with: a number, not too small to be normal.
func quietResult(r float64, ty *ir.Type) *ir.Const {
	if math.IsNaN(r) || math.IsInf(r, 0) || r != 0 && math.Abs(r) < 0x1p-1022 {
		return nil
	}
	k := ir.NewFloat(ty, r)
	if v, ok := k.Float64(); !ok || math.IsInf(v, 0) || r != 0 && fpOfConst(k).may&(FPZero|FPPosSubnormal|FPNegSubnormal) != 0 {
		return nil
	}
	return k
}

func foldPow(a []*ir.Const, ty *ir.Type) *ir.Const {
	x, ok1 := a[0].Float64()
	y, ok2 := a[1].Float64()
	if !ok1 || !ok2 {
		return nil
	}
	return power(x, y, ty)
}

func foldPowi(a []*ir.Const, ty *ir.Type) *ir.Const {
	x, ok := a[0].Float64()
	n := a[1].BigSigned()
	if !ok || !n.IsInt64() {
		return nil
	}
	return power(x, float64(n.Int64()), ty)
}

func power(x, y float64, ty *ir.Type) *ir.Const {
	if math.IsNaN(x) || math.IsNaN(y) || math.IsInf(x, 0) || math.IsInf(y, 0) {
		return nil
	}
	r := math.Pow(x, y)
	whole := x == math.Trunc(x) && y == math.Trunc(y) && y >= 0 && math.Abs(r) < 0x1p53
	if ty.FloatBits() > 32 && !whole {
		return nil
	}
	return quietResult(r, ty)
}

func ifZero(x float64) bool { return x == 0 }

func ifOne(x float64) bool { return x == 1 }

func ifWhole(x float64) bool { return x == math.Trunc(x) }

func ifPowerOfTwo(x float64) bool {
	m, _ := math.Frexp(x)
	return m == 0.5
}
