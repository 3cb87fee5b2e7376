package simd

import (
	"math/bits"

	"opt-go/nvptx/emu/lane"
)

// few is the number of threads up to which it is faster to call a function for each.
const few = 6

// On changes the threads of a set only: where they are not all, the results of the others are
// dropped. Single computes the same for one thread.
func (f Unary) On(set uint32, d, a *lane.Values, single func(a uint64) uint64) {
	switch {
	case set == lane.Full:
		f(d, a)
	case bits.OnesCount32(set) <= few:
		lane.Map1(d, a, set, single)
	default:
		var r lane.Values
		f(&r, a)
		d.Set(set, &r)
	}
}

// On is that of Unary, with two sources.
func (f Binary) On(set uint32, d, a, b *lane.Values, single func(a, b uint64) uint64) {
	switch {
	case set == lane.Full:
		f(d, a, b)
	case bits.OnesCount32(set) <= few:
		lane.Map2(d, a, b, set, single)
	default:
		var r lane.Values
		f(&r, a, b)
		d.Set(set, &r)
	}
}

// On is that of Unary, with three sources.
func (f Ternary) On(set uint32, d, a, b, c *lane.Values, single func(a, b, c uint64) uint64) {
	switch {
	case set == lane.Full:
		f(d, a, b, c)
	case bits.OnesCount32(set) <= few:
		lane.Map3(d, a, b, c, set, single)
	default:
		var r lane.Values
		f(&r, a, b, c)
		d.Set(set, &r)
	}
}
