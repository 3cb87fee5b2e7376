package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// format is the format in which operations on a floating-point type are computed: its own, or
// single precision.
type format struct {
	ty     *ir.Type
	reg    ptx.Type // of the type itself
	typ    ptx.Type // PTX type of the computation
	work   ptx.Type // register of the computation
	narrow bool     // the computation is in single precision, the result must be rounded
}

// floatFormat decides in which format operations on a type are computed. Arithmetic on bfloat is
// done in single precision; double rounding gives the correct result, because single precision has
// more than twice the digits.
func (s *emitter) floatFormat(t *ir.Type) format {
	switch {
	case t.Kind == ir.FloatKind:
		return format{t, ptx.F32, ptx.F32, ptx.F32, false}
	case t.Kind == ir.DoubleKind:
		return format{t, ptx.F64, ptx.F64, ptx.F64, false}
	case t.Kind == ir.HalfKind && s.target.hasHalfMath():
		return format{t, ptx.B16, ptx.F16, ptx.B16, false}
	}
	return format{t, ptx.B16, ptx.F32, ptx.F32, true}
}

// widened brings an operand into a register of the format's computation.
func (s *emitter) widened(f format, o ptx.Operand) ptx.Reg {
	r := s.reg(o, f.reg)
	if !f.narrow {
		return r
	}
	return s.toSingle(f.ty, r)
}

// widenedOperand is widened where a constant may stay.
func (s *emitter) widenedOperand(f format, o ptx.Operand) ptx.Operand {
	switch o.(type) {
	case ptx.F32Bits, ptx.F64Bits:
		return o
	}
	return s.widened(f, o)
}

// toSingle converts half or bfloat to single precision, which is exact.
func (s *emitter) toSingle(t *ir.Type, r ptx.Reg) ptx.Reg {
	if t.Kind == ir.HalfKind {
		return s.compute(ptx.F32, "cvt.f32.f16", r)
	}
	w := s.compute(ptx.B32, "cvt.u32.u16", r)
	return s.compute(ptx.F32, "mov.b32", s.compute(ptx.B32, "shl.b32", w, ptx.Int(16)))
}

// fromSingle rounds single precision to half or bfloat.
func (s *emitter) fromSingle(t *ir.Type, d, x ptx.Reg) {
	switch {
	case t.Kind == ir.HalfKind:
		s.put("cvt.rn.f16.f32", d, x)
	case s.target.Has(7, 0, 80):
		s.put("cvt.rn.bf16.f32", d, x)
	default: // add half a unit, less one where the result is even already; NaNs stay NaNs
		u := s.compute(ptx.B32, "mov.b32", x)
		odd := s.compute(ptx.B32, "bfe.u32", u, ptx.Int(16), ptx.Int(1))
		sum := s.compute(ptx.B32, "add.s32", u, s.compute(ptx.B32, "add.s32", odd, ptx.Int(0x7fff)))
		nan := s.compute(ptx.Pred, "setp.nan.f32", x, x)
		quiet := s.compute(ptx.B32, "or.b32", u, ptx.Int(0x400000))
		bits := s.compute(ptx.B32, "selp.b32", quiet, sum, nan)
		s.put("cvt.u16.u32", d, s.compute(ptx.B32, "shr.u32", bits, ptx.Int(16)))
	}
}

// inFormat computes in the format: emit defines its argument.
func (s *emitter) inFormat(f format, d ptx.Reg, emit func(d ptx.Reg)) {
	if !f.narrow {
		emit(d)
		return
	}
	t := s.newReg(ptx.F32)
	emit(t)
	s.fromSingle(f.ty, d, t)
}

// floatOp returns the opcode of an operation that PTX rounds: name.rn.ftz.type. Without .rn ptxas
// may fuse a multiplication and an addition, which only the contract flag allows.
func (s *emitter) floatOp(name string, i *ir.Instr, f format) string {
	parts := []string{name}
	if !i.HasFlag(ir.FContract) || f.narrow {
		parts = append(parts, "rn")
	}
	if f.typ == ptx.F32 && s.ftz {
		parts = append(parts, "ftz")
	}
	return strings.Join(append(parts, f.typ.String()), ".")
}

// single adds .ftz to an opcode on single precision where the function flushes denormals: "min"
// "f32".
func (s *emitter) single(name string, f format) string {
	if f.typ == ptx.F32 && s.ftz {
		return name + ".ftz.f32"
	}
	return name + "." + f.typ.String()
}

