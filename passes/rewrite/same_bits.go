package rewrite

import "opt-go/frontend/ir"

// SameBits returns the conversion that makes a value of one type the value of another one that has
// its bits, ok: there is one. For equal types it is BitCast. LLVM's isBitOrNoopPointerCastable.
func SameBits(from, to *ir.Type, dl *ir.DataLayout) (op ir.Op, ok bool) {
	number := func(t *ir.Type) bool { return t.Scalar().IsInt() || t.Scalar().IsFloat() }
	switch {
	case from == to:
		return ir.BitCast, true
	case number(from) && number(to) && !from.HasScalable() && !to.HasScalable():
		return ir.BitCast, dl.SizeBits(from) == dl.SizeBits(to)
	case from.IsPtr() && to.IsInt() && !dl.IsNonIntegral(from.Space):
		return ir.PtrToInt, dl.PtrBits(from.Space) == to.Bits
	case from.IsInt() && to.IsPtr() && !dl.IsNonIntegral(to.Space):
		return ir.IntToPtr, dl.PtrBits(to.Space) == from.Bits
	}
	return 0, false
}
