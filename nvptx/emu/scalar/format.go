package scalar

import (
	"math"
	"math/bits"

	"opt-go/nvptx/ptx"
)

// rounding is a rounding mode; the integer modes (rni, …) are the same four.
type rounding uint8

const (
	nearestEven rounding = iota
	towardZero
	down
	up
	nearestAway
)

func roundingOf(mod string) rounding {
	switch mod {
	case "rz", "rzi":
		return towardZero
	case "rm", "rmi":
		return down
	case "rp", "rpi":
		return up
	case "rna":
		return nearestAway
	}
	return nearestEven
}

// format is a binary floating-point format.
type format struct {
	mant int    // bits of the fraction
	exp  int    // bits of the exponent
	nan  uint64 // the canonical NaN
}

var (
	formatF16  = format{10, 5, 0x7FFF}
	formatBF16 = format{7, 8, 0x7FFF}
	formatF32  = format{23, 8, 0x7FFFFFFF}
	formatF64  = format{52, 11, 0xFFF8000000000000}
	formatTF32 = format{10, 8, 0x3FFFF} // shifted into place by its conversion
)

func formatOf(t ptx.Type) format {
	switch t {
	case ptx.F16, ptx.F16x2:
		return formatF16
	case ptx.BF16, ptx.BF16x2:
		return formatBF16
	case ptx.F32, ptx.F32x2:
		return formatF32
	}
	return formatF64
}

func (f format) emin() int           { return 2 - 1<<(f.exp-1) }
func (f format) inf() uint64         { return (1<<f.exp - 1) << f.mant }
func (f format) sign() uint64        { return 1 << (f.mant + f.exp) }
func (f format) isNaN(v uint64) bool { return v&^f.sign() > f.inf() }

// subnormal reports whether the number is not zero and has no implicit leading one.
func (f format) subnormal(v uint64) bool {
	return v&f.inf() == 0 && v&(1<<f.mant-1) != 0
}

// flush makes a subnormal number zero, keeping the sign.
func (f format) flush(v uint64) uint64 {
	if f.subnormal(v) {
		return v & f.sign()
	}
	return v
}

// value reads a number of the format; float64 holds all values of the smaller ones.
func (f format) value(v uint64) float64 {
	switch f {
	case formatF64:
		return math.Float64frombits(v)
	case formatF32:
		return float64(math.Float32frombits(uint32(v)))
	case formatBF16:
		return BFloatValue(uint16(v))
	}
	return HalfValue(uint16(v))
}

// round rounds a float64 to the format.
func (f format) round(x float64, mode rounding) uint64 {
	switch {
	case x != x:
		return f.nan
	case math.IsInf(x, 0):
		return f.inf() | f.signOf(x)
	case x == 0:
		return f.signOf(x)
	}
	if mode == nearestEven {
		switch f {
		case formatF32:
			return uint64(math.Float32bits(float32(x)))
		case formatF16:
			return DoubleToHalf(x)
		case formatBF16:
			return DoubleToBFloat(x)
		}
	}
	b := math.Float64bits(x)
	m, e := b&(1<<52-1), int(b>>52&0x7FF)
	if e == 0 {
		e = 1
	} else {
		m |= 1 << 52
	}
	return f.pack(x < 0, m, e-1075, mode)
}

func (f format) signOf(x float64) uint64 {
	if math.Signbit(x) {
		return f.sign()
	}
	return 0
}

// pack rounds ±m·2^e, m ≠ 0, to the format.
func (f format) pack(negative bool, m uint64, e int, mode rounding) uint64 {
	lead := bits.LeadingZeros64(m)
	m <<= lead
	e += 63 - lead // now the value is 1.xxx · 2^e with the leading one at bit 63
	shift := 63 - f.mant
	if e < f.emin() {
		shift += f.emin() - e
	}
	q, rest, half := uint64(0), uint64(1), uint64(2) // far below the smallest number
	switch {
	case shift < 64:
		q, rest, half = m>>shift, m&(1<<shift-1), 1<<(shift-1)
	case shift == 64:
		rest, half = m>>1|m&1, 1<<62
	}
	if roundsUp(mode, negative, q, rest, half) {
		q++
	}
	if e > f.emin() {
		q += uint64(e-f.emin()) << f.mant // the implicit one of q adds the rest of the exponent
	}
	if q >= f.inf() {
		q = f.overflow(negative, mode)
	}
	if negative {
		q |= f.sign()
	}
	return q
}

