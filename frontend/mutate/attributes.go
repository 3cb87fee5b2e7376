package mutate

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// functionAttrs are sets of attributes of functions and calls, each written as in a text.
var functionAttrs = parseAttrs(`alwaysinline; cold; convergent; hot; inlinehint; minsize; optsize; naked; nobuiltin; nocallback;
	noduplicate; nofree; noimplicitfloat; noinline; noinline optnone; nomerge; norecurse; noredzone; noreturn; nosync;
	nounwind; nonlazybind; noprofile; nosanitize_coverage; null_pointer_is_valid; optforfuzzing; returns_twice; safestack;
	sanitize_address; sanitize_hwaddress; sanitize_memory; sanitize_memtag; sanitize_thread; shadowcallstack;
	speculative_load_hardening; ssp; sspreq; sspstrong; strictfp; willreturn; mustprogress; disable_sanitizer_instrumentation;
	memory=none; memory=read; memory=write; memory=argmem: readwrite; memory=inaccessiblemem: readwrite;
	memory=argmem: read, inaccessiblemem: write; memory=readwrite, argmem: none; uwtable=sync; uwtable; vscale_range=1,16; alignstack=16;
	"denormal-fp-math"=dynamic,dynamic; "denormal-fp-math"=preserve-sign,positive-zero; "denormal-fp-math-f32"=preserve-sign;
	"no-jump-tables"=true; "frame-pointer"=all; "no-builtins"; "no-builtin-malloc"; "unsafe-fp-math"=true; "no-nans-fp-math"=true;
	"less-precise-fpmad"=true; "stackrealign"; "target-features"=+avx2; "target-cpu"=x86-64-v3; "no-inline-line-tables";
	"alloc-family"=malloc; "min-legal-vector-width"=0; "thunk"; "use-soft-float"=true; "no-trapping-math"=true;
	"probe-stack"=inline-asm; "patchable-function"=prologue-short-redirect; "function-instrument"=xray-always; "split-stack";
	"approx-func-fp-math"=true; "sample-profile-suffix-elision-policy"=none; "no-infs-fp-math"=true`)

// pointerAttrs, integerAttrs, floatAttrs and anyAttrs are sets of attributes of parameters and
// results by their type.
var (
	pointerAttrs = parseAttrs(`noalias; nocapture; nonnull; readnone; readonly; writeonly; nofree; align=1; align=64; align=4096; dereferenceable=1;
		dereferenceable=16; dereferenceable_or_null=1000; noundef; writable dereferenceable=8; dead_on_unwind; returned;
		nonnull noundef align=8 dereferenceable=8; inreg; swiftself; initializes=(0, 4)`)
	integerAttrs = parseAttrs(`signext; zeroext; noundef; inreg; returned; allocalign`)
	floatAttrs   = parseAttrs(`nofpclass=nan inf; nofpclass=all; noundef; inreg; returned`)
	anyAttrs     = parseAttrs(`noundef; inreg; returned`)
	abiAttrs     = parseAttrs(`byval; sret; inalloca; preallocated; byref; nest; swiftself; swiftasync; inreg; swifterror`)
)

// parseAttrs reads sets of attributes, separated by semicolons: words, key=value and "key"=value.
func parseAttrs(text string) [][]ir.Attr {
	var out [][]ir.Attr
	for set := range strings.SplitSeq(text, ";") {
		set = strings.Join(strings.Fields(set), " ")
		key, val, hasVal := strings.Cut(set, "=")
		if name, isString := strings.CutPrefix(key, `"`); isString {
			out = append(out, []ir.Attr{ir.StringAttr(strings.TrimSuffix(name, `"`), val)})
			continue
		}
		if hasVal && !strings.Contains(key, " ") && !strings.Contains(val, "=") {
			out = append(out, []ir.Attr{ir.ValAttr(key, val)})
			continue
		}
		var list []ir.Attr
		for word := range strings.FieldsSeq(set) {
			if key, val, ok := strings.Cut(word, "="); ok {
				list = append(list, ir.ValAttr(key, val))
			} else {
				list = append(list, ir.EnumAttr(word))
			}
		}
		out = append(out, list)
	}
	return out
}

// forType returns a random set of attributes that a parameter or result of the type may have.
func (x *mutator) forType(t *ir.Type) []ir.Attr {
	switch {
	case t.IsVoid():
		return nil
	case t.IsPtr():
		return oneOf(x, pointerAttrs)
	case t.Kind == ir.IntKind:
		if x.chance(4) {
			n := t.String()
			return []ir.Attr{ir.ValAttr("range", n+" 0, 1")}
		}
		return oneOf(x, integerAttrs)
	case t.Scalar().IsFloat():
		return oneOf(x, floatAttrs)
	}
	return oneOf(x, anyAttrs)
}

