package constfold

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
)

// Calls of the C library's mathematics whose arguments are all constants: the result is known, the
// call itself stays, since it may set errno (LLVM's ConstantFoldScalarCall; QuietMath says where it
// does not).
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

// LibraryFunction returns how a function of the C library folds calls with constant arguments; nil:
// it is not one that folds.
func LibraryFunction(name string) func([]*ir.Const, *ir.Type) *ir.Const {
	return libraryFolds[mathName(name)]
}

func ifPositive(f func([]*ir.Const, *ir.Type) *ir.Const) func([]*ir.Const, *ir.Type) *ir.Const {
	return func(a []*ir.Const, ty *ir.Type) *ir.Const {
		if x, ok := a[0].Float64(); !ok || math.Signbit(x) {
			return nil
		}
		return f(a, ty)
	}
}

// mathName is the name of a function of the library less the letter that says it is of floats.
func mathName(name string) string { return strings.TrimSuffix(name, "f") }

// SetsNoErrno reports whether a function of the library, named as in C, surely sets no errno for
// the arguments.
func SetsNoErrno(name string, x, y float64, double bool) bool {
	within := func(least, most, leastFloat, mostFloat float64) bool {
		if double {
			return x >= least && x <= most
		}
		return x >= leastFloat && x <= mostFloat
	}
	switch mathName(name) {
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
