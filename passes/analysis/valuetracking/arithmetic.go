package valuetracking

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/known"
)

// Arithmetic on partly known numbers (LLVM's KnownBits). Every function is sound for all operands
// that the known bits allow; arithmetic_test.go checks it by enumeration. Here they compute with
// words; for values of more than 64 bits passes/analysis/bitvec/known does the same.

// knownAdd adds with a carry in: a bit is known where both operands and the carry into it are.
func knownAdd(a, b KnownBits, carry, m uint64) KnownBits {
	maxSum := (^a.Zero & m) + (^b.Zero & m) + carry
	minSum := a.One + b.One + carry
	carryZero := ^(maxSum ^ a.Zero ^ b.Zero)
	carryOne := minSum ^ a.One ^ b.One
	known := (a.Zero | a.One) & (b.Zero | b.One) & (carryZero | carryOne)
	return words(^maxSum&known&m, minSum&known&m)
}

// knownAddSub adds or subtracts, with the facts that the flags give about the sign and the high
// bits.
func knownAddSub(add bool, flags ir.Flags, a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.AddSub(add, flags, a.Bits(w), b.Bits(w)))
	}
	m := WidthMask(w)
	sign := uint64(1) << uint(w-1)
	var out KnownBits
	if add {
		out = knownAdd(a, b, 0, m)
	} else { // a + ~b + 1
		out = knownAdd(a, words(b.One, b.Zero), 1, m)
	}
	if flags&ir.NSW != 0 && (out.Zero|out.One)&sign == 0 {
		if !add {
			b = words(b.One, b.Zero)
		}
		switch {
		case a.NonNegative(w) && b.NonNegative(w):
			out.Zero |= sign
		case a.Negative(w) && b.Negative(w):
			out.One |= sign
		}
		if !add {
			b = words(b.One, b.Zero)
		}
	}
	if flags&ir.NUW != 0 {
		if add { // the sum is at least as large as its least value
			if lo, over := bits.Add64(a.One, b.One, 0); over == 0 && lo <= m {
				if n := bits.LeadingZeros64(^(lo << uint(64-w))); n > 0 {
					out.One |= m &^ WidthMask(w-min(n, w))
				}
			}
		} else if hi := a.max(m) - b.One; a.max(m) >= b.One {
			out.Zero |= m &^ WidthMask(bits.Len64(hi))
		}
	}
	if out.Zero&out.One != 0 {
		return KnownBits{}
	}
	return out
}

// knownProduct multiplies: the high bits from the greatest product, the low ones as far as both
// factors are known.
func knownProduct(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.Mul(a.Bits(w), b.Bits(w)))
	}
	m := WidthMask(w)
	hi, lo := bits.Mul64(a.max(m), b.max(m))
	var out KnownBits
	if hi == 0 && lo <= m {
		out.Zero |= m &^ WidthMask(bits.Len64(lo))
	}
	// With x = 2^p·x', y = 2^q·y', the product's low bits are those of x'·y' as far as both are
	// known, above p+q zeros.
	p, q := a.TrailingZeros(w), b.TrailingZeros(w)
	known := func(k KnownBits) int { return min(w, bits.TrailingZeros64(^(k.Zero | k.One))) }
	sure := min(known(a)-p, known(b)-q)
	zeros := min(p+q, w)
	n := min(zeros+sure, w)
	low := (a.One & WidthMask(known(a))) * (b.One & WidthMask(known(b)))
	out.Zero |= ^low & WidthMask(n)
	out.One |= low & WidthMask(n)
	return words(out.Zero&m, out.One&m)
}

func knownDiv(i *ir.Instr, a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.Div(i.Op() == ir.SDiv, i.Flags, a.Bits(w), b.Bits(w)))
	}
	m := WidthMask(w)
	var out KnownBits
	switch {
	case i.Op() == ir.UDiv || a.NonNegative(w) && b.NonNegative(w):
		least := max(b.One, 1)
		if b.max(m) == 0 {
			return KnownBits{}
		}
		out.Zero = m &^ WidthMask(bits.Len64(a.max(m)/least))
	case a.Negative(w) && b.Negative(w):
		num := uint64(-a.SMin(w)) & m // the largest magnitude
		den := uint64(-b.SMax(w)) & m // the smallest
		if den != 0 {
			out.Zero = m &^ WidthMask(bits.Len64(num/den))
		}
	}
	if i.HasFlag(ir.Exact) {
		if n := a.TrailingZeros(w) - min(w, bits.TrailingZeros64(b.One|1<<63)); n > 0 && b.One != 0 {
			out.Zero |= WidthMask(n)
		}
		if a.One&1 != 0 {
			out.One |= 1
		}
	}
	if out.Zero&out.One != 0 {
		return KnownBits{}
	}
	return out
}

