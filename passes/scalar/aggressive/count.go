package aggressive

import "opt-go/frontend/ir"

// countOfBits knows the counting of bits in parallel, the last step of which is i:
//
//	v = v - ((v >> 1) & 0x5555…)
//	v = (v & 0x3333…) + ((v >> 2) & 0x3333…)
//	v = (v + (v >> 4)) & 0x0f0f…
//	c = (v * 0x0101…) >> (width - 8)
func (a *aggressive) countOfBits(i *ir.Instr) bool {
	ty := i.Type().Scalar()
	if i.Op() != ir.LShr || ty.Kind != ir.IntKind || ty.Bits > 64 || ty.Bits <= 8 || ty.Bits%8 != 0 {
		return false
	}
	width := uint(ty.Bits)
	pattern := func(b uint64) uint64 { return b * 0x0101010101010101 & (1<<(width-1)<<1 - 1) }
	if n, ok := number(i.Operand(1)); !ok || n != uint64(width-8) {
		return false
	}
	nibbles := withNumber(withNumber(i.Operand(0), ir.Mul, pattern(1)), ir.And, pattern(0x0f))
	pairs := sumOf(nibbles, func(x, y ir.Value) bool { return withNumber(y, ir.LShr, 4) == x })
	var halves ir.Value
	ok := pairs != nil && sumOf(pairs, func(x, y ir.Value) bool {
		halves = withNumber(x, ir.And, pattern(0x33))
		high := withNumber(y, ir.And, pattern(0x33))
		return halves != nil && high != nil && withNumber(high, ir.LShr, 2) == halves
	}) != nil
	if !ok {
		return false
	}
	sub := operation(halves, ir.Sub)
	if sub == nil {
		return false
	}
	odd := operation(sub.Operand(1), ir.And)
	if odd == nil || withNumber(odd.Operand(0), ir.LShr, 1) != sub.Operand(0) {
		return false
	}
	if mask, isNumber := number(odd.Operand(1)); !isNumber || mask != pattern(0x55) {
		return false
	}
	ir.ReplaceAllUses(i, intrinsic(ir.Before(i), a.f, "llvm.ctpop", []ir.Value{sub.Operand(0)}))
	return true
}

// withNumber returns the first operand of an operation whose second one is n, or nil.
func withNumber(v ir.Value, op ir.Op, n uint64) ir.Value {
	i := operation(v, op)
	if i == nil {
		return nil
	}
	if k, ok := number(i.Operand(1)); !ok || k != n {
		return nil
	}
	return i.Operand(0)
}

// sumOf returns the operand x of a sum for which, with the other one, a condition holds; or nil.
func sumOf(v ir.Value, holds func(x, y ir.Value) bool) ir.Value {
	i := operation(v, ir.Add)
	if i == nil {
		return nil
	}
	for k := range 2 {
		if x, y := i.Operand(k), i.Operand(1-k); holds(x, y) {
			return x
		}
	}
	return nil
}
