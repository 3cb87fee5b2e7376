package reader

import (
	"fmt"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/fromllir"
	"opt-go/frontend/upgrade"
	"opt-go/frontend/version"
)

// reader converts one llir module. Everything but the bodies of functions is converted first; after
// that the data that the bodies share is read-only.
type reader struct {
	ctx   *ir.Context
	out   *ir.Module
	in    *llir.Module
	text  *carried.Text // nil for a module that no text was carried for
	line  carried.Line  // the last one that a position was in
	types typeReader
	md    mdReader
	diags diag.List
	at    int // offset in the text of what is being converted, for messages; -1 unknown

	globals      map[constant.Constant]ir.Value
	numbered     map[string]ir.GlobalValue // unnamed globals by their number in the text
	comdats      map[*llir.ComdatDef]*ir.Comdat
	groups       map[*llir.AttrGroupDef]ir.AttrSet
	groupOffsets map[int64]int // where groups are defined, by number; made when first asked for
	blockMaps    map[*llir.Func]map[*llir.Block]*ir.Block
	gepCall      *llir.Func // @optgo.getelementptr, which carries getelementptr instructions
	merged       map[*llir.Func]bool
	implied      map[*ir.Func]bool   // intrinsics that are called and not declared
	renamed      map[*ir.Func]string // intrinsics under another name than in the text, which is this
	parsed       map[string]*ir.Type // types that were read from text
	records      bool                // debug records occur
	recordAtPhi  bool                // one precedes a φ: invalid debug information
	warned       map[string]bool     // messages of warnings
	inChunk      func(i int) bool    // the body of function i comes in a chunk, see split.go; nil: none does
}

// carrierGEP is the function on whose calls frontend/dialect carries getelementptr instructions
// that llir cannot type.
const carrierGEP = "optgo.getelementptr"

// convert converts a module; text, if not nil, has the side tables.
func convert(in *llir.Module, text *carried.Text, ctx *ir.Context) (*ir.Module, diag.List) {
	r := newReader(in, text, ctx)
	r.module()
	r.bodies()
	r.finish()
	return r.out, r.diags
}

func newReader(in *llir.Module, text *carried.Text, ctx *ir.Context) *reader {
	if ctx == nil {
		ctx = ir.NewContext()
	}
	r := &reader{ctx: ctx, out: ir.NewModule(ctx), in: in, text: text, at: -1,
		globals: map[constant.Constant]ir.Value{}, numbered: map[string]ir.GlobalValue{},
		comdats: map[*llir.ComdatDef]*ir.Comdat{}, groups: map[*llir.AttrGroupDef]ir.AttrSet{},
		blockMaps: map[*llir.Func]map[*llir.Block]*ir.Block{}, merged: map[*llir.Func]bool{}, implied: map[*ir.Func]bool{}, renamed: map[*ir.Func]string{},
		parsed: map[string]*ir.Type{}}
	r.types = typeReader{ctx: ctx, named: map[string]*ir.Type{}, report: r.errorf}
	nodes := 0
	if text != nil {
		r.types.targets, nodes = text.TargetTypes, len(text.Metadata)
	}
	r.md = mdReader{mod: r, byID: make(map[int]*ir.MDNode, nodes), args: &mdOperands{byText: map[string]*ir.MDOperand{}}}
	return r
}

// module converts everything but the bodies of functions.
func (r *reader) module() {
	r.header()
	r.typeDefs()
	r.declare()
	r.definitions()
	r.allGroups()
	r.metadata()
}

// allGroups converts the attribute groups that no global has: calls may have them, and LLVM checks
// those of no use.
func (r *reader) allGroups() {
	for _, g := range r.in.AttrGroupDefs {
		r.group(g)
	}
}

// groupOffset returns where an attribute group is defined, -1 when that is not known.
func (r *reader) groupOffset(id int64) int {
	if r.groupOffsets == nil && r.text != nil {
		r.groupOffsets = make(map[int64]int, len(r.text.AttrGroups))
		for _, g := range r.text.AttrGroups {
			r.groupOffsets[int64(g.ID)] = g.Off
		}
	}
	if off, ok := r.groupOffsets[id]; ok {
		return off
	}
	return -1
}

// finish runs the steps that need the whole module.
func (r *reader) finish() {
	r.out.DebugRecords = r.records
	if !r.diags.HasErrors() {
		upgrade.Implied(r.out, r.implied)
		upgrade.Calls(r.out, r.renamed)
		upgrade.Names(r.out)
		if r.recordAtPhi {
			ir.StripDebugInfo(r.out)
		}
		upgrade.Flags(r.out)
		upgrade.Sections(r.out)
	}
}

// errorf records an error at r.at.
func (r *reader) errorf(format string, args ...any) { r.errorAt(r.at, format, args...) }

