package instcombine

import (
	"opt-go/frontend/ir"
)

// markNonNull says of each argument of a call that is surely no null pointer that it is none (LLVM's visitCallBase).
func (ic *combiner) markNonNull(i *ir.Instr) *ir.Instr {
	changed := false
	for k := range i.NumArgs() {
		v := i.Arg(k)
		if !v.Type().IsPtr() || i.Info.Attrs.Param(k).Has("nonnull") || calleeHas(i, k, "nonnull") || !ic.q.NonZero(v) {
			continue
		}
		if !changed {
			i.Info.Attrs = i.Info.Attrs.Clone()
			changed = true
		}
		i.Info.Attrs.SetParam(k, i.Info.Attrs.Param(k).With(ir.EnumAttr("nonnull")))
	}
	return result(i, changed)
}

func calleeHas(i *ir.Instr, k int, attr string) bool {
	f := i.CalledFunc()
	return f != nil && f.Attrs.Param(k).Has(attr)
}
