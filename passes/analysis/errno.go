package analysis

import (
	"math"

	"opt-go/frontend/ir"
)

// noError says for mathematical functions of C of one operand for which operands they report no
// error, so that a call does nothing but compute. Bounds of exp and its kin are those of double,
// float; they are slightly narrow. Source: LLVM's isMathLibCallNoop, POSIX.
var noError = map[string]func(x, limit, low float64) bool{
	"log":   positive,
	"log2":  positive,
	"log10": positive,
	"sqrt":  func(x, _, _ float64) bool { return !(x < 0) },
	"sin":   finite,
	"cos":   finite,
	"atan":  func(_, _, _ float64) bool { return true },
	"asin":  inUnit,
	"acos":  inUnit,
	"exp":   func(x, high, low float64) bool { return !(x < low || x > high) },
	"sinh":  func(x, high, _ float64) bool { return !(math.Abs(x) > high+1) },
	"cosh":  func(x, high, _ float64) bool { return !(math.Abs(x) > high+1) },
}

func positive(x, _, _ float64) bool { return math.IsNaN(x) || x > 0 }
func finite(x, _, _ float64) bool   { return !math.IsInf(x, 0) }
func inUnit(x, _, _ float64) bool   { return !(x < -1 || x > 1) }

// noError2 is noError for functions of two operands.
var noError2 = map[string]func(x, y float64) bool{
	"atan2":     func(x, y float64) bool { return x != 0 || y != 0 },
	"fmod":      hasRemainder,
	"remainder": hasRemainder,
}

func hasRemainder(x, y float64) bool {
	return math.IsNaN(x) || math.IsNaN(y) || !math.IsInf(x, 0) && y != 0
}

// setsNoErrno reports whether i calls a mathematical function of C, which is known to return, with
// constants for which it sets no errno: then only its result matters.
func setsNoErrno(i *ir.Instr) bool {
	f := i.CalledFunc()
	if f == nil || !f.IsDecl() || !WillReturn(i) || i.NumArgs() == 0 || i.NumArgs() > 2 || i.Info.FuncType != f.FuncType {
		return false
	}
	if CallHas(i, "nobuiltin") || CallHas(i, "strictfp") {
		return false
	}
	if in := i.Block().Func().Attrs.Fn; in.Has("no-builtins") || in.Has("no-builtin-"+f.Name()) {
		return false
	}
	name, high, low := f.Name(), 709.0, -745.0
	kind := ir.DoubleKind
	if n := len(name); n > 1 && name[n-1] == 'f' {
		name, high, low, kind = name[:n-1], 88, -103, ir.FloatKind
	}
	if i.Type().Kind != kind {
		return false
	}
	var x [2]float64
	for k := range i.NumArgs() {
		c, ok := i.Arg(k).(*ir.Const)
		if !ok || c.Type().Kind != kind {
			return false
		}
		if x[k], ok = c.Float64(); !ok {
			return false
		}
	}
	if i.NumArgs() == 2 {
		known := noError2[name]
		return known != nil && known(x[0], x[1])
	}
	known := noError[name]
	return known != nil && known(x[0], high, low)
}
