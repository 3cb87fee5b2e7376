package fold

import (
	"math/big"

	"opt-go/frontend/ir"
)

// Binary folds a binary operation of two constants that are no vectors; nil when it cannot, for
// addresses among others. With flags, the result is poison where a promise is broken.
func Binary(op ir.Op, flags ir.Flags, a, b *ir.Const) *ir.Const {
	switch {
	case a.Kind == ir.PoisonConst || b.Kind == ir.PoisonConst:
		return ir.NewPoison(a.Type())
	case a.Kind == ir.UndefConst || b.Kind == ir.UndefConst:
		return undef(op, a, b)
	case a.Kind == ir.IntConst && b.Kind == ir.IntConst:
		return integers(op, flags, a, b)
	case a.Kind == ir.FloatConst && b.Kind == ir.FloatConst:
		return floats(op, a, b)
	}
	return nil
}

// undef folds operations with an undef operand, choosing undef's value as LLVM does.
func undef(op ir.Op, a, b *ir.Const) *ir.Const {
	ty := a.Type()
	both := a.Kind == b.Kind
	switch op {
	case ir.Xor:
		if both {
			return ir.NewZero(ty)
		}
		return ir.NewUndef(ty)
	case ir.Add, ir.Sub:
		return ir.NewUndef(ty)
	case ir.And:
		if both {
			return ir.NewUndef(ty)
		}
		return ir.NewZero(ty)
	case ir.Or:
		if both {
			return ir.NewUndef(ty)
		}
		return ir.NewAllOnes(ty)
	case ir.Mul:
		if both || a.Kind == ir.IntConst && a.Big().Bit(0) == 1 || b.Kind == ir.IntConst && b.Big().Bit(0) == 1 { // an odd factor permutes the numbers
			return ir.NewUndef(ty)
		}
		return ir.NewZero(ty)
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		if b.Kind == ir.UndefConst || b.IsZero() {
			return ir.NewPoison(ty)
		}
		if n, ok := b.Uint64(); ok && n == 1 && b.Kind == ir.IntConst && (op == ir.UDiv || op == ir.SDiv) {
			return ir.NewUndef(ty)
		}
		return ir.NewZero(ty)
	case ir.Shl, ir.LShr, ir.AShr:
		if b.Kind == ir.UndefConst {
			return ir.NewPoison(ty)
		}
		if b.IsZero() {
			return ir.NewUndef(ty)
		}
		return ir.NewZero(ty)
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem:
		if both {
			return ir.NewUndef(ty)
		}
		return NaN(ty)
	}
	return nil
}

// integers computes with integers of any width, giving poison where a flag's promise is broken.
func integers(op ir.Op, flags ir.Flags, a, b *ir.Const) *ir.Const {
	if a.Type().Bits > 64 {
		return large(op, flags, a, b)
	}
	u, _ := a.Uint64()
	v, _ := b.Uint64()
	r, ok := word(op, flags, a.Type().Bits, u, v)
	if !ok {
		return ir.NewPoison(a.Type())
	}
	return ir.NewInt(a.Type(), r)
}

// large computes with exact integers and wraps.
func large(op ir.Op, flags ir.Flags, a, b *ir.Const) *ir.Const {
	ty := a.Type()
	u, v := a.Big(), b.Big()
	s, t := a.BigSigned(), b.BigSigned()
	r := new(big.Int)
	signed := new(big.Int) // the exact signed result, for nsw
	switch op {
	case ir.Add:
		r.Add(u, v)
		signed.Add(s, t)
	case ir.Sub:
		r.Sub(u, v)
		signed.Sub(s, t)
	case ir.Mul:
		r.Mul(u, v)
		signed.Mul(s, t)
	case ir.And:
		return ir.NewBigInt(ty, r.And(u, v))
	case ir.Or:
		if flags&ir.Disjoint != 0 && new(big.Int).And(u, v).Sign() != 0 {
			return ir.NewPoison(ty)
		}
		return ir.NewBigInt(ty, r.Or(u, v))
	case ir.Xor:
		return ir.NewBigInt(ty, r.Xor(u, v))
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		return divRem(op, flags, ty, u, v, s, t)
	default:
		return shift(op, flags, ty, u, v, s)
	}
	if flags&ir.NUW != 0 && (r.Sign() < 0 || r.BitLen() > ty.Bits) || flags&ir.NSW != 0 && !FitsSigned(signed, ty.Bits) {
		return ir.NewPoison(ty)
	}
	return ir.NewBigInt(ty, r)
}

// FitsSigned reports whether v is a two's-complement number of the given width.
func FitsSigned(v *big.Int, width int) bool {
	if v.Sign() >= 0 {
		return v.BitLen() < width
	}
	return new(big.Int).Not(v).BitLen() < width
}

func divRem(op ir.Op, flags ir.Flags, ty *ir.Type, u, v, s, t *big.Int) *ir.Const {
	if v.Sign() == 0 {
		return ir.NewPoison(ty)
	}
	q, r := new(big.Int), new(big.Int)
	if op == ir.UDiv || op == ir.URem {
		q.QuoRem(u, v, r)
	} else {
		q.QuoRem(s, t, r)
		if !FitsSigned(q, ty.Bits) {
			return ir.NewPoison(ty)
		}
	}
	if flags&ir.Exact != 0 && r.Sign() != 0 {
		return ir.NewPoison(ty)
	}
	if op == ir.UDiv || op == ir.SDiv {
		return ir.NewBigInt(ty, q)
	}
	return ir.NewBigInt(ty, r)
}

func shift(op ir.Op, flags ir.Flags, ty *ir.Type, u, v, s *big.Int) *ir.Const {
	if !v.IsUint64() || v.Uint64() >= uint64(ty.Bits) {
		return ir.NewPoison(ty)
	}
	n := uint(v.Uint64())
	r := new(big.Int)
	switch op {
	case ir.Shl:
		r.Lsh(u, n)
		if flags&ir.NUW != 0 && r.BitLen() > ty.Bits || flags&ir.NSW != 0 && !FitsSigned(new(big.Int).Lsh(s, n), ty.Bits) {
			return ir.NewPoison(ty)
		}
		return ir.NewBigInt(ty, r)
	case ir.LShr:
		r.Rsh(u, n)
	case ir.AShr:
		r.Rsh(s, n)
	}
	if flags&ir.Exact != 0 && u.Sign() != 0 && u.TrailingZeroBits() < n {
		return ir.NewPoison(ty)
	}
	return ir.NewBigInt(ty, r)
}
