package ir

import (
	"strconv"
	"strings"
	"sync"
)

// intrinsicSig is a signature taken apart.
type intrinsicSig struct {
	result   string
	params   []string
	imm      []bool
	variadic bool
}

// intrinsicSigs is intrinsicTable by name, made when first asked for.
var intrinsicSigs = sync.OnceValue(func() map[string]*intrinsicSig {
	m := map[string]*intrinsicSig{}
	for _, e := range intrinsicTable {
		s := parseSignature(e.sig)
		for _, n := range strings.Fields(e.names) {
			m["llvm."+n] = s
		}
	}
	return m
})

func parseSignature(text string) *intrinsicSig {
	open := strings.IndexByte(text, '(')
	s := &intrinsicSig{result: text[:open]}
	if list := text[open+1 : len(text)-1]; list != "" {
		for _, p := range strings.Split(list, ",") {
			if p == "…" {
				s.variadic = true
				continue
			}
			plain := strings.TrimSuffix(p, "!")
			s.params, s.imm = append(s.params, plain), append(s.imm, plain != p)
		}
	}
	return s
}

// IsKnownIntrinsic reports whether the table of signatures has an intrinsic of this name, with or without type suffixes.
func IsKnownIntrinsic(name string) bool { return intrinsicSignature(name) != nil }

// lookupIntrinsic returns the signature of an intrinsic, or nil when there is none in the table.
func lookupIntrinsic(f *Func) *intrinsicSig { return intrinsicSignature(f.name) }

func intrinsicSignature(name string) *intrinsicSig {
	t := intrinsicSigs()
	if s := t[name]; s != nil {
		return s
	}
	return t[intrinsicBase(name)]
}

// CanonicalIntrinsicName returns the name of an intrinsic with the suffixes that its type ty asks for; LLVM renames so what it
// reads. Names that are none of known intrinsics, or with another type than theirs, stay.
func CanonicalIntrinsicName(name string, ty *Type) string {
	s := intrinsicSignature(name)
	if s == nil || len(ty.Fields) != len(s.params) || ty.VarArg != s.variadic {
		return name
	}
	m := &signatureMatch{}
	m.add(s.result, ty.Elem)
	for k, p := range s.params {
		m.add(p, ty.Fields[k])
	}
	if m.finish(); !m.ok() {
		return name
	}
	if want, known := m.mangled(name); known {
		return want
	}
	return name
}

// intrinsicDecl checks the declaration of a known intrinsic: types, and the types in its name.
func (v *verifier) intrinsicDecl(f *Func, s *intrinsicSig) {
	m := &signatureMatch{}
	ft := f.FuncType
	m.add(s.result, ft.Elem)
	if !m.ok() {
		v.fail("Intrinsic has incorrect return type!", f)
		return
	}
	if len(ft.Fields) != len(s.params) {
		v.fail("Intrinsic has incorrect argument type!", f)
		return
	}
	for k, p := range s.params {
		m.add(p, ft.Fields[k])
	}
	m.finish()
	if !m.ok() {
		v.fail("Intrinsic has incorrect argument type!", f)
		return
	}
	switch {
	case ft.VarArg && !s.variadic:
		v.fail("Intrinsic was not defined with variable arguments!", f)
	case !ft.VarArg && s.variadic:
		v.fail("Callsite was not defined with variable arguments!", f)
	}
	if want, known := m.mangled(f.name); known && want != f.name {
		v.fail("Intrinsic name not mangled correctly for type arguments! Should be: "+want, f)
	}
}

// signatureMatch holds the types that the overloaded places of a signature stand for.
type signatureMatch struct {
	slots   []*Type
	waiting []deferredType
	failed  bool
}

type deferredType struct {
	pattern string
	ty      *Type
}

func (m *signatureMatch) ok() bool { return !m.failed }

// add matches a type with its pattern, now or, when it refers to a later one, in finish.
func (m *signatureMatch) add(pattern string, t *Type) {
	if body, ok := strings.CutPrefix(pattern, "{"); ok {
		parts := strings.Split(strings.TrimSuffix(body, "}"), "+")
		if t.Kind != StructKind || len(t.Fields) != len(parts) {
			m.failed = true
			return
		}
		for k, p := range parts {
			m.add(p, t.Fields[k])
		}
		return
	}
	if kind, ref, ok := strings.Cut(pattern, "="); ok {
		if n, _ := strconv.Atoi(ref); n < len(m.slots) {
			m.failed = m.failed || !fitsReference(kind, m.slots[n], t)
		} else {
			m.waiting = append(m.waiting, deferredType{pattern, t})
		}
		return
	}
	if class, ok := typeClasses[pattern]; ok {
		m.slots = append(m.slots, t)
		m.failed = m.failed || !class(t)
		return
	}
	m.failed = m.failed || t != plainType(pattern, t.ctx)
}

func (m *signatureMatch) finish() {
	for _, w := range m.waiting {
		kind, ref, _ := strings.Cut(w.pattern, "=")
		n, _ := strconv.Atoi(ref)
		m.failed = m.failed || n >= len(m.slots) || !fitsReference(kind, m.slots[n], w.ty)
	}
}

var typeClasses = map[string]func(t *Type) bool{
	"int":  func(t *Type) bool { return t.Scalar().Kind == IntKind },
	"fp":   func(t *Type) bool { return t.Scalar().IsFloat() },
	"vec":  func(t *Type) bool { return t.Kind == VectorKind },
	"vint": func(t *Type) bool { return t.Kind == VectorKind && t.Elem.Kind == IntKind },
	"vfp":  func(t *Type) bool { return t.Kind == VectorKind && t.Elem.IsFloat() },
	"vptr": func(t *Type) bool { return t.Kind == VectorKind && t.Elem.Kind == PtrKind },
	"ptr*": func(t *Type) bool { return t.Scalar().Kind == PtrKind },
	"any":  func(t *Type) bool { return true },
}

func fitsReference(kind string, slot, t *Type) bool {
	switch kind {
	case "":
		return t == slot
	case "elt":
		return t == slot.Scalar()
	case "i1":
		return t == slot.WithScalar(t.ctx.I1)
	case "half":
		return slot.Kind == VectorKind && t.Kind == VectorKind && t.Elem == slot.Elem && 2*t.Len == slot.Len && t.Scalable == slot.Scalable
	}
	return t == slot.WithScalar(t.ctx.I32)
}

func plainType(name string, c *Context) *Type {
	switch name {
	case "void":
		return c.Void
	case "ptr":
		return c.Ptr
	case "md":
		return c.Metadata
	case "token":
		return c.Token
	case "f32":
		return c.Float
	case "f64":
		return c.Double
	}
	n, _ := strconv.Atoi(name[1:])
	return c.Int(n)
}

// mangled returns the name that the types ask for. known is false where a type's mangling depends on the module
// (struct types may be renamed there).
func (m *signatureMatch) mangled(declared string) (name string, known bool) {
	if intrinsicSigs()[declared] != nil && len(m.slots) == 0 {
		return declared, true
	}
	name = intrinsicBase(declared)
	for _, t := range m.slots {
		if s := t.Scalar(); s.Kind == StructKind || s.Kind == ArrayKind || s.Kind == FuncKind || s.Kind == TargetKind {
			return "", false
		}
		name += "." + MangleType(t)
	}
	return name, true
}
