package simd

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
)

func single(v uint64) float32 { return math.Float32frombits(uint32(v)) }
func double(v uint64) float64 { return math.Float64frombits(v) }

// nan32 is PTX's one NaN of single precision.
const nan32 = 0x7FFFFFFF

// bits32 are the bits of a result of single precision.
func bits32(x float32) uint64 {
	if x != x {
		return nan32
	}
	return uint64(math.Float32bits(x))
}

func addSingle(d, a, b *lane.Values) {
	for i := range d {
		d[i] = bits32(single(a[i]) + single(b[i]))
	}
}

func subSingle(d, a, b *lane.Values) {
	for i := range d {
		d[i] = bits32(single(a[i]) - single(b[i]))
	}
}

func mulSingle(d, a, b *lane.Values) {
	for i := range d {
		d[i] = bits32(single(a[i]) * single(b[i]))
	}
}

func divSingle(d, a, b *lane.Values) {
	for i := range d {
		d[i] = bits32(single(a[i]) / single(b[i]))
	}
}

// fma32 adds in double precision, where the product is exact, and rounds again. That is wrong only
// where the sum lies just between two numbers of single precision, or below the normal ones.
func fma32(x, y, z float32) (r float32, ok bool) {
	s := float64(float64(x)*float64(y)) + float64(z)
	b := math.Float64bits(s)
	if b&0x1FFFFFFF == 0x10000000 || b<<1 < 2*(1023-126)<<52 && b<<1 != 0 {
		return 0, false
	}
	return float32(s), true
}

func fmaSingle(d, a, b, c *lane.Values) {
	for i := range d {
		if r, ok := fma32(single(a[i]), single(b[i]), single(c[i])); ok {
			d[i] = bits32(r)
		} else {
			d[i] = scalar.FMA32(a[i], b[i], c[i])
		}
	}
}

func sqrt32(d, a *lane.Values) {
	for i := range d {
		d[i] = bits32(float32(math.Sqrt(float64(single(a[i])))))
	}
}

func reciprocal32(d, a *lane.Values) {
	for i := range d {
		d[i] = bits32(1 / single(a[i]))
	}
}

func inverseRoot32(d, a *lane.Values) {
	for i := range d {
		d[i] = bits32(float32(1 / math.Sqrt(float64(single(a[i])))))
	}
}

// leastSingle and mostSingle leave zeros and NaNs to scalar.
func leastSingle(d, a, b *lane.Values) {
	for i := range d {
		switch x, y := single(a[i]), single(b[i]); {
		case x < y:
			d[i] = a[i]
		case y < x:
			d[i] = b[i]
		default:
			d[i] = scalarMin(a[i], b[i])
		}
	}
}

func mostSingle(d, a, b *lane.Values) {
	for i := range d {
		switch x, y := single(a[i]), single(b[i]); {
		case x > y:
			d[i] = a[i]
		case y > x:
			d[i] = b[i]
		default:
			d[i] = scalarMax(a[i], b[i])
		}
	}
}

var scalarMin, scalarMax = scalar.MinMax32(true, false), scalar.MinMax32(false, false)

func negFloat[T unsigned](d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i]) ^ ^(^T(0) >> 1))
	}
}

func absFloat[T unsigned](d, a *lane.Values) {
	for i := range d {
		d[i] = uint64(T(a[i]) & (^T(0) >> 1))
	}
}

func addDouble(d, a, b *lane.Values) {
	for i := range d {
		if x := double(a[i]) + double(b[i]); x == x {
			d[i] = math.Float64bits(x)
		} else {
			d[i] = scalar.NaN64(x, a[i], b[i])
		}
	}
}

func subDouble(d, a, b *lane.Values) {
	for i := range d {
		if x := double(a[i]) - double(b[i]); x == x {
			d[i] = math.Float64bits(x)
		} else {
			d[i] = scalar.NaN64(x, a[i], b[i])
		}
	}
}

func mulDouble(d, a, b *lane.Values) {
	for i := range d {
		if x := double(a[i]) * double(b[i]); x == x {
			d[i] = math.Float64bits(x)
		} else {
			d[i] = scalar.NaN64(x, a[i], b[i])
		}
	}
}

func divDouble(d, a, b *lane.Values) {
	for i := range d {
		if x := double(a[i]) / double(b[i]); x == x {
			d[i] = math.Float64bits(x)
		} else {
			d[i] = scalar.NaN64(x, a[i], b[i])
		}
	}
}

func fmaDouble(d, a, b, c *lane.Values) {
	for i := range d {
		if x := math.FMA(double(a[i]), double(b[i]), double(c[i])); x == x {
			d[i] = math.Float64bits(x)
		} else {
			d[i] = scalar.NaN64(x, a[i], b[i], c[i])
		}
	}
}
