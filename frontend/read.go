package frontend

import (
	"io"
	"io/fs"
	"os"
	"runtime"

	llir "github.com/llir/llvm/ir"
	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/pointee"
	"opt-go/frontend/ir"
)

// Option changes how Read works.
type Option func(*options)

type options struct {
	ctx      *ir.Context
	warnings *diag.List
	retarget func(triple, layout string) (string, string)
}

// In makes Read put the module into an existing context, next to others. A named struct type that the context has
// with another body gets a suffix.
func In(ctx *ir.Context) Option { return func(o *options) { o.ctx = ctx } }

// Warnings makes Read append its warnings to a list; by default they are dropped.
func Warnings(l *diag.List) Option { return func(o *options) { o.warnings = l } }

// Retarget makes Read take the target triple and the data layout that f returns for the written ones, which may be empty.
// What depends on them, such as the address space of an alloca, is then read with these.
func Retarget(f func(triple, layout string) (string, string)) Option {
	return func(o *options) { o.retarget = f }
}

// ReadFile reads a module from a file of LLVM assembly, from standard input when the name is "-".
// The error is a diag.List.
func ReadFile(name string, opts ...Option) (*ir.Module, error) {
	var src []byte
	var err error
	if name == "-" {
		src, err = io.ReadAll(os.Stdin)
	} else {
		src, err = os.ReadFile(name)
	}
	if err != nil {
		return nil, fileError(name, err)
	}
	return Read(name, src, opts...)
}

// fileError says why a file cannot be read, without the name that the position repeats.
func fileError(name string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return diag.List{{Severity: diag.Error, Pos: diag.Position{File: name}, Message: "cannot read the file: " + err.Error()}}
}

// Read reads a module from LLVM assembly of LLVM 14 to today's; file is for messages. The error is a diag.List, in
// which every diagnostic has a position in src.
func Read(file string, src []byte, opts ...Option) (*ir.Module, error) {
	var o options
	for _, f := range opts {
		f(&o)
	}
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

// FromLLIR converts a module that llir parsed or that a program built with llir. The error is a diag.List, whose
// diagnostics have no positions.
func FromLLIR(m *llir.Module, opts ...Option) (*ir.Module, error) {
	var o options
	for _, f := range opts {
		f(&o)
	}
	out, diags := convert(m, nil, o.ctx)
	if diags.HasErrors() {
		return nil, diags
	}
	return out, nil
}
