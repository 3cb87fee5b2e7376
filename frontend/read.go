package frontend

import (
	"runtime"

	llir "github.com/llir/llvm/ir"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/pointee"
	"opt-go/frontend/ir"
)

// options changes how readModule works.
type options struct {
	ctx      *ir.Context                                               // into which the module is put; nil: one of its own
	warnings *diag.List                                                // to which warnings are appended; nil: they are dropped
	retarget func(triple, layout string) (newTriple, newLayout string) // what to read with in place of what is written; nil: what is written
}

// readModule reads a module from LLVM assembly of LLVM 14 to today's; file is for messages. The error is a diag.List, in
// which every diagnostic has a position in src.
func readModule(file string, src []byte, o options) (*ir.Module, error) {
	text, diags := dialect.Carry(file, src)
	if diags.HasErrors() {
		return nil, diags
	}
	if text.Empty {
		diags = append(diags, text.Diagnostic(diag.Warning, 0, "the file holds no LLVM assembly"))
	}
	if text.ByteType > 0 {
		diags = append(diags, text.Diagnostic(diag.Warning, text.ByteType-1, "byte types are read as integers, which cannot hold pointers"))
	}
	text.Retarget = o.retarget
	if wrong := pointee.Check(text); wrong.HasErrors() {
		return nil, append(diags, wrong...)
	}
	m, more := readText(text, o.ctx)
	diags = append(diags, more...)
	if diags.HasErrors() {
		return nil, diags
	}
	if version := debugVersion(m); version != debugInfoVersion && ir.StripDebugInfo(m) {
		diags = append(diags, text.Diagnostic(diag.Warning, 0, "ignoring debug info with an invalid version (%d)", version))
	}
	if o.warnings != nil {
		*o.warnings = append(*o.warnings, diags...)
	}
	m.Source = src
	m.File = text.Pos(-1).String()
	return m, nil
}

// debugInfoVersion is the version of debug information that LLVM has written since 3.6; it drops that of others.
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

// readText has llir parse the text and converts the result: in pieces on all cores when it is large, and at once when
// it is not, or when a piece gives an error or a warning. So what is said about a text does not depend on its size.
func readText(text *carried.Text, ctx *ir.Context) (*ir.Module, diag.List) {
	if m := readSplit(text, ctx, carried.ChunkSize, runtime.GOMAXPROCS(0)); m != nil {
		return m, nil
	}
	in, diags := carried.Parse(text)
	if diags.HasErrors() {
		return nil, diags
	}
	m, more := convert(in, text, ctx)
	return m, append(diags, more...)
}

// fromLLIR converts a module that llir parsed or that a program built with llir. The error is a diag.List, whose
// diagnostics have no positions.
func fromLLIR(m *llir.Module, ctx *ir.Context) (*ir.Module, error) {
	out, diags := convert(m, nil, ctx)
	if diags.HasErrors() {
		return nil, diags
	}
	return out, nil
}
