package analysis

import (
	"strings"

	"opt-go/frontend/ir"
)

// Denormals says what becomes of denormal numbers.
type Denormals uint8

// The modes of LangRef's denormal-fp-math.
const (
	KeepDenormals       Denormals = iota
	DenormalsToSigned             // preserve-sign: zero of the same sign
	DenormalsToPositive           // positive-zero
	DynamicDenormals              // decided when the program runs
)

// DenormalMode says what a function's floating-point operations make of denormal results, and as what they read denormal operands.
type DenormalMode struct{ Out, In Denormals }

// DenormalModeOf returns the mode of operations on a type in a function; nothing is known where the function is not.
func DenormalModeOf(f *ir.Func, ty *ir.Type) DenormalMode {
	if f == nil {
		return DenormalMode{DynamicDenormals, DynamicDenormals}
	}
	a, ok := f.Attrs.Fn.Get("denormal-fp-math-f32")
	if ty.Scalar().Kind != ir.FloatKind || !ok {
		if a, ok = f.Attrs.Fn.Get("denormal-fp-math"); !ok {
			return DenormalMode{}
		}
	}
	out, in, both := strings.Cut(a.Val, ",")
	if !both {
		in = out
	}
	return DenormalMode{denormals(out), denormals(in)}
}

func denormals(word string) Denormals {
	switch word {
	case "ieee", "":
		return KeepDenormals
	case "preserve-sign":
		return DenormalsToSigned
	case "positive-zero":
		return DenormalsToPositive
	}
	return DynamicDenormals
}
