package rewrite

import "opt-go/frontend/ir"

// IntersectFlags reduces the flags of keep to those that both instructions have, when keep takes
// over the other's uses.
func IntersectFlags(keep, other *ir.Instr) {
	promises := ir.PoisonFlags | ir.FastMath
	keep.Flags &^= promises &^ other.Flags
	if keep.Info != nil && other.Info != nil {
		keep.Info.Attrs.Ret = commonAttrs(keep.Info.Attrs.Ret, other.Info.Attrs.Ret)
	}
}

func commonAttrs(a, b ir.AttrSet) ir.AttrSet {
	var out ir.AttrSet
	for _, x := range a {
		if y, ok := b.Get(x.Key); ok && x == y {
			out = append(out, x)
		}
	}
	return out
}
