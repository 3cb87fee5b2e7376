package verify

import (
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
	"opt-go/frontend/version"
)

// Which types an attribute's value may have; keywords that are in none of these lists do not care.
var (
	intAttrs     = rule.Words("signext zeroext allocalign")
	pointerAttrs = rule.Words(`noalias nocapture nonnull readnone readonly writable dereferenceable dereferenceable_or_null
		initializes dead_on_unwind dead_on_return nest swifterror preallocated inalloca byval sret byref elementtype allocptr`)
)

// exclusions are the sets of attributes of which a parameter or result may have one only.
var exclusions = []struct {
	keys []string
	msg  string
}{
	{[]string{"byval", "inalloca", "preallocated", "inreg", "nest", "byref", "sret"},
		"Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!"},
	{[]string{"inalloca", "readonly"}, "Attributes 'inalloca and readonly' are incompatible!"},
	{[]string{"sret", "returned"}, "Attributes 'sret and returned' are incompatible!"},
	{[]string{"zeroext", "signext"}, "Attributes 'zeroext and signext' are incompatible!"},
	{[]string{"readnone", "readonly"}, "Attributes 'readnone and readonly' are incompatible!"},
	{[]string{"readnone", "writeonly"}, "Attributes 'readnone and writeonly' are incompatible!"},
	{[]string{"readonly", "writeonly"}, "Attributes 'readonly and writeonly' are incompatible!"},
	{[]string{"noinline", "alwaysinline"}, "Attributes 'noinline and alwaysinline' are incompatible!"},
	{[]string{"writable", "readnone"}, "Attributes writable and readnone are incompatible!"},
	{[]string{"writable", "readonly"}, "Attributes writable and readonly are incompatible!"},
}

// funcExclusions are the same for functions.
var funcExclusions = []struct {
	keys []string
	msg  string
}{
	{[]string{"noinline", "alwaysinline"}, "Attributes 'noinline and alwaysinline' are incompatible!"},
	{[]string{"optsize", "optnone"}, "Attributes 'optsize and optnone' are incompatible!"},
	{[]string{"minsize", "optnone"}, "Attributes 'minsize and optnone' are incompatible!"},
	{[]string{"optdebug", "optnone"}, "Attributes 'optdebug and optnone' are incompatible!"},
	{[]string{"optdebug", "minsize"}, "Attributes 'minsize and optdebug' are incompatible!"},
	{[]string{"optdebug", "optsize"}, "Attributes 'optsize and optdebug' are incompatible!"},
	{[]string{"sanitize_realtime", "sanitize_realtime_blocking"},
		"Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible!"},
}

// stringExclusions are the string attributes of which a function may have one.
var stringExclusions = [][]string{
	{"aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible"},
	{"aarch64_new_za", "aarch64_in_za", "aarch64_inout_za", "aarch64_out_za", "aarch64_preserves_za"},
	{"aarch64_new_zt0", "aarch64_in_zt0", "aarch64_inout_zt0", "aarch64_out_zt0", "aarch64_preserves_zt0"},
}

// funcAttrs checks the attributes of a function.
func (v *verifier) funcAttrs(f *ir.Func) {
	a := &f.Attrs
	if len(a.Params) > len(f.Params) && slices.ContainsFunc(a.Params[len(f.Params):], func(s ir.AttrSet) bool { return len(s) > 0 }) {
		v.Fail("Attribute after last parameter!", f)
	}
	v.attrSets(f, a, f.FuncType)
	if a.Fn.Has("builtin") {
		v.Fail("Attribute 'builtin' can only be applied to a callsite.", f)
	}
	for k := range f.Params {
		s := a.Param(k)
		if s.Has("elementtype") && !f.IsIntrinsic() {
			v.Fail("Attribute 'elementtype' can only be applied to a callsite.", f)
		}
		if s.Has("immarg") && !f.IsIntrinsic() {
			v.Fail("immarg attribute only applies to intrinsics", f)
		}
	}
}

