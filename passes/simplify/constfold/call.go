package constfold

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
)

// intrinsicFolds computes intrinsics of scalar constants.
var intrinsicFolds = map[string]func(a []*ir.Const, ty *ir.Type) *ir.Const{
	"llvm.umax": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].Big().Cmp(a[1].Big()) >= 0, a) },
	"llvm.umin": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].Big().Cmp(a[1].Big()) <= 0, a) },
	"llvm.smax": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].BigSigned().Cmp(a[1].BigSigned()) >= 0, a) },
	"llvm.smin": func(a []*ir.Const, _ *ir.Type) *ir.Const { return pick(a[0].BigSigned().Cmp(a[1].BigSigned()) <= 0, a) },
	"llvm.abs":  foldAbs,
	"llvm.ctpop": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return ir.NewInt(ty, uint64(match.OnesCount(a[0].Big())))
	},
	"llvm.ctlz":       foldCtlz,
	"llvm.cttz":       foldCttz,
	"llvm.bswap":      foldBswap,
	"llvm.bitreverse": foldBitreverse,
	"llvm.fshl":       func(a []*ir.Const, ty *ir.Type) *ir.Const { return foldFunnel(a, ty, true) },
	"llvm.fshr":       func(a []*ir.Const, ty *ir.Type) *ir.Const { return foldFunnel(a, ty, false) },
	"llvm.uadd.sat": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return saturated(ty, false, new(big.Int).Add(a[0].Big(), a[1].Big()))
	},
	"llvm.usub.sat": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return saturated(ty, false, new(big.Int).Sub(a[0].Big(), a[1].Big()))
	},
	"llvm.sadd.sat": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return saturated(ty, true, new(big.Int).Add(a[0].BigSigned(), a[1].BigSigned()))
	},
	"llvm.ssub.sat": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return saturated(ty, true, new(big.Int).Sub(a[0].BigSigned(), a[1].BigSigned()))
	},
	"llvm.uadd.with.overflow": foldOverflow(false, (*big.Int).Add), "llvm.sadd.with.overflow": foldOverflow(true, (*big.Int).Add),
	"llvm.usub.with.overflow": foldOverflow(false, (*big.Int).Sub), "llvm.ssub.with.overflow": foldOverflow(true, (*big.Int).Sub),
	"llvm.umul.with.overflow": foldOverflow(false, (*big.Int).Mul), "llvm.smul.with.overflow": foldOverflow(true, (*big.Int).Mul),
	"llvm.sin": foldMath("sin"), "llvm.cos": foldMath("cos"), "llvm.exp": foldMath("exp"), "llvm.exp2": foldMath("exp2"),
	"llvm.log": foldMath("log"), "llvm.log2": foldMath("log2"), "llvm.log10": foldMath("log10"), "llvm.pow": foldPow, "llvm.powi": foldPowi,
	"llvm.smul.fix": foldFixed(false), "llvm.smul.fix.sat": foldFixed(true),
	"llvm.fptosi.sat": foldSaturatingCast(true), "llvm.fptoui.sat": foldSaturatingCast(false),
	"llvm.is.fpclass": foldIsClass, "llvm.ldexp": foldLdexp,
	"llvm.scmp": func(a []*ir.Const, ty *ir.Type) *ir.Const {
		return ir.NewSigned(ty, int64(a[0].BigSigned().Cmp(a[1].BigSigned())))
	},
	"llvm.ucmp":      func(a []*ir.Const, ty *ir.Type) *ir.Const { return ir.NewSigned(ty, int64(a[0].Big().Cmp(a[1].Big()))) },
	"llvm.expect":    func(a []*ir.Const, _ *ir.Type) *ir.Const { return a[0] },
	"llvm.sqrt":      floatFold(math.Sqrt),
	"llvm.fabs":      foldFabs,
	"llvm.fma":       foldFMA,
	"llvm.fmuladd":   foldFMA,
	"llvm.minnum":    foldExtremeFloat(false, false),
	"llvm.maxnum":    foldExtremeFloat(true, false),
	"llvm.minimum":   foldExtremeFloat(false, true),
	"llvm.maximum":   foldExtremeFloat(true, true),
	"llvm.copysign":  foldCopySign,
	"llvm.floor":     floatFold(math.Floor),
	"llvm.ceil":      floatFold(math.Ceil),
	"llvm.trunc":     floatFold(math.Trunc),
	"llvm.rint":      floatFold(math.RoundToEven),
	"llvm.nearbyint": floatFold(math.RoundToEven),
	"llvm.round":     floatFold(math.Round),
	"llvm.roundeven": floatFold(math.RoundToEven),
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
	if !fold.FitsSigned(s, ty.Bits) && !a[1].IsZero() {
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
		if r != r { // an exception, which LLVM leaves to the program
			return nil
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

// saturated returns the number of a type that is nearest to n.
func saturated(ty *ir.Type, signed bool, n *big.Int) *ir.Const {
	most, least := new(big.Int).Lsh(big.NewInt(1), uint(ty.Bits)), new(big.Int)
	if signed {
		most.Rsh(most, 1)
		least.Neg(most)
	}
	most.Sub(most, big.NewInt(1))
	switch {
	case n.Cmp(most) > 0:
		n = most
	case n.Cmp(least) < 0:
		n = least
	}
	return ir.NewBigInt(ty, n)
}
