package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// Source lines: a module with debug information gets .file directives, and a .loc before the first
// instruction of each source location, so that debuggers and profilers find the line of an
// instruction. Inlined code has the lines of the function that it comes from, and from PTX 7.2 on
// those of the calls, too (calls.go). Package dwarf describes variables and types where a compile
// unit wants them.

// sourceFiles numbers the files that debug locations name, from 1, in the order in which the
// functions need them.
type sourceFiles struct {
	names   []string
	byName  map[string]int
	byScope map[*ir.MDNode]int // of DIFile nodes
}

// FindSourceFiles visits all debug locations of the functions that are selected.
func (m *Module) FindSourceFiles() {
	m.files = sourceFiles{byName: map[string]int{}, byScope: map[*ir.MDNode]int{}}
	m.calls = inlinedCalls{of: map[*ir.MDNode]*clean.Call{}, byCallee: map[dwarf.Instance]*clean.Call{}, labels: map[string]string{}}
	for _, v := range m.Globals.Used() {
		f, ok := v.(*ir.Func)
		if !ok || !m.Globals.IsDefined(f) {
			continue
		}
		sub := f.MD("dbg")
		if sub == nil {
			continue
		}
		m.files.add(dwarf.FileOf(sub))
		for i := range f.Instrs() {
			if loc := i.DebugLoc(); loc != nil {
				if scope, ok := loc.Field("scope").(*ir.MDNode); ok {
					m.files.add(dwarf.FileOf(scope))
				}
			}
			m.findCallers(i)
			m.callOf(i.DebugLoc())
		}
	}
}

// findCallers visits the calls that a location was inlined by, which a debugger, or a .loc, is
// told.
func (m *Module) findCallers(i *ir.Instr) {
	if !m.debug && !m.target.LocatesCalls() {
		return
	}
	if scope, ok := dwarf.ScopeOf(i.DebugLoc()); ok {
		for scope := range dwarf.Around(scope) {
			m.files.add(dwarf.FileOf(scope.Node))
		}
	}
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

// number is the number of a DIFile; 0 if it has none.
func (s *sourceFiles) number(file *ir.MDNode) int { return s.byScope[file] }

// DeclareFiles adds the .file directives.
func (m *Module) DeclareFiles(out *ptx.Module) {
	for k, name := range m.files.names {
		out.Add(&ptx.File{Index: k + 1, Name: name})
	}
}

// placeOf is where an instruction comes from.
func (m *Module) placeOf(i *ir.Instr) clean.Place { return m.placeAt(i.DebugLoc()) }

// placeAt is a location.
func (m *Module) placeAt(loc *ir.MDNode) clean.Place {
	if loc == nil || len(m.files.names) == 0 {
		return clean.Place{}
	}
	scope, ok := loc.Field("scope").(*ir.MDNode)
	if !ok {
		return clean.Place{}
	}
	file := dwarf.FileOf(scope)
	if file == nil {
		return clean.Place{}
	}
	return clean.Place{File: m.files.byScope[file], Line: loc.Int("line"), Column: loc.Int("column"), In: m.calls.of[loc]}
}

// startOf is where a function begins.
func (m *Module) startOf(f *ir.Func) clean.Place {
	sub := f.MD("dbg")
	if sub == nil || len(m.files.names) == 0 {
		return clean.Place{}
	}
	line := sub.Int("scopeLine")
	if line == 0 {
		line = sub.Int("line")
	}
	file := dwarf.FileOf(sub)
	if file == nil {
		return clean.Place{}
	}
	return clean.Place{File: m.files.byScope[file], Line: line}
}
