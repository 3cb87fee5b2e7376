// Package lanes has what the vectorizers of loops and of straight-line code know alike: which types
// are elements of vectors, and which intrinsics compute lane by lane.
package lanes

import "opt-go/frontend/ir"

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

// laneIntrinsics are the intrinsics that do to each lane of vectors what they do to scalars; those
// with true have a last argument that stays a scalar.
var laneIntrinsics = map[string]bool{
	"llvm.abs": true, "llvm.ctlz": true, "llvm.cttz": true, "llvm.ctpop": false, "llvm.bswap": false, "llvm.bitreverse": false,
	"llvm.smax": false, "llvm.smin": false, "llvm.umax": false, "llvm.umin": false, "llvm.fshl": false, "llvm.fshr": false,
	"llvm.sadd.sat": false, "llvm.ssub.sat": false, "llvm.uadd.sat": false, "llvm.usub.sat": false,
	"llvm.fabs": false, "llvm.sqrt": false, "llvm.fma": false, "llvm.fmuladd": false, "llvm.copysign": false, "llvm.minnum": false, "llvm.maxnum": false,
	"llvm.minimum": false, "llvm.maximum": false, "llvm.floor": false, "llvm.ceil": false, "llvm.trunc": false, "llvm.rint": false, "llvm.nearbyint": false,
	"llvm.round": false, "llvm.roundeven": false, "llvm.canonicalize": false, "llvm.sin": false, "llvm.cos": false, "llvm.exp": false, "llvm.exp2": false,
	"llvm.log": false, "llvm.log2": false, "llvm.log10": false, "llvm.pow": false,
}

// Call reports whether a call is of an intrinsic that computes lane by lane.
func Call(i *ir.Instr) bool {
	_, ok := laneIntrinsics[i.IntrinsicID()]
	return ok && i.Info != nil && i.NumOperands() == i.NumArgs()+1 // no bundles
}

// ScalarLast reports whether the last argument of a call that computes lane by lane stays a scalar.
func ScalarLast(i *ir.Instr) bool { return laneIntrinsics[i.IntrinsicID()] }
