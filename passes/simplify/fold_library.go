package simplify

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Calls of the C library's mathematics whose arguments are all constants: the result is known, the call itself stays, since it may set errno
// (LLVM's ConstantFoldScalarCall; QuietMath says where it does not).
//
// Not handled, unlike LLVM: long double, and the names that end in _finite.

var libraryFolds = func() map[string]func([]*ir.Const, *ir.Type) *ir.Const {
	folds := map[string]func([]*ir.Const, *ir.Type) *ir.Const{
		"sqrt":  ifPositive(floatFold(math.Sqrt)),
		"pow":   foldPow,
		"atan2": foldAtan2,
		"fmod":  foldRemainder(math.Mod), "remainder": foldRemainder(math.Remainder),
	}
	for name := range mathFunctions {
		folds[name] = foldMath(name)
	}
	for _, name := range []string{"ceil", "fabs", "floor", "nearbyint", "rint", "round", "trunc"} {
		folds[name] = intrinsicFolds["llvm."+name]
	}
	return folds
}()

func ifPositive(f func([]*ir.Const, *ir.Type) *ir.Const) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		if x, ok := a[0].Float64(); !ok || math.Signbit(x) {
			return nil
		}
		return f(a, ty)
	}
}

// foldLibrary folds a call of the library.
func (q *Query) foldLibrary(i *ir.Instr) ir.Value {
	f := i.CalledFunc()
	if q.Library == nil || f == nil || !i.Type().IsFloat() {
		return nil
	}
	fold, ok := libraryFolds[mathName(f.Name())]
	if !ok || i.Info.FuncType != f.FuncType || i.Flags&ir.MustTail != 0 || len(i.Info.Bundles) > 0 || !q.Library.Calls(i) {
		return nil
	}
	args := make([]*ir.Const, i.NumArgs())
	for k := range args {
		a, ok := i.Arg(k).(*ir.Const)
		if !ok || a.Kind != ir.FloatConst {
			return nil
		}
		args[k] = a
	}
	return orNil(fold(args, i.Type()))
}

// QuietMath reports whether a call computes a function of the library of constants for which it surely sets no errno, so that without a user it
// need not be executed (LLVM's isMathLibCallNoop).
func (q *Query) QuietMath(i *ir.Instr) bool {
	f := i.CalledFunc()
	if q.Library == nil || f == nil || !i.Type().IsFloat() || i.Type().FloatBits() > 64 || !q.Library.Calls(i) || !analysis.WillReturn(i) {
		return false
	}
	args := [2]float64{}
	if i.NumArgs() < 1 || i.NumArgs() > len(args) {
		return false
	}
	for k := range i.NumArgs() {
		a, ok := i.Arg(k).(*ir.Const)
		if !ok || a.Kind != ir.FloatConst {
			return false
		}
		args[k], _ = a.Float64()
	}
	return quietFor(mathName(f.Name()), args[0], args[1], i.Type().FloatBits() == 64)
}

func quietFor(name string, x, y float64, double bool) bool {
	within := func(least, most, leastFloat, mostFloat float64) bool {
		if double {
			return x >= least && x <= most
		}
		return x >= leastFloat && x <= mostFloat
	}
	switch name {
	case "log", "log2", "log10":
		return x > 0
	case "exp":
		return within(-708, 709, -87, 88)
	case "exp2":
		return within(-1022, 1023, -126, 127)
	case "sinh", "cosh":
		return within(-710, 710, -89, 89)
	case "sin", "cos", "tan":
		return finite(x)
	case "asin", "acos":
		return upToOne(x)
	case "atan", "tanh":
		return true
	case "sqrt":
		return x >= 0
	case "fmod", "remainder":
		return finite(x) && !math.IsNaN(y) && y != 0
	case "atan2":
		return x != 0 || y != 0
	case "pow":
		p := math.Pow(x, y)
		return finite(x) && finite(y) && finite(p) && (p == 0) == (x == 0) && (double && math.Abs(p) >= 0x1p-1000 && math.Abs(p) < 0x1p1000 ||
			math.Abs(p) >= 0x1p-120 && math.Abs(p) < 0x1p120)
	}
	return false
}

// mathName is the name of a function of the library less the letter that says it is of floats.
func mathName(name string) string { return strings.TrimSuffix(name, "f") }
