package emit

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Format is the format in which operations on a floating-point type are computed: its own, or
// single precision.
type Format struct {
	Type   *ir.Type // the IR's type
	Reg    ptx.Type // of the type itself
	PTX    ptx.Type // PTX type of the computation
	Work   ptx.Type // register of the computation
	Narrow bool     // the computation is in single precision, the result must be rounded
}

// FormatOf decides in which format operations on a type are computed. Arithmetic on bfloat is
// done in single precision; double rounding gives the correct result, because single precision has
// more than twice the digits.
func (e *Emitter) FormatOf(t *ir.Type) Format {
	switch {
	case t.Kind == ir.FloatKind:
		return Format{t, ptx.F32, ptx.F32, ptx.F32, false}
	case t.Kind == ir.DoubleKind:
		return Format{t, ptx.F64, ptx.F64, ptx.F64, false}
	case t.Kind == ir.HalfKind && e.Target.AddsHalves():
		return Format{t, ptx.B16, ptx.F16, ptx.B16, false}
	}
	return Format{t, ptx.B16, ptx.F32, ptx.F32, true}
}

// Widened brings an operand into a register of the format's computation.
func (e *Emitter) Widened(f Format, o ptx.Operand) ptx.Reg {
	r := e.Reg(o, f.Reg)
	if !f.Narrow {
		return r
	}
	return e.ToSingle(f.Type, r)
}

// WidenedOperand is Widened where a constant may stay.
func (e *Emitter) WidenedOperand(f Format, o ptx.Operand) ptx.Operand {
	switch o.(type) {
	case ptx.F32Bits, ptx.F64Bits:
		return o
	}
	return e.Widened(f, o)
}

// ToSingle converts half or bfloat to single precision, which is exact.
func (e *Emitter) ToSingle(t *ir.Type, r ptx.Reg) ptx.Reg {
	if t.Kind == ir.HalfKind {
		return e.Compute(ptx.F32, "cvt.f32.f16", r)
	}
	w := e.Compute(ptx.B32, "cvt.u32.u16", r)
	return e.Compute(ptx.F32, "mov.b32", e.Compute(ptx.B32, "shl.b32", w, ptx.Int(16)))
}

// FromSingle rounds single precision to half or bfloat.
func (e *Emitter) FromSingle(t *ir.Type, d, x ptx.Reg) {
	switch {
	case t.Kind == ir.HalfKind:
		e.Put("cvt.rn.f16.f32", d, x)
	case e.Target.Has(7, 0, 80):
		e.Put("cvt.rn.bf16.f32", d, x)
	default: // add half a unit, less one where the result is even already; NaNs stay NaNs
		u := e.Compute(ptx.B32, "mov.b32", x)
		odd := e.Compute(ptx.B32, "bfe.u32", u, ptx.Int(16), ptx.Int(1))
		sum := e.Compute(ptx.B32, "add.s32", u, e.Compute(ptx.B32, "add.s32", odd, ptx.Int(0x7fff)))
		nan := e.Compute(ptx.Pred, "setp.nan.f32", x, x)
		quiet := e.Compute(ptx.B32, "or.b32", u, ptx.Int(0x400000))
		bits := e.Compute(ptx.B32, "selp.b32", quiet, sum, nan)
		e.Put("cvt.u16.u32", d, e.Compute(ptx.B32, "shr.u32", bits, ptx.Int(16)))
	}
}

// InFormat defines d by a computation in the format: emit defines the register that it is given,
// and the result is rounded if the format is wider.
func (e *Emitter) InFormat(f Format, d ptx.Reg, emit func(d ptx.Reg)) {
	if !f.Narrow {
		emit(d)
		return
	}
	t := e.NewReg(ptx.F32)
	emit(t)
	e.FromSingle(f.Type, d, t)
}

// RoundedOpcode returns the opcode of an operation that PTX rounds: name.rn.ftz.type. Without .rn
// ptxas may fuse a multiplication and an addition, which only the contract flag allows.
func (e *Emitter) RoundedOpcode(name string, contract bool, f Format) string {
	parts := []string{name}
	if !contract || f.Narrow {
		parts = append(parts, "rn")
	}
	if (f.PTX == ptx.F32 || f.PTX == ptx.F32x2) && e.FTZ {
		parts = append(parts, "ftz")
	}
	return strings.Join(append(parts, f.PTX.String()), ".")
}

