package device

import "sort"

// PageBytes is the granularity with which a GPU maps the memory of cudaMalloc (CUDA C++ Programming
// Guide, Virtual Memory Management: cuMemGetAllocationGranularity returns 2 MB).
const PageBytes = 2 << 20

// Neighbour returns n bytes outside of allocations that a GPU would access nevertheless: all of
// them lie in pages that hold a part of an allocation, or in the first page, which is the driver's.
// What is read there is arbitrary. It returns nil for bytes in other pages, and for a memory that
// lies over no bytes of its caller.
func (m *Memory) Neighbour(addr uint64, n int) []byte {
	if m.arena == nil || !m.arena.holds(addr, n) {
		return nil
	}
	for page := addr / PageBytes; page <= (addr+uint64(n)-1)/PageBytes; page++ {
		if page != m.arena.base/PageBytes && !m.mapped(page) {
			return nil
		}
	}
	return m.arena.at(addr, n)
}

// mapped reports whether a page holds a part of a segment.
func (m *Memory) mapped(page uint64) bool {
	list := m.list()
	after := sort.Search(len(list), func(i int) bool { return list[i].Base >= (page+1)*PageBytes })
	if after == 0 {
		return false
	}
	s := list[after-1] // segments are disjoint: those before it end before it
	return s.Base+uint64(len(s.Data)) > page*PageBytes
}
