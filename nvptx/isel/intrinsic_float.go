package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

func floatIntrinsics() map[string]intrinsic {
	t := map[string]intrinsic{
		"llvm.fabs": {lower: argumentLanes((*fsel).floatAbs)}, "llvm.sqrt": {lower: argumentLanes((*fsel).squareRoot)},
		"llvm.fma": {lower: argumentLanes((*fsel).multiplyAddLane)}, "llvm.fmuladd": {lower: argumentLanes((*fsel).multiplyAddLane)},
		"llvm.copysign": {lower: argumentLanes((*fsel).copySign)}, "llvm.round": {lower: argumentLanes((*fsel).roundAway)},
		"llvm.canonicalize": {lower: argumentLanes((*fsel).canonicalize)}, "llvm.is.fpclass": {lower: argumentLanes((*fsel).isClass)},
		"llvm.fptosi.sat": {lower: argumentLanes((*fsel).saturatingToInt)}, "llvm.fptoui.sat": {lower: argumentLanes((*fsel).saturatingToInt)},
		"llvm.convert.from.fp16": {lower: lowerFromHalf}, "llvm.convert.to.fp16": {lower: lowerToHalf},
	}
	for name, mode := range map[string]string{"llvm.floor": "rmi", "llvm.ceil": "rpi", "llvm.trunc": "rzi", "llvm.rint": "rni",
		"llvm.nearbyint": "rni", "llvm.roundeven": "rni"} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) { s.roundTo(i, l, mode) })}
	}
	for name, mode := range map[string]string{"llvm.lrint": "rni", "llvm.llrint": "rni"} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) {
			s.convertToInt(l.d[0], l.a[0][0], i.Arg(0).Type().Scalar(), scalarType(i).Bits, true, mode)
		})}
	}
	for name, op := range map[string]string{"llvm.minnum": "min", "llvm.maxnum": "max", "llvm.minimumnum": "min", "llvm.maximumnum": "max"} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) { s.floatMinMax(i, l, op, false) })}
	}
	for name, op := range map[string]string{"llvm.minimum": "min", "llvm.maximum": "max"} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) { s.floatMinMax(i, l, op, true) })}
	}
	for name, a := range map[string]approximation{
		"llvm.sin": {op: "sin"}, "llvm.cos": {op: "cos"}, "llvm.exp2": {op: "ex2", always: true}, "llvm.log2": {op: "lg2", always: true},
		"llvm.tanh": {op: "tanh"},
		"llvm.exp":  {op: "ex2", before: 1.4426950408889634}, "llvm.log": {op: "lg2", after: 0.6931471805599453},
		"llvm.exp10": {op: "ex2", before: 3.321928094887362}, "llvm.log10": {op: "lg2", after: 0.3010299956639812},
	} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) { s.approximate(i, l, a) })}
	}
	return packedFloatIntrinsics(t)
}

func (s *fsel) floatAbs(i *ir.Instr, l lane) {
	t := scalarType(i)
	if t.FloatBits() == 16 {
		s.put("and.b16", l.d[0], s.reg(l.a[0][0], ptx.B16), ptx.Int(0x7fff))
		return
	}
	s.put("abs."+floatReg(t).String(), l.d[0], s.reg(l.a[0][0], floatReg(t)))
}

// single16 is the format in which operations are done that PTX does not have for halves.
func (s *emitter) single16(t *ir.Type) format {
	f := s.floatFormat(t)
	if f.typ == ptx.F16 {
		return format{f.ty, ptx.B16, ptx.F32, ptx.F32, true}
	}
	return f
}

func (s *fsel) squareRoot(i *ir.Instr, l lane) {
	f := s.single16(scalarType(i))
	op := "sqrt.rn"
	if f.typ == ptx.F32 && !f.narrow && allowsApproximation(i) {
		op = "sqrt.approx"
	}
	x := s.widened(f, l.a[0][0])
	s.inFormat(f, l.d[0], func(d ptx.Reg) { s.put(s.single(op, f), d, x) })
}

