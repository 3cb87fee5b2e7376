package reader

import (
	"strconv"
	"strings"

	"github.com/llir/llvm/ir/types"

	"opt-go/frontend/ir"
	"opt-go/frontend/reader/fromllir"
)

// typeReader converts llir's types. llir makes a new type value at every place where a type is
// written, so a cache by pointer would hold nothing: scalars are looked up by shape here, the rest
// is interned by the context.
type typeReader struct {
	ctx     *ir.Context
	named   map[string]*ir.Type // named structs of the module by the name in the text
	targets []string            // dialect.Text.TargetTypes
	ints    [129]*ir.Type
	last    types.Type // the composite type converted last, and what it became
	lastOut *ir.Type
	report  func(format string, args ...any) // says that a type is none
}

// The names under which frontend/dialect carries types that llir does not know.
const (
	carrierBFloat = "optgo.bfloat"
	carrierAMX    = "optgo.x86_amx"
	carrierTarget = "optgo.target."
)

// convert returns the IR type of t. Pointers lose their element type.
func (r *typeReader) convert(t types.Type) *ir.Type {
	switch t := t.(type) {
	case *types.IntType:
		return r.int(t.BitSize)
	case *types.PointerType:
		return r.ctx.Pointer(int(t.AddrSpace))
	case *types.FloatType:
		return r.float(t)
	case *types.VoidType:
		return r.ctx.Void
	case *types.LabelType:
		return r.ctx.Label
	case *types.TokenType:
		return r.ctx.Token
	case *types.MetadataType:
		return r.ctx.Metadata
	case *types.MMXType:
		return r.ctx.X86MMX
	}
	if t == r.last {
		return r.lastOut
	}
	out := r.composite(t)
	r.last, r.lastOut = t, out
	return out
}

func (r *typeReader) int(bits uint64) *ir.Type {
	if bits >= uint64(len(r.ints)) {
		return r.ctx.Int(int(bits))
	}
	if r.ints[bits] == nil {
		r.ints[bits] = r.ctx.Int(int(bits))
	}
	return r.ints[bits]
}

func (r *typeReader) float(t *types.FloatType) *ir.Type {
	if t.TypeName == carrierBFloat {
		return r.ctx.BFloat
	}
	switch t.Kind {
	case types.FloatKindHalf:
		return r.ctx.Half
	case types.FloatKindFloat:
		return r.ctx.Float
	case types.FloatKindDouble:
		return r.ctx.Double
	case types.FloatKindX86_FP80:
		return r.ctx.X86FP80
	case types.FloatKindFP128:
		return r.ctx.FP128
	case types.FloatKindPPC_FP128:
		return r.ctx.PPCFP128
	}
	panic("frontend: floating-point type of unknown kind " + t.String())
}

func (r *typeReader) composite(t types.Type) *ir.Type {
	switch t := t.(type) {
	case *types.ArrayType:
		return r.ctx.Array(t.Len, r.element(t.ElemType, t))
	case *types.VectorType:
		elem := r.element(t.ElemType, t)
		if t.Len == 0 {
			r.report("zero element vector is illegal")
			return elem
		}
		return r.ctx.Vector(t.Len, elem, t.Scalable)
	case *types.FuncType:
		return r.ctx.Func(r.convert(t.RetType), r.list(t.Params), t.Variadic)
	case *types.StructType:
		if t.TypeName == "" {
			return r.ctx.Struct(t.Packed, r.fields(t)...)
		}
		return r.structType(t)
	}
	panic("frontend: llir type " + t.String() + " is of no kind known to the reader")
}

func (r *typeReader) list(ts []types.Type) []*ir.Type {
	out := make([]*ir.Type, len(ts))
	for i, t := range ts {
		out[i] = r.convert(t)
	}
	return out
}

// element converts the type of the members of an array or vector, which must be one that memory can
// hold.
func (r *typeReader) element(t, of types.Type) *ir.Type {
	out := r.convert(t)
	_, isVector := of.(*types.VectorType)
	switch {
	case isVector && !out.IsVectorElement():
		r.report("invalid vector element type '%s'", out)
		return r.ctx.I8
	case !isVector && (!out.IsFirstClass() || out.Kind == ir.LabelKind || out.Kind == ir.MetadataKind || out.Kind == ir.TokenKind || out.Kind == ir.X86AMXKind):
		r.report("invalid array element type '%s'", out)
		return r.ctx.I8
	}
	return out
}

// fields converts the types of a struct's fields.
func (r *typeReader) fields(s *types.StructType) []*ir.Type {
	out := r.list(s.Fields)
	for i, t := range out {
		if !t.IsFirstClass() || t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind || t.Kind == ir.TokenKind {
			r.report("invalid element type '%s' for a struct", t)
			out[i] = r.ctx.I8
		}
	}
	return out
}

