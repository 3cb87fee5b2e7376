package sim

import (
	"encoding/binary"
	"fmt"
)

// The address space. Everything else faults, zero above all. Code has addresses
// for function pointers and jump tables, but cannot be read.
const (
	codeBase  = 0x0010_0000
	codeStep  = 16 // bytes of address space per bundle
	dataBase  = 0x1_0000_0000
	heapBase  = 0x10_0000_0000
	stackTop  = 0x7fff_ffff_0000
	guardGap  = 64       // bytes between objects that nobody may touch
	heapAlign = 16       // of every heap block
	heapLimit = 16 << 30 // bytes of heap
)

// Access rights of one byte, as kept in segment.rights.
const (
	mayRead  = 1
	mayWrite = 2
)

// segment is a contiguous part of the address space.
type segment struct {
	name   string
	base   uint64
	bytes  []byte
	rights []byte // per byte; nil: everything may be read and written
}

// memory is the data of a program: globals, heap and stack.
type memory struct {
	data, heap, stack segment
	blocks            map[uint64]int64 // live heap blocks: address → size
}

func newMemory(stackBytes int) *memory {
	m := &memory{blocks: map[uint64]int64{}}
	m.data = segment{name: "data", base: dataBase, rights: []byte{}}
	m.heap = segment{name: "heap", base: heapBase, rights: []byte{}}
	m.stack = segment{name: "stack", base: stackTop - uint64(stackBytes), bytes: make([]byte, stackBytes)}
	return m
}

// grow appends an object to the segment, a gap before it.
func (g *segment) grow(size, align int64, rights byte) uint64 {
	start := int64(len(g.bytes)) + guardGap
	start = (start + align - 1) &^ (align - 1)
	end := start + size
	g.bytes = append(g.bytes, make([]byte, end-int64(len(g.bytes)))...)
	g.rights = append(g.rights, make([]byte, end-int64(len(g.rights)))...)
	for i := start; i < end; i++ {
		g.rights[i] = rights
	}
	return g.base + uint64(start)
}

// find gives the bytes [addr, addr+size) if they may all be accessed so.
func (m *memory) find(addr uint64, size int64, right byte) ([]byte, error) {
	var g *segment
	switch {
	case addr >= m.stack.base:
		g = &m.stack
	case addr >= heapBase:
		g = &m.heap
	default:
		g = &m.data
	}
	offset := addr - g.base
	if addr < g.base || offset > uint64(len(g.bytes)) || uint64(size) > uint64(len(g.bytes))-offset {
		return nil, m.describe(addr, size, right)
	}
	if g.rights != nil {
		for _, r := range g.rights[offset : offset+uint64(size)] {
			if r&right == 0 {
				return nil, m.describeRight(r, addr, size, right)
			}
		}
	}
	return g.bytes[offset : offset+uint64(size) : offset+uint64(size)], nil
}

func accessName(right byte) string {
	if right == mayWrite {
		return "write"
	}
	return "read"
}

func (m *memory) describeRight(r byte, addr uint64, size int64, right byte) error {
	if r == mayRead {
		return fmt.Errorf("write of %d bytes at %#x, in read-only data", size, addr)
	}
	return fmt.Errorf("%s of %d bytes at %#x is out of bounds of every object", accessName(right), size, addr)
}

func (m *memory) describe(addr uint64, size int64, right byte) error {
	what := accessName(right)
	switch {
	case addr < codeBase:
		return fmt.Errorf("%s of %d bytes at %#x: null pointer", what, size, addr)
	case addr < dataBase:
		return fmt.Errorf("%s of %d bytes at %#x, in code", what, size, addr)
	case addr < m.stack.base && addr >= m.stack.base-(1<<32):
		return fmt.Errorf("%s of %d bytes at %#x: stack overflow (the stack is %d bytes)", what, size, addr, len(m.stack.bytes))
	}
	return fmt.Errorf("%s of %d bytes at %#x is out of bounds", what, size, addr)
}

// load reads size (1, 2, 4 or 8) bytes, zero-extended.
func (m *memory) load(addr uint64, size int64) (uint64, error) {
	b, err := m.find(addr, size, mayRead)
	if err != nil {
		return 0, err
	}
	switch size {
	case 1:
		return uint64(b[0]), nil
	case 2:
		return uint64(binary.LittleEndian.Uint16(b)), nil
	case 4:
		return uint64(binary.LittleEndian.Uint32(b)), nil
	}
	return binary.LittleEndian.Uint64(b), nil
}

// put writes the low bytes of value into b.
func put(b []byte, value uint64) {
	switch len(b) {
	case 1:
		b[0] = byte(value)
	case 2:
		binary.LittleEndian.PutUint16(b, uint16(value))
	case 4:
		binary.LittleEndian.PutUint32(b, uint32(value))
	default:
		binary.LittleEndian.PutUint64(b, value)
	}
}

// alloc gives size zeroed bytes of heap, 0 when there is no more.
func (m *memory) alloc(size, align int64) uint64 {
	room := heapLimit - int64(len(m.heap.bytes))
	if size < 0 || size > room || align > room-size {
		return 0
	}
	addr := m.heap.grow(size, max(align, heapAlign), mayRead|mayWrite)
	m.blocks[addr] = size
	return addr
}

// free gives a block back; its bytes fault from now on and are not used again.
func (m *memory) free(addr uint64) error {
	size, ok := m.blocks[addr]
	if !ok {
		return fmt.Errorf("free of %#x, which is not an allocated block", addr)
	}
	delete(m.blocks, addr)
	offset := addr - m.heap.base
	clear(m.heap.rights[offset : offset+uint64(size)])
	return nil
}

// text reads the zero-terminated string at addr.
func (m *memory) text(addr uint64) (string, error) {
	var s []byte
	for {
		b, err := m.find(addr+uint64(len(s)), 1, mayRead)
		if err != nil {
			return "", err
		}
		if b[0] == 0 {
			return string(s), nil
		}
		s = append(s, b[0])
	}
}
