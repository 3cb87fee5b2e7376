package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// markNonNull adds nonnull to each argument of a call that is known not to be null (LLVM's
// visitCallBase).
func (ic *combiner) markNonNull(i *ir.Instr) *ir.Instr {
	marked, changed := false, false
	for k := range i.NumArgs() {
		changed = ic.argNonNull(i, k) || changed
		v := i.Arg(k)
		if !v.Type().IsPtr() || i.Info.Attrs.Param(k).Has("nonnull") || calleeHas(i, k, "nonnull") || !ic.q.NonZero(v) {
			continue
		}
		if !marked {
			i.Info.Attrs = i.Info.Attrs.Clone()
			marked = true
		}
		i.Info.Attrs.SetParam(k, i.Info.Attrs.Param(k).With(ir.EnumAttr("nonnull")))
	}
	return result(i, marked || changed)
}

func calleeHas(i *ir.Instr, k int, attr string) bool {
	f := i.CalledFunc()
	return f != nil && f.Attrs.Param(k).Has(attr)
}

// raiseAlign raises the align attribute of a pointer argument of a memory intrinsic to its known
// alignment.
func (ic *combiner) raiseAlign(i *ir.Instr, k int) bool {
	n := ic.argAlign(i, k)
	if i.Info.Attrs.Param(k).Has("align") && n <= rewrite.ArgAlign(i, k) {
		return false
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	rewrite.SetArgAlign(i, k, n)
	return true
}
