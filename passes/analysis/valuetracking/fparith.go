package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// Classes of what floating-point operations give, from the classes of their operands. An operand
// has the class that it is read as (asRead), a result that which it is flushed to (flushes). A NaN
// operand gives NaN of any kind and sign.

// fpOperands returns the classes of an operation's operands as it reads them.
func (q *Query) fpOperands(i *ir.Instr, depth int) (a, b FpKnown) {
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	a = q.fpKnown(i.Operand(0), depth+1).asRead(mode)
	if i.Operand(1) == i.Operand(0) {
		return a, a
	}
	return a, q.fpKnown(i.Operand(1), depth+1).asRead(mode)
}

func (q *Query) fpOfInstr(i *ir.Instr, depth int) FpKnown {
	all := FpKnown{May: FPAll}
	switch i.Op() {
	case ir.FNeg:
		k := q.fpKnown(i.Operand(0), depth+1)
		return FpKnown{k.May.Mirrored(), -k.Sign}
	case ir.SIToFP, ir.UIToFP:
		return intToFPClass(i.Op() == ir.SIToFP, i.Operand(0).Type(), i.Type())
	case ir.Select:
		a, b := q.fpKnown(i.Operand(1), depth+1), q.fpKnown(i.Operand(2), depth+1)
		a.May &= q.fpOfArm(i.Operand(1), i.Operand(0), true)
		b.May &= q.fpOfArm(i.Operand(2), i.Operand(0), false)
		return merged(a.signed(), b.signed())
	case ir.Phi:
		return q.fpOfPhi(i, depth)
	case ir.FPExt:
		return q.fpOfExtended(i, depth)
	case ir.FPTrunc:
		return fpOfNarrowed(q.fpKnown(i.Operand(0), depth+1))
	case ir.FAdd, ir.FSub:
		return q.fpOfSum(i, depth)
	case ir.FMul:
		return q.fpOfProduct(i, depth)
	case ir.FDiv:
		return q.fpOfQuotient(i, depth)
	case ir.FRem:
		return q.fpOfRemainder(i, depth)
	case ir.Call:
		return q.fpOfCall(i, depth)
	case ir.ExtractElement:
		return q.fpKnown(i.Operand(0), depth+1)
	case ir.InsertElement:
		return merged(q.fpKnown(i.Operand(0), depth+1), q.fpKnown(i.Operand(1), depth+1))
	case ir.ShuffleVector:
		return q.fpOfShuffle(i, depth)
	case ir.ExtractValue:
		if c := match.Op(i.Operand(0), ir.Call); c != nil && c.IntrinsicID() == "llvm.frexp" && len(i.Indices()) == 1 && i.Indices()[0] == 0 {
			return fpOfFraction(q.fpKnown(c.Arg(0), depth+1))
		}
	}
	return all
}

// fpOfArm returns the classes that a select's condition leaves to the arm that is chosen. What is
// undef may be another number in the condition.
func (q *Query) fpOfArm(arm, cond ir.Value, holds bool) FPClass {
	if ir.IsConst(arm) {
		return FPAll
	}
	if c := q.fpCondition(arm, cond, holds, 0); c != FPAll && q.Defined(arm) {
		return c
	}
	return FPAll
}

func merged(a, b FpKnown) FpKnown {
	k := FpKnown{May: a.May | b.May}
	if a.Sign == b.Sign {
		k.Sign = a.Sign
	}
	return k
}

// fpOfShuffle is the classes of the vectors that lanes are taken from.
func (q *Query) fpOfShuffle(i *ir.Instr, depth int) FpKnown {
	n := int32(i.Operand(0).Type().Len)
	first, second := i.Type().Scalable, false
	for _, m := range i.Mask() {
		first, second = first || m >= 0 && m < n, second || m >= n
	}
	switch {
	case first && second:
		return merged(q.fpKnown(i.Operand(0), depth+1), q.fpKnown(i.Operand(1), depth+1))
	case first:
		return q.fpKnown(i.Operand(0), depth+1)
	case second:
		return q.fpKnown(i.Operand(1), depth+1)
	}
	return FpKnown{May: FPAll}
}

// fpOfExtended: subnormal numbers may become normal ones, whose classes all others keep.
func (q *Query) fpOfExtended(i *ir.Instr, depth int) FpKnown {
	k := q.fpKnown(i.Operand(0), depth+1).asRead(analysis.DenormalModeOf(i.Func(), i.Operand(0).Type()))
	if k.May&FPNegSubnormal != 0 {
		k.May |= FPNegNormal
	}
	if k.May&FPPosSubnormal != 0 {
		k.May |= FPPosNormal
	}
	if k.May&FPNaN != 0 {
		k.May |= FPQNaN
	}
	return FpKnown{May: k.May}
}

// fpOfNarrowed: a number that is not zero may become anything of its sign.
func fpOfNarrowed(k FpKnown) FpKnown {
	may := k.May & (FPZero | FPInf)
	if k.May&FPNaN != 0 {
		may |= FPNaN
	}
	if k.May&(FPNegNormal|FPNegSubnormal) != 0 {
		may |= FPNegative | FPPosZero // where it is flushed
	}
	if k.May&(FPPosNormal|FPPosSubnormal) != 0 {
		may |= FPPositive
	}
	return FpKnown{May: may}
}

