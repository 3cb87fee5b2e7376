package instcombine

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Questions about the class of a floating-point number, and pairs of compares that are one.

// visitIsFPClass replaces a class test by a compare where one is equivalent, and strips operations
// that only change the sign (LLVM's foldIntrinsicIsFPClass).
func visitIsFPClass(ic *combiner, i *ir.Instr) *ir.Instr {
	x := i.Arg(0)
	k, ok := word(i.Arg(1))
	if !ok {
		return nil
	}
	mask := valuetracking.FPClass(k)
	if n := opOf(x, ir.FNeg); n != nil { // of -x: the mirrored classes
		ic.setOperand(i, 1, ir.NewInt(i.Arg(1).Type(), uint64(mask.Mirrored())))
		return ic.setOperand(i, 0, n.Operand(0))
	}
	if c := intrinsicOf(x, "llvm.fabs"); c != nil {
		positive := mask & (valuetracking.FPPositive | valuetracking.FPNaN)
		ic.setOperand(i, 1, ir.NewInt(i.Arg(1).Type(), uint64(positive|positive.Mirrored())))
		return ic.setOperand(i, 0, c.Arg(0))
	}
	may := ic.q.FpClass(x, 0).May
	switch {
	case mask&may == 0:
		return ic.use(i, truth(i.Type(), false))
	case may&^mask == 0:
		return ic.use(i, truth(i.Type(), true))
	}
	if !ic.f.Attrs.Fn.Has("strictfp") && !i.Info.Attrs.Fn.Has("strictfp") {
		if r := ic.compareForClass(i, x, mask); r != nil {
			return r
		}
	}
	if mask&may != mask { // classes that x is never of are not asked for
		return ic.setOperand(i, 1, ir.NewInt(i.Arg(1).Type(), uint64(mask&may)))
	}
	return nil
}

// compareForClass creates the compare that is true for exactly these classes, if there is one.
func (ic *combiner) compareForClass(i *ir.Instr, x ir.Value, mask valuetracking.FPClass) *ir.Instr {
	ordered, compared := mask&^valuetracking.FPNaN, mask&valuetracking.FPNaN
	if compared != 0 && compared != valuetracking.FPNaN {
		return nil
	}
	unordered := compared == valuetracking.FPNaN
	cmp := func(p ir.Pred, v ir.Value, with float64) *ir.Instr {
		return ic.use(i, ic.b.cmp(p, v, ir.NewFloat(v.Type(), with), ""))
	}
	eq, ne := ir.FOEQ, ir.FONE
	if unordered {
		eq, ne = ir.FUEQ, ir.FUNE
	}
	numbers := valuetracking.FPAll &^ valuetracking.FPNaN
	switch inf := math.Inf(1); ordered {
	case 0:
		if unordered {
			return cmp(ir.FUNO, x, 0)
		}
	case numbers:
		if !unordered {
			return cmp(ir.FORD, x, 0)
		}
	case valuetracking.FPPosInf:
		return cmp(eq, x, inf)
	case valuetracking.FPNegInf:
		return cmp(eq, x, -inf)
	case valuetracking.FPInf:
		return cmp(eq, ic.b.intrinsic("llvm.fabs", x.Type(), "", x), inf)
	case numbers &^ valuetracking.FPInf:
		return cmp(ne, ic.b.intrinsic("llvm.fabs", x.Type(), "", x), inf)
	case numbers &^ valuetracking.FPPosInf:
		return cmp(ne, x, inf)
	case numbers &^ valuetracking.FPNegInf:
		return cmp(ne, x, -inf)
	}
	zero := ir.NewFloat(x.Type().Scalar(), 0)
	for _, p := range []ir.Pred{ir.FOEQ, ir.FUEQ, ir.FONE, ir.FUNE, ir.FOGT, ir.FUGT, ir.FOGE, ir.FUGE, ir.FOLT, ir.FULT, ir.FOLE, ir.FULE} {
		if holds, fails := valuetracking.FCmpClasses(ic.f, p, zero); holds == mask && fails == valuetracking.FPAll&^mask {
			return cmp(p, x, 0)
		}
	}
	return nil
}

// notOfClass: what is not of some classes is of the others.
func (ic *combiner) notOfClass(i, x *ir.Instr) *ir.Instr {
	k, ok := word(x.Arg(1))
	if !ok || !oneUse(x) {
		return nil
	}
	ic.setOperand(x, 1, ir.NewInt(x.Arg(1).Type(), uint64(valuetracking.FPAll)&^k))
	return ic.use(i, x)
}

// joinedFloats merges two compares of the same numbers joined by and or or: x < y || x == y is x <=
// y (LLVM's foldLogicOfFCmps).
func (ic *combiner) joinedFloats(x, y *ir.Instr, and bool) ir.Value {
	if and {
		if v := ic.joinedWithNaNTest(x, y); v != nil {
			return v
		}
	}
	a, b, p := y.Operand(0), y.Operand(1), y.Pred
	if x.Operand(0) == b && x.Operand(1) == a {
		a, b, p = b, a, p.Swapped()
	}
	if x.Operand(0) == a && x.Operand(1) == b {
		joined := x.Pred & p // the bits of a predicate are the cases in which it holds
		if !and {
			joined = x.Pred | p
		}
		switch joined {
		case ir.FFalse:
			return truth(x.Type(), false)
		case ir.FTrue:
			return truth(x.Type(), true)
		}
		n := newCmp(joined, a, b)
		n.Flags = x.Flags & y.Flags & ir.FastMath
		return ic.b.insert(n, "")
	}
	return ic.joinedMagnitude(x, y, and)
}

