package ir

import (
	"strings"
	"sync/atomic"
)

// Kind is the kind of a Type.
type Kind uint8

// The kinds, in LLVM LangRef's order.
const (
	VoidKind Kind = iota
	IntKind
	HalfKind
	BFloatKind
	FloatKind
	DoubleKind
	X86FP80Kind
	FP128Kind
	PPCFP128Kind
	LabelKind
	TokenKind
	MetadataKind
	X86MMXKind
	X86AMXKind
	PtrKind
	ArrayKind
	VectorKind
	StructKind
	FuncKind
	TargetKind
)

var simpleNames = [...]string{
	VoidKind: "void", HalfKind: "half", BFloatKind: "bfloat", FloatKind: "float", DoubleKind: "double",
	X86FP80Kind: "x86_fp80", FP128Kind: "fp128", PPCFP128Kind: "ppc_fp128", LabelKind: "label",
	TokenKind: "token", MetadataKind: "metadata", X86MMXKind: "x86_mmx", X86AMXKind: "x86_amx",
}

// Type is a type. Types of one Context are interned: two equal types are the same pointer.
// A Type is immutable, except that an opaque named struct may be given its body once.
type Type struct {
	Kind     Kind
	Scalable bool // vectors: <vscale x Len x Elem>
	Packed   bool // structs
	Opaque   bool // named structs without a body
	VarArg   bool // functions
	Bits     int  // integers: width in bits
	Space    int  // pointers: address space
	Len      uint64
	Elem     *Type    // arrays, vectors: element; functions: result
	Fields   []*Type  // structs: fields; functions: parameters; target types: type parameters
	Ints     []uint64 // target types: integer parameters
	Name     string   // named structs (without %), target types

	id         uint32
	ctx        *Context
	layout     atomic.Pointer[layoutIn]          // structs
	foundSized atomic.Bool                       // structs: found to be sized, which stays so
	foundFixed atomic.Bool                       // structs: found to have no scalable vectors in them
	small      *[smallInts]atomic.Pointer[Const] // integers: the constants 0, 1, … and (up to 64 bits) -1, without the table's lock
}

// SetBody gives an opaque named struct its fields.
func (t *Type) SetBody(packed bool, fields ...*Type) {
	if t.Kind != StructKind || !t.Opaque {
		panic("ir: SetBody on a type that has a body: " + t.String())
	}
	t.Packed, t.Opaque, t.Fields = packed, false, append([]*Type(nil), fields...)
}

// Context returns the context that t belongs to.
func (t *Type) Context() *Context { return t.ctx }

// IsInt reports whether t is an integer type (of one of the given widths, if there are any).
func (t *Type) IsInt(bits ...int) bool {
	if t.Kind != IntKind {
		return false
	}
	for _, b := range bits {
		if t.Bits == b {
			return true
		}
	}
	return len(bits) == 0
}

// IsFloat reports whether t is a floating-point type.
func (t *Type) IsFloat() bool { return t.Kind >= HalfKind && t.Kind <= PPCFP128Kind }

// IsPtr reports whether t is a pointer type.
func (t *Type) IsPtr() bool { return t.Kind == PtrKind }

// IsVector reports whether t is a fixed or scalable vector type.
func (t *Type) IsVector() bool { return t.Kind == VectorKind }

// IsVectorElement reports whether there are vectors of t.
func (t *Type) IsVectorElement() bool {
	return t.Kind == IntKind || t.Kind == PtrKind || t.IsFloat() || t.Kind == TargetKind && t.targetTraits().vector
}

// IsAggregate reports whether t is an array or a struct.
func (t *Type) IsAggregate() bool { return t.Kind == ArrayKind || t.Kind == StructKind }

// IsVoid reports whether t is void.
func (t *Type) IsVoid() bool { return t.Kind == VoidKind }

// IsFirstClass reports whether a value may have type t.
func (t *Type) IsFirstClass() bool { return t.Kind != VoidKind && t.Kind != FuncKind }

// IsSized reports whether t has a size: it may be loaded, stored and allocated.
func (t *Type) IsSized() bool {
	switch t.Kind {
	case ArrayKind:
		return t.Elem.IsSized()
	case StructKind:
		if t.foundSized.Load() {
			return true
		}
		sized := t.sized(map[*Type]bool{})
		t.foundSized.Store(sized)
		return sized
	}
	return t.sized(nil)
}

// sized is IsSized with the known results of structs; false also for a struct that is being
// visited.
func (t *Type) sized(known map[*Type]bool) bool {
	switch t.Kind {
	case VoidKind, LabelKind, TokenKind, MetadataKind, FuncKind:
		return false
	case ArrayKind, VectorKind:
		return t.Elem.sized(known)
	case TargetKind:
		return t.targetTraits().sized
	case StructKind:
		if s, ok := known[t]; ok {
			return s
		}
		known[t] = false
		known[t] = !t.Opaque && t.fieldsSized(known)
		return known[t]
	}
	return true
}

