// Package lanes has what the vectorizers of loops and of straight-line code know alike: which types
// are elements of vectors, and which intrinsics compute lane by lane.
package lanes

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lanewise"
)

// Element reports whether vectors of a type are worth anything.
func Element(t *ir.Type) bool {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits <= 64 && t.Bits&(t.Bits-1) == 0 && (t.Bits == 1 || t.Bits >= 8)
	case ir.HalfKind, ir.BFloatKind, ir.FloatKind, ir.DoubleKind, ir.PtrKind:
		return true
	}
	return false
}

// Call reports whether a call is of an intrinsic that computes lane by lane, a value of the type of
// its first argument, where all but the last argument are vectors then.
func Call(i *ir.Instr) bool {
	if i.Info == nil || i.NumOperands() != i.NumArgs()+1 || i.NumArgs() == 0 { // bundles
		return false
	}
	same, ok := lanewise.Intrinsic(i.IntrinsicID())
	return ok && i.Type() == i.Arg(0).Type() && (len(same) == 0 || same[0] == i.NumArgs()-1)
}

// ScalarLast reports whether the last argument of a call that computes lane by lane stays a scalar.
func ScalarLast(i *ir.Instr) bool {
	same, _ := lanewise.Intrinsic(i.IntrinsicID())
	return len(same) > 0
}

// Overloads are the types that are part of the name of a call's intrinsic, for vectors of a type.
func Overloads(i *ir.Instr, vector *ir.Type) []*ir.Type {
	if i.IntrinsicID() == "llvm.powi" { // of integers of any width
		return []*ir.Type{vector, i.Arg(1).Type()}
	}
	return []*ir.Type{vector}
}
