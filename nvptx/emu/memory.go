package emu

import (
	"fmt"
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
	"sort"
	"sync"
	"sync/atomic"
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
	heap32       = 0x4000_0000
	heap64       = 0x7F_4000_0000 // above 4 GB, so that a truncated pointer is found out

	allocAlign = 256 // as cudaMalloc
	guardGap   = 256 // between allocations, so that running over the end is found out
)

// Memory is the global memory of a device. It lives on between launches, and may hold the variables
// of several programs. Its methods may be called while kernels run.
type Memory struct {
	mu          sync.Mutex                 // of changes; lookups take no lock
	segments    atomic.Pointer[[]*segment] // by address; a list is never changed once it is here
	next        uint64                     // where the next allocation goes
	limit       uint64
	arena       *arena                // nil: allocations are slices of their own
	nextGlobals uint64                // where the variables of the next program go without an arena; 0: at globalsBase
	bound       map[*Program]*segment // programs whose variables are in here, and their constants
	images      []*texture.Image      // by handle; see AddImage
}

// segment is one allocation or variable.
type segment struct {
	base uint64
	data []byte
	name string // of the variable; "" for an allocation
	// mapped: the bytes belong to the caller of Map.
	mapped bool
}

// NewMemory makes an empty memory; addressSize is the module's, 32 or 64.
func NewMemory(addressSize int) *Memory {
	if addressSize == 32 {
		return &Memory{next: heap32, limit: 1 << 32, bound: map[*Program]*segment{}}
	}
	return &Memory{next: heap64, limit: 1 << 47, bound: map[*Program]*segment{}}
}

// NewMemoryOver makes an empty memory whose allocations, variables and constants lie in data, the
// first byte of which has the address base. Whoever shares data sees what kernels write.
func NewMemoryOver(base uint64, data []byte) *Memory {
	m := NewMemory(64)
	m.arena = newArena(base, data)
	return m
}

// Alloc allocates n zeroed bytes and returns their address, a multiple of 256.
func (m *Memory) Alloc(n int) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, err := m.allocate(n)
	if err != nil {
		return 0, err
	}
	return s.base, nil
}

// allocate adds a segment of n bytes. The lock is held.
func (m *Memory) allocate(n int) (*segment, error) {
	if m.arena != nil {
		s, err := m.arena.take(n)
		if err == nil {
			m.insert(s)
		}
		return s, err
	}
	if n < 0 || uint64(n) > m.limit-m.next {
		return nil, fmt.Errorf("cannot allocate %d bytes of device memory", n)
	}
	s := &segment{base: m.next, data: make([]byte, n)}
	m.next = (m.next + uint64(n) + guardGap + allocAlign - 1) / allocAlign * allocAlign
	m.insert(s)
	return s, nil
}

// Load prepares a module whose variables get a place of their own in this memory, and binds it: so
// several programs can share the memory.
func (m *Memory) Load(mod *ptx.Module) (*Program, error) {
	base := uint64(globalsBase)
	m.mu.Lock()
	size := GlobalsSize(mod)
	switch {
	case m.arena != nil:
		s, err := m.arena.take(size)
		if err != nil {
			m.mu.Unlock()
			return nil, err
		}
		base = s.base
	case m.nextGlobals > 0:
		base = m.nextGlobals
	}
	m.nextGlobals = align(base+uint64(size), allocAlign)
	m.mu.Unlock()
	p, err := loadAt(mod, base)
	if err != nil {
		return nil, err
	}
	return p, m.Bind(p)
}

// Map makes data device memory at an address of the caller's choice, where nothing else may be.
// Free removes it again.
func (m *Memory) Map(addr uint64, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range m.list() {
		if addr < s.base+uint64(len(s.data)) && s.base < addr+uint64(len(data)) {
			return fmt.Errorf("[%#x, %#x) is device memory already", addr, addr+uint64(len(data)))
		}
	}
	m.insert(&segment{base: addr, data: data, mapped: true})
	return nil
}

// Size returns the bytes of the allocation that begins at an address.
func (m *Memory) Size(addr uint64) (n int, ok bool) {
	if s := m.find(addr, 0); s != nil && s.base == addr {
		return len(s.data), true
	}
	return 0, false
}

// clone copies the memory with all that is in it.
func (m *Memory) clone() *Memory {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := &Memory{next: m.next, limit: m.limit, bound: map[*Program]*segment{}}
	copies := map[*segment]*segment{}
	var list []*segment
	for _, s := range m.list() {
		own := &segment{base: s.base, data: append([]byte(nil), s.data...), name: s.name}
		copies[s] = own
		list = append(list, own)
	}
	c.segments.Store(&list)
	for p, s := range m.bound {
		c.bound[p] = copies[s]
	}
	for _, im := range m.images {
		own := *im
		own.Data = append([]byte(nil), im.Data...)
		c.images = append(c.images, &own)
	}
	return c
}