// fusedMultiplyAdd emits d = a*b + c, rounded once.
func (s *emitter) fusedMultiplyAdd(t *ir.Type, d ptx.Reg, a, b, c ptx.Operand) {
	if t.Kind == ir.BFloatKind && s.target.Has(7, 0, 80) {
		s.put("fma.rn.bf16", d, s.reg(a, ptx.B16), s.reg(b, ptx.B16), s.reg(c, ptx.B16))
		return
	}
	f := s.floatFormat(t)
	if f.narrow { // the product of two halves is exact in double precision, and so is the rounding that counts
		s.fmaInDouble(t, d, a, b, c)
		return
	}
	if isImmediate(a) {
		a, b = b, a
	}
	s.put(s.single("fma.rn", f), d, s.widened(f, a), s.widenedOperand(f, b), s.widenedOperand(f, c))
}

func (s *emitter) fmaInDouble(t *ir.Type, d ptx.Reg, a, b, c ptx.Operand) {
	wide := func(o ptx.Operand) ptx.Reg {
		return s.compute(ptx.F64, "cvt.f64.f32", s.toSingle(t, s.reg(o, ptx.B16)))
	}
	x := s.compute(ptx.F64, "fma.rn.f64", wide(a), wide(b), wide(c))
	s.doubleTo(t, d, x)
}

// floatBinary selects fadd, fsub, fmul, fdiv and frem.
func (s *fsel) floatBinary(i *ir.Instr, l lane) {
	f := s.floatFormat(scalarType(i))
	a, b := l.a[0][0], l.a[1][0]
	switch i.Op() {
	case ir.FDiv:
		s.floatDivide(i, f, l.d[0], a, b)
		return
	case ir.FRem:
		s.floatRemainder(i, f, l.d[0], a, b)
		return
	}
	if isImmediate(a) && i.Op().IsCommutative() {
		a, b = b, a
	}
	name := map[ir.Op]string{ir.FAdd: "add", ir.FSub: "sub", ir.FMul: "mul"}[i.Op()]
	if f.ty.Kind == ir.BFloatKind && s.target.fusesBFloats() {
		s.bfloatOp(name, "bf16", l.d[0], s.reg(a, ptx.B16), s.reg(b, ptx.B16))
		return
	}
	x, y := s.widenedFirst(f, a), s.widenedOperand(f, b)
	s.inFormat(f, l.d[0], func(d ptx.Reg) { s.put(s.floatOp(name, i, f), d, x, y) })
}

// widenedFirst keeps constants as first operands too, as in 1 - x.
func (s *emitter) widenedFirst(f format, o ptx.Operand) ptx.Operand { return s.widenedOperand(f, o) }

// isOne reports whether an operand is the constant 1.
func isOne(o ptx.Operand) bool {
	return o == ptx.Operand(ptx.F32Imm(1)) || o == ptx.Operand(ptx.F64Imm(1))
}

// minusOne reports whether an operand is the constant -1.
func minusOne(o ptx.Operand) bool {
	return o == ptx.Operand(ptx.F32Imm(-1)) || o == ptx.Operand(ptx.F64Imm(-1))
}

// allowsApproximation reports whether a result may be off by two units in the last place: by the
// afn flag, or by !fpmath.
func allowsApproximation(i *ir.Instr) bool {
	if i.HasFlag(ir.FAfn) {
		return true
	}
	if a, ok := i.Func().Attrs.Fn.Get("unsafe-fp-math"); ok && a.Val == "true" { // LLVM 19 and before
		return true
	}
	n := i.MD("fpmath")
	if n == nil || len(n.Fields) == 0 {
		return false
	}
	c, ok := n.Operand(0).(*ir.MDConst)
	if !ok {
		return false
	}
	k, ok := c.Value.(*ir.Const)
	if !ok {
		return false
	}
	v, ok := k.Float64()
	return ok && v >= 2
}

