package bitvec

import (
	"math/big"
	"math/bits"
)

// Numbers of 65 to 128 bits are two words: products and sums of two 64-bit numbers, which analyses
// of loops ask for all the time, have as many bits. An upper word of only zeros or only ones costs
// no allocation. Longer numbers are computed with math/big.

// twoWords is the largest width of numbers of two words.
const twoWords = 128

// wide is what a number of more than 64 bits has more. It is never changed.
type wide struct {
	hi uint64   // W ≤ 128: the bits from 64 on
	n  *big.Int // W > 128: the value in [0, 2^W)
}

var (
	noneHigh = &wide{}
	zero     = &wide{n: new(big.Int)} // of more than 128 bits
	one      = &wide{n: big.NewInt(1)}
	allHigh  = func() (all [twoWords - 64 + 1]wide) { // by the number of bits from 64 on
		for k := 1; k < len(all); k++ {
			all[k].hi = mask(k)
		}
		return all
	}()
)

// two returns the number of two words modulo 2^w, 64 < w ≤ 128.
func two(w int, hi, lo uint64) Int {
	most := mask(w - 64)
	switch hi &= most; hi {
	case 0:
		return Int{w: w, lo: lo, big: noneHigh}
	case most:
		return Int{w: w, lo: lo, big: &allHigh[w-64]}
	}
	return Int{w: w, lo: lo, big: &wide{hi: hi}}
}

// isTwo reports whether a is a number of two words, where it has more than 64 bits.
func (a Int) isTwo() bool { return a.w <= twoWords }

// newWide returns room for a number of more than 128 bits, in one allocation up to 256 bits: for
// their words, and one more of a carry.
func newWide(w int) *wide {
	x := &struct {
		wide
		room  big.Int
		words [5]big.Word
	}{}
	x.n = &x.room
	if w <= 256 {
		x.n.SetBits(x.words[:0])
	}
	return &x.wide
}

// isNone reports whether a number of more than 128 bits is 0, as masks of known bits mostly are.
func (a Int) isNone() bool { return a.big.n.Sign() == 0 }

// large computes with numbers of more than 128 bits.
func large(a, b Int, op func(z, x, y *big.Int) *big.Int) Int {
	x := newWide(a.w)
	op(x.n, a.big.n, b.big.n)
	reduce(a.w, x.n)
	return Int{w: a.w, big: x}
}

// joined is large where 0 is neutral.
func joined(a, b Int, op func(z, x, y *big.Int) *big.Int) Int {
	switch {
	case a.isNone():
		return b
	case b.isNone():
		return a
	}
	return large(a, b, op)
}

// ofBig returns v, in [0, 2^w), which it may keep.
func ofBig(w int, v *big.Int) Int {
	switch {
	case w <= 64:
		return Int{w: w, lo: v.Uint64()}
	case w > twoWords:
		return Int{w: w, big: &wide{n: v}}
	case v.IsUint64():
		return two(w, 0, v.Uint64())
	}
	return two(w, new(big.Int).Rsh(v, 64).Uint64(), v.Uint64())
}

// shared returns the unsigned value of a number of more than 64 bits, which must not be changed.
func (a Int) shared() *big.Int {
	if !a.isTwo() {
		return a.big.n
	}
	v := new(big.Int).SetUint64(a.big.hi)
	return v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(a.lo))
}

func (a Int) wideAdd(b Int) Int {
	if !a.isTwo() {
		return joined(a, b, (*big.Int).Add)
	}
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	hi, _ := bits.Add64(a.big.hi, b.big.hi, carry)
	return two(a.w, hi, lo)
}

func (a Int) wideSub(b Int) Int {
	if !a.isTwo() {
		return large(a, b, (*big.Int).Sub)
	}
	lo, borrow := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.big.hi, b.big.hi, borrow)
	return two(a.w, hi, lo)
}

func (a Int) wideMul(b Int) Int {
	if !a.isTwo() {
		return large(a, b, (*big.Int).Mul)
	}
	hi, lo := bits.Mul64(a.lo, b.lo)
	return two(a.w, hi+a.lo*b.big.hi+a.big.hi*b.lo, lo)
}

// wideQuoRem returns a / b and a mod b without signs.
func (a Int) wideQuoRem(b Int) (quo, rem Int) {
	switch {
	case !a.isTwo() || b.big.hi != 0:
		q, r := new(big.Int).QuoRem(a.shared(), b.shared(), new(big.Int))
		return ofBig(a.w, q), ofBig(a.w, r)
	case a.big.hi == 0:
		return two(a.w, 0, a.lo/b.lo), two(a.w, 0, a.lo%b.lo)
	}
	hi := a.big.hi / b.lo
	lo, r := bits.Div64(a.big.hi%b.lo, a.lo, b.lo)
	return two(a.w, hi, lo), two(a.w, 0, r)
}

