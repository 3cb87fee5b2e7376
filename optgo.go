// Package optgo is what a Go program imports to read LLVM IR, and what the commands in tools share:
// it knows all targets, which the packages below it do not.
//
// The target of a module follows from its triple, from the processor and the features that its
// functions name, and from what the caller asks for. It is worked out in one place, Target, so that
// no user of the passes has to know that a nil target means a machine of which nothing is known.
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

// Read reads and verifies a module from its text; file is for messages. It is otherwise as
// ReadFile.
func Read(file string, src []byte, opts ...frontend.Option) (*ir.Module, error) {
	return verified(opts)(frontend.Read(file, src, withLayout(opts)...))
}

// withLayout puts the choice of the data layout before the caller's options, one of which may
// choose otherwise.
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
