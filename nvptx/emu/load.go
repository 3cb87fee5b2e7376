package emu

import (
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/shape"
	"opt-go/nvptx/ptx"
)

// Program is a module made ready to run. It is read-only: launches may share it.
type Program struct {
	module *ptx.Module
	names  *layout.Module
	funcs  []*function // those of names
	numOps int
	wide   bool // has atomic operations of 16 bytes
}

// function is a decoded function.
type function struct {
	*layout.Func
	prog *Program
	ops  []op
	rpc  []int // per op: where a divergent branch reconverges
	// unset are the registers that may be read before they are written. A frame begins with zeros
	// there; the others keep what they had.
	unset []int32
}

// Load prepares a module. Constructs that the emulator does not have are
// reported when they are reached, not here.
func Load(m *ptx.Module) (*Program, error) { return loadAt(m, layout.GlobalsBase, 0) }

// LoadApart is Load with gaps between shared variables: Launch.Check finds accesses past them.
func LoadApart(m *ptx.Module) (*Program, error) {
	return loadAt(m, layout.GlobalsBase, layout.SharedGap)
}

// loadAt is Load, with the module's variables from an address on; see layout.Of.
func loadAt(m *ptx.Module, base, sharedGap uint64) (*Program, error) {
	names, err := layout.Of(m, base, sharedGap)
	if err != nil {
		return nil, err
	}
	p := &Program{module: m, names: names}
	for _, f := range names.Funcs {
		p.funcs = append(p.funcs, &function{Func: f, prog: p})
	}
	for _, f := range p.funcs {
		if err := f.decode(); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// byAddress finds the function that an address of the code window means.
func (p *Program) byAddress(addr uint64) *function {
	if f := p.names.ByAddress(addr); f != nil {
		return p.funcs[f.Index]
	}
	return nil
}

// KernelAt returns the name of the kernel that an address of the code window means; "": of none.
func (p *Program) KernelAt(addr uint64) string {
	if f := p.names.ByAddress(addr); f != nil && f.Source.Entry {
		return f.Source.Name
	}
	return ""
}

// kernel finds an entry by name.
func (p *Program) kernel(name string) (*function, error) {
	f, err := p.names.Kernel(name)
	if err != nil {
		return nil, err
	}
	return p.funcs[f.Index], nil
}

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
