package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// One divided by an approximate square root is one instruction, which is also more exact than the
// two:
//
//	fdiv 1.0, (llvm.nvvm.sqrt.approx.f x)                  ⇒  rsqrt.approx.f32 x
//	fdiv 1.0, (llvm.nvvm.sqrt.approx.ftz.f x)              ⇒  rsqrt.approx.ftz.f32 x
//	fdiv 1.0, (llvm.sqrt x), both may be approximate       ⇒  rsqrt.approx.f32 x
//
// The first two are LLVM's, whatever the flags of the division: a call of sqrt.approx accepts its
// precision. -nvptx-rsqrt-approx-opt=false turns all off.

// selectFDiv selects a division.
func (s *fsel) selectFDiv(i *ir.Instr) {
	if op, root := s.reciprocalRoot(i); root != nil {
		s.put(op, s.dst1(i), s.reg(s.one(root), ptx.F32))
		return
	}
	lanewise((*fsel).floatBinary)(s, i)
}

// reciprocalRoot recognises 1/sqrt(x): the instruction for it, and x.
func (s *fsel) reciprocalRoot(i *ir.Instr) (op string, x ir.Value) {
	root, ok := i.Operand(1).(*ir.Instr)
	one, isConst := i.Operand(0).(*ir.Const)
	if !ok || !isConst || root.Op() != ir.Call || i.Type().Kind != ir.FloatKind || s.target.NoRsqrt {
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
	case f.IntrinsicID() == "llvm.sqrt" && allowsApproximation(root) && allowsApproximation(i):
		return s.single("rsqrt.approx", s.floatFormat(i.Type())), root.Arg(0)
	}
	return "", nil
}
