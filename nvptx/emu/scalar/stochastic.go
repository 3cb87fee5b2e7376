package scalar

import (
	"math/bits"
	"strings"

	"opt-go/nvptx/ptx"
)

// Conversions of CUDA's newest processors: rounding by random bits, and scales, which are powers of
// two (PTX ISA, section 9.7.9.21, cvt).

// stochastic converts a single to a smaller format: the random bits, n of them, are added at the
// top of the bits that are dropped, and the sum is cut off.
func (f format) stochastic(x, random uint64, n int, relu, finite bool) uint64 {
	sign, a := x&formatF32.sign(), x&^formatF32.sign()
	switch {
	case a > formatF32.inf():
		return f.nan
	case relu && sign != 0:
		return 0
	}
	code := f.inf()
	if a < formatF32.inf() {
		code = f.stochasticMagnitude(a, random, n)
	}
	if code >= f.inf() {
		code = f.inf()
		if finite {
			code--
		}
	}
	if sign != 0 {
		code |= f.sign()
	}
	return code
}

// stochasticMagnitude is the code of a positive, finite single; it may be beyond infinity.
func (f format) stochasticMagnitude(a, random uint64, n int) uint64 {
	exponent, m := int(a>>formatF32.mant), a&(1<<formatF32.mant-1)
	if exponent > 0 {
		m |= 1 << formatF32.mant
	} else {
		exponent = 1
	}
	return f.cut(m, exponent-1+formatF32.emin(), random&(1<<n-1), n)
}

// cut is the code of m · 2^(e-23) with random bits added, without a sign; it may be beyond
// infinity.
func (f format) cut(m uint64, e int, random uint64, n int) uint64 {
	shift := formatF32.mant - f.mant + max(f.emin()-e, 0)
	if shift > 40 { // 24 bits and a carry
		return 0
	}
	if shift >= n {
		m += random << (shift - n)
	} else {
		m += random >> (n - shift)
	}
	return m>>shift + uint64(max(e-f.emin(), 0))<<f.mant
}

// stochasticPair is cvt.rs of two singles; the first becomes the upper half. A half takes 13 random
// bits, a bfloat 16, the lower one from bit 0 on and the upper one from bit 16 on.
func stochasticPair(to ptx.Type, m ptx.Match) Ternary {
	f, n := formatOf(to), 13
	if to == ptx.BF16x2 {
		n = 16
	}
	relu, finite := m.Has("relu"), m.Has("satfinite")
	return func(a, b, random uint64) uint64 {
		return f.stochastic(a, random>>16, n, relu, finite)<<16 | f.stochastic(b, random, n, relu, finite)
	}
}

// StochasticQuad is cvt.rs of four singles to a narrow format, of which the first becomes the
// uppermost number; nil for another conversion. Numbers of 8 and 6 bits take 16 random bits, the
// upper pair from bit 16 on. Those of 4 bits take two bytes, the upper bytes of both halves or
// their lower ones. The numbers of a pair share the bits: the first has them in reverse order, as
// measured on a B200 for e4m3.
func StochasticQuad(m ptx.Match) func(x [4]uint64, random uint64) uint64 {
	name, quad := strings.CutSuffix(m.Get("D"), "x4")
	n, ok := narrows[name+"x2"]
	if !ok || !quad || m.Get("rnd") != "rs" {
		return nil
	}
	relu := m.Has("relu")
	return func(x [4]uint64, random uint64) (packed uint64) {
		halves := [2]uint64{random >> 16 & 0xFFFF, random & 0xFFFF}
		if n.width() == 4 {
			upper, lower := random>>16, random&0xFFFF
			halves = [2]uint64{upper&0xFF00 | lower>>8, upper&0xFF<<8 | lower&0xFF}
		}
		for k, v := range x {
			share := halves[k/2]
			if k%2 == 0 {
				share = uint64(bits.Reverse16(uint16(share)))
			}
			packed = packed<<n.width() | n.stochastic(v, share, relu)
		}
		return packed
	}
}

// stochastic rounds a single with 16 random bits.
func (n narrow) stochastic(x, random uint64, relu bool) uint64 {
	sign, a := x&formatF32.sign(), x&^formatF32.sign()
	switch {
	case a > formatF32.inf() && n.nan != 0:
		return n.nan
	case a > formatF32.inf():
		return n.largest
	case relu && sign != 0:
		return 0
	}
	code := n.largest
	if a < formatF32.inf() {
		code = min(code, format{mant: n.mant, exp: n.exp}.stochasticMagnitude(a, random, 16))
	}
	if sign != 0 {
		code |= 1 << (n.bits() - 1)
	}
	return code
}

// The codes of a scale (ue8m0): 2^(code-127), or NaN.
const (
	scaleNaN = 0xFF
	scaleMax = 0xFE
)

// scaleOf is the scale of a single's magnitude, rounded up or down.
func scaleOf(x uint64, up, finite bool) uint64 {
	a := x &^ formatF32.sign()
	code := a >> formatF32.mant
	switch {
	case a > formatF32.inf():
		return scaleNaN
	case up && a&(1<<formatF32.mant-1) != 0 && a > 1<<(formatF32.mant-1): // beyond 2^-127, the smallest
		code++
	}
	if finite {
		code = min(code, scaleMax)
	}
	return code
}

// scaleConversion is a conversion of a pair to or from scales; ok is false for another one.
func scaleConversion(m ptx.Match) (o Op, ok bool) {
	up, finite := m.Get("rnd") == "rp", m.Has("satfinite")
	switch {
	case m.Get("T") == "ue8m0x2":
		return one(func(a uint64) uint64 { return scaleValue(a>>8&0xFF)<<16 | scaleValue(a&0xFF) }), true
	case m.Get("D") != "ue8m0x2":
		return o, false
	case m.Get("T") == "bf16x2":
		return one(func(a uint64) uint64 {
			return scaleOf(a&0xFFFF0000, up, finite)<<8 | scaleOf(a<<16&0xFFFF0000, up, finite)
		}), true
	}
	return two(func(a, b uint64) uint64 { return scaleOf(a, up, finite)<<8 | scaleOf(b, up, finite) }), true
}

// scaleValue is the bfloat of a scale's code.
func scaleValue(code uint64) uint64 {
	switch code {
	case 0:
		return 1 << (formatBF16.mant - 1)
	case scaleNaN:
		return formatBF16.nan
	}
	return code << formatBF16.mant
}

// policyCode is how the words of createpolicy begin, for the first of its priorities.
var policyCode = map[string]uint64{
	"L2::evict_normal": 0x10, "L2::evict_unchanged": 0x11, "L2::evict_first": 0x12, "L2::evict_last": 0x14,
}

// Policy is the word that createpolicy makes for operands of cache hints, which instructions
// ignore: no cache is modelled that they change.
func Policy(m ptx.Match) uint64 { return policyCode[m.Get("first")]<<56 | 0xF<<52 }
