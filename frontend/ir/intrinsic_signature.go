package ir

import (
	"strconv"
	"strings"
)

// intrinsicSig is a signature taken apart.
type intrinsicSig struct {
	result     string
	params     []string
	imm        []bool
	variadic   bool
	overloaded bool // types are part of the name
}

func parseSignature(text string) *intrinsicSig {
	open := strings.IndexByte(text, '(')
	s := &intrinsicSig{result: text[:open]}
	for p := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("(){}+,!", r) }) {
		s.overloaded = s.overloaded || typeClasses[p] != nil || strings.HasPrefix(p, "vptr=")
	}
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

// CanonicalIntrinsicName returns the name of an intrinsic with the suffixes that its type ty asks
// for; LLVM renames so what it reads. Names that are none of known intrinsics, or with another type
// than theirs, stay.
func CanonicalIntrinsicName(name string, ty *Type) string {
	k := lookupIntrinsic(name)
	if k == nil {
		return name
	}
	m := k.formFor(ty).sig.match(ty)
	if !m.ok() {
		return name
	}
	if want, known := m.mangled(k.name); known {
		return want
	}
	return name
}

// Signature is the signature of an intrinsic as LLVM defines it.
type Signature struct{ known *knownIntrinsic }

// IntrinsicSignature returns the signature for the intrinsic of a function's name, of the version
// of LLVM that gives it the function's type; that of LLVM 19 if none does. It returns nil when
// there is no such intrinsic, or if the type is an older one that LLVM's reader replaces.
func IntrinsicSignature(f *Func) *Signature {
	k := lookupIntrinsic(f.name)
	if k == nil || k.isOlderForm(f.FuncType) {
		return nil
	}
	return &Signature{k.formFor(f.FuncType)}
}

// NumParams returns the number of parameters, without variable ones.
func (s *Signature) NumParams() int { return len(s.known.sig.params) }

// Variadic reports whether the intrinsic takes variable arguments.
func (s *Signature) Variadic() bool { return s.known.sig.variadic }

// Immediate reports whether argument k must be a number.
func (s *Signature) Immediate(k int) bool { return s.known.sig.imm[k] }

// TakesMetadata reports whether argument k is metadata.
func (s *Signature) TakesMetadata(k int) bool { return s.known.sig.params[k] == "md" }

// SignatureFault says where a function type differs from a signature.
type SignatureFault uint8

// The faults.
const (
	SameSignature SignatureFault = iota
	ResultDiffers
	ParamsDiffer
)

// Compare compares a function type with the signature; the caller compares whether they are
// variadic.
func (s *Signature) Compare(ft *Type) SignatureFault {
	m, sig := &signatureMatch{}, s.known.sig
	if m.add(sig.result, ft.Elem); !m.ok() {
		return ResultDiffers
	}
	if len(ft.Fields) != len(sig.params) {
		return ParamsDiffer
	}
	for k, p := range sig.params {
		m.add(p, ft.Fields[k])
	}
	if m.finish(); !m.ok() {
		return ParamsDiffer
	}
	return SameSignature
}

// Mangled returns the name of the intrinsic with the suffixes that a type asks for, which compares
// equal with the signature. known is false where they depend on the module.
func (s *Signature) Mangled(ft *Type) (name string, known bool) {
	m, sig := &signatureMatch{}, s.known.sig
	m.add(sig.result, ft.Elem)
	for k, p := range sig.params {
		m.add(p, ft.Fields[k])
	}
	return m.mangled(s.known.name)
}

// match matches a type with the signature.
func (s *intrinsicSig) match(ty *Type) *signatureMatch {
	m := &signatureMatch{}
	if len(ty.Fields) != len(s.params) || ty.VarArg != s.variadic {
		m.failed = true
		return m
	}
	m.add(s.result, ty.Elem)
	for k, p := range s.params {
		m.add(p, ty.Fields[k])
	}
	m.finish()
	return m
}

