// Package lines finds the lines of the source that instructions come from (LangRef, "Metadata":
// DILocation and its scopes).
package lines

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// Table finds lines, and numbers the files that they are in.
type Table struct {
	out   *code.Module
	files map[code.Source]int32
	known map[*ir.MDNode]code.Loc
}

// New makes the table of a module, whose first compile unit names the output's.
func New(m *ir.Module, out *code.Module) *Table {
	if list := m.NamedMD("llvm.dbg.cu"); list != nil && len(list.Nodes) > 0 {
		unit := source(list.Nodes[0].Node("file"))
		out.Unit = &unit
	}
	return &Table{out: out, files: map[code.Source]int32{}, known: map[*ir.MDNode]code.Loc{}}
}

// Of is the line of a location, none for nil. Code that was inlined is at its own lines.
func (t *Table) Of(location *ir.MDNode) code.Loc {
	if location == nil || t.out.Unit == nil {
		return code.Loc{}
	}
	loc, ok := t.known[location]
	if !ok {
		loc = t.at(location.Node("scope"), location.Int("line"), location.Int("column"))
		t.known[location] = loc
	}
	return loc
}

// Start is the line where a function begins.
func (t *Table) Start(f *ir.Func) code.Loc {
	sub := f.MD("dbg")
	if sub == nil || t.out.Unit == nil {
		return code.Loc{}
	}
	return t.at(sub, sub.Int("line"), 0)
}

func (t *Table) at(scope *ir.MDNode, line, column int) code.Loc {
	if scope == nil || line == 0 {
		return code.Loc{}
	}
	return code.Loc{File: t.file(scope.Node("file")), Line: int32(line), Column: int32(column)}
}

// file numbers a file, from 1.
func (t *Table) file(n *ir.MDNode) int32 {
	s := source(n)
	if t.files[s] == 0 {
		t.out.Sources = append(t.out.Sources, s)
		t.files[s] = int32(len(t.out.Sources))
	}
	return t.files[s]
}

func source(file *ir.MDNode) code.Source {
	if file == nil {
		return code.Source{Name: "<unknown>"}
	}
	name, _ := file.Field("filename").(ir.MDStr)
	folder, _ := file.Field("directory").(ir.MDStr)
	return code.Source{Folder: string(folder), Name: string(name)}
}
