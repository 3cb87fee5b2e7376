package simplify

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Identities of floating-point arithmetic, in the default environment: LLVM's simplifyFAddInst and
// its siblings. NaN operands and the promises of fast-math flags come first, for all operations
// alike.

// floatOperands folds an operation to one of its operands: NaN propagates, and what the flags
// exclude is poison.
func floatOperands(flags ir.Flags, ops ...ir.Value) ir.Value {
	for _, v := range ops {
		if match.Poison(v) {
			return v
		}
	}
	for _, v := range ops {
		if v := excluded(flags, v); v != nil {
			return v
		}
		if match.Undef(v) || allNaN(v) {
			return propagateNaN(v.(*ir.Const))
		}
	}
	return nil
}

// excluded is poison for an operand that fast-math flags exclude, else nil.
func excluded(flags ir.Flags, v ir.Value) ir.Value {
	if flags&(ir.FNNan|ir.FNInf) == 0 {
		return nil
	}
	undef := match.Undef(v)
	_, f, ok := floatSplat(v)
	if flags&ir.FNNan != 0 && (undef || allNaN(v)) || flags&ir.FNInf != 0 && (undef || ok && math.IsInf(f, 0)) {
		return ir.NewPoison(v.Type())
	}
	return nil
}

// allNaN reports whether all lanes of a constant are NaN or poison.
func allNaN(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok || !k.Type().Scalar().IsFloat() {
		return false
	}
	if _, f, ok := floatSplat(v); ok {
		return f != f
	}
	if !k.Type().IsVector() || k.Type().Scalable {
		return false
	}
	some := false
	for n := range k.Type().Len {
		e := k.Elem(n)
		_, f, ok := floatSplat(e)
		if !ok && !match.Poison(e) || ok && f == f {
			return false
		}
		some = some || ok
	}
	return some
}

// propagateNaN is the fold.Quiet NaN that comes of a constant that is NaN or undef.
func propagateNaN(k *ir.Const) ir.Value {
	return asValue(fold.Lanes(k, k.Type(), func(e *ir.Const) *ir.Const {
		switch e.Kind {
		case ir.PoisonConst:
			return e
		case ir.FloatConst:
			if f, ok := e.Float64(); ok && f != f {
				return fold.Quiet(e)
			}
		}
		return fold.NaN(e.Type())
	}))
}

// fnegOf matches -x, written as a negation or as -0 - x; with anyZero also as 0 - x.
func fnegOf(v ir.Value, anyZero bool) (ir.Value, bool) {
	if i := match.Op(v, ir.FNeg); i != nil {
		return i.Operand(0), true
	}
	if i := match.Op(v, ir.FSub); i != nil && (isFloat(i.Operand(0), 0, true) || (anyZero || i.HasFlag(ir.FNSZ)) && anyZeroFloat(i.Operand(0))) {
		return i.Operand(1), true
	}
	return nil, false
}

func anyZeroFloat(v ir.Value) bool {
	return isFloat(v, 0, true) || isFloat(v, 0, false) || match.Zero(v)
}

// fnegates reports whether one is the other negated.
func fnegates(x, y ir.Value, anyZero bool) bool {
	a, ok := fnegOf(x, anyZero)
	if ok && a == y {
		return true
	}
	b, ok := fnegOf(y, anyZero)
	return ok && b == x
}

func (q *Query) fneg(x ir.Value) ir.Value {
	if a, ok := fnegOf(x, false); ok {
		return a
	}
	return nil
}

func simplifyFAdd(q *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if v := floatOperands(flags, x, y); v != nil {
		return v
	}
	if isFloat(y, 0, true) { // x + -0.0
		return x
	}
	if isFloat(y, 0, false) && (flags&ir.FNSZ != 0 || q.ReadsNoNegativeZero(x, flags)) {
		return x
	}
	if flags&ir.FNNan != 0 {
		if _, f, ok := floatSplat(y); ok && math.IsInf(f, 0) {
			return y
		}
		if fnegates(x, y, true) {
			return ir.NewZero(x.Type())
		}
	}
	if flags&(ir.FReassoc|ir.FNSZ) == ir.FReassoc|ir.FNSZ { // (a - b) + b
		for range 2 {
			if a, b, ok := binaryOf(x, ir.FSub); ok && b == y {
				return a
			}
			x, y = y, x
		}
	}
	return nil
}