// signatureMatch holds the types that the overloaded places of a signature stand for.
type signatureMatch struct {
	slots   []*Type
	waiting []deferredType
	failed  bool

	vectorMMX bool // vectors of one number are in the place of x86_mmx, as since LLVM 20
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
	kind, ref, ok := strings.Cut(pattern, "=")
	if kind == "vptr" {
		m.slots = append(m.slots, t)
	}
	if ok {
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
	if pattern == "svcount" {
		m.failed = m.failed || t.Kind != TargetKind || t.Name != "aarch64.svcount"
		return
	}
	if pattern == "x86mmx" && t == t.ctx.Vector(1, t.ctx.Int(64), false) {
		m.vectorMMX = true
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
	"ptr*": func(t *Type) bool { return t.Kind == PtrKind },
	"any":  func(t *Type) bool { return true },
}

// fitsReference reports whether t is the type that a signature derives from the type of an
// overload.
func fitsReference(kind string, slot, t *Type) bool {
	if kind == "vptr" {
		return slot.Kind == VectorKind && t.Kind == VectorKind && t == slot.WithScalar(t.Elem) && t.Elem.Kind == PtrKind
	}
	return t == referenceType(kind, slot)
}

// referenceType returns the type that a signature derives from the type of an overload, nil when
// there is no such type.
func referenceType(kind string, slot *Type) *Type {
	shaped := func(elem *Type, num, den uint64) *Type {
		if slot.Kind != VectorKind || elem == nil || slot.Len*num%den != 0 {
			return nil
		}
		return slot.ctx.Vector(slot.Len*num/den, elem, slot.Scalable)
	}
	scalar := slot.Scalar()
	switch kind {
	case "":
		return slot
	case "elt":
		if slot.Kind != VectorKind {
			return nil
		}
		return scalar
	case "half":
		return shaped(scalar, 1, 2)
	case "third", "quarter", "fifth", "sixth", "seventh", "eighth":
		return shaped(scalar, 1, parts[kind])
	case "sub2":
		return shaped(scaledType(scalar, 1, 2), 2, 1)
	case "sub4":
		return shaped(scaledType(scalar, 1, 4), 4, 1)
	case "bits":
		return shaped(scaledType(slot.ctx.Int(max(1, elementBits(scalar))), 1, 1), 1, 1)
	}
	var elem *Type
	switch kind {
	case "ext":
		elem = scaledType(scalar, 2, 1)
	case "trunc":
		elem = scaledType(scalar, 1, 2)
	default:
		elem = plainType(kind, slot.ctx)
	}
	if elem == nil {
		return nil
	}
	return slot.WithScalar(elem)
}

// parts are the words for the parts of a vector.
var parts = map[string]uint64{"third": 3, "quarter": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8}

// elementBits returns the width of an integer or floating-point type, 0 of others.
func elementBits(t *Type) int {
	if t.Kind == IntKind {
		return t.Bits
	}
	return t.FloatBits()
}

// scaledType returns the integer or floating-point type of num/den times the width, or nil.
func scaledType(t *Type, num, den int) *Type {
	bits := elementBits(t) * num / den
	switch {
	case bits == 0:
		return nil
	case t.Kind == IntKind:
		return t.ctx.Int(bits)
	}
	return map[int]*Type{16: t.ctx.Half, 32: t.ctx.Float, 64: t.ctx.Double}[bits]
}

// plainTypes are the types that signatures name and that are no integers, vectors or pointers.
func plainTypes(c *Context) map[string]*Type {
	return map[string]*Type{"void": c.Void, "md": c.Metadata, "token": c.Token, "f16": c.Half, "bf16": c.BFloat, "f32": c.Float,
		"f64": c.Double, "f128": c.FP128, "ppcf128": c.PPCFP128, "x86amx": c.X86AMX, "x86mmx": c.X86MMX}
}

// plainType returns the type that a signature names, nil for svcount, whose target type may be of
// any context.
func plainType(name string, c *Context) *Type {
	if t := plainTypes(c)[name]; t != nil {
		return t
	}
	number := func(s string) (int, string) {
		n := strings.IndexFunc(s+" ", func(r rune) bool { return r < '0' || r > '9' })
		v, _ := strconv.Atoi(s[:n])
		return v, s[n:]
	}
	rest, scalable := strings.CutPrefix(name, "nx")
	switch n, elem := number(rest[1:]); rest[0] {
	case 'v':
		return c.Vector(uint64(n), plainType(elem, c), scalable)
	case 'p':
		return c.Pointer(n)
	default:
		return c.Int(n)
	}
}

// mangled returns the name that the types ask for. known is false where a type's mangling depends
// on the module (struct types may be renamed there).
func (m *signatureMatch) mangled(base string) (name string, known bool) {
	name = base
	for _, t := range m.slots {
		if s := t.Scalar(); s.Kind == StructKind || s.Kind == ArrayKind || s.Kind == FuncKind || s.Kind == TargetKind {
			return "", false
		}
		name += "." + MangleType(t)
	}
	return name, true
}
