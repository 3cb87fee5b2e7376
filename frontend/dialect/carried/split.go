package carried

import (
	"math"
	"strconv"

	"opt-go/frontend/dialect/scan"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/pkg/errors"
)

// llir is by far the slowest part of reading, and works on a module at a time. To use several
// cores, and to free its trees early, a text is split into a skeleton, in which every function has
// a placeholder body, and chunks: modules that hold a few functions and declare only what their
// bodies name.
//
// A position in a chunk is no position in the user's text. After an error in the skeleton or a
// chunk, the caller reads the whole text instead, and reports the error at the right position.

// Split is a text cut into the skeleton and the chunks.
type Split struct {
	Skeleton *llir.Module // Funcs, Globals … correspond to the text's tables; a function whose body is in a chunk has one block
	Chunks   []Range      // of Text.Funcs

	text    *Text
	types   map[string]types.Type // named types by their names without sigil and quotes
	globals map[string]int        // in list, by name; unnamed ones by @ and number
	list    []constant.Constant
	pointer string // chunkWriter.pointer
}

// ChunkSize is a good size for the bodies of a chunk: large enough to outweigh the declarations
// that chunks repeat, small enough to keep the memory of llir's tree low.
const ChunkSize = 128 << 10

// Split parses the skeleton and makes chunks whose bodies have that many bytes or a little more. It
// returns nil for a text that has fewer. Functions that a blockaddress names or stands in keep
// their bodies in the skeleton, since it needs the blocks of the one where the other is.
func (t *Text) Split(chunk int) (*Split, error) {
	s := &Split{text: t}
	if t.definedBytes() <= chunk {
		return nil, nil
	}
	m, err := parse(t.withBodies(func(i int) bool { return t.Funcs[i].whole }))
	if err != nil {
		return nil, err
	}
	s.Skeleton = m
	if len(m.Funcs) != len(t.Funcs) {
		return nil, errors.Errorf("%d functions, not %d", len(m.Funcs), len(t.Funcs))
	}
	s.index()
	s.cut(chunk)
	return s, nil
}

// definedBytes is the size of all bodies that may be in chunks.
func (t *Text) definedBytes() int {
	n := 0
	for i := range t.Funcs {
		n += t.Funcs[i].chunkBytes()
	}
	return n
}

// chunkBytes is the size of the body if a chunk may hold it, else 0.
func (f *Func) chunkBytes() int {
	if f.whole {
		return 0
	}
	return f.Body.Hi - f.Body.Lo
}

// InSkeleton reports whether function i has its body in the skeleton.
func (s *Split) InSkeleton(i int) bool { return s.text.Funcs[i].whole && s.text.Funcs[i].Body.Hi > 0 }

func (s *Split) index() {
	m := s.Skeleton
	s.types = make(map[string]types.Type, len(m.TypeDefs))
	for _, t := range m.TypeDefs {
		s.types[t.Name()] = t
	}
	s.globals = make(map[string]int, len(m.Globals)+len(m.Funcs))
	for _, g := range m.Globals {
		s.add(g, g.GlobalIdent)
	}
	for _, a := range m.Aliases {
		s.add(a, a.GlobalIdent)
	}
	for _, a := range m.IFuncs {
		s.add(a, a.GlobalIdent)
	}
	for _, f := range m.Funcs {
		s.add(f, f.GlobalIdent)
	}
	if s.text.Opaque && !s.text.Typed {
		s.pointer = s.unusedType()
	}
}

// unusedType returns a number that is no type's name.
func (s *Split) unusedType() string {
	for n := 0; ; n++ {
		if name := strconv.Itoa(n); s.types[name] == nil {
			return name
		}
	}
}

func (s *Split) add(c constant.Constant, id llir.GlobalIdent) {
	s.globals[globalKey(id)] = len(s.list)
	s.list = append(s.list, c)
}

