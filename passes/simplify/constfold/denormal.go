package constfold

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
)

// subnormal reports whether a constant is a denormal number.
func subnormal(k *ir.Const) bool {
	return k.Kind == ir.FloatConst && valuetracking.FpOfConst(k).Never(^(valuetracking.FPNegSubnormal | valuetracking.FPPosSubnormal))
}

// flushed returns what denormal numbers among a constant's lanes become; nil where that is not
// known.
func flushed(k *ir.Const, mode analysis.Denormals) *ir.Const {
	if mode == analysis.KeepDenormals || !k.Type().Scalar().IsFloat() || !anySubnormal(k) {
		return k
	}
	return fold.Lanes(k, k.Type(), func(e *ir.Const) *ir.Const {
		switch {
		case !subnormal(e):
			return e
		case mode == analysis.DynamicDenormals:
			return nil
		case mode == analysis.DenormalsToSigned && valuetracking.IsNegative(e):
			return ir.NewFloat(e.Type(), math.Copysign(0, -1))
		}
		return ir.NewFloat(e.Type(), 0)
	})
}

// anySubnormal reports whether a constant may have a denormal lane.
func anySubnormal(k *ir.Const) bool {
	if !k.Type().IsVector() {
		return subnormal(k)
	}
	return !valuetracking.FpOfConst(k).Never(valuetracking.FPNegSubnormal | valuetracking.FPPosSubnormal)
}

// ReadsAs returns a constant as floating-point operations in f read it; nil where that is not
// known.
func ReadsAs(f *ir.Func, k *ir.Const) *ir.Const {
	if !k.Type().Scalar().IsFloat() || !anySubnormal(k) {
		return k
	}
	return flushed(k, analysis.DenormalModeOf(f, k.Type()).In)
}

// canonical is llvm.canonicalize of a constant in a function: what its denormal mode flushes is
// zero, and NaN is left to the target.
func canonical(f *ir.Func, k *ir.Const) *ir.Const {
	switch {
	case k.Kind == ir.PoisonConst:
		return k
	case k.Kind == ir.UndefConst, k.IsZero():
		return ir.NewZero(k.Type())
	case k.Kind != ir.FloatConst:
		return nil
	}
	c := valuetracking.FpOfConst(k)
	switch {
	case c.Never(^valuetracking.FPZero): // a ppc_fp128 may have other bits after the zero
		return ir.NewFloat(k.Type(), math.Copysign(0, float64(c.Sign)))
	case !c.Never(valuetracking.FPNaN), k.Type().Kind == ir.X86FP80Kind, k.Type().Kind == ir.PPCFP128Kind: // several patterns mean one number
		return nil
	}
	if !subnormal(k) {
		return k
	}
	mode := analysis.DenormalModeOf(f, k.Type())
	if read := flushed(k, mode.In); read != nil && read != k { // a zero, whatever the result's mode
		return read
	}
	if mode.In != analysis.KeepDenormals {
		return nil
	}
	return flushed(k, mode.Out)
}

// BinaryIn is FoldBinary in a function, which may be nil.
func BinaryIn(f *ir.Func, op ir.Op, x, y *ir.Const, dl *ir.DataLayout) *ir.Const {
	if !x.Type().Scalar().IsFloat() {
		return Binary(op, 0, x, y, dl)
	}
	if x, y = ReadsAs(f, x), ReadsAs(f, y); x == nil || y == nil {
		return nil
	}
	r := Binary(op, 0, x, y, dl)
	if r == nil || !anySubnormal(r) {
		return r
	}
	return flushed(r, analysis.DenormalModeOf(f, r.Type()).Out)
}

// FCmpIn is FoldFCmp in a function, which may be nil.
func FCmpIn(f *ir.Func, p ir.Pred, x, y *ir.Const, ty *ir.Type) *ir.Const {
	if x, y = ReadsAs(f, x), ReadsAs(f, y); x == nil || y == nil {
		return nil
	}
	return FCmp(p, x, y, ty)
}

// ReadsDenormals reports whether an intrinsic with these arguments may read a denormal number as
// zero, so that its result is not known. What works on the bits of a number does not.
func ReadsDenormals(f *ir.Func, id string, args []*ir.Const) bool {
	switch id {
	case "llvm.fabs", "llvm.copysign", "llvm.is.fpclass", "llvm.bswap", "llvm.ptrmask":
		return false
	}
	for _, k := range args {
		if k != nil && k.Type().Scalar().IsFloat() && ReadsAs(f, k) != k {
			return true
		}
	}
	return false
}
