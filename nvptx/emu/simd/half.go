package simd

import (
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
)

// Half precision and bfloat16, alone and in pairs. Double precision holds their products exactly. A
// sum of bfloat16 rounded to odd keeps all that the second rounding needs. For halves no such care
// is needed: a product whose last place is at least 2^-36 makes a sum below 2^17 that is exact;
// with any other the product is below 2^-14, and the sum is exact, or so near the addend that it
// rounds to that.

// infHalf and infBFloat are the infinities; what is above them is no number.
const infHalf, infBFloat = 0x7C00, 0x7F80

func addHalf(a, b uint16) uint16 {
	return uint16(scalar.DoubleToHalf(scalar.HalfValue(a) + scalar.HalfValue(b)))
}

func subHalf(a, b uint16) uint16 { return addHalf(a, b^1<<15) }

func mulHalf(a, b uint16) uint16 {
	return uint16(scalar.DoubleToHalf(scalar.HalfValue(a) * scalar.HalfValue(b)))
}

func fmaHalf(a, b, c uint16) uint16 {
	return uint16(scalar.DoubleToHalf(scalar.HalfValue(a)*scalar.HalfValue(b) + scalar.HalfValue(c)))
}

func addBFloat(a, b uint16) uint16 {
	return uint16(scalar.DoubleToBFloat(scalar.AddOdd(scalar.BFloatValue(a), scalar.BFloatValue(b))))
}

func subBFloat(a, b uint16) uint16 { return addBFloat(a, b^1<<15) }

func mulBFloat(a, b uint16) uint16 {
	return uint16(scalar.DoubleToBFloat(scalar.BFloatValue(a) * scalar.BFloatValue(b)))
}

func fmaBFloat(a, b, c uint16) uint16 {
	p := scalar.BFloatValue(a) * scalar.BFloatValue(b)
	return uint16(scalar.DoubleToBFloat(scalar.AddOdd(p, scalar.BFloatValue(c))))
}

// leastHalf and mostHalf are the smaller and the larger number of a format with that infinity: -0
// is below +0, and what is no number loses.
func leastHalf(inf uint16) func(a, b uint16) uint16 {
	return func(a, b uint16) uint16 {
		switch an, bn := a&0x7FFF > inf, b&0x7FFF > inf; {
		case an && bn:
			return 0x7FFF
		case bn || !an && ordered(a) < ordered(b):
			return a
		}
		return b
	}
}

func mostHalf(inf uint16) func(a, b uint16) uint16 {
	return func(a, b uint16) uint16 {
		switch an, bn := a&0x7FFF > inf, b&0x7FFF > inf; {
		case an && bn:
			return 0x7FFF
		case bn || !an && ordered(a) > ordered(b):
			return a
		}
		return b
	}
}

// ordered are integers in the order of the numbers.
func ordered(v uint16) int16 { return int16(v) ^ int16(v)>>15&0x7FFF }

// each2 and each3 are operations on registers with one number, pairs2 and pairs3 on those with two.
func each2(f func(a, b uint16) uint16) Binary {
	return func(d, a, b *lane.Values) {
		for i := range d {
			d[i] = uint64(f(uint16(a[i]), uint16(b[i])))
		}
	}
}

func each3(f func(a, b, c uint16) uint16) Ternary {
	return func(d, a, b, c *lane.Values) {
		for i := range d {
			d[i] = uint64(f(uint16(a[i]), uint16(b[i]), uint16(c[i])))
		}
	}
}

func pairs2(f func(a, b uint16) uint16) Binary {
	return func(d, a, b *lane.Values) {
		for i := range d {
			low, high := f(uint16(a[i]), uint16(b[i])), f(uint16(a[i]>>16), uint16(b[i]>>16))
			d[i] = uint64(low) | uint64(high)<<16
		}
	}
}

func pairs3(f func(a, b, c uint16) uint16) Ternary {
	return func(d, a, b, c *lane.Values) {
		for i := range d {
			low := f(uint16(a[i]), uint16(b[i]), uint16(c[i]))
			high := f(uint16(a[i]>>16), uint16(b[i]>>16), uint16(c[i]>>16))
			d[i] = uint64(low) | uint64(high)<<16
		}
	}
}

// negHalves and absHalves change the bits of the signs.
func negHalves(signs uint64) Unary {
	return func(d, a *lane.Values) {
		for i := range d {
			d[i] = a[i] ^ signs
		}
	}
}

func absHalves(signs uint64) Unary {
	return func(d, a *lane.Values) {
		for i := range d {
			d[i] = a[i] &^ signs
		}
	}
}

func fromBFloat(d, a *lane.Values) {
	for i := range d {
		d[i] = bits32(single(a[i] << 16))
	}
}

func toBFloat(d, a *lane.Values) {
	for i := range d {
		switch v := uint32(a[i]); {
		case v&0x7FFFFFFF > 0x7F800000:
			d[i] = 0x7FFF
		default: // a carry into the exponent is right, up to infinity
			d[i] = uint64((v + 0x7FFF + v>>16&1) >> 16)
		}
	}
}
