package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// maskOfShift is a shifted value under a mask that only clears bits that the shift has cleared already.
//
//	(x << 8) & -256  =  x << 8          (x >> 8) & 0x00ffffff  =  x >> 8
func maskOfShift(x, y ir.Value) ir.Value {
	mask, s := ir.AsInt(y), match.Instr(x)
	if mask == nil || s == nil || s.Op() != ir.Shl && s.Op() != ir.LShr {
		return nil
	}
	amount := ir.AsInt(s.Operand(1))
	if amount == nil {
		return nil
	}
	n, ok := amount.Uint64()
	w := uint(mask.Type().Bits)
	if !ok || n >= uint64(w) {
		return nil
	}
	all := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1))
	kept := new(big.Int).Rsh(all, uint(n)) // the bits of x that the shift keeps, where they were or where they go
	if s.Op() == ir.Shl {
		kept.Lsh(kept, uint(n))
	}
	if kept.AndNot(kept, mask.Big()).Sign() != 0 {
		return nil
	}
	return x
}

// rotatedOnes is -1 rotated, in two parts: (-1 << n) | (-1 >> (c - n)), or with the shifts exchanged, has all bits set where c is at most
// the width.
func rotatedOnes(x, y ir.Value) ir.Value {
	a, b := match.Instr(x), match.Instr(y)
	if a == nil || b == nil || !(a.Op() == ir.Shl && b.Op() == ir.LShr || a.Op() == ir.LShr && b.Op() == ir.Shl) {
		return nil
	}
	if !match.AllOnes(a.Operand(0)) || !match.AllOnes(b.Operand(0)) {
		return nil
	}
	c, n, ok := binaryOf(b.Operand(1), ir.Sub)
	if !ok || n != a.Operand(1) {
		return nil
	}
	k := ir.AsInt(c)
	if k == nil || k.Big().Cmp(big.NewInt(int64(k.Type().Bits))) > 0 {
		return nil
	}
	return ir.NewAllOnes(x.Type())
}
