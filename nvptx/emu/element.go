package emu

import (
	"math"

	"opt-go/nvptx/ptx"
)

// element is the type of a matrix's elements. Double precision holds every value, integers among them.
type element struct {
	bits  int
	value func(bits uint64) float64
	word  func(v float64) uint64 // rounded
}

// mask has a one for each bit of an element.
func (e *element) mask() uint64 {
	if e.bits == 64 {
		return ^uint64(0)
	}
	return 1<<e.bits - 1
}

func signedElement(bits int) func(uint64) float64 {
	return func(v uint64) float64 { return float64(int64(v<<(64-bits)) >> (64 - bits)) }
}

// elementNamed finds the element of a type; integer sums wrap around, or stop at the largest.
func elementNamed(name string, saturate bool) *element {
	e := &element{bits: ptx.ElementBits(name)}
	switch name {
	case "f16":
		e.value, e.word = func(v uint64) float64 { return halfValue(uint16(v)) }, doubleToHalf
	case "bf16":
		e.value = func(v uint64) float64 { return float64(math.Float32frombits(uint32(v << 16))) }
	case "tf32": // what is below its ten bits does not count
		e.value = func(v uint64) float64 { return float64(math.Float32frombits(uint32(v) &^ 0x1fff)) }
	case "f32":
		e.value, e.word = func(v uint64) float64 { return float64(math.Float32frombits(uint32(v))) }, doubleToSingle
	case "f64":
		e.value, e.word = math.Float64frombits, math.Float64bits
	case "s32":
		e.value, e.word = signedElement(32), func(v float64) uint64 { return uint64(int64(v)) & math.MaxUint32 }
		if saturate {
			e.word = func(v float64) uint64 {
				return uint64(int64(min(max(v, math.MinInt32), math.MaxInt32))) & math.MaxUint32
			}
		}
	case "s8", "s4":
		e.value = signedElement(e.bits)
	default: // u8, u4, b1
		e.value = func(v uint64) float64 { return float64(v) }
	}
	return e
}

// doubleToSingle rounds to single precision.
func doubleToSingle(v float64) uint64 {
	if math.IsNaN(v) {
		return 0x7fffffff
	}
	return uint64(math.Float32bits(float32(v)))
}

// halfValue is the value of a half-precision number.
func halfValue(h uint16) float64 {
	e, m := int(h>>10&31), float64(h&0x3ff)
	v := math.Ldexp(1024+m, e-25)
	switch {
	case e == 0:
		v = math.Ldexp(m, -24)
	case e == 31 && m == 0:
		v = math.Inf(1)
	case e == 31:
		v = math.NaN()
	}
	return math.Copysign(v, 1-2*float64(h>>15))
}

// doubleToHalf rounds to the nearest half-precision number.
func doubleToHalf(v float64) uint64 {
	sign := uint64(math.Float64bits(v)>>63) << 15
	v = math.Abs(v)
	switch {
	case math.IsNaN(v):
		return 0x7fff
	case v >= 65520: // halfway between the largest number and what would be the next
		return sign | 0x7c00
	case v < math.Ldexp(1, -14):
		return sign | uint64(math.RoundToEven(math.Ldexp(v, 24)))
	}
	frac, exp := math.Frexp(v) // v = frac·2^exp, frac in [0.5, 1)
	m := uint64(math.RoundToEven(math.Ldexp(frac, 11)))
	return sign | (uint64(exp+13)<<10 + m)
}