func (s *fsel) floatDivide(i *ir.Instr, f format, d ptx.Reg, a, b ptx.Operand) {
	if f.typ == ptx.F16 { // PTX has no division of halves
		f = format{f.ty, ptx.B16, ptx.F32, ptx.F32, true}
	}
	approx := f.typ == ptx.F32 && (allowsApproximation(i) || f.ty.Kind == ir.HalfKind)
	if isOne(a) && !f.narrow {
		op := "rcp.rn"
		if approx {
			op = "rcp.approx"
		}
		s.put(s.single(op, f), d, s.widened(f, b))
		return
	}
	if minusOne(a) && !f.narrow && !approx { // -1/x is -(1/x), rounded alike
		s.put("neg."+f.typ.String(), d, s.compute(f.work, s.single("rcp.rn", f), s.widened(f, b)))
		return
	}
	op := "div.rn"
	if approx && f.ty.Kind == ir.FloatKind {
		op = "div.full"
	}
	x, y := s.widenedFirst(f, a), s.widenedOperand(f, b)
	s.inFormat(f, d, func(d ptx.Reg) { s.put(s.single(op, f), d, x, y) })
}

// floatRemainder computes x - trunc(x/y)*y, which is correct only if the quotient is exact enough:
// it needs afn. The exact remainder is a function of the math library.
func (s *fsel) floatRemainder(i *ir.Instr, f format, d ptx.Reg, a, b ptx.Operand) {
	if !i.HasFlag(ir.FAfn) {
		s.unsupported(i, "frem without the afn flag")
		return
	}
	if f.typ == ptx.F16 {
		f = format{f.ty, ptx.B16, ptx.F32, ptx.F32, true}
	}
	x, y := s.widened(f, a), s.widened(f, b)
	s.inFormat(f, d, func(d ptx.Reg) {
		q := s.compute(f.work, s.single("div.rn", f), x, y)
		t := s.compute(f.work, "cvt.rzi."+f.typ.String()+"."+f.typ.String(), q)
		n := s.compute(f.work, "neg."+f.typ.String(), t)
		s.put(s.single("fma.rn", f), d, n, y, x)
	})
}

func (s *fsel) floatNegate(i *ir.Instr, l lane) {
	t := scalarType(i)
	switch t.Kind {
	case ir.FloatKind, ir.DoubleKind:
		f := s.floatFormat(t)
		s.put("neg."+f.typ.String(), l.d[0], s.reg(l.a[0][0], f.reg))
	default:
		s.put("xor.b16", l.d[0], s.reg(l.a[0][0], ptx.B16), ptx.Int(-0x8000))
	}
}

// floatResize selects fptrunc and fpext.
func (s *fsel) floatResize(i *ir.Instr, l lane) {
	from, to := i.Operand(0).Type().Scalar(), scalarType(i)
	s.convertFloat(l.d[0], s.reg(l.a[0][0], floatReg(from)), from, to)
}

// convertFloat emits the conversion between two floating-point types.
func (s *fsel) convertFloat(d, x ptx.Reg, from, to *ir.Type) {
	small := func(t *ir.Type) bool { return t.FloatBits() == 16 }
	switch {
	case from == to:
		s.move(s.typeOf(d), d, x)
	case small(from) && small(to):
		s.fromSingle(to, d, s.toSingle(from, x))
	case from.Kind == ir.BFloatKind && to.Kind == ir.FloatKind:
		s.move(ptx.F32, d, s.toSingle(from, x))
	case from.Kind == ir.BFloatKind:
		s.put("cvt.f64.f32", d, s.toSingle(from, x))
	case small(to) && from.Kind == ir.FloatKind:
		s.fromSingle(to, d, x)
	case small(to):
		s.doubleTo(to, d, x)
	case from.Kind == ir.HalfKind:
		s.put("cvt."+floatReg(to).String()+".f16", d, x)
	case to.Kind == ir.DoubleKind:
		s.put("cvt.f64.f32", d, x)
	default:
		s.put(s.cvtSingle("cvt.rn"), d, x)
	}
}

func (s *emitter) cvtSingle(op string) string {
	if s.ftz {
		op += ".ftz"
	}
	return op + ".f32.f64"
}

// doubleTo rounds double precision to half or bfloat. bfloat goes through single precision rounded
// to odd, after which the second rounding is right.
func (s *emitter) doubleTo(t *ir.Type, d, x ptx.Reg) {
	switch {
	case t.Kind == ir.HalfKind:
		s.put("cvt.rn.f16.f64", d, x)
	case s.target.Has(7, 8, 90):
		s.put("cvt.rn.bf16.f64", d, x)
	default:
		z := s.compute(ptx.F32, "cvt.rz.f32.f64", x)
		back := s.compute(ptx.F64, "cvt.f64.f32", z)
		inexact := s.compute(ptx.Pred, "setp.neu.f64", back, x)
		u := s.compute(ptx.B32, "mov.b32", z)
		odd := s.compute(ptx.B32, "or.b32", u, s.compute(ptx.B32, "selp.b32", ptx.Int(1), ptx.Int(0), inexact))
		s.fromSingle(t, d, s.compute(ptx.F32, "mov.b32", odd))
	}
}

