package ia64

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/target/ia64/code"
)

// Line tables: an operation knows the place of its instruction in the input (mir.Inst.Pos), and the
// instruction its debug location. Copies of an instruction share both, and of inlined ones the line
// is that of the function that they come from.

// lines finds the source lines of a module.
type lines struct {
	files  []string
	number map[string]int // of files, from 1
	of     map[string]map[asm.Pos]code.Place
}

// newLines takes the debug locations of all instructions.
func newLines(m *ir.Module) *lines {
	l := &lines{number: map[string]int{}, of: map[string]map[asm.Pos]code.Place{}}
	for _, f := range m.Funcs {
		sub := f.MD("dbg")
		if sub == nil || f.IsDecl() {
			continue
		}
		places := map[asm.Pos]code.Place{{}: l.place(sub, sub)}
		for i := range f.Instrs() {
			at := asm.Pos{Line: int(i.Pos.Line), Col: int(i.Pos.Col)}
			if loc := i.DebugLoc(); loc != nil && at != (asm.Pos{}) && places[at] == (code.Place{}) {
				places[at] = l.place(loc, loc.Node("scope"))
			}
		}
		l.of[f.Name()] = places
	}
	return l
}

// at is the place of an operation of a function.
func (l *lines) at(function string, from asm.Pos) code.Place { return l.of[function][from] }

// place is the line of a node in the file of a scope.
func (l *lines) place(n, scope *ir.MDNode) code.Place {
	const deepest = 64 // blocks in blocks
	for range deepest {
		if scope == nil {
			break
		}
		if file := scope.Node("file"); file != nil && n.Int("line") > 0 {
			return code.Place{File: l.file(file), Line: n.Int("line"), Column: n.Int("column")}
		}
		scope = scope.Node("scope")
	}
	return code.Place{}
}

// file numbers a DIFile.
func (l *lines) file(f *ir.MDNode) int {
	name, _ := f.Field("filename").(ir.MDStr)
	dir, _ := f.Field("directory").(ir.MDStr)
	path := string(name)
	if dir != "" && (path == "" || path[0] != '/') {
		path = string(dir) + "/" + path
	}
	n := l.number[path]
	if n == 0 {
		l.files = append(l.files, path)
		n = len(l.files)
		l.number[path] = n
	}
	return n
}
