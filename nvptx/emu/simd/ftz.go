package simd

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
)

// flush makes a subnormal number a zero of its sign.
func flush(v uint64) uint64 {
	if v&0x7F800000 == 0 {
		v &= 0x80000000
	}
	return v
}

func flushed(v uint64) float32 { return single(flush(v)) }

func addFTZ(d, a, b *lane.Values) {
	for i := range d {
		d[i] = flush(bits32(flushed(a[i]) + flushed(b[i])))
	}
}

func subFTZ(d, a, b *lane.Values) {
	for i := range d {
		d[i] = flush(bits32(flushed(a[i]) - flushed(b[i])))
	}
}

func mulFTZ(d, a, b *lane.Values) {
	for i := range d {
		d[i] = flush(bits32(flushed(a[i]) * flushed(b[i])))
	}
}

func divFTZ(d, a, b *lane.Values) {
	for i := range d {
		d[i] = flush(bits32(flushed(a[i]) / flushed(b[i])))
	}
}

func fmaFTZ(d, a, b, c *lane.Values) {
	for i := range d {
		x, y, z := flush(a[i]), flush(b[i]), flush(c[i])
		if r, ok := fma32(single(x), single(y), single(z)); ok {
			d[i] = flush(bits32(r))
		} else {
			d[i] = flush(scalar.FMA32(x, y, z))
		}
	}
}

func negFTZ(d, a *lane.Values) {
	for i := range d {
		d[i] = flush(a[i] ^ 0x80000000)
	}
}

func absFTZ(d, a *lane.Values) {
	for i := range d {
		d[i] = flush(a[i] & 0x7FFFFFFF)
	}
}

func reciprocalFTZ(d, a *lane.Values) {
	for i := range d {
		d[i] = flush(bits32(1 / flushed(a[i])))
	}
}

func sqrtFTZ(d, a *lane.Values) {
	for i := range d {
		d[i] = flush(bits32(float32(math.Sqrt(float64(flushed(a[i]))))))
	}
}
