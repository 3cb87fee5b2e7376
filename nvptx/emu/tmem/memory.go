package tmem

import (
	"fmt"
	"math/bits"
)

// The memory of a block: lanes of columns of 32 bits.
const (
	Lanes   = 128
	Columns = 512

	leastColumns = 32 // of an allocation, which is a power of two
)

// unwritten is what memory holds that nothing has written: a NaN as f32 and in both halves, so that
// a missing store or copy is seen.
const unwritten = 0x7FFF_7FFF

// Memory is the tensor memory of a block. Its zero value is empty, with all columns free.
type Memory struct {
	words        [][Lanes]uint32 // by column; nil: nothing has been allocated yet
	owner        []int           // by column, too: the first one of its allocation, plus one; 0: free
	relinquished bool
	requests     []*Request // of the block, that wait for the other block of its pair
	group        int        // how many blocks use it together; 0: that is open yet
}

// Use notes that a group of so many blocks uses the memory. All instructions of a kernel must
// agree.
func (m *Memory) Use(blocks int) error {
	if m.group == 0 {
		m.group = blocks
	}
	if m.group != blocks {
		return fmt.Errorf("cta_group::%d after cta_group::%d in one kernel", blocks, m.group)
	}
	return nil
}

// Address is a place: a lane and a column.
type Address struct{ Lane, Column int }

// addressOf takes the 32 bits of an address apart. The two highest bits are those of scale factors
// and metadata within a word, which the description of a product repeats.
func addressOf(a uint64) Address { return Address{int(a >> 16 & 0x3FFF), int(a & 0xFFFF)} }

// alloc allocates columns and returns the address of the first. It says with wait that there is no
// room now.
func (m *Memory) alloc(columns uint64) (addr uint32, wait bool, err error) {
	switch {
	case m.relinquished:
		return 0, false, fmt.Errorf("an allocation after tcgen05.relinquish_alloc_permit")
	case columns < leastColumns || columns > Columns || bits.OnesCount64(columns) != 1:
		return 0, false, fmt.Errorf("an allocation of %d columns, which is no power of two from %d to %d", columns, leastColumns, Columns)
	}
	if m.words == nil {
		m.words, m.owner = make([][Lanes]uint32, Columns), make([]int, Columns)
	}
	n := int(columns)
	for first := 0; first < Columns; first += n {
		if m.free(first, n) {
			for c := first; c < first+n; c++ {
				m.owner[c] = first + 1
				for l := range m.words[c] {
					m.words[c][l] = unwritten
				}
			}
			return uint32(first), false, nil
		}
	}
	return 0, true, nil
}

func (m *Memory) free(first, n int) bool {
	for _, o := range m.owner[first : first+n] {
		if o != 0 {
			return false
		}
	}
	return true
}

// dealloc gives an allocation back.
func (m *Memory) dealloc(addr, columns uint64) error {
	first, n := int(addr), int(columns)
	if first+n > len(m.owner) || first < 0 || n <= 0 || m.Allocated(first) != n || m.owner[first] != first+1 {
		return fmt.Errorf("no allocation of %d columns at %#x", columns, addr)
	}
	clear(m.owner[first : first+n])
	return nil
}

// Allocated is how many columns the allocation has that begins at a column.
func (m *Memory) Allocated(first int) (n int) {
	for _, o := range m.owner {
		if o == first+1 {
			n++
		}
	}
	return n
}

// InUse is how many columns are allocated.
func (m *Memory) InUse() (n int) {
	for _, o := range m.owner {
		if o != 0 {
			n++
		}
	}
	return n
}

// outside is the panic of an access to memory that is not allocated; see catch.
type outside struct{ error }

// catch turns such a panic into an error.
func catch(err *error) {
	if r := recover(); r != nil {
		o, ok := r.(outside)
		if !ok {
			panic(r)
		}
		*err = o.error
	}
}

// word is a word of the memory.
func (m *Memory) word(lane, column int) *uint32 {
	if lane < 0 || lane >= Lanes || column < 0 || column >= len(m.owner) || m.owner[column] == 0 {
		panic(outside{fmt.Errorf("lane %d, column %d of tensor memory, which is not allocated", lane, column)})
	}
	return &m.words[column][lane]
}
