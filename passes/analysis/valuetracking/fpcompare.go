package valuetracking

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// Compares of floating-point numbers, by class: the classes other than NaN lie along the line of
// numbers in seven places, so that the classes of two numbers limit how they compare; and a compare
// that is known to hold limits the classes of its operands (LLVM's fcmpImpliesClass).

// Outcomes is a set of results of a compare, with the bits of a predicate: a compare holds where
// its predicate has the bit of the outcome.
type Outcomes = ir.Pred

const (
	fpEqual     = Outcomes(ir.FOEQ)
	fpGreater   = Outcomes(ir.FOGT)
	fpLess      = Outcomes(ir.FOLT)
	fpUnordered = Outcomes(ir.FUNO)
)

// fpPlace orders the classes along the line; the zeros share a place.
var fpPlace = [10]int{2: 0, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 5, 9: 6}

// FCmpOutcomes returns how numbers of the classes x and y, as a compare reads them, may compare.
func FCmpOutcomes(x, y FPClass) (may Outcomes) {
	if x == 0 || y == 0 {
		return 0
	}
	if (x|y)&FPNaN != 0 {
		may |= fpUnordered
	}
	for a := 2; a < len(fpPlace); a++ {
		if x>>a&1 == 0 {
			continue
		}
		for b := 2; b < len(fpPlace); b++ {
			switch {
			case y>>b&1 == 0:
			case fpPlace[a] < fpPlace[b]:
				may |= fpLess
			case fpPlace[a] > fpPlace[b]:
				may |= fpGreater
			default:
				may |= fpEqual
				if FPClass(1)<<a&(FPInf|FPZero) == 0 {
					may |= fpLess | fpGreater
				}
			}
		}
	}
	return may
}

// FCmpOutcomesWith is FCmpOutcomes of a number of the classes x and a constant: nothing of its
// class is beyond one that ends the class.
func FCmpOutcomesWith(x FPClass, c *ir.Const) (may Outcomes) {
	k := FpOfConst(c).May
	if x&k != k || k&(k-1) != 0 { // other classes, or not one
		return FCmpOutcomes(x, k)
	}
	may = FCmpOutcomes(x&^k, k) | FCmpOutcomes(k, k)
	if c.Type().IsVector() {
		if c = c.Splat(); c == nil {
			return may
		}
	}
	least, most, ok := fpEnds(c.Type())
	f, isFloat := c.Float64()
	if !ok || !isFloat || k&(FPNegNormal|FPPosNormal) == 0 {
		return may
	}
	within := FCmpOutcomes(k, k)
	switch { // the places next to the class are of other classes
	case f == least, f == -most:
		within &^= fpLess
	case f == most, f == -least:
		within &^= fpGreater
	}
	return FCmpOutcomes(x&^k, k) | within
}

// fpEnds returns the least and the greatest positive normal number of a format that a double
// holds.
func fpEnds(ty *ir.Type) (least, most float64, ok bool) {
	switch ty.Kind {
	case ir.HalfKind:
		return 0x1p-14, 0x1.ffcp15, true
	case ir.BFloatKind:
		return 0x1p-126, 0x1.fep127, true
	case ir.FloatKind:
		return 0x1p-126, math.MaxFloat32, true
	case ir.DoubleKind:
		return 0x1p-1022, math.MaxFloat64, true
	}
	return 0, 0, false
}

// ReadAs returns the classes of what an operation of a denormal mode reads: subnormal numbers are
// zeros where the mode says so, and may be where it is not known.
func ReadAs(c FPClass, mode analysis.Denormals) FPClass {
	read := c | flushes(c, mode)
	if mode == analysis.DenormalsToSigned || mode == analysis.DenormalsToPositive {
		read &^= FPNegSubnormal | FPPosSubnormal
	}
	return read
}

// FCmpClasses returns the classes that have a number x for which x p c holds, and those that have
// one for which it fails, in a function, which may be nil.
func FCmpClasses(f *ir.Func, p ir.Pred, c *ir.Const) (holds, fails FPClass) {
	mode := analysis.DenormalModeOf(f, c.Type()).In
	if mode != analysis.KeepDenormals && !FpOfConst(c).Never(FPNegSubnormal|FPPosSubnormal) {
		return FPAll, FPAll
	}
	for class := FPClass(1); class <= FPAll; class <<= 1 {
		may := FCmpOutcomesWith(ReadAs(class, mode), c)
		if may&Outcomes(p) != 0 {
			holds |= class
		}
		if may&^Outcomes(p) != 0 {
			fails |= class
		}
	}
	return holds, fails
}

