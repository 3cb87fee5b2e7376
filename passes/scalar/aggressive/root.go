package aggressive

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
)

// root replaces a call of the library's square root by the intrinsic, if the argument is not less
// than zero or the call is nnan. Such a call cannot fail and does not set errno (LLVM's foldSqrt).
func (a *aggressive) root(i *ir.Instr) bool {
	f := i.CalledFunc()
	if f == nil || i.Op() != ir.Call || i.Type().IsVoid() || a.c.Target.FastSqrt == nil || !a.c.Target.FastSqrt(i.Type()) {
		return false
	}
	switch f.Name() {
	case "sqrt", "sqrtf", "sqrtl":
	default:
		return false
	}
	if len(i.Info.Bundles) > 0 || i.HasFlag(ir.MustTail) || !library.Has(a.c.Target, a.f, f.Name()) || !a.library.Calls(i) {
		return false
	}
	if !i.HasFlag(ir.FNNan) && !a.q.NeverLess(i.Arg(0)) {
		return false
	}
	ty := i.Type()
	fn := a.f.Module().Intrinsic("llvm.sqrt", a.f.Ctx().Func(ty, []*ir.Type{ty}, false), nil, ty)
	n := ir.Before(i).Call(fn, "sqrt", i.Arg(0))
	n.Flags |= i.Flags & ir.FastMath
	n.CopyDebugLoc(i)
	ir.ReplaceAllUses(i, n)
	i.Erase()
	return true
}
