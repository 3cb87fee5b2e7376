package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// FloatBinary selects fadd, fsub, fmul, fdiv and frem.
func FloatBinary(s *sel.Func, i *ir.Instr, l sel.Lane) {
	f := s.FormatOf(sel.ScalarType(i))
	a, b := l.Args[0][0], l.Args[1][0]
	switch i.Op() {
	case ir.FDiv:
		floatDivide(s, i, f, l.Dst[0], a, b)
		return
	case ir.FRem:
		floatRemainder(s, i, f, l.Dst[0], a, b)
		return
	}
	if emit.IsImmediate(a) && i.Op().IsCommutative() {
		a, b = b, a
	}
	name := map[ir.Op]string{ir.FAdd: "add", ir.FSub: "sub", ir.FMul: "mul"}[i.Op()]
	if f.Type.Kind == ir.BFloatKind && s.Target.FusesBFloats() {
		s.BFloatOp(name, "bf16", l.Dst[0], s.Reg(a, ptx.B16), s.Reg(b, ptx.B16))
		return
	}
	x, y := s.WidenedOperand(f, a), s.WidenedOperand(f, b)
	s.InFormat(f, l.Dst[0], func(d ptx.Reg) { s.Put(s.RoundedOpcode(name, i.HasFlag(ir.FContract), f), d, x, y) })
}