func (r *reader) errorAt(off int, format string, args ...any) {
	if r.text != nil {
		r.diags = append(r.diags, r.text.Error(off, format, args...))
		return
	}
	r.diags = append(r.diags, diag.Diagnostic{Severity: diag.Error, Message: fmt.Sprintf(format, args...)})
}

// errorAtWord records an error about a word of the statement or definition at r.at.
func (r *reader) errorAtWord(word, format string, args ...any) {
	at := r.at
	if r.text != nil {
		at = grammar.WordOffset(r.text.Source, at, word)
	}
	r.errorAt(at, format, args...)
}

// warnf records a warning at r.at, unless it has been reported before.
func (r *reader) warnf(format string, args ...any) {
	msg := fmt.Sprintf(format, args...)
	if r.warned[msg] {
		return
	}
	if r.warned == nil {
		r.warned = map[string]bool{}
	}
	r.warned[msg] = true
	if r.text != nil {
		r.diags = append(r.diags, r.text.Diagnostic(diag.Warning, r.at, format, args...))
	}
}

// pos returns line and column of an offset in the text.
func (r *reader) pos(off int) ir.Pos {
	if r.text == nil || off < 0 {
		return ir.Pos{}
	}
	line, start := r.text.LineNear(&r.line, off)
	return ir.Pos{Line: uint32(line), Col: uint32(off - start + 1)}
}

func (r *reader) header() {
	m := r.out
	m.SourceName, m.Triple, m.Asm = r.in.SourceFilename, r.in.TargetTriple, r.in.ModuleAsms
	written := r.in.DataLayout
	if r.text != nil && r.text.Retarget != nil {
		m.Triple, written = r.text.Retarget(m.Triple, written)
	}
	layout, err := ir.ParseLayout(written)
	if err != nil {
		if r.text != nil {
			r.at = r.text.LayoutOff
		}
		r.errorf("%s", err)
		return
	}
	m.Layout = layout
	if layout.NeedsNewer() {
		m.NeedVersion(version.NamedSpaces)
	}
	for _, c := range r.in.ComdatDefs {
		n := &ir.Comdat{Name: c.Name, Kind: c.Kind.String()}
		r.comdats[c] = n
		m.Comdats = append(m.Comdats, n)
	}
}

// typeDefs declares the named types, in the order of the text.
func (r *reader) typeDefs() {
	defs := r.in.TypeDefs
	if r.text != nil {
		byName := make(map[string]types.Type, len(defs))
		for _, d := range defs {
			byName[d.Name()] = d
		}
		ordered := make([]types.Type, 0, len(defs))
		for _, t := range r.text.Types {
			name := bareName(t.Name)
			if d, ok := byName[name]; ok {
				ordered = append(ordered, d)
				delete(byName, name)
			}
		}
		defs = ordered
	}
	offsets := map[string]int{}
	if r.text != nil {
		for _, t := range r.text.Types {
			offsets[bareName(t.Name)] = t.Off
		}
	}
	r.out.TypeDefs = r.types.declareStructs(defs, func(name string) {
		if off, ok := offsets[name]; ok {
			r.at = off
		}
	})
	r.at = -1
}

// bareName takes the sigil, quotes and escapes off a name.
func bareName(s string) string {
	s = s[1:]
	if len(s) >= 2 && s[0] == '"' {
		return scan.Unescape(s[1 : len(s)-1])
	}
	return s
}

// isNumberedName reports whether a name as written (@7) is the number of something unnamed.
func isNumberedName(s string) bool {
	_, err := strconv.ParseUint(s[1:], 10, 64)
	return err == nil
}

// declare makes all globals, with their linkage, and the blocks of all functions, so that constants
// can refer to them.
func (r *reader) declare() {
	for i, g := range r.in.Globals {
		v := r.out.NewGlobal(g.GlobalName, r.types.convert(g.ContentType), int(g.Typ.AddrSpace), nil)
		r.register(g, v, g.GlobalIdent, textGlobal(r.text, func(t *carried.Text) []carried.Global { return t.Globals }, i))
		r.linkage(&v.Global, g.Linkage, g.Preemption, g.Visibility, g.DLLStorageClass, g.UnnamedAddr)
	}
	for i, a := range r.in.Aliases {
		v := r.out.NewAlias(a.GlobalName, r.types.convert(a.Typ.ElemType), int(a.Typ.AddrSpace), nil)
		r.register(a, v, a.GlobalIdent, textGlobal(r.text, func(t *carried.Text) []carried.Global { return t.Aliases }, i))
		r.linkage(&v.Global, a.Linkage, a.Preemption, a.Visibility, a.DLLStorageClass, a.UnnamedAddr)
	}
	for i, a := range r.in.IFuncs {
		v := r.out.NewIFunc(a.GlobalName, r.types.convert(a.Typ.ElemType), int(a.Typ.AddrSpace), nil)
		r.register(a, v, a.GlobalIdent, textGlobal(r.text, func(t *carried.Text) []carried.Global { return t.IFuncs }, i))
		r.linkage(&v.Global, a.Linkage, a.Preemption, a.Visibility, a.DLLStorageClass, a.UnnamedAddr)
	}
	for i, f := range r.in.Funcs {
		r.declareFunc(i, f)
	}
}

