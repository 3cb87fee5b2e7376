package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/arith"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

func floatIntrinsics() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{
		"llvm.fabs": {Lower: sel.ArgumentLanes(floatAbs)}, "llvm.sqrt": {Lower: sel.ArgumentLanes(squareRoot)},
		"llvm.fma": {Lower: sel.ArgumentLanes(multiplyAddLane)}, "llvm.fmuladd": {Lower: sel.ArgumentLanes(multiplyAddLane)},
		"llvm.copysign": {Lower: sel.ArgumentLanes(copySign)}, "llvm.round": {Lower: sel.ArgumentLanes(roundAway)},
		"llvm.canonicalize": {Lower: sel.ArgumentLanes(canonicalize)}, "llvm.is.fpclass": {Lower: sel.ArgumentLanes(isClass)},
		"llvm.fptosi.sat": {Lower: sel.ArgumentLanes(saturatingToInt)}, "llvm.fptoui.sat": {Lower: sel.ArgumentLanes(saturatingToInt)},
		"llvm.convert.from.fp16": {Lower: lowerFromHalf}, "llvm.convert.to.fp16": {Lower: lowerToHalf},
	}
	for name, mode := range map[string]string{"llvm.floor": "rmi", "llvm.ceil": "rpi", "llvm.trunc": "rzi", "llvm.rint": "rni",
		"llvm.nearbyint": "rni", "llvm.roundeven": "rni"} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) { roundTo(s, i, l, mode) })}
	}
	for name, mode := range map[string]string{"llvm.lrint": "rni", "llvm.llrint": "rni"} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) {
			arith.ConvertToInt(s, l.Dst[0], l.Args[0][0], i.Arg(0).Type().Scalar(), sel.ScalarType(i).Bits, true, mode)
		})}
	}
	for name, op := range map[string]string{"llvm.minnum": "min", "llvm.maxnum": "max", "llvm.minimumnum": "min", "llvm.maximumnum": "max"} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) { arith.FloatMinMax(s, i, l, op, false) })}
	}
	for name, op := range map[string]string{"llvm.minimum": "min", "llvm.maximum": "max"} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) { arith.FloatMinMax(s, i, l, op, true) })}
	}
	for name, a := range map[string]approximation{
		"llvm.sin": {op: "sin"}, "llvm.cos": {op: "cos"}, "llvm.exp2": {op: "ex2", always: true}, "llvm.log2": {op: "lg2", always: true},
		"llvm.tanh": {op: "tanh"},
		"llvm.exp":  {op: "ex2", before: 1.4426950408889634}, "llvm.log": {op: "lg2", after: 0.6931471805599453},
		"llvm.exp10": {op: "ex2", before: 3.321928094887362}, "llvm.log10": {op: "lg2", after: 0.3010299956639812},
	} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) { approximate(s, i, l, a) })}
	}
	return packedFloatIntrinsics(t)
}

func floatAbs(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if t.FloatBits() == 16 {
		s.Put("and.b16", l.Dst[0], s.Reg(l.Args[0][0], ptx.B16), ptx.Int(0x7fff))
		return
	}
	s.Put("abs."+emit.FloatReg(t).String(), l.Dst[0], s.Reg(l.Args[0][0], emit.FloatReg(t)))
}

func squareRoot(s *sel.Func, i *ir.Instr, l sel.Lane) {
	f := s.SingleFormatOf(sel.ScalarType(i))
	op := "sqrt.rn"
	if f.PTX == ptx.F32 && !f.Narrow && arith.AllowsApproximation(i) {
		op = "sqrt.approx"
	}
	x := s.Widened(f, l.Args[0][0])
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) { s.Put(s.FlushingOpcode(op, f), d, x) })
}

func multiplyAddLane(s *sel.Func, i *ir.Instr, l sel.Lane) {
	if l.Scalar {
		if x, y := negation(i.Arg(0)), negation(i.Arg(1)); x != nil && y != nil {
			s.FusedMultiplyAdd(sel.ScalarType(i), l.Dst[0], s.One(x), s.One(y), l.Args[2][0])
			return
		}
	}
	s.FusedMultiplyAdd(sel.ScalarType(i), l.Dst[0], l.Args[0][0], l.Args[1][0], l.Args[2][0])
}

