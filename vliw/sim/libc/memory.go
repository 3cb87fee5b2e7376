package libc

import (
	"bytes"
	"opt-go/vliw/sim/alu"
	"opt-go/vliw/sim/memory"
)

// Memory from malloc is zeroed, so that runs repeat; a freed block faults.
var memoryRoutines = map[string]Routine{
	"malloc": func(c *Call) { c.giveInt(c.Mem.Alloc(c.size(0), memory.HeapAlign)) },
	"calloc": func(c *Call) {
		n, size := c.size(0), c.size(1)
		if size != 0 && n > memory.HeapLimit/size {
			c.giveInt(0)
			return
		}
		c.giveInt(c.Mem.Alloc(n*size, memory.HeapAlign))
	},
	"posix_memalign": func(c *Call) { c.giveInt(c.allocAligned()) },
	"aligned_alloc":  func(c *Call) { c.giveInt(c.Mem.Alloc(c.size(1), c.alignment(0))) },
	"memalign":       func(c *Call) { c.giveInt(c.Mem.Alloc(c.size(1), c.alignment(0))) },
	"realloc":        reallocate,
	"free": func(c *Call) {
		if addr := c.integer(0); addr != 0 {
			if err := c.Mem.Free(addr); err != nil {
				c.fail("%v", err)
			}
		}
	},
	"memcpy":  move,
	"memmove": move,
	"mempcpy": func(c *Call) { move(c); c.IntResult += uint64(c.size(2)) },
	"memset": func(c *Call) {
		to, value := c.integer(0), byte(c.integer(1))
		b := c.bytes(to, c.size(2), memory.MayWrite)
		for i := range b {
			b[i] = value
		}
		c.giveInt(to)
	},
	"memcmp": func(c *Call) {
		n := c.size(2)
		x := c.bytes(c.integer(0), n, memory.MayRead)
		c.giveInt(uint64(bytes.Compare(x, c.bytes(c.integer(1), n, memory.MayRead))))
	},
	"bcmp": func(c *Call) {
		n := c.size(2)
		x := c.bytes(c.integer(0), n, memory.MayRead)
		c.giveInt(alu.Bit(!bytes.Equal(x, c.bytes(c.integer(1), n, memory.MayRead))))
	},
}

// alignment reads an alignment; one that is not a power of two is ignored.
func (c *Call) alignment(n int) int64 {
	if align := c.size(n); align&(align-1) == 0 {
		return align
	}
	return memory.HeapAlign
}

// allocAligned is posix_memalign, with its numbers for errors.
func (c *Call) allocAligned() uint64 {
	const invalid, noMemory = 22, 12
	align := c.size(1)
	if align < 8 || align&(align-1) != 0 {
		return invalid
	}
	addr := c.Mem.Alloc(c.size(2), align)
	if addr == 0 {
		return noMemory
	}
	if b := c.bytes(c.integer(0), 8, memory.MayWrite); b != nil {
		memory.Put(b, addr)
	}
	return 0
}

func move(c *Call) {
	to, n := c.integer(0), c.size(2)
	from := c.bytes(c.integer(1), n, memory.MayRead)
	copy(c.bytes(to, n, memory.MayWrite), from)
	c.giveInt(to)
}

func reallocate(c *Call) {
	old, n := c.integer(0), c.size(1)
	fresh := c.Mem.Alloc(n, memory.HeapAlign)
	if old != 0 && fresh != 0 {
		size, ok := c.Mem.Blocks[old]
		if !ok {
			c.fail("realloc of %#x, which is not an allocated block", old)
			return
		}
		keep := min(size, n)
		copy(c.bytes(fresh, keep, memory.MayWrite), c.bytes(old, keep, memory.MayRead))
		if err := c.Mem.Free(old); err != nil {
			c.fail("%v", err)
		}
	}
	c.giveInt(fresh)
}

// prefix reads at most n bytes of a string that need not end there.
func (c *Call) prefix(addr uint64, n int64) string {
	var text []byte
	for int64(len(text)) < n {
		b := c.bytes(addr+uint64(len(text)), 1, memory.MayRead)
		if len(b) == 0 || b[0] == 0 {
			break
		}
		text = append(text, b[0])
	}
	return string(text)
}
