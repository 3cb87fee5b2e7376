package instcombine

import "opt-go/frontend/ir"

// wideProduct: a widened product that is only tested for fitting into the narrow type becomes a
// multiplication with overflow (LLVM's processUMulZExtIdiom):
//
//	%m = mul nuw i64 (zext i32 %a), (zext i32 %b)               %r = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
//	%c = icmp ugt i64 %m, 4294967295                    ⇒      %c = extractvalue {i32, i1} %r, 1
//
// Other users of the product may only truncate it, or mask the upper bits off.
func (ic *combiner) wideProduct(i *ir.Instr) *ir.Instr {
	m := opOf(i.Operand(0), ir.Mul)
	k, ok := word(i.Operand(1))
	if m == nil || !ok || !m.Type().IsInt() {
		return nil
	}
	x, y := opOf(m.Operand(0), ir.ZExt), opOf(m.Operand(1), ir.ZExt)
	if x == nil || y == nil {
		return nil
	}
	a, b := x.Operand(0), y.Operand(0)
	narrow := a.Type()
	if width(b.Type()) > width(narrow) {
		narrow = b.Type()
	}
	limit := maskOf(width(narrow))
	if width(m.Type()) < width(a.Type())+width(b.Type()) || !(i.Pred == ir.UGT && k == limit || i.Pred == ir.ULT && k == limit+1) || !ic.truncatedElsewhere(m, i, narrow) {
		return nil
	}
	at := ic.b
	defer func() { ic.b = at }()
	ic.b.setBefore(m)
	pair := ic.ctx.Struct(false, narrow, ic.ctx.I1)
	args := []ir.Value{ic.b.cast(ir.ZExt, a, narrow, ""), ic.b.cast(ir.ZExt, b, narrow, "")}
	call := ic.newOverloaded("llvm.umul.with.overflow", pair, []*ir.Type{narrow}, args...)
	ic.b.insert(call, "umul")
	field := func(n uint64, ty *ir.Type, name string) *ir.Instr {
		v := ir.NewInstr(ir.ExtractValue, ty, call)
		v.SetIndices([]uint64{n})
		return ic.b.insert(v, name)
	}
	if !oneUse(m) {
		ic.useLowPart(m, i, field(0, narrow, "umul.value"))
	}
	ic.b.setBefore(i)
	over := field(1, ic.ctx.I1, "")
	if i.Pred == ir.UGT {
		return ic.use(i, over)
	}
	return newNot(over)
}

// truncatedElsewhere reports whether all users of m but i demand only the bits of the narrow type.
func (ic *combiner) truncatedElsewhere(m, i *ir.Instr, narrow *ir.Type) bool {
	n := 0
	for u := range ir.Users(m) {
		if n++; n > maxInvertedUses {
			return false
		}
		k, masked := uint64(0), false
		if u.Op() == ir.And {
			k, masked = word(u.Operand(1))
		}
		switch {
		case u == i:
		case u.Op() == ir.Trunc && width(u.Type()) <= width(narrow):
		case masked && k&^maskOf(width(narrow)) == 0:
		default:
			return false
		}
	}
	return true
}

// useLowPart gives the users of m, which truncatedElsewhere has seen, the narrow product.
func (ic *combiner) useLowPart(m, i *ir.Instr, low ir.Value) {
	defer func(b builder) { ic.b = b }(ic.b)
	for u := range ir.Users(m) {
		if u == i || u.Block() == nil {
			continue
		}
		ic.b.setBefore(u)
		var v ir.Value
		if u.Op() == ir.And {
			k, _ := word(u.Operand(1))
			v = ic.b.cast(ir.ZExt, ic.b.and(low, ir.NewInt(low.Type(), k), ""), u.Type(), "")
		} else {
			v = ic.b.cast(ir.Trunc, low, u.Type(), "")
		}
		ic.use(u, v)
		ic.work.add(u)
	}
}

// icmpOfSquare: a square that does not wrap is zero if its root is, and never negative.
func icmpOfSquare(i *ir.Instr) *ir.Instr {
	m := opOf(i.Operand(0), ir.Mul)
	if m == nil || m.Operand(0) != m.Operand(1) || !isZero(i.Operand(1)) || m.Flags&(ir.NUW|ir.NSW) == 0 {
		return nil
	}
	switch {
	case i.Pred.IsEquality():
		return newCmp(i.Pred, m.Operand(0), i.Operand(1))
	case i.Pred == ir.SGT && m.HasFlag(ir.NSW):
		return newCmp(ir.NE, m.Operand(0), i.Operand(1))
	}
	return nil
}
