package valuetracking

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/known"
)

// KnownBits says which bits of an integer or pointer, or of every lane of a vector of them, are
// surely 0 and surely 1. It holds unless the value is poison. The methods know values of any width.
type KnownBits struct {
	// Zero and One are the bits of a value of at most 64 bits. Of a wider one both are 0, so that
	// code that reads these words knows nothing about it rather than half of it.
	Zero, One uint64

	wide *known.Bits // above 64 bits, see wide.go; nil: nothing is known
}

// words are the known bits of a value of at most 64 bits.
func words(zero, one uint64) KnownBits { return KnownBits{Zero: zero, One: one} }

func WidthMask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

// andWords and eitherWords are and and either for at most 64 bits.
func (k KnownBits) andWords(o KnownBits) KnownBits { return words(k.Zero|o.Zero, k.One|o.One) }

func (k KnownBits) eitherWords(o KnownBits) KnownBits { return words(k.Zero&o.Zero, k.One&o.One) }

// and joins two sources of knowledge about one value.
func (k KnownBits) and(o KnownBits) KnownBits {
	out := KnownBits{Zero: k.Zero | o.Zero, One: k.One | o.One}
	if k.wide != nil || o.wide != nil {
		out.wide = bothWide(k.wide, o.wide)
	}
	return out
}

// either keeps what holds for both of two values.
func (k KnownBits) either(o KnownBits) KnownBits {
	out := KnownBits{Zero: k.Zero & o.Zero, One: k.One & o.One}
	if k.wide != nil {
		out.wide = eitherWide(k.wide, o.wide)
	}
	return out
}

func (k KnownBits) max(m uint64) uint64 { return ^k.Zero & m }

// Max returns the greatest unsigned value of the given width that the bits allow; all ones where it
// has more than 64 bits.
func (k KnownBits) Max(w int) uint64 {
	if k.wide != nil {
		return saturated(k.wide.UMax())
	}
	return ^k.Zero & WidthMask(w)
}

// Min returns the least unsigned value that the bits allow; all ones where it has more than 64
// bits.
func (k KnownBits) Min() uint64 {
	if k.wide != nil {
		return saturated(k.wide.UMin())
	}
	return k.One
}

// SMax returns the greatest signed value of width w ≤ 64, sign-extended.
func (k KnownBits) SMax(w int) int64 {
	s := uint64(1) << uint(w-1)
	v := k.max(WidthMask(w))
	if k.One&s == 0 {
		v &^= s
	}
	return SignExtend(v, w)
}

// SMin returns the least signed value of width w ≤ 64, sign-extended.
func (k KnownBits) SMin(w int) int64 {
	s := uint64(1) << uint(w-1)
	v := k.One
	if k.Zero&s == 0 {
		v |= s
	}
	return SignExtend(v, w)
}

// Ordered compares two numbers of w bits by their known bits, for a predicate other than equality.
func Ordered(p ir.Pred, a, b KnownBits, w int) (value, known bool) {
	if p.IsEquality() {
		return false, false
	}
	if p == ir.UGT || p == ir.UGE || p == ir.SGT || p == ir.SGE {
		p, a, b = p.Swapped(), b, a
	}
	if w > 64 {
		return orderedWide(p, a.Bits(w), b.Bits(w))
	}
	below, above := a.Max(w) < b.Min(), a.Min() >= b.Max(w)      // a < b for sure, a >= b for sure
	notAbove, atLeast := a.Max(w) <= b.Min(), a.Min() > b.Max(w) // a <= b, a > b
	if p.IsSigned() {
		below, above = a.SMax(w) < b.SMin(w), a.SMin(w) >= b.SMax(w)
		notAbove, atLeast = a.SMax(w) <= b.SMin(w), a.SMin(w) > b.SMax(w)
	}
	if p == ir.ULT || p == ir.SLT {
		return below, below || above
	}
	return notAbove, notAbove || atLeast
}

// NonNegative reports whether the sign bit of a value of width w is surely 0.
func (k KnownBits) NonNegative(w int) bool {
	return k.Zero>>uint(w-1)&1 == 1 || k.wide != nil && nonNegativeWide(k.wide)
}

// Negative reports whether the sign bit of a value of width w is surely 1.
func (k KnownBits) Negative(w int) bool {
	return k.One>>uint(w-1)&1 == 1 || k.wide != nil && negativeWide(k.wide)
}

// Const returns the value when all w bits are known; w ≤ 64. See ConstInt.
func (k KnownBits) Const(w int) (uint64, bool) {
	return k.One, (k.Zero|k.One)&WidthMask(w) == WidthMask(w)
}

func SignExtend(v uint64, w int) int64 {
	s := uint(64 - w)
	return int64(v<<s) >> s
}

// TrailingZeros returns how many of the lowest bits of a value of width w are surely 0.
func (k KnownBits) TrailingZeros(w int) int {
	if k.wide != nil {
		return k.wide.TrailingZeros()
	}
	return min(w, bits.TrailingZeros64(^k.Zero))
}

// LeadingZeros returns how many of the highest bits of a value of width w are surely 0.
func (k KnownBits) LeadingZeros(w int) int {
	if k.wide != nil {
		return k.wide.LeadingZeros()
	}
	return min(w, bits.LeadingZeros64(^(k.Zero << uint(64-w))))
}

// LeadingOnes returns how many of the highest bits of a value of width w are surely 1.
func (k KnownBits) LeadingOnes(w int) int {
	if k.wide != nil {
		return k.wide.LeadingOnes()
	}
	return min(w, bits.LeadingZeros64(^(k.One << uint(64-w))))
}

// flipped complements a bit of at most 64.
func (k KnownBits) flipped(bit uint64) KnownBits {
	return words(k.Zero&^bit|k.One&bit, k.One&^bit|k.Zero&bit)
}