// callAttrs checks the attributes of a call.
func (v *verifier) callAttrs(i *ir.Instr) {
	a := &i.Info.Attrs
	if len(a.Fn) == 0 && len(a.Ret) == 0 && len(a.Params) == 0 {
		return
	}
	if n := i.NumArgs(); len(a.Params) > n && slices.ContainsFunc(a.Params[n:], func(s ir.AttrSet) bool { return len(s) > 0 }) {
		v.Fail("Attribute after last parameter!", i)
	}
	v.attrSets(i, a, i.Info.FuncType)
	for k := len(i.Info.FuncType.Fields); k < i.NumArgs(); k++ { // variable arguments
		s := a.Param(k)
		v.valueAttrs(i, s, i.Operand(k).Type(), ir.OnParam)
		if s.Has("returned") && i.Operand(k).Type() != i.Type() {
			v.Fail("Incompatible argument and return types for 'returned' attribute", i)
		}
		if s.Has("sret") && !wrapsFixed(i) {
			v.Fail("Attribute 'sret' cannot be used for vararg call arguments!", i)
		}
	}
	if f := namedCallee(i); a.Fn.Has("preallocated") && (f == nil || f.Name() != "llvm.call.preallocated.arg") {
		v.Fail("preallocated as a call site attribute can only be on llvm.call.preallocated.arg", i)
	}
	if a.Fn.Has("speculatable") {
		if f, _ := i.Callee().(*ir.Func); f == nil || !f.Attrs.Fn.Has("speculatable") {
			v.Fail("speculatable attribute may not apply to call sites", i)
		}
	}
}

// wrapsFixed reports whether a call is a statepoint around a call without variable arguments.
func wrapsFixed(i *ir.Instr) bool {
	if f := i.CalledFunc(); f == nil || f.IntrinsicID() != "llvm.experimental.gc.statepoint" {
		return false
	}
	a, ok := i.Info.Attrs.Param(2).Get("elementtype")
	return ok && a.Ty != nil && a.Ty.Kind == ir.FuncKind && !a.Ty.VarArg
}

// attrSets checks function, result and parameters of a function or call.
func (v *verifier) attrSets(at any, a *ir.AttrList, ft *ir.Type) {
	v.valueAttrs(at, a.Ret, ft.Elem, ir.OnRet)
	once := map[string]string{"nest": "More than one parameter has attribute nest!",
		"returned":   "More than one parameter has attribute returned!",
		"sret":       "Cannot have multiple 'sret' parameters!",
		"swiftself":  "Cannot have multiple 'swiftself' parameters!",
		"swiftasync": "Cannot have multiple 'swiftasync' parameters!",
		"swifterror": "Cannot have multiple 'swifterror' parameters!"}
	var seen map[string]bool
	for k, t := range ft.Fields {
		s := a.Param(k)
		if len(s) == 0 {
			continue
		}
		v.valueAttrs(at, s, t, ir.OnParam)
		for _, x := range s {
			msg := once[x.Key]
			if msg == "" || x.IsString {
				continue
			}
			if seen[x.Key] {
				v.Fail(msg, at)
			}
			if seen == nil {
				seen = map[string]bool{}
			}
			seen[x.Key] = true
		}
		v.paramPlace(at, s, k, ft)
	}
	v.functionSet(at, a.Fn, ft)
}

// paramPlace checks attributes that depend on which parameter has them.
func (v *verifier) paramPlace(at any, s ir.AttrSet, k int, ft *ir.Type) {
	_, isCall := at.(*ir.Instr)
	switch {
	case s.Has("returned") && ft.Fields[k] != ft.Elem:
		v.Fail("Incompatible argument and return types for 'returned' attribute", at)
	case s.Has("sret") && k > 1:
		v.Fail("Attribute 'sret' is not on first or second parameter!", at)
	case s.Has("sret") && !ft.Elem.IsVoid() && !isCall:
		v.Fail("Invalid struct return type!", at)
	case s.Has("inalloca") && k != len(ft.Fields)-1:
		v.Fail("inalloca isn't on the last parameter!", at)
	case s.Has("immarg") && slices.ContainsFunc(s, func(a ir.Attr) bool { return a.Key != "immarg" && a.Key != "range" }):
		v.Fail("Attribute 'immarg' is incompatible with other attributes except the 'range' attribute", at)
	}
}

