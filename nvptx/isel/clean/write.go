package clean

import (
	"fmt"
	"strconv"

	"opt-go/nvptx/ptx"
)

// Write moves the code into the ptx.Func: registers and labels are named in the order in which they
// appear, and .loc directives give the source locations of instructions. The function begins at
// start; files are the names of the source files. It returns the labels at the ends of the ranges,
// by place, and the names of registers.
func (f *Func) Write(code []Item, ranges []Range, files []string, start Place) (label func(at int) string, name func(ptx.Reg) string) {
	regs := make([]ptx.Reg, len(f.Regs))
	for k := range regs {
		regs[k] = ptx.NoReg
	}
	rename := func(r ptx.Reg) ptx.Reg {
		if regs[r] == ptx.NoReg {
			regs[r] = f.Out.NewReg(f.Regs[r])
		}
		return regs[r]
	}
	labels := f.nameLabels(code)
	if f.Begin != "" {
		f.Out.Emit(&ptx.LabelDef{Label: f.Out.NewLabel(f.Begin)})
	}
	lines := lineTable{files: files, out: f.Out, told: map[position]*Call{}}
	lines.write(start)
	places := map[int]bool{}
	for _, r := range ranges {
		if !r.Whole {
			places[r.From], places[r.To] = true, true
		}
	}
	label = func(at int) string { return fmt.Sprintf("$L__tmp%d_%d", f.Number, at) }
	mark := func(at int) {
		if places[at] {
			f.Out.Emit(&ptx.LabelDef{Label: f.Out.NewLabel(label(at))})
		}
	}
	for k, it := range code {
		mark(k)
		lines.before(it)
		if it.Inst == nil {
			f.Out.Emit(renameLabels(it.Stmt, labels))
			continue
		}
		it.Inst.Rename(rename)
		for k, o := range it.Inst.Args {
			if l, ok := o.(ptx.Label); ok {
				it.Inst.Args[k] = labels[l]
			}
		}
		f.Out.Emit(it.Inst)
	}
	if n := len(code); n == 0 || code[n-1].Inst == nil || !code[n-1].Inst.IsTerminator() {
		f.Out.Emit(ptx.Op("ret")) // unreachable: ptxas requires an end
	}
	mark(len(code))
	if f.End != "" {
		f.Out.Emit(&ptx.LabelDef{Label: f.Out.NewLabel(f.End)})
	}
	return label, func(r ptx.Reg) string { return f.Out.Regs[regs[r]].Name }
}

func (f *Func) nameLabels(code []Item) map[ptx.Label]ptx.Label {
	labels := map[ptx.Label]ptx.Label{}
	for _, it := range code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok {
			labels[l.Label] = f.Out.NewLabel(fmt.Sprintf("$L__BB%d_%d", f.Number, len(labels)+1))
		}
	}
	return labels
}

func renameLabels(st ptx.Stmt, labels map[ptx.Label]ptx.Label) ptx.Stmt {
	switch st := st.(type) {
	case *ptx.LabelDef:
		st.Label = labels[st.Label]
	case *ptx.Targets:
		for k := range st.Labels {
			st.Labels[k] = labels[st.Labels[k]]
		}
	}
	return st
}

// lineTable writes .loc directives where the source location changes. None may be between the
// braces of a call.
type lineTable struct {
	files []string
	out   *ptx.Func
	last  Place
	told  map[position]*Call // the calls of the positions that were written, by the last .loc of each
	depth int                // of braces
}

// position is what inlined_at says of a call: ptxas takes the last .loc of the same numbers for it,
// and so finds the call that this one is in.
type position struct{ file, line, column int }

// before is called for each item before it is written.
func (l *lineTable) before(it Item) {
	if sc, ok := it.Stmt.(*ptx.Scope); ok {
		defer func() {
			if sc.Open {
				l.depth++
			} else {
				l.depth--
			}
		}()
	}
	if it.At.File == 0 || it.At == l.last || l.depth > 0 || it.Inst == nil && !isScope(it.Stmt) {
		return
	}
	l.write(it.At)
}

func isScope(st ptx.Stmt) bool {
	_, ok := st.(*ptx.Scope)
	return ok
}

func (l *lineTable) write(at Place) {
	if at.File == 0 {
		return
	}
	l.writeCall(at.In)
	l.last = at
	l.told[position{at.File, at.Line, at.Column}] = at.In
	loc := &ptx.Loc{File: at.File, Line: at.Line, Column: at.Column,
		Comment: l.files[at.File-1] + ":" + strconv.Itoa(at.Line) + ":" + strconv.Itoa(at.Column)}
	if in := at.In; in != nil {
		loc.Inlined = &ptx.Inlined{Label: in.Function, File: in.At.File, Line: in.At.Line, Column: in.At.Column}
	}
	l.out.Emit(loc)
}

// writeCall writes the .loc of a call that was inlined unless it is the last one of its position.
// No instruction follows it.
func (l *lineTable) writeCall(c *Call) {
	if c == nil {
		return
	}
	if in, ok := l.told[position{c.At.File, c.At.Line, c.At.Column}]; !ok || in != c.At.In {
		l.write(c.At)
	}
}
