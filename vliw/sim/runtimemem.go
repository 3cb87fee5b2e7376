package sim

import (
	"bytes"
)

// Memory from malloc is zeroed, so that runs repeat; a freed block faults.
var memoryRoutines = map[string]routine{
	"malloc": func(c *libraryCall) { c.giveInt(c.mem.alloc(c.size(0), heapAlign)) },
	"calloc": func(c *libraryCall) {
		n, size := c.size(0), c.size(1)
		if size != 0 && n > heapLimit/size {
			c.giveInt(0)
			return
		}
		c.giveInt(c.mem.alloc(n*size, heapAlign))
	},
	"posix_memalign": func(c *libraryCall) { c.giveInt(c.allocAligned()) },
	"aligned_alloc":  func(c *libraryCall) { c.giveInt(c.mem.alloc(c.size(1), c.alignment(0))) },
	"memalign":       func(c *libraryCall) { c.giveInt(c.mem.alloc(c.size(1), c.alignment(0))) },
	"realloc":        reallocate,
	"free": func(c *libraryCall) {
		if addr := c.integer(0); addr != 0 {
			if err := c.mem.free(addr); err != nil {
				c.fail("%v", err)
			}
		}
	},
	"memcpy":  move,
	"memmove": move,
	"mempcpy": func(c *libraryCall) { move(c); c.intResult += uint64(c.size(2)) },
	"memset": func(c *libraryCall) {
		to, value := c.integer(0), byte(c.integer(1))
		b := c.bytes(to, c.size(2), mayWrite)
		for i := range b {
			b[i] = value
		}
		c.giveInt(to)
	},
	"memcmp": func(c *libraryCall) {
		n := c.size(2)
		x := c.bytes(c.integer(0), n, mayRead)
		c.giveInt(uint64(bytes.Compare(x, c.bytes(c.integer(1), n, mayRead))))
	},
	"bcmp": func(c *libraryCall) {
		n := c.size(2)
		x := c.bytes(c.integer(0), n, mayRead)
		c.giveInt(bit(!bytes.Equal(x, c.bytes(c.integer(1), n, mayRead))))
	},
}

// alignment reads an alignment; one that is no power of two gives none.
func (c *libraryCall) alignment(n int) int64 {
	if align := c.size(n); align&(align-1) == 0 {
		return align
	}
	return heapAlign
}

// allocAligned is posix_memalign, with its numbers for errors.
func (c *libraryCall) allocAligned() uint64 {
	const invalid, noMemory = 22, 12
	align := c.size(1)
	if align < 8 || align&(align-1) != 0 {
		return invalid
	}
	addr := c.mem.alloc(c.size(2), align)
	if addr == 0 {
		return noMemory
	}
	if b := c.bytes(c.integer(0), 8, mayWrite); b != nil {
		put(b, addr)
	}
	return 0
}

func move(c *libraryCall) {
	to, n := c.integer(0), c.size(2)
	from := c.bytes(c.integer(1), n, mayRead)
	copy(c.bytes(to, n, mayWrite), from)
	c.giveInt(to)
}

func reallocate(c *libraryCall) {
	old, n := c.integer(0), c.size(1)
	fresh := c.mem.alloc(n, heapAlign)
	if old != 0 && fresh != 0 {
		size, ok := c.mem.blocks[old]
		if !ok {
			c.fail("realloc of %#x, which is not an allocated block", old)
			return
		}
		keep := min(size, n)
		copy(c.bytes(fresh, keep, mayWrite), c.bytes(old, keep, mayRead))
		if err := c.mem.free(old); err != nil {
			c.fail("%v", err)
		}
	}
	c.giveInt(fresh)
}

// prefix reads at most n bytes of a string that need not end there.
func (c *libraryCall) prefix(addr uint64, n int64) string {
	var text []byte
	for int64(len(text)) < n {
		b := c.bytes(addr+uint64(len(text)), 1, mayRead)
		if len(b) == 0 || b[0] == 0 {
			break
		}
		text = append(text, b[0])
	}
	return string(text)
}
