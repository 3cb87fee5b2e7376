package emu

import "opt-go/nvptx/emu/shape"

// Kernel describes a kernel: what a host must know to launch it.
type Kernel struct {
	Params     []Param
	Shared     int // bytes of shared memory that a block takes before dynamic shared memory
	Local      int // bytes of the kernel's own frame, per thread
	MaxThreads int // of a block
}

// Param is where a parameter is in the buffer of all of them, in bytes.
type Param struct{ Offset, Size int }

// Kernel finds a kernel by name.
func (p *Program) Kernel(name string) (*Kernel, error) {
	f, err := p.kernel(name)
	if err != nil {
		return nil, err
	}
	k := &Kernel{Shared: p.names.Shared, Local: f.Frame, MaxThreads: shape.MaxThreads}
	for _, d := range []string{"maxntid", "reqntid"} {
		if d, ok := f.Source.Directive(d); ok {
			k.MaxThreads = min(k.MaxThreads, shape.Directive(d).Count())
		}
	}
	for _, formal := range f.Params {
		k.Params = append(k.Params, Param{formal.Off, formal.Size})
	}
	return k, nil
}

// ConstBytes returns the bytes of the program's constant memory.
func (p *Program) ConstBytes() int { return len(p.names.Consts) }
