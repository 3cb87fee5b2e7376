package constfold

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
)

// Cast folds a conversion of a constant; nil when it cannot.
func Cast(op ir.Op, v ir.Value, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	x, ok := v.(*ir.Const)
	if !ok { // a global
		if op == ir.BitCast && v.Type() == ty {
			return v
		}
		return castExpr(op, v, ty)
	}
	if op == ir.BitCast {
		if dl != nil && dl.BigEndian && lanesOf(x.Type()) != lanesOf(ty) && !x.IsZero() { // the first lane has the highest bits
			return nil
		}
		return orNil(fold.BitCast(x, ty))
	}
	if r := fold.Lanes(x, ty, func(k *ir.Const) *ir.Const { return castScalar(op, k, ty.Scalar()) }); r != nil {
		return r
	}
	switch {
	case op == ir.AddrSpaceCast && x.IsZero(): // the null of another address space may be any address
		return castExpr(op, v, ty)
	case x.Kind == ir.ExprConst:
		if r := foldCastPair(op, x, ty, dl); r != nil {
			return r
		}
		return castExpr(op, v, ty)
	case x.Kind == ir.VectorConst && x.Type().Scalar().IsPtr():
		return castExpr(op, v, ty)
	}
	return nil
}

// castScalar is fold.Cast, or the expression for a number that is no null pointer.
func castScalar(op ir.Op, k *ir.Const, ty *ir.Type) *ir.Const {
	if r := fold.Cast(op, k, ty); r != nil || op != ir.IntToPtr || k.Kind != ir.IntConst {
		return r
	}
	e, _ := castExpr(op, k, ty).(*ir.Const)
	return e
}

// foldCastPair makes a cast of a cast one cast, or none. Between pointers and numbers that depends
// on the pointers' width.
func foldCastPair(op ir.Op, x *ir.Const, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	inner := x.Elems[0]
	from := inner.Type()
	switch {
	case op == ir.Trunc && (x.Op == ir.Trunc || x.Op == ir.PtrToInt):
		return Cast(x.Op, inner, ty, dl)
	case op == ir.AddrSpaceCast && x.Op == ir.AddrSpaceCast:
		if from == ty {
			return inner
		}
		return Cast(op, inner, ty, dl)
	case dl == nil || ty.IsVector():
	case op == ir.IntToPtr && x.Op == ir.PtrToInt:
		if from == ty && x.Type().Bits >= dl.PtrBits(ty.Space) {
			return inner
		}
	case op.IsPtrToNumber() && x.Op == ir.IntToPtr:
		if n := resize(inner, dl.IntPtrType(x.Type())); n != nil {
			return resize(n, ty)
		}
	}
	return nil
}

// castExpr makes the constant expressions that LLVM still has: of pointers, and trunc.
func castExpr(op ir.Op, v ir.Value, ty *ir.Type) ir.Value {
	switch op {
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.AddrSpaceCast, ir.BitCast, ir.Trunc:
		return ir.NewExpr(ty, ir.Const{Op: op, Elems: []ir.Value{v}})
	}
	return nil
}

// lanesOf is how many numbers a type consists of.
func lanesOf(ty *ir.Type) uint64 {
	if ty.IsVector() {
		return ty.Len
	}
	return 1
}
