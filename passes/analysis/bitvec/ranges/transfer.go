package ranges

import "opt-go/frontend/ir"

// What operations make of

// OfBinary returns the results of an operation on integers of two ranges; it relies on the flags.
// Of two ranges that may be returned p prefers one.
func OfBinary(op ir.Op, flags ir.Flags, x, y Range, p Prefer) Range {
	switch op {
	case ir.Add:
		return x.AddNoWrap(y, flags, p)
	case ir.Sub:
		return x.SubNoWrap(y, flags, p)
	case ir.Mul:
		return x.MulNoWrap(y, flags, p)
	case ir.UDiv:
		return x.UDiv(y)
	case ir.SDiv:
		return x.SDiv(y)
	case ir.URem:
		return x.URem(y)
	case ir.SRem:
		return x.SRem(y)
	case ir.Shl:
		return x.Shl(y)
	case ir.LShr:
		return x.LShr(y)
	case ir.AShr:
		return x.AShr(y)
	case ir.And:
		return x.And(y)
	case ir.Or:
		return x.Or(y)
	case ir.Xor:
		return x.Xor(y)
	}
	return Full(x.Bits())
}

// intrinsicRanges are those of the intrinsics that LLVM's ConstantRange knows.
var intrinsicRanges = map[string]func(x, y Range) Range{
	"llvm.umin":     Range.UMinOf,
	"llvm.umax":     Range.UMaxOf,
	"llvm.smin":     Range.SMinOf,
	"llvm.smax":     Range.SMaxOf,
	"llvm.uadd.sat": func(x, y Range) Range { return x.Saturated(AddOp, y, false) },
	"llvm.sadd.sat": func(x, y Range) Range { return x.Saturated(AddOp, y, true) },
	"llvm.usub.sat": func(x, y Range) Range { return x.Saturated(SubOp, y, false) },
	"llvm.ssub.sat": func(x, y Range) Range { return x.Saturated(SubOp, y, true) },
	"llvm.abs":      func(x, y Range) Range { return x.Abs(isTrue(y)) },
	"llvm.ctlz":     func(x, y Range) Range { return x.CountZeros(true, isTrue(y)) },
	"llvm.cttz":     func(x, y Range) Range { return x.CountZeros(false, isTrue(y)) },
	"llvm.ctpop":    func(x, _ Range) Range { return x.CountOnes() },
}

func isTrue(r Range) bool {
	v, ok := r.Value()
	return ok && !v.IsZero()
}

// OfIntrinsic returns the results of an intrinsic on integers of ranges, ok is false for
// intrinsics that are not known.
func OfIntrinsic(id string, x, y Range) (r Range, ok bool) {
	if f := intrinsicRanges[id]; f != nil {
		return f(x, y), true
	}
	return r, false
}

// HasIntrinsic reports whether OfIntrinsic handles an intrinsic.
func HasIntrinsic(id string) bool { return intrinsicRanges[id] != nil }

// WithOverflow names the operation of llvm.{s,u}{add,sub,mul}.with.overflow.
func WithOverflow(id string) (op ir.Op, arith Arith, signed, ok bool) {
	switch id {
	case "llvm.sadd.with.overflow", "llvm.uadd.with.overflow":
		return ir.Add, AddOp, id[5] == 's', true
	case "llvm.ssub.with.overflow", "llvm.usub.with.overflow":
		return ir.Sub, SubOp, id[5] == 's', true
	case "llvm.smul.with.overflow", "llvm.umul.with.overflow":
		return ir.Mul, MulOp, id[5] == 's', true
	}
	return 0, 0, false, false
}