// toggle removes a random attribute of a set or adds a random set to it.
func (x *mutator) toggle(s ir.AttrSet, more []ir.Attr) ir.AttrSet {
	if len(s) > 0 && x.chance(3) {
		return s.Without(oneOf(x, s).Key)
	}
	for _, a := range more {
		s = s.With(a)
	}
	return s
}

// exclusions are attributes of which at most one may stand at a place; the one that is added goes
// before those that are there.
var exclusions = [][]string{
	{"noinline", "alwaysinline"}, {"optnone", "optsize", "minsize", "alwaysinline"}, {"signext", "zeroext"},
	{"readnone", "readonly", "writeonly", "writable", "initializes"}, {"byval", "inalloca", "preallocated", "inreg", "nest", "byref", "sret"},
	{"inalloca", "readonly"}, {"sret", "returned"},
}

// without removes what may not stand beside the attributes that are to come.
func without(s ir.AttrSet, more []ir.Attr) ir.AttrSet {
	for _, a := range more {
		for _, keys := range exclusions {
			if slices.Contains(keys, a.Key) {
				s = s.Without(keys...)
			}
		}
		if a.Key == "alwaysinline" || a.Key == "optsize" || a.Key == "minsize" {
			s = s.Without("optnone")
		}
	}
	return s
}

func (x *mutator) change(s ir.AttrSet, more []ir.Attr) ir.AttrSet {
	s = x.toggle(without(s, more), more)
	if s.Has("optnone") && !s.Has("noinline") {
		s = s.With(ir.EnumAttr("noinline"))
	}
	return s
}

func functionAttribute(x *mutator) bool {
	f := x.fn(ordinary)
	if f == nil {
		return false
	}
	f.Attrs.Fn = x.change(f.Attrs.Fn, oneOf(x, functionAttrs))
	return true
}

func isCall(i *ir.Instr) bool { return i.Info != nil }

func callAttribute(x *mutator) bool {
	i := x.instr(isCall)
	if i == nil {
		return false
	}
	i.Info.Attrs.Fn = x.change(i.Info.Attrs.Fn, oneOf(x, functionAttrs))
	return true
}

func parameterAttribute(x *mutator) bool {
	f := x.fn(func(f *ir.Func) bool { return ordinary(f) && len(f.Params) > 0 })
	if f == nil {
		return false
	}
	x.changeParam(&f.Attrs, x.r.Intn(len(f.Params)), f.FuncType)
	return true
}

// changeParam changes the attributes of one parameter. Only one may be returned, and it needs the
// type of the result.
func (x *mutator) changeParam(l *ir.AttrList, k int, ft *ir.Type) {
	more := x.forType(ft.Fields[k])
	for _, a := range more {
		switch {
		case a.Key == "returned" && ft.Fields[k] != ft.Elem:
			return
		case a.Key == "returned" || a.Key == "swiftself" || a.Key == "allocalign":
			dropEverywhere(l, a.Key)
		}
	}
	l.SetParam(k, x.change(l.Param(k), more))
}

func dropEverywhere(l *ir.AttrList, key string) {
	for k := range l.Params {
		l.SetParam(k, l.Param(k).Without(key))
	}
}

func argumentAttribute(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool {
		return isCall(i) && len(i.Info.FuncType.Fields) > 0 && i.IntrinsicID() == ""
	})
	if i == nil {
		return false
	}
	x.changeParam(&i.Info.Attrs, x.r.Intn(len(i.Info.FuncType.Fields)), i.Info.FuncType)
	return true
}

// resultOnly are the attributes of values that results cannot have.
var parameterOnly = []string{"nocapture", "readnone", "readonly", "writeonly", "writable", "nofree", "returned", "dead_on_unwind", "swiftself",
	"initializes", "allocalign"}

func resultAttribute(x *mutator) bool {
	list, t := (*ir.AttrList)(nil), (*ir.Type)(nil)
	if i := x.instr(func(i *ir.Instr) bool { return isCall(i) && !i.Type().IsVoid() }); i != nil && x.chance(2) {
		list, t = &i.Info.Attrs, i.Type()
	} else if f := x.fn(func(f *ir.Func) bool { return ordinary(f) && !f.RetType().IsVoid() }); f != nil {
		list, t = &f.Attrs, f.RetType()
	} else {
		return false
	}
	more := x.forType(t)
	if slices.ContainsFunc(more, func(a ir.Attr) bool { return slices.Contains(parameterOnly, a.Key) }) {
		return false
	}
	list.Ret = x.change(list.Ret, more)
	return true
}

