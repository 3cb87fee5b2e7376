package libc

import (
	"strings"

	"opt-go/vliw/sim/memory"
)

// stringRoutines are those of string.h; the memory routines are in memory.go.
var stringRoutines = map[string]Routine{
	"strlen":  func(c *Call) { c.giveInt(uint64(len(c.text(c.integer(0))))) },
	"strnlen": func(c *Call) { c.giveInt(uint64(len(c.prefix(c.integer(0), c.size(1))))) },
	"strcmp": func(c *Call) {
		c.giveInt(uint64(strings.Compare(c.text(c.integer(0)), c.text(c.integer(1)))))
	},
	"strncmp": func(c *Call) {
		n := c.size(2)
		c.giveInt(uint64(strings.Compare(c.prefix(c.integer(0), n), c.prefix(c.integer(1), n))))
	},
	"strcasecmp": func(c *Call) {
		c.giveInt(uint64(strings.Compare(lower(c.text(c.integer(0))), lower(c.text(c.integer(1))))))
	},
	"strncasecmp": func(c *Call) {
		n := c.size(2)
		c.giveInt(uint64(strings.Compare(lower(c.prefix(c.integer(0), n)), lower(c.prefix(c.integer(1), n)))))
	},
	"strcpy": func(c *Call) {
		to, text := c.integer(0), c.text(c.integer(1))
		c.put(to, text+"\x00")
		c.giveInt(to)
	},
	"stpcpy": func(c *Call) {
		to, text := c.integer(0), c.text(c.integer(1))
		c.put(to, text+"\x00")
		c.giveInt(to + uint64(len(text)))
	},
	"strncpy": func(c *Call) {
		to, n := c.integer(0), c.size(2)
		text := c.prefix(c.integer(1), n)
		c.put(to, text+strings.Repeat("\x00", int(n)-len(text)))
		c.giveInt(to)
	},
	"strcat": func(c *Call) {
		to, text := c.integer(0), c.text(c.integer(1))
		c.put(to+uint64(len(c.text(to))), text+"\x00")
		c.giveInt(to)
	},
	"strncat": func(c *Call) {
		to, text := c.integer(0), c.prefix(c.integer(1), c.size(2))
		c.put(to+uint64(len(c.text(to))), text+"\x00")
		c.giveInt(to)
	},
	"strdup": func(c *Call) { c.duplicate(c.text(c.integer(0))) },
	"strndup": func(c *Call) {
		c.duplicate(c.prefix(c.integer(0), c.size(1)))
	},
	"strchr": func(c *Call) {
		c.found(c.integer(0), strings.IndexByte(c.text(c.integer(0))+"\x00", byte(c.integer(1))))
	},
	"strrchr": func(c *Call) {
		c.found(c.integer(0), strings.LastIndexByte(c.text(c.integer(0))+"\x00", byte(c.integer(1))))
	},
	"strstr": func(c *Call) {
		c.found(c.integer(0), strings.Index(c.text(c.integer(0)), c.text(c.integer(1))))
	},
	"strpbrk": func(c *Call) {
		text, set := c.text(c.integer(0)), c.text(c.integer(1))
		if n := spanOf(text, set, false); n < len(text) {
			c.found(c.integer(0), n)
			return
		}
		c.giveInt(0)
	},
	"strspn":  func(c *Call) { c.giveInt(uint64(spanOf(c.text(c.integer(0)), c.text(c.integer(1)), true))) },
	"strcspn": func(c *Call) { c.giveInt(uint64(spanOf(c.text(c.integer(0)), c.text(c.integer(1)), false))) },
	"strtok":  tokenize,
	"memchr": func(c *Call) {
		b := c.bytes(c.integer(0), c.size(2), memory.MayRead)
		c.found(c.integer(0), strings.IndexByte(string(b), byte(c.integer(1))))
	},
}

func lower(text string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, text)
}

// put writes a text.
func (c *Call) put(to uint64, text string) {
	copy(c.bytes(to, int64(len(text)), memory.MayWrite), text)
}

// found returns the address of place i of an object, 0 for −1.
func (c *Call) found(at uint64, i int) {
	if i < 0 {
		c.giveInt(0)
		return
	}
	c.giveInt(at + uint64(i))
}

func (c *Call) duplicate(text string) {
	to := c.Mem.Alloc(int64(len(text))+1, memory.HeapAlign)
	c.put(to, text+"\x00")
	c.giveInt(to)
}

// spanOf counts the bytes at the start of a text that are, or are not, in a set.
func spanOf(text, set string, in bool) int {
	for i := range len(text) {
		if (strings.IndexByte(set, text[i]) >= 0) != in {
			return i
		}
	}
	return len(text)
}

// tokenize is strtok: it remembers where it stopped.
func tokenize(c *Call) {
	at, set := c.integer(0), c.text(c.integer(1))
	if at == 0 {
		at = c.Lib.token
	}
	c.Lib.token = 0
	if at == 0 {
		c.giveInt(0)
		return
	}
	text := c.text(at)
	from := spanOf(text, set, true)
	if from == len(text) {
		c.giveInt(0)
		return
	}
	to := from + spanOf(text[from:], set, false)
	if to < len(text) {
		c.put(at+uint64(to), "\x00")
		c.Lib.token = at + uint64(to) + 1
	}
	c.giveInt(at + uint64(from))
}
