// Package lanewise knows the intrinsics that work element by element.
package lanewise

// intrinsics are the intrinsics that do to each element of vectors what they do to scalars, with
// the parameters that are the same for all elements.
var intrinsics = makeIntrinsics()

func makeIntrinsics() map[string][]int {
	t := map[string][]int{"llvm.abs": {1}, "llvm.ctlz": {1}, "llvm.cttz": {1}, "llvm.is.fpclass": {1}, "llvm.powi": {1},
		"llvm.smul.fix": {2}, "llvm.smul.fix.sat": {2}, "llvm.umul.fix": {2}, "llvm.umul.fix.sat": {2}}
	for _, id := range []string{"bswap", "bitreverse", "ctpop", "fshl", "fshr", "smax", "smin", "umax", "umin", "sadd.sat", "ssub.sat", "uadd.sat", "usub.sat",
		"sqrt", "asin", "acos", "atan", "sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log10", "log2", "fabs", "minnum", "maxnum",
		"minimum", "maximum", "copysign", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "pow", "fma", "fmuladd", "canonicalize",
		"fptosi.sat", "fptoui.sat", "lrint", "llrint"} {
		t["llvm."+id] = nil
	}
	return t
}

// Intrinsic reports whether an intrinsic does to each element of vectors what it does to scalars,
// and which parameters are the same for all elements.
func Intrinsic(id string) (same []int, ok bool) {
	same, ok = intrinsics[id]
	return same, ok
}
