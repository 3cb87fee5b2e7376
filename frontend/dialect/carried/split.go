package carried

import (
	"strconv"

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
