package libc

import (
	"math"
	"math/big"
)

// wideRoutines are what C compilers call for integers of 128 bits: two words, the low one first.
var wideRoutines = map[string]Routine{
	"__udivti3": func(c *Call) { c.divide128(false, true) },
	"__umodti3": func(c *Call) { c.divide128(false, false) },
	"__divti3":  func(c *Call) { c.divide128(true, true) },
	"__modti3":  func(c *Call) { c.divide128(true, false) },

	"__fixdfti":    func(c *Call) { c.giveFloat128(c.double(0)) },
	"__fixunsdfti": func(c *Call) { c.giveFloat128(c.double(0)) },
	"__fixsfti":    func(c *Call) { c.giveFloat128(float64(c.single(0))) },
	"__fixunssfti": func(c *Call) { c.giveFloat128(float64(c.single(0))) },

	"__floattidf":   func(c *Call) { f, _ := c.int128(0, true).Float64(); c.giveDouble(f) },
	"__floatuntidf": func(c *Call) { f, _ := c.int128(0, false).Float64(); c.giveDouble(f) },
	"__floattisf":   func(c *Call) { f, _ := new(big.Float).SetInt(c.int128(0, true)).Float32(); c.giveSingle(f) },
	"__floatuntisf": func(c *Call) { f, _ := new(big.Float).SetInt(c.int128(0, false)).Float32(); c.giveSingle(f) },
}

// int128 reads the number in integer arguments n and n+1.
func (c *Call) int128(n int, signed bool) *big.Int {
	high := new(big.Int).SetUint64(c.integer(n + 1))
	if signed {
		high.SetInt64(int64(c.integer(n + 1)))
	}
	return high.Lsh(high, 64).Add(high, new(big.Int).SetUint64(c.integer(n)))
}

// giveInt128 returns a number modulo 2^128.
func (c *Call) giveInt128(x *big.Int) {
	word := new(big.Int).SetUint64(math.MaxUint64)
	c.giveInt(new(big.Int).And(x, word).Uint64())
	c.SetHigh, c.HighResult = true, word.And(word, new(big.Int).Rsh(x, 64)).Uint64()
}

func (c *Call) divide128(signed, quotient bool) {
	a, b := c.int128(0, signed), c.int128(2, signed)
	switch {
	case c.failed():
	case b.Sign() == 0:
		c.fail("division by zero")
	case quotient:
		c.giveInt128(a.Quo(a, b))
	default:
		c.giveInt128(a.Rem(a, b))
	}
}

// giveFloat128 rounds toward zero; a value out of range is undefined in C and 0 here.
func (c *Call) giveFloat128(x float64) {
	n := new(big.Int)
	if !math.IsNaN(x) && math.Abs(x) < math.Ldexp(1, 128) {
		new(big.Float).SetFloat64(x).Int(n)
	}
	c.giveInt128(n)
}
