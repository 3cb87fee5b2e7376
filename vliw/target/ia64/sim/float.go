package sim

import (
	"math"
	"math/big"
	"math/bits"
)

// float is the format of float registers: (−1)^neg · sig · 2^(exp − bias − 63). A zero has exponent
// and significand 0; an integer has the exponent that makes its value that of the significand.
type float struct {
	sig uint64
	exp int32 // 17 bits
	neg bool
}

const (
	bias       = 0xffff
	expMask    = 0x1ffff
	intExp     = bias + 63
	topBit     = 1 << 63
	doubleBias = 1023
	singleBias = 127
)

var (
	one    = float{sig: topBit, exp: bias}
	natVal = float{exp: 0x1fffe}
	quiet  = float{sig: 3 << 62, exp: expMask, neg: true} // the NaN of invalid operations
)

func (x float) isNaN() bool   { return x.exp == expMask && x.sig != topBit || x == natVal }
func (x float) isInf() bool   { return x.exp == expMask && x.sig == topBit }
func (x float) isZero() bool  { return x.sig == 0 && x != natVal }
func infinity(neg bool) float { return float{sig: topBit, exp: expMask, neg: neg} }

// normal shifts the significand up, as arithmetic sees it.
func (x float) normal() float {
	if x.sig == 0 || x.exp == expMask {
		return x
	}
	n := int32(bits.LeadingZeros64(x.sig))
	return float{x.sig << n, x.exp - n, x.neg}
}

func fromDouble(b uint64) float {
	neg, e, m := b>>63 != 0, int32(b>>52&0x7ff), b&(1<<52-1)<<11
	switch {
	case e == 0x7ff:
		return float{m | topBit, expMask, neg}
	case e == 0 && m == 0:
		return float{neg: neg}
	case e == 0:
		return float{m, bias - doubleBias + 1, neg}
	}
	return float{m | topBit, e - doubleBias + bias, neg}
}

func fromSingle(b uint32) float {
	neg, e, m := b>>31 != 0, int32(b>>23&0xff), uint64(b&(1<<23-1))<<40
	switch {
	case e == 0xff:
		return float{m | topBit, expMask, neg}
	case e == 0 && m == 0:
		return float{neg: neg}
	case e == 0:
		return float{m, bias - singleBias + 1, neg}
	}
	return float{m | topBit, e - singleBias + bias, neg}
}

// encode packs a number into a format of memory.
func (x float) encode(expBits, fracBits int) uint64 {
	var sign uint64
	if x.neg {
		sign = 1 << (expBits + fracBits)
	}
	most := int32(1)<<expBits - 1
	half := most / 2
	frac := x.sig &^ topBit >> (63 - fracBits)
	switch {
	case x.exp == expMask:
		return sign | uint64(most)<<fracBits | frac
	case x.sig == 0:
		return sign
	}
	n := x.normal()
	e := n.exp - bias + half
	if e <= 0 { // a denormal: its exponent is that of the smallest normal number
		return sign | n.sig>>(63-fracBits)>>uint(1-e)
	}
	return sign | uint64(e)<<fracBits | n.sig&^topBit>>(63-fracBits)
}

func (x float) double() uint64   { return x.encode(11, 52) }
func (x float) single() uint32   { return uint32(x.encode(8, 23)) }
func (x float) float64() float64 { return math.Float64frombits(x.double()) }

// format is the precision and the range that a result is rounded to.
type format struct {
	precision int
	minExp    int32 // of the smallest normal number, biased
	maxExp    int32
}

var (
	toSingle = format{24, bias - 126, bias + 127}
	toDouble = format{53, bias - 1022, bias + 1023}
	toWide   = format{64, 1, expMask - 1}
	wideInD  = format{53, 1, expMask - 1} // precision of f64, range of the register
)

// round rounds m·2^e to nearest, ties to even. Sticky says that the exact number is a little
// larger.
func (f format) round(neg bool, m *big.Int, e int, sticky bool) float {
	if m.Sign() == 0 {
		return float{neg: neg}
	}
	top := m.BitLen()
	exp := int32(e+top-1) + bias // of the leading bit
	drop := top - f.precision
	if exp < f.minExp {
		drop += int(f.minExp - exp)
	}
	if drop > 0 {
		rest := new(big.Int).And(m, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(drop)), big.NewInt(1)))
		m = new(big.Int).Rsh(m, uint(drop))
		e += drop
		half := rest.Cmp(new(big.Int).Lsh(big.NewInt(1), uint(drop-1)))
		if half > 0 || half == 0 && (sticky || m.Bit(0) == 1) {
			m.Add(m, big.NewInt(1))
		}
		if m.Sign() == 0 {
			return float{neg: neg}
		}
		top = m.BitLen()
		exp = int32(e+top-1) + bias
	}
	if exp > f.maxExp {
		return infinity(neg)
	}
	if top > 64 {
		m = new(big.Int).Rsh(m, uint(top-64)) // a power of two
	} else {
		m = new(big.Int).Lsh(m, uint(64-top))
	}
	return float{m.Uint64(), exp, neg}
}