func knownRem(signed bool, a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.Rem(signed, a.Bits(w), b.Bits(w)))
	}
	m := WidthMask(w)
	// Low bits below the divisor's trailing zeros come from the dividend.
	low := WidthMask(b.TrailingZeros(w))
	if b.max(m) == 0 {
		return KnownBits{}
	}
	out := words(a.Zero&low, a.One&low)
	d, isConst := b.Const(w)
	if !signed {
		if isConst && d&(d-1) == 0 {
			return words(a.Zero|m&^(d-1), a.One&(d-1))
		}
		top := min(a.max(m), b.max(m)-1)
		out.Zero |= m &^ WidthMask(bits.Len64(top))
		return out
	}
	if isConst && d&(d-1) == 0 {
		high := m &^ (d - 1)
		if a.NonNegative(w) || a.Zero&(d-1) == d-1 {
			out.Zero |= high
		}
		if a.Negative(w) && a.One&(d-1) != 0 {
			out.One |= high
		}
		return out
	}
	// The result has the dividend's sign, and its magnitude is no larger than either's.
	zeros := max(a.LeadingZeros(w), 0)
	if a.NonNegative(w) {
		if b.NonNegative(w) {
			zeros = max(zeros, b.LeadingZeros(w))
		}
		out.Zero |= m &^ (m >> uint(zeros))
	}
	return out
}

// knownShift joins the results for all amounts that are possible.
func knownShift(i *ir.Instr, a, amount KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.Shift(i.Op(), i.Flags, a.Bits(w), amount.Bits(w)))
	}
	m := WidthMask(w)
	out, any := words(m, m), false
	for n := uint64(0); n < uint64(w); n++ {
		if n&amount.Zero != 0 || ^n&amount.One != 0 {
			continue
		}
		k, ok := knownShiftBy(i, a, uint(n), w)
		if !ok {
			continue
		}
		any = true
		if out = out.eitherWords(k); out.Zero|out.One == 0 {
			break
		}
	}
	if !any || out.Zero&out.One != 0 {
		return KnownBits{}
	}
	return out
}

// knownShiftBy is the result for one amount; ok is false when the flags make every value poison.
func knownShiftBy(i *ir.Instr, a KnownBits, n uint, w int) (out KnownBits, ok bool) {
	m := WidthMask(w)
	high := m &^ (m >> n)
	sign := uint64(1) << uint(w-1)
	switch i.Op() {
	case ir.Shl:
		out = words((a.Zero<<n&m)|WidthMask(int(n)), a.One<<n&m)
		if i.HasFlag(ir.NUW) && a.One&high != 0 {
			return out, false
		}
		if i.HasFlag(ir.NSW) {
			top := m &^ (m >> (n + 1)) // the bits that have to be alike
			switch {
			case a.One&top != 0 && a.Zero&top != 0:
				return out, false
			case a.One&top != 0:
				out.One |= sign
				out.Zero &^= sign
			case a.Zero&top != 0:
				out.Zero |= sign
			}
		}
	case ir.LShr:
		if i.HasFlag(ir.Exact) && a.One&WidthMask(int(n)) != 0 {
			return out, false
		}
		out = words(a.Zero>>n|high, a.One>>n)
	default:
		if i.HasFlag(ir.Exact) && a.One&WidthMask(int(n)) != 0 {
			return out, false
		}
		out = words(a.Zero>>n, a.One>>n)
		if a.NonNegative(w) {
			out.Zero |= high
		} else if a.Negative(w) {
			out.One |= high
		}
	}
	return out, out.Zero&out.One == 0
}

// knownUMax is the greater of two unsigned numbers.
func knownUMax(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.UMax(a.Bits(w), b.Bits(w)))
	}
	m := WidthMask(w)
	switch {
	case a.One >= b.max(m):
		return a
	case b.One >= a.max(m):
		return b
	}
	return a.atLeast(b.One, w).eitherWords(b.atLeast(a.One, w))
}

// atLeast adds what follows from the number being no less than v: its leading ones, as far as v's
// are reached only with ones.
func (k KnownBits) atLeast(v uint64, w int) KnownBits {
	m := WidthMask(w)
	// Bits above the highest that lets k exceed v: where k may not be 1, v's bit 0 is passed with
	// equality.
	n := bits.LeadingZeros64(^((k.Zero | v) << uint(64-w)))
	n = min(n, w)
	top := m &^ (m >> uint(n))
	if n == w {
		top = m
	}
	return words(k.Zero, k.One|v&top&^k.Zero)
}

func (k KnownBits) not() KnownBits {
	out := KnownBits{Zero: k.One, One: k.Zero}
	if k.wide != nil {
		out.wide = notWide(k.wide)
	}
	return out
}

func knownUMin(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.UMin(a.Bits(w), b.Bits(w)))
	}
	return knownUMax(a.not(), b.not(), w).not()
}

func knownSMax(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.SMax(a.Bits(w), b.Bits(w)))
	}
	s := uint64(1) << uint(w-1)
	return knownUMax(a.flipped(s), b.flipped(s), w).flipped(s)
}

func knownSMin(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.SMin(a.Bits(w), b.Bits(w)))
	}
	return knownSMax(a.not(), b.not(), w).not()
}
