package ir

import (
	"slices"
	"strings"
)

// The metadata that intrinsics take: how they round and compare, and what an assumption says.

// stringArg is the string that argument k is as metadata, "" if it is none.
func stringArg(i *Instr, k int) string {
	m, _ := i.ops[k].val.(*MDOperand)
	if m == nil {
		return ""
	}
	s, _ := m.Node.(MDStr)
	return string(s)
}

// predicateArg reports whether argument k names a comparison.
func predicateArg(i *Instr, k int, float bool) bool {
	s := stringArg(i, k)
	_, ok := PredByName(s, float)
	return ok && s != "true" && s != "false"
}

func (v *verifier) constrainedCompare(i *Instr) {
	if !predicateArg(i, 2, true) {
		v.fail("invalid predicate for constrained FP comparison intrinsic", i)
	}
}

var (
	exceptionWords = []string{"fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"}
	roundingWords  = []string{"round.dynamic", "round.tonearest", "round.tonearestaway", "round.downward", "round.upward", "round.towardzero"}
)

// constrained checks the metadata arguments of constrained floating-point intrinsics: the rounding
// mode, if the operation has one, and the exception behavior.
func (v *verifier) constrained(i *Instr, s *intrinsicSig) {
	n := len(s.params)
	if !slices.Contains(exceptionWords, stringArg(i, n-1)) {
		v.fail("invalid exception behavior argument", i)
	}
	compares := strings.HasPrefix(i.IntrinsicID(), "llvm.experimental.constrained.fcmp")
	if !compares && s.params[n-2] == "md" && !slices.Contains(roundingWords, stringArg(i, n-2)) {
		v.fail("invalid rounding mode argument", i)
	}
}

// assumption checks the operand bundles of llvm.assume: an attribute's name, the value that it
// applies to, and its number.
func (v *verifier) assumption(i *Instr) {
	for _, b := range i.Info.Bundles {
		arg := func(k int) *Type { return i.ops[b.First+k].val.Type() }
		switch {
		case b.Tag == "ignore":
			if b.Count > 2 {
				v.fail("too many arguments", i)
			}
		case b.Tag == "separate_storage":
			if b.Count != 2 {
				v.fail("separate_storage assumptions should have 2 arguments", i)
			} else if arg(0).Kind != PtrKind || arg(1).Kind != PtrKind {
				v.fail("arguments to separate_storage assumptions should be pointers", i)
			}
		case !IsKnownAttr(b.Tag):
			v.fail("tags must be valid attribute names", i)
		case b.Tag == "align":
			v.alignAssumption(i, b)
		case b.Count > 2:
			v.fail("too many arguments", i)
		case attrsWithNumber[b.Tag]:
			if b.Count != 2 {
				v.fail("this attribute should have 2 arguments", i)
			} else if b.Tag == "dereferenceable" {
				if arg(0).Kind != PtrKind {
					v.fail("first argument should be a pointer", i)
				} else if arg(1).Kind != IntKind {
					v.fail("second argument should be an integer", i)
				}
			} else if AsInt(i.ops[b.First+1].val) == nil {
				v.fail("the second argument should be a constant integral value", i)
			}
		case attrPlaces[b.Tag]&onParam != 0:
			if b.Count != 1 {
				v.fail("this attribute should have one argument", i)
			}
		case b.Count != 0:
			v.fail("this attribute has no argument", i)
		}
	}
}

func (v *verifier) alignAssumption(i *Instr, b Bundle) {
	if b.Count < 2 || b.Count > 3 {
		v.fail("alignment assumptions should have 2 or 3 arguments", i)
		return
	}
	if i.ops[b.First].val.Type().Kind != PtrKind {
		v.fail("first argument should be a pointer", i)
	}
	for k, which := range []string{"second", "third"}[:b.Count-1] {
		if i.ops[b.First+1+k].val.Type().Kind != IntKind {
			v.fail(which+" argument should be an integer", i)
		}
	}
}