func (s *fsel) multiplyAddLane(i *ir.Instr, l lane) {
	if l.scalar {
		if x, y := negation(i.Arg(0)), negation(i.Arg(1)); x != nil && y != nil {
			s.fusedMultiplyAdd(scalarType(i), l.d[0], s.one(x), s.one(y), l.a[2][0])
			return
		}
	}
	s.fusedMultiplyAdd(scalarType(i), l.d[0], l.a[0][0], l.a[1][0], l.a[2][0])
}

// negation is what v is minus of.
func negation(v ir.Value) ir.Value {
	if n, ok := v.(*ir.Instr); ok && n.Op() == ir.FNeg {
		return n.Operand(0)
	}
	return nil
}

// copySign returns the first operand with the sign of the second.
func (s *fsel) copySign(i *ir.Instr, l lane) {
	t := scalarType(i)
	if t.FloatBits() == 16 {
		mag := s.compute(ptx.B16, "and.b16", s.reg(l.a[0][0], ptx.B16), ptx.Int(0x7fff))
		sign := s.compute(ptx.B16, "and.b16", s.reg(l.a[1][0], ptx.B16), ptx.Int(-0x8000))
		s.put("or.b16", l.d[0], mag, sign)
		return
	}
	reg := floatReg(t)
	s.put("copysign."+reg.String(), l.d[0], s.reg(l.a[1][0], reg), s.reg(l.a[0][0], reg))
}

// roundTo rounds to an integral value.
func (s *fsel) roundTo(i *ir.Instr, l lane, mode string) {
	f := s.floatFormat(scalarType(i))
	x := s.widened(f, l.a[0][0])
	s.inFormat(f, l.d[0], func(d ptx.Reg) {
		op := "cvt." + mode + "."
		if f.typ == ptx.F32 && s.ftz {
			op += "ftz."
		}
		s.put(op+f.typ.String()+"."+f.typ.String(), d, x)
	})
}

// roundAway rounds halves away from zero: trunc(|x| + 0.5), where 0.5 is the largest number below a
// half lest the sum round up, and what is integral already stays.
func (s *fsel) roundAway(i *ir.Instr, l lane) {
	f := s.single16(scalarType(i))
	x := s.widened(f, l.a[0][0])
	half, whole := ptx.Operand(ptx.F32Bits(0x3effffff)), ptx.Operand(ptx.F32Imm(1<<23))
	if f.typ == ptx.F64 {
		half, whole = ptx.F64Bits(0x3fdfffffffffffff), ptx.F64Imm(1<<52)
	}
	s.inFormat(f, l.d[0], func(d ptx.Reg) {
		abs := s.compute(f.work, "abs."+f.typ.String(), x)
		sum := s.compute(f.work, "add.rn."+f.typ.String(), abs, half)
		cut := s.compute(f.work, "cvt.rzi."+f.typ.String()+"."+f.typ.String(), sum)
		signed := s.compute(f.work, "copysign."+f.typ.String(), x, cut)
		big := s.compute(ptx.Pred, "setp.geu."+f.typ.String(), abs, whole)
		s.put("selp."+f.typ.String(), d, x, signed, big)
	})
}

func (s *fsel) canonicalize(i *ir.Instr, l lane) {
	f := s.floatFormat(scalarType(i))
	x := s.widened(f, l.a[0][0])
	one := ptx.Operand(ptx.F32Imm(1))
	switch f.typ {
	case ptx.F64:
		one = ptx.F64Imm(1)
	case ptx.F16:
		one = s.reg(ptx.Hex(0x3c00), ptx.B16)
	}
	s.inFormat(f, l.d[0], func(d ptx.Reg) { s.put(s.single("mul.rn", f), d, x, one) })
}

