package emu

import (
	"fmt"
	"sync"

	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/ptx"
)

// The address map. Shared, local, constant and parameter memory are windows into the
// generic address space, as on hardware; an address of such a space is the offset in its
// window. All windows lie below 4 GB, so that they serve .address_size 32 too.
const (
	sharedWindow = 0x0100_0000
	localWindow  = 0x0200_0000
	constWindow  = 0x0300_0000
	paramWindow  = 0x0400_0000
	codeWindow   = 0x0500_0000
	windowSize   = 0x0100_0000
	globalsBase  = 0x1000_0000 // module-level .global variables

	globalsAlign = 256 // of the variables of a program
)

// Memory is the global memory of a device. It lives on between launches, and may hold the variables
// of several programs. Its methods may be called while kernels run.
type Memory struct {
	*device.Memory
	mu          sync.Mutex
	nextGlobals uint64                       // where the variables of the next program go without an arena; 0: at globalsBase
	bound       map[*Program]*device.Segment // programs whose variables are in here, and their constants
}

func newMemory(m *device.Memory) *Memory {
	return &Memory{Memory: m, bound: map[*Program]*device.Segment{}}
}

// NewMemory makes an empty memory; addressSize is the module's, 32 or 64.
func NewMemory(addressSize int) *Memory { return newMemory(device.New(addressSize)) }

// NewMemoryOver makes an empty memory whose allocations, variables and constants lie in data, the
// first byte of which has the address base. Whoever shares data sees what kernels write.
func NewMemoryOver(base uint64, data []byte) *Memory { return newMemory(device.Over(base, data)) }

// Load prepares a module whose variables get a place of their own in this memory, and binds it: so
// several programs can share the memory.
func (m *Memory) Load(mod *ptx.Module) (*Program, error) {
	base, err := m.place(GlobalsSize(mod))
	if err != nil {
		return nil, err
	}
	p, err := loadAt(mod, base)
	if err != nil {
		return nil, err
	}
	return p, m.Bind(p)
}

// place finds room for the variables of a program.
func (m *Memory) place(size int) (base uint64, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	base, over, err := m.Reserve(size)
	if err != nil || over {
		return base, err
	}
	if base = globalsBase; m.nextGlobals > 0 {
		base = m.nextGlobals
	}
	m.nextGlobals = align(base+uint64(size), globalsAlign)
	return base, nil
}

// clone copies the memory with all that is in it.
func (m *Memory) clone() *Memory {
	m.mu.Lock()
	defer m.mu.Unlock()
	bytes, copies := m.Clone()
	c := newMemory(bytes)
	for p, s := range m.bound {
		c.bound[p] = copies[s]
	}
	return c
}

// Bind places the variables of a program in the memory; the first launch does it otherwise. Programs
// that share a memory are loaded with different bases; see Load.
func (m *Memory) Bind(p *Program) error {
	_, err := m.bind(p)
	return err
}

// bind returns the program's constant memory.
func (m *Memory) bind(p *Program) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s, done := m.bound[p]; done {
		return bytesOf(s), nil
	}
	for _, g := range p.globals {
		if m.Find(g.addr, 0) != nil || len(g.image) > 0 && m.Find(g.addr+uint64(len(g.image))-1, 0) != nil {
			return nil, fmt.Errorf("this memory holds the variables of another program at %#x", g.addr)
		}
	}
	var consts *device.Segment
	if len(p.consts) > 0 {
		var err error
		if consts, err = m.Constant(p.consts, "constants of "+p.module.File); err != nil {
			return nil, err
		}
	}
	m.bound[p] = consts
	for _, g := range p.globals {
		m.Place(g.addr, g.image, g.v.Name)
	}
	return bytesOf(consts), nil
}

func bytesOf(s *device.Segment) []byte {
	if s == nil {
		return nil
	}
	return s.Data
}

// Variable returns the address and size of a module-level .global or .const variable of a program in
// this memory: writing there sets what kernels read.
func (m *Memory) Variable(p *Program, name string) (addr uint64, size int, ok bool) {
	if addr, size, ok = p.Global(name); ok {
		return addr, size, true
	}
	s, ok := p.symbols[name]
	if !ok || s.space != ptx.Const || s.fn != nil {
		return 0, 0, false
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	consts := m.bound[p]
	if consts == nil {
		return 0, 0, false
	}
	return consts.Base + s.addr, s.size, true
}

// Global returns the address and size of a module-level .global variable.
func (p *Program) Global(name string) (addr uint64, size int, ok bool) {
	for _, g := range p.globals {
		if g.v.Name == name {
			return g.addr, len(g.image), true
		}
	}
	return 0, 0, false
}
