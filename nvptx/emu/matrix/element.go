package matrix

import (
	"math"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx/table"
)

// Element is the type of a matrix's elements. Double precision holds every value, integers among
// them.
type Element struct {
	Bits  int
	Value func(bits uint64) float64
	Word  func(v float64) uint64 // rounded
}

// PackedE2M1 names the elements e2m1 that lie two in a byte (kind::mxf4 and mxf4nvf4).
const PackedE2M1 = "e2m1 packed"

// Mask has a one for each bit of an element.
func (e *Element) Mask() uint64 {
	if e.Bits == 64 {
		return ^uint64(0)
	}
	return 1<<e.Bits - 1
}

func signedElement(bits int) func(uint64) float64 {
	return func(v uint64) float64 { return float64(int64(v<<(64-bits)) >> (64 - bits)) }
}

// ElementNamed finds the element of a type; integer sums wrap around, or with saturate stop at the
// largest. Floating-point ones then stop at the largest finite number, and NaN becomes zero.
func ElementNamed(name string, saturate bool) *Element {
	e := &Element{Bits: table.ElementBits(name)}
	switch name {
	case "f16":
		e.Value, e.Word = func(v uint64) float64 { return scalar.HalfValue(uint16(v)) }, scalar.DoubleToHalf
	case "e3m2", "e2m3": // in eight bits, of which the two highest do not count
		e.Bits = 8
		e.Value = func(v uint64) float64 { return scalar.NarrowValue(name, v&0x3F) }
	case "e2m1": // in the middle of eight bits
		e.Bits = 8
		e.Value = func(v uint64) float64 { return scalar.NarrowValue(name, v>>2&0xF) }
	case PackedE2M1:
		e.Bits = 4
		e.Value = func(v uint64) float64 { return scalar.NarrowValue("e2m1", v) }
	case "e4m3", "e5m2":
		e.Value = func(v uint64) float64 { return scalar.NarrowValue(name, v) }
	case "bf16":
		e.Value = func(v uint64) float64 { return float64(math.Float32frombits(uint32(v << 16))) }
	case "tf32": // what is below its ten bits does not count
		e.Value = func(v uint64) float64 { return float64(math.Float32frombits(uint32(v) &^ 0x1fff)) }
	case "f32":
		e.Value, e.Word = func(v uint64) float64 { return float64(math.Float32frombits(uint32(v))) }, scalar.DoubleToSingle
	case "f64":
		e.Value, e.Word = math.Float64frombits, math.Float64bits
	case "s32":
		e.Value, e.Word = signedElement(32), func(v float64) uint64 { return uint64(int64(v)) & math.MaxUint32 }
		if saturate {
			e.Word = func(v float64) uint64 {
				return uint64(int64(min(max(v, math.MinInt32), math.MaxInt32))) & math.MaxUint32
			}
		}
	case "s8", "s4":
		e.Value = signedElement(e.Bits)
	default: // u8, u4, b1
		e.Value = func(v uint64) float64 { return float64(v) }
	}
	if largest := map[string]float64{"f16": 65504, "f32": math.MaxFloat32}[name]; saturate && largest != 0 {
		word := e.Word
		e.Word = func(v float64) uint64 {
			if v != v {
				return 0
			}
			return word(min(max(v, -largest), largest))
		}
	}
	return e
}