// negation is what v is minus of.
func negation(v ir.Value) ir.Value {
	if n, ok := v.(*ir.Instr); ok && n.Op() == ir.FNeg {
		return n.Operand(0)
	}
	return nil
}

// copySign returns the first operand with the sign of the second.
func copySign(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if t.FloatBits() == 16 {
		mag := s.Compute(ptx.B16, "and.b16", s.Reg(l.Args[0][0], ptx.B16), ptx.Int(0x7fff))
		sign := s.Compute(ptx.B16, "and.b16", s.Reg(l.Args[1][0], ptx.B16), ptx.Int(-0x8000))
		s.Put("or.b16", l.Dst[0], mag, sign)
		return
	}
	reg := emit.FloatReg(t)
	s.Put("copysign."+reg.String(), l.Dst[0], s.Reg(l.Args[1][0], reg), s.Reg(l.Args[0][0], reg))
}

// roundTo rounds to an integral value.
func roundTo(s *sel.Func, i *ir.Instr, l sel.Lane, mode string) {
	f := s.FormatOf(sel.ScalarType(i))
	x := s.Widened(f, l.Args[0][0])
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) {
		op := "cvt." + mode + "."
		if f.PTX == ptx.F32 && s.FTZ {
			op += "ftz."
		}
		s.Put(op+f.PTX.String()+"."+f.PTX.String(), d, x)
	})
}

// roundAway rounds halves away from zero: trunc(|x| + 0.5), where 0.5 is the largest number below a
// half lest the sum round up, and what is integral already stays.
func roundAway(s *sel.Func, i *ir.Instr, l sel.Lane) {
	f := s.SingleFormatOf(sel.ScalarType(i))
	x := s.Widened(f, l.Args[0][0])
	half, whole := ptx.Operand(ptx.F32Bits(0x3effffff)), ptx.Operand(ptx.F32Imm(1<<23))
	if f.PTX == ptx.F64 {
		half, whole = ptx.F64Bits(0x3fdfffffffffffff), ptx.F64Imm(1<<52)
	}
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) {
		abs := s.Compute(f.Work, "abs."+f.PTX.String(), x)
		sum := s.Compute(f.Work, "add.rn."+f.PTX.String(), abs, half)
		cut := s.Compute(f.Work, "cvt.rzi."+f.PTX.String()+"."+f.PTX.String(), sum)
		signed := s.Compute(f.Work, "copysign."+f.PTX.String(), x, cut)
		big := s.Compute(ptx.Pred, "setp.geu."+f.PTX.String(), abs, whole)
		s.Put("selp."+f.PTX.String(), d, x, signed, big)
	})
}

func canonicalize(s *sel.Func, i *ir.Instr, l sel.Lane) {
	f := s.FormatOf(sel.ScalarType(i))
	x := s.Widened(f, l.Args[0][0])
	one := ptx.Operand(ptx.F32Imm(1))
	switch f.PTX {
	case ptx.F64:
		one = ptx.F64Imm(1)
	case ptx.F16:
		one = s.Reg(ptx.Hex(0x3c00), ptx.B16)
	}
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) { s.Put(s.FlushingOpcode("mul.rn", f), d, x, one) })
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
func approximate(s *sel.Func, i *ir.Instr, l sel.Lane, a approximation) {
	t := sel.ScalarType(i)
	if !a.always && !arith.AllowsApproximation(i) {
		s.Unsupported(i, "intrinsic %s without the afn flag (link a math library)", i.IntrinsicID())
		return
	}
	f := s.SingleFormatOf(t)
	if f.PTX != ptx.F32 {
		s.Unsupported(i, "intrinsic %s of type %s (link a math library)", i.IntrinsicID(), t)
		return
	}
	x := s.Widened(f, l.Args[0][0])
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) {
		if a.before != 0 {
			x = s.Compute(ptx.F32, s.FlushingOpcode("mul.rn", f), x, ptx.F32Imm(float32(a.before)))
		}
		if a.after == 0 {
			s.Put(s.FlushingOpcode(a.op+".approx", f), d, x)
			return
		}
		y := s.Compute(ptx.F32, s.FlushingOpcode(a.op+".approx", f), x)
		s.Put(s.FlushingOpcode("mul.rn", f), d, y, ptx.F32Imm(float32(a.after)))
	})
}

