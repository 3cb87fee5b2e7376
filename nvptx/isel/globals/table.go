// Package globals lowers a module, except for the bodies of its functions, to PTX: valid PTX names,
// the choice of emitted globals, variables with their initial memory, signatures, kernels and their
// directives, aliases. Selection queries it for the address of a constant, and for the passing of a
// value.
//
//   - collect.go: which globals are emitted, their names, and globals that PTX cannot represent;
//   - kernel.go: annotations and attributes of kernels; signature.go: parameters, results,
//     prototypes;
//   - variable.go, initializer.go: variables and their initial bytes and addresses;
//   - address.go: constants that are a symbol and an offset.
//
// Invariant: after New a Table only changes in its diagnostics and is read by several goroutines;
// the methods that report (Check, Variables) are called before or after, by one.
package globals

import (
	"fmt"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/processor"
)

// Table holds the facts about a module's globals.
type Table struct {
	ir            *ir.Module
	layout        *ir.DataLayout
	target        processor.Target
	names         map[ir.GlobalValue]string
	kernels       map[*ir.Func]*kernelInfo
	marks         map[ir.GlobalValue][]annotation // of nvvm.annotations
	gridConstants map[*ir.Param]bool              // of nvvm.annotations
	used          []ir.GlobalValue                // the globals to emit or declare, in order
	vars          []*ir.GlobalVar                 // of used, in the order of their definitions
	early         map[*ir.GlobalVar]bool          // vars that are declared before they are defined
	diags         diag.List
}

// New collects the globals of a module, which is only read. The layout is the module's or, if it
// writes none, the target's.
func New(m *ir.Module, layout *ir.DataLayout, t processor.Target) *Table {
	g := &Table{ir: m, layout: layout, target: t}
	g.collect()
	return g
}

// Name is the name of a global in PTX.
func (m *Table) Name(v ir.GlobalValue) string { return m.names[v] }

// IsKernel reports whether a function is launched from the host.
func (m *Table) IsKernel(f *ir.Func) bool { return m.kernels[f] != nil }

// Used lists the globals to emit or declare, in the module's order.
func (m *Table) Used() []ir.GlobalValue { return m.used }

// Diagnostics lists what has been reported so far.
func (m *Table) Diagnostics() diag.List { return m.diags }

func (m *Table) fail(pos ir.Pos, format string, args ...any) {
	m.diags = append(m.diags, ErrorAt(m.ir, pos, format, args...))
}

// ErrorAt is an error at a place of the input.
func ErrorAt(m *ir.Module, pos ir.Pos, format string, args ...any) diag.Diagnostic {
	file, text, pos := m.Place(pos)
	return diag.InText(diag.Error, diag.Position{File: file, Line: int(pos.Line), Col: int(pos.Col)}, text, fmt.Sprintf(format, args...))
}
