// Package bitvec computes with integers of a fixed number of bits: LLVM's APInt. Widths up to 64
// bits cost no allocation; wider ones are in wide.go. Ranges of integers are in
// passes/analysis/bitvec/ranges.
package bitvec

import (
	"math/big"
	"math/bits"
	"sync"

	"opt-go/frontend/ir"
)

// Int is an integer modulo 2^W. The zero value has no width and may only be assigned to.
type Int struct {
	w   int
	lo  uint64 // W ≤ 128: the lowest 64 bits of the value
	big *wide  // W > 64: the rest of the value
}

// mask has the low w bits, w ≤ 64.
func mask(w int) uint64 { return ^uint64(0) >> uint(64-w) }

// New returns v modulo 2^w.
func New(w int, v uint64) Int {
	if w <= 64 {
		return Int{w: w, lo: v & mask(w)}
	}
	if w <= twoWords {
		return Int{w: w, lo: v, big: noneHigh}
	}
	switch v {
	case 0:
		return Int{w: w, big: zero}
	case 1:
		return Int{w: w, big: one}
	}
	return ofBig(w, new(big.Int).SetUint64(v))
}

// Signed returns v modulo 2^w, sign-extended where w is larger than 64.
func Signed(w int, v int64) Int {
	if w <= 64 {
		return New(w, uint64(v))
	}
	if w <= twoWords {
		return two(w, uint64(v>>63), uint64(v))
	}
	return wrap(w, big.NewInt(v))
}

// FromBig returns v modulo 2^w.
func FromBig(w int, v *big.Int) Int { return wrap(w, new(big.Int).Set(v)) }

// modulus is 2^w and the largest number below. They are never changed.
type modulus struct {
	power, most *big.Int
	ones        *wide // the latter, of more than 128 bits
}

// moduli has those of the widths to 128 bits, which almost all wide integers have; wider those of
// other widths, by width.
var moduli = func() (all [129]modulus) {
	for w := range all {
		all[w] = newModulus(w)
	}
	return all
}()

var wider sync.Map

func newModulus(w int) modulus {
	power := new(big.Int).Lsh(big.NewInt(1), uint(w))
	most := new(big.Int).Sub(power, big.NewInt(1))
	return modulus{power, most, &wide{n: most}}
}

func modulusOf(w int) modulus {
	if w < len(moduli) {
		return moduli[w]
	}
	m, ok := wider.Load(w)
	if !ok {
		m, _ = wider.LoadOrStore(w, newModulus(w))
	}
	return m.(modulus)
}

// wrap returns v modulo 2^w; it may keep v.
func wrap(w int, v *big.Int) Int {
	reduce(w, v)
	return ofBig(w, v)
}

// reduce makes v what it is modulo 2^w.
func reduce(w int, v *big.Int) {
	switch {
	case v.Sign() < 0 && v.BitLen() <= w:
		v.Add(v, modulusOf(w).power)
	case v.Sign() < 0 || v.BitLen() > w:
		v.And(v, modulusOf(w).most)
	}
}

// Of returns the value of an integer constant; ok is false for other values.
func Of(v ir.Value) (n Int, ok bool) {
	k, isConst := v.(*ir.Const)
	if !isConst || k.Kind != ir.IntConst {
		return Int{}, false
	}
	if u, fits := k.Uint64(); fits {
		return New(k.Type().Bits, u), true
	}
	return FromBig(k.Type().Bits, k.Big()), true
}

// Zero, One, AllOnes, MaxSigned and MinSigned return the value of their name in w bits.
func Zero(w int) Int { return New(w, 0) }

// One returns 1.
func One(w int) Int { return New(w, 1) }

// AllOnes returns the largest unsigned number.
func AllOnes(w int) Int {
	if w <= 64 {
		return Int{w: w, lo: mask(w)}
	}
	if w <= twoWords {
		return two(w, ^uint64(0), ^uint64(0))
	}
	return Int{w: w, big: modulusOf(w).ones}
}

// MinSigned returns the smallest signed number.
func MinSigned(w int) Int {
	if w <= 64 {
		return Int{w: w, lo: 1 << uint(w-1)}
	}
	return One(w).Shl(w - 1)
}

// MaxSigned returns the largest signed number.
func MaxSigned(w int) Int { return MinSigned(w).Not() }

