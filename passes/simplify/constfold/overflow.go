package constfold

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/valuetracking"
)

// foldOverflow folds arithmetic that says whether its result fits.
func foldOverflow(signed bool, f func(z, x, y *big.Int) *big.Int) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		num := ty.FieldAt(0)
		var exact *big.Int
		var fits bool
		if signed {
			exact = f(new(big.Int), a[0].BigSigned(), a[1].BigSigned())
			fits = fold.FitsSigned(exact, num.Bits)
		} else {
			exact = f(new(big.Int), a[0].Big(), a[1].Big())
			fits = exact.Sign() >= 0 && exact.BitLen() <= num.Bits
		}
		over := uint64(1)
		if fits {
			over = 0
		}
		return ir.NewAggregate(ty, []ir.Value{ir.NewBigInt(num, exact), ir.NewInt(ty.FieldAt(1), over)})
	}
}

// foldFixed multiplies fixed-point numbers, rounding down.
func foldFixed(saturates bool) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		scale, ok := a[2].Uint64()
		if !ok || scale > uint64(ty.Bits) {
			return nil
		}
		n := new(big.Int).Mul(a[0].BigSigned(), a[1].BigSigned())
		n.Rsh(n, uint(scale))
		if saturates {
			return saturated(ty, true, n)
		}
		return ir.NewBigInt(ty, n)
	}
}

// foldSaturatingCast converts to the nearest integer of the type, and NaN to 0.
func foldSaturatingCast(signed bool) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok := a[0].Float64()
		switch {
		case !ok:
			return nil
		case x != x:
			return ir.NewZero(ty)
		case math.IsInf(x, 0):
			x = math.Copysign(math.MaxFloat64, x)
		}
		n, _ := new(big.Float).SetFloat64(math.Trunc(x)).Int(nil)
		return saturated(ty, signed, n)
	}
}

func foldIsClass(a []*ir.Const, ty *ir.Type) *ir.Const {
	mask, ok := a[1].Uint64()
	c := valuetracking.FpOfConst(a[0])
	switch {
	case !ok:
		return nil
	case c.Never(valuetracking.FPClass(mask)):
		return ir.NewZero(ty)
	case c.Never(^valuetracking.FPClass(mask) & valuetracking.FPAll):
		return ir.NewAllOnes(ty)
	}
	return nil
}

func foldLdexp(a []*ir.Const, ty *ir.Type) *ir.Const {
	x, ok := a[0].Float64()
	n := a[1].BigSigned()
	if !ok || x != x || !n.IsInt64() {
		return nil
	}
	return ir.NewFloat(ty, math.Ldexp(x, int(max(min(n.Int64(), 5000), -5000))))
}