// multiplyAdd is a·b+c, rounded once. Product and plain say that there is no c, or no b.
func (f format) multiplyAdd(a, b, c float, product bool) float {
	for _, x := range []float{a, b, c} {
		if x == natVal {
			return natVal
		}
	}
	for _, x := range []float{a, b, c} {
		if x.isNaN() {
			x.sig |= 1 << 62
			return x
		}
	}
	neg := a.neg != b.neg
	if a.isInf() || b.isInf() {
		if a.isZero() || b.isZero() || c.isInf() && c.neg != neg {
			return quiet
		}
		return infinity(neg)
	}
	if c.isInf() {
		return c
	}
	if product {
		c = float{neg: neg}
	}
	a, b, c = a.normal(), b.normal(), c.normal()
	if a.sig == 0 || b.sig == 0 {
		if c.sig == 0 {
			return float{neg: neg && c.neg}
		}
		return f.round(c.neg, new(big.Int).SetUint64(c.sig), int(c.exp)-bias-63, false)
	}
	m := new(big.Int).Mul(new(big.Int).SetUint64(a.sig), new(big.Int).SetUint64(b.sig))
	e := int(a.exp) + int(b.exp) - 2*bias - 126
	if c.sig == 0 {
		return f.round(neg, m, e, false)
	}
	return f.addTo(m, e, neg, c)
}

// farApart is from how many places between two terms on the smaller one only says which way to
// round.
const farApart = 400

// addTo adds a number to a product.
func (f format) addTo(m *big.Int, e int, neg bool, c float) float {
	n, d := new(big.Int).SetUint64(c.sig), int(c.exp)-bias-63
	if e-d > farApart {
		d = e - farApart
		n.SetInt64(1)
	} else if d-e > farApart {
		e = d - farApart
		m = big.NewInt(1)
	}
	if e > d {
		m, e = new(big.Int).Lsh(m, uint(e-d)), d
	} else {
		n.Lsh(n, uint(d-e))
	}
	if neg {
		m = new(big.Int).Neg(m)
	}
	if c.neg {
		n.Neg(n)
	}
	m = new(big.Int).Add(m, n)
	if m.Sign() == 0 {
		return float{neg: neg && c.neg}
	}
	return f.round(m.Sign() < 0, new(big.Int).Abs(m), e, false)
}

func (x float) negated() float {
	if !x.isNaN() {
		x.neg = !x.neg
	}
	return x
}

// asDouble is a number of f64 as such; ok is false for what needs the whole format.
func (x float) asDouble() (v float64, ok bool) {
	if x.sig&(1<<11-1) != 0 || x.sig&topBit == 0 || x.exp < bias-doubleBias+1 || x.exp > bias+doubleBias {
		return 0, x.sig == 0 && x.exp == 0 && !x.neg
	}
	b := uint64(x.exp-bias+doubleBias)<<52 | x.sig&^topBit>>11
	if x.neg {
		b |= topBit
	}
	return math.Float64frombits(b), true
}

// fused is a·b+c where it can be done in doubles, which most programs do.
func fused(f format, a, b, c float, product bool) float {
	if f == toDouble {
		x, okX := a.asDouble()
		y, okY := b.asDouble()
		z, okZ := c.asDouble()
		if okX && okY && okZ {
			if product {
				return fromDouble(math.Float64bits(x * y))
			}
			return fromDouble(math.Float64bits(math.FMA(x, y, z)))
		}
	}
	return f.multiplyAdd(a, b, c, product)
}

// compareFloats orders two numbers; unordered where one is a NaN.
func compareFloats(a, b float) (order int, unordered bool) {
	if a.isNaN() || b.isNaN() {
		return 0, true
	}
	sign := func(x float) int {
		switch {
		case x.isZero():
			return 0
		case x.neg:
			return -1
		}
		return 1
	}
	p, q := sign(a), sign(b)
	if p != q || p == 0 {
		return p - q, false
	}
	a, b = a.normal(), b.normal()
	switch {
	case a.exp != b.exp:
		return p * int(a.exp-b.exp), false
	case a.sig != b.sig && a.sig < b.sig:
		return -p, false
	case a.sig != b.sig:
		return p, false
	}
	return 0, false
}

// toInteger converts to an integer in the significand.
func toInteger(signed, nearest bool) func(x float) float {
	return func(x float) float {
		if x == natVal {
			return x
		}
		bad := float{sig: 1 << 63, exp: intExp}
		if x.exp == expMask {
			return bad
		}
		x = x.normal()
		shift := int(x.exp) - bias - 63 // value = sig·2^shift
		if shift > 0 {
			return bad
		}
		var m, rest uint64
		if shift > -64 {
			m, rest = x.sig>>-shift, x.sig<<(64+shift)
			if shift == 0 {
				rest = 0
			}
		} else if shift == -64 {
			rest = x.sig
		} else if x.sig != 0 {
			rest = 1
		}
		if nearest && (rest > topBit || rest == topBit && m&1 == 1) {
			m++
		}
		switch {
		case !signed && x.neg && m != 0, signed && (m > topBit || m == topBit && !x.neg):
			return bad
		case x.neg:
			m = -m
		}
		return float{sig: m, exp: intExp}
	}
}

// fromSigned is fcvt.xf, which is exact.
func fromSigned(x float) float {
	if x == natVal {
		return x
	}
	neg := int64(x.sig) < 0
	if neg {
		x.sig = -x.sig
	}
	if x.sig == 0 {
		return float{}
	}
	return float{x.sig, intExp, neg}.normal()
}