// Bits returns the width.
func (a Int) Bits() int { return a.w }

// Const returns a as a constant of an integer type of its width.
func (a Int) Const(ty *ir.Type) *ir.Const {
	if a.big == nil {
		return ir.NewInt(ty, a.lo)
	}
	return ir.NewBigInt(ty, a.shared())
}

// Big returns the unsigned value, which the caller may change.
func (a Int) Big() *big.Int {
	if a.big != nil {
		return new(big.Int).Set(a.shared())
	}
	return new(big.Int).SetUint64(a.lo)
}

// BigSigned returns the signed value, which the caller may change.
func (a Int) BigSigned() *big.Int {
	v := a.Big()
	if a.IsNegative() {
		v.Sub(v, modulusOf(a.w).power)
	}
	return v
}

// Uint64 returns the unsigned value; ok is false when it does not fit.
func (a Int) Uint64() (v uint64, ok bool) {
	if a.big != nil {
		return a.ZExtOrTrunc(64).lo, a.wideActiveBits() <= 64
	}
	return a.lo, true
}

// Int64 returns the signed value; ok is false when it does not fit.
func (a Int) Int64() (v int64, ok bool) {
	if a.big != nil {
		return a.ZExtOrTrunc(64).signed(), a.SignedBits() <= 64
	}
	return a.signed(), true
}

func (a Int) signed() int64 { sh := uint(64 - a.w); return int64(a.lo<<sh) >> sh }

// String returns the signed decimal.
func (a Int) String() string { return a.BigSigned().String() }

// The operations on numbers of up to 64 bits are written out: they are asked for millions of times,
// and calls cost more than they.

// Add returns a + b.
func (a Int) Add(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: (a.lo + b.lo) & mask(a.w)}
	}
	return a.wideAdd(b)
}

// Sub returns a − b.
func (a Int) Sub(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: (a.lo - b.lo) & mask(a.w)}
	}
	return a.wideSub(b)
}

// Mul returns a · b.
func (a Int) Mul(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: (a.lo * b.lo) & mask(a.w)}
	}
	return a.wideMul(b)
}

// UDiv returns a / b without signs; b is not 0.
func (a Int) UDiv(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: a.lo / b.lo}
	}
	quo, _ := a.wideQuoRem(b)
	return quo
}

// URem returns a mod b without signs; b is not 0.
func (a Int) URem(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: a.lo % b.lo}
	}
	_, rem := a.wideQuoRem(b)
	return rem
}

// SDiv returns a / b rounded towards 0; b is not 0.
func (a Int) SDiv(b Int) Int {
	if a.big == nil {
		return Signed(a.w, a.signed()/b.signed())
	}
	return wrap(a.w, new(big.Int).Quo(a.BigSigned(), b.BigSigned()))
}

// And returns the bitwise and.
func (a Int) And(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: a.lo & b.lo}
	}
	return a.wideAnd(b)
}

// Or returns the bitwise or.
func (a Int) Or(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: a.lo | b.lo}
	}
	return a.wideOr(b)
}

// Xor returns the bitwise exclusive or.
func (a Int) Xor(b Int) Int {
	if a.big == nil {
		return Int{w: a.w, lo: a.lo ^ b.lo}
	}
	return a.wideXor(b)
}

// OnesCount returns how many bits are set.
func (a Int) OnesCount() int {
	if a.big == nil {
		return bits.OnesCount64(a.lo)
	}
	return a.wideOnesCount()
}

// Not returns the complement.
func (a Int) Not() Int {
	if a.big == nil {
		return Int{w: a.w, lo: ^a.lo & mask(a.w)}
	}
	return a.wideNot()
}

// Neg returns −a.
func (a Int) Neg() Int { return Zero(a.w).Sub(a) }

// Abs returns the absolute value; that of the smallest number is itself.
func (a Int) Abs() Int {
	if a.IsNegative() {
		return a.Neg()
	}
	return a
}

// Shl returns a shifted left by n ≥ 0 bits.
func (a Int) Shl(n int) Int {
	if n >= a.w {
		return Zero(a.w)
	}
	if a.big == nil {
		return New(a.w, a.lo<<uint(n))
	}
	return a.wideShl(n)
}

