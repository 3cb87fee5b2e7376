package expand

import "opt-go/frontend/ir"

// Conversions between floating point and integers of 65 to 128 bits. PTX converts 64 bits, so that
// the upper 64 bits of what is larger are converted, and scaled by a power of two, which is exact:
//
//	to float     x = m · 2^s with 2^63 ≤ m < 2^64; what the shift drops is remembered in m's last bit,
//	             which is below all bits that count for rounding to the nearest
//	from float   the fraction as an integer, shifted by the exponent
//
// Signed integers are converted without their sign.

// wideConversion is the rule of a conversion, or nil.
func wideConversion(i *ir.Instr) rule {
	integer, float := i.Type().Scalar(), i.Operand(0).Type().Scalar()
	if i.Op() == ir.SIToFP || i.Op() == ir.UIToFP {
		integer, float = float, integer
	}
	if _, ok := formatOf(float); !ok || integer.Bits <= 64 || integer.Bits > 128 {
		return nil
	}
	switch i.Op() {
	case ir.SIToFP, ir.UIToFP:
		return func(x *site) ir.Value { return x.fromWide(x.i.Operand(0), x.i.Op() == ir.SIToFP) }
	case ir.FPToSI, ir.FPToUI:
		return func(x *site) ir.Value { return x.toWide(x.i.Operand(0), x.i.Op() == ir.FPToSI) }
	case ir.Call: // llvm.fptosi.sat, llvm.fptoui.sat
		return saturatingWide
	}
	return nil
}

// fromWide converts an integer to the type of the instruction.
func (x *site) fromWide(v ir.Value, signed bool) ir.Value {
	t, c := x.i.Type(), x.Ctx()
	f, _ := formatOf(t)
	wide, word := t.WithScalar(c.Int(128)), t.WithScalar(c.I64)
	var negative ir.Value
	if signed {
		v = x.resizeSigned(v, wide)
		negative = x.ICmp(ir.SLT, v, ir.NewZero(wide), "")
		v = x.intrinsic("abs", wide, v, c.NewBool(false))
	} else {
		v = x.resizeInt(v, wide)
	}
	high := x.Cast(ir.Trunc, x.op(ir.LShr, v, ir.NewInt(wide, 64)), word, "")
	by := x.op(ir.Sub, ir.NewInt(word, 64), x.intrinsic("ctlz", word, high, c.NewBool(false)))
	shift := x.resizeInt(by, wide)
	top := x.op(ir.LShr, v, shift)
	lost := x.ICmp(ir.NE, x.op(ir.Shl, top, shift), v, "")
	m := x.op(ir.Or, x.Cast(ir.Trunc, top, word, ""), x.Cast(ir.ZExt, lost, word, ""))
	r := ir.Value(x.Cast(ir.UIToFP, m, t, ""))
	if f.bits == 16 && f.bias == 15 { // a half is infinite long before 2^64
		r = x.Select(x.ICmp(ir.EQ, high, ir.NewZero(word), ""), r, splatOf(t, infinity(f.t, false)), "")
	} else {
		field := x.op(ir.Shl, x.op(ir.Add, by, ir.NewInt(word, uint64(f.bias))), ir.NewInt(word, uint64(f.fraction)))
		r = x.Binary(ir.FMul, r, x.Cast(ir.BitCast, x.resizeInt(field, f.integer(t)), t, ""), 0, "")
	}
	if signed {
		r = x.Select(negative, x.Insert(ir.NewInstr(ir.FNeg, t, r), ""), r, "")
	}
	return r
}

// toWide truncates a number to the integer type of the instruction; what does not fit is undefined.
func (x *site) toWide(v ir.Value, signed bool) ir.Value {
	t, c := x.i.Type(), x.Ctx()
	wide, word := t.WithScalar(c.Int(128)), t.WithScalar(c.I64)
	if f, _ := formatOf(v.Type()); f.bits == 16 {
		v = x.Cast(ir.FPExt, v, v.Type().WithScalar(c.Float), "")
	}
	f, _ := formatOf(v.Type())
	abs := x.intrinsic("fabs", v.Type(), v)
	bits := x.resizeInt(x.Cast(ir.BitCast, abs, f.integer(v.Type()), ""), word)
	k := func(n uint64) *ir.Const { return ir.NewInt(word, n) }
	fraction := x.op(ir.Or, x.op(ir.And, bits, k(1<<f.fraction-1)), k(1<<f.fraction))
	exponent := x.op(ir.Sub, x.op(ir.LShr, bits, k(uint64(f.fraction))), k(uint64(f.bias+f.fraction)))
	shift := x.op(ir.And, exponent, k(127)) // lest a shift of a small number be too far; its result is not taken
	large := x.op(ir.Shl, x.resizeInt(fraction, wide), x.resizeInt(shift, wide))
	low := x.Cast(ir.ZExt, x.Cast(ir.FPToUI, abs, word, ""), wide, "")
	isLarge := x.FCmp(ir.FOGE, abs, splatOf(v.Type(), f.power(63)), "")
	r := ir.Value(x.Select(isLarge, large, x.op(ir.And, low, ir.NewBigInt(wide, powerMinus(64, 1))), ""))
	if signed {
		negative := x.FCmp(ir.FOLT, v, ir.NewZero(v.Type()), "")
		r = x.Select(negative, x.op(ir.Sub, ir.NewZero(wide), r), r, "")
	}
	return x.resizeInt(r, t)
}

// saturatingWide takes the nearest integer of the type where there is none, and zero for NaN.
func saturatingWide(x *site) ir.Value {
	v, t := x.i.Arg(0), x.i.Type()
	signed := x.i.IntrinsicID() == "llvm.fptosi.sat"
	if f, _ := formatOf(v.Type()); f.bits == 16 {
		v = x.Cast(ir.FPExt, v, v.Type().WithScalar(x.Ctx().Float), "")
	}
	f, _ := formatOf(v.Type())
	least, most, limit := ir.NewZero(t), ir.NewAllOnes(t), t.Scalar().Bits
	bound := ir.Value(ir.NewZero(v.Type()))
	if signed {
		limit--
		least, most = splatOf(t, signedEdge(t.Scalar(), true)), splatOf(t, signedEdge(t.Scalar(), false))
		bound = ir.NewFloat(v.Type(), -powerOf(limit))
	}
	r := ir.Value(x.toWide(v, signed))
	r = x.Select(x.FCmp(ir.FOLE, v, bound, ""), least, r, "")
	var past ir.Value
	if limit > f.bias { // the limit is no finite number of the format
		past = x.FCmp(ir.FOEQ, v, splatOf(v.Type(), infinity(f.t, false)), "")
	} else {
		past = x.FCmp(ir.FOGE, v, splatOf(v.Type(), f.power(limit)), "")
	}
	r = x.Select(past, most, r, "")
	return x.Select(x.FCmp(ir.FUNO, v, v, ""), ir.NewZero(t), r, "")
}

// powerOf is 2^n.
func powerOf(n int) float64 {
	p := 1.0
	for range n {
		p *= 2
	}
	return p
}
