package simplify

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// Shifts: LLVM's simplifyShift and its callers. An amount that is not less than the width gives
// poison.

func simplifyShift(q *Query, op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := x.Type()
	if match.Undef(y) {
		return ir.NewPoison(ty)
	}
	if match.Zero(y) || extendsBool(y, ir.SExt) { // by -1 it would be poison
		return x
	}
	if match.Undef(x) && flags&(ir.NUW|ir.NSW|ir.Exact) != 0 { // 0, or a number for which it is poison
		return x
	}
	if match.Zero(x) || match.Undef(x) {
		return ir.NewZero(ty)
	}
	if tooFar(y, uint64(ty.Scalar().Bits)) {
		return ir.NewPoison(ty)
	}
	if v := q.shiftByKnown(x, y); v != nil {
		return v
	}
	if op != ir.Shl && x == y { // x >> x: x is less than its width, or the result is poison
		return ir.NewZero(ty)
	}
	if op == ir.Shl && q.losesBits(flags, x, y) {
		return ir.NewPoison(ty)
	}
	if k := ir.AsInt(y); k != nil {
		if n, ok := k.Uint64(); !ok || n >= uint64(ty.Scalar().Bits) {
			return ir.NewPoison(ty)
		}
	}
	if op == ir.AShr && (match.AllOnes(x) || q.SignBits(x) == ty.Scalar().Bits) {
		return x
	}
	if k := ir.AsInt(x); k != nil { // by any other amount than zero a bit would be lost
		if flags&ir.Exact != 0 && k.Big().Bit(0) == 1 || op == ir.Shl && flags&ir.NUW != 0 && k.BigSigned().Sign() < 0 {
			return x
		}
	}
	// (a << n) >> n = a when no bit was lost, and the reverse for exact
	if op == ir.Shl {
		for _, r := range []ir.Op{ir.LShr, ir.AShr} {
			if i := match.Op(x, r); i != nil && i.HasFlag(ir.Exact) && i.Operand(1) == y {
				return i.Operand(0)
			}
		}
		return nil
	}
	if i := match.Op(x, ir.Shl); i != nil && i.Operand(1) == y && (op == ir.LShr && i.HasFlag(ir.NUW) || op == ir.AShr && i.HasFlag(ir.NSW)) {
		return i.Operand(0)
	}
	return nil
}

// tooFar reports whether every lane of a constant amount is at least w, or undef or poison.
func tooFar(v ir.Value, w uint64) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.VectorConst || k.Type().Scalable {
		return false
	}
	for n := range k.Type().Len {
		e, _ := k.Elem(n).(*ir.Const)
		if e == nil {
			return false
		}
		if e.Kind == ir.UndefConst || e.Kind == ir.PoisonConst {
			continue
		}
		if c, ok := match.Uint(e); !ok || c < w && ir.AsInt(e).Big().IsUint64() {
			return false
		}
	}
	return true
}

// shiftByKnown uses the known bits of the amount: too large an amount is poison, and the amount is
// 0 where every bit that may be set is too large.
func (q *Query) shiftByKnown(x, y ir.Value) ir.Value {
	k, w := q.KnownBitsAtDepth(y, 0), y.Type().Scalar().Bits
	if k.Min() >= uint64(w) {
		return ir.NewPoison(x.Type())
	}
	if k.TrailingZeros(w) >= bits.Len64(uint64(w-1)) {
		return x
	}
	return nil
}

// losesBits reports whether a left shift shifts a bit out that its flags exclude: one that is set,
// or one that differs from the sign. It asks for known bits of the least amount.
func (q *Query) losesBits(flags ir.Flags, x, y ir.Value) bool {
	w := x.Type().Scalar().Bits
	if flags&(ir.NUW|ir.NSW) == 0 || w > 64 || ir.IsConst(x) {
		return false
	}
	least := q.KnownBitsAtDepth(y, 0).Min()
	if least == 0 || least >= uint64(w) {
		return false
	}
	k := q.KnownBitsAtDepth(x, 0)
	out := func(n uint64) uint64 { return (1<<n - 1) << (uint64(w) - n) } // the highest n bits
	if flags&ir.NUW != 0 && k.One&out(least) != 0 {
		return true
	}
	return flags&ir.NSW != 0 && k.One&out(least+1) != 0 && k.Zero&out(least+1) != 0
}