// LShr returns a shifted right by n ≥ 0 bits, zeros coming in.
func (a Int) LShr(n int) Int {
	if n >= a.w {
		return Zero(a.w)
	}
	if a.big == nil {
		return Int{w: a.w, lo: a.lo >> uint(n)}
	}
	return a.wideLShr(n)
}

// AShr returns a shifted right by n ≥ 0 bits, the sign coming in.
func (a Int) AShr(n int) Int {
	if a.big == nil {
		return New(a.w, uint64(a.signed()>>uint(min(n, 63))))
	}
	return a.wideAShr(min(n, a.w-1))
}

// Trunc keeps the low w bits, w ≤ Bits.
func (a Int) Trunc(w int) Int { return a.ZExtOrTrunc(w) }

// ZExtOrTrunc returns the unsigned value modulo 2^w.
func (a Int) ZExtOrTrunc(w int) Int {
	if a.big == nil && w <= 64 {
		return New(w, a.lo)
	}
	return a.wideResize(w, false)
}

// SExtOrTrunc returns the signed value modulo 2^w.
func (a Int) SExtOrTrunc(w int) Int {
	if a.big == nil && w <= 64 {
		return New(w, uint64(a.signed()))
	}
	return a.wideResize(w, true)
}

// Cmp compares the unsigned values: −1, 0 or 1.
func (a Int) Cmp(b Int) int {
	switch {
	case a.big != nil:
		return a.wideCmp(b)
	case a.lo < b.lo:
		return -1
	case a.lo > b.lo:
		return 1
	}
	return 0
}

// SCmp compares the signed values.
func (a Int) SCmp(b Int) int {
	if an, bn := a.IsNegative(), b.IsNegative(); an != bn {
		if an {
			return -1
		}
		return 1
	}
	return a.Cmp(b)
}

// Eq reports whether both are the same number of the same width.
func (a Int) Eq(b Int) bool {
	return a.w == b.w && a.lo == b.lo && (a.big == b.big || a.wideCmp(b) == 0)
}

// ULT, ULE, SLT and SLE compare.
func (a Int) ULT(b Int) bool {
	if a.big == nil {
		return a.lo < b.lo
	}
	return a.wideCmp(b) < 0
}

// ULE reports a ≤ b without signs.
func (a Int) ULE(b Int) bool { return a.Cmp(b) <= 0 }

// SLT reports a < b with signs.
func (a Int) SLT(b Int) bool {
	if a.big == nil {
		return a.signed() < b.signed()
	}
	return a.SCmp(b) < 0
}

// SLE reports a ≤ b with signs.
func (a Int) SLE(b Int) bool { return a.SCmp(b) <= 0 }

// IsZero reports a = 0.
func (a Int) IsZero() bool { return a.lo == 0 && (a.big == nil || a.wideActiveBits() == 0) }

// IsOne reports a = 1.
func (a Int) IsOne() bool {
	if a.big == nil {
		return a.lo == 1
	}
	return a.Eq(One(a.w))
}

// IsAllOnes reports a = −1.
func (a Int) IsAllOnes() bool {
	if a.big == nil {
		return a.lo == mask(a.w)
	}
	return a.Eq(AllOnes(a.w))
}

// IsNegative reports whether the sign bit is set.
func (a Int) IsNegative() bool { return a.Bit(a.w - 1) }

// IsMinSigned reports whether a is the smallest signed number.
func (a Int) IsMinSigned() bool {
	if a.big == nil {
		return a.lo == 1<<uint(a.w-1)
	}
	return a.Eq(MinSigned(a.w))
}

// Bit returns bit n.
func (a Int) Bit(n int) bool {
	if a.big != nil {
		return a.wideBit(n)
	}
	return a.lo>>uint(n)&1 == 1
}

// ActiveBits returns the width without leading zeros.
func (a Int) ActiveBits() int {
	if a.big != nil {
		return a.wideActiveBits()
	}
	return bits.Len64(a.lo)
}

// LeadingZeros counts zeros at the top.
func (a Int) LeadingZeros() int { return a.w - a.ActiveBits() }

// SignedBits returns the width that the signed value needs, at least 1.
func (a Int) SignedBits() int {
	if a.IsNegative() {
		return a.Not().ActiveBits() + 1
	}
	return a.ActiveBits() + 1
}

