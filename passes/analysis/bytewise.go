package analysis

import (
	"math/big"

	"opt-go/frontend/ir"
)

// BytewiseValue returns the i8 that every byte of v in memory is equal to, or nil when there is
// none: memset can then write v. undef says that any byte will do. LLVM's isBytewiseValue.
func BytewiseValue(v ir.Value, dl *ir.DataLayout) ir.Value {
	ctx := v.Type().Context()
	k, isConst := v.(*ir.Const)
	switch {
	case v.Type() == ctx.I8:
		return v
	case !isConst:
		return nil
	case k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst:
		return ir.NewUndef(ctx.I8)
	case dl.StoreSize(v.Type()) == 0:
		return ir.NewPoison(ctx.I8)
	case k.IsZero():
		return ir.NewZero(ctx.I8)
	}
	switch t := v.Type(); t.Kind {
	case ir.HalfKind, ir.FloatKind, ir.DoubleKind:
		lo, _ := k.FloatBits()
		return repeatedByte(ctx, new(big.Int).SetUint64(lo), t.FloatBits())
	case ir.IntKind:
		if k.Kind != ir.IntConst || t.Bits%8 != 0 {
			return nil
		}
		return repeatedByte(ctx, k.Big(), t.Bits)
	case ir.PtrKind:
		if k.Kind != ir.ExprConst || k.Op != ir.IntToPtr {
			return nil
		}
		n := ir.AsInt(k.Elems[0])
		if n == nil {
			return nil
		}
		return repeatedByte(ctx, n.Big(), dl.PtrBits(t.Space))
	case ir.ArrayKind, ir.StructKind, ir.VectorKind:
		return commonByte(k, dl)
	}
	return nil
}

// repeatedByte returns the byte that a number of so many bits consists of, or nil.
func repeatedByte(ctx *ir.Context, n *big.Int, bits int) ir.Value {
	all := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1))
	bytes := new(big.Int).And(n, all).FillBytes(make([]byte, bits/8))
	for _, b := range bytes {
		if b != bytes[0] {
			return nil
		}
	}
	return ir.NewInt(ctx.I8, uint64(bytes[0]))
}

// commonByte returns the byte that all members of an aggregate consist of, or nil.
func commonByte(k *ir.Const, dl *ir.DataLayout) ir.Value {
	ctx := k.Type().Context()
	any := ir.Value(ir.NewUndef(ctx.I8))
	same := any
	for j := range k.Type().NumFields() {
		e := k.Elem(j)
		if e == nil {
			return nil
		}
		b := BytewiseValue(e, dl)
		switch {
		case b == nil:
			return nil
		case same == any:
			same = b
		case b != any && b != same:
			return nil
		}
	}
	return same
}
