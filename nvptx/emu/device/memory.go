// Package device is the memory of a device: allocations by address, and images by handle.
package device

import (
	"fmt"
	"sort"
	"sync"
	"sync/atomic"
)

const (
	heap32     = 0x4000_0000
	heap64     = 0x7F_4000_0000 // above 4 GB, so that a truncated pointer is found out
	allocAlign = 256            // as cudaMalloc
	guardGap   = 256            // between allocations, so that running over the end is found out
)

// Memory is what an address can be of. Its methods may be called while kernels run.
type Memory struct {
	mu       sync.Mutex                 // of changes; lookups take no lock
	segments atomic.Pointer[[]*Segment] // by address; a list is never changed once it is here
	next     uint64                     // where the next allocation goes
	limit    uint64
	arena    *arena // nil: allocations are slices of their own
	images   images
}

// Segment is one allocation or variable.
type Segment struct {
	Base uint64
	Data []byte
	Name string // of the variable; "" for an allocation
	// mapped: the bytes belong to the caller of Map.
	mapped    bool
	unwritten atomic.Pointer[unwritten] // nil: not tracked; see Memory.Track
}

// New makes an empty memory for addresses of 32 or 64 bits.
func New(addressSize int) *Memory {
	if addressSize == 32 {
		return &Memory{next: heap32, limit: 1 << 32}
	}
	return &Memory{next: heap64, limit: 1 << 47}
}

// Over makes an empty memory whose allocations lie in data, the first byte of which has the address
// base. Whoever shares data sees what is written.
func Over(base uint64, data []byte) *Memory {
	m := New(64)
	m.arena = newArena(base, data)
	return m
}

// Reserve finds room for n bytes that the caller will insert; ok is false for a memory that lies
// over no bytes of its caller.
func (m *Memory) Reserve(n int) (base uint64, ok bool, err error) {
	if m.arena == nil {
		return 0, false, nil
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	s, err := m.arena.take(n)
	if err != nil {
		return 0, true, err
	}
	return s.Base, true, nil
}

// Place adds a segment with these contents at an address: in the data that the memory lies over, or
// with bytes of its own.
func (m *Memory) Place(addr uint64, contents []byte, name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := &Segment{Base: addr, Data: append([]byte(nil), contents...), Name: name}
	if m.arena != nil && m.arena.holds(addr, len(contents)) {
		s.Data = m.arena.at(addr, len(contents))
		copy(s.Data, contents)
	}
	m.insert(s)
}

// Constant allocates memory with these contents that Free does not release.
func (m *Memory) Constant(contents []byte, name string) (*Segment, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, err := m.allocate(len(contents))
	if err == nil {
		copy(s.Data, contents)
		s.Name = name
	}
	return s, err
}

// Clone copies the memory with all that is in it; the copy of each segment is told.
func (m *Memory) Clone() (c *Memory, copies map[*Segment]*Segment) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c = &Memory{next: m.next, limit: m.limit}
	copies = map[*Segment]*Segment{}
	var list []*Segment
	for _, s := range m.list() {
		own := &Segment{Base: s.Base, Data: append([]byte(nil), s.Data...), Name: s.Name}
		copies[s] = own
		list = append(list, own)
	}
	c.segments.Store(&list)
	m.images.copyTo(&c.images)
	return c, copies
}

// Alloc allocates n zeroed bytes and returns their address, a multiple of 256.
func (m *Memory) Alloc(n int) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, err := m.allocate(n)
	if err != nil {
		return 0, err
	}
	return s.Base, nil
}

// allocate adds a Segment of n bytes. The lock is held.
func (m *Memory) allocate(n int) (*Segment, error) {
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
	s := &Segment{Base: m.next, Data: make([]byte, n, max(n, 16))} // Go aligns 16 bytes, as atomic operations need
	m.next = (m.next + uint64(n) + guardGap + allocAlign - 1) / allocAlign * allocAlign
	m.insert(s)
	return s, nil
}

// Map makes data device memory at an address of the caller's choice, where nothing else may be.
// Free removes it again.
func (m *Memory) Map(addr uint64, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range m.list() {
		if addr < s.Base+uint64(len(s.Data)) && s.Base < addr+uint64(len(data)) {
			return fmt.Errorf("[%#x, %#x) is device memory already", addr, addr+uint64(len(data)))
		}
	}
	m.insert(&Segment{Base: addr, Data: data, mapped: true})
	return nil
}

// Size returns the bytes of the allocation that begins at an address.
func (m *Memory) Size(addr uint64) (n int, ok bool) {
	if s := m.Find(addr, 0); s != nil && s.Base == addr {
		return len(s.Data), true
	}
	return 0, false
}

// Left returns the bytes from an address to the end of the allocation or variable that holds it.
func (m *Memory) Left(addr uint64) (n int, ok bool) {
	s := m.Find(addr, 1)
	if s == nil {
		return 0, false
	}
	return len(s.Data) - int(addr-s.Base), true
}

// Visit calls f with all allocations and variables; those of variables have their names. What Map
// has added is left out: its bytes are the caller's.
func (m *Memory) Visit(f func(addr uint64, data []byte, name string)) {
	for _, s := range m.list() {
		if !s.mapped {
			f(s.Base, s.Data, s.Name)
		}
	}
}

// Free releases an allocation; later accesses to it are errors.
func (m *Memory) Free(addr uint64) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old := m.list()
	for i, s := range old {
		if s.Base == addr && s.Name == "" {
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
func (m *Memory) list() []*Segment {
	if l := m.segments.Load(); l != nil {
		return *l
	}
	return nil
}

// insert adds a segment and keeps them sorted. It makes a new slice, for Find runs without the
// lock.
func (m *Memory) insert(s *Segment) {
	old := m.list()
	i := sort.Search(len(old), func(i int) bool { return old[i].Base > s.Base })
	list := make([]*Segment, 0, len(old)+1)
	list = append(append(append(list, old[:i]...), s), old[i:]...)
	m.segments.Store(&list)
}

// Find returns the Segment that holds [addr, addr+n), nil if there is none.
func (m *Memory) Find(addr uint64, n int) *Segment {
	list := m.list()
	lo, hi := 0, len(list)
	for lo < hi {
		mid := (lo + hi) / 2
		if list[mid].Base <= addr {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo == 0 {
		return nil
	}
	if s := list[lo-1]; s.Holds(addr, n) {
		return s
	}
	return nil
}

// Holds reports whether n bytes at an address lie in the segment.
func (s *Segment) Holds(addr uint64, n int) bool {
	off := addr - s.Base
	return off <= uint64(len(s.Data)) && uint64(len(s.Data))-off >= uint64(n)
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
	s := m.Find(addr, n)
	if s == nil {
		return nil, fmt.Errorf("no device memory at [%#x, %#x)", addr, addr+uint64(n))
	}
	off := addr - s.Base
	return s.Data[off : off+uint64(n)], nil
}
