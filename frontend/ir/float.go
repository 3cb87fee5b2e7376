package ir

import (
	"math"
	"math/big"
)

// HalfToFloat64 widens IEEE binary16 bits.
func HalfToFloat64(h uint16) float64 {
	sign, exp, frac := uint64(h>>15)<<63, int(h>>10&31), uint64(h&0x3ff)
	switch {
	case exp == 31:
		return math.Float64frombits(sign | 0x7ff<<52 | frac<<42)
	case exp == 0:
		v := math.Ldexp(float64(frac), -24)
		return math.Float64frombits(math.Float64bits(v) | sign)
	}
	return math.Float64frombits(sign | uint64(exp-15+1023)<<52 | frac<<42)
}

// HalfFromFloat64 rounds to IEEE binary16, ties to even.
func HalfFromFloat64(v float64) uint16 { return uint16(narrow(v, 10, 5)) }

// BFloatFromFloat64 rounds to bfloat16, ties to even.
func BFloatFromFloat64(v float64) uint16 { return uint16(narrow(v, 7, 8)) }

// narrow rounds v to a binary format with the given fraction and exponent widths, ties to even.
func narrow(v float64, fracBits, expBits int) uint64 {
	bits := math.Float64bits(v)
	sign := bits >> 63 << uint(fracBits+expBits)
	maxExp := 1<<uint(expBits) - 1
	bias := maxExp >> 1
	inf := uint64(maxExp) << uint(fracBits)
	if math.IsNaN(v) {
		frac := bits & (1<<52 - 1) >> uint(52-fracBits)
		return sign | inf | frac | 1<<uint(fracBits-1)
	}
	if math.IsInf(v, 0) {
		return sign | inf
	}
	if v == 0 {
		return sign
	}
	_, e := math.Frexp(v) // |v| in [2^(e-1), 2^e)
	exp := e - 1 + bias
	scale := fracBits - (e - 1)
	if exp < 1 {
		scale = fracBits + bias - 1 // subnormal: the unit is 2^(1-bias-fracBits)
		exp = 0
	}
	m := uint64(math.RoundToEven(math.Ldexp(math.Abs(v), scale)))
	if exp > 0 {
		m += uint64(exp-1) << uint(fracBits) // the implicit bit adds the missing one; a carry moves up
	}
	if m >= inf {
		m = inf
	}
	return sign | m
}

// wideLo and wideHi give the bits of a double widened to x86_fp80, fp128 or ppc_fp128.
func wideLo(ty *Type, v float64) uint64 { lo, _ := widen(ty, v); return lo }

func wideHi(ty *Type, v float64) uint64 { _, hi := widen(ty, v); return hi }

func widen(ty *Type, v float64) (lo, hi uint64) {
	bits := math.Float64bits(v)
	sign, frac := bits>>63, bits&(1<<52-1)
	if ty.Kind == PPCFP128Kind {
		return bits, 0
	}
	const bias = 16383
	exp := uint64(0)
	switch {
	case math.IsNaN(v) || math.IsInf(v, 0):
		exp = 0x7fff
	case v != 0:
		f, e := math.Frexp(math.Abs(v))
		exp = uint64(e - 1 + bias)
		m, _ := new(big.Float).SetMantExp(big.NewFloat(f), 53).Uint64() // 1.frac as 53 bits
		frac = m & (1<<52 - 1)
	}
	if ty.Kind == X86FP80Kind {
		lo = frac << 11
		if exp != 0 {
			lo |= 1 << 63
		}
		return lo, sign<<15 | exp
	}
	return frac << 60, sign<<63 | exp<<48 | frac>>4
}