func (r *typeReader) structType(t *types.StructType) *ir.Type {
	if have, ok := r.named[t.TypeName]; ok {
		return have
	}
	if t.TypeName == carrierAMX {
		return r.ctx.X86AMX
	}
	if num, ok := strings.CutPrefix(t.TypeName, carrierTarget); ok {
		n, err := strconv.Atoi(num)
		if err != nil || n >= len(r.targets) {
			panic("frontend: carrier " + t.TypeName + " of no target type")
		}
		out := r.parseTarget(r.targets[n])
		r.named[t.TypeName] = out
		return out
	}
	panic("frontend: named type %" + t.TypeName + " has not been declared")
}

// parseTarget reads target("name", types…, ints…).
func (r *typeReader) parseTarget(text string) *ir.Type {
	p := parser{types: r, s: text}
	t := p.parseType()
	if p.err != nil {
		r.report("%s", p.err)
		return r.ctx.Target("", nil, nil)
	}
	return t
}

// isCarrierType reports whether the named type exists only in llir's module.
func isCarrierType(name string) bool { return strings.HasPrefix(name, "optgo.") }

// declareStructs creates the named struct types of the module, so that bodies may refer to each
// other, and then sets their bodies; at is called with the name before each. A name that the
// context already has for another body gets a suffix, as in LLVM.
func (r *typeReader) declareStructs(defs []types.Type, at func(name string)) []*ir.Type {
	var mine []*types.StructType
	for _, d := range defs {
		if s, ok := d.(*types.StructType); ok && !isCarrierType(s.TypeName) {
			mine = append(mine, s)
		}
	}
	clash := r.clashes(mine)
	for _, s := range mine {
		name := s.TypeName
		for n := 0; clash[s.TypeName] && r.ctx.LookupStruct(name) != nil; n++ {
			name = s.TypeName + "." + strconv.Itoa(n)
		}
		r.named[s.TypeName] = r.ctx.NamedStruct(name)
	}
	out := make([]*ir.Type, 0, len(mine))
	for _, s := range mine {
		t := r.named[s.TypeName]
		if t.Opaque && !s.Opaque {
			at(s.TypeName)
			t.SetBody(s.Packed, r.fields(s)...)
		}
		out = append(out, t)
	}
	r.checkAliases(defs, at)
	return out
}

// checkAliases converts the types that are mere aliases of others, so that errors in unused ones
// are found.
func (r *typeReader) checkAliases(defs []types.Type, at func(name string)) {
	for _, d := range defs {
		if _, isStruct := d.(*types.StructType); isStruct || isCarrierType(d.Name()) {
			continue
		}
		at(d.Name())
		if r.convert(d).IsVoid() {
			r.report("void type only allowed for function results")
		}
	}
}

// clashes finds the named structs that the context has with another body. Bodies are compared under
// the assumption that all names that do not clash mean the same, until nothing changes.
func (r *typeReader) clashes(mine []*types.StructType) map[string]bool {
	clash := map[string]bool{}
	for changed := true; changed; {
		changed = false
		for _, s := range mine {
			have := r.ctx.LookupStruct(s.TypeName)
			if have == nil || clash[s.TypeName] || have.Opaque || s.Opaque {
				continue
			}
			if !sameBody(s, have, clash) {
				clash[s.TypeName] = true
				changed = true
			}
		}
	}
	return clash
}

func sameBody(s *types.StructType, t *ir.Type, clash map[string]bool) bool {
	if s.Packed != t.Packed || len(s.Fields) != len(t.Fields) {
		return false
	}
	for i, f := range s.Fields {
		if !sameType(f, t.Fields[i], clash) {
			return false
		}
	}
	return true
}

// sameType compares a type of llir's with one of the context without converting it.
func sameType(s types.Type, t *ir.Type, clash map[string]bool) bool {
	switch s := s.(type) {
	case *types.StructType:
		if s.TypeName != "" {
			return t.Kind == ir.StructKind && t.Name == s.TypeName && !clash[s.TypeName]
		}
		return t.Kind == ir.StructKind && t.Name == "" && sameBody(s, t, clash)
	case *types.ArrayType:
		return t.Kind == ir.ArrayKind && t.Len == s.Len && sameType(s.ElemType, t.Elem, clash)
	case *types.VectorType:
		return t.Kind == ir.VectorKind && t.Len == s.Len && t.Scalable == s.Scalable && sameType(s.ElemType, t.Elem, clash)
	case *types.IntType:
		return t.Kind == ir.IntKind && uint64(t.Bits) == s.BitSize
	case *types.PointerType:
		return t.Kind == ir.PtrKind && t.Space == int(s.AddrSpace)
	case *types.FloatType:
		return t.IsFloat() && (s.TypeName == carrierBFloat) == (t.Kind == ir.BFloatKind) && fromllir.FloatBits(s) == t.FloatBits()
	}
	return false
}
