// Package memory is the address space of a simulated program: globals, heap and stack, with the
// right to read and write for every byte of the first two. An access outside of the existing
// objects is an error that describes the access.
//
// The package imports nothing of the project.
package memory

import (
	"encoding/binary"
	"fmt"
)

// The address space. Everything else faults, zero above all. Code has addresses
// for function pointers and jump tables, but cannot be read.
const (
	CodeBase  = 0x0010_0000
	CodeStep  = 16 // bytes of address space per bundle
	DataBase  = 0x1_0000_0000
	heapBase  = 0x10_0000_0000
	StackTop  = 0x7fff_ffff_0000
	guardGap  = 64       // bytes between objects that no access may touch
	HeapAlign = 16       // of every heap block
	HeapLimit = 16 << 30 // bytes of heap
)

// Access rights of one byte, as kept in segment.rights.
const (
	MayRead  = 1
	MayWrite = 2
)

// segment is a contiguous part of the address space.
type segment struct {
	name   string
	Base   uint64
	Bytes  []byte
	rights []byte // per byte; nil: everything may be read and written
}

// Memory is the data of a program: globals, heap and stack.
type Memory struct {
	Data, Heap, stack segment
	stackLimit        uint64           // lowest address of the stack
	Blocks            map[uint64]int64 // live heap blocks: address → size

	// Grown counts how often the stack has moved. Bytes of the stack that Find returned before are
	// still good to read, but no longer to write.
	Grown int
}

// firstStack is how much of the stack exists from the start: most programs need no more, and a
// simulation costs less than clearing megabytes.
const firstStack = 64 << 10

// New makes the memory of a program with so many bytes of stack.
func New(stackBytes int) *Memory {
	first := min(stackBytes, firstStack)
	m := &Memory{Blocks: map[uint64]int64{}}
	m.Data = segment{name: "data", Base: DataBase, rights: []byte{}}
	m.Heap = segment{name: "heap", Base: heapBase, rights: []byte{}}
	m.stack = segment{name: "stack", Base: StackTop - uint64(first), Bytes: make([]byte, first)}
	m.stackLimit = StackTop - uint64(stackBytes)
	return m
}

// growStack makes the stack reach down to an address that it may reach.
func (m *Memory) growStack(addr uint64) {
	size := min(max(StackTop-addr, 4*uint64(len(m.stack.Bytes))), StackTop-m.stackLimit)
	bytes := make([]byte, size)
	copy(bytes[size-uint64(len(m.stack.Bytes)):], m.stack.Bytes)
	m.stack.Base, m.stack.Bytes = StackTop-size, bytes
	m.Grown++
}

// Grow appends an object to the segment, a gap before it.
func (g *segment) Grow(size, align int64, rights byte) uint64 {
	start := int64(len(g.Bytes)) + guardGap
	start = (start + align - 1) &^ (align - 1)
	end := start + size
	g.Bytes = append(g.Bytes, make([]byte, end-int64(len(g.Bytes)))...)
	g.rights = append(g.rights, make([]byte, end-int64(len(g.rights)))...)
	for i := start; i < end; i++ {
		g.rights[i] = rights
	}
	return g.Base + uint64(start)
}

// Find returns the bytes [addr, addr+size) if they may all be accessed so. They may be written
// until the stack grows: see Grown.
func (m *Memory) Find(addr uint64, size int64, right byte) ([]byte, error) {
	var g *segment
	switch {
	case addr >= m.stackLimit:
		if addr < m.stack.Base {
			m.growStack(addr)
		}
		g = &m.stack
	case addr >= heapBase:
		g = &m.Heap
	default:
		g = &m.Data
	}
	offset := addr - g.Base
	if addr < g.Base || offset > uint64(len(g.Bytes)) || uint64(size) > uint64(len(g.Bytes))-offset {
		return nil, m.describe(addr, size, right)
	}
	if g.rights != nil {
		for _, r := range g.rights[offset : offset+uint64(size)] {
			if r&right == 0 {
				return nil, m.describeRight(r, addr, size, right)
			}
		}
	}
	return g.Bytes[offset : offset+uint64(size) : offset+uint64(size)], nil
}

func accessName(right byte) string {
	if right == MayWrite {
		return "write"
	}
	return "read"
}

func (m *Memory) describeRight(r byte, addr uint64, size int64, right byte) error {
	if r == MayRead {
		return fmt.Errorf("write of %d bytes at %#x, in read-only data", size, addr)
	}
	return fmt.Errorf("%s of %d bytes at %#x is out of bounds of every object", accessName(right), size, addr)
}

func (m *Memory) describe(addr uint64, size int64, right byte) error {
	what := accessName(right)
	switch {
	case addr < CodeBase:
		return fmt.Errorf("%s of %d bytes at %#x: null pointer", what, size, addr)
	case addr < DataBase:
		return fmt.Errorf("%s of %d bytes at %#x, in code", what, size, addr)
	case addr < m.stackLimit && addr >= m.stackLimit-(1<<32):
		return fmt.Errorf("%s of %d bytes at %#x: stack overflow (the stack is %d bytes)", what, size, addr, StackTop-m.stackLimit)
	}
	return fmt.Errorf("%s of %d bytes at %#x is out of bounds", what, size, addr)
}

// Load reads size (1, 2, 4 or 8) bytes, zero-extended.
func (m *Memory) Load(addr uint64, size int64) (uint64, error) {
	b, err := m.Find(addr, size, MayRead)
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

// Put writes the low bytes of value into b.
func Put(b []byte, value uint64) {
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

// Alloc returns size zeroed bytes of heap, 0 when there is no more.
func (m *Memory) Alloc(size, align int64) uint64 {
	room := HeapLimit - int64(len(m.Heap.Bytes))
	if size < 0 || size > room || align > room-size {
		return 0
	}
	addr := m.Heap.Grow(size, max(align, HeapAlign), MayRead|MayWrite)
	m.Blocks[addr] = size
	return addr
}

// Free releases a block; its bytes fault from now on and are not used again.
func (m *Memory) Free(addr uint64) error {
	size, ok := m.Blocks[addr]
	if !ok {
		return fmt.Errorf("free of %#x, which is not an allocated block", addr)
	}
	delete(m.Blocks, addr)
	offset := addr - m.Heap.Base
	clear(m.Heap.rights[offset : offset+uint64(size)])
	return nil
}

// Text reads the zero-terminated string at addr.
func (m *Memory) Text(addr uint64) (string, error) {
	var s []byte
	for {
		b, err := m.Find(addr+uint64(len(s)), 1, MayRead)
		if err != nil {
			return "", err
		}
		if b[0] == 0 {
			return string(s), nil
		}
		s = append(s, b[0])
	}
}
