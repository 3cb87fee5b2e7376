package inline

import (
	"strconv"

	"opt-go/frontend/ir"
)

// The promises of a caller about its code must hold for inlined code, too, and the requirements of
// a callee must not get lost: LLVM's mergeAttributesForInlining. The rules, for the attributes of
// callers:
//
//   - one that only allows more to the compiler stays if the callee has it: mustprogress, and
//     relaxed floating-point arithmetic
//   - one that restricts how the code is compiled is added if the callee has it
//   - stack protectors and probes: the stricter of the two; the width of vectors that calls may
//     need: the larger one, none if one is unknown

// allowances are what stays where the callee has it: those that are words, and those that are
// "true" or "false".
var (
	allowances      = []string{"mustprogress"}
	floatAllowances = []string{"less-precise-fpmad", "no-infs-fp-math", "no-nans-fp-math", "no-signed-zeros-fp-math", "approx-func-fp-math",
		"unsafe-fp-math"}
	restrictions       = []string{"noimplicitfloat", "speculative_load_hardening"}
	stringRestrictions = []string{"no-jump-tables", "profile-sample-accurate"}
	stackProtectors    = []string{"ssp", "sspstrong", "sspreq"} // each stronger than the one before
)

// mergeAttributes gives caller the attributes of code that has callee's in it.
func mergeAttributes(caller, callee *ir.Func) {
	to, from := &caller.Attrs.Fn, callee.Attrs.Fn
	for _, a := range allowances {
		if to.Has(a) && !from.Has(a) {
			*to = to.Without(a)
		}
	}
	for _, a := range floatAllowances {
		if isTrue(*to, a) && !isTrue(from, a) {
			*to = to.With(ir.StringAttr(a, "false"))
		}
	}
	for _, a := range restrictions {
		if from.Has(a) && !to.Has(a) {
			*to = to.With(ir.EnumAttr(a))
		}
	}
	for _, a := range stringRestrictions {
		if isTrue(from, a) && !isTrue(*to, a) {
			*to = to.With(ir.StringAttr(a, "true"))
		}
	}
	mergeStackProtector(to, from)
	if a, ok := from.Get("probe-stack"); ok && !to.Has("probe-stack") {
		*to = to.With(a)
	}
	mergeNumber(to, from, "stack-probe-size", func(old, n uint64) bool { return n < old })
	if a := "min-legal-vector-width"; !from.Has(a) {
		*to = to.Without(a)
	} else if to.Has(a) {
		mergeNumber(to, from, a, func(old, n uint64) bool { return n > old })
	}
}

func isTrue(s ir.AttrSet, key string) bool {
	a, ok := s.Get(key)
	return ok && a.Val == "true"
}

// mergeStackProtector raises the protection of a caller that has any.
func mergeStackProtector(to *ir.AttrSet, from ir.AttrSet) {
	level := func(s ir.AttrSet) int {
		for k := len(stackProtectors) - 1; k >= 0; k-- {
			if s.Has(stackProtectors[k]) {
				return k
			}
		}
		return -1
	}
	if old, n := level(*to), level(from); old >= 0 && n > old {
		*to = to.Without(stackProtectors...).With(ir.EnumAttr(stackProtectors[n]))
	}
}

// mergeNumber takes the callee's number where the caller has none, or a worse one.
func mergeNumber(to *ir.AttrSet, from ir.AttrSet, key string, better func(old, n uint64) bool) {
	a, ok := from.Get(key)
	if !ok {
		return
	}
	if have, ok := to.Get(key); ok {
		old, err := strconv.ParseUint(have.Val, 0, 64)
		n, err2 := strconv.ParseUint(a.Val, 0, 64)
		if err != nil || err2 != nil || !better(old, n) {
			return
		}
	}
	*to = to.With(a)
}
