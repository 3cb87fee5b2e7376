package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// selectOfBits is LLVM's simplifySelectBitTest: a select between a value and the same with some bits set or cleared, by a test of those bits.
//
//	(v & m) == 0 ? v & ~m : v  =  v          (v & m) != 0 ? v & ~m : v  =  v & ~m
//	(v & m) == 0 ? v | m : v   =  v | m      (v & m) != 0 ? v | m : v   =  v        where m is one bit
func selectOfBits(c, x, y ir.Value) ir.Value {
	v, mask, clear, ok := bitTest(c)
	if !ok || x != v && y != v {
		return nil
	}
	choose := func(first bool) ir.Value {
		if first {
			return x
		}
		return y
	}
	changed := x
	if x == v {
		changed = y
	}
	if isAndNot(changed, v, mask) {
		return choose(!clear)
	}
	if match.OnesCount(mask.Big()) != 1 || !isOrWith(changed, v, mask) {
		return nil
	}
	r := choose(clear)
	if i := match.Op(r, ir.Or); i != nil && r == changed && i.HasFlag(ir.Disjoint) { // it would be poison where the bit is set already
		return nil
	}
	return r
}

// bitTest matches (v & mask) == 0 (clear) or != 0, and the tests of the sign bit.
func bitTest(c ir.Value) (v ir.Value, mask *ir.Const, clear, ok bool) {
	i := match.Op(c, ir.ICmp)
	if i == nil {
		return nil, nil, false, false
	}
	x, y := i.Operand(0), i.Operand(1)
	ty := x.Type()
	if !ty.Scalar().IsInt() {
		return nil, nil, false, false
	}
	sign := ir.NewBigInt(ty.Scalar(), new(big.Int).Lsh(big.NewInt(1), uint(ty.Scalar().Bits-1)))
	switch {
	case i.Pred.IsEquality() && match.Zero(y):
		a := match.Op(x, ir.And)
		if a == nil || ir.AsInt(a.Operand(1)) == nil {
			return nil, nil, false, false
		}
		return a.Operand(0), ir.AsInt(a.Operand(1)), i.Pred == ir.EQ, true
	case i.Pred == ir.SLT && match.Zero(y), i.Pred == ir.SLE && match.AllOnes(y):
		return x, sign, false, true
	case i.Pred == ir.SGT && match.AllOnes(y), i.Pred == ir.SGE && match.Zero(y):
		return x, sign, true, true
	}
	return nil, nil, false, false
}

func isAndNot(v, x ir.Value, mask *ir.Const) bool {
	a, b, ok := binaryOf(v, ir.And)
	k := ir.AsInt(b)
	return ok && a == x && k != nil && constfold.Binary(ir.Xor, 0, k, ir.NewAllOnes(k.Type()), nil) == mask
}

func isOrWith(v, x ir.Value, mask *ir.Const) bool {
	a, b, ok := binaryOf(v, ir.Or)
	return ok && a == x && ir.AsInt(b) == mask
}
