package simd

import (
	"math/bits"

	"opt-go/nvptx/emu/lane"
)

type unsigned interface {
	uint8 | uint16 | uint32 | uint64
}

type integer interface {
	unsigned | int8 | int16 | int32 | int64
}

func add[T unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i]) + T(b[i]))
	}
}

func sub[T unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i]) - T(b[i]))
	}
}

func mul[T unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i]) * T(b[i]))
	}
}

func mad[T unsigned](d, a, b, c *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i])*T(b[i]) + T(c[i]))
	}
}

// mulWide multiplies numbers of type T to one of type W.
func mulWide[T, W integer](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(W(T(a[i])) * W(T(b[i])))
	}
}

func mulWide16(d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(uint32(int32(int16(a[i])) * int32(int16(b[i]))))
	}
}

func madWide[T, W integer](d, a, b, c *lane.Values) {
	for i := range d {
		d[i] = uint64(W(T(a[i]))*W(T(b[i]))) + c[i]
	}
}

// mulHigh is the upper half of a product of 32-bit numbers, which W holds.
func mulHigh[T integer, W int64 | uint64](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(uint32(W(T(a[i])) * W(T(b[i])) >> 32))
	}
}

func mulHigh64(d, a, b *lane.Values) {
	for i := range d {
		d[i], _ = bits.Mul64(a[i], b[i])
	}
}

func and(d, a, b *lane.Values) {
	for i := range d {
		d[i] = a[i] & b[i]
	}
}

func or(d, a, b *lane.Values) {
	for i := range d {
		d[i] = a[i] | b[i]
	}
}

func xor(d, a, b *lane.Values) {
	for i := range d {
		d[i] = a[i] ^ b[i]
	}
}

func not[T unsigned](d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(^T(a[i]))
	}
}

func neg[T unsigned](d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(-T(a[i]))
	}
}

func abs32(d, a *lane.Values) {
	for i := range d {
		v := int32(a[i])
		d[i] = uint64(uint32(max(v, -v)))
	}
}

func popcount(d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(bits.OnesCount64(a[i]))
	}
}

func leadingZeros32(d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(bits.LeadingZeros32(uint32(a[i])))
	}
}

// shiftLeft and shiftRight: Go and PTX agree on amounts beyond the width.
func shiftLeft[T unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i]) << uint32(b[i]))
	}
}

func shiftRight[T integer, U unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(U(T(a[i]) >> uint32(b[i])))
	}
}

func least[T integer, U unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(U(min(T(a[i]), T(b[i]))))
	}
}

func most[T integer, U unsigned](d, a, b *lane.Values) {
	for i := range d {
		d[i] = uint64(U(max(T(a[i]), T(b[i]))))
	}
}

func funnelLeft(d, a, b, c *lane.Values) {
	for i := range d {
		d[i] = uint64(uint32((b[i]<<32 | a[i]&0xFFFFFFFF) << (c[i] & 31) >> 32))
	}
}

func funnelRight(d, a, b, c *lane.Values) {
	for i := range d {
		d[i] = uint64(uint32((b[i]<<32 | a[i]&0xFFFFFFFF) >> (c[i] & 31)))
	}
}

// permute picks four of the eight bytes b:a; bit 3 of a selector copies the byte's sign.
func permute(d, a, b, c *lane.Values) {
	for i := range d {
		from, selector, r := b[i]<<32|a[i]&0xFFFFFFFF, c[i], uint64(0)
		for k := range 4 {
			s := selector >> (4 * k)
			v := from >> (s & 7 * 8) & 0xFF
			if s&8 != 0 {
				v = v >> 7 * 0xFF
			}
			r |= v << (8 * k)
		}
		d[i] = r
	}
}

// logic3 is lop3: the sum of the products of its inputs, or of their complements, that the table
// has.
func logic3(table uint64) Ternary {
	var flips [][3]uint64
	for i := range 8 {
		if table>>i&1 != 0 {
			flips = append(flips, [3]uint64{uint64(i>>2&1) - 1, uint64(i>>1&1) - 1, uint64(i&1) - 1})
		}
	}
	return func(d, a, b, c *lane.Values) {
		for i := range d {
			x, y, z, r := a[i], b[i], c[i], uint64(0)
			for _, f := range flips {
				r |= (x ^ f[0]) & (y ^ f[1]) & (z ^ f[2])
			}
			d[i] = uint64(uint32(r))
		}
	}
}
