package scalar

import (
	"math"

	"opt-go/nvptx/ptx"
)

// narrow is a floating-point format of 8, 6 or 4 bits (PTX ISA, section 5.2.3). What is too large
// becomes the largest number.
type narrow struct {
	mant, exp int
	largest   uint64 // the code of the largest number
	nan       uint64 // 0: there is none, and NaN becomes the largest number
	inf       bool   // the codes above the largest number begin with infinity
}

var narrows = map[string]narrow{
	"e4m3x2": {3, 4, 0x7E, 0x7F, false}, "e5m2x2": {2, 5, 0x7B, 0x7F, true},
	"e2m3x2": {3, 2, 0x1F, 0, false}, "e3m2x2": {2, 3, 0x1F, 0, false}, "e2m1x2": {1, 2, 0x7, 0, false},
}

// bits is the width of a number; in a pair of them it takes width bits.
func (n narrow) bits() int { return 1 + n.mant + n.exp }

func (n narrow) width() int {
	if n.bits() == 4 {
		return 4
	}
	return 8
}

// emin is the exponent of the smallest normal number.
func (n narrow) emin() int { return 2 - 1<<(n.exp-1) }

// magnitude is the number of a code without its sign.
func (n narrow) magnitude(code uint64) float64 {
	m, e := code&(1<<n.mant-1), int(code>>n.mant)
	switch {
	case code > n.largest && n.inf && m == 0:
		return math.Inf(1)
	case code > n.largest:
		return math.NaN()
	case e == 0:
		return math.Ldexp(float64(m), n.emin()-n.mant)
	}
	return math.Ldexp(float64(m|1<<n.mant), e-1+n.emin()-n.mant)
}

// NarrowValue is the number of a code of format e4m3, e5m2, e3m2, e2m3 or e2m1, with its sign.
func NarrowValue(format string, code uint64) float64 {
	n := narrows[format+"x2"]
	x := n.magnitude(code &^ (1 << (n.bits() - 1)))
	if code>>(n.bits()-1)&1 == 1 {
		return -x
	}
	return x
}

// encode rounds to the nearest number, ties to even; with relu, negative numbers become zero.
func (n narrow) encode(x float64, relu bool) uint64 {
	switch {
	case x != x && n.nan != 0:
		return n.nan
	case x != x:
		return n.largest
	case relu && math.Signbit(x):
		return 0
	}
	code, a := n.largest, math.Abs(x)
	switch {
	case a == 0:
		code = 0
	case a < n.magnitude(n.largest):
		_, e := math.Frexp(a)
		e = max(e-1, n.emin())
		code = uint64(e-n.emin())<<n.mant + uint64(math.RoundToEven(math.Ldexp(a, n.mant-e)))
	}
	if math.Signbit(x) {
		code |= 1 << (n.bits() - 1)
	}
	return code
}

// half is the f16 of a code, which has all these numbers.
func (n narrow) half(code uint64, relu bool) uint64 {
	x := n.magnitude(code &^ (1 << (n.bits() - 1)))
	negative := code>>(n.bits()-1)&1 == 1
	switch {
	case x != x:
		return formatF16.nan
	case negative && relu:
		return 0
	case negative:
		x = -x
	}
	return formatF16.round(x, nearestEven)
}

// narrowConversion is a conversion of a pair to or from a narrow format; ok is false for another
// one. The first of two sources becomes the upper half.
func narrowConversion(m ptx.Match) (o Op, ok bool) {
	relu := m.Has("relu")
	if n, ok := narrows[m.Get("T")]; ok {
		low := uint64(1)<<n.width() - 1
		return one(func(a uint64) uint64 {
			return n.half(a>>n.width()&low&(1<<n.bits()-1), relu)<<16 | n.half(a&low&(1<<n.bits()-1), relu)
		}), true
	}
	n, ok := narrows[m.Get("D")]
	if !ok {
		return o, false
	}
	if m.Type("T") == ptx.F16x2 {
		return one(func(a uint64) uint64 {
			return n.encode(formatF16.value(a>>16&0xFFFF), relu)<<n.width() | n.encode(formatF16.value(a&0xFFFF), relu)
		}), true
	}
	return two(func(a, b uint64) uint64 {
		return n.encode(formatF32.value(a), relu)<<n.width() | n.encode(formatF32.value(b), relu)
	}), true
}
