package shape

import "opt-go/nvptx/emu/layout"

// Kernel describes a kernel: what a host must know to launch it.
type Kernel struct {
	Params     []Param
	Shared     int // bytes of shared memory that a block takes before dynamic shared memory
	Local      int // bytes of the kernel's own frame, per thread
	MaxThreads int // of a block
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
	for _, formal := range f.Params {
		k.Params = append(k.Params, Param{formal.Off, formal.Size})
	}
	return k
}
