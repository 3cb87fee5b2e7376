package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/intrinsic"
	"opt-go/nvptx/processor"
)

// Layout is the data layout of 64-bit NVPTX, for modules that do not write theirs.
const Layout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

// DefaultLayout returns the data layout of modules that do not write theirs.
func DefaultLayout() *ir.DataLayout {
	d, err := ir.ParseLayout(Layout)
	if err != nil {
		panic("BUG: isel: " + err.Error())
	}
	return d
}

// layoutOf is the data layout of a module.
func layoutOf(irm *ir.Module) *ir.DataLayout {
	if irm.Layout.Text == "" {
		return DefaultLayout()
	}
	return irm.Layout
}

// Target is the GPU and the PTX version that code is selected for, and how it is.
type Target = emit.Target

// NewTarget reads -mcpu and -mattr: see processor.NewTarget.
func NewTarget(cpu, features string) (Target, error) {
	t, err := processor.NewTarget(cpu, features)
	return Target{Target: t}, err
}

// CallsPairs reports whether an intrinsic other than fma is done to two halves or bfloats at a
// time.
func CallsPairs(id string, t Target) bool { return intrinsic.OnPairs(id, &t) }