// valueAttrs checks the attributes of one parameter or result of type t.
func (v *verifier) valueAttrs(at any, s ir.AttrSet, t *ir.Type, place ir.AttrPlace) {
	if len(s) == 0 {
		return
	}
	for k := range s {
		a := &s[k]
		if a.IsString {
			continue
		}
		if p := ir.AttrPlaces(a.Key); p != 0 && p&place == 0 {
			where := "parameters"
			if place == ir.OnRet {
				where = "function return values"
			}
			v.FailAttr(a.Key, "Attribute '"+a.String()+"' does not apply to "+where, at)
			continue
		}
		if !attrFitsType(a, t) {
			v.FailAttr(a.Key, "Wrong types for attribute: "+a.String(), at)
			continue
		}
		v.attrValue(at, a, t)
	}
	if len(s) > 1 {
		for _, x := range exclusions {
			v.atMostOne(at, s, x.keys, x.msg)
		}
	}
}

func (v *verifier) atMostOne(at any, s ir.AttrSet, keys []string, msg string) {
	n := 0
	for k := range s {
		if slices.Contains(keys, s[k].Key) && !s[k].IsString && (s[k].Key != "inreg" || !s.Has("sret")) {
			n++ // sret and inreg count once
		}
	}
	if n > 1 {
		v.Fail(msg, at)
	}
}

func attrFitsType(a *ir.Attr, t *ir.Type) bool {
	switch {
	case intAttrs[a.Key]:
		return t.Kind == ir.IntKind
	case pointerAttrs[a.Key]:
		return t.Kind == ir.PtrKind
	}
	switch a.Key {
	case "align":
		return t.Scalar().Kind == ir.PtrKind
	case "range":
		return t.Scalar().Kind == ir.IntKind
	case "nofpclass":
		return t.TakesFastMath()
	case "noundef":
		return !t.IsVoid()
	}
	return true
}

// attrValue checks an attribute's type or number.
func (v *verifier) attrValue(at any, a *ir.Attr, t *ir.Type) {
	switch a.Key {
	case "byval", "byref", "inalloca", "preallocated":
		if a.Ty == nil || !a.Ty.IsSized() {
			v.FailAttr(a.Key, "Attribute '"+a.Key+"' does not support unsized types!", at)
		} else if a.Key == "byval" && v.Layout.AllocSize(a.Ty) >= maxByValue {
			v.FailAttr(a.Key, "huge 'byval' arguments are unsupported", at)
		}
	case "align", "alignstack":
		if n, err := strconv.ParseUint(a.Val, 10, 64); err != nil || n == 0 || n&(n-1) != 0 || n > ir.MaxAlign {
			v.FailAttr(a.Key, "huge alignment values are unsupported", at)
		}
	case "dereferenceable", "dereferenceable_or_null":
		if a.Val == "0" {
			v.FailAttr(a.Key, "dereferenceable bytes must be non-zero", at)
		}
	case "range":
		if width, _, _ := strings.Cut(a.Val, " "); width != "i"+strconv.Itoa(t.Scalar().Bits) {
			v.FailAttr(a.Key, "Range bit width must match type bit width!", at)
		}
	}
}

// maxByValue bounds the size of a byval argument, in bytes.
const maxByValue = 1 << 32

