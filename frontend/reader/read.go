// Package reader converts LLVM assembly to IR.
//
// Read (read.go) has four steps:
//
//   - dialect.Carry rewrites the text for llir, with side tables of what llir's grammar cannot
//     express;
//   - pointee.Check checks LLVM 14's rules on texts with typed pointers, before the pointers become
//     opaque;
//   - carried.Parse runs llir on the rewritten text;
//   - the converter (module.go) walks llir's tree, decodes the carriers, upgrades constructs of old
//     LLVM versions, and checks the types that llir does not check.
//
// The converter's parts, a file each:
//
//   - module.go, header.go: globals, functions' headers, comdats; the order of the work
//   - split.go: large texts in chunks, on all cores
//   - type.go, parse_type.go, parse_const.go: types; types and constants carried as text
//     (attributes, metadata)
//   - const.go, expr.go, expand_exprs.go: constants and constant expressions
//   - func.go, instr.go, call.go, terminator.go: bodies, in two phases because of forward
//     references
//   - operand_check.go, written_types.go: LLVM's type rules, and types written at operands against
//     the operands' own
//   - attr.go, metadata.go: attributes and metadata
//
// Rules that do not depend on llir are separate packages: constexpr (constant expressions),
// attrvalue (attributes as text), dinode (fields of metadata nodes), uniquing (equal nodes become
// one), and frontend/upgrade (LLVM 19's upgrades of older assembly).
//
// Errors are a diag.List: every diagnostic has file, line and column of the user's text.
package reader

import (
	"runtime"

	llir "github.com/llir/llvm/ir"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/pointee"
	"opt-go/frontend/ir"
	"opt-go/frontend/workers"
)

// Options changes how readModule works.
type Options struct {
	Context  *ir.Context                                               // into which the module is put; nil: one of its own
	Warnings *diag.List                                                // to which warnings are appended; nil: they are dropped
	Retarget func(triple, layout string) (newTriple, newLayout string) // what to read with in place of what is written; nil: what is written

	// AsWritten keeps conversions between typed pointers, which say nothing where pointers are
	// opaque: bitcast ptr … to ptr. LLVM keeps them until a pass simplifies them.
	AsWritten bool

	// Trace notes what several cores could do side by side, in a run on one; nil: nothing does.
	Trace *workers.Trace
}

// Read reads a module from LLVM assembly of LLVM 14 to today's; file is for messages. The error is
// a diag.List, in which every diagnostic has a position in src.
func Read(file string, src []byte, o Options) (*ir.Module, error) {
	began := o.Trace.Now()
	text, diags := dialect.Carry(file, src)
	o.Trace.Evenly(began)
	if diags.HasErrors() {
		return nil, diags
	}
	if text.Empty {
		diags = append(diags, text.Diagnostic(diag.Warning, 0, "the file holds no LLVM assembly"))
	}
	if text.ByteType > 0 {
		diags = append(diags, text.Diagnostic(diag.Warning, text.ByteType-1, "byte types are read as integers, which cannot hold pointers"))
	}
	text.Retarget, text.AsWritten = o.Retarget, o.AsWritten
	if wrong := pointee.Check(text); wrong.HasErrors() {
		return nil, append(diags, wrong...)
	}
	m, more := readText(text, o)
	diags = append(diags, more...)
	if diags.HasErrors() {
		return nil, diags
	}
	if version := debugVersion(m); version != debugInfoVersion && ir.StripDebugInfo(m) {
		diags = append(diags, text.Diagnostic(diag.Warning, 0, "ignoring debug info with an invalid version (%d)", version))
	}
	if o.Warnings != nil {
		*o.Warnings = append(*o.Warnings, diags...)
	}
	m.Source = text.Written
	m.File = text.Pos(-1).String()
	return m, nil
}

// debugInfoVersion is the version of debug information that LLVM has written since 3.6; it drops
// that of others.
const debugInfoVersion = 3

// debugVersion returns the version of the module's debug information, 0 when it does not say.
func debugVersion(m *ir.Module) int {
	flags := m.NamedMD("llvm.module.flags")
	if flags == nil {
		return 0
	}
	for _, n := range flags.Nodes {
		if n != nil && len(n.Fields) == 3 && n.Operand(1) == ir.MD(ir.MDStr("Debug Info Version")) {
			if c, ok := n.Operand(2).(*ir.MDConst); ok {
				if k := ir.AsInt(c.Value); k != nil {
					v, _ := k.Uint64()
					return int(v)
				}
			}
		}
	}
	return 0
}

// readText lets llir parse the text and converts the result. A large text is read in chunks on all
// cores; if that gives an error or a warning, the text is read again as a whole, so that
// diagnostics do not depend on the size of the text.
func readText(text *carried.Text, o Options) (*ir.Module, diag.List) {
	if m := readSplit(text, o, carried.ChunkSize, runtime.GOMAXPROCS(0)); m != nil {
		return m, nil
	}
	in, diags := carried.Parse(text)
	if diags.HasErrors() {
		return nil, diags
	}
	m, more := convert(in, text, o.Context)
	return m, append(diags, more...)
}

// FromLLIR converts a module that llir parsed or that a program built with llir. The error is a
// diag.List, whose diagnostics have no positions.
func FromLLIR(m *llir.Module, ctx *ir.Context) (*ir.Module, error) {
	out, diags := convert(m, nil, ctx)
	if diags.HasErrors() {
		return nil, diags
	}
	return out, nil
}
