package isel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Lines of the source: a module with debug information gets .file directives, and .loc in front of the first instruction of each
// place, so that debuggers and profilers find the line of an instruction. Variables and types are not described. Code that
// was inlined has the lines of the function that it comes from, as LLVM writes it before PTX 7.2.

// sourceFiles numbers the files that debug locations name, from 1, in the order in which the functions need them.
type sourceFiles struct {
	names   []string
	byName  map[string]int
	byScope map[*ir.MDNode]int // of DIFile nodes
}

// place is a line and column of a source file; the zero value is no place.
type place struct{ file, line, column int }

// findSourceFiles visits all debug locations of the functions that are selected.
func (m *module) findSourceFiles() {
	m.files = sourceFiles{byName: map[string]int{}, byScope: map[*ir.MDNode]int{}}
	for _, v := range m.used {
		f, ok := v.(*ir.Func)
		if !ok || !m.isDefined(f) {
			continue
		}
		sub := f.MD("dbg")
		if sub == nil {
			continue
		}
		m.files.add(fileOf(sub))
		for i := range f.Instrs() {
			if loc := i.DebugLoc(); loc != nil {
				if scope, ok := loc.Field("scope").(*ir.MDNode); ok {
					m.files.add(fileOf(scope))
				}
			}
		}
	}
}

// fileOf is the file of a subprogram or block; nil if it does not say.
func fileOf(scope *ir.MDNode) *ir.MDNode {
	const deepest = 64 // blocks in blocks
	for range deepest {
		if file, ok := scope.Field("file").(*ir.MDNode); ok {
			return file
		}
		outer, ok := scope.Field("scope").(*ir.MDNode)
		if !ok {
			break
		}
		scope = outer
	}
	return nil
}

func (s *sourceFiles) add(file *ir.MDNode) {
	if file == nil || s.byScope[file] > 0 {
		return
	}
	name, _ := file.Field("filename").(ir.MDStr)
	dir, _ := file.Field("directory").(ir.MDStr)
	path := string(name)
	if dir != "" && (path == "" || path[0] != '/') {
		path = string(dir) + "/" + path
	}
	n := s.byName[path]
	if n == 0 {
		s.names = append(s.names, path)
		n = len(s.names)
		s.byName[path] = n
	}
	s.byScope[file] = n
}

// declareFiles adds the .file directives.
func (m *module) declareFiles(out *ptx.Module) {
	for k, name := range m.files.names {
		out.Add(&ptx.File{Index: k + 1, Name: name})
	}
}

// placeOf is where an instruction comes from.
func (m *module) placeOf(i *ir.Instr) place {
	loc := i.DebugLoc()
	if loc == nil || len(m.files.names) == 0 {
		return place{}
	}
	scope, ok := loc.Field("scope").(*ir.MDNode)
	if !ok {
		return place{}
	}
	file := fileOf(scope)
	if file == nil {
		return place{}
	}
	return place{m.files.byScope[file], loc.Int("line"), loc.Int("column")}
}

// startOf is where a function begins.
func (m *module) startOf(f *ir.Func) place {
	sub := f.MD("dbg")
	if sub == nil || len(m.files.names) == 0 {
		return place{}
	}
	line := sub.Int("scopeLine")
	if line == 0 {
		line = sub.Int("line")
	}
	file := fileOf(sub)
	if file == nil {
		return place{}
	}
	return place{m.files.byScope[file], line, 0}
}

// lineTable writes .loc directives where the place changes. Between the braces of a call none may stand.
type lineTable struct {
	m     *module
	out   *ptx.Func
	last  place
	depth int // of braces
}

// before is told of each item before it is written.
func (l *lineTable) before(it item) {
	if sc, ok := it.stmt.(*ptx.Scope); ok {
		defer func() {
			if sc.Open {
				l.depth++
			} else {
				l.depth--
			}
		}()
	}
	if it.at.file == 0 || it.at == l.last || l.depth > 0 || it.inst == nil && !isScope(it.stmt) {
		return
	}
	l.write(it.at)
}

func isScope(st ptx.Stmt) bool {
	_, ok := st.(*ptx.Scope)
	return ok
}

func (l *lineTable) write(at place) {
	if at.file == 0 {
		return
	}
	l.last = at
	l.out.Emit(&ptx.Loc{File: at.file, Line: at.line, Column: at.column,
		Comment: l.m.files.names[at.file-1] + ":" + strconv.Itoa(at.line) + ":" + strconv.Itoa(at.column)})
}
