// Package optgo is the API of the compiler for Go programs, and the common part of the commands in
// tools. Unlike the packages below it, it knows all targets.
//
// The target of a module depends on its triple, on the processor and the features that its
// functions name, and on the caller's options. Only Target determines it, so that users of the
// passes need not know that a nil target means an unknown machine.
package optgo

import (
	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// ReadFile reads and verifies a module of LLVM assembly, from standard input when the name is "-".
// A module without a data layout gets that of its triple. The error is a diag.List.
func ReadFile(name string, opts ...frontend.Option) (*ir.Module, error) {
	return verified(opts)(frontend.ReadFile(name, withLayout(opts)...))
}

// Read reads and verifies a module from its text; file is the name in diagnostics. Otherwise it is
// like ReadFile.
func Read(file string, src []byte, opts ...frontend.Option) (*ir.Module, error) {
	return verified(opts)(frontend.Read(file, src, withLayout(opts)...))
}

// withLayout puts the default data layout before the caller's options, so that these can override
// it.
func withLayout(opts []frontend.Option) []frontend.Option {
	layout := frontend.Retarget(func(triple, layout string) (string, string) {
		if layout == "" {
			layout = Layout(triple)
		}
		return triple, layout
	})
	return append([]frontend.Option{layout}, opts...)
}

func verified(opts []frontend.Option) func(*ir.Module, error) (*ir.Module, error) {
	return func(m *ir.Module, err error) (*ir.Module, error) {
		if err == nil {
			err = frontend.Verify(m, opts...)
		}
		if err != nil {
			return nil, err
		}
		return m, nil
	}
}
