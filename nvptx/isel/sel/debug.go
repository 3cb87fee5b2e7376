package sel

import (
	"fmt"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// described is what a debugger must know of a function that is compiled: its number, by which its
// labels and its local memory are named, the places of its allocas, and its
// variables in registers.
type described struct {
	number int
	at     []int64
	values map[dwarf.Instance][]dwarf.Value // of variables that are not in memory
	scopes map[dwarf.Instance]labels        // what is left of blocks and inlined calls
}

// labels are those at the start and the end of a part of the code.
type labels struct{ begin, end string }

// rangeLabels are the labels at the start and the end of a function.
func rangeLabels(number int) (begin, end string) {
	return fmt.Sprintf("$L__func_begin%d", number), fmt.Sprintf("$L__func_end%d", number)
}

// describe remembers a function for the debugger.
func (m *Module) describe(s *Func, values map[dwarf.Instance][]dwarf.Value, scopes map[dwarf.Instance]labels) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.described[s.IR] = described{s.Number, s.frame.at, values, scopes}
}

// DebugSections adds the names of inlined functions, and the description of variables and types,
// after all code.
func (m *Module) DebugSections(out *ptx.Module) {
	if s := m.calls.section(); s != nil {
		out.Add(s)
	}
	if !m.debug {
		return
	}
	out.Target = append(out.Target, "debug")
	for _, s := range dwarf.Sections(m.IR, debugCode{m}) {
		out.Add(s)
	}
	out.Add(&ptx.Section{Name: ".debug_macinfo"}) // empty, as LLVM writes it for ptxas
}

// debugCode answers the questions of package dwarf.
type debugCode struct{ m *Module }

// File is the number of a DIFile.
func (c debugCode) File(file *ir.MDNode) int { return c.m.files.number(file) }

// Range are the labels around the code of a function; ok is false if it has none.
func (c debugCode) Range(f *ir.Func) (begin, end string, ok bool) {
	d, ok := c.m.described[f]
	begin, end = rangeLabels(d.number)
	return begin, end, ok
}

// Local knows the allocas that have a place in the frame, and the parameters of kernels that are
// passed by value.
func (c debugCode) Local(f *ir.Func, address ir.Value) (dwarf.Place, bool) {
	d, ok := c.m.described[f]
	if !ok {
		return dwarf.Place{}, false
	}
	switch v := address.(type) {
	case *ir.Instr:
		if v.Op() == ir.Alloca && d.at[v.ID()] >= 0 {
			return dwarf.Place{Symbol: depotName(d.number), Offset: d.at[v.ID()], Space: ptx.Local}, true
		}
	case *ir.Param:
		if globals.ByvalType(f.Attrs.Param(v.Index())) != nil && c.m.Globals.IsKernel(f) {
			return dwarf.Place{Symbol: fmt.Sprintf("%s_param_%d", c.m.Globals.Name(f), v.Index()), Space: ptx.ParamSpace}, true
		}
	}
	return dwarf.Place{}, false
}

// Values are the registers and constants that a variable of a function is.
func (c debugCode) Values(f *ir.Func, v dwarf.Instance) []dwarf.Value {
	return c.m.described[f].values[v]
}

// Extent are the labels around what is left of a scope.
func (c debugCode) Extent(f *ir.Func, scope dwarf.Instance) (begin, end string, ok bool) {
	l, ok := c.m.described[f].scopes[scope]
	return l.begin, l.end, ok
}

// Global is the place of a variable of the module.
func (c debugCode) Global(g *ir.GlobalVar) (dwarf.Place, bool) {
	a, ok := c.m.Globals.Address(g)
	if !ok || !slices.Contains(c.m.Globals.Used(), ir.GlobalValue(g)) {
		return dwarf.Place{}, false
	}
	space, ok := addrspace.State(a.Space)
	return dwarf.Place{Symbol: a.Sym.Name, Offset: a.Sym.Off, Space: space}, ok
}