// floatMinMax selects minnum (a NaN loses) and minimum (a NaN wins).
func (s *fsel) floatMinMax(i *ir.Instr, l lane, op string, nan bool) {
	f := s.floatFormat(scalarType(i))
	modern := s.target.Has(7, 0, 80)
	if f.typ == ptx.F16 && !modern {
		f = s.single16(scalarType(i))
	}
	a, b := l.a[0][0], l.a[1][0]
	if isImmediate(a) {
		a, b = b, a
	}
	x, y := s.widened(f, a), s.widenedOperand(f, b)
	s.inFormat(f, l.d[0], func(d ptx.Reg) {
		ftz := ""
		if f.typ == ptx.F32 && s.ftz {
			ftz = ".ftz"
		}
		switch {
		case !nan:
			s.put(op+ftz+"."+f.typ.String(), d, x, y)
		case modern && f.typ != ptx.F64:
			s.put(op+ftz+".NaN."+f.typ.String(), d, x, y)
		default:
			m := s.compute(f.work, op+ftz+"."+f.typ.String(), x, y)
			p := s.compute(ptx.Pred, "setp.nan."+f.typ.String(), x, y)
			q := ptx.Operand(ptx.F32Bits(0x7fc00000))
			if f.typ == ptx.F64 {
				q = ptx.F64Bits(0x7ff8000000000000)
			}
			s.put("selp."+f.typ.String(), d, q, m, p)
		}
	})
}

// approximation is a function that PTX approximates in single precision, with an optional factor
// before or after.
type approximation struct {
	op            string
	before, after float64
	always        bool // it is good enough without the afn flag, as in LLVM
}

// approximate selects sin, exp and their like. PTX has only approximations: the afn flag must allow
// them, or unsafe-fp-math of the function, which LLVM 19 knows.
func (s *fsel) approximate(i *ir.Instr, l lane, a approximation) {
	t := scalarType(i)
	if !a.always && !allowsApproximation(i) {
		s.unsupported(i, "intrinsic %s without the afn flag (link a math library)", i.IntrinsicID())
		return
	}
	f := s.single16(t)
	if f.typ != ptx.F32 {
		s.unsupported(i, "intrinsic %s of type %s (link a math library)", i.IntrinsicID(), t)
		return
	}
	x := s.widened(f, l.a[0][0])
	s.inFormat(f, l.d[0], func(d ptx.Reg) {
		if a.before != 0 {
			x = s.compute(ptx.F32, s.single("mul.rn", f), x, ptx.F32Imm(float32(a.before)))
		}
		if a.after == 0 {
			s.put(s.single(a.op+".approx", f), d, x)
			return
		}
		y := s.compute(ptx.F32, s.single(a.op+".approx", f), x)
		s.put(s.single("mul.rn", f), d, y, ptx.F32Imm(float32(a.after)))
	})
}

// saturatingToInt selects llvm.fptosi.sat: PTX's conversions saturate and make zero of NaN;
// narrower results are clamped after that.
func (s *fsel) saturatingToInt(i *ir.Instr, l lane) {
	from, bits := i.Arg(0).Type().Scalar(), scalarType(i).Bits
	signed := i.IntrinsicID() == "llvm.fptosi.sat"
	if words(scalarType(i)) > 1 {
		s.unsupported(i, "intrinsic %s to %s", i.IntrinsicID(), scalarType(i))
		return
	}
	f := s.floatFormat(from)
	x := s.widened(f, l.a[0][0])
	w, class := ptx.B32, byte('u')
	if bits > 32 {
		w = ptx.B64
	}
	if signed {
		class = 's'
	}
	r := s.compute(w, "cvt.rzi."+typed(class, w)+"."+f.typ.String(), x)
	if f.typ == ptx.F64 || w == ptx.B64 { // only conversions within 32 bits make zero of NaN
		p := s.compute(ptx.Pred, "setp.nan."+f.typ.String(), x, x)
		r = s.compute(w, "selp."+dataType(w), ptx.Int(0), r, p)
	}
	if bits < w.Bits() {
		high, low := int64(1)<<uint(bits)-1, int64(0)
		if signed {
			high, low = int64(1)<<uint(bits-1)-1, -(int64(1) << uint(bits-1))
			r = s.compute(w, "max."+typed(class, w), r, ptx.Int(low))
		}
		r = s.compute(w, "min."+typed(class, w), r, ptx.Int(high))
	}
	if bits == 1 {
		s.put("setp.ne."+typed('s', w), l.d[0], r, ptx.Int(0))
		return
	}
	s.resizeInto(l.d[0], r, w.Bits(), false)
}

// The bits of llvm.is.fpclass.
const (
	classSNaN = 1 << iota
	classQNaN
	classNegInf
	classNegNormal
	classNegSubnormal
	classNegZero
	classZero
	classSubnormal
	classNormal
	classInf
)