// floatToInt selects fptosi and fptoui.
func (s *fsel) floatToInt(i *ir.Instr, l lane) {
	from, to := i.Operand(0).Type().Scalar(), scalarType(i)
	if words(to) > 1 {
		s.unsupported(i, "%s to %s", i.Op(), to)
		return
	}
	s.convertToInt(l.d[0], l.a[0][0], from, to.Bits, i.Op() == ir.FPToSI, "rzi")
}

// convertToInt emits d = x rounded as the mode says.
func (s *fsel) convertToInt(d ptx.Reg, o ptx.Operand, from *ir.Type, bits int, signed bool, mode string) {
	f := s.floatFormat(from)
	x := s.widened(f, o)
	class := byte('u')
	if signed || bits < 16 { // what fits in the bits fits in 16 with a sign; the result for other numbers, though poison, is LLVM's
		class = 's'
	}
	op := "cvt." + mode + "."
	if f.typ == ptx.F32 && s.ftz {
		op += "ftz."
	}
	if bits == 1 {
		t := s.compute(ptx.B32, op+"s32."+f.typ.String(), x)
		s.put("setp.ne.s32", d, t, ptx.Int(0))
		return
	}
	s.put(op+typed(class, intReg(bits))+"."+f.typ.String(), d, x)
}

// intToFloat selects sitofp and uitofp.
func (s *fsel) intToFloat(i *ir.Instr, l lane) {
	from, to := i.Operand(0).Type().Scalar(), scalarType(i)
	signed := i.Op() == ir.SIToFP
	if words(from) > 1 {
		s.unsupported(i, "%s of %s", i.Op(), from)
		return
	}
	d, o := l.d[0], l.a[0][0]
	if from.Bits == 1 {
		one := 1.0
		if signed {
			one = -1
		}
		yes, zero := floatOperand(ir.NewFloat(to, one)), zeroOf(floatReg(to))
		s.choose(d, o, yes, zero)
		return
	}
	reg := intReg(from.Bits)
	x := s.reg(s.extended(laneOperand(i, l, 0), o, from.Bits, signed), reg)
	class := byte('u')
	if signed {
		class = 's'
	}
	typ := typed(class, reg)
	switch {
	case to.FloatBits() > 16:
		s.put("cvt.rn."+floatReg(to).String()+"."+typ, d, x)
	case to.Kind == ir.HalfKind && s.target.Has(4, 2, 53):
		s.put("cvt.rn.f16."+typ, d, x)
	case to.Kind == ir.BFloatKind && s.target.Has(7, 8, 90):
		s.put("cvt.rn.bf16."+typ, d, x)
	case reg == ptx.B64 && to.Kind == ir.BFloatKind:
		s.longToBFloat(to, d, x, typ)
	default: // exact in double precision, or far beyond what half can hold
		s.doubleTo(to, d, s.compute(ptx.F64, "cvt.rn.f64."+typ, x))
	}
}

// longToBFloat converts a 64-bit integer to bfloat through single precision. It truncates and sets
// the low bit if bits were lost (round to odd), so that the final rounding is correct.
func (s *fsel) longToBFloat(to *ir.Type, d, x ptx.Reg, typ string) {
	z := s.compute(ptx.F32, "cvt.rz.f32."+typ, x)
	back := s.compute(ptx.B64, "cvt.rzi."+typ+".f32", z)
	inexact := s.compute(ptx.Pred, "setp.ne.s64", back, x)
	u := s.compute(ptx.B32, "mov.b32", z)
	odd := s.compute(ptx.B32, "or.b32", u, s.compute(ptx.B32, "selp.b32", ptx.Int(1), ptx.Int(0), inexact))
	s.fromSingle(to, d, s.compute(ptx.F32, "mov.b32", odd))
}

// flushesDenormals reports whether single-precision denormals count as zero in a function.
func flushesDenormals(f *ir.Func) bool {
	for _, key := range []string{"denormal-fp-math-f32", "denormal-fp-math"} {
		if a, ok := f.Attrs.Fn.Get(key); ok && a.Val != "" {
			return strings.HasPrefix(a.Val, "preserve-sign")
		}
	}
	a, ok := f.Attrs.Fn.Get("nvptx-f32ftz")
	return ok && a.Val == "true"
}
