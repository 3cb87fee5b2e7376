package frontend

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
)

// Constant expressions on floating-point numbers, which LLVM had until 19 and always folded when the operands were known.
// Formats wider than double stay expressions.

// foldFloatCast converts a scalar to or from floating point, or returns nil. An integer that does not fit gives poison.
func foldFloatCast(op ir.Op, k *ir.Const, to *ir.Type) ir.Value {
	switch op {
	case ir.FPTrunc, ir.FPExt:
		if v, ok := k.Float64(); ok && k.Kind == ir.FloatConst && to.FloatBits() <= 64 {
			return ir.NewFloat(to, v)
		}
	case ir.UIToFP, ir.SIToFP:
		if k.Kind != ir.IntConst || to.FloatBits() > 64 {
			return nil
		}
		v := k.Big()
		if op == ir.SIToFP {
			v = k.BigSigned()
		}
		if v.BitLen() > 53 && to.Kind != ir.DoubleKind {
			return nil // rounding to double first could round twice
		}
		f, _ := new(big.Float).SetInt(v).Float64()
		return ir.NewFloat(to, f)
	case ir.FPToUI, ir.FPToSI:
		v, ok := k.Float64()
		if !ok || k.Kind != ir.FloatConst {
			return nil
		}
		return foldToInt(op, v, to)
	}
	return nil
}

func foldToInt(op ir.Op, v float64, to *ir.Type) ir.Value {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return ir.NewPoison(to)
	}
	n, _ := big.NewFloat(math.Trunc(v)).Int(nil)
	if op == ir.FPToUI && (n.Sign() < 0 || n.BitLen() > to.Bits) {
		return ir.NewPoison(to)
	}
	k := ir.NewBigInt(to, n)
	if op == ir.FPToSI && k.BigSigned().Cmp(n) != 0 {
		return ir.NewPoison(to)
	}
	return k
}

// foldNeg flips the sign of a number of any format, or of all lanes of a fixed vector; nil where it is not known.
func foldNeg(v ir.Value) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok {
		return nil
	}
	switch {
	case k.Kind == ir.PoisonConst || k.Kind == ir.UndefConst:
		return k
	case k.Type().IsVector() && !k.Type().Scalable && k.Kind != ir.ExprConst:
		lanes := make([]ir.Value, k.Type().Len)
		for i := range lanes {
			if lanes[i] = foldNeg(k.Elem(uint64(i))); lanes[i] == nil {
				return nil
			}
		}
		return ir.NewAggregate(k.Type(), lanes)
	case k.Kind != ir.FloatConst:
		return nil
	}
	lo, hi := k.FloatBits()
	sign := uint(k.Type().FloatBits() - 1)
	if k.Type().Kind == ir.PPCFP128Kind { // a pair of doubles, both of which change sign
		return ir.NewFloatBits(k.Type(), lo^1<<63, hi^1<<63)
	}
	if sign >= 64 {
		return ir.NewFloatBits(k.Type(), lo, hi^1<<(sign-64))
	}
	return ir.NewFloatBits(k.Type(), lo^1<<sign, hi)
}

// foldFCmp compares two numbers of at most 64 bits, or returns nil.
func foldFCmp(pred ir.Pred, a, b *ir.Const) *ir.Const {
	x, okx := a.Float64()
	y, oky := b.Float64()
	if !okx || !oky || a.Kind != ir.FloatConst || b.Kind != ir.FloatConst {
		return nil
	}
	// The predicate's bits say for which outcomes it holds.
	outcome := ir.FUNO
	switch {
	case x == y:
		outcome = ir.FOEQ
	case x > y:
		outcome = ir.FOGT
	case x < y:
		outcome = ir.FOLT
	}
	return a.Type().Context().NewBool(pred&outcome != 0)
}