// FlushingOpcode adds the type of a format to an opcode, and .ftz before it on single precision
// where the function flushes denormals: "min" becomes "min.ftz.f32".
func (e *Emitter) FlushingOpcode(name string, f Format) string {
	if (f.PTX == ptx.F32 || f.PTX == ptx.F32x2) && e.FTZ {
		return name + ".ftz." + f.PTX.String()
	}
	return name + "." + f.PTX.String()
}

// FusedMultiplyAdd emits d = a*b + c, rounded once.
func (e *Emitter) FusedMultiplyAdd(t *ir.Type, d ptx.Reg, a, b, c ptx.Operand) {
	if t.Kind == ir.BFloatKind && e.Target.Has(7, 0, 80) {
		e.Put("fma.rn.bf16", d, e.Reg(a, ptx.B16), e.Reg(b, ptx.B16), e.Reg(c, ptx.B16))
		return
	}
	f := e.FormatOf(t)
	if f.Narrow { // the product of two halves is exact in double precision, and so is the rounding that counts
		e.fmaInDouble(t, d, a, b, c)
		return
	}
	if IsImmediate(a) {
		a, b = b, a
	}
	e.Put(e.FlushingOpcode("fma.rn", f), d, e.Widened(f, a), e.WidenedOperand(f, b), e.WidenedOperand(f, c))
}

func (e *Emitter) fmaInDouble(t *ir.Type, d ptx.Reg, a, b, c ptx.Operand) {
	wide := func(o ptx.Operand) ptx.Reg {
		return e.Compute(ptx.F64, "cvt.f64.f32", e.ToSingle(t, e.Reg(o, ptx.B16)))
	}
	x := e.Compute(ptx.F64, "fma.rn.f64", wide(a), wide(b), wide(c))
	e.FromDouble(t, d, x)
}

// IsOne reports whether an operand is the constant 1.
func IsOne(o ptx.Operand) bool {
	return o == ptx.Operand(ptx.F32Imm(1)) || o == ptx.Operand(ptx.F64Imm(1))
}

// IsMinusOne reports whether an operand is the constant -1.
func IsMinusOne(o ptx.Operand) bool {
	return o == ptx.Operand(ptx.F32Imm(-1)) || o == ptx.Operand(ptx.F64Imm(-1))
}

// DoubleToSingle adds the types of the conversion from double to single precision to "cvt.rn" and
// the like, with .ftz where the function flushes denormals.
func (e *Emitter) DoubleToSingle(op string) string {
	if e.FTZ {
		op += ".ftz"
	}
	return op + ".f32.f64"
}

// FromDouble rounds double precision to half or bfloat. bfloat goes through single precision
// rounded to odd, after which the second rounding is right.
func (e *Emitter) FromDouble(t *ir.Type, d, x ptx.Reg) {
	switch {
	case t.Kind == ir.HalfKind:
		e.Put("cvt.rn.f16.f64", d, x)
	case e.Target.Has(7, 8, 90):
		e.Put("cvt.rn.bf16.f64", d, x)
	default:
		z := e.Compute(ptx.F32, "cvt.rz.f32.f64", x)
		back := e.Compute(ptx.F64, "cvt.f64.f32", z)
		inexact := e.Compute(ptx.Pred, "setp.neu.f64", back, x)
		u := e.Compute(ptx.B32, "mov.b32", z)
		odd := e.Compute(ptx.B32, "or.b32", u, e.Compute(ptx.B32, "selp.b32", ptx.Int(1), ptx.Int(0), inexact))
		e.FromSingle(t, d, e.Compute(ptx.F32, "mov.b32", odd))
	}
}

// SingleFormatOf is the format in which operations are done that PTX does not have for halves.
func (e *Emitter) SingleFormatOf(t *ir.Type) Format {
	f := e.FormatOf(t)
	if f.PTX == ptx.F16 {
		return Format{f.Type, ptx.B16, ptx.F32, ptx.F32, true}
	}
	return f
}
