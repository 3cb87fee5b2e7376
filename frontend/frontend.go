package frontend

import (
	"io"
	"io/fs"
	"os"

	llir "github.com/llir/llvm/ir"
	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader"
	"opt-go/frontend/verify"
	"opt-go/frontend/workers"
)

// Option changes how Read works.
type Option func(*reader.Options)

// In makes Read put the module into an existing context, next to others. A named struct type that
// the context has with another body gets a suffix.
func In(ctx *ir.Context) Option { return func(o *reader.Options) { o.Context = ctx } }

// Warnings makes Read append its warnings to a list; by default they are dropped.
func Warnings(l *diag.List) Option { return func(o *reader.Options) { o.Warnings = l } }

// Retarget makes Read take the target triple and the data layout that f returns for the written
// ones, which may be empty. Everything that depends on them, such as the address space of an
// alloca, is then read with these.
func Retarget(f func(triple, layout string) (string, string)) Option {
	return func(o *reader.Options) { o.Retarget = f }
}

// AsWritten makes Read keep conversions between typed pointers, which say nothing any more: as
// bitcast ptr … to ptr, as LLVM 15 and later read them. By default they are dropped, so that no
// pass has to look through them.
func AsWritten() Option { return func(o *reader.Options) { o.AsWritten = true } }

// Traced makes Read, in a process with one core, note what several could do side by side.
func Traced(t *workers.Trace) Option { return func(o *reader.Options) { o.Trace = t } }

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

// Read reads a module from LLVM assembly of LLVM 14 to today's; file is for messages. The error is
// a diag.List, in which every diagnostic has a position in src.
func Read(file string, src []byte, opts ...Option) (*ir.Module, error) {
	return reader.Read(file, src, optionsOf(opts))
}

func optionsOf(opts []Option) reader.Options {
	var o reader.Options
	for _, f := range opts {
		f(&o)
	}
	return o
}

// FromLLIR converts a module that llir parsed or that a program built with llir. The error is a
// diag.List, whose diagnostics have no positions.
func FromLLIR(m *llir.Module, opts ...Option) (*ir.Module, error) {
	return reader.FromLLIR(m, optionsOf(opts).Context)
}

// Verify verifies the module and returns the violations as a diag.List, each with its position in
// the text that the module was read from; nil if there are none. If only debug information is
// invalid, it is removed, as LLVM does, with a warning in the list of the option Warnings.
func Verify(m *ir.Module, opts ...Option) error {
	return verify.Module(m, optionsOf(opts).Warnings)
}