func globalKey(id llir.GlobalIdent) string {
	if id.IsUnnamed() {
		return "@" + strconv.FormatInt(id.GlobalID, 10)
	}
	return id.GlobalName
}

// cut forms the chunks. They do not depend on the number of cores, and are at least as large as all
// type definitions together, so that repeating these takes no more than linear time.
func (s *Split) cut(size int) {
	for _, t := range s.text.Types {
		size += len(t.Name)
	}
	for _, t := range s.Skeleton.TypeDefs {
		if st, ok := t.(*types.StructType); ok {
			size += 16 * len(st.Fields)
		}
	}
	r, n := Range{}, 0
	for i := range s.text.Funcs {
		n += s.text.Funcs[i].chunkBytes()
		if n >= size {
			r.Hi = i + 1
			s.Chunks = append(s.Chunks, r)
			r.Lo, n = r.Hi, 0
		}
	}
	if n > 0 {
		r.Hi = len(s.text.Funcs)
		s.Chunks = append(s.Chunks, r)
	}
}

// Chunk is a parsed part of a text.
type Chunk struct {
	Bodies []Body
	// Origin maps a global of the chunk to the global of the skeleton that it represents.
	Origin map[constant.Constant]constant.Constant
	// Groups are placeholders of attribute groups, identified by their numbers.
	Groups []*llir.AttrGroupDef
}

// llir is slow with named locals: every occurrence costs a failed conversion to a number. In a
// function in which every local has a name, the names are replaced by %0, %1, … in the order of
// their definitions. llir's tree keeps the numbers; Body has the names.
//
// It also makes two objects at every i8*, which carries ptr, and computes the width of i8 from its
// digits. Where all pointers are opaque, a named type is looked up instead, %0 = type i8*: the reader
// asks a pointer for nothing but its address space.

// Body is the function Text.Funcs[Index] as a chunk has it.
type Body struct {
	Index int
	Func  *llir.Func
	Names []string // of the locals that the tree knows by number; nil where the tree has the names
}

// chunkWriter writes the text of a chunk.
type chunkWriter struct {
	*Split
	b       []byte // bodies first, then what they name
	seen    []bool // of Split.list: named or defined here
	globals []int  // named in bodies, in order of first occurrence
	types   map[string]bool
	queue   []types.Type // types that are named and not yet defined here
	// pointees are the structs that pointers point to; many of them are defined already.
	pointees []*types.StructType
	pointer  string // the name of the type that stands for i8* here, without sigil; empty when none does
	groups   map[int]bool
	names    map[int][]string // of locals that were written as numbers, by function
	edits    []edit
	locals   map[string]int // numbers of the locals of the current function
}

// edit is a token of a body that a chunk may spell otherwise than the text.
type edit struct {
	off, end int32
	kind     scan.Kind
	defines  bool // %x =, x:
	name     string
}

// Parse parses a chunk. It may run on several goroutines at a time.
func (s *Split) Parse(r Range) (*Chunk, error) {
	w := chunkWriter{Split: s, seen: make([]bool, len(s.list)), types: map[string]bool{}, groups: map[int]bool{},
		names: map[int][]string{}, locals: map[string]int{}, pointer: s.pointer}
	var defined []int
	size := 0
	for i := r.Lo; i < r.Hi; i++ {
		if n := s.text.Funcs[i].chunkBytes(); n > 0 {
			w.seen[s.firstFunc()+i] = true
			defined = append(defined, i)
			size += n
		}
	}
	w.b = make([]byte, 0, size+size/8)
	for _, i := range defined {
		w.define(i)
	}
	for _, g := range w.globals {
		w.declare(s.list[g])
	}
	w.typeDefs()
	m, err := parse(w.b)
	if err != nil {
		return nil, err
	}
	return w.chunk(m, defined)
}

// firstFunc is the place of the first function in Split.list.
func (s *Split) firstFunc() int { return len(s.list) - len(s.Skeleton.Funcs) }

