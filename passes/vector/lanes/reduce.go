package lanes

import "opt-go/frontend/ir"

// reductions are the intrinsics that combine the lanes of a vector, by operation or by intrinsic.
var (
	reductions = map[ir.Op]string{ir.Add: "add", ir.Mul: "mul", ir.And: "and", ir.Or: "or", ir.Xor: "xor", ir.FAdd: "fadd", ir.FMul: "fmul"}
	choices    = map[string]string{"llvm.smax": "smax", "llvm.smin": "smin", "llvm.umax": "umax", "llvm.umin": "umin",
		"llvm.maxnum": "fmax", "llvm.minnum": "fmin", "llvm.maximum": "fmaximum", "llvm.minimum": "fminimum"}
)

// Reduction returns the name of the intrinsic that combines the lanes of a vector by an operation,
// or by a minimum or maximum, which is an intrinsic; "" if there is none.
func Reduction(op ir.Op, id string) string {
	name := reductions[op]
	if op == ir.Call {
		name = choices[id]
	}
	if name == "" {
		return ""
	}
	return "llvm.vector.reduce." + name
}

// Identity returns the value that changes nothing when it is combined, nil for minima and maxima.
func Identity(op ir.Op, ty *ir.Type) *ir.Const {
	switch op {
	case ir.Mul:
		return ir.NewInt(ty, 1)
	case ir.And:
		return ir.NewAllOnes(ty)
	case ir.FAdd:
		return negativeZero(ty)
	case ir.FMul:
		return ir.NewFloat(ty, 1)
	case ir.Call:
		return nil
	}
	return ir.NewZero(ty)
}

func negativeZero(ty *ir.Type) *ir.Const {
	if ty.FloatBits() < 64 {
		return ir.NewFloatBits(ty, 1<<uint(ty.FloatBits()-1), 0)
	}
	return ir.NewFloatBits(ty, 1<<63, 0)
}

// Attrs are the attributes of intrinsics that only compute.
func Attrs() ir.AttrSet {
	var s ir.AttrSet
	for _, key := range []string{"nocallback", "nofree", "nosync", "nounwind", "speculatable", "willreturn"} {
		s = s.With(ir.EnumAttr(key))
	}
	return s.With(ir.ValAttr("memory", "none"))
}
