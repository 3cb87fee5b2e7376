package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// visitVScale: a result that does not fit its type is poison.
func visitVScale(ic *combiner, i *ir.Instr) *ir.Instr {
	if r, ok := valuetracking.VScaleRange(ic.f, 64); ok {
		if least, _ := r.UMin().Uint64(); bits.Len64(least) > width(i.Type()) {
			return ic.use(i, ir.NewPoison(i.Type()))
		}
	}
	return nil
}

// castOfVScale: llvm.vscale, cast to another width, is llvm.vscale of that width where the
// function's attribute bounds it so that the narrower of the two holds it.
func (ic *combiner) castOfVScale(i *ir.Instr) *ir.Instr {
	c := intrinsicOf(i.Operand(0), "llvm.vscale")
	if c == nil || !oneUse(c) {
		return nil
	}
	r, ok := valuetracking.VScaleRange(ic.f, 64)
	if !ok {
		return nil
	}
	most, _ := r.UMax().Uint64()
	fits := min(width(c.Type()), width(i.Type()))
	if i.Op() == ir.SExt {
		fits--
	}
	if bits.Len64(most) > fits {
		return nil
	}
	return ic.use(i, ic.b.intrinsic("llvm.vscale", i.Type(), ""))
}
