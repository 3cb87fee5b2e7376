package libc

import (
	"opt-go/vliw/sim/memory"
)

// The streams of C are their numbers; the compiler defines the variables stdin, stdout and stderr
// with them.
const (
	streamIn  = 1
	streamOut = 2
	streamErr = 3
)

// slots returns the variadic arguments of the call one after the other.
func (c *Call) slots() func() uint64 {
	n := 0
	return func() uint64 {
		n++
		return c.slot(n - 1)
	}
}

// list returns the arguments that a va_list, the address of the next one, leads to.
func (c *Call) list(at uint64) func() uint64 {
	return func() uint64 {
		value, err := c.Mem.Load(at, 8)
		if err != nil {
			c.fail("va_list: %v", err)
		}
		at += 8
		return value
	}
}

// printTo writes to a stream; output to standard error is discarded.
func (c *Call) printTo(stream uint64, text string) {
	switch stream {
	case streamOut:
		c.print(text)
	case streamErr:
	default:
		c.fail("output to %#x, which is no open stream", stream)
	}
}

// toString does what snprintf does; room −1: as much as there is.
func (c *Call) toString(to uint64, room int64, text string) {
	switch {
	case room < 0:
		c.put(to, text+"\x00")
	case room > 0:
		c.put(to, text[:min(int64(len(text)), room-1)]+"\x00")
	}
	c.giveInt(uint64(len(text)))
}

func (c *Call) printed(stream uint64, text string) {
	c.printTo(stream, text)
	c.giveInt(uint64(len(text)))
}

func putCharacter(c *Call) {
	char := byte(c.integer(0))
	c.printTo(c.integer(1), string([]byte{char}))
	c.giveInt(uint64(char))
}

var outputRoutines = map[string]Routine{
	"printf":  func(c *Call) { c.printed(streamOut, c.format(c.text(c.integer(0)), c.slots())) },
	"fprintf": func(c *Call) { c.printed(c.integer(0), c.format(c.text(c.integer(1)), c.slots())) },
	"sprintf": func(c *Call) { c.toString(c.integer(0), -1, c.format(c.text(c.integer(1)), c.slots())) },
	"snprintf": func(c *Call) {
		c.toString(c.integer(0), c.size(1), c.format(c.text(c.integer(2)), c.slots()))
	},
	"vprintf":  func(c *Call) { c.printed(streamOut, c.format(c.text(c.integer(0)), c.list(c.integer(1)))) },
	"vfprintf": func(c *Call) { c.printed(c.integer(0), c.format(c.text(c.integer(1)), c.list(c.integer(2)))) },
	"vsprintf": func(c *Call) {
		c.toString(c.integer(0), -1, c.format(c.text(c.integer(1)), c.list(c.integer(2))))
	},
	"vsnprintf": func(c *Call) {
		c.toString(c.integer(0), c.size(1), c.format(c.text(c.integer(2)), c.list(c.integer(3))))
	},
	"puts": func(c *Call) {
		c.print(c.text(c.integer(0)) + "\n")
		c.giveInt(1)
	},
	"fputs": func(c *Call) {
		c.printTo(c.integer(1), c.text(c.integer(0)))
		c.giveInt(1)
	},
	"putchar": func(c *Call) {
		char := byte(c.integer(0))
		c.print(string([]byte{char}))
		c.giveInt(uint64(char))
	},
	"fputc": putCharacter, "putc": putCharacter, "_IO_putc": putCharacter,
	"fwrite": func(c *Call) {
		size, n := c.size(1), c.size(2)
		if size != 0 && n > memory.HeapLimit/size {
			c.fail("fwrite of %d times %d bytes", n, size)
			return
		}
		c.printTo(c.integer(3), string(c.bytes(c.integer(0), size*n, memory.MayRead)))
		c.giveInt(uint64(n))
	},
	"fflush": func(c *Call) { c.giveInt(0) },
	"perror": func(*Call) {}, // standard error is not kept
	// There is no input.
	"getchar": endOfFile, "fgetc": endOfFile, "getc": endOfFile,
	"fgets": func(c *Call) { c.giveInt(0) },
}

func endOfFile(c *Call) { c.giveInt(^uint64(0)) }
