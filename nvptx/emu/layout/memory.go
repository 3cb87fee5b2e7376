package layout

import (
	"fmt"
	"sync"

	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/ptx"
)

// Memory is the global memory of a device. It lives on between launches, and may hold the variables
// of several programs. Its methods may be called while kernels run.
type Memory struct {
	*device.Memory
	mu          sync.Mutex
	nextGlobals uint64                      // where the variables of the next program go without an arena; 0: at GlobalsBase
	bound       map[*Module]*device.Segment // programs whose variables are in here, and their constants
}

// NewMemory makes a memory that holds no program's variables.
func NewMemory(m *device.Memory) *Memory {
	return &Memory{Memory: m, bound: map[*Module]*device.Segment{}}
}

// Room finds room for the variables of a program, of so many bytes.
func (m *Memory) Room(size int) (base uint64, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	base, over, err := m.Reserve(size)
	if err != nil || over {
		return base, err
	}
	if base = GlobalsBase; m.nextGlobals > 0 {
		base = m.nextGlobals
	}
	m.nextGlobals = Align(base+uint64(size), globalsAlign)
	return base, nil
}

// Copy copies the memory with all that is in it.
func (m *Memory) Copy() *Memory {
	m.mu.Lock()
	defer m.mu.Unlock()
	bytes, copies := m.Clone()
	c := NewMemory(bytes)
	for p, s := range m.bound {
		c.bound[p] = copies[s]
	}
	return c
}

// Hold places the variables of a program in the memory, once, and returns its constant memory.
func (m *Memory) Hold(p *Module) (consts []byte, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s, done := m.bound[p]; done {
		return bytesOf(s), nil
	}
	for _, g := range p.Globals {
		if m.Find(g.Addr, 0) != nil || len(g.Image) > 0 && m.Find(g.Addr+uint64(len(g.Image))-1, 0) != nil {
			return nil, fmt.Errorf("this memory holds the variables of another program at %#x", g.Addr)
		}
		if in := g.Var.Init; in != nil && g.Var.Type == ptx.SamplerRef {
			if err := m.InitialiseSampler(g.Addr, in.Fields); err != nil {
				return nil, fmt.Errorf("%s:%d: initialiser of %s: %w", p.Source.File, g.Var.Line, g.Var.Name, err)
			}
		}
	}
	var s *device.Segment
	if len(p.Consts) > 0 {
		if s, err = m.Constant(p.Consts, "constants of "+p.Source.File); err != nil {
			return nil, err
		}
	}
	m.bound[p] = s
	for _, g := range p.Globals {
		m.Place(g.Addr, g.Image, g.Var.Name)
	}
	return bytesOf(s), nil
}

func bytesOf(s *device.Segment) []byte {
	if s == nil {
		return nil
	}
	return s.Data
}

// Address returns the address and size of a module-level .global or .const variable of a program in
// this memory.
func (m *Memory) Address(p *Module, name string) (addr uint64, size int, ok bool) {
	if addr, size, ok = p.Global(name); ok {
		return addr, size, true
	}
	s, ok := p.Symbols[name]
	if !ok || s.Space != ptx.Const || s.Func != nil {
		return 0, 0, false
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	consts := m.bound[p]
	if consts == nil {
		return 0, 0, false
	}
	return consts.Base + s.Addr, s.Size, true
}
