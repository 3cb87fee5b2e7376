package emu

import (
	"fmt"
	"opt-go/nvptx/emu/texture"
	"sort"
	"sync"
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

// Memory is the global memory of a device. It lives on between launches.
type Memory struct {
	mu       sync.Mutex
	segments []*segment // by address
	next     uint64     // where the next allocation goes
	limit    uint64
	program  *Program         // whose variables are in here
	images   []*texture.Image // by handle; see AddImage
}

// segment is one allocation or variable.
type segment struct {
	base uint64
	data []byte
	name string // of the variable; "" for an allocation
}

// NewMemory makes an empty memory; addressSize is the module's, 32 or 64.
func NewMemory(addressSize int) *Memory {
	if addressSize == 32 {
		return &Memory{next: heap32, limit: 1 << 32}
	}
	return &Memory{next: heap64, limit: 1 << 47}
}

// Alloc allocates n zeroed bytes and returns their address, a multiple of 256.
func (m *Memory) Alloc(n int) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if n < 0 || uint64(n) > m.limit-m.next {
		return 0, fmt.Errorf("cannot allocate %d bytes of device memory", n)
	}
	s := &segment{base: m.next, data: make([]byte, n)}
	m.next = (m.next + uint64(n) + guardGap + allocAlign - 1) / allocAlign * allocAlign
	m.insert(s)
	return s.base, nil
}

// clone copies the memory with all that is in it.
func (m *Memory) clone() *Memory {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := &Memory{next: m.next, limit: m.limit, program: m.program}
	for _, s := range m.segments {
		c.segments = append(c.segments, &segment{base: s.base, data: append([]byte(nil), s.data...), name: s.name})
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
	for i, s := range m.segments {
		if s.base == addr && s.name == "" {
			m.segments = append(m.segments[:i:i], m.segments[i+1:]...)
			return nil
		}
	}
	return fmt.Errorf("free of %#x, which is no allocation", addr)
}

// insert keeps the segments sorted. It makes a new slice, for find runs without the lock.
func (m *Memory) insert(s *segment) {
	i := sort.Search(len(m.segments), func(i int) bool { return m.segments[i].base > s.base })
	list := make([]*segment, 0, len(m.segments)+1)
	list = append(append(append(list, m.segments[:i]...), s), m.segments[i:]...)
	m.segments = list
}

// find returns the segment that holds [addr, addr+n), nil if there is none.
func (m *Memory) find(addr uint64, n int) *segment {
	lo, hi := 0, len(m.segments)
	for lo < hi {
		mid := (lo + hi) / 2
		if m.segments[mid].base <= addr {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 {
		return nil
	}
	if s := m.segments[lo-1]; s.holds(addr, n) {
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

// bind places the program's variables in the memory, at the first launch.
func (m *Memory) bind(p *Program) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.program == p {
		return nil
	}
	if m.program != nil {
		return fmt.Errorf("this memory holds the variables of another program")
	}
	m.program = p
	for _, g := range p.globals {
		m.insert(&segment{base: g.addr, data: append([]byte(nil), g.image...), name: g.v.Name})
	}
	return nil
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