func simplifyFSub(q *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if v := floatOperands(flags, x, y); v != nil {
		return v
	}
	if isFloat(y, 0, false) || isFloat(y, 0, true) && (flags&ir.FNSZ != 0 || q.ReadsNoNegativeZero(x, flags)) {
		return x
	}
	if isFloat(x, 0, true) || flags&ir.FNSZ != 0 && anyZeroFloat(x) { // -0 - -a, 0 - (0 - a)
		if a, ok := fnegOf(y, flags&ir.FNSZ != 0); ok {
			return a
		}
	}
	if flags&ir.FNNan != 0 {
		if x == y {
			return ir.NewZero(x.Type())
		}
		if _, f, ok := floatSplat(x); ok && math.IsInf(f, 0) {
			return x
		}
		if k, f, ok := floatSplat(y); ok && math.IsInf(f, 0) && !y.Type().IsVector() {
			return fold.Neg(k)
		}
	}
	if flags&(ir.FReassoc|ir.FNSZ) == ir.FReassoc|ir.FNSZ {
		if a, b, ok := binaryOf(y, ir.FSub); ok && a == x { // x - (x - b)
			return b
		}
		if a, b, ok := binaryOf(x, ir.FAdd); ok { // (a + b) - b
			if b == y {
				return a
			}
			if a == y {
				return b
			}
		}
	}
	return nil
}

func simplifyFMul(q *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if v := floatOperands(flags, x, y); v != nil {
		return v
	}
	if isFloat(y, 1, false) {
		return x
	}
	if anyZeroFloat(y) {
		if flags&(ir.FNNan|ir.FNSZ) == ir.FNNan|ir.FNSZ {
			return ir.NewZero(x.Type())
		}
		if k := q.FpClass(x, flags); k.Never(valuetracking.FPInf | valuetracking.FPNaN) {
			switch {
			case k.Sign > 0:
				return y
			case k.Sign < 0:
				return asValue(fold.Lanes(y.(*ir.Const), y.Type(), fold.Neg))
			}
		}
	}
	if i := match.Op(x, ir.Call); i != nil && x == y && i.IntrinsicID() == "llvm.sqrt" &&
		flags&(ir.FReassoc|ir.FNNan|ir.FNSZ) == ir.FReassoc|ir.FNNan|ir.FNSZ {
		return i.Arg(0)
	}
	return nil
}

func simplifyFDiv(_ *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if v := floatOperands(flags, x, y); v != nil {
		return v
	}
	if isFloat(y, 1, false) {
		return x
	}
	if flags&(ir.FNNan|ir.FNSZ) == ir.FNNan|ir.FNSZ && anyZeroFloat(x) {
		return ir.NewZero(x.Type())
	}
	if flags&ir.FNNan == 0 {
		return nil
	}
	if x == y {
		return ir.NewFloat(x.Type(), 1)
	}
	if a, b, ok := binaryOf(x, ir.FMul); ok && flags&ir.FReassoc != 0 { // (a * y) / y
		if b == y {
			return a
		}
		if a == y {
			return b
		}
	}
	if fnegates(x, y, true) {
		return ir.NewFloat(x.Type(), -1)
	}
	if flags&ir.FNInf != 0 && anyZeroFloat(y) {
		return ir.NewPoison(x.Type())
	}
	return nil
}

func simplifyFRem(_ *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if v := floatOperands(flags, x, y); v != nil {
		return v
	}
	if flags&ir.FNNan != 0 { // a zero keeps its sign
		switch {
		case isFloat(x, 0, true):
			return ir.NewFloat(x.Type(), math.Copysign(0, -1))
		case anyZeroFloat(x):
			return ir.NewZero(x.Type())
		}
	}
	return nil
}