// chunk maps the parts of the parsed module to those of the skeleton.
func (w *chunkWriter) chunk(m *llir.Module, defined []int) (*Chunk, error) {
	out := &Chunk{Groups: m.AttrGroupDefs, Origin: make(map[constant.Constant]constant.Constant, len(w.globals)+len(defined))}
	globals, funcs := m.Globals, m.Funcs
	if len(funcs) < len(defined) || len(globals)+len(funcs) != len(w.globals)+len(defined) {
		return nil, errors.New("a chunk does not have the functions that it should")
	}
	for k, i := range defined {
		out.Bodies = append(out.Bodies, Body{i, funcs[k], w.names[i]})
		out.Origin[funcs[k]] = w.Skeleton.Funcs[i]
	}
	funcs = funcs[len(defined):]
	for _, g := range w.globals {
		if _, ok := w.list[g].(*llir.Func); ok {
			out.Origin[funcs[0]] = w.list[g]
			funcs = funcs[1:]
		} else {
			out.Origin[globals[0]] = w.list[g]
			globals = globals[1:]
		}
	}
	return out, nil
}

// define writes a function with its body.
func (w *chunkWriter) define(i int) {
	f := &w.text.Funcs[i]
	header := w.Skeleton.Funcs[i]
	w.scanBody(f.Body)
	names := w.number(f, header)
	w.s("define ")
	w.header(header, names == nil)
	w.body(f.Body, names != nil)
	w.s("\n")
	if names != nil {
		w.names[i] = names
	}
}

func (w *chunkWriter) s(s string) { w.b = append(w.b, s...) }

// header writes the result, name and parameters of a function.
func (w *chunkWriter) header(f *llir.Func, names bool) {
	w.typ(f.Sig.RetType)
	w.s(" ")
	w.globalName(f.GlobalIdent)
	w.s("(")
	for k, p := range f.Params {
		if k > 0 {
			w.s(", ")
		}
		w.typ(p.Typ)
		if names {
			w.s(" ")
			w.s(p.Ident())
		}
	}
	if f.Sig.Variadic {
		if len(f.Params) > 0 {
			w.s(", ")
		}
		w.s("...")
	}
	w.s(")")
}

// unnamedPrefix begins the names of unnamed globals in chunks, whose numbers would have gaps there.
const unnamedPrefix = "optgo.g."

func (w *chunkWriter) globalName(id llir.GlobalIdent) {
	if id.IsUnnamed() {
		w.s("@" + unnamedPrefix)
		w.b = strconv.AppendInt(w.b, id.GlobalID, 10)
		return
	}
	w.s(id.Ident())
}

// scanBody finds the tokens of a body that matter for a chunk, and records the names in them.
func (w *chunkWriter) scanBody(r Range) {
	w.edits = w.edits[:0]
	sc := scan.Scanner{Src: asString(w.text.LL14[r.Lo:r.Hi])}
	last := scan.EOF
	byteAt := int32(-1) // where the last token begins, if it is i8
	for sc.Next(); sc.Tok.Kind != scan.EOF; sc.Next() {
		e := edit{off: sc.Tok.Off, end: sc.Tok.End, kind: sc.Tok.Kind}
		before, at := last, byteAt
		last, byteAt = e.kind, -1
		switch e.kind {
		case scan.Global:
			name := sc.Src[e.off+1 : e.end]
			if !scan.IsNumber(name) {
				w.useGlobal(scan.BareName(name))
				continue
			}
			w.useGlobal("@" + name)
		case scan.Local:
			e.name = scan.BareName(sc.Src[e.off+1 : e.end])
			if len(w.Split.types) > 0 {
				w.useType(w.Split.types[e.name])
			}
		case scan.Label:
			e.name, e.defines = scan.BareName(sc.Src[e.off:e.end-1]), true
		case scan.Punct:
			switch {
			case sc.Tok.Ch == '=' && before == scan.Local:
				w.edits[len(w.edits)-1].defines = true
			case sc.Tok.Ch == '*' && at >= 0 && w.pointer != "":
				w.edits = append(w.edits, edit{off: at, end: e.end, kind: scan.Punct})
			}
			continue
		case scan.Attrs:
			w.groups[scan.ParseNumber(sc.Src[e.off+1:e.end])] = true
			continue
		case scan.Word:
			if sc.Src[e.off:e.end] == "i8" {
				byteAt = e.off
			}
			continue
		default:
			continue
		}
		w.edits = append(w.edits, e)
	}
}

