package shape

import (
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/report"
)

// Kernel describes a kernel: what a host must know to launch it.
type Kernel struct {
	Params     []Param
	Shared     int         // bytes of shared memory that a block takes before dynamic shared memory
	Local      int         // bytes of the kernel's own frame, per thread
	MaxThreads int         // of a block
	Cluster    report.Dim3 // blocks of a cluster, where the kernel requires a size; else zero
}

// Param is where a parameter is in the buffer of all of them, in bytes.
type Param struct{ Offset, Size int }

// Describe describes a kernel of a module.
func Describe(m *layout.Module, f *layout.Func) *Kernel {
	k := &Kernel{Shared: f.Shared, Local: f.Frame, MaxThreads: MaxThreads}
	for _, d := range []string{"maxntid", "reqntid"} {
		if d, ok := f.Source.Directive(d); ok {
			k.MaxThreads = min(k.MaxThreads, Directive(d).Count())
		}
	}
	if d, ok := f.Source.Directive("reqnctapercluster"); ok {
		k.Cluster = Directive(d)
	}
	for _, formal := range f.Params {
		k.Params = append(k.Params, Param{formal.Off, formal.Size})
	}
	return k
}
