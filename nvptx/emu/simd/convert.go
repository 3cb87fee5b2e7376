package simd

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
)

// truncate reads a number of type T, and keeps it in the width of U.
func truncate[T integer, U unsigned](d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(U(T(a[i])))
	}
}

func toSingle[T integer](d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(math.Float32bits(float32(T(a[i]))))
	}
}

func toDouble[T integer](d, a *lane.Values) {
	for i := range d {
		d[i] = math.Float64bits(float64(T(a[i])))
	}
}

func singleToInt(d, a *lane.Values) {
	for i := range d {
		switch x := float64(single(a[i])); {
		case x > math.MinInt32-1 && x < math.MaxInt32+1:
			d[i] = uint64(uint32(int32(x)))
		case x != x:
			d[i] = 0
		case x < 0:
			d[i] = 1 << 31
		default:
			d[i] = math.MaxInt32
		}
	}
}

func singleToUint(d, a *lane.Values) {
	for i := range d {
		switch x := float64(single(a[i])); {
		case x > -1 && x < math.MaxUint32+1:
			d[i] = uint64(uint32(int64(x)))
		case x > 0:
			d[i] = math.MaxUint32
		default: // negative, or a NaN
			d[i] = 0
		}
	}
}

func widen(d, a *lane.Values) {
	for i := range d {
		if x := float64(single(a[i])); x == x {
			d[i] = math.Float64bits(x)
		} else {
			d[i] = scalar.NaN64(x, math.Float64bits(x))
		}
	}
}

func narrow(d, a *lane.Values) {
	for i := range d {
		d[i] = bits32(float32(double(a[i])))
	}
}

// fromHalf scales: the fraction and exponent of a half, in their places of single precision, are
// the number divided by 2^112.
func fromHalf(d, a *lane.Values) {
	for i := range d {
		v := uint32(a[i])
		sign := v & 0x8000 << 16
		switch {
		case v&0x7C00 != 0x7C00:
			d[i] = uint64(math.Float32bits(math.Float32frombits(v&0x7FFF<<13)*(1<<112)) | sign)
		case v&0x3FF == 0:
			d[i] = uint64(0x7F800000 | sign)
		default:
			d[i] = nan32
		}
	}
}

// toHalf rounds to the nearest half, to an even one between two.
func toHalf(d, a *lane.Values) {
	for i := range d {
		v := uint32(a[i])
		sign, v := uint64(v>>16&0x8000), v&0x7FFFFFFF
		switch {
		case v > 0x7F800000: // a NaN
			d[i] = 0x7FFF
		case v >= 0x47800000: // 65536 or more
			d[i] = sign | 0x7C00
		case v >= 0x38800000: // normal; a carry into the exponent is right, up to infinity
			v -= (127 - 15) << 23
			d[i] = sign | uint64(v+0xFFF+v>>13&1)>>13
		default: // adding 1/2 puts the least bit of a subnormal half where single precision rounds
			d[i] = sign | uint64(math.Float32bits(math.Float32frombits(v)+0.5)-math.Float32bits(0.5))
		}
	}
}
