package sel

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// Calls that were inlined: from PTX 7.2 on the .loc of inlined code says which function it is of,
// by a label in .debug_str, and where that was called:
//
//	.loc 1 40 3                                                          the call of f in the kernel
//	.loc 1 7 9, function_name $L__info_string0, inlined_at 1 40 3        code of f
//
// ptxas passes that on to profilers and debuggers, and cudacc's findings name the callers.

// inlinedCalls are the calls of a module that were inlined. They do not change after
// FindSourceFiles.
type inlinedCalls struct {
	of       map[*ir.MDNode]*clean.Call // by the location of inlined code; nil: not inlined
	byCallee map[dwarf.Instance]*clean.Call
	names    []string // of the functions
	labels   map[string]string
}

// callOf finds the call by which the code of a location was inlined, and those around that.
func (m *Module) callOf(loc *ir.MDNode) {
	if loc == nil || !m.target.LocatesCalls() {
		return
	}
	if _, done := m.calls.of[loc]; done {
		return
	}
	m.calls.of[loc] = nil // also of a location that is inlined at itself
	scope, ok := dwarf.ScopeOf(loc)
	if !ok || scope.At == nil {
		return
	}
	for s := range dwarf.Around(scope) {
		if s.Node.Kind == "DISubprogram" {
			m.calls.of[loc] = m.callBy(s)
			return
		}
	}
}

// callBy is the call of a function that was inlined; nil: it is not known where it was.
func (m *Module) callBy(callee dwarf.Instance) *clean.Call {
	if c, done := m.calls.byCallee[callee]; done {
		return c
	}
	m.callOf(callee.At)
	at := m.placeAt(callee.At)
	if at.File == 0 {
		return nil
	}
	c := &clean.Call{Function: m.calls.label(callee.Node), At: at}
	m.calls.byCallee[callee] = c
	return c
}

// label is where the name of a function is: that of its symbol, as CUDA's compilers write it.
func (c *inlinedCalls) label(function *ir.MDNode) string {
	name, _ := function.Field("linkageName").(ir.MDStr)
	if name == "" {
		name, _ = function.Field("name").(ir.MDStr)
	}
	text := string(name)
	if c.labels[text] == "" {
		c.labels[text] = fmt.Sprintf("$L__info_string%d", len(c.names))
		c.names = append(c.names, text)
	}
	return c.labels[text]
}

// section is .debug_str, which holds the names; nil: there are none.
func (c *inlinedCalls) section() *ptx.Section {
	if len(c.names) == 0 {
		return nil
	}
	s := &ptx.Section{Name: ".debug_str"}
	for _, name := range c.names {
		s.Lines = append(s.Lines, c.labels[name]+":", dwarf.String(name))
	}
	return s
}
