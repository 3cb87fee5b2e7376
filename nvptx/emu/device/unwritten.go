package device

import "sync"

// unwritten has the bytes of a segment that nothing has written yet. Kernels of several blocks may
// use it at once.
type unwritten struct {
	mu   sync.Mutex
	left int      // bytes that are not written
	bits []uint64 // a bit for each byte: not written
}

// Track makes the memory note which bytes of the allocation that holds an address are written. At
// first none is.
func (m *Memory) Track(addr uint64) {
	s := m.Find(addr, 0)
	if s == nil {
		return
	}
	u := &unwritten{left: len(s.Data), bits: make([]uint64, (len(s.Data)+63)/64)}
	for i := range s.Data {
		u.bits[i/64] |= 1 << (i % 64)
	}
	s.unwritten.Store(u)
}

// Written notes that the caller has written n bytes at an address: copies of those at another
// address, or bytes of its own where that is no memory of the device.
func (m *Memory) Written(addr, from uint64, n int) {
	to := m.Find(addr, n)
	if to == nil || to.unwritten.Load() == nil {
		return
	}
	source := m.Find(from, n)
	if source == nil || source.unwritten.Load() == nil {
		to.Written(addr, n)
		return
	}
	for i := range uint64(n) {
		if !source.Unwritten(from+i, 1) {
			to.Written(addr+i, 1)
		}
	}
}

// Unwritten reports whether n bytes at an address in the segment are known to hold nothing that was
// written. Of a few bytes some suffice to be written: structures have padding.
func (s *Segment) Unwritten(addr uint64, n int) bool {
	u := s.unwritten.Load()
	if u == nil {
		return false
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.left == 0 {
		return false
	}
	off := addr - s.Base
	for i := off; i < off+uint64(n); i++ {
		if u.bits[i/64]>>(i%64)&1 == 0 {
			return false
		}
	}
	return true
}

// Written notes that n bytes at an address in the segment have been written.
func (s *Segment) Written(addr uint64, n int) {
	u := s.unwritten.Load()
	if u == nil {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.left == 0 {
		return
	}
	off := addr - s.Base
	for i := off; i < off+uint64(n); i++ {
		if u.bits[i/64]>>(i%64)&1 == 1 {
			u.bits[i/64] &^= 1 << (i % 64)
			u.left--
		}
	}
}