func roundsUp(mode rounding, negative bool, q, rest, half uint64) bool {
	switch mode {
	case nearestEven:
		return rest > half || rest == half && q&1 == 1
	case nearestAway:
		return rest >= half
	case up:
		return !negative && rest != 0
	case down:
		return negative && rest != 0
	}
	return false
}

// overflow returns infinity or the largest number.
func (f format) overflow(negative bool, mode rounding) uint64 {
	if mode == towardZero || mode == up && negative || mode == down && !negative {
		return f.inf() - 1
	}
	return f.inf()
}

// decodeFloat returns the function that reads a number of the type.
func decodeFloat(t ptx.Type, ftz bool) func(uint64) float64 {
	f := formatOf(t)
	mask := Mask(ptx.BitType(1 + f.mant + f.exp))
	if ftz {
		return func(v uint64) float64 { return f.value(f.flush(v & mask)) }
	}
	switch f {
	case formatF32:
		return func(v uint64) float64 { return float64(math.Float32frombits(uint32(v))) }
	case formatF64:
		return math.Float64frombits
	}
	return func(v uint64) float64 { return f.value(v & mask) }
}

// SingleOfDouble converts the bits of a double-precision number to those of the nearest single one.
func SingleOfDouble(v uint64) uint64 {
	return uint64(math.Float32bits(float32(math.Float64frombits(v))))
}

// DoubleToSingle rounds to single precision.
func DoubleToSingle(v float64) uint64 {
	if math.IsNaN(v) {
		return 0x7fffffff
	}
	return uint64(math.Float32bits(float32(v)))
}

// HalfValue is the value of a half-precision number. The fraction and exponent of one that is
// finite, in their places of single precision, are the number divided by 2^112.
func HalfValue(h uint16) float64 {
	v, sign := uint32(h&0x7FFF), uint32(h&0x8000)<<16
	x := math.Float32frombits(v<<13) * (1 << 112)
	if v >= 0x7C00 {
		x = math.Float32frombits(v<<13 | 0x7F800000)
	}
	return float64(math.Float32frombits(math.Float32bits(x) | sign))
}

// DoubleToHalf rounds to the nearest half-precision number, to an even one between two.
func DoubleToHalf(v float64) uint64 {
	b := math.Float64bits(v)
	sign, b := b>>48&0x8000, b&^(1<<63)
	switch {
	case b > 0x7FF<<52: // a NaN
		return 0x7FFF
	case b >= (1023+16)<<52:
		return sign | 0x7C00
	case b >= (1023-14)<<52: // normal; a carry into the exponent is right, up to infinity
		b -= (1023 - 15) << 52
		return sign | (b+1<<41-1+b>>42&1)>>42
	}
	// Adding 2^28 puts the least bit of a subnormal half where double precision rounds.
	return sign | math.Float64bits(math.Float64frombits(b)+1<<28)&0x7FF
}

// DoubleToBFloat rounds to the nearest number of bfloat16, to an even one between two.
func DoubleToBFloat(v float64) uint64 {
	b := math.Float64bits(v)
	sign, b := b>>48&0x8000, b&^(1<<63)
	switch {
	case b > 0x7FF<<52:
		return 0x7FFF
	case b >= (1023+128)<<52:
		return sign | 0x7F80
	case b >= (1023-126)<<52:
		b -= (1023 - 127) << 52
		return sign | (b+1<<44-1+b>>45&1)>>45
	}
	// As DoubleToHalf: the least bit of a subnormal number is 2^-133.
	return sign | math.Float64bits(math.Float64frombits(b)+0x1p-81)&0xFF
}

// BFloatValue is the value of a number of bfloat16.
func BFloatValue(h uint16) float64 { return float64(math.Float32frombits(uint32(h) << 16)) }
