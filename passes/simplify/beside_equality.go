package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// Truth values beside a compare of equality, and compares of floating-point numbers beside a test
// for NaN.

// besideEquality is LLVM's simplifyAndOrWithICmpEq: what stands beside a == b in an and, or beside
// a != b in an or, counts only where a is b; and what is false anyway where a is b need not be
// joined with a != b.
//
//	x == 0 && umin(x, y) != 0  =  false          x != 0 && overflows(x * y)  =  overflows(x * y)
func (q *Query) besideEquality(op ir.Op, x, y ir.Value) ir.Value {
	c := match.Op(x, ir.ICmp)
	if c == nil || !c.Pred.IsEquality() || !x.Type().Scalar().IsInt(1) {
		return nil
	}
	a, b := c.Operand(0), c.Operand(1)
	v := q.Replaced(y, a, b)
	if v == nil {
		v = q.Replaced(y, b, a)
	}
	if v == nil {
		return nil
	}
	absorbs, neutral := match.Zero(v), match.AllOnes(v)
	if op == ir.Or {
		absorbs, neutral = neutral, absorbs
	}
	switch counts := (c.Pred == ir.EQ) == (op == ir.And); {
	case counts && absorbs && op == ir.And: // v may have poison lanes, which the whole has only where a is b
		return ir.NewZero(x.Type())
	case counts && absorbs:
		return ir.NewAllOnes(x.Type())
	case counts && neutral:
		return x
	case !counts && absorbs && !dependsOnUndef(y, maxReplacing):
		return y
	}
	return nil
}

// dependsOnUndef reports whether an operand of v, up to the depth that Replaced looks, is undef: v
// may then be chosen differently each time.
func dependsOnUndef(v ir.Value, depth int) bool {
	i := match.Instr(v)
	if i == nil || depth == 0 {
		k, ok := v.(*ir.Const)
		return ok && k.Kind != ir.IntConst && k.Kind != ir.FloatConst && k.Kind != ir.ZeroConst && k.Splat() == nil
	}
	for _, o := range i.Operands() {
		if dependsOnUndef(o, depth-1) {
			return true
		}
	}
	return false
}

// besideNaNTest is part of LLVM's simplifyAndOrOfFCmps: a test whether a is a number, beside a
// compare of a that says so too. x is the test.
//
//	ord(a, 0) && a o< b  =  a o< b          uno(a, 0) && a o< b  =  false
//	uno(a, 0) || a u< b  =  a u< b          ord(a, 0) || a u< b  =  true
func (q *Query) besideNaNTest(op ir.Op, x, y ir.Value) ir.Value {
	t, c := match.Op(x, ir.FCmp), match.Op(y, ir.FCmp)
	if t == nil || c == nil || t.Pred != ir.FORD && t.Pred != ir.FUNO {
		return nil
	}
	if c.Pred == ir.FTrue || c.Pred == ir.FFalse || (c.Pred&fpUnordered != 0) == (op == ir.And) {
		return nil
	}
	if !q.NeverNaN(t.Operand(1)) {
		return nil
	}
	of := func(v ir.Value) bool {
		if abs := callOf(v, "llvm.fabs"); abs != nil {
			v = abs.Arg(0)
		}
		return v == t.Operand(0)
	}
	switch {
	case !of(c.Operand(0)) && !of(c.Operand(1)):
		return nil
	case (t.Pred == ir.FORD) == (op == ir.And):
		return y
	case op == ir.And:
		return ir.NewZero(x.Type())
	}
	return ir.NewAllOnes(x.Type())
}

// selectOfEqualFloats: x where x == y, y elsewhere, is y, unless that could be a zero of the other
// sign; LLVM's simplifySelectWithFCmp.
func selectOfEqualFloats(flags ir.Flags, c, x, y ir.Value) ir.Value {
	i := match.Op(c, ir.FCmp)
	if i == nil || i.Pred != ir.FOEQ && i.Pred != ir.FUNE {
		return nil
	}
	a, b := i.Operand(0), i.Operand(1)
	if !(a == x && b == y || a == y && b == x) {
		return nil
	}
	nonzero := func(v ir.Value) bool {
		k, f, ok := floatSplat(v)
		return ok && f != 0 && constfold.ReadsAs(i.Func(), k) == k // all denormals may be equal
	}
	if flags&ir.FNSZ == 0 && !nonzero(x) && !nonzero(y) {
		return nil
	}
	if i.Pred == ir.FUNE {
		return x
	}
	return y
}

// guardedRotation drops the question whether a rotation is by nothing, LLVM's bogus zero-shift
// guard:
//
//	n == 0 ? x : fshl(x, x, n)  =  fshl(x, x, n)          n == 0 ? fshl(x, y, n) : x  =  x
func guardedRotation(c, x, y ir.Value) ir.Value {
	i := match.Op(c, ir.ICmp)
	if i == nil || !i.Pred.IsEquality() || !match.Zero(i.Operand(1)) {
		return nil
	}
	if i.Pred == ir.NE {
		x, y = y, x
	}
	shifts := func(v, of ir.Value, rotates bool) bool {
		l, r := callOf(v, "llvm.fshl"), callOf(v, "llvm.fshr")
		if l == nil {
			l = r
		}
		if l == nil || l.Arg(2) != i.Operand(0) {
			return false
		}
		if rotates {
			return l.Arg(0) == of && l.Arg(1) == of
		}
		return r == nil && l.Arg(0) == of || r != nil && l.Arg(1) == of
	}
	if shifts(x, y, false) || shifts(y, x, true) {
		return y
	}
	return nil
}
