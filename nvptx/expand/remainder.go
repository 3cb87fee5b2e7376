package expand

import "opt-go/frontend/ir"

// remainder expands frem, C's fmod: x - n·y with the integer n = trunc(x/y). The result is exact:
// no number of the format lies nearer.
//
//	head   q = trunc(|x| / |y|), r = fma(-q, |y|, |x|)
//	       where q is an integer of the format, it is n or n + 1, and the fma is exact
//	slow   else, long division of the integers that the fractions are: m = (m << k) mod m(y), as
//	       often as the exponents are apart
//	done   the sign is that of x
//
// 0 in the divisor, ∞ in the dividend, and NaN give NaN.
func remainder(x *site) ir.Value {
	t := x.i.Type()
	if !t.IsVector() {
		return x.remainderOf(x.i.Operand(0), x.i.Operand(1))
	}
	a, b := x.i.Operand(0), x.i.Operand(1)
	return x.collect(t, func(k int) ir.Value { return x.remainderOf(x.lane(a, k), x.lane(b, k)) })
}

// remainderOf is the remainder of two scalars. Halves are divided in single precision, which holds
// their remainders.
func (x *site) remainderOf(a, b ir.Value) ir.Value {
	t := a.Type()
	f, _ := formatOf(t)
	if f.bits == 16 {
		r := x.remainderOf(x.Cast(ir.FPExt, a, x.Ctx().Float, ""), x.Cast(ir.FPExt, b, x.Ctx().Float, ""))
		return x.Cast(ir.FPTrunc, r, t, "")
	}
	x.Flags = 0
	ax, ay := x.intrinsic("fabs", t, a), x.intrinsic("fabs", t, b)
	less := x.FCmp(ir.FOLT, ax, ay, "")
	q := x.intrinsic("trunc", t, x.quotient(ax, ay))
	small := x.FCmp(ir.FOLT, q, f.power(f.fraction+1), "")
	r := x.intrinsic("fma", t, x.Insert(ir.NewInstr(ir.FNeg, t, q), ""), ay, ax)
	r = x.Select(x.FCmp(ir.FOLT, r, ir.NewZero(t), ""), x.op(ir.FAdd, r, ay), r, "")
	fast := x.Select(less, ax, r, "")
	sure := x.op(ir.Or, less, small)

	head, done := x.i.Block().SplitAt(x.i, "frem.done")
	slow := x.i.Func().NewBlockBefore(done, "frem.slow")
	head.Term().Erase()
	x.SetAtEnd(head)
	x.CondBr(sure, done, slow)
	x.SetAtEnd(slow)
	exact, from := x.longDivision(f, ax, ay, done)

	x.SetBefore(done.First())
	magnitude := x.Phi(t, "")
	magnitude.AddIncoming(fast, head)
	magnitude.AddIncoming(exact, from)
	x.SetBefore(x.i)
	return x.intrinsic("copysign", t, magnitude, a)
}

// quotient is a division that is not approximated, whatever the function allows: one that is too
// small by a bit makes n too small by one, and the remainder the divisor.
func (x *site) quotient(a, b ir.Value) ir.Value {
	if t := a.Type(); t.Kind == ir.FloatKind {
		return x.intrinsic("nvvm.div.rn.f", t, a, b)
	}
	return x.op(ir.FDiv, a, b)
}

// longDivision computes |a| mod |b| at the builder's place, the end of a block, and branches to
// done. It returns the result and the block that branches.
func (x *site) longDivision(f format, ax, ay ir.Value, done *ir.Block) (ir.Value, *ir.Block) {
	wide := x.Ctx().I64
	k := func(n uint64) *ir.Const { return ir.NewInt(wide, n) }
	bitsOf := func(v ir.Value) ir.Value { return x.resizeInt(x.Cast(ir.BitCast, v, f.integer(v.Type()), ""), wide) }
	ix, iy := bitsOf(ax), bitsOf(ay)
	bad := x.op(ir.Or, x.ICmp(ir.UGE, ix, k(f.infinityBits()), ""), x.ICmp(ir.UGE, x.op(ir.Sub, iy, k(1)), k(f.infinityBits()), ""))
	mx, ex := x.unpacked(f, ix)
	my, ey := x.unpacked(f, iy)
	my = x.Select(bad, k(1), my, "")
	apart := x.Select(bad, k(0), x.op(ir.Sub, ex, ey), "")
	start := x.op(ir.URem, mx, my)

	entry := x.Block()
	loop := x.i.Func().NewBlockBefore(done, "frem.loop")
	end := x.i.Func().NewBlockBefore(done, "frem.end")
	x.CondBr(x.ICmp(ir.SGT, apart, k(0), ""), loop, end)
	x.SetAtEnd(loop)
	m, left := x.Phi(wide, ""), x.Phi(wide, "")
	by := x.intrinsic("umin", wide, left, k(uint64(63-f.fraction)))
	next := x.op(ir.URem, x.op(ir.Shl, m, by), my)
	rest := x.op(ir.Sub, left, by)
	m.AddIncoming(start, entry)
	m.AddIncoming(next, loop)
	left.AddIncoming(apart, entry)
	left.AddIncoming(rest, loop)
	x.CondBr(x.ICmp(ir.NE, rest, k(0), ""), loop, end)

	x.SetAtEnd(end)
	last := x.Phi(wide, "")
	last.AddIncoming(start, entry)
	last.AddIncoming(next, loop)
	r := x.packed(f, last, ey)
	r = x.Select(bad, quietNaN(f.t), r, "")
	x.Br(done)
	return r, end
}

// unpacked is the fraction with the implicit one, and the exponent field, 1 for subnormal numbers.
func (x *site) unpacked(f format, bits ir.Value) (fraction, exponent ir.Value) {
	k := func(n uint64) *ir.Const { return ir.NewInt(x.Ctx().I64, n) }
	field := x.op(ir.LShr, bits, k(uint64(f.fraction)))
	sub := x.ICmp(ir.EQ, field, k(0), "")
	fraction = x.op(ir.And, bits, k(1<<f.fraction-1))
	fraction = x.op(ir.Or, fraction, x.Select(sub, k(0), k(1<<f.fraction), ""))
	return fraction, x.Select(sub, k(1), field, "")
}

// packed is the number fraction · 2^exponent, with the fraction moved up as far as the exponent
// allows.
func (x *site) packed(f format, fraction, exponent ir.Value) ir.Value {
	wide := x.Ctx().I64
	k := func(n uint64) *ir.Const { return ir.NewInt(wide, n) }
	lead := x.op(ir.Sub, x.intrinsic("ctlz", wide, fraction, x.Ctx().NewBool(false)), k(uint64(63-f.fraction)))
	lowest := x.op(ir.Sub, exponent, k(1))
	by := x.intrinsic("umin", wide, lead, lowest)
	field := x.op(ir.Shl, x.op(ir.Sub, lowest, by), k(uint64(f.fraction)))
	sum := x.op(ir.Add, field, x.op(ir.Shl, fraction, by)) // an implicit one adds one to the field
	sum = x.Select(x.ICmp(ir.EQ, fraction, k(0), ""), k(0), sum, "")
	return x.Cast(ir.BitCast, x.resizeInt(sum, f.integer(f.t)), f.t, "")
}
