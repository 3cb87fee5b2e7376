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
		return float64(math.Float32frombits(uint32(v) << 16))
	}
	mant, exp := v&(1<<f.mant-1), int(v>>f.mant&(1<<f.exp-1))
	x := 0.0
	switch {
	case exp == 1<<f.exp-1 && mant != 0:
		return math.NaN()
	case exp == 1<<f.exp-1:
		x = math.Inf(1)
	case exp == 0:
		x = math.Ldexp(float64(mant), f.emin()-f.mant)
	default:
		x = math.Ldexp(float64(mant|1<<f.mant), exp-1+f.emin()-f.mant)
	}
	if v&f.sign() != 0 {
		return -x
	}
	return x
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
	if f == formatF32 && mode == nearestEven {
		return uint64(math.Float32bits(float32(x)))
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

// HalfValue is the value of a half-precision number.
func HalfValue(h uint16) float64 {
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

// DoubleToHalf rounds to the nearest half-precision number.
func DoubleToHalf(v float64) uint64 {
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