// AllowsApproximation reports whether a result may be off by two units in the last place: by the
// afn flag, or by !fpmath.
func AllowsApproximation(i *ir.Instr) bool {
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

func floatDivide(s *sel.Func, i *ir.Instr, f emit.Format, d ptx.Reg, a, b ptx.Operand) {
	if f.PTX == ptx.F16 { // PTX has no division of halves
		f = emit.Format{Type: f.Type, Reg: ptx.B16, PTX: ptx.F32, Work: ptx.F32, Narrow: true}
	}
	approx := f.PTX == ptx.F32 && (AllowsApproximation(i) || f.Type.Kind == ir.HalfKind)
	if emit.IsOne(a) && !f.Narrow {
		op := "rcp.rn"
		if approx {
			op = "rcp.approx"
		}
		s.Put(s.FlushingOpcode(op, f), d, s.Widened(f, b))
		return
	}
	if emit.IsMinusOne(a) && !f.Narrow && !approx { // -1/x is -(1/x), rounded alike
		s.Put("neg."+f.PTX.String(), d, s.Compute(f.Work, s.FlushingOpcode("rcp.rn", f), s.Widened(f, b)))
		return
	}
	op := "div.rn"
	if approx && f.Type.Kind == ir.FloatKind {
		op = "div.full"
	}
	x, y := s.WidenedOperand(f, a), s.WidenedOperand(f, b)
	s.InFormat(f, d, func(d ptx.Reg) { s.Put(s.FlushingOpcode(op, f), d, x, y) })
}

// floatRemainder computes x - trunc(x/y)*y, which is correct only if the quotient is exact enough:
// it needs afn. The exact remainder is a function of the math library.
func floatRemainder(s *sel.Func, i *ir.Instr, f emit.Format, d ptx.Reg, a, b ptx.Operand) {
	if !i.HasFlag(ir.FAfn) {
		s.Unsupported(i, "frem without the afn flag")
		return
	}
	if f.PTX == ptx.F16 {
		f = emit.Format{Type: f.Type, Reg: ptx.B16, PTX: ptx.F32, Work: ptx.F32, Narrow: true}
	}
	x, y := s.Widened(f, a), s.Widened(f, b)
	s.InFormat(f, d, func(d ptx.Reg) {
		q := s.Compute(f.Work, s.FlushingOpcode("div.rn", f), x, y)
		t := s.Compute(f.Work, "cvt.rzi."+f.PTX.String()+"."+f.PTX.String(), q)
		n := s.Compute(f.Work, "neg."+f.PTX.String(), t)
		s.Put(s.FlushingOpcode("fma.rn", f), d, n, y, x)
	})
}

func floatNegate(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	switch t.Kind {
	case ir.FloatKind, ir.DoubleKind:
		f := s.FormatOf(t)
		s.Put("neg."+f.PTX.String(), l.Dst[0], s.Reg(l.Args[0][0], f.Reg))
	default:
		s.Put("xor.b16", l.Dst[0], s.Reg(l.Args[0][0], ptx.B16), ptx.Int(-0x8000))
	}
}

// FloatResize selects fptrunc and fpext.
func FloatResize(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from, to := i.Operand(0).Type().Scalar(), sel.ScalarType(i)
	convertFloat(s, l.Dst[0], s.Reg(l.Args[0][0], emit.FloatReg(from)), from, to)
}

// convertFloat emits the conversion between two floating-point types.
func convertFloat(s *sel.Func, d, x ptx.Reg, from, to *ir.Type) {
	small := func(t *ir.Type) bool { return t.FloatBits() == 16 }
	switch {
	case from == to:
		s.Move(s.TypeOf(d), d, x)
	case small(from) && small(to):
		s.FromSingle(to, d, s.ToSingle(from, x))
	case from.Kind == ir.BFloatKind && to.Kind == ir.FloatKind:
		s.Move(ptx.F32, d, s.ToSingle(from, x))
	case from.Kind == ir.BFloatKind:
		s.Put("cvt.f64.f32", d, s.ToSingle(from, x))
	case small(to) && from.Kind == ir.FloatKind:
		s.FromSingle(to, d, x)
	case small(to):
		s.FromDouble(to, d, x)
	case from.Kind == ir.HalfKind:
		s.Put("cvt."+emit.FloatReg(to).String()+".f16", d, x)
	case to.Kind == ir.DoubleKind:
		s.Put("cvt.f64.f32", d, x)
	default:
		s.Put(s.DoubleToSingle("cvt.rn"), d, x)
	}
}

// FloatToInt selects fptosi and fptoui.
func FloatToInt(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from, to := i.Operand(0).Type().Scalar(), sel.ScalarType(i)
	if emit.Words(to) > 1 {
		s.Unsupported(i, "%s to %s", i.Op(), to)
		return
	}
	ConvertToInt(s, l.Dst[0], l.Args[0][0], from, to.Bits, i.Op() == ir.FPToSI, "rzi")
}

// ConvertToInt emits d = x rounded as the mode says.
func ConvertToInt(s *sel.Func, d ptx.Reg, o ptx.Operand, from *ir.Type, bits int, signed bool, mode string) {
	f := s.FormatOf(from)
	x := s.Widened(f, o)
	class := byte('u')
	if signed || bits < 16 { // what fits in the bits fits in 16 with a sign; the result for other numbers, though poison, is LLVM's
		class = 's'
	}
	op := "cvt." + mode + "."
	if f.PTX == ptx.F32 && s.FTZ {
		op += "ftz."
	}
	if bits == 1 {
		t := s.Compute(ptx.B32, op+"s32."+f.PTX.String(), x)
		s.Put("setp.ne.s32", d, t, ptx.Int(0))
		return
	}
	s.Put(op+emit.Typed(class, emit.IntReg(bits))+"."+f.PTX.String(), d, x)
}

// IntToFloat selects sitofp and uitofp.
func IntToFloat(s *sel.Func, i *ir.Instr, l sel.Lane) {
	from, to := i.Operand(0).Type().Scalar(), sel.ScalarType(i)
	signed := i.Op() == ir.SIToFP
	if emit.Words(from) > 1 {
		s.Unsupported(i, "%s of %s", i.Op(), from)
		return
	}
	d, o := l.Dst[0], l.Args[0][0]
	if from.Bits == 1 {
		one := 1.0
		if signed {
			one = -1
		}
		yes, zero := sel.FloatOperand(ir.NewFloat(to, one)), emit.ZeroOf(emit.FloatReg(to))
		s.Choose(d, o, yes, zero)
		return
	}
	reg := emit.IntReg(from.Bits)
	x := s.Reg(s.Extended(sel.LaneOperand(i, l, 0), o, from.Bits, signed), reg)
	class := byte('u')
	if signed {
		class = 's'
	}
	typ := emit.Typed(class, reg)
	switch {
	case to.FloatBits() > 16:
		s.Put("cvt.rn."+emit.FloatReg(to).String()+"."+typ, d, x)
	case to.Kind == ir.HalfKind && s.Target.Has(4, 2, 53):
		s.Put("cvt.rn.f16."+typ, d, x)
	case to.Kind == ir.BFloatKind && s.Target.Has(7, 8, 90):
		s.Put("cvt.rn.bf16."+typ, d, x)
	case reg == ptx.B64 && to.Kind == ir.BFloatKind:
		longToBFloat(s, to, d, x, typ)
	default: // exact in double precision, or far beyond what half can hold
		s.FromDouble(to, d, s.Compute(ptx.F64, "cvt.rn.f64."+typ, x))
	}
}

// longToBFloat converts a 64-bit integer to bfloat through single precision. It truncates and sets
// the low bit if bits were lost (round to odd), so that the final rounding is correct.
func longToBFloat(s *sel.Func, to *ir.Type, d, x ptx.Reg, typ string) {
	z := s.Compute(ptx.F32, "cvt.rz.f32."+typ, x)
	back := s.Compute(ptx.B64, "cvt.rzi."+typ+".f32", z)
	inexact := s.Compute(ptx.Pred, "setp.ne.s64", back, x)
	u := s.Compute(ptx.B32, "mov.b32", z)
	odd := s.Compute(ptx.B32, "or.b32", u, s.Compute(ptx.B32, "selp.b32", ptx.Int(1), ptx.Int(0), inexact))
	s.FromSingle(to, d, s.Compute(ptx.F32, "mov.b32", odd))
}

// One divided by an approximate square root is one instruction, which is also more exact than the
// two:
//
//	fdiv 1.0, (llvm.nvvm.sqrt.approx.f x)                  ⇒  rsqrt.approx.f32 x
//	fdiv 1.0, (llvm.nvvm.sqrt.approx.ftz.f x)              ⇒  rsqrt.approx.ftz.f32 x
//	fdiv 1.0, (llvm.sqrt x), both may be approximate       ⇒  rsqrt.approx.f32 x
//
// The first two are LLVM's, whatever the flags of the division: a call of sqrt.approx accepts its
// precision. -nvptx-rsqrt-approx-opt=false turns all off.

// FDiv selects a division.
func FDiv(s *sel.Func, i *ir.Instr) {
	if op, root := reciprocalRoot(s, i); root != nil {
		s.Put(op, s.Dst1(i), s.Reg(s.One(root), ptx.F32))
		return
	}
	sel.Lanewise(FloatBinary)(s, i)
}

// reciprocalRoot recognises 1/sqrt(x): the instruction for it, and x.
func reciprocalRoot(s *sel.Func, i *ir.Instr) (op string, x ir.Value) {
	root, ok := i.Operand(1).(*ir.Instr)
	one, isConst := i.Operand(0).(*ir.Const)
	if !ok || !isConst || root.Op() != ir.Call || i.Type().Kind != ir.FloatKind || s.Target.NoRsqrt {
		return "", nil
	}
	if v, ok := one.Float64(); !ok || v != 1 {
		return "", nil
	}
	f, ok := root.Callee().(*ir.Func)
	if !ok || !f.IsIntrinsic() {
		return "", nil
	}
	switch {
	case f.Name() == "llvm.nvvm.sqrt.approx.f":
		return "rsqrt.approx.f32", root.Arg(0)
	case f.Name() == "llvm.nvvm.sqrt.approx.ftz.f":
		return "rsqrt.approx.ftz.f32", root.Arg(0)
	case f.IntrinsicID() == "llvm.sqrt" && AllowsApproximation(root) && AllowsApproximation(i):
		return s.FlushingOpcode("rsqrt.approx", s.FormatOf(i.Type())), root.Arg(0)
	}
	return "", nil
}