// saturatingToInt selects llvm.fptosi.sat: PTX's conversions saturate and make zero of NaN;
// narrower results are clamped after that.
func saturatingToInt(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from, bits := i.Arg(0).Type().Scalar(), sel.ScalarType(i).Bits
	signed := i.IntrinsicID() == "llvm.fptosi.sat"
	if emit.Words(sel.ScalarType(i)) > 1 {
		s.Unsupported(i, "intrinsic %s to %s", i.IntrinsicID(), sel.ScalarType(i))
		return
	}
	f := s.FormatOf(from)
	x := s.Widened(f, l.Args[0][0])
	w, class := ptx.B32, byte('u')
	if bits > 32 {
		w = ptx.B64
	}
	if signed {
		class = 's'
	}
	r := s.Compute(w, "cvt.rzi."+emit.Typed(class, w)+"."+f.PTX.String(), x)
	if f.PTX == ptx.F64 || w == ptx.B64 { // only conversions within 32 bits make zero of NaN
		p := s.Compute(ptx.Pred, "setp.nan."+f.PTX.String(), x, x)
		r = s.Compute(w, "selp."+emit.DataType(w), ptx.Int(0), r, p)
	}
	if bits < w.Bits() {
		high, low := int64(1)<<uint(bits)-1, int64(0)
		if signed {
			high, low = int64(1)<<uint(bits-1)-1, -(int64(1) << uint(bits-1))
			r = s.Compute(w, "max."+emit.Typed(class, w), r, ptx.Int(low))
		}
		r = s.Compute(w, "min."+emit.Typed(class, w), r, ptx.Int(high))
	}
	if bits == 1 {
		s.Put("setp.ne."+emit.Typed('s', w), l.Dst[0], r, ptx.Int(0))
		return
	}
	s.ResizeInto(l.Dst[0], r, w.Bits(), false)
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
func isClass(s *sel.Func, i *ir.Instr, l sel.Lane) {
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
	x := s.Reg(l.Args[0][0], emit.FloatReg(t))
	u := x
	if emit.FloatReg(t) != reg {
		u = s.Compute(reg, "mov."+reg.String(), x)
	}
	top := int64(uint64(1)<<uint(reg.Bits()-1) - 1)
	abs := s.Compute(reg, "and."+emit.Typed('b', reg), u, ptx.Int(top))
	negative := s.Compute(ptx.Pred, "setp.lt."+emit.Typed('s', reg), u, ptx.Int(0))
	positive := s.Compute(ptx.Pred, "not.pred", negative)
	acc := ptx.NoReg
	within := func(from, to uint64, sign ptx.Reg) { // from <= abs < to
		y := abs
		if from > 0 {
			y = s.Compute(reg, "sub."+emit.Typed('s', reg), abs, ptx.Int(from))
		}
		p := s.NewReg(ptx.Pred)
		if sign == ptx.NoReg {
			s.Put("setp.lt."+emit.Typed('u', reg), p, y, ptx.Int(to-from))
		} else {
			s.Put("setp.lt.and."+emit.Typed('u', reg), p, y, ptx.Int(to-from), sign)
		}
		if acc != ptx.NoReg {
			p = s.Compute(ptx.Pred, "or.pred", acc, p)
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
		s.Move(ptx.Pred, l.Dst[0], ptx.Int(0))
		return
	}
	s.Move(ptx.Pred, l.Dst[0], acc)
}

func lowerFromHalf(s *sel.Func, i *ir.Instr) {
	if k := i.Type().Kind; k != ir.FloatKind && k != ir.DoubleKind {
		s.Unsupported(i, "%s to %s", i.IntrinsicID(), i.Type())
		return
	}
	s.Put("cvt."+emit.FloatReg(i.Type()).String()+".f16", s.Dst1(i), s.Reg(s.One(i.Arg(0)), ptx.B16))
}

func lowerToHalf(s *sel.Func, i *ir.Instr) {
	if k := i.Arg(0).Type().Kind; k != ir.FloatKind && k != ir.DoubleKind {
		s.Unsupported(i, "%s of %s", i.IntrinsicID(), i.Arg(0).Type())
		return
	}
	t := emit.FloatReg(i.Arg(0).Type())
	s.Put("cvt.rn.f16."+t.String(), s.Dst1(i), s.Reg(s.One(i.Arg(0)), t))
}