// functionSet checks attributes of the function itself. Calls share sets, so each is looked at
// once.
func (v *verifier) functionSet(at any, s ir.AttrSet, ft *ir.Type) {
	if len(s) == 0 || v.sets[&s[0]] == len(s) {
		return
	}
	before := len(v.Problems)
	for k := range s {
		a := &s[k]
		if a.IsString {
			v.stringAttr(at, a)
			switch {
			case a.Key == "vector-function-abi-variant" && !vectorVariant(a.Val, ft):
				v.Fail("invalid name for a VFABI variant: "+a.Val, at)
			case a.Key == "modular-format":
				v.modularFormat(at, a.Val, ft)
			}
			continue
		}
		if p := ir.AttrPlaces(a.Key); p != 0 && p&ir.OnFunc == 0 {
			v.FailAttr(a.Key, "Attribute '"+a.String()+"' does not apply to functions!", at)
			continue
		}
		v.numberAttr(at, a, ft)
	}
	for _, x := range funcExclusions {
		v.atMostOne(at, s, x.keys, x.msg)
	}
	if s.Has("sign-return-address-key") && !s.Has("sign-return-address") {
		v.Fail("'sign-return-address-key' present without `sign-return-address`", at)
	}
	for _, keys := range stringExclusions {
		n := 0
		for k := range s {
			if s[k].IsString && slices.Contains(keys, s[k].Key) {
				n++
			}
		}
		if n > 1 {
			v.Fail("Attributes '"+strings.Join(keys, ", ")+"' are mutually exclusive", at)
		}
	}
	if s.Has("optnone") && !s.Has("noinline") {
		v.Fail("Attribute 'optnone' requires 'noinline'!", at)
	}
	if s.Has("jumptable") {
		if f, ok := at.(*ir.Func); !ok || f.UnnamedAddr != "unnamed_addr" {
			v.Fail("Attribute 'jumptable' requires 'unnamed_addr'", at)
		}
	}
	if len(v.Problems) == before && !s.Has("allocsize") && !s.Has("jumptable") && !s.Has("vector-function-abi-variant") && !s.Has("modular-format") {
		if v.sets == nil {
			v.sets = map[*ir.Attr]int{}
		}
		v.sets[&s[0]] = len(s)
	}
}

func (v *verifier) numberAttr(at any, a *ir.Attr, ft *ir.Type) {
	var n []uint64
	for _, part := range strings.Split(a.Val, ",") {
		x, err := strconv.ParseUint(strings.TrimSpace(part), 10, 64)
		if err != nil {
			break
		}
		n = append(n, x)
	}
	switch a.Key {
	case "vscale_range":
		v.vscaleRange(at, n)
	case "alignstack":
		if len(n) == 1 && (n[0] == 0 || n[0]&(n[0]-1) != 0) {
			v.Fail("stack alignment is not a power of two", at)
		}
	case "allockind":
		v.allocKind(at, strings.Split(strings.Trim(a.Val, `"`), ","))
	case "allocsize":
		if len(n) == 2 && n[0] == n[1] {
			v.Fail("'allocsize' indices can't refer to the same parameter", at)
		}
		for k, x := range n {
			what := []string{"element size", "number of elements"}[min(k, 1)]
			if x >= uint64(len(ft.Fields)) {
				v.Fail("'allocsize' "+what+" argument is out of bounds", at)
			} else if ft.Fields[x].Kind != ir.IntKind {
				v.Fail("'allocsize' "+what+" argument must refer to an integer parameter", at)
			}
		}
	}
}

func (v *verifier) vscaleRange(at any, n []uint64) {
	if len(n) == 1 {
		n = append(n, n[0])
	}
	switch {
	case len(n) < 2:
	case n[0] == 0:
		v.Fail("'vscale_range' minimum must be greater than 0", at)
	case n[0]&(n[0]-1) != 0:
		v.Fail("'vscale_range' minimum must be power-of-two value", at)
	case n[1] != 0 && n[0] > n[1]:
		v.Fail("'vscale_range' minimum cannot be greater than maximum", at)
	case n[1]&(n[1]-1) != 0:
		v.Fail("'vscale_range' maximum must be power-of-two value", at)
	}
}

