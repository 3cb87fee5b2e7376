package emu

import (
	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/ptx"
)

// Memory is the global memory of a device. It lives on between launches, and may hold the variables
// of several programs. Its methods may be called while kernels run.
type Memory struct{ *layout.Memory }

// NewMemory makes an empty memory; addressSize is the module's, 32 or 64.
func NewMemory(addressSize int) *Memory {
	return &Memory{layout.NewMemory(device.New(addressSize))}
}

// NewMemoryOver makes an empty memory whose allocations, variables and constants lie in data, the
// first byte of which has the address base. Whoever shares data sees what kernels write.
func NewMemoryOver(base uint64, data []byte) *Memory {
	return &Memory{layout.NewMemory(device.Over(base, data))}
}

// Load prepares a module whose variables get a place of their own in this memory, and binds it: so
// several programs can share the memory.
func (m *Memory) Load(mod *ptx.Module) (*Program, error) {
	base, err := m.Room(layout.GlobalsSize(mod))
	if err != nil {
		return nil, err
	}
	p, err := loadAt(mod, base, 0)
	if err != nil {
		return nil, err
	}
	return p, m.Bind(p)
}

// Bind places the variables of a program in the memory; the first launch does it otherwise.
// Programs that share a memory are loaded with different bases; see Load.
func (m *Memory) Bind(p *Program) error {
	_, err := m.Hold(p.names)
	return err
}

// Variable returns the address and size of a module-level .global or .const variable of a program
// in this memory: writing there sets what kernels read.
func (m *Memory) Variable(p *Program, name string) (addr uint64, size int, ok bool) {
	return m.Address(p.names, name)
}

// Global returns the address and size of a module-level .global variable.
func (p *Program) Global(name string) (addr uint64, size int, ok bool) { return p.names.Global(name) }
