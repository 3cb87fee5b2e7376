package fold

import "opt-go/frontend/ir"

// Lanes applies f to a scalar, or to every lane of a fixed vector; nil when any lane is not folded.
func Lanes(x *ir.Const, ty *ir.Type, f func(*ir.Const) *ir.Const) *ir.Const {
	return Lanes2(x, nil, ty, func(a, _ *ir.Const) *ir.Const { return f(a) })
}

// Lanes2 applies f to two scalars, or to all lanes of two vectors; nil when any lane is not folded.
func Lanes2(x, y *ir.Const, ty *ir.Type, f func(a, b *ir.Const) *ir.Const) *ir.Const {
	if !ty.IsVector() {
		return f(x, y)
	}
	lane := func(k *ir.Const, n uint64) *ir.Const {
		if k == nil {
			return nil
		}
		e, _ := k.Elem(n).(*ir.Const)
		return e
	}
	if sx := x.Splat(); sx != nil && (y == nil || y.Splat() != nil) {
		var sy *ir.Const
		if y != nil {
			sy = y.Splat()
		}
		if r := f(sx, sy); r != nil {
			return ir.NewSplat(ty, r)
		}
		return nil
	}
	if ty.Scalable {
		return nil
	}
	out := make([]ir.Value, ty.Len)
	for n := range out {
		a, b := lane(x, uint64(n)), lane(y, uint64(n))
		if a == nil || y != nil && b == nil {
			return nil
		}
		r := f(a, b)
		if r == nil {
			return nil
		}
		out[n] = r
	}
	return ir.NewAggregate(ty, out)
}
