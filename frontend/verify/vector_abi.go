package verify

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// The attribute vector-function-abi-variant names a vector form of a function by the mangling of
// the vector function ABIs (of Arm and x86, and LLVM's own): _ZGV, the instruction set, M or N for
// masked or unmasked, the number of lanes or x for scalable, the kind of each parameter, _ and the
// scalar name, and in brackets the name of the vector function.

// vectorVariant reports whether a mangled name is one for a function of type t.
func vectorVariant(name string, t *ir.Type) bool {
	rest, ok := strings.CutPrefix(name, "_ZGV")
	if !ok || len(rest) < 2 {
		return false
	}
	isa := rest[:1]
	if r, ok := strings.CutPrefix(rest, "_LLVM_"); ok {
		isa, rest = "_LLVM_", r
	} else {
		rest = rest[1:]
	}
	if rest == "" || rest[0] != 'M' && rest[0] != 'N' {
		return false
	}
	rest = rest[1:]
	scalable := strings.HasPrefix(rest, "x")
	if scalable {
		rest = rest[1:]
	} else if n := digitsIn(rest); n == 0 || strings.Trim(rest[:n], "0") == "" {
		return false
	} else {
		rest = rest[n:]
	}
	kinds := ""
	for rest != "" && rest[0] != '_' {
		n := vectorParam(rest)
		if n == 0 {
			return false
		}
		kinds += rest[:1]
		rest = rest[n:]
	}
	if len(kinds) == 0 || len(kinds) != len(t.Fields) || scalable && !scalableLanes(isa, kinds, t) {
		return false
	}
	return variantNames(strings.TrimPrefix(rest, "_"), isa == "_LLVM_", name)
}

// vectorParam returns the length of the parameter at the start of s, or 0 if there is none: v for a
// vector, u for a uniform value, l R U L for a linear value with a constant step or the step in
// parameter sN; then aN, the alignment.
func vectorParam(s string) int {
	n := 1
	switch s[0] {
	case 'v', 'u':
	case 'l', 'R', 'U', 'L':
		if n < len(s) && (s[n] == 's' || s[n] == 'n') {
			d := digitsIn(s[n+1:])
			if d == 0 {
				return 0
			}
			n += 1 + d
		} else {
			n += digitsIn(s[n:])
		}
	default:
		return 0
	}
	if n < len(s) && s[n] == 'a' {
		d := digitsIn(s[n+1:])
		if a := rule.LeadingNumber(s[n+1:]); d == 0 || a&(a-1) != 0 {
			return 0
		}
		n += 1 + d
	}
	return n
}

// digitsIn returns how many digits a string begins with.
func digitsIn(s string) int { return len(s) - len(strings.TrimLeft(s, "0123456789")) }

// scalableLanes reports whether a register of unknown length tells the number of lanes: by a
// parameter that becomes a vector.
func scalableLanes(isa, kinds string, t *ir.Type) bool {
	if isa != "s" && isa != "r" {
		return false
	}
	for k := range kinds {
		if kinds[k] == 'v' {
			return true
		}
	}
	return !t.Elem.IsVoid()
}

// variantNames checks SCALAR or SCALAR(VECTOR); LLVM's own form must have both. Of a list, the rest
// is part of VECTOR to LLVM's verifier.
func variantNames(s string, both bool, whole string) bool {
	scalar, vector, ok := strings.Cut(s, "(")
	if scalar == "" {
		return false
	}
	if !ok {
		return !both
	}
	vector, ok = strings.CutSuffix(vector, ")")
	return ok && vector != "" && !(both && vector == whole)
}