// textGlobal returns entry i of one of the text's tables, if there is a text.
func textGlobal(t *carried.Text, table func(*carried.Text) []carried.Global, i int) *carried.Global {
	if t == nil {
		return nil
	}
	if list := table(t); i < len(list) {
		return &list[i]
	}
	return nil
}

func (r *reader) register(c constant.Constant, g ir.GlobalValue, id llir.GlobalIdent, t *carried.Global) {
	r.globals[c] = g
	if t != nil {
		g.Base().Pos = r.pos(t.Off)
	}
	r.number(g, id, t)
}

func (r *reader) number(g ir.GlobalValue, id llir.GlobalIdent, t *carried.Global) {
	switch {
	case !id.IsUnnamed():
	case t != nil && isNumberedName(t.Name):
		r.numbered[t.Name[1:]] = g
	default:
		r.numbered[strconv.FormatInt(id.GlobalID, 10)] = g
	}
}

// lookupGlobal finds a global by its name in the text; an unquoted number names an unnamed one.
func (r *reader) lookupGlobal(name string, quoted bool) ir.Value {
	if !quoted {
		if g := r.numbered[name]; g != nil {
			return g
		}
	}
	if g := r.out.Lookup(name); g != nil {
		return g
	}
	if g := r.out.Lookup(upgrade.Remangle(name)); g != nil {
		return g
	}
	return nil
}

// declareFunc makes a function with its parameters' and blocks' names.
func (r *reader) declareFunc(i int, f *llir.Func) {
	if f.GlobalName == carrierGEP {
		r.gepCall = f
		return
	}
	ty := r.types.convert(f.Sig)
	name := upgrade.IntrinsicName(f.GlobalName, ty)
	if strings.HasPrefix(name, "llvm.") {
		name = ir.CanonicalIntrinsicName(name, ty)
	}
	if have := r.out.Func(name); have != nil && (name != f.GlobalName || have.IsIntrinsic()) { // llvm.x.p0i8 and llvm.x.p0i32 are one
		t := r.textFunc(i)
		called := t != nil && t.Implied && t.Called > 0
		written := r.renamed[have]
		if written != "" && have.FuncType != ty && !called { // the other one was given this name, and is of another type
			have.SetName(written)
		} else if have.FuncType == ty || called || name == f.GlobalName {
			r.globals[f] = have
			r.merged[f] = true
			r.implied[have] = r.implied[have] || called
			return
		} else {
			name = f.GlobalName // one of them is an old form, whose calls are upgraded later
		}
	}
	fn := r.out.NewFunc(name, ty)
	if name != f.GlobalName {
		r.renamed[fn] = f.GlobalName
	}
	fn.Space = int(f.Typ.AddrSpace)
	t := r.textFunc(i)
	if fn.Space == 0 && (t == nil || !t.Space) {
		fn.Space = r.out.Layout.FuncSpace
	}
	r.globals[f] = fn
	if name == f.GlobalName { // LLVM declares an intrinsic with another name anew
		r.linkage(&fn.Global, f.Linkage, f.Preemption, f.Visibility, f.DLLStorageClass, f.UnnamedAddr)
	}
	if t != nil {
		if t.Implied && t.Called > 0 {
			r.undeclared(fn, t, f.GlobalName)
			r.implied[fn] = true
		}
		fn.Pos = r.pos(t.Off)
		r.number(fn, f.GlobalIdent, &carried.Global{Name: t.Name})
	} else {
		r.number(fn, f.GlobalIdent, nil)
	}
	for k, p := range f.Params {
		fn.SetParamName(k, plainName(p.LocalName))
	}
	if r.inChunk == nil || !r.inChunk(i) {
		addBlocks(fn, f, nil)
	}
}

// undeclared says why a function that is called without a declaration, under a name, may not be.
func (r *reader) undeclared(f *ir.Func, t *carried.Func, name string) {
	switch {
	case (r.text.Opaque || !r.text.Typed) && ir.IsTargetIntrinsic(name) && !upgrade.IsIntrinsic(f):
		saved := r.at
		r.at = t.Called
		r.warnf("intrinsic '@%s' is not known and declared as it is called", name)
		r.at = saved
	case r.text.Typed && !r.text.Opaque || !upgrade.IsIntrinsic(f) || upgrade.IsRenamed(name): // LLVM 14 wants all declared
		r.errorAt(t.Called, "use of undefined value '@%s'", name)
	case !ir.HasIntrinsicType(f):
		r.errorAt(t.Called, "invalid intrinsic signature")
	}
}

