// Package known computes which bits of integers of any width are known (LLVM's KnownBits). It is
// what passes/analysis/valuetracking uses above 64 bits, and what the tests hold its functions on
// 64-bit words against.
//
// Invariant: the result of every function covers all values that the operation gives for operands
// that the operands' bits allow, poison and undefined behavior left out. Bits that contradict each
// other never come out: then nothing is known.
package known

import "opt-go/passes/analysis/bitvec"

// Bits says which bits of an integer are surely 0 and surely 1. Both have the integer's width.
type Bits struct{ Zero, One bitvec.Int }

// Nothing returns that no bit of w is known.
func Nothing(w int) Bits { return Bits{bitvec.Zero(w), bitvec.Zero(w)} }

// Of returns the bits of a number: all are known.
func Of(v bitvec.Int) Bits { return Bits{v.Not(), v} }

// Everything claims both of each bit of w: the start of a meet by Either.
func Everything(w int) Bits { return Bits{bitvec.AllOnes(w), bitvec.AllOnes(w)} }

// Low has the lowest n bits of w set, High the highest.
func Low(w, n int) bitvec.Int { return bitvec.AllOnes(w).LShr(w - n) }

// High has the highest n bits of w set.
func High(w, n int) bitvec.Int { return bitvec.AllOnes(w).Shl(w - n) }

// Width returns the number of bits.
func (k Bits) Width() int { return k.Zero.Bits() }

// IsNothing reports whether no bit is known.
func (k Bits) IsNothing() bool { return k.Zero.IsZero() && k.One.IsZero() }

// Contradicts reports whether a bit would have to be 0 and 1: no value is possible.
func (k Bits) Contradicts() bool { return !k.Zero.And(k.One).IsZero() }

// consistent is k, or nothing where it contradicts itself.
func (k Bits) consistent() Bits {
	if k.Contradicts() {
		return Nothing(k.Width())
	}
	return k
}

// And joins two sources of knowledge about one value.
func (k Bits) And(o Bits) Bits { return Bits{k.Zero.Or(o.Zero), k.One.Or(o.One)} }

// Either keeps what holds for both of two values.
func (k Bits) Either(o Bits) Bits { return Bits{k.Zero.And(o.Zero), k.One.And(o.One)} }

// Not returns the bits of the complement.
func (k Bits) Not() Bits { return Bits{k.One, k.Zero} }

// flipped returns the bits with those of mask complemented.
func (k Bits) flipped(mask bitvec.Int) Bits {
	rest := mask.Not()
	return Bits{k.Zero.And(rest).Or(k.One.And(mask)), k.One.And(rest).Or(k.Zero.And(mask))}
}

// UMin and UMax are the least and the greatest unsigned number that the bits allow.
func (k Bits) UMin() bitvec.Int { return k.One }

// UMax is the greatest unsigned number.
func (k Bits) UMax() bitvec.Int { return k.Zero.Not() }

// SMin and SMax are the least and the greatest signed number that the bits allow.
func (k Bits) SMin() bitvec.Int {
	if k.NonNegative() {
		return k.One
	}
	return k.One.Or(bitvec.MinSigned(k.Width()))
}

// SMax is the greatest signed number.
func (k Bits) SMax() bitvec.Int {
	if k.Negative() {
		return k.UMax()
	}
	return k.UMax().And(bitvec.MaxSigned(k.Width()))
}

// Const returns the value when all bits are known.
func (k Bits) Const() (bitvec.Int, bool) { return k.One, k.Zero.Or(k.One).IsAllOnes() }

// NonNegative reports whether the sign bit is surely 0.
func (k Bits) NonNegative() bool { return k.Zero.IsNegative() }

// Negative reports whether the sign bit is surely 1.
func (k Bits) Negative() bool { return k.One.IsNegative() }

// TrailingZeros, LeadingZeros and LeadingOnes return how many bits at the bottom or at the top are
// surely 0 or 1.
func (k Bits) TrailingZeros() int { return k.UMax().TrailingZeros() }

// LeadingZeros counts surely zero bits at the top.
func (k Bits) LeadingZeros() int { return k.UMax().LeadingZeros() }

// LeadingOnes counts bits at the top that are surely 1.
func (k Bits) LeadingOnes() int { return k.One.Not().LeadingZeros() }

// ZExt widens to w bits with zeros.
func (k Bits) ZExt(w int) Bits {
	return Bits{k.Zero.ZExtOrTrunc(w).Or(High(w, w-k.Width())), k.One.ZExtOrTrunc(w)}
}

// SExt widens to w bits with copies of the sign.
func (k Bits) SExt(w int) Bits { return Bits{k.Zero.SExtOrTrunc(w), k.One.SExtOrTrunc(w)} }

// Trunc keeps the low w bits.
func (k Bits) Trunc(w int) Bits { return Bits{k.Zero.Trunc(w), k.One.Trunc(w)} }

// ZExtOrTrunc changes to w bits.
func (k Bits) ZExtOrTrunc(w int) Bits {
	if w > k.Width() {
		return k.ZExt(w)
	}
	return k.Trunc(w)
}

// BitAnd, BitOr and BitXor are the bits of the operations of their name.
func BitAnd(a, b Bits) Bits { return Bits{a.Zero.Or(b.Zero), a.One.And(b.One)} }

// BitOr is the bitwise or.
func BitOr(a, b Bits) Bits { return Bits{a.Zero.And(b.Zero), a.One.Or(b.One)} }

// BitXor is the bitwise exclusive or.
func BitXor(a, b Bits) Bits {
	return Bits{a.Zero.And(b.Zero).Or(a.One.And(b.One)), a.Zero.And(b.One).Or(a.One.And(b.Zero))}
}
