package carried

import (
	"strconv"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/pkg/errors"

	"opt-go/frontend/dialect/names"
)

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
// digits. Where all pointers are opaque, a named type is looked up instead, %0 = type i8*: the
// reader asks a pointer for nothing but its address space.

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

	// Of the current function:
	edits  []edit
	locals names.Index
	dense  []int32 // what a local is written as, by its number in locals; -1 as it is
}

// Parse parses a chunk. It may run on several goroutines at a time.
func (s *Split) Parse(r Range) (*Chunk, error) {
	w := chunkWriter{Split: s, seen: make([]bool, len(s.list)), types: map[string]bool{}, groups: map[int]bool{},
		names: map[int][]string{}, pointer: s.pointer}
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
	w.scanBody(f)
	list := w.number(f, header)
	w.s("define ")
	w.header(header, list == nil)
	w.body(f.Body, list != nil)
	w.s("\n")
	if list != nil {
		w.names[i] = list
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
