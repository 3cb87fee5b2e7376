package emu

import "opt-go/nvptx/emu/shape"

// Kernel describes a kernel: what a host must know to launch it.
type Kernel = shape.Kernel

// Kernel finds a kernel by name.
func (p *Program) Kernel(name string) (*Kernel, error) {
	f, err := p.kernel(name)
	if err != nil {
		return nil, err
	}
	return shape.Describe(p.names, f.Func), nil
}

// ConstBytes returns the bytes of the program's constant memory.
func (p *Program) ConstBytes() int { return len(p.names.Consts) }
