// Package fromllir says what llir's enumerations, expression types and small attributes are in
// package ir: conversions that need neither the text nor a module.
package fromllir

import (
	"strconv"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"opt-go/frontend/dialect"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
)

// Cast returns opcode and parts of a conversion, or BadOp.
func Cast(e constant.Expression) (ir.Op, constant.Constant, types.Type) {
	switch e := e.(type) {
	case *constant.ExprTrunc:
		return ir.Trunc, e.From, e.To
	case *constant.ExprZExt:
		return ir.ZExt, e.From, e.To
	case *constant.ExprSExt:
		return ir.SExt, e.From, e.To
	case *constant.ExprFPTrunc:
		return ir.FPTrunc, e.From, e.To
	case *constant.ExprFPExt:
		return ir.FPExt, e.From, e.To
	case *constant.ExprFPToUI:
		return ir.FPToUI, e.From, e.To
	case *constant.ExprFPToSI:
		return ir.FPToSI, e.From, e.To
	case *constant.ExprUIToFP:
		return ir.UIToFP, e.From, e.To
	case *constant.ExprSIToFP:
		return ir.SIToFP, e.From, e.To
	case *constant.ExprPtrToInt:
		return ir.PtrToInt, e.From, e.To
	case *constant.ExprIntToPtr:
		return ir.IntToPtr, e.From, e.To
	case *constant.ExprBitCast:
		return ir.BitCast, e.From, e.To
	case *constant.ExprAddrSpaceCast:
		return ir.AddrSpaceCast, e.From, e.To
	}
	return ir.BadOp, nil, nil
}

// Binary returns opcode and operands of a binary operation, or BadOp.
func Binary(e constant.Expression) (op ir.Op, x, y constant.Constant) {
	switch e := e.(type) {
	case *constant.ExprAdd:
		return ir.Add, e.X, e.Y
	case *constant.ExprFAdd:
		return ir.FAdd, e.X, e.Y
	case *constant.ExprSub:
		return ir.Sub, e.X, e.Y
	case *constant.ExprFSub:
		return ir.FSub, e.X, e.Y
	case *constant.ExprMul:
		return ir.Mul, e.X, e.Y
	case *constant.ExprFMul:
		return ir.FMul, e.X, e.Y
	case *constant.ExprUDiv:
		return ir.UDiv, e.X, e.Y
	case *constant.ExprSDiv:
		return ir.SDiv, e.X, e.Y
	case *constant.ExprFDiv:
		return ir.FDiv, e.X, e.Y
	case *constant.ExprURem:
		return ir.URem, e.X, e.Y
	case *constant.ExprSRem:
		return ir.SRem, e.X, e.Y
	case *constant.ExprFRem:
		return ir.FRem, e.X, e.Y
	case *constant.ExprShl:
		return ir.Shl, e.X, e.Y
	case *constant.ExprLShr:
		return ir.LShr, e.X, e.Y
	case *constant.ExprAShr:
		return ir.AShr, e.X, e.Y
	case *constant.ExprAnd:
		return ir.And, e.X, e.Y
	case *constant.ExprOr:
		return ir.Or, e.X, e.Y
	case *constant.ExprXor:
		return ir.Xor, e.X, e.Y
	}
	return ir.BadOp, nil, nil
}

// ExprFlags returns the flags of a binary expression, as words.
func ExprFlags(e constant.Expression) []string {
	var overflow []enum.OverflowFlag
	exact := false
	switch e := e.(type) {
	case *constant.ExprAdd:
		overflow = e.OverflowFlags
	case *constant.ExprSub:
		overflow = e.OverflowFlags
	case *constant.ExprMul:
		overflow = e.OverflowFlags
	case *constant.ExprShl:
		overflow = e.OverflowFlags
	case *constant.ExprUDiv:
		exact = e.Exact
	case *constant.ExprSDiv:
		exact = e.Exact
	case *constant.ExprLShr:
		exact = e.Exact
	case *constant.ExprAShr:
		exact = e.Exact
	}
	var out []string
	for _, f := range overflow {
		out = append(out, f.String())
	}
	if exact {
		out = append(out, "exact")
	}
	return out
}

// FastMath converts the flags of a floating-point operation.
func FastMath(list []enum.FastMathFlag) ir.Flags {
	var fl ir.Flags
	for _, x := range list {
		fl |= constexpr.FlagByName[x.String()]
	}
	return fl
}

// Overflow converts nuw and nsw.
func Overflow(list []enum.OverflowFlag) ir.Flags {
	var fl ir.Flags
	for _, x := range list {
		fl |= constexpr.FlagByName[x.String()]
	}
	return fl
}

// Exact is the flag exact of a division or right shift.
func Exact(on bool) ir.Flags {
	if on {
		return ir.Exact
	}
	return 0
}

// Pred converts the name of a comparison.
func Pred(name string, float bool) ir.Pred {
	p, ok := ir.PredByName(name, float)
	if !ok {
		panic("frontend: llir predicate " + name)
	}
	return p
}

// Ordering converts the ordering of an atomic instruction.
func Ordering(o enum.AtomicOrdering) ir.Ordering {
	out, _ := ir.OrderingByName(o.String())
	return out
}

// CallConv converts a calling convention; llir numbers C as 1.
func CallConv(c enum.CallingConv) ir.CallConv {
	switch c {
	case enum.CallingConvC:
		return ir.CCC
	case dialect.ConvOne:
		return 1
	}
	return ir.CallConv(c)
}

// TLSModel converts a model of thread-local storage; "" is none.
func TLSModel(m enum.TLSModel) string {
	switch m {
	case enum.TLSModelNone:
		return ""
	case enum.TLSModelGeneric:
		return "generaldynamic"
	}
	return m.String()
}

// VScaleRange gives both bounds, as LLVM prints them.
func VScaleRange(a llir.VectorScaleRange) ir.Attr {
	if a.Min < 0 {
		a.Min = a.Max
	}
	return ir.ValAttr("vscale_range", strconv.Itoa(a.Min)+","+strconv.Itoa(a.Max))
}

// PairAttr converts the attribute "key"="value".
func PairAttr(a llir.AttrPair) ir.Attr {
	return ir.Attr{Key: a.Key, Val: a.Value, IsString: true, HasVal: true}
}

// DerefAttr converts dereferenceable and dereferenceable_or_null.
func DerefAttr(a llir.Dereferenceable) ir.Attr {
	key := "dereferenceable"
	if a.DerefOrNull {
		key = "dereferenceable_or_null"
	}
	return ir.ValAttr(key, strconv.FormatUint(a.N, 10))
}

// FloatBits returns the bits of a floating-point type that is written in hexadecimal.
func FloatBits(t *types.FloatType) int {
	switch t.Kind {
	case types.FloatKindHalf:
		return 16
	case types.FloatKindFloat:
		return 32
	case types.FloatKindDouble:
		return 64
	case types.FloatKindX86_FP80:
		return 80
	}
	return 128
}