func (a Int) wideAnd(b Int) Int {
	switch {
	case a.isTwo():
	case a.isNone():
		return a
	case b.isNone():
		return b
	default:
		return large(a, b, (*big.Int).And)
	}
	return two(a.w, a.big.hi&b.big.hi, a.lo&b.lo)
}

func (a Int) wideOr(b Int) Int {
	if !a.isTwo() {
		return joined(a, b, (*big.Int).Or)
	}
	return two(a.w, a.big.hi|b.big.hi, a.lo|b.lo)
}

func (a Int) wideXor(b Int) Int {
	if !a.isTwo() {
		return joined(a, b, (*big.Int).Xor)
	}
	return two(a.w, a.big.hi^b.big.hi, a.lo^b.lo)
}

func (a Int) wideNot() Int {
	if !a.isTwo() {
		if a.isNone() {
			return AllOnes(a.w)
		}
		x := newWide(a.w)
		x.n.Sub(modulusOf(a.w).most, a.big.n)
		return Int{w: a.w, big: x}
	}
	return two(a.w, ^a.big.hi, ^a.lo)
}

func (a Int) wideOnesCount() int {
	if a.isTwo() {
		return bits.OnesCount64(a.big.hi) + bits.OnesCount64(a.lo)
	}
	n := 0
	for _, w := range a.big.n.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return n
}

// wideShl, wideLShr and wideAShr shift by less than the width.
func (a Int) wideShl(n int) Int {
	switch {
	case !a.isTwo() && a.isNone():
		return a
	case !a.isTwo():
		x := newWide(a.w)
		reduce(a.w, x.n.Lsh(a.big.n, uint(n)))
		return Int{w: a.w, big: x}
	case n >= 64:
		return two(a.w, a.lo<<uint(n-64), 0)
	}
	return two(a.w, a.big.hi<<uint(n)|a.lo>>uint(64-n), a.lo<<uint(n)) // Go shifts by 64 to 0
}

func (a Int) wideLShr(n int) Int {
	switch {
	case !a.isTwo() && a.isNone():
		return a
	case !a.isTwo():
		x := newWide(a.w)
		x.n.Rsh(a.big.n, uint(n))
		return Int{w: a.w, big: x}
	case n >= 64:
		return two(a.w, 0, a.big.hi>>uint(n-64))
	}
	return two(a.w, a.big.hi>>uint(n), a.lo>>uint(n)|a.big.hi<<uint(64-n))
}

func (a Int) wideAShr(n int) Int {
	if !a.isTwo() {
		return wrap(a.w, new(big.Int).Rsh(a.BigSigned(), uint(n)))
	}
	hi := a.signedHigh()
	if n >= 64 {
		return two(a.w, uint64(hi>>63), uint64(hi>>uint(n-64)))
	}
	return two(a.w, uint64(hi>>uint(n)), a.lo>>uint(n)|uint64(hi)<<uint(64-n))
}

// signedHigh returns the upper word of a number of two words with its sign.
func (a Int) signedHigh() int64 { sh := uint(128 - a.w); return int64(a.big.hi<<sh) >> sh }

// wideResize returns the unsigned or signed value modulo 2^w, where either width is over 64.
func (a Int) wideResize(w int, signed bool) Int {
	if a.w > twoWords || w > twoWords {
		if signed {
			return wrap(w, a.BigSigned())
		}
		return wrap(w, a.Big())
	}
	hi, lo := uint64(0), a.lo
	switch {
	case a.w > 64 && signed:
		hi = uint64(a.signedHigh())
	case a.w > 64:
		hi = a.big.hi
	case signed:
		lo = uint64(a.signed())
		hi = uint64(a.signed() >> 63)
	}
	if w <= 64 {
		return New(w, lo)
	}
	return two(w, hi, lo)
}

func (a Int) wideCmp(b Int) int {
	switch {
	case !a.isTwo():
		return a.big.n.Cmp(b.big.n)
	case a.big.hi != b.big.hi:
		if a.big.hi < b.big.hi {
			return -1
		}
		return 1
	case a.lo < b.lo:
		return -1
	case a.lo > b.lo:
		return 1
	}
	return 0
}

func (a Int) wideBit(n int) bool {
	switch {
	case !a.isTwo():
		return a.big.n.Bit(n) == 1
	case n >= 64:
		return a.big.hi>>uint(n-64)&1 == 1
	}
	return a.lo>>uint(n)&1 == 1
}

func (a Int) wideActiveBits() int {
	switch {
	case !a.isTwo():
		return a.big.n.BitLen()
	case a.big.hi != 0:
		return 64 + bits.Len64(a.big.hi)
	}
	return bits.Len64(a.lo)
}

// wideTrailingZeros counts the zeros at the bottom of a number that is not 0.
func (a Int) wideTrailingZeros() int {
	switch {
	case !a.isTwo():
		return int(a.big.n.TrailingZeroBits())
	case a.lo == 0:
		return 64 + bits.TrailingZeros64(a.big.hi)
	}
	return bits.TrailingZeros64(a.lo)
}
