package intrinsic

import (
	"strings"

	"opt-go/frontend/ir"
)

// What operations on vectors under a mask and up to a length ask for beyond their signatures.

func (v *Checker) vpCompare(i *ir.Instr) {
	if float := i.IntrinsicID() == "llvm.vp.fcmp"; !predicateArg(i, 2, float) {
		kind := map[bool]string{true: "FP", false: "integer"}[float]
		v.Fail("invalid predicate for VP "+kind+" comparison intrinsic", i)
	}
}

// vpCasts are the conversions of vectors under a mask: which elements they take and give.
var vpCasts = map[string]struct{ from, to, words string }{
	"llvm.vp.trunc": {"int", "int<", "must be larger than"}, "llvm.vp.zext": {"int", "int>", "must be smaller than"},
	"llvm.vp.sext": {"int", "int>", "must be smaller than"}, "llvm.vp.fptrunc": {"fp", "fp<", "must be larger than"},
	"llvm.vp.fpext": {"fp", "fp>", "must be smaller than"}, "llvm.vp.fptosi": {"fp", "int", ""}, "llvm.vp.fptoui": {"fp", "int", ""},
	"llvm.vp.lrint": {"fp", "int", ""}, "llvm.vp.llrint": {"fp", "int", ""}, "llvm.vp.sitofp": {"int", "fp", ""},
	"llvm.vp.uitofp": {"int", "fp", ""}, "llvm.vp.ptrtoint": {"ptr", "int", ""}, "llvm.vp.inttoptr": {"int", "ptr", ""},
}

func (v *Checker) vpCast(i *ir.Instr) {
	from, to := i.Operand(0).Type(), i.Type()
	if from.Len != to.Len || from.Scalable != to.Scalable {
		v.Fail("VP cast intrinsic first argument and result vector lengths must be equal", i)
		return
	}
	isA := map[string]func(*ir.Type) bool{"int": func(t *ir.Type) bool { return t.Kind == ir.IntKind }, "fp": (*ir.Type).IsFloat, "ptr": (*ir.Type).IsPtr}
	rule := vpCasts[i.IntrinsicID()]
	switch size := numberBits(from.Elem) - numberBits(to.Elem); {
	case !isA[rule.from](from.Elem) || !isA[strings.TrimRight(rule.to, "<>")](to.Elem):
		v.Fail(i.IntrinsicID()+" intrinsic first argument and result element type do not fit", i)
	case strings.HasSuffix(rule.to, "<") && size <= 0, strings.HasSuffix(rule.to, ">") && size >= 0:
		v.Fail(i.IntrinsicID()+" intrinsic the bit size of first argument "+rule.words+" the bit size of the return type", i)
	}
}

// numberBits returns the width of an integer or floating-point type, 0 of others.
func numberBits(t *ir.Type) int { return max(t.Bits, t.FloatBits()) }
