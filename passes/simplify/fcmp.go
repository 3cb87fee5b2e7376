package simplify

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// fcmp returns what a floating-point compare is equal to, or nil: LLVM's simplifyFCmpInst.
func (q *Query) fcmp(p ir.Pred, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := ir.CmpType(x.Type())
	if ir.IsConst(x) && !ir.IsConst(y) {
		x, y, p = y, x, p.Swapped()
	}
	if match.Poison(x) || match.Poison(y) {
		return ir.NewPoison(ty)
	}
	if k, ok := y.(*ir.Const); ok { // compared with what it is read as
		if k = constfold.ReadsAs(q.Function(), k); k == nil {
			return nil
		}
		y = k
	}
	if value, known := q.fcmpKnown(p, flags, x, y); known {
		if value {
			return ir.NewAllOnes(ty)
		}
		return ir.NewZero(ty)
	}
	return q.compareOfChoice(p, x, y, (*Query).FCmp)
}

// FCmp returns what a floating-point compare without flags is equal to, or nil.
func (q *Query) FCmp(p ir.Pred, x, y ir.Value) ir.Value {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if ok1 && ok2 {
		return asValue(constfold.FCmpIn(q.Function(), p, a, b, ir.CmpType(x.Type())))
	}
	return q.fcmp(p, 0, x, y)
}

// bits of a floating-point predicate.
const (
	fpEqual     = ir.Pred(1)
	fpUnordered = ir.Pred(8)
)

func (q *Query) fcmpKnown(p ir.Pred, flags ir.Flags, x, y ir.Value) (value, known bool) {
	switch {
	case p == ir.FFalse, p == ir.FTrue:
		return p == ir.FTrue, true
	case match.Undef(x) || match.Undef(y): // it may be NaN
		return p&fpUnordered != 0, true
	case allNaN(x) || allNaN(y):
		return p&fpUnordered != 0, true
	case x == y && ((p&fpEqual != 0) == (p&fpUnordered != 0) || flags&ir.FNNan != 0): // ueq, uge, ule hold for equal numbers and for NaN; one, ogt, olt for neither
		return p&fpEqual != 0, true
	}
	if _, f, ok := floatSplat(y); ok && p != ir.FORD && p != ir.FUNO {
		if value, known = q.extremeBeyond(p, x, f); known {
			return value, true
		}
	}
	may := q.fcmpOutcomes(flags, x, y)
	switch {
	case may&p == 0:
		return false, true
	case may&^p == 0:
		return true, true
	}
	return false, false
}

// fcmpOutcomes returns how two numbers may compare, by their classes.
func (q *Query) fcmpOutcomes(flags ir.Flags, x, y ir.Value) valuetracking.Outcomes {
	mode := analysis.DenormalModeOf(q.Function(), x.Type()).In
	a := valuetracking.ReadAs(q.FpClass(x, flags).May, mode)
	if k, ok := y.(*ir.Const); ok {
		return valuetracking.FCmpOutcomesWith(a, k)
	}
	if x == y {
		return valuetracking.FCmpOutcomes(a, a) &^ (ir.FONE)
	}
	return valuetracking.FCmpOutcomes(a, valuetracking.ReadAs(q.FpClass(y, flags).May, mode))
}

// floatSplat returns the number that a constant is, or all its lanes are.
func floatSplat(v ir.Value) (*ir.Const, float64, bool) {
	k, ok := v.(*ir.Const)
	if !ok {
		return nil, 0, false
	}
	if k.Type().IsVector() {
		if k = k.Splat(); k == nil {
			return nil, 0, false
		}
	}
	if k.Kind != ir.FloatConst {
		return nil, 0, false
	}
	f, ok := k.Float64()
	return k, f, ok
}

// extremeBeyond compares minnum(x, a) with a number above a, or maxnum(x, a) with one below.
func (q *Query) extremeBeyond(p ir.Pred, x ir.Value, c float64) (value, known bool) {
	i := match.Instr(x)
	if i == nil || i.Op() != ir.Call {
		return false, false
	}
	id := i.IntrinsicID()
	if id != "llvm.minnum" && id != "llvm.maxnum" {
		return false, false
	}
	k, a, ok := floatSplat(i.Arg(1))
	if ok && constfold.ReadsAs(q.Function(), k) != k {
		return false, false
	}
	most := id == "llvm.maxnum"
	if !ok || most && !(a > c) || !most && !(a < c) || math.IsNaN(a) {
		return false, false
	}
	switch p &^ fpUnordered {
	case ir.FOEQ:
		return false, true
	case ir.FONE:
		return true, true
	case ir.FOGE, ir.FOGT:
		return most, true
	}
	return !most, true
}