// number gives the locals of a function numbers in the order of their definitions and returns their
// names in this order; nil where some have no name, or one that is a type's, too.
func (w *chunkWriter) number(f *Func, header *llir.Func) []string {
	if !f.AllNamed {
		return nil
	}
	clear(w.locals)
	names := make([]string, 0, len(header.Params)+len(f.Stmts)+8)
	define := func(name string) bool {
		if _, dup := w.locals[name]; dup || w.Split.types[name] != nil || name == "" {
			return false
		}
		w.locals[name] = len(names)
		names = append(names, name)
		return true
	}
	for _, p := range header.Params {
		if !define(p.LocalName) {
			return nil
		}
	}
	for _, e := range w.edits {
		if e.defines && !define(e.name) {
			return nil
		}
	}
	return names
}

// body copies a body, with numbers for locals or with the names that they have.
func (w *chunkWriter) body(r Range, numbers bool) {
	src := w.text.LL14[r.Lo:r.Hi]
	mark := int32(0)
	for _, e := range w.edits {
		switch e.kind {
		case scan.Global:
			w.b = append(w.b, src[mark:e.off+1]...)
			w.s(unnamedPrefix)
			mark = e.off + 1
			continue
		case scan.Punct:
			w.b = append(w.b, src[mark:e.off]...)
			w.pointerType()
			mark = e.end
			continue
		case scan.Label:
			e.off-- // it has no sigil
			e.end--
		}
		if n, ok := w.locals[e.name]; ok && numbers {
			w.b = append(w.b, src[mark:e.off+1]...)
			w.b = strconv.AppendInt(w.b, int64(n), 10)
			mark = e.end
		}
	}
	w.b = append(w.b, src[mark:]...)
}

// useGlobal notes a global that a body names. What is none llir will complain about.
func (w *chunkWriter) useGlobal(key string) {
	if g, ok := w.Split.globals[key]; ok && !w.seen[g] {
		w.seen[g] = true
		w.globals = append(w.globals, g)
	}
}

// useType notes a named type that the chunk must define; nil is a name that turned out to be no
// type.
func (w *chunkWriter) useType(t types.Type) {
	if t != nil && !w.types[t.Name()] {
		w.types[t.Name()] = true
		w.queue = append(w.queue, t)
	}
}

// declare writes the declaration of a global. Aliases and ifuncs become variables: llir's handling
// of the uses depends only on the type.
func (w *chunkWriter) declare(c constant.Constant) {
	switch c := c.(type) {
	case *llir.Func:
		w.s("declare ")
		w.header(c, false)
	case *llir.Global:
		w.variable(c.GlobalIdent, c.ContentType, c.Typ.AddrSpace)
	case *llir.Alias:
		w.variable(c.GlobalIdent, c.Typ.ElemType, c.Typ.AddrSpace)
	case *llir.IFunc:
		w.variable(c.GlobalIdent, c.Typ.ElemType, c.Typ.AddrSpace)
	}
	w.s("\n")
}

func (w *chunkWriter) variable(id llir.GlobalIdent, t types.Type, space types.AddrSpace) {
	w.globalName(id)
	w.s(" = external ")
	if space != 0 {
		w.addrSpace(space)
	}
	w.s("global ")
	w.typ(t)
}

