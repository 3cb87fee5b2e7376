package ir

import (
	"strconv"
	"strings"
	"sync"
)

// intrinsicTable gives the signatures of the intrinsics that the verifier knows, result(parameters). In a signature
//
//	void i1 i32 f64 … md token    is that type; ptr is a pointer in address space 0; … at the end: variable arguments
//	int fp vec vint vfp ptr* any  is any type of that class: its mangled name is part of the intrinsic's name
//	vptr                          is a vector of pointers, as part of the name as well
//	=0                            is the type that the first of these stands for, =1 the second
//	elt=0 i1=0 i32=0 int=0        is its element; i1, i32 or any integer in its shape (the last one part of the name)
//	{a, b}                        is a literal struct
//	!                             behind a parameter: it must be an immediate
//
// Intrinsics that are not listed are accepted as they are.
var intrinsicTable = []struct{ names, sig string }{
	{"memcpy memmove memcpy.inline", "void(ptr*,ptr*,int,i1!)"},
	{"memset memset.inline", "void(ptr*,i8,int,i1!)"},
	{"lifetime.start lifetime.end", "void(i64!,ptr*)"},
	{"invariant.start", "ptr(i64!,ptr*)"},
	{"invariant.end", "void(ptr,i64!,ptr*)"},
	{"launder.invariant.group strip.invariant.group", "ptr*(=0)"},
	{"dbg.declare dbg.value", "void(md,md,md)"},
	{"dbg.assign", "void(md,md,md,md,md,md)"},
	{"dbg.label", "void(md)"},
	{"assume", "void(i1)"},
	{"trap debugtrap donothing sideeffect", "void()"},
	{"pseudoprobe", "void(i64!,i64!,i32!,i64!)"},
	{"ubsantrap", "void(i8!)"},
	{"expect", "int(=0,=0)"},
	{"expect.with.probability", "int(=0,=0,f64!)"},
	{"stacksave", "ptr*()"},
	{"stackrestore", "void(ptr*)"},
	{"va_start va_end", "void(ptr*)"},
	{"va_copy", "void(ptr*,=0)"},
	{"returnaddress", "ptr(i32!)"},
	{"frameaddress sponentry", "ptr*(i32!)"},
	{"addressofreturnaddress", "ptr*()"},
	{"prefetch", "void(ptr*,i32!,i32!,i32!)"},
	{"readcyclecounter readsteadycounter", "i64()"},
	{"objectsize", "int(ptr*,i1!,i1!,i1!)"},
	{"is.constant", "i1(any)"},
	{"ptrmask", "ptr*(=0,int)"},
	{"threadlocal.address", "ptr*(=0)"},
	{"experimental.noalias.scope.decl", "void(md)"},
	{"vscale", "int()"},
	{"fabs sqrt sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 log10 floor ceil trunc rint nearbyint round " +
		"roundeven canonicalize", "fp(=0)"},
	{"pow copysign minnum maxnum minimum maximum minimumnum maximumnum", "fp(=0,=0)"},
	{"fma fmuladd", "fp(=0,=0,=0)"},
	{"powi ldexp", "fp(=0,int)"},
	{"is.fpclass", "i1=0(fp,i32!)"},
	{"lround llround lrint llrint", "int(fp)"},
	{"fptosi.sat fptoui.sat", "int(fp)"},
	{"umax umin smax smin uadd.sat sadd.sat usub.sat ssub.sat ushl.sat sshl.sat", "int(=0,=0)"},
	{"abs ctlz cttz", "int(=0,i1!)"},
	{"bswap ctpop bitreverse", "int(=0)"},
	{"fshl fshr", "int(=0,=0,=0)"},
	{"ucmp scmp", "int(int,=1)"},
	{"sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow smul.with.overflow umul.with.overflow",
		"{int,i1=0}(=0,=0)"},
	{"smul.fix umul.fix smul.fix.sat umul.fix.sat sdiv.fix udiv.fix sdiv.fix.sat udiv.fix.sat", "int(=0,=0,i32!)"},
	{"vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor vector.reduce.smax " +
		"vector.reduce.smin vector.reduce.umax vector.reduce.umin", "elt=0(vint)"},
	{"vector.reduce.fmax vector.reduce.fmin vector.reduce.fmaximum vector.reduce.fminimum", "elt=0(vfp)"},
	{"vector.reduce.fadd vector.reduce.fmul", "elt=0(elt=0,vfp)"},
	{"vector.reverse", "vec(=0)"},
	{"vector.insert", "vec(=0,vec,i64!)"},
	{"vector.extract", "vec(vec,i64!)"},
	{"masked.load", "vec(ptr*,i32!,i1=0,=0)"},
	{"masked.store", "void(vec,ptr*,i32!,i1=0)"},
	{"masked.gather", "vec(vptr,i32!,i1=0,=0)"},
	{"masked.scatter", "void(vec,vptr,i32!,i1=0)"},
	{"masked.expandload", "vec(ptr,i1=0,=0)"},
	{"masked.compressstore", "void(vec,ptr,i1=0)"},
	{"get.active.lane.mask", "vec(int,=1)"},
	{"eh.typeid.for", "i32(ptr*)"},
	{"nvvm.barrier0 nvvm.membar.cta nvvm.membar.gl nvvm.membar.sys nvvm.exit", "void()"},
	{"nvvm.barrier0.popc nvvm.barrier0.and nvvm.barrier0.or", "i32(i32)"},
	{"nvvm.bar.warp.sync nvvm.barrier.sync", "void(i32)"},
	{"nvvm.read.ptx.sreg.tid.x nvvm.read.ptx.sreg.tid.y nvvm.read.ptx.sreg.tid.z nvvm.read.ptx.sreg.ntid.x " +
		"nvvm.read.ptx.sreg.ntid.y nvvm.read.ptx.sreg.ntid.z nvvm.read.ptx.sreg.ctaid.x nvvm.read.ptx.sreg.ctaid.y " +
		"nvvm.read.ptx.sreg.ctaid.z nvvm.read.ptx.sreg.nctaid.x nvvm.read.ptx.sreg.nctaid.y nvvm.read.ptx.sreg.nctaid.z " +
		"nvvm.read.ptx.sreg.warpsize nvvm.read.ptx.sreg.laneid", "i32()"},
	{"nvvm.shfl.sync.down.i32 nvvm.shfl.sync.up.i32 nvvm.shfl.sync.bfly.i32 nvvm.shfl.sync.idx.i32", "i32(i32,i32,i32,i32)"},
	{"nvvm.shfl.sync.down.f32 nvvm.shfl.sync.up.f32 nvvm.shfl.sync.bfly.f32 nvvm.shfl.sync.idx.f32", "f32(i32,f32,i32,i32)"},
	{"nvvm.vote.all.sync nvvm.vote.any.sync nvvm.vote.uni.sync", "i1(i32,i1)"},
	{"nvvm.vote.ballot.sync", "i32(i32,i1)"},
	{"nvvm.reflect", "i32(ptr)"},
}

// intrinsicSig is a signature taken apart.
type intrinsicSig struct {
	result string
	params []string
	imm    []bool
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
			plain := strings.TrimSuffix(p, "!")
			s.params, s.imm = append(s.params, plain), append(s.imm, plain != p)
		}
	}
	return s
}

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
	if s == nil || len(ty.Fields) != len(s.params) || ty.VarArg {
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
	if ft.VarArg {
		v.fail("Intrinsic was not defined with variable arguments!", f)
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
		parts := strings.Split(strings.TrimSuffix(body, "}"), ",")
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