// isClass selects llvm.is.fpclass: each class is a range of the bits read as an integer without the
// sign.
func (s *fsel) isClass(i *ir.Instr, l lane) {
	t := i.Arg(0).Type().Scalar()
	mask := 0
	if c := ir.AsInt(i.Arg(1)); c != nil {
		n, _ := c.Uint64()
		mask = int(n)
	}
	var reg ptx.Type
	var inf, quiet, least uint64
	switch t.Kind {
	case ir.HalfKind:
		reg, inf, quiet, least = ptx.B16, 0x7c00, 0x7e00, 0x0400
	case ir.BFloatKind:
		reg, inf, quiet, least = ptx.B16, 0x7f80, 0x7fc0, 0x0080
	case ir.FloatKind:
		reg, inf, quiet, least = ptx.B32, 0x7f800000, 0x7fc00000, 0x00800000
	default:
		reg, inf, quiet, least = ptx.B64, 0x7ff0000000000000, 0x7ff8000000000000, 0x0010000000000000
	}
	x := s.reg(l.a[0][0], floatReg(t))
	u := x
	if floatReg(t) != reg {
		u = s.compute(reg, "mov."+reg.String(), x)
	}
	top := int64(uint64(1)<<uint(reg.Bits()-1) - 1)
	abs := s.compute(reg, "and."+typed('b', reg), u, ptx.Int(top))
	negative := s.compute(ptx.Pred, "setp.lt."+typed('s', reg), u, ptx.Int(0))
	positive := s.compute(ptx.Pred, "not.pred", negative)
	acc := ptx.NoReg
	within := func(from, to uint64, sign ptx.Reg) { // from <= abs < to
		y := abs
		if from > 0 {
			y = s.compute(reg, "sub."+typed('s', reg), abs, ptx.Int(from))
		}
		p := s.newReg(ptx.Pred)
		if sign == ptx.NoReg {
			s.put("setp.lt."+typed('u', reg), p, y, ptx.Int(to-from))
		} else {
			s.put("setp.lt.and."+typed('u', reg), p, y, ptx.Int(to-from), sign)
		}
		if acc != ptx.NoReg {
			p = s.compute(ptx.Pred, "or.pred", acc, p)
		}
		acc = p
	}
	for _, c := range []struct {
		bit      int
		from, to uint64
		sign     ptx.Reg
	}{
		{classSNaN, inf + 1, quiet, ptx.NoReg}, {classQNaN, quiet, uint64(top) + 1, ptx.NoReg},
		{classNegInf, inf, inf + 1, negative}, {classNegNormal, least, inf, negative}, {classNegSubnormal, 1, least, negative},
		{classNegZero, 0, 1, negative}, {classZero, 0, 1, positive}, {classSubnormal, 1, least, positive},
		{classNormal, least, inf, positive}, {classInf, inf, inf + 1, positive},
	} {
		if mask&c.bit != 0 {
			within(c.from, c.to, c.sign)
		}
	}
	if acc == ptx.NoReg {
		s.move(ptx.Pred, l.d[0], ptx.Int(0))
		return
	}
	s.move(ptx.Pred, l.d[0], acc)
}

func lowerFromHalf(s *fsel, i *ir.Instr) {
	if k := i.Type().Kind; k != ir.FloatKind && k != ir.DoubleKind {
		s.unsupported(i, "%s to %s", i.IntrinsicID(), i.Type())
		return
	}
	s.put("cvt."+floatReg(i.Type()).String()+".f16", s.dst1(i), s.reg(s.one(i.Arg(0)), ptx.B16))
}

func lowerToHalf(s *fsel, i *ir.Instr) {
	if k := i.Arg(0).Type().Kind; k != ir.FloatKind && k != ir.DoubleKind {
		s.unsupported(i, "%s of %s", i.IntrinsicID(), i.Arg(0).Type())
		return
	}
	t := floatReg(i.Arg(0).Type())
	s.put("cvt.rn.f16."+t.String(), s.dst1(i), s.reg(s.one(i.Arg(0)), t))
}
