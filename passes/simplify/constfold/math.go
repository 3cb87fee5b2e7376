package constfold

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Mathematical functions of constants. LLVM takes what the library of its host computes, which need
// not be the nearest number, nor what the program's library computes. Here the result is known to
// more bits than a double has, and it is taken where all libraries agree: where every number as far
// from it as a library may err rounds to the same one. What would raise an exception other than
// "inexact" is left to the program, as in LLVM.

// The error of good libraries, in units in the last place of a double.
const (
	fineError  = 0.5625 // most functions
	tanError   = 0.6875
	roughError = 2.5 // hyperbolic functions and log10
)

// mathFunction computes a function of finite numbers, or returns nil where it has no result or
// raises an exception.
type mathFunction struct {
	of    func(x float64) *big.Float
	error float64
}

var mathFunctions = map[string]mathFunction{
	"sin":   {func(x float64) *big.Float { s, _ := exactSinCos(exact(x)); return s }, fineError},
	"cos":   {func(x float64) *big.Float { _, c := exactSinCos(exact(x)); return c }, fineError},
	"tan":   {whereExact(exactTan, anywhere), tanError},
	"asin":  {whereExact(exactAsin, upToOne), fineError},
	"acos":  {whereExact(exactAcos, upToOne), fineError},
	"atan":  {whereExact(exactAtan, anywhere), fineError},
	"sinh":  {whereExact(exactSinh, anywhere), roughError},
	"cosh":  {whereExact(exactCosh, anywhere), roughError},
	"tanh":  {whereExact(exactTanh, func(x float64) bool { return math.Abs(x) < 64 }), roughError},
	"exp":   {whereExact(exactExp, anywhere), fineError},
	"exp2":  {func(x float64) *big.Float { return exactExp(mul(exact(x), logTwo())) }, fineError},
	"log":   {whereExact(exactLog, positive), fineError},
	"log2":  {whereExact(func(x *big.Float) *big.Float { return quo(exactLog(x), logTwo()) }, positive), fineError},
	"log10": {whereExact(func(x *big.Float) *big.Float { return quo(exactLog(x), logTen()) }, positive), roughError},
}

func whereExact(f func(*big.Float) *big.Float, in func(float64) bool) func(float64) *big.Float {
	return func(x float64) *big.Float {
		if !in(x) {
			return nil
		}
		return f(exact(x))
	}
}

func anywhere(float64) bool { return true }

func upToOne(x float64) bool { return math.Abs(x) <= 1 }

func positive(x float64) bool { return x > 0 }

func finite(x float64) bool { return !math.IsNaN(x) && !math.IsInf(x, 0) }

// foldMath folds a function of one argument.
func foldMath(name string) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		f := mathFunctions[name]
		x, ok := a[0].Float64()
		if !ok || !finite(x) || ty.FloatBits() > 64 {
			return nil
		}
		if x == 0 && f.of(x) != nil && f.of(x).Sign() == 0 { // odd functions keep the sign of zero
			return ir.NewFloat(ty, x)
		}
		return agreedResult(f.of(x), f.error, ty)
	}
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
	switch {
	case !finite(x) || !finite(y) || ty.FloatBits() > 64:
		return nil
	case y == 0:
		return ir.NewFloat(ty, 1)
	case x == 0 && y > 0:
		return ir.NewFloat(ty, math.Pow(x, y)) // a zero
	}
	return agreedResult(exactPow(x, y), fineError, ty)
}

func foldAtan2(a []*ir.Const, ty *ir.Type) *ir.Const {
	y, ok1 := a[0].Float64()
	x, ok2 := a[1].Float64()
	switch {
	case !ok1 || !ok2 || !finite(x) || !finite(y) || ty.FloatBits() > 64 || x == 0 && y == 0:
		return nil
	case y == 0 && x > 0:
		return ir.NewFloat(ty, y)
	}
	return agreedResult(exactAtan2(exact(y), exact(x)), fineError, ty)
}

// foldRemainder folds fmod and remainder, which are exact.
func foldRemainder(f func(x, y float64) float64) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok1 := a[0].Float64()
		y, ok2 := a[1].Float64()
		if !ok1 || !ok2 || !finite(x) || !finite(y) || y == 0 || ty.FloatBits() > 64 {
			return nil
		}
		return ir.NewFloat(ty, f(x, y))
	}
}

// agreedResult is the number of a type that r rounds to, through a double, in every library whose
// error is at most err.
func agreedResult(r *big.Float, err float64, ty *ir.Type) *ir.Const {
	if r == nil {
		return nil
	}
	d, _ := r.Float64()
	if !finite(d) || math.Abs(d) < 0x1p-1020 {
		return nil
	}
	near := quietResult(d, ty)
	if near == nil || exactly(r, d) {
		return near
	}
	_, exp := math.Frexp(d)
	most := exact(math.Ldexp(err, exp-53))
	for _, to := range []float64{math.Inf(-1), math.Inf(1)} {
		for other := math.Nextafter(d, to); finite(other); other = math.Nextafter(other, to) {
			if off := sub(r, exact(other)); off.Abs(off).Cmp(most) > 0 {
				break
			}
			if quietResult(other, ty) != near {
				return nil
			}
		}
	}
	return near
}

// exactly reports whether r is d itself, not only near it: such results libraries get right.
func exactly(r *big.Float, d float64) bool {
	away := sub(r, exact(d))
	return away.Sign() == 0 || away.MantExp(nil) < r.MantExp(nil)-exactBits/2
}

// quietResult is a result that no exception came with: a number, not too small to be normal.
func quietResult(r float64, ty *ir.Type) *ir.Const {
	if math.IsNaN(r) || math.IsInf(r, 0) || r != 0 && math.Abs(r) < 0x1p-1022 {
		return nil
	}
	k := ir.NewFloat(ty, r)
	if v, ok := k.Float64(); !ok || math.IsInf(v, 0) || r != 0 && valuetracking.FpOfConst(k).May&(valuetracking.FPZero|valuetracking.FPPosSubnormal|valuetracking.FPNegSubnormal) != 0 {
		return nil
	}
	return k
}
