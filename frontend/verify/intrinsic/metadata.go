package intrinsic

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// The metadata that intrinsics take: how they round and compare, and what an assumption says.

// stringArg is the string that argument k is as metadata, "" if it is none.
func stringArg(i *ir.Instr, k int) string {
	m, _ := i.Operand(k).(*ir.MDOperand)
	if m == nil {
		return ""
	}
	s, _ := m.Node.(ir.MDStr)
	return string(s)
}

// predicateArg reports whether argument k names a comparison.
func predicateArg(i *ir.Instr, k int, float bool) bool {
	s := stringArg(i, k)
	_, ok := ir.PredByName(s, float)
	return ok && s != "true" && s != "false"
}

func (v *Checker) constrainedCompare(i *ir.Instr) {
	if !predicateArg(i, 2, true) {
		v.Fail("invalid predicate for constrained FP comparison intrinsic", i)
	}
}

var (
	exceptionWords = []string{"fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"}
	roundingWords  = []string{"round.dynamic", "round.tonearest", "round.tonearestaway", "round.downward", "round.upward", "round.towardzero"}
)

// constrained checks the metadata arguments of constrained floating-point intrinsics: the rounding
// mode, if the operation has one, and the exception behavior.
func (v *Checker) constrained(i *ir.Instr, s *ir.Signature) {
	n := s.NumParams()
	if !slices.Contains(exceptionWords, stringArg(i, n-1)) {
		v.Fail("invalid exception behavior argument", i)
	}
	compares := strings.HasPrefix(i.IntrinsicID(), "llvm.experimental.constrained.fcmp")
	if !compares && s.TakesMetadata(n-2) && !slices.Contains(roundingWords, stringArg(i, n-2)) {
		v.Fail("invalid rounding mode argument", i)
	}
}

// attrsWithNumber are those whose value LLVM keeps as a number.
var attrsWithNumber = rule.Words(`align alignstack allocsize allockind dereferenceable dereferenceable_or_null memory nofpclass uwtable
	vscale_range`)

// assumption checks the operand bundles of llvm.assume: an attribute's name, the value that it
// applies to, and its number.
func (v *Checker) assumption(i *ir.Instr) {
	for _, b := range i.Info.Bundles {
		arg := func(k int) *ir.Type { return i.Operand(b.First + k).Type() }
		switch {
		case b.Tag == "ignore":
			if b.Count > 2 {
				v.Fail("too many arguments", i)
			}
		case b.Tag == "separate_storage":
			if b.Count != 2 {
				v.Fail("separate_storage assumptions should have 2 arguments", i)
			} else if arg(0).Kind != ir.PtrKind || arg(1).Kind != ir.PtrKind {
				v.Fail("arguments to separate_storage assumptions should be pointers", i)
			}
		case !ir.IsKnownAttr(b.Tag):
			v.Fail("tags must be valid attribute names", i)
		case b.Tag == "align":
			v.alignAssumption(i, b)
		case b.Count > 2:
			v.Fail("too many arguments", i)
		case attrsWithNumber[b.Tag]:
			if b.Count != 2 {
				v.Fail("this attribute should have 2 arguments", i)
			} else if b.Tag == "dereferenceable" {
				if arg(0).Kind != ir.PtrKind {
					v.Fail("first argument should be a pointer", i)
				} else if arg(1).Kind != ir.IntKind {
					v.Fail("second argument should be an integer", i)
				}
			} else if ir.AsInt(i.Operand(b.First+1)) == nil {
				v.Fail("the second argument should be a constant integral value", i)
			}
		case ir.AttrPlaces(b.Tag)&ir.OnParam != 0:
			if b.Count != 1 {
				v.Fail("this attribute should have one argument", i)
			}
		case b.Count != 0:
			v.Fail("this attribute has no argument", i)
		}
	}
}

func (v *Checker) alignAssumption(i *ir.Instr, b ir.Bundle) {
	if b.Count < 2 || b.Count > 3 {
		v.Fail("alignment assumptions should have 2 or 3 arguments", i)
		return
	}
	if i.Operand(b.First).Type().Kind != ir.PtrKind {
		v.Fail("first argument should be a pointer", i)
	}
	for k, which := range []string{"second", "third"}[:b.Count-1] {
		if i.Operand(b.First+1+k).Type().Kind != ir.IntKind {
			v.Fail(which+" argument should be an integer", i)
		}
	}
}