// directCalls returns the calls of a function by its name.
func (x *mutator) directCalls(f *ir.Func) []*ir.Instr {
	var list []*ir.Instr
	for _, g := range x.m.Funcs {
		for i := range g.Instrs() {
			if i.CalledFunc() == f {
				list = append(list, i)
			}
		}
	}
	return list
}

// abiAttribute gives a pointer parameter another ABI, at the function and its calls alike.
func abiAttribute(x *mutator) bool {
	f := x.fn(func(f *ir.Func) bool {
		return ordinary(f) && slices.ContainsFunc(f.FuncType.Fields, (*ir.Type).IsPtr)
	})
	if f == nil {
		return false
	}
	k := x.r.Intn(len(f.Params))
	for !f.Params[k].Type().IsPtr() {
		k = (k + 1) % len(f.Params)
	}
	a := oneOf(x, abiAttrs)[0]
	last := k == len(f.Params)-1
	switch a.Key {
	case "sret":
		if k > 1 || !f.RetType().IsVoid() {
			return false
		}
		a.Ty = x.typ()
	case "byval", "byref", "inalloca", "preallocated":
		if a.Key == "inalloca" && !last {
			return false
		}
		a.Ty = x.typ()
	}
	calls := x.directCalls(f)
	if a.Key == "swifterror" && (len(calls) > 0 || !onlyAccessed(f.Params[k])) || a.Key == "preallocated" && len(calls) > 0 {
		return false
	}
	lists := []*ir.AttrList{&f.Attrs}
	for _, i := range calls {
		lists = append(lists, &i.Info.Attrs)
		if slot, ok := i.Arg(k).(*ir.Instr); a.Key == "inalloca" && ok && slot.Op() == ir.Alloca {
			return false
		}
	}
	for _, l := range lists {
		if a.Key != "byval" && a.Key != "byref" {
			dropEverywhere(l, a.Key)
		}
		l.SetParam(k, without(l.Param(k), []ir.Attr{a}).With(a))
		if a.Key == "inalloca" {
			l.SetParam(k, l.Param(k).Without("readonly", "readnone"))
		}
	}
	return true
}

// onlyAccessed reports whether a value is used as an address of loads and stores only, as one of
// swifterror must be.
func onlyAccessed(v ir.Value) bool {
	for u := range ir.Uses(v) {
		op := u.User().Op()
		if op != ir.Load && (op != ir.Store || u.Index() != 1) {
			return false
		}
	}
	return true
}

func swapAttributes(x *mutator) bool {
	f := x.fn(func(f *ir.Func) bool { return ordinary(f) && len(f.Params) > 1 })
	if f == nil {
		return false
	}
	a, b := x.r.Intn(len(f.Params)), x.r.Intn(len(f.Params))
	if f.Params[a].Type() != f.Params[b].Type() || hasABI(f.Attrs.Param(a)) || hasABI(f.Attrs.Param(b)) {
		return false
	}
	s, t := f.Attrs.Param(a), f.Attrs.Param(b)
	f.Attrs.SetParam(a, t)
	f.Attrs.SetParam(b, s)
	return true
}

func hasABI(s ir.AttrSet) bool {
	return slices.ContainsFunc(abiAttrs, func(set []ir.Attr) bool { return s.Has(set[0].Key) })
}

// conventions are those that functions of any type may have and that calls may name.
var conventions = []ir.CallConv{ir.CCC, ir.FastCC, ir.ColdCC, 10, 13, 14, 15, 16, 17, 18, 20, 21, 64, 65, 70, 75, 78, 79, 80, 92, 97, 1000}

func convention(x *mutator) bool {
	f := x.fn(ordinary)
	if f == nil {
		return false
	}
	cc := oneOf(x, conventions)
	calls := x.directCalls(f)
	for _, i := range calls {
		if i.Flags&ir.MustTail != 0 {
			return false
		}
	}
	for i := range f.Instrs() {
		if i.Flags&ir.MustTail != 0 {
			return false
		}
	}
	f.CC = cc
	for _, i := range calls {
		i.Info.CC = cc
	}
	return true
}
