package instcombine

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
)

// visitPtrMask joins two masks of a pointer, and says how the result is aligned where that is more
// than what is said (LLVM's rules of llvm.ptrmask).
func visitPtrMask(ic *combiner, i *ir.Instr) *ir.Instr {
	if c := intrinsicOf(i.Arg(0), "llvm.ptrmask"); c != nil && oneUse(c) && c.Arg(1).Type() == i.Arg(1).Type() {
		mask := ic.b.and(i.Arg(1), c.Arg(1), "")
		ic.setOperand(i, 0, c.Arg(0))
		return ic.setOperand(i, 1, mask)
	}
	w := ic.q.Width(i.Arg(1).Type())
	if w == 0 {
		return nil
	}
	known := ic.q.KnownBits(i.Arg(1)).Zero | ic.q.KnownBits(i.Arg(0)).Zero
	zeros := bits.TrailingZeros64(^known)
	changed := false
	if said := alignSaid(i.Info.Attrs.Ret); zeros < w && zeros < 32 && uint64(1)<<zeros > said {
		i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr("align", strconv.FormatUint(1<<zeros, 10)))
		changed = true
	}
	return result(i, changed)
}

// alignSaid is the alignment that attributes promise; 1: none.
func alignSaid(attrs ir.AttrSet) uint64 {
	a, ok := attrs.Get("align")
	if !ok {
		return 1
	}
	n, err := strconv.ParseUint(a.Val, 10, 64)
	if err != nil {
		return 1
	}
	return n
}
