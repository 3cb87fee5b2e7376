package isel

import (
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Division by a constant is the upper half of a product with its reciprocal, shifted (Granlund and
// Montgomery, Division by Invariant Integers using Multiplication, PLDI 1994). ptxas does not do
// that: it makes 14 to 19 machine instructions of a division with 32 bits, and 60 to 73 of one with
// 64 bits, whatever the divisor.

// reciprocal says how to divide numbers of w bits by d: the upper half of x*factor, shifted right
// by shift. The factor has w bits, and one more, which is always 1, if wide.
type reciprocal struct {
	factor *big.Int // without the additional bit
	wide   bool
	shift  int
}

// newReciprocal computes the smallest reciprocal with which the quotients of all numbers with at
// most n bits are exact: x*m >> (w+s) = x/d for x < 2^n if m*d - 2^(w+s) is between 1 and
// 2^(w+s-n).
func newReciprocal(d uint64, w, n int) reciprocal {
	divisor := new(big.Int).SetUint64(d)
	for s := 0; ; s++ {
		power := new(big.Int).Lsh(big.NewInt(1), uint(w+s))
		m := new(big.Int).Add(new(big.Int).Div(power, divisor), big.NewInt(1))
		rest := new(big.Int).Sub(new(big.Int).Mul(m, divisor), power)
		if rest.Cmp(new(big.Int).Lsh(big.NewInt(1), uint(w+s-n))) > 0 {
			continue
		}
		wide := m.BitLen() > w
		if wide {
			m.SetBit(m, w, 0)
		}
		return reciprocal{m, wide, s}
	}
}

// immediate is a number of w bits as an operand.
func immediate(n *big.Int, w int) ptx.Int { return truncated(int64(n.Uint64()), w) }

// divideByConstant divides a, which is fully extended, by k, which is no power of two.
func (s *fsel) divideByConstant(op ir.Op, d, a ptx.Reg, k int64, reg ptx.Type) bool {
	w := reg.Bits()
	if w < 32 || k == 0 {
		return false
	}
	var q ptx.Reg
	switch op {
	case ir.UDiv, ir.URem:
		u := unsigned(ptx.Int(k), w)
		if u&(u-1) == 0 {
			return false
		}
		q = s.unsignedQuotient(a, uint64(u), reg)
	default:
		u := uint64(max(k, -k))
		if k == -k || u&(u-1) == 0 {
			return false
		}
		q = s.signedQuotient(a, k, reg)
	}
	if op == ir.UDiv || op == ir.SDiv {
		s.move(reg, d, q)
		return true
	}
	s.put("mad.lo."+typed('s', reg), d, q, truncated(-k, w), a)
	return true
}

// unsignedQuotient is a/d.
func (s *fsel) unsignedQuotient(a ptx.Reg, d uint64, reg ptx.Type) ptx.Reg {
	w := reg.Bits()
	un := typed('u', reg)
	r, before := newReciprocal(d, w, w), 0
	if r.wide && d&1 == 0 { // what is left of an even divisor has a shorter one for the fewer bits
		before = bits.TrailingZeros64(d)
		r = newReciprocal(d>>before, w, w-before)
		a = s.compute(reg, "shr."+un, a, ptx.Int(before))
	}
	high := s.compute(reg, "mul.hi."+un, a, immediate(r.factor, w))
	if r.wide { // (a + high) / 2 without a carry
		half := s.compute(reg, "shr."+un, s.compute(reg, "sub."+typed('s', reg), a, high), ptx.Int(1))
		high = s.compute(reg, "add."+typed('s', reg), half, high)
		r.shift--
	}
	if r.shift == 0 {
		return high
	}
	return s.compute(reg, "shr."+un, high, ptx.Int(r.shift))
}

// signedQuotient is a/k, rounded towards zero: the quotient rounded down, one more for negative
// ones.
func (s *fsel) signedQuotient(a ptx.Reg, k int64, reg ptx.Type) ptx.Reg {
	w := reg.Bits()
	sg := typed('s', reg)
	r := newReciprocal(uint64(max(k, -k)), w, w-1)
	high := s.compute(reg, "mul.hi."+sg, a, immediate(r.factor, w))
	if r.factor.Bit(w-1) == 1 { // as a signed number the factor is 2^w less
		high = s.compute(reg, "add."+sg, high, a)
	}
	shifted := high
	if r.shift > 0 {
		shifted = s.compute(reg, "shr."+sg, high, ptx.Int(r.shift))
	}
	sign := s.compute(reg, "shr."+typed('u', reg), high, ptx.Int(w-1))
	if k < 0 {
		negative := s.compute(reg, "neg."+sg, shifted)
		return s.compute(reg, "sub."+sg, negative, sign)
	}
	return s.compute(reg, "add."+sg, shifted, sign)
}
