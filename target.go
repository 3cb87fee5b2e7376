package optgo

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/version"
	"opt-go/nvptx"
	"opt-go/passes/target"
	"opt-go/vliw"
	"opt-go/vliw/target/hexagon"
	"opt-go/vliw/target/ia64"
)

// TargetOptions override the target that a module is optimized for. The zero value takes everything
// from the module.
type TargetOptions struct {
	Triple   string // instead of the module's
	CPU      string // processor, in LLVM's spelling, instead of the functions' target-cpu
	Features string // instead of the functions' target-features

	// PTX optimizes for NVPTX whatever the triple is, with these backend options.
	PTX *nvptx.Options
	// VLIW optimizes for the VLIW machine that these options name, whatever the triple is.
	VLIW *vliw.Options
}

// Target returns the facts that passes need about the target of a module.
func Target(m *ir.Module, o TargetOptions) *target.Target {
	triple := o.Triple
	if triple == "" {
		triple = m.Triple
	}
	if ia64.IsTriple(triple) {
		vo := vliw.Options{}
		if o.VLIW != nil {
			vo = *o.VLIW
		}
		return vliw.Target(ia64.Options(vo))
	}
	if o.VLIW != nil && !hexagon.IsTriple(triple) {
		return vliw.Target(*o.VLIW)
	}
	if hexagon.IsTriple(triple) {
		return hexagon.Target()
	}
	if o.PTX != nil || nvptx.IsTriple(triple) {
		po := nvptx.Options{CPU: o.CPU, Features: o.Features}
		if o.PTX != nil {
			po = *o.PTX
		}
		return nvptx.Target(m, po)
	}
	cpu, features := processor(m, o)
	if strings.HasPrefix(triple, "amdgcn") {
		return target.AMDGPU(triple, cpu, features)
	}
	return target.Host(triple, cpu, features)
}

// processor returns the processor and the features that all functions are optimized for: those of
// the options, otherwise those of the first function that names some.
func processor(m *ir.Module, o TargetOptions) (cpu, features string) {
	cpu, features = o.CPU, o.Features
	for _, f := range m.Funcs {
		if a, ok := f.Attrs.Fn.Get("target-cpu"); ok && cpu == "" {
			cpu = a.Val
		}
		if a, ok := f.Attrs.Fn.Get("target-features"); ok && features == "" {
			features = a.Val
		}
	}
	return cpu, features
}

// Layout returns LLVM 19's default data layout for a triple; "" for an unknown target.
func Layout(triple string) string { return LayoutVersion(triple, version.Oldest) }

// LayoutVersion returns the default data layout for a triple of LLVM 19 to 22; for IA-64, which
// LLVM has not, that of our backend.
func LayoutVersion(triple string, v int) string {
	if ia64.IsTriple(triple) {
		return ia64.Layout
	}
	return version.Layout(triple, v)
}