// Free releases an allocation; later accesses to it are errors.
func (m *Memory) Free(addr uint64) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old := m.list()
	for i, s := range old {
		if s.base == addr && s.name == "" {
			list := append(old[:i:i], old[i+1:]...)
			m.segments.Store(&list)
			if m.arena != nil && !s.mapped {
				m.arena.give(s)
			}
			return nil
		}
	}
	return fmt.Errorf("free of %#x, which is no allocation", addr)
}

// list returns the segments as they are now.
func (m *Memory) list() []*segment {
	if l := m.segments.Load(); l != nil {
		return *l
	}
	return nil
}

// insert keeps the segments sorted. It makes a new slice, for find runs without the lock.
func (m *Memory) insert(s *segment) {
	old := m.list()
	i := sort.Search(len(old), func(i int) bool { return old[i].base > s.base })
	list := make([]*segment, 0, len(old)+1)
	list = append(append(append(list, old[:i]...), s), old[i:]...)
	m.segments.Store(&list)
}

// find returns the segment that holds [addr, addr+n), nil if there is none.
func (m *Memory) find(addr uint64, n int) *segment {
	list := m.list()
	lo, hi := 0, len(list)
	for lo < hi {
		mid := (lo + hi) / 2
		if list[mid].base <= addr {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 {
		return nil
	}
	if s := list[lo-1]; s.holds(addr, n) {
		return s
	}
	return nil
}

func (s *segment) holds(addr uint64, n int) bool {
	off := addr - s.base
	return off <= uint64(len(s.data)) && uint64(len(s.data))-off >= uint64(n)
}

// Write copies data to the address.
func (m *Memory) Write(addr uint64, data []byte) error {
	b, err := m.slice(addr, len(data))
	copy(b, data)
	return err
}

// Read copies n bytes from the address.
func (m *Memory) Read(addr uint64, n int) ([]byte, error) {
	b, err := m.slice(addr, n)
	return append([]byte(nil), b...), err
}

func (m *Memory) slice(addr uint64, n int) ([]byte, error) {
	s := m.find(addr, n)
	if s == nil {
		return nil, fmt.Errorf("no device memory at [%#x, %#x)", addr, addr+uint64(n))
	}
	off := addr - s.base
	return s.data[off : off+uint64(n)], nil
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
		return s.bytes(), nil
	}
	for _, g := range p.globals {
		if m.find(g.addr, 0) != nil || len(g.image) > 0 && m.find(g.addr+uint64(len(g.image))-1, 0) != nil {
			return nil, fmt.Errorf("this memory holds the variables of another program at %#x", g.addr)
		}
	}
	var consts *segment
	if len(p.consts) > 0 {
		var err error
		if consts, err = m.allocate(len(p.consts)); err != nil {
			return nil, err
		}
		copy(consts.data, p.consts)
		consts.name = "constants of " + p.module.File
	}
	m.bound[p] = consts
	for _, g := range p.globals {
		s := &segment{base: g.addr, data: append([]byte(nil), g.image...), name: g.v.Name}
		if m.arena != nil && m.arena.holds(g.addr, len(g.image)) {
			s.data = m.arena.at(g.addr, len(g.image))
			copy(s.data, g.image)
		}
		m.insert(s)
	}
	return consts.bytes(), nil
}

func (s *segment) bytes() []byte {
	if s == nil {
		return nil
	}
	return s.data
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
	return consts.base + s.addr, s.size, true
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

// imageHandles is where handles begin: no address that a kernel could have.
const imageHandles = 0x6000_0000_0000

// AddImage returns the handle by which a kernel reaches an image.
func (m *Memory) AddImage(im *texture.Image) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if im.Width <= 0 || im.Channels != 1 && im.Channels != 2 && im.Channels != 4 || im.Bits != 8 && im.Bits != 16 && im.Bits != 32 {
		return 0, fmt.Errorf("no image has %d texels of %d channels of %d bits", im.Width, im.Channels, im.Bits)
	}
	if len(im.Data) != im.Size() {
		return 0, fmt.Errorf("%d bytes of an image that needs %d", len(im.Data), im.Size())
	}
	m.images = append(m.images, im)
	return imageHandles + uint64(len(m.images))*16, nil
}

// image finds the image of a handle; nil: there is none.
func (m *Memory) image(handle uint64) *texture.Image {
	if n := (handle - imageHandles) / 16; handle%16 == 0 && n >= 1 && n <= uint64(len(m.images)) {
		return m.images[n-1]
	}
	return nil
}