// fieldsSized reports whether all fields are sized; scalable vectors only where all fields are the
// same one.
func (t *Type) fieldsSized(known map[*Type]bool) bool {
	for _, f := range t.Fields {
		if !f.sized(known) || f.Kind == VectorKind && f.Scalable && f != t.Fields[0] {
			return false
		}
	}
	return len(t.Fields) == 0 || t.Fields[0].Kind != VectorKind || !t.Fields[0].Scalable || t.Fields[len(t.Fields)-1] == t.Fields[0]
}

// targetTraits are the properties of the target types that LLVM defines.
type targetTraits struct{ sized, zero, global, vector bool }

// targetTraits returns the traits by the type's name; those that LLVM does not know have none.
func (t *Type) targetTraits() targetTraits {
	switch {
	case t.Name == "spirv.Image":
		return targetTraits{sized: true, global: true}
	case strings.HasPrefix(t.Name, "spirv."):
		return targetTraits{sized: true, zero: true, global: true}
	case t.Name == "aarch64.svcount", t.Name == "riscv.vector.tuple":
		return targetTraits{sized: true, zero: true}
	case t.Name == "amdgcn.named.barrier": // newer than LLVM 19
		return targetTraits{sized: true, global: true}
	case t.Name == "llvm.test.vectorelement": // newer too
		return targetTraits{sized: true, vector: true}
	}
	return targetTraits{}
}

// HasZero reports whether there is a zeroinitializer of the type.
func (t *Type) HasZero() bool {
	switch t.Kind {
	case TargetKind:
		return t.targetTraits().zero
	case LabelKind, X86MMXKind, MetadataKind, FuncKind, VoidKind:
		return false
	}
	return true
}

// MayBeGlobal reports whether LLVM allows variables of a target type.
func (t *Type) MayBeGlobal() bool { return t.targetTraits().global }

// Scalar returns the element type of a vector, and t itself otherwise.
func (t *Type) Scalar() *Type {
	if t.Kind == VectorKind {
		return t.Elem
	}
	return t
}

// WithScalar returns t with its scalar replaced: the vector of the same shape for a vector, elem
// otherwise.
func (t *Type) WithScalar(elem *Type) *Type {
	if t.Kind == VectorKind {
		return t.ctx.Vector(t.Len, elem, t.Scalable)
	}
	return elem
}

// FloatBits returns the width in bits of a floating-point type, 0 for others.
func (t *Type) FloatBits() int {
	switch t.Kind {
	case HalfKind, BFloatKind:
		return 16
	case FloatKind:
		return 32
	case DoubleKind:
		return 64
	case X86FP80Kind:
		return 80
	case FP128Kind, PPCFP128Kind:
		return 128
	}
	return 0
}

// FieldAt returns the type of member i of an array, vector or struct.
func (t *Type) FieldAt(i uint64) *Type {
	if t.Kind == StructKind {
		return t.Fields[i]
	}
	return t.Elem
}

// NumFields returns the number of members of an array, vector or struct.
func (t *Type) NumFields() uint64 {
	if t.Kind == StructKind {
		return uint64(len(t.Fields))
	}
	return t.Len
}

// MaxUnpacked bounds into how many scalars, or members of a constant that is written in one word,
// an aggregate is taken apart: time and memory follow the size of the text, in which [1000000000 x
// i32] takes 18 bytes.
const MaxUnpacked = 1 << 12

// FewScalars reports whether an aggregate consists of at most MaxUnpacked scalars and vectors.
func (t *Type) FewScalars() bool { return t.scalars() <= MaxUnpacked }

// scalars counts the scalars and vectors of a type, up to MaxUnpacked+1.
func (t *Type) scalars() uint64 {
	switch t.Kind {
	case ArrayKind:
		n := t.Elem.scalars()
		if n > 0 && t.Len > MaxUnpacked/n {
			return MaxUnpacked + 1
		}
		return n * t.Len
	case StructKind:
		sum, of := uint64(0), uint64(0)
		for k, f := range t.Fields {
			if k == 0 || f != t.Fields[k-1] {
				of = f.scalars()
			}
			if sum += of; sum > MaxUnpacked {
				return MaxUnpacked + 1
			}
		}
		return sum
	}
	return 1
}

// HasScalable reports whether the size of t is a multiple of vscale: a scalable vector is t, or is
// in it.
func (t *Type) HasScalable() bool {
	switch t.Kind {
	case VectorKind:
		return t.Scalable
	case ArrayKind:
		return t.Elem.HasScalable()
	case StructKind:
		if t.foundFixed.Load() {
			return false
		}
		for _, f := range t.Fields {
			if f.HasScalable() {
				return true
			}
		}
		t.foundFixed.Store(!t.Opaque)
	}
	return false
}

// TakesFastMath reports whether fast-math flags and nofpclass may be on a value of type t: floating
// point, vectors and arrays of it, and since LLVM 20 literal structs of these, all of one type.
func (t *Type) TakesFastMath() bool {
	if t.Kind == StructKind && t.Name == "" && len(t.Fields) > 0 {
		for _, f := range t.Fields {
			if f != t.Fields[0] {
				return false
			}
		}
		t = t.Fields[0]
	}
	for t.Kind == ArrayKind {
		t = t.Elem
	}
	return t.Scalar().IsFloat()
}
