package lattice

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
)

// What operations make of ranges.

// BinaryRange returns the results of an operation on integers of two ranges; it relies on the
// flags.
func BinaryRange(op ir.Op, flags ir.Flags, x, y ranges.Range) ranges.Range {
	switch op {
	case ir.Add:
		return x.AddNoWrap(y, flags, ranges.Smallest)
	case ir.Sub:
		return x.SubNoWrap(y, flags, ranges.Smallest)
	case ir.Mul:
		return x.MulNoWrap(y, flags, ranges.Smallest)
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
	return ranges.Full(x.Bits())
}

// intrinsicRanges are those of the intrinsics that LLVM's ConstantRange knows.
var intrinsicRanges = map[string]func(x, y ranges.Range) ranges.Range{
	"llvm.umin":     ranges.Range.UMinOf,
	"llvm.umax":     ranges.Range.UMaxOf,
	"llvm.smin":     ranges.Range.SMinOf,
	"llvm.smax":     ranges.Range.SMaxOf,
	"llvm.uadd.sat": func(x, y ranges.Range) ranges.Range { return x.Saturated(ranges.AddOp, y, false) },
	"llvm.sadd.sat": func(x, y ranges.Range) ranges.Range { return x.Saturated(ranges.AddOp, y, true) },
	"llvm.usub.sat": func(x, y ranges.Range) ranges.Range { return x.Saturated(ranges.SubOp, y, false) },
	"llvm.ssub.sat": func(x, y ranges.Range) ranges.Range { return x.Saturated(ranges.SubOp, y, true) },
	"llvm.abs":      func(x, y ranges.Range) ranges.Range { return x.Abs(isTrue(y)) },
	"llvm.ctlz":     func(x, y ranges.Range) ranges.Range { return x.CountZeros(true, isTrue(y)) },
	"llvm.cttz":     func(x, y ranges.Range) ranges.Range { return x.CountZeros(false, isTrue(y)) },
	"llvm.ctpop":    func(x, _ ranges.Range) ranges.Range { return x.CountOnes() },
}

func isTrue(r ranges.Range) bool {
	v, ok := r.Value()
	return ok && !v.IsZero()
}

// IntrinsicRange returns the results of an intrinsic on integers of ranges, ok is false for
// intrinsics that are not known.
func IntrinsicRange(id string, x, y ranges.Range) (r ranges.Range, ok bool) {
	if f := intrinsicRanges[id]; f != nil {
		return f(x, y), true
	}
	return r, false
}

// HasRange reports whether IntrinsicRange handles an intrinsic.
func HasRange(id string) bool { return intrinsicRanges[id] != nil }

// WithOverflow names the operation of llvm.{s,u}{add,sub,mul}.with.overflow.
func WithOverflow(id string) (op ir.Op, arith ranges.Arith, signed, ok bool) {
	switch id {
	case "llvm.sadd.with.overflow", "llvm.uadd.with.overflow":
		return ir.Add, ranges.AddOp, id[5] == 's', true
	case "llvm.ssub.with.overflow", "llvm.usub.with.overflow":
		return ir.Sub, ranges.SubOp, id[5] == 's', true
	case "llvm.smul.with.overflow", "llvm.umul.with.overflow":
		return ir.Mul, ranges.MulOp, id[5] == 's', true
	}
	return 0, 0, false, false
}
