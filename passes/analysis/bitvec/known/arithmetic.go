package known

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// AddSub adds or subtracts, with the facts that the flags nuw and nsw give about the sign and the
// high bits.
func AddSub(add bool, flags ir.Flags, a, b Bits) Bits {
	w := a.Width()
	out, second := Bits{}, b // of what is added
	if add {
		out = sum(a, b, bitvec.Zero(w))
	} else { // a + ~b + 1
		second = b.Not()
		out = sum(a, second, bitvec.One(w))
	}
	sign := bitvec.MinSigned(w)
	if flags&ir.NSW != 0 && !out.NonNegative() && !out.Negative() {
		switch {
		case a.NonNegative() && second.NonNegative():
			out.Zero = out.Zero.Or(sign)
		case a.Negative() && second.Negative():
			out.One = out.One.Or(sign)
		}
	}
	if flags&ir.NUW != 0 {
		if add { // the sum is at least as large as its least value
			if lo, over := a.One.UAddOverflow(b.One); !over {
				out.One = out.One.Or(High(w, lo.Not().LeadingZeros()))
			}
		} else if b.One.ULE(a.UMax()) {
			out.Zero = out.Zero.Or(High(w, a.UMax().Sub(b.One).LeadingZeros()))
		}
	}
	return out.consistent()
}

// sum adds with a carry in: a bit is known where both operands and the carry into it are.
func sum(a, b Bits, carry bitvec.Int) Bits {
	most, least := a.UMax().Add(b.UMax()).Add(carry), a.One.Add(b.One).Add(carry)
	carryZero := most.Xor(a.Zero).Xor(b.Zero).Not()
	carryOne := least.Xor(a.One).Xor(b.One)
	sure := a.Zero.Or(a.One).And(b.Zero.Or(b.One)).And(carryZero.Or(carryOne))
	return Bits{most.Not().And(sure), least.And(sure)}
}

// Mul multiplies: the high bits from the greatest product, the low ones as far as both factors are
// known.
func Mul(a, b Bits) Bits {
	w := a.Width()
	out := Nothing(w)
	if most, over := a.UMax().UMulOverflow(b.UMax()); !over {
		out.Zero = High(w, most.LeadingZeros())
	}
	// With x = 2^p·x', y = 2^q·y', the product's low bits are those of x'·y' as far as both are
	// known, above p+q zeros.
	p, q := a.TrailingZeros(), b.TrailingZeros()
	ka, kb := a.Zero.Or(a.One).Not().TrailingZeros(), b.Zero.Or(b.One).Not().TrailingZeros()
	n := min(min(p+q, w)+min(ka-p, kb-q), w)
	low := a.One.And(Low(w, ka)).Mul(b.One.And(Low(w, kb)))
	out.Zero = out.Zero.Or(low.Not().And(Low(w, n)))
	out.One = low.And(Low(w, n))
	return out
}

// Div divides, udiv or sdiv; of flags only exact counts.
func Div(signed bool, flags ir.Flags, a, b Bits) Bits {
	w := a.Width()
	out := Nothing(w)
	switch {
	case !signed || a.NonNegative() && b.NonNegative():
		if b.UMax().IsZero() {
			return out
		}
		out.Zero = High(w, a.UMax().UDiv(bitvec.MaxU(b.One, bitvec.One(w))).LeadingZeros())
	case a.Negative() && b.Negative(): // the largest magnitude by the smallest
		if d := b.SMax().Neg(); !d.IsZero() {
			out.Zero = High(w, a.SMin().Neg().UDiv(d).LeadingZeros())
		}
	}
	if flags&ir.Exact != 0 {
		if n := a.TrailingZeros() - b.One.TrailingZeros(); n > 0 && !b.One.IsZero() {
			out.Zero = out.Zero.Or(Low(w, n))
		}
		if a.One.Bit(0) {
			out.One = out.One.Or(bitvec.One(w))
		}
	}
	return out.consistent()
}

// Rem takes the remainder, urem or srem.
func Rem(signed bool, a, b Bits) Bits {
	w := a.Width()
	if b.UMax().IsZero() {
		return Nothing(w)
	}
	// Low bits below the divisor's trailing zeros come from the dividend.
	low := Low(w, b.TrailingZeros())
	out := Bits{a.Zero.And(low), a.One.And(low)}
	if d, isConst := b.Const(); isConst && d.IsPowerOf2() {
		below := d.Sub(bitvec.One(w))
		switch {
		case !signed, a.NonNegative(), below.And(a.Zero).Eq(below):
			out.Zero = out.Zero.Or(below.Not())
		case a.Negative() && !below.And(a.One).IsZero():
			out.One = out.One.Or(below.Not())
		}
		return out
	}
	if !signed {
		most := bitvec.MinU(a.UMax(), b.UMax().Sub(bitvec.One(w)))
		out.Zero = out.Zero.Or(High(w, most.LeadingZeros()))
		return out
	}
	// The result has the dividend's sign, and its magnitude is no larger than either's.
	if a.NonNegative() {
		zeros := a.LeadingZeros()
		if b.NonNegative() {
			zeros = max(zeros, b.LeadingZeros())
		}
		out.Zero = out.Zero.Or(High(w, zeros))
	}
	return out
}

// Abs is the absolute value; with minIsPoison the smallest number has none.
func Abs(k Bits, minIsPoison bool) Bits {
	w := k.Width()
	if k.NonNegative() {
		return k
	}
	out := Nothing(w)
	if k.Negative() {
		out = AddSub(false, 0, Of(bitvec.Zero(w)), k)
	} else { // x and -x have the same trailing zeros and lowest one
		n := k.TrailingZeros()
		out.Zero = Low(w, n)
		if n < w && k.One.Bit(n) {
			out.One = bitvec.One(w).Shl(n)
		}
	}
	if (minIsPoison || !k.One.And(bitvec.MaxSigned(w)).IsZero()) && !out.Negative() {
		out.Zero = out.Zero.Or(bitvec.MinSigned(w))
	}
	return out
}

// UMax is the greater of two unsigned numbers.
func UMax(a, b Bits) Bits {
	switch {
	case b.UMax().ULE(a.One):
		return a
	case a.UMax().ULE(b.One):
		return b
	}
	return a.atLeast(b.One).Either(b.atLeast(a.One))
}

// atLeast adds what follows from the number being no less than v: its leading ones, as far as v's
// are reached only with ones.
func (k Bits) atLeast(v bitvec.Int) Bits {
	top := High(k.Width(), k.Zero.Or(v).Not().LeadingZeros())
	return Bits{k.Zero, k.One.Or(v.And(top).And(k.Zero.Not()))}
}

// UMin is the smaller of two unsigned numbers.
func UMin(a, b Bits) Bits { return UMax(a.Not(), b.Not()).Not() }

// SMax is the greater of two signed numbers.
func SMax(a, b Bits) Bits {
	s := bitvec.MinSigned(a.Width())
	return UMax(a.flipped(s), b.flipped(s)).flipped(s)
}

// SMin is the smaller of two signed numbers.
func SMin(a, b Bits) Bits { return SMax(a.Not(), b.Not()).Not() }
