package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// fpCalls gives the classes of what an intrinsic returns.
var fpCalls = map[string]func(q *Query, i *ir.Instr, depth int) FpKnown{}

func init() { // the functions refer to the table, through fpKnown
	for id, f := range map[string]func(q *Query, i *ir.Instr, depth int) FpKnown{
		"llvm.fabs": fpOfFabs, "llvm.copysign": fpOfCopySign, "llvm.sqrt": fpOfSqrt,
		"llvm.fma": fpOfFMA, "llvm.fmuladd": fpOfFMA,
		"llvm.exp": fpOfExp, "llvm.exp2": fpOfExp, "llvm.exp10": fpOfExp,
		"llvm.log": fpOfLog, "llvm.log2": fpOfLog, "llvm.log10": fpOfLog,
		"llvm.sin": fpOfSine, "llvm.cos": fpOfSine,
		"llvm.floor": fpOfIntegral, "llvm.ceil": fpOfIntegral, "llvm.trunc": fpOfIntegral, "llvm.rint": fpOfIntegral,
		"llvm.nearbyint": fpOfIntegral, "llvm.round": fpOfIntegral, "llvm.roundeven": fpOfIntegral,
		"llvm.maxnum": (*Query).fpOfExtreme, "llvm.minnum": (*Query).fpOfExtreme,
		"llvm.maximum": (*Query).fpOfExtreme, "llvm.minimum": (*Query).fpOfExtreme,
		"llvm.canonicalize": fpOfCanonical, "llvm.powi": fpOfPowi, "llvm.ldexp": fpOfLdexp,
		"llvm.arithmetic.fence": fpOfFirst, "llvm.vector.reverse": fpOfFirst,
		"llvm.vector.reduce.fmax": fpOfReduced, "llvm.vector.reduce.fmin": fpOfReduced,
		"llvm.vector.reduce.fmaximum": fpOfReduced, "llvm.vector.reduce.fminimum": fpOfReduced,
		"llvm.fptrunc.round":                   func(q *Query, i *ir.Instr, depth int) FpKnown { return fpOfNarrowed(q.fpKnown(i.Arg(0), depth+1)) },
		"llvm.experimental.constrained.sitofp": func(_ *Query, i *ir.Instr, _ int) FpKnown { return intToFPClass(true, i.Arg(0).Type(), i.Type()) },
		"llvm.experimental.constrained.uitofp": func(_ *Query, i *ir.Instr, _ int) FpKnown { return intToFPClass(false, i.Arg(0).Type(), i.Type()) },
	} {
		fpCalls[id] = f
	}
}

func (q *Query) fpOfCall(i *ir.Instr, depth int) FpKnown {
	k := FpKnown{May: FPAll}
	if f := fpCalls[i.IntrinsicID()]; f != nil {
		k = f(q, i, depth)
	}
	k.May &^= NoFPClass(i.Info.Attrs.Ret)
	return k
}

func fpOfFirst(q *Query, i *ir.Instr, depth int) FpKnown { return q.fpKnown(i.Arg(0), depth+1) }

func fpOfFabs(q *Query, i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Arg(0), depth+1)
	return FpKnown{(k.May | k.May.Mirrored()) &^ FPNegative, 1}
}

func fpOfCopySign(q *Query, i *ir.Instr, depth int) FpKnown {
	k, s := q.fpKnown(i.Arg(0), depth+1), q.fpKnown(i.Arg(1), depth+1)
	k.May |= k.May.Mirrored()
	return FpKnown{k.May, s.Sign}
}

// fpOfReduced: it is one of the lanes. A NaN lane may have been quieted.
func fpOfReduced(q *Query, i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Arg(0), depth+1)
	if k.May&FPNaN != 0 {
		return FpKnown{May: k.May | FPNaN}
	}
	return FpKnown{May: k.May}
}

// fpOfSqrt: the root of a number below zero is NaN, that of -0 is -0.
func fpOfSqrt(q *Query, i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Arg(0), depth+1).asRead(analysis.DenormalModeOf(i.Func(), i.Type()))
	may := FPAll &^ (FPLess | FPPosSubnormal)
	if k.Never(FPNaN | FPLess) {
		may &^= FPNaN
	}
	if k.Never(FPNegZero) {
		may &^= FPNegZero
	}
	if k.Never(FPPosInf) {
		may &^= FPPosInf
	}
	if k.Never(FPZero) {
		may &^= FPZero
	}
	return FpKnown{May: may}
}

// fpOfFMA: a square is no -0, and with it no sum is.
func fpOfFMA(q *Query, i *ir.Instr, depth int) FpKnown {
	may := FPAll
	if i.Arg(0) == i.Arg(1) {
		may &^= FPNegZero
		if q.fpKnown(i.Arg(2), depth+1).Never(FPLess) {
			may &^= FPNegative
		}
		may |= flushes(may, analysis.DenormalModeOf(i.Func(), i.Type()).Out)
	}
	return FpKnown{May: may}
}