func (w *chunkWriter) addrSpace(space types.AddrSpace) {
	w.s("addrspace(")
	w.b = strconv.AppendUint(w.b, uint64(space), 10)
	w.s(") ")
}

// typeDefs writes the types that were named, those within them, and the attribute groups.
func (w *chunkWriter) typeDefs() {
	for k := 0; k < len(w.queue); k++ {
		t := w.queue[k]
		w.s(typeName(t) + " = type ")
		w.typeBody(t)
		w.s("\n")
	}
	if w.pointer != "" {
		w.pointerType()
		w.s(" = type i8*\n")
	}
	for _, t := range w.pointees {
		if !w.types[t.TypeName] {
			w.types[t.TypeName] = true
			w.s(typeName(t) + " = type opaque\n")
		}
	}
	for _, g := range w.Skeleton.AttrGroupDefs {
		if g.ID <= math.MaxInt32 && w.groups[int(g.ID)] {
			w.s("attributes #")
			w.b = strconv.AppendInt(w.b, g.ID, 10)
			w.s(" = { }\n")
		}
	}
}

// typeName returns %name as llir writes it.
func typeName(t types.Type) string { return t.String() }

// typ writes a type.
func (w *chunkWriter) typ(t types.Type) {
	if t.Name() != "" {
		w.useType(t)
		w.s(typeName(t))
		return
	}
	w.typeBody(t)
}

// typeBody writes a type, were it without a name.
func (w *chunkWriter) typeBody(t types.Type) {
	switch t := t.(type) {
	case *types.PointerType:
		if w.pointer != "" && t.AddrSpace == 0 {
			w.pointerType()
			return
		}
		w.pointee(t.ElemType)
		if t.AddrSpace != 0 {
			w.addrSpace(t.AddrSpace)
		}
		w.s("*")
	case *types.ArrayType:
		w.s("[" + strconv.FormatUint(t.Len, 10) + " x ")
		w.typ(t.ElemType)
		w.s("]")
	case *types.VectorType:
		w.s("<")
		if t.Scalable {
			w.s("vscale x ")
		}
		w.s(strconv.FormatUint(t.Len, 10) + " x ")
		w.typ(t.ElemType)
		w.s(">")
	case *types.StructType:
		w.structType(t)
	case *types.FuncType:
		w.typ(t.RetType)
		w.s(" (")
		w.typeList(t.Params)
		if t.Variadic {
			if len(t.Params) > 0 {
				w.s(", ")
			}
			w.s("...")
		}
		w.s(")")
	default: // these hold no named types
		w.s(t.LLString())
	}
}

// pointee writes the pointee of a pointer. Complete pointees would pull in most types of a program,
// so a struct gets a body only if something other than a pointer names it. With opaque pointers the
// pointee is irrelevant.
func (w *chunkWriter) pointee(t types.Type) {
	s, isStruct := t.(*types.StructType)
	switch {
	case w.text.Opaque || !w.text.Typed: // of a pointer to another address space, or in a text of both kinds
		w.s("i8 ")
		return
	case isStruct && s.TypeName != "":
		w.pointees = append(w.pointees, s)
		w.s(typeName(t))
	default:
		w.typ(t)
	}
	w.s(" ")
}

// pointerType writes the type that stands for i8*.
func (w *chunkWriter) pointerType() {
	w.s("%")
	w.s(w.pointer)
}

func (w *chunkWriter) typeList(list []types.Type) {
	for k, t := range list {
		if k > 0 {
			w.s(", ")
		}
		w.typ(t)
	}
}

func (w *chunkWriter) structType(t *types.StructType) {
	if t.Opaque {
		w.s("opaque")
		return
	}
	open, end := "{ ", " }"
	if t.Packed {
		open, end = "<{ ", " }>"
	}
	w.s(open)
	w.typeList(t.Fields)
	w.s(end)
}
