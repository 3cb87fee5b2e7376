package libc

import (
	"math"

	"opt-go/vliw/sim/alu"
	"opt-go/vliw/sim/memory"
)

// integerRoutines are stdlib.h's arithmetic. A div_t is returned in one register, its quotient in
// the low half; the structures of two longs in two.
var integerRoutines = map[string]Routine{
	"abs":   func(c *Call) { n := int32(c.integer(0)); c.giveInt(alu.Sext4(uint32(max(n, -n)))) },
	"labs":  absolute,
	"llabs": absolute,
	"div": func(c *Call) {
		q, r := c.divide(int64(int32(c.integer(0))), int64(int32(c.integer(1))), math.MinInt32)
		c.giveInt(uint64(uint32(q)) | uint64(r)<<32)
	},
	"ldiv":  divideLong,
	"lldiv": divideLong,
}

func absolute(c *Call) { n := int64(c.integer(0)); c.giveInt(uint64(max(n, -n))) }

func divideLong(c *Call) {
	q, r := c.divide(int64(c.integer(0)), int64(c.integer(1)), math.MinInt64)
	c.giveInt(uint64(q))
	c.SetHigh, c.HighResult = true, uint64(r)
}

// divide is undefined in C where it fails here.
func (c *Call) divide(a, b, least int64) (quotient, remainder int64) {
	if b == 0 || a == least && b == -1 {
		c.fail("division of %d by %d", a, b)
		return 0, 0
	}
	return a / b, a % b
}

// randomRoutines return the same numbers as the usual C library on Linux.
var randomRoutines = map[string]Routine{
	"rand":    func(c *Call) { c.giveInt(uint64(c.Lib.rand.next())) },
	"random":  func(c *Call) { c.giveInt(uint64(c.Lib.rand.next())) },
	"srand":   func(c *Call) { c.Lib.rand.seed(uint32(c.integer(0))) },
	"srandom": func(c *Call) { c.Lib.rand.seed(uint32(c.integer(0))) },
	"rand_r": func(c *Call) {
		state := c.bytes(c.integer(0), 4, memory.MayWrite)
		if state == nil {
			return
		}
		n := uint32(state[0]) | uint32(state[1])<<8 | uint32(state[2])<<16 | uint32(state[3])<<24
		out := uint32(0)
		for _, bits := range []uint{11, 10, 10} { // the upper bits of three steps
			n = n*1103515245 + 12345
			out = out<<bits ^ n>>16&(1<<bits-1)
		}
		for k := range state {
			state[k] = byte(n >> (8 * k))
		}
		c.giveInt(uint64(out))
	},
}

// timeOfRun counts the seconds from 1970 on with clock's cycles, a million to the second.
func timeOfRun(c *Call) {
	const cyclesPerSecond = 1_000_000
	now := uint64(c.Host.Now()) / cyclesPerSecond
	if at := c.integer(0); at != 0 {
		if b := c.bytes(at, 8, memory.MayWrite); b != nil {
			memory.Put(b, now)
		}
	}
	c.giveInt(now)
}

// additive is the additive feedback generator x(n) = x(n−3) + x(n−31), of which the lowest bit is
// dropped. The zero value is seeded with 1.
type additive struct {
	x  [31]uint32
	at int // of the oldest
	on bool
}

func (a *additive) seed(n uint32) {
	const factor, modulus, warmUp = 16807, 1<<31 - 1, 310
	if n == 0 {
		n = 1
	}
	*a = additive{on: true, at: 3} // x(n−31) is in the slot of x(n)
	a.x[0] = n
	word := int64(int32(n))
	for k := 1; k < len(a.x); k++ {
		if word = word * factor % modulus; word < 0 {
			word += modulus
		}
		a.x[k] = uint32(word)
	}
	for range warmUp {
		a.next()
	}
}

func (a *additive) next() uint32 {
	if !a.on {
		a.seed(1)
	}
	n := len(a.x)
	a.x[a.at] += a.x[(a.at+n-3)%n]
	out := a.x[a.at] >> 1
	a.at = (a.at + 1) % n
	return out
}