// addBlocks makes the blocks of a function; names has those of the locals that llir knows by
// number.
func addBlocks(fn *ir.Func, f *llir.Func, names []string) {
	for _, b := range f.Blocks {
		name := b.LocalName
		if names != nil {
			name = names[b.ID()]
		}
		fn.AddNamedBlock(plainName(name))
	}
}

func (r *reader) textFunc(i int) *carried.Func {
	if r.text == nil || i >= len(r.text.Funcs) {
		return nil
	}
	return &r.text.Funcs[i]
}

// definitions gives the globals and function headers their properties.
func (r *reader) definitions() {
	for i, g := range r.in.Globals {
		r.globalVar(g, r.globals[g].(*ir.GlobalVar), textGlobal(r.text, func(t *carried.Text) []carried.Global { return t.Globals }, i))
	}
	for i, a := range r.in.Aliases {
		t := textGlobal(r.text, func(t *carried.Text) []carried.Global { return t.Aliases }, i)
		out := r.globals[a].(*ir.Alias)
		r.setAt(t)
		out.TLS, out.Partition = fromllir.TLSModel(a.TLSModel), a.Partition
		out.Aliasee = r.target(a.Aliasee, &out.Global, "aliasee")
		r.extras(&out.Global, t)
	}
	for i, a := range r.in.IFuncs {
		t := textGlobal(r.text, func(t *carried.Text) []carried.Global { return t.IFuncs }, i)
		out := r.globals[a].(*ir.IFunc)
		r.setAt(t)
		out.TLS, out.Partition = fromllir.TLSModel(a.TLSModel), a.Partition
		out.Resolver = r.target(a.Resolver, &out.Global, "resolver")
		r.extras(&out.Global, t)
		if len(out.Attachments()) > 0 {
			r.out.NeedVersion(version.IFuncMetadata)
		}
	}
	for i, f := range r.in.Funcs {
		if f != r.gepCall && !r.merged[f] {
			r.funcHeader(i, f)
		}
	}
}

func (r *reader) setAt(t *carried.Global) {
	r.at = -1
	if t != nil {
		r.at = t.Off
	}
}

// target converts an aliasee or resolver, which must be a pointer.
func (r *reader) target(c constant.Constant, g *ir.Global, what string) ir.Value {
	v := r.constant(c)
	if !v.Type().IsPtr() {
		r.errorf("the %s of '%s' has type '%s' and is no pointer", what, g.Ident(), v.Type())
	}
	return v
}

func (r *reader) linkage(g *ir.Global, l enum.Linkage, p enum.Preemption, v enum.Visibility, d enum.DLLStorageClass, u enum.UnnamedAddr) {
	if l != enum.LinkageNone {
		linkage, ok := ir.LinkageByName(l.String())
		if !ok {
			panic("frontend: llir linkage " + l.String())
		}
		g.Linkage = linkage
	}
	g.DSOLocal = p == enum.PreemptionDSOLocal || g.Linkage.IsLocal()
	g.DSOPreempt = p == enum.PreemptionDSOPreemptable
	if v == enum.VisibilityHidden || v == enum.VisibilityProtected {
		g.Visibility = v.String()
		g.DSOLocal = g.DSOLocal || g.Linkage != ir.ExternWeak
	}
	if d != enum.DLLStorageClassNone {
		g.DLLStorage = d.String()
	}
	if u != enum.UnnamedAddrNone {
		g.UnnamedAddr = u.String()
	}
}

func (r *reader) globalVar(g *llir.Global, out *ir.GlobalVar, t *carried.Global) {
	r.setAt(t)
	out.Constant, out.ExternallyInit = g.Immutable, g.ExternallyInitialized
	out.TLS, out.Section, out.Partition = fromllir.TLSModel(g.TLSModel), g.Section, g.Partition
	out.Comdat, out.Align = r.comdats[g.Comdat], uint64(g.Align)
	out.Attrs = r.funcAttrs(g.FuncAttrs)
	out.SetAttachments(r.md.llirAttachments(g.Metadata))
	if g.Init != nil {
		out.Init = r.constant(g.Init)
		if out.Init.Type() != out.ValueType {
			r.errorf("initializer of '%s' has type '%s' but expected '%s'", out.Ident(), out.Init.Type(), out.ValueType)
		}
		r.oldExpr(out.Init)
	}
	if !out.ValueType.IsFirstClass() || out.ValueType.Kind == ir.LabelKind || out.ValueType.Kind == ir.MetadataKind {
		r.errorf("invalid type '%s' for a global variable", out.ValueType)
	}
	r.extras(&out.Global, t)
}
