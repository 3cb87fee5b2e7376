package combine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// uncast strips bit casts.
func uncast(v ir.Value) ir.Value {
	for {
		i, ok := v.(*ir.Instr)
		if !ok || i.Op() != ir.BitCast {
			return v
		}
		v = i.Operand(0)
	}
}

// castShuffle: the bit cast of a shuffle is a shuffle of bit casts, which often cancel out.
//
//	bitcast (shuffle V, W, M)  ⇒  shuffle (bitcast V), (bitcast W), M'
func castShuffle(k *combiner, i *ir.Instr) bool {
	s, _ := i.Operand(0).(*ir.Instr)
	if s == nil || s.Op() != ir.ShuffleVector || !ir.HasOneUse(s) || s.Type().Scalable {
		return false
	}
	x, y, to := s.Operand(0), s.Operand(1), i.Type()
	from := x.Type()
	one := ir.IsUndefOrPoison(y)
	if !one && !castFrom(x, to) && !castFrom(y, to) {
		return false
	}
	old, size, all := k.dl.SizeBits(from.Elem), k.dl.SizeBits(to.Elem), k.dl.SizeBits(from)
	if all%size != 0 || old == 0 || to.Elem.IsPtr() || from.Elem.IsPtr() {
		return false
	}
	var mask []int32
	switch {
	case size <= old && old%size == 0:
		mask = scaled(s.Mask(), 1, int(old/size))
	case size > old && size%old == 0 && uint64(len(s.Mask()))%(size/old) == 0:
		mask = wider(s.Mask(), int(size/old))
	}
	if mask == nil {
		return false
	}
	between := to.Context().Vector(all/size, to.Elem, false)
	if k.shuffle(between, mask, !one) > k.shuffle(from, s.Mask(), !one) {
		return false
	}
	a, b := k.bits(x, between), k.bits(y, between)
	return k.replace(i, k.insert(newShuffle(a, b, mask)))
}

// castFrom reports whether v is a bit cast, used once, from a type.
func castFrom(v ir.Value, t *ir.Type) bool {
	c, ok := v.(*ir.Instr)
	return ok && c.Op() == ir.BitCast && ir.HasOneUse(c) && c.Operand(0).Type() == t
}

// bits is v as another type.
func (k *combiner) bits(v ir.Value, t *ir.Type) ir.Value {
	v = uncast(v)
	if v.Type() == t {
		return v
	}
	return k.insert(ir.NewInstr(ir.BitCast, t, v))
}

// bitwiseCasts: and, or, xor of two casts from one type, which treat each bit alike, are a cast of
// the operation; a constant is cast back, if it loses nothing.
func bitwiseCasts(k *combiner, i *ir.Instr) bool {
	a, _ := i.Operand(0).(*ir.Instr)
	if !k.newer || a == nil || !bitwiseCast(a.Op()) || !onBits(a.Operand(0).Type()) || a.Op() != ir.BitCast && !a.Operand(0).Type().IsVector() {
		return false
	}
	from, to := a.Operand(0).Type(), i.Type()
	each := k.cast(a.Op(), from, to)
	before, after := k.operation(i, to, nil)+each, k.operation(i, from, nil)+each
	if !ir.HasOneUse(a) {
		after += each
	}
	promises := a
	var y ir.Value
	switch b := i.Operand(1).(type) {
	case *ir.Const:
		if y = k.castBack(a.Op(), b, from); y == nil {
			return false
		}
		promises = nil
	case *ir.Instr:
		if b == a || b.Op() != a.Op() || b.Operand(0).Type() != from {
			return false
		}
		y, promises = b.Operand(0), b
		before += each
		if !ir.HasOneUse(b) {
			after += each
		}
	default:
		return false
	}
	if after > before {
		return false
	}
	v := k.insert(ir.NewInstr(i.Op(), from, a.Operand(0), y))
	if n, ok := v.(*ir.Instr); ok {
		n.SetName(i.Name() + ".inner")
	}
	k.queue(v)
	c := k.insert(ir.NewInstr(a.Op(), to, v))
	if promises != nil { // of both: they hold for the bits of either
		bothFlags(c, a, promises)
	}
	return k.replace(i, c)
}