// allocKind checks the words of allockind.
func (v *verifier) allocKind(at any, words []string) {
	has := func(w string) bool {
		return slices.ContainsFunc(words, func(x string) bool { return strings.TrimSpace(x) == w })
	}
	kinds := 0
	for _, w := range []string{"alloc", "realloc", "free"} {
		if has(w) { // however often
			kinds++
		}
	}
	if kinds != 1 {
		v.Fail("'allockind()' requires exactly one of alloc, realloc, and free", at)
	}
	if has("free") && (has("uninitialized") || has("zeroed") || has("aligned")) {
		v.Fail(`'allockind("free")' doesn't allow uninitialized, zeroed, or aligned modifiers.`, at)
	}
	if has("zeroed") && has("uninitialized") {
		v.Fail("'allockind()' can't be both zeroed and uninitialized", at)
	}
}

// stringValues are string attributes with the values that they may have.
var stringValues = func() map[string][]string {
	m := map[string][]string{
		"frame-pointer":              {"all", "non-leaf", "non-leaf-no-reserve", "none", "reserved"},
		"sign-return-address":        {"none", "all", "non-leaf"},
		"sign-return-address-key":    {"a_key", "b_key"},
		"branch-target-enforcement":  {"", "true", "false"},
		"branch-protection-pauth-lr": {"", "true", "false"},
		"guarded-control-stack":      {"", "true", "false"},
	}
	for _, k := range strings.Fields(`approx-func-fp-math less-precise-fpmad no-inline-line-tables no-infs-fp-math
		no-jump-tables no-nans-fp-math no-signed-zeros-fp-math profile-sample-accurate unsafe-fp-math use-sample-profile`) {
		m[k] = []string{"", "true", "false"}
	}
	return m
}()

func (v *verifier) stringAttr(at any, a *ir.Attr) {
	if values, ok := stringValues[a.Key]; ok && !slices.Contains(values, a.Val) {
		v.FailAttr(a.Key, "invalid value for '"+a.Key+"' attribute: "+a.Val, at)
	}
	switch a.Key {
	case "patchable-function-prefix", "patchable-function-entry", "warn-stack-size":
		if _, err := strconv.ParseUint(a.Val, 10, 32); err != nil {
			v.Fail(`"`+a.Key+`" takes an unsigned integer: `+a.Val, at)
		}
	case "target-features":
		v.targetFeatures(at, a.Val)
	}
}

// targetFeatures checks a list of features that are switched on or off. Before LLVM 22 none looked
// at it.
func (v *verifier) targetFeatures(at any, list string) {
	if list == "" {
		return
	}
	for word := range strings.SplitSeq(list, ",") {
		switch {
		case word != "" && (word[0] == '+' || word[0] == '-'):
		case v.Module.Version() < version.FeatureLists:
			return
		case word == "":
			v.FailAttr("target-features", "target-features attribute should not contain an empty string", at)
		default:
			v.FailAttr("target-features", "target feature '"+word+"' must start with a '+' or '-'", at)
		}
	}
}

// modularFormat checks what says how calls of a formatting function may be split by what they
// format: kind, index of the format, index of the first argument, functions, aspects.
func (v *verifier) modularFormat(at any, text string, ft *ir.Type) {
	words := strings.Split(text, ",")
	if len(words) < 5 {
		v.Fail("modular-format attribute requires at least 5 arguments", at)
		return
	}
	first, err := strconv.Atoi(words[2])
	bound := len(ft.Fields)
	if ft.VarArg {
		bound++
	}
	switch {
	case err != nil:
		v.Fail("modular-format attribute first arg index is not an integer", at)
	case first < 1 || first > bound:
		v.Fail("modular-format attribute first arg index is out of bounds", at)
	}
}
