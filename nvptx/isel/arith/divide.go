package arith

import (
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
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
func immediate(n *big.Int, w int) ptx.Int { return emit.Truncated(int64(n.Uint64()), w) }

// divideByConstant divides a, which is fully extended, by k, which is no power of two.
func divideByConstant(s *sel.Func, op ir.Op, d, a ptx.Reg, k int64, reg ptx.Type) bool {
	w := reg.Bits()
	if w < 32 || k == 0 {
		return false
	}
	var q ptx.Reg
	switch op {
	case ir.UDiv, ir.URem:
		u := emit.Unsigned(ptx.Int(k), w)
		if u&(u-1) == 0 {
			return false
		}
		q = unsignedQuotient(s, a, uint64(u), reg)
	default:
		u := uint64(max(k, -k))
		if k == -k || u&(u-1) == 0 {
			return false
		}
		q = signedQuotient(s, a, k, reg)
	}
	if op == ir.UDiv || op == ir.SDiv {
		s.Move(reg, d, q)
		return true
	}
	s.Put("mad.lo."+emit.Typed('s', reg), d, q, emit.Truncated(-k, w), a)
	return true
}

// unsignedQuotient is a/d.
func unsignedQuotient(s *sel.Func, a ptx.Reg, d uint64, reg ptx.Type) ptx.Reg {
	w := reg.Bits()
	un := emit.Typed('u', reg)
	r, before := newReciprocal(d, w, w), 0
	if r.wide && d&1 == 0 { // what is left of an even divisor has a shorter one for the fewer bits
		before = bits.TrailingZeros64(d)
		r = newReciprocal(d>>before, w, w-before)
		a = s.Compute(reg, "shr."+un, a, ptx.Int(before))
	}
	high := s.Compute(reg, "mul.hi."+un, a, immediate(r.factor, w))
	if r.wide { // (a + high) / 2 without a carry
		half := s.Compute(reg, "shr."+un, s.Compute(reg, "sub."+emit.Typed('s', reg), a, high), ptx.Int(1))
		high = s.Compute(reg, "add."+emit.Typed('s', reg), half, high)
		r.shift--
	}
	if r.shift == 0 {
		return high
	}
	return s.Compute(reg, "shr."+un, high, ptx.Int(r.shift))
}

// signedQuotient is a/k, rounded towards zero: the quotient rounded down, one more for negative
// ones.
func signedQuotient(s *sel.Func, a ptx.Reg, k int64, reg ptx.Type) ptx.Reg {
	w := reg.Bits()
	sg := emit.Typed('s', reg)
	r := newReciprocal(uint64(max(k, -k)), w, w-1)
	high := s.Compute(reg, "mul.hi."+sg, a, immediate(r.factor, w))
	if r.factor.Bit(w-1) == 1 { // as a signed number the factor is 2^w less
		high = s.Compute(reg, "add."+sg, high, a)
	}
	shifted := high
	if r.shift > 0 {
		shifted = s.Compute(reg, "shr."+sg, high, ptx.Int(r.shift))
	}
	sign := s.Compute(reg, "shr."+emit.Typed('u', reg), high, ptx.Int(w-1))
	if k < 0 {
		negative := s.Compute(reg, "neg."+sg, shifted)
		return s.Compute(reg, "sub."+sg, negative, sign)
	}
	return s.Compute(reg, "add."+sg, shifted, sign)
}

// Divide selects division and remainder.
func Divide(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	switch {
	case t.Bits == 1:
		bitBinary(s, i, l)
		return
	case emit.Words(t) > 1:
		wideDivide(s, i, l)
		return
	}
	reg := emit.IntReg(t.Bits)
	signed := i.Op() == ir.SDiv || i.Op() == ir.SRem
	a := s.Reg(s.Extended(sel.LaneOperand(i, l, 0), l.Args[0][0], t.Bits, signed), reg)
	b := s.Extended(sel.LaneOperand(i, l, 1), l.Args[1][0], t.Bits, signed)
	if k, ok := b.(ptx.Int); ok && (divideByPower(s, i.Op(), l.Dst[0], a, int64(k), reg) || divideByConstant(s, i.Op(), l.Dst[0], a, int64(k), reg)) {
		return
	}
	op := intOps[i.Op()]
	if div := quotientOf(i.Op()); div != 0 && l.Scalar && hasQuotient(s, i, div) {
		// Divisions are long sequences of instructions: the quotient, which clean/share.go finds to
		// be there, is multiplied back.
		q := s.Compute(reg, intOps[div].name+emit.Typed(op.class, reg), a, s.Plain(b, reg))
		s.Put("sub."+emit.Typed('s', reg), l.Dst[0], a, s.Compute(reg, "mul.lo."+emit.Typed('s', reg), q, s.Plain(b, reg)))
		return
	}
	s.Put(op.name+emit.Typed(op.class, reg), l.Dst[0], a, s.Plain(b, reg))
}

// quotientOf is the division that belongs to a remainder; 0 for others.
func quotientOf(op ir.Op) ir.Op {
	switch op {
	case ir.URem:
		return ir.UDiv
	case ir.SRem:
		return ir.SDiv
	}
	return 0
}

// hasQuotient reports that the block divides by the same number, too.
func hasQuotient(s *sel.Func, i *ir.Instr, div ir.Op) bool {
	if ir.IsConst(i.Operand(0)) {
		return false
	}
	const most = 16 // limit on the users that are examined
	n := 0
	for u := range ir.Users(i.Operand(0)) {
		if n++; n > most {
			return false
		}
		if u.Op() == div && u.Block() == i.Block() && u.Operand(0) == i.Operand(0) && u.Operand(1) == i.Operand(1) && s.IsLive(u) {
			return true
		}
	}
	return false
}

// divideByPower divides by a power of two with shifts. a is fully extended.
func divideByPower(s *sel.Func, op ir.Op, d, a ptx.Reg, k int64, reg ptx.Type) bool {
	width := reg.Bits()
	u := uint64(k)
	if op == ir.UDiv || op == ir.URem {
		u = emit.Unsigned(ptx.Int(k), width)
	} else if k <= 0 {
		return false
	}
	if u == 0 || u&(u-1) != 0 {
		return false
	}
	n := bits.TrailingZeros64(u)
	b, sg, un := emit.Typed('b', reg), emit.Typed('s', reg), emit.Typed('u', reg)
	switch op {
	case ir.UDiv:
		s.Put("shr."+un, d, a, ptx.Int(n))
		return true
	case ir.URem:
		s.Put("and."+b, d, a, ptx.Int(u-1))
		return true
	}
	if n == 0 || n >= width-1 {
		return false
	}
	// Negative numbers need u-1 added so that the shift rounds towards zero.
	sign := a
	if n > 1 {
		sign = s.Compute(reg, "shr."+sg, a, ptx.Int(width-1))
	}
	bias := s.Compute(reg, "shr."+un, sign, ptx.Int(width-n))
	biased := s.Compute(reg, "add."+sg, a, bias)
	if op == ir.SDiv {
		s.Put("shr."+sg, d, biased, ptx.Int(n))
		return true
	}
	whole := s.Compute(reg, "and."+b, biased, ptx.Int(-int64(u)))
	s.Put("sub."+sg, d, a, whole)
	return true
}