func bitwiseCast(op ir.Op) bool {
	return op == ir.BitCast || op == ir.Trunc || op == ir.ZExt || op == ir.SExt
}

func onBits(t *ir.Type) bool { return t.Scalar().IsInt() && !t.HasScalable() }

// castBack is the constant that a cast gives from another one of a type, or nil.
func (k *combiner) castBack(op ir.Op, c *ir.Const, from *ir.Type) ir.Value {
	back := map[ir.Op]ir.Op{ir.BitCast: ir.BitCast, ir.Trunc: ir.ZExt, ir.ZExt: ir.Trunc, ir.SExt: ir.Trunc}[op]
	v := constfold.Cast(back, c, from, k.dl)
	if v == nil || constfold.Cast(op, v, c.Type(), k.dl) != ir.Value(c) {
		return nil
	}
	return v
}

// joinedMasks: two masks of conditions in the low and high half of an integer are one mask of all
// conditions.
//
//	or disjoint (zext (bitcast <8 x i1> X to i8)), (shl (zext (bitcast <8 x i1> Y to i8)), 8)
//	⇒  zext (bitcast <16 x i1> (shuffle X, Y, <0, …, 15>) to i16)
func joinedMasks(k *combiner, i *ir.Instr) bool {
	if !k.newer || i.Op() != ir.Or && i.Op() != ir.Add && i.Op() != ir.Xor || k.f.Module().Layout.BigEndian || !i.Type().IsInt() {
		return false
	}
	x, low, ok1 := shiftedMask(i.Operand(0))
	y, high, ok2 := shiftedMask(i.Operand(1))
	if low > high {
		x, y, low, high = y, x, high, low
	}
	if !ok1 || !ok2 || x.Type() != y.Type() {
		return false
	}
	n := x.Type().Len
	if high-low != n || high+n > uint64(i.Type().Bits) {
		return false
	}
	ctx := i.Type().Context()
	mask := inOrder(int(2 * n))
	narrow := ctx.Int(int(2 * n))
	if k.v == nil { // no conditions in registers
		return false
	}
	before := k.operation(i, i.Type(), nil) + 2*k.cast(ir.ZExt, ctx.Int(int(n)), i.Type())
	after := k.shuffle(x.Type(), mask, true)
	if narrow != i.Type() {
		after += k.cast(ir.ZExt, narrow, i.Type())
	}
	for _, at := range []uint64{low, high} {
		if at > 0 {
			before++
		}
	}
	if low > 0 {
		after++
	}
	if after > before {
		return false
	}
	v := k.insert(newShuffle(x, y, mask))
	v = k.insert(ir.NewInstr(ir.BitCast, narrow, v))
	if narrow != i.Type() {
		v = k.insert(ir.NewInstr(ir.ZExt, i.Type(), v))
	}
	if low > 0 {
		v = k.insert(ir.NewInstr(ir.Shl, i.Type(), v, ir.NewInt(i.Type(), low)))
	}
	return k.replace(i, v)
}

// shiftedMask matches an extended, shifted vector of conditions, all used once.
func shiftedMask(v ir.Value) (x ir.Value, shift uint64, ok bool) {
	i, _ := v.(*ir.Instr)
	if i != nil && i.Op() == ir.Shl && ir.HasOneUse(i) {
		n := ir.AsInt(i.Operand(1))
		if n == nil {
			return nil, 0, false
		}
		if shift, ok = n.Uint64(); !ok || shift >= uint64(i.Type().Bits) {
			return nil, 0, false
		}
		i, _ = i.Operand(0).(*ir.Instr)
	}
	if i == nil || i.Op() != ir.ZExt || !ir.HasOneUse(i) {
		return nil, 0, false
	}
	c, _ := i.Operand(0).(*ir.Instr)
	if c == nil || c.Op() != ir.BitCast || !ir.HasOneUse(c) {
		return nil, 0, false
	}
	t := c.Operand(0).Type()
	return c.Operand(0), shift, t.IsVector() && !t.Scalable && t.Elem.IsInt(1)
}