// TrailingZeros counts zeros at the bottom; of 0 it is the width.
func (a Int) TrailingZeros() int {
	if a.IsZero() {
		return a.w
	}
	if a.big != nil {
		return a.wideTrailingZeros()
	}
	return bits.TrailingZeros64(a.lo)
}

// IsPowerOf2 reports whether exactly one bit is set.
func (a Int) IsPowerOf2() bool { return !a.IsZero() && a.TrailingZeros() == a.ActiveBits()-1 }

// Log2 returns the number of the highest bit that is set, −1 for 0.
func (a Int) Log2() int { return a.ActiveBits() - 1 }

// UMulOverflow returns a · b and whether the unsigned product does not fit.
func (a Int) UMulOverflow(b Int) (Int, bool) {
	if a.big == nil {
		hi, lo := bits.Mul64(a.lo, b.lo)
		return New(a.w, lo), hi != 0 || lo&^mask(a.w) != 0
	}
	p := new(big.Int).Mul(a.shared(), b.shared())
	over := p.BitLen() > a.w
	return wrap(a.w, p), over
}

// SMulOverflow returns a · b and whether the signed product does not fit.
func (a Int) SMulOverflow(b Int) (Int, bool) {
	if a.w <= 32 {
		n := a.signed() * b.signed()
		r := Signed(a.w, n)
		return r, r.signed() != n
	}
	if a.w <= 64 {
		p := a.SExtOrTrunc(twoWords).Mul(b.SExtOrTrunc(twoWords))
		return p.ZExtOrTrunc(a.w), p.SignedBits() > a.w
	}
	p := new(big.Int).Mul(a.BigSigned(), b.BigSigned())
	r := FromBig(a.w, p)
	return r, r.BigSigned().Cmp(p) != 0
}

// UAddOverflow returns a + b and whether the unsigned sum does not fit.
func (a Int) UAddOverflow(b Int) (Int, bool) {
	r := a.Add(b)
	return r, r.ULT(a)
}

// SAddOverflow returns a + b and whether the signed sum does not fit.
func (a Int) SAddOverflow(b Int) (Int, bool) {
	r := a.Add(b)
	return r, a.IsNegative() == b.IsNegative() && r.IsNegative() != a.IsNegative()
}

// SSubOverflow returns a − b and whether the signed difference does not fit.
func (a Int) SSubOverflow(b Int) (Int, bool) {
	r := a.Sub(b)
	return r, a.IsNegative() != b.IsNegative() && r.IsNegative() != a.IsNegative()
}

// MinU, MaxU, MinS and MaxS return the smaller or larger number.
func MinU(a, b Int) Int {
	if b.ULT(a) {
		return b
	}
	return a
}

// MaxU returns the larger unsigned number.
func MaxU(a, b Int) Int {
	if a.ULT(b) {
		return b
	}
	return a
}

// MinS returns the smaller signed number.
func MinS(a, b Int) Int {
	if b.SLT(a) {
		return b
	}
	return a
}

// MaxS returns the larger signed number.
func MaxS(a, b Int) Int {
	if a.SLT(b) {
		return b
	}
	return a
}

// Reversed returns the groups of size bits, 1 or 8, in the opposite order; the width is a multiple
// of size.
func (a Int) Reversed(size int) Int {
	if a.w <= 64 {
		if size == 8 {
			return Int{w: a.w, lo: bits.ReverseBytes64(a.lo) >> uint(64-a.w)}
		}
		return Int{w: a.w, lo: bits.Reverse64(a.lo) >> uint(64-a.w)}
	}
	out := new(big.Int)
	for n := 0; n < a.w; n += size { // bits n to n + size go to w - size - n
		for k := range size {
			if a.Bit(n + k) {
				out.SetBit(out, a.w-size-n+k, 1)
			}
		}
	}
	return ofBig(a.w, out)
}

// Inverse returns the number that gives 1 when it is multiplied by the odd number a.
func (a Int) Inverse() Int {
	x := a // right in the lowest three bits; each step doubles that
	two := New(a.w, 2)
	for n := 3; n < a.w; n *= 2 {
		x = x.Mul(two.Sub(a.Mul(x)))
	}
	return x
}