// fpOfFraction is the fraction that frexp gives, a normal number unless it is zero, infinite or
// NaN.
func fpOfFraction(k FpKnown) FpKnown {
	may := k.May & (FPZero | FPInf)
	if k.May&FPNaN != 0 {
		may |= FPNaN
	}
	if k.May&(FPNegNormal|FPNegSubnormal) != 0 {
		may |= FPNegNormal | flushes(k.May&FPNegSubnormal, analysis.DynamicDenormals)
	}
	if k.May&(FPPosNormal|FPPosSubnormal) != 0 {
		may |= FPPosNormal | flushes(k.May&FPPosSubnormal, analysis.DynamicDenormals)
	}
	return FpKnown{May: may}
}

// intToFPClass: an integer is never NaN nor -0, is infinite only beyond the format, and not
// negative if it is unsigned.
func intToFPClass(signed bool, from, to *ir.Type) FpKnown {
	may := FPAll &^ (FPNaN | FPNegZero | FPNegSubnormal | FPPosSubnormal)
	n := from.Scalar().Bits
	if !signed {
		may &^= FPNegative
	} else {
		n-- // a sign bit
	}
	most := map[ir.Kind]int{ir.HalfKind: 15, ir.BFloatKind: 127, ir.FloatKind: 127, ir.DoubleKind: 1023}[to.Scalar().Kind]
	if n <= most {
		may &^= FPInf
	}
	return FpKnown{May: may}
}

// fpOfSum: what is not below zero on both sides does not become NaN by infinities of both signs,
// and stays so. A difference is the sum with the second operand negated.
func (q *Query) fpOfSum(i *ir.Instr, depth int) FpKnown {
	mode := analysis.DenormalModeOf(i.Func(), i.Type())
	a, b := q.fpOperands(i, depth)
	if i.Op() == ir.FSub {
		b = FpKnown{May: b.May.Mirrored()}
	}
	may := FPAll
	if a.Never(FPNaN) && b.Never(FPNaN) && (a.Never(FPNegInf) || b.Never(FPPosInf)) && (a.Never(FPPosInf) || b.Never(FPNegInf)) {
		may &^= FPNaN
	}
	if a.Never(FPLess) && b.Never(FPLess) {
		may &^= FPLess
	}
	if above := FPLess.Mirrored(); a.Never(above) && b.Never(above) {
		may &^= above
	}
	if a.Never(FPNegZero) || b.Never(FPNegZero) {
		may &^= FPNegZero
	}
	return FpKnown{May: may | flushes(may, mode.Out)}
}

// fpOfProduct: 0 · ∞ is NaN; factors of one sign give a number that is not negative.
func (q *Query) fpOfProduct(i *ir.Instr, depth int) FpKnown {
	a, b := q.fpOperands(i, depth)
	may := FPAll
	same := i.Operand(0) == i.Operand(1)
	if a.Never(FPNaN) && b.Never(FPNaN) && (same || (a.Never(FPInf) || b.Never(FPZero)) && (b.Never(FPInf) || a.Never(FPZero))) {
		may &^= FPNaN
	}
	if same {
		return FpKnown{May: may &^ FPNegative}
	}
	return FpKnown{May: may & productSign(a, b)}
}

// productSign is what the signs of factors, or of a dividend and divisor, leave of a result.
func productSign(a, b FpKnown) FPClass {
	positive := func(k FpKnown) bool { return k.Never(FPNegative) }
	negative := func(k FpKnown) bool { return k.Never(FPPositive) }
	switch {
	case positive(a) && positive(b), negative(a) && negative(b):
		return FPAll &^ FPNegative
	case positive(a) && negative(b), negative(a) && positive(b):
		return FPAll &^ (FPPositive &^ FPPosZero) // flushed to +0 in some modes
	}
	return FPAll
}

// fpOfQuotient: 0 / 0 and ∞ / ∞ are NaN, x / x else is 1.
func (q *Query) fpOfQuotient(i *ir.Instr, depth int) FpKnown {
	a, b := q.fpOperands(i, depth)
	if i.Operand(0) == i.Operand(1) {
		if a.Never(FPNaN | FPInf | FPZero) {
			return FpKnown{May: FPPosNormal}
		}
		return FpKnown{May: FPNaN | FPPosNormal}
	}
	may := productSign(a, b)
	if a.Never(FPNaN) && b.Never(FPNaN) && (a.Never(FPInf) || b.Never(FPInf)) && (a.Never(FPZero) || b.Never(FPZero)) {
		may &^= FPNaN
	}
	return FpKnown{May: may}
}

// fpOfRemainder: a remainder is finite and has the sign of the dividend; that of ∞, and that by 0,
// is NaN.
func (q *Query) fpOfRemainder(i *ir.Instr, depth int) FpKnown {
	a, b := q.fpOperands(i, depth)
	may := FPAll &^ FPInf
	if i.Operand(0) == i.Operand(1) {
		may = FPNaN | FPZero
	}
	if a.Never(FPNaN|FPInf) && b.Never(FPNaN|FPZero) {
		may &^= FPNaN
	}
	switch {
	case a.Never(FPNegative):
		may &^= FPNegative
	case a.Never(FPPositive):
		may &^= FPPositive &^ FPPosZero // flushed to +0 in some modes
	}
	return FpKnown{May: may}
}

func (q *Query) fpOfPhi(i *ir.Instr, depth int) FpKnown {
	if depth > maxFPDepth-2 || i.NumOperands() == 0 {
		return FpKnown{May: FPAll}
	}
	k, first := FpKnown{}, true
	for _, v := range i.Operands() {
		if v == ir.Value(i) {
			continue
		}
		in := q.fpKnown(v, maxFPDepth-1) // one level, as φs make cycles
		if first {
			k, first = in, false
		} else {
			k = merged(k, in)
		}
		if k.May == FPAll && k.Sign == 0 {
			break
		}
	}
	return k
}