// fpFromFacts returns the classes that conditions which hold at q.At leave to v.
func (q *Query) fpFromFacts(v ir.Value) FPClass {
	may := FPAll
	tells := func(cond ir.Value) bool {
		c := match.Instr(cond)
		return c == nil || c.Op() != ir.FCmp || ir.IsConst(c.Operand(1)) || ir.IsConst(c.Operand(0))
	}
	q.Holding(v, tells, func(cond ir.Value, holds bool) bool {
		may &= q.fpCondition(v, cond, holds, 0)
		return true
	})
	return may
}

// fpCondition returns the classes that are left to v where a condition holds, or does not.
func (q *Query) fpCondition(v, cond ir.Value, holds bool, depth int) FPClass {
	c := match.Instr(cond)
	if c == nil || depth > MaxCondDepth {
		return FPAll
	}
	if x, ok := match.Not(c); ok {
		return q.fpCondition(v, x, !holds, depth+1)
	}
	if a, b, and, ok := LogicalOp(c); ok {
		x, y := q.fpCondition(v, a, holds, depth+1), q.fpCondition(v, b, holds, depth+1)
		if and == holds {
			return x & y
		}
		return x | y
	}
	x, classes, ok := q.testedClasses(c, holds)
	if !ok {
		return FPAll
	}
	return throughSign(v, x, classes)
}

// testedClasses returns the classes that a test leaves to the number that it tests.
func (q *Query) testedClasses(c *ir.Instr, holds bool) (x ir.Value, left FPClass, ok bool) {
	switch {
	case c.Op() == ir.FCmp:
		x, y, p := c.Operand(0), c.Operand(1), c.Pred
		if ir.IsConst(x) {
			x, y, p = y, x, p.Swapped()
		}
		k, isConst := y.(*ir.Const)
		if !isConst {
			return nil, 0, false
		}
		yes, no := FCmpClasses(c.Func(), p, k)
		if holds {
			return x, yes, true
		}
		return x, no, true
	case c.Op() == ir.ICmp: // of the sign bit
		b := match.Op(c.Operand(0), ir.BitCast)
		if b == nil || !signsAtTop(b.Operand(0).Type().Scalar(), b.Type().Scalar()) {
			return nil, 0, false
		}
		negative := c.Pred == ir.SLT && match.Zero(c.Operand(1))
		if !negative && !(c.Pred == ir.SGT && match.AllOnes(c.Operand(1))) {
			return nil, 0, false
		}
		if negative == holds {
			return b.Operand(0), FPNegative | FPNaN, true
		}
		return b.Operand(0), FPPositive | FPNaN, true
	case c.IntrinsicID() == "llvm.is.fpclass":
		mask, isConst := match.Uint(c.Arg(1))
		if !isConst {
			return nil, 0, false
		}
		if left = FPClass(mask) & FPAll; !holds {
			left = FPAll &^ left
		}
		return c.Arg(0), left, true
	}
	return nil, 0, false
}

// signsAtTop reports whether the sign of a number of a format is the sign bit of an integer as
// wide.
func signsAtTop(format, as *ir.Type) bool {
	_, _, known := fpEnds(format)
	return known && as.IsInt() && as.Bits == format.FloatBits()
}

// throughSign carries classes of x over to v, where x is v, -v, |v| or -|v|.
func throughSign(v, x ir.Value, classes FPClass) FPClass {
	for range 3 {
		i := match.Instr(x)
		switch {
		case x == v:
			return classes
		case i == nil:
			return FPAll
		case i.Op() == ir.FNeg:
			x, classes = i.Operand(0), classes.Mirrored()
		case i.IntrinsicID() == "llvm.fabs":
			positive := classes & (FPPositive | FPNaN)
			x, classes = i.Arg(0), positive|positive.Mirrored()
		default:
			return FPAll
		}
	}
	return FPAll
}
