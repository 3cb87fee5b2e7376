package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Uses to which a sign does not matter, as in LLVM 22 (canIgnoreSignBitOfZero,
// canIgnoreSignBitOfNaN).

// ignoresSignOfZero reports whether both zeros are the same to a use.
func ignoresSignOfZero(u *ir.Use) bool {
	i := u.User()
	if i.HasFlag(ir.FNSZ) {
		return true
	}
	switch i.Op() {
	case ir.FPToSI, ir.FPToUI, ir.FCmp:
		return true
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.fabs":
			return true
		case "llvm.copysign":
			return u.Index() == 0
		case "llvm.is.fpclass", "llvm.vp.is.fpclass":
			k, _ := word(i.Arg(1))
			test := valuetracking.FPClass(k) & valuetracking.FPZero
			return test == 0 || test == valuetracking.FPZero
		}
	}
	return false
}

// computes are the intrinsics that propagate a NaN without regard to its sign, or ask for no sign.
var computes = map[string]bool{
	"llvm.fabs": true, "llvm.maxnum": true, "llvm.minnum": true, "llvm.maximum": true, "llvm.minimum": true, "llvm.maximumnum": true,
	"llvm.minimumnum": true, "llvm.canonicalize": true, "llvm.fma": true, "llvm.fmuladd": true, "llvm.sqrt": true, "llvm.pow": true,
	"llvm.powi": true, "llvm.fptoui.sat": true, "llvm.fptosi.sat": true, "llvm.is.fpclass": true, "llvm.vp.is.fpclass": true,
}

// ignoresSignOfNaN reports whether the sign of a NaN does not matter to a use: arithmetic gives a
// NaN of any sign (LangRef, Behavior of Floating-Point NaN values).
func ignoresSignOfNaN(u *ir.Use) bool {
	i := u.User()
	if i.HasFlag(ir.FNNan) {
		return true
	}
	switch i.Op() {
	case ir.FPToSI, ir.FPToUI, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem, ir.FPTrunc, ir.FPExt, ir.FCmp:
		return true
	case ir.Ret:
		return valuetracking.NoFPClass(i.Func().Attrs.Ret)&valuetracking.FPNaN == valuetracking.FPNaN
	case ir.Call, ir.Invoke:
		switch id := i.IntrinsicID(); {
		case computes[id]:
			return true
		case id == "llvm.copysign":
			return u.Index() == 0
		case id != "" || u.Index() >= i.NumArgs():
			return false
		}
		return valuetracking.NoFPClass(i.Info.Attrs.Param(u.Index()))&valuetracking.FPNaN == valuetracking.FPNaN
	}
	return false
}

// soleUse returns the use of a value that is used once, or nil.
func soleUse(v ir.Value) *ir.Use {
	if oneUse(v) {
		for u := range ir.Uses(v) {
			return u
		}
	}
	return nil
}
