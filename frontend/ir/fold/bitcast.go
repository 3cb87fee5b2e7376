package fold

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
)

// BitCast reinterprets integers, floats and vectors of them with fixed sizes, in little-endian lane
// order.
func BitCast(x *ir.Const, ty *ir.Type) *ir.Const {
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
	b := Bits(x)
	if b == nil {
		return nil
	}
	return FromBits(b, ty)
}

// splitLanes reinterprets every lane of a vector as one or more lanes of another. What comes from
// an undefined lane is undefined.
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
		k := BitCast(e, part)
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

// LaneWidth returns the width of a lane in bits; 0 for types that are not numbers, or have no plain
// bit representation.
func LaneWidth(t *ir.Type) int {
	switch t.Kind {
	case ir.IntKind:
		return t.Bits
	}
	return t.FloatBits()
}

// Bits returns the bits of an integer, a float, or a fixed vector of them, of which undefined lanes
// are zero; nil for others.
func Bits(x *ir.Const) *big.Int {
	switch x.Kind {
	case ir.IntConst:
		return x.Big()
	case ir.FloatConst:
		if LaneWidth(x.Type()) == 0 {
			return nil
		}
		lo, hi := x.FloatBits()
		high := new(big.Int).SetUint64(hi)
		return high.Lsh(high, 64).Or(high, new(big.Int).SetUint64(lo))
	}
	t := x.Type()
	if !t.IsVector() || t.Scalable || LaneWidth(t.Elem) == 0 {
		return nil
	}
	out := new(big.Int)
	for n := int(t.Len) - 1; n >= 0; n-- {
		e, ok := x.Elem(uint64(n)).(*ir.Const)
		if !ok {
			return nil
		}
		out.Lsh(out, uint(LaneWidth(t.Elem)))
		if e.Kind == ir.UndefConst || e.Kind == ir.PoisonConst {
			continue
		}
		b := Bits(e)
		if b == nil {
			return nil
		}
		out.Or(out, b)
	}
	return out
}

// FromBits is the constant of a type that has the bits; nil where the type has no plain row of
// them.
func FromBits(b *big.Int, ty *ir.Type) *ir.Const {
	switch {
	case ty.Kind == ir.IntKind:
		return ir.NewBigInt(ty, b)
	case ty.IsFloat() && LaneWidth(ty) > 0:
		low := new(big.Int).SetUint64(math.MaxUint64)
		return ir.NewFloatBits(ty, low.And(low, b).Uint64(), new(big.Int).Rsh(b, 64).Uint64())
	case ty.IsVector() && !ty.Scalable && LaneWidth(ty.Elem) > 0:
		w := uint(LaneWidth(ty.Elem))
		mask := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1))
		out := make([]ir.Value, ty.Len)
		for n := range out {
			part := new(big.Int).And(new(big.Int).Rsh(b, w*uint(n)), mask)
			out[n] = FromBits(part, ty.Elem)
		}
		return ir.NewAggregate(ty, out)
	}
	return nil
}