// joinedWithNaNTest: a number compared with infinity that is no NaN compares ordered. Operations on
// the sign bit leave NaN as it is.
//
//	ord x, 0  &  uge |x|, inf    ⇒    oge |x|, inf
func (ic *combiner) joinedWithNaNTest(x, y *ir.Instr) ir.Value {
	for range 2 {
		if x.Pred == ir.FORD && unorderedPred(y.Pred) && isAnyZero(x.Operand(1)) && floatIs(y.Operand(1), math.Inf(1), false) &&
			withoutSign(x.Operand(0)) == withoutSign(y.Operand(0)) {
			n := newCmp(y.Pred&ir.FORD, y.Operand(0), y.Operand(1))
			n.Flags = x.Flags & y.Flags & ir.FastMath
			return ic.b.insert(n, "")
		}
		x, y = y, x
	}
	return nil
}

// withoutSign strips operations that only change the sign bit.
func withoutSign(v ir.Value) ir.Value {
	for {
		switch i := asInstr(v); {
		case i == nil:
			return v
		case i.Op() == ir.FNeg:
			v = i.Operand(0)
		case i.IntrinsicID() == "llvm.fabs" || i.IntrinsicID() == "llvm.copysign":
			v = i.Arg(0)
		default:
			return v
		}
	}
}

// joinedMagnitude: x < c && x > -c is |x| < c, x > c || x < -c is |x| > c.
func (ic *combiner) joinedMagnitude(x, y *ir.Instr, and bool) ir.Value {
	k, l := immediate(x.Operand(1)), immediate(y.Operand(1))
	if x.Operand(0) != y.Operand(0) || k == nil || l == nil || !oneUse(x) || !oneUse(y) || x.Pred.Swapped() != y.Pred || ic.foldFNeg(k) != l {
		return nil
	}
	less := func(p ir.Pred) bool { return p == ir.FOLT || p == ir.FOLE || p == ir.FULT || p == ir.FULE }
	p := x.Pred
	if less(x.Pred) != and {
		if p, k = y.Pred, l; less(p) != and {
			return nil
		}
	}
	if !less(p) && !less(p.Swapped()) {
		return nil
	}
	flags := x.Flags & y.Flags & ir.FastMath
	abs := ic.newIntrinsic("llvm.fabs", x.Operand(0).Type(), x.Operand(0))
	abs.Flags = flags
	n := newCmp(p, ic.b.insert(abs, ""), k)
	n.Flags = flags
	return ic.b.insert(n, "")
}

// logicOfFloats is joinedFloats for and and or.
func (ic *combiner) logicOfFloats(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.FCmp), opOf(i.Operand(1), ir.FCmp)
	if x == nil || y == nil {
		return nil
	}
	if v := ic.joinedFloats(x, y, i.Op() == ir.And); v != nil {
		return ic.use(i, v)
	}
	return nil
}

// joinedClasses merges two class tests of one number (LLVM's foldLogicOfIsFPClass).
func (ic *combiner) joinedClasses(i *ir.Instr) *ir.Instr {
	x, a, ok1 := ic.classTest(i.Operand(0))
	y, b, ok2 := ic.classTest(i.Operand(1))
	if !ok1 || !ok2 || x != y {
		return nil
	}
	switch i.Op() {
	case ir.And:
		a &= b
	case ir.Or:
		a |= b
	default:
		a ^= b
	}
	return ic.newOverloaded("llvm.is.fpclass", i.Type(), []*ir.Type{x.Type()}, x, ir.NewInt(ic.ctx.I32, uint64(a)))
}

// classTest returns the number and the classes that a single-use test checks: llvm.is.fpclass, or a
// compare with zero or infinity.
func (ic *combiner) classTest(v ir.Value) (x ir.Value, mask valuetracking.FPClass, ok bool) {
	i := asInstr(v)
	if i == nil || !oneUse(i) {
		return nil, 0, false
	}
	if i.IntrinsicID() == "llvm.is.fpclass" {
		k, ok := word(i.Arg(1))
		return i.Arg(0), valuetracking.FPClass(k), ok
	}
	if i.Op() != ir.FCmp {
		return nil, 0, false
	}
	x, y := i.Operand(0), i.Operand(1)
	k, isConst := y.(*ir.Const)
	if !isConst || !isAnyZero(y) && !floatIs(y, math.Inf(1), false) && !floatIs(y, math.Inf(-1), false) && !ic.smallestNormal(y) {
		return nil, 0, false
	}
	mask, fails := valuetracking.FCmpClasses(ic.f, i.Pred, k)
	if mask&fails != 0 { // no test of classes only
		return nil, 0, false
	}
	if c := intrinsicOf(x, "llvm.fabs"); c != nil {
		positive := mask & (valuetracking.FPPositive | valuetracking.FPNaN)
		return c.Arg(0), positive | positive.Mirrored(), true
	}
	return x, mask, true
}

// smallestNormal reports whether v is the least positive normal number of its format.
func (ic *combiner) smallestNormal(v ir.Value) bool {
	for ty, least := range map[*ir.Type]float64{ic.ctx.Half: 0x1p-14, ic.ctx.BFloat: 0x1p-126, ic.ctx.Float: 0x1p-126, ic.ctx.Double: 0x1p-1022} {
		if v.Type().Scalar() == ty {
			return floatIs(v, least, false)
		}
	}
	return false
}