func fpOfExp(q *Query, i *ir.Instr, depth int) FpKnown {
	may := FPAll &^ FPNegative
	if q.fpKnown(i.Arg(0), depth+1).Never(FPNaN) {
		may &^= FPNaN
	}
	return FpKnown{May: may}
}

// fpOfLog: the logarithm of a number below zero is NaN, that of zero -∞, that of 1 is +0.
func fpOfLog(q *Query, i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Arg(0), depth+1).asRead(analysis.DenormalModeOf(i.Func(), i.Type()))
	may := FPAll &^ FPNegZero
	if k.Never(FPPosInf) {
		may &^= FPPosInf
	}
	if k.Never(FPNaN | FPLess) {
		may &^= FPNaN
	}
	if k.Never(FPZero) {
		may &^= FPNegInf
	}
	return FpKnown{May: may}
}

func fpOfSine(q *Query, i *ir.Instr, depth int) FpKnown {
	may := FPAll &^ FPInf
	if q.fpKnown(i.Arg(0), depth+1).Never(FPNaN | FPInf) {
		may &^= FPNaN
	}
	return FpKnown{May: may}
}

// fpOfIntegral: rounding to an integer keeps the sign, also of what becomes zero.
func fpOfIntegral(q *Query, i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Arg(0), depth+1)
	if i.Type().Scalar().Kind == ir.PPCFP128Kind && i.IntrinsicID() != "llvm.trunc" { // rounding up may overflow
		k.May |= FPInf
	}
	may := FPAll &^ (FPNegSubnormal | FPPosSubnormal)
	for _, c := range []FPClass{FPNaN, FPInf, FPNegInf, FPPosInf, FPNegative} {
		if k.Never(c) {
			may &^= c
		}
	}
	if k.Never(FPPositive) {
		may &^= FPPositive &^ FPPosZero // flushed to +0 in some modes
	}
	return FpKnown{May: may}
}

// fpOfExtreme is the classes of the least or greatest of two. The first operand is what decides
// where the other one is NaN, and where zeros are equal.
func (q *Query) fpOfExtreme(i *ir.Instr, depth int) FpKnown {
	a, b := q.fpKnown(i.Arg(0), depth+1), q.fpKnown(i.Arg(1), depth+1)
	k := merged(a, b).asRead(analysis.DenormalModeOf(i.Func(), i.Type()))
	if k.May&FPNaN != 0 || k.Sign < 0 {
		k.Sign = 0
	}
	id := i.IntrinsicID()
	numbers := id == "llvm.maxnum" || id == "llvm.minnum" // over NaN
	if numbers && (a.Never(FPNaN) || b.Never(FPNaN)) || a.Never(FPNaN) && b.Never(FPNaN) {
		k.May &^= FPNaN
	}
	beyond := FPLess
	if id == "llvm.minnum" || id == "llvm.minimum" {
		beyond = FPLess.Mirrored()
	}
	other := beyond
	if numbers { // the other side may be NaN, and then this one does not count
		other |= FPNaN
	}
	if a.Never(other) || b.Never(other) {
		k.May &^= beyond
	}
	return k
}

// fpOfCanonical: NaN becomes quiet, subnormal numbers may become zeros.
func fpOfCanonical(q *Query, i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Arg(0), depth+1)
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	may := k.May &^ FPSNaN
	if k.May&FPNaN != 0 {
		may |= FPQNaN
	}
	return FpKnown{May: may | flushes(k.May, mode.In) | flushes(k.May, mode.Out)}
}

// fpOfPowi: an even power is not negative, nor is a power of what is not.
func fpOfPowi(q *Query, i *ir.Instr, depth int) FpKnown {
	if q.KnownBits(i.Arg(1)).Zero&1 != 0 || q.fpKnown(i.Arg(0), depth+1).Never(FPNegative) {
		return FpKnown{May: FPAll &^ FPNegative}
	}
	return FpKnown{May: FPAll}
}

// fpOfLdexp: scaling keeps the sign; down it makes no infinity, up no zero.
func fpOfLdexp(q *Query, i *ir.Instr, depth int) FpKnown {
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	k := q.fpKnown(i.Arg(0), depth+1).asRead(mode)
	may := FPAll
	if k.Never(FPNaN) {
		may &^= FPNaN
	}
	switch {
	case k.Never(FPNegative):
		may &^= FPNegative
	case k.Never(FPLess):
		may &^= FPLess
	case k.Never(FPPositive):
		may &^= FPPositive &^ FPPosZero // flushed to +0 in some modes
	}
	if w := q.Width(i.Arg(1).Type()); w > 0 {
		n, sign := q.KnownBits(i.Arg(1)), uint64(1)<<uint(w-1)
		if n.One&sign != 0 && k.Never(FPInf) {
			may &^= FPInf
		}
		if n.Zero&sign != 0 && k.Never(FPZero) && mode.In == analysis.KeepDenormals && mode.Out == analysis.KeepDenormals {
			may &^= FPZero
		}
	}
	return FpKnown{May: may}
}
