package simplify

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
)

// FoldCast folds a conversion of a constant; nil when it cannot.
func FoldCast(op ir.Op, v ir.Value, ty *ir.Type, dl *ir.DataLayout) ir.Value {
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
		return orNil(foldBitCast(x, ty))
	}
	if r := mapLanes(x, ty, func(k *ir.Const) *ir.Const { return foldScalarCast(op, k, ty.Scalar()) }); r != nil {
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

// foldCastPair makes a cast of a cast one cast, or none. Between pointers and numbers that depends on the pointers' width.
func foldCastPair(op ir.Op, x *ir.Const, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	inner := x.Elems[0]
	from := inner.Type()
	switch {
	case op == ir.Trunc && (x.Op == ir.Trunc || x.Op == ir.PtrToInt):
		return FoldCast(x.Op, inner, ty, dl)
	case op == ir.AddrSpaceCast && x.Op == ir.AddrSpaceCast:
		if from == ty {
			return inner
		}
		return FoldCast(op, inner, ty, dl)
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

func foldScalarCast(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	switch x.Kind {
	case ir.PoisonConst:
		return ir.NewPoison(ty)
	case ir.UndefConst:
		if op == ir.ZExt || op == ir.SExt || op == ir.UIToFP || op == ir.SIToFP {
			return ir.NewZero(ty)
		}
		return ir.NewUndef(ty)
	case ir.NullConst:
		if op.IsPtrToNumber() {
			return ir.NewZero(ty)
		}
		return nil
	case ir.IntConst:
		return foldIntCast(op, x, ty)
	case ir.FloatConst:
		return foldFloatCast(op, x, ty)
	}
	return nil
}

func foldIntCast(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	switch op {
	case ir.Trunc, ir.ZExt:
		return ir.NewBigInt(ty, x.Big())
	case ir.SExt:
		return ir.NewBigInt(ty, x.BigSigned())
	case ir.UIToFP, ir.SIToFP:
		return foldIntToFP(op, x, ty)
	case ir.IntToPtr:
		if x.IsZero() {
			return ir.NewZero(ty)
		}
		e, _ := castExpr(op, x, ty).(*ir.Const)
		return e
	}
	return nil
}

func foldFloatCast(op ir.Op, x *ir.Const, ty *ir.Type) *ir.Const {
	switch op {
	case ir.FPToSI, ir.FPToUI:
		return foldFPToInt(op, x, ty)
	case ir.FPTrunc, ir.FPExt:
		v, ok := x.Float64()
		if !ok || ty.FloatBits() > 64 || v != v {
			return nil
		}
		return ir.NewFloat(ty, v)
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

// foldBitCast reinterprets integers, floats and vectors of them with fixed sizes, in little-endian lane order.
func foldBitCast(x *ir.Const, ty *ir.Type) *ir.Const {
	if x.Type() == ty {
		return x
	}
	switch x.Kind {
	case ir.PoisonConst:
		return ir.NewPoison(ty)
	case ir.UndefConst:
		return ir.NewUndef(ty)
	}
	if x.IsZero() && ty.Kind != ir.TargetKind && ty.Kind != ir.X86AMXKind {
		return ir.NewZero(ty)
	}
	if t := x.Type(); t.IsVector() && ty.IsVector() && !t.Scalable && !ty.Scalable && ty.Len%t.Len == 0 {
		return splitLanes(x, ty)
	}
	b := constBits(x)
	if b == nil {
		return nil
	}
	return bitsToConst(b, ty)
}

// splitLanes reinterprets every lane of a vector as one or more lanes of another. What comes from an undefined lane is undefined.
func splitLanes(x *ir.Const, ty *ir.Type) *ir.Const {
	from := x.Type()
	ratio := ty.Len / from.Len
	part := ty.Elem
	if ratio > 1 {
		part = ty.Context().Vector(ratio, ty.Elem, false)
	}
	var out []ir.Value
	for n := range from.Len {
		e, ok := x.Elem(n).(*ir.Const)
		if !ok {
			return nil
		}
		if ratio > 1 && e.Kind == ir.PoisonConst {
			e = ir.NewUndef(from.Elem)
		}
		k := foldBitCast(e, part)
		if k == nil {
			return nil
		}
		if ratio == 1 {
			out = append(out, k)
			continue
		}
		for m := range ratio {
			out = append(out, k.Elem(m))
		}
	}
	return ir.NewAggregate(ty, out)
}

// laneWidth is 0 for what is no number, or has no plain row of bits.
func laneWidth(t *ir.Type) int {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits
	case ir.PPCFP128Kind:
		return 0
	}
	return t.FloatBits()
}

// constBits returns the bits of an integer, a float, or a fixed vector of them, of which undefined lanes are zero; nil for others.
func constBits(x *ir.Const) *big.Int {
	switch x.Kind {
	case ir.IntConst:
		return x.Big()
	case ir.FloatConst:
		if laneWidth(x.Type()) == 0 {
			return nil
		}
		lo, hi := x.FloatBits()
		high := new(big.Int).SetUint64(hi)
		return high.Lsh(high, 64).Or(high, new(big.Int).SetUint64(lo))
	}
	t := x.Type()
	if !t.IsVector() || t.Scalable || laneWidth(t.Elem) == 0 {
		return nil
	}
	out := new(big.Int)
	for n := int(t.Len) - 1; n >= 0; n-- {
		e, ok := x.Elem(uint64(n)).(*ir.Const)
		if !ok {
			return nil
		}
		out.Lsh(out, uint(laneWidth(t.Elem)))
		if e.Kind == ir.UndefConst || e.Kind == ir.PoisonConst {
			continue
		}
		b := constBits(e)
		if b == nil {
			return nil
		}
		out.Or(out, b)
	}
	return out
}

func bitsToConst(b *big.Int, ty *ir.Type) *ir.Const {
	switch {
	case ty.Kind == ir.IntKind:
		return ir.NewBigInt(ty, b)
	case ty.IsFloat() && laneWidth(ty) > 0:
		low := new(big.Int).SetUint64(math.MaxUint64)
		return ir.NewFloatBits(ty, low.And(low, b).Uint64(), new(big.Int).Rsh(b, 64).Uint64())
	case ty.IsVector() && !ty.Scalable && laneWidth(ty.Elem) > 0:
		w := uint(laneWidth(ty.Elem))
		mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1))
		out := make([]ir.Value, ty.Len)
		for n := range out {
			part := new(big.Int).And(new(big.Int).Rsh(b, w*uint(n)), mask)
			out[n] = bitsToConst(part, ty.Elem)
		}
		return ir.NewAggregate(ty, out)
	}
	return nil
}
