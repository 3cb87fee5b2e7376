package instcombine

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Compares of the bits of floating-point numbers that test for a class: only the exponent, zero,
// infinity.

// floatOfBits returns the floating-point value of which v is the bit pattern, lane by lane, if its
// type is an IEEE 754 type and class tests are allowed here.
func (ic *combiner) floatOfBits(v ir.Value) ir.Value {
	b := onceOf(v, ir.BitCast)
	if b == nil || ic.f.Attrs.Fn.Has("noimplicitfloat") {
		return nil
	}
	x := b.Operand(0)
	ty := x.Type()
	if ty.IsVector() != v.Type().IsVector() || ty.IsVector() && ty.Len != v.Type().Len {
		return nil
	}
	if s := ty.Scalar(); s != ic.ctx.Half && s != ic.ctx.BFloat && s != ic.ctx.Float && s != ic.ctx.Double {
		return nil
	}
	return x
}

// infinityBits are those of positive infinity: all of the exponent.
func infinityBits(ty *ir.Type) uint64 {
	lo, _ := ir.NewFloat(ty.Scalar(), math.Inf(1)).FloatBits()
	return lo
}

// exponentTest: whether the exponent's bits are all set.
func (ic *combiner) exponentTest(i, and *ir.Instr, mask, c uint64) *ir.Instr {
	x := ic.floatOfBits(and.Operand(0))
	if x == nil || !i.Pred.IsEquality() || mask != infinityBits(x.Type()) || c != mask || !oneUse(and) {
		return nil
	}
	return ic.askClass(i, x, valuetracking.FPNaN|valuetracking.FPInf)
}

// bitsOfClass: whether the bits are those of a zero or an infinity; without the sign, of either
// one.
func (ic *combiner) bitsOfClass(i *ir.Instr) *ir.Instr {
	x := ic.floatOfBits(i.Operand(0))
	c, ok := word(i.Operand(1))
	if x == nil || !ok || !i.Pred.IsEquality() {
		return nil
	}
	sign, inf := signBit(width(i.Operand(0).Type())), infinityBits(x.Type())
	class, known := map[uint64]valuetracking.FPClass{0: valuetracking.FPPosZero, sign: valuetracking.FPNegZero, inf: valuetracking.FPPosInf, inf | sign: valuetracking.FPNegInf}[c]
	if !known {
		return nil
	}
	return ic.askClass(i, x, class)
}

// askClass is llvm.is.fpclass for an equality, and for an inequality of all other classes.
func (ic *combiner) askClass(i *ir.Instr, x ir.Value, class valuetracking.FPClass) *ir.Instr {
	if i.Pred == ir.NE {
		class = valuetracking.FPAll &^ class
	}
	return ic.newOverloaded("llvm.is.fpclass", i.Type(), []*ir.Type{x.Type()}, x, ir.NewInt(ic.ctx.I32, uint64(class)))
}
