package simplify

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
)

// intrinsicFolds computes intrinsics of scalar constants. Mathematical functions whose last bit depends on the library
// (sin, exp, pow, …) are left to the target's own.
var intrinsicFolds = map[string]func(a []*ir.Const, ty *ir.Type) *ir.Const{
	"llvm.umax": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].Big().Cmp(a[1].Big()) >= 0, a) },
	"llvm.umin": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].Big().Cmp(a[1].Big()) <= 0, a) },
	"llvm.smax": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].BigSigned().Cmp(a[1].BigSigned()) >= 0, a) },
	"llvm.smin": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].BigSigned().Cmp(a[1].BigSigned()) <= 0, a) },
	"llvm.abs":  foldAbs,
	"llvm.ctpop": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return ir.NewInt(ty, uint64(onesCount(a[0].Big())))
	},
	"llvm.ctlz":       foldCtlz,
	"llvm.cttz":       foldCttz,
	"llvm.bswap":      foldBswap,
	"llvm.bitreverse": foldBitreverse,
	"llvm.fshl":       func(a []*ir.Const, ty *ir.Type) *ir.Const { return foldFunnel(a, ty, true) },
	"llvm.fshr":       func(a []*ir.Const, ty *ir.Type) *ir.Const { return foldFunnel(a, ty, false) },
	"llvm.expect":     func(a []*ir.Const, _ *ir.Type) *ir.Const { return a[0] },
	"llvm.sqrt":       floatFold(math.Sqrt),
	"llvm.fabs":       foldFabs,
	"llvm.fma":        foldFMA,
	"llvm.fmuladd":    foldFMA,
	"llvm.minnum":     foldExtremeFloat(false),
	"llvm.maxnum":     foldExtremeFloat(true),
	"llvm.minimum":    foldExtremeFloat(false),
	"llvm.maximum":    foldExtremeFloat(true),
	"llvm.copysign":   foldCopySign,
	"llvm.floor":      floatFold(math.Floor),
	"llvm.ceil":       floatFold(math.Ceil),
	"llvm.trunc":      floatFold(math.Trunc),
	"llvm.rint":       floatFold(math.RoundToEven),
	"llvm.nearbyint":  floatFold(math.RoundToEven),
	"llvm.round":      floatFold(math.Round),
	"llvm.roundeven":  floatFold(math.RoundToEven),
}

func pick(first bool, a []*ir.Const) *ir.Const {
	if first {
		return a[0]
	}
	return a[1]
}

func foldAbs(a []*ir.Const, ty *ir.Type) *ir.Const {
	s := a[0].BigSigned()
	if s.Sign() >= 0 {
		return a[0]
	}
	s.Neg(s)
	if !fitsSigned(s, ty.Bits) && !a[1].IsZero() {
		return ir.NewPoison(ty)
	}
	return ir.NewBigInt(ty, s)
}

func foldCtlz(a []*ir.Const, ty *ir.Type) *ir.Const {
	b := a[0].Big()
	if b.Sign() == 0 && !a[1].IsZero() {
		return ir.NewPoison(ty)
	}
	return ir.NewInt(ty, uint64(ty.Bits-b.BitLen()))
}

func foldCttz(a []*ir.Const, ty *ir.Type) *ir.Const {
	b := a[0].Big()
	if b.Sign() != 0 {
		return ir.NewInt(ty, uint64(b.TrailingZeroBits()))
	}
	if !a[1].IsZero() {
		return ir.NewPoison(ty)
	}
	return ir.NewInt(ty, uint64(ty.Bits))
}

func foldBswap(a []*ir.Const, ty *ir.Type) *ir.Const {
	in := a[0].Big().FillBytes(make([]byte, ty.Bits/8))
	for i, j := 0, len(in)-1; i < j; i, j = i+1, j-1 {
		in[i], in[j] = in[j], in[i]
	}
	return ir.NewBigInt(ty, new(big.Int).SetBytes(in))
}

func foldBitreverse(a []*ir.Const, ty *ir.Type) *ir.Const {
	in, out := a[0].Big(), new(big.Int)
	for n := range ty.Bits {
		out.SetBit(out, ty.Bits-1-n, in.Bit(n))
	}
	return ir.NewBigInt(ty, out)
}

func foldFunnel(a []*ir.Const, ty *ir.Type, left bool) *ir.Const {
	w := uint(ty.Bits)
	n := uint(new(big.Int).Mod(a[2].Big(), big.NewInt(int64(w))).Uint64())
	both := new(big.Int).Or(new(big.Int).Lsh(a[0].Big(), w), a[1].Big())
	if left {
		return ir.NewBigInt(ty, both.Rsh(both, w-n))
	}
	return ir.NewBigInt(ty, both.Rsh(both, n))
}

func floatFold(f func(float64) float64) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		x, ok := a[0].Float64()
		if !ok || x != x {
			return nil
		}
		r := f(x)
		if r != r {
			return nan(ty)
		}
		return ir.NewFloat(ty, r)
	}
}

// foldFabs clears the sign bit, of NaN too.
func foldFabs(a []*ir.Const, ty *ir.Type) *ir.Const {
	lo, hi := a[0].FloatBits()
	if n := ty.FloatBits(); n <= 64 {
		return ir.NewFloatBits(ty, lo&^(1<<uint(n-1)), hi)
	}
	return nil
}
