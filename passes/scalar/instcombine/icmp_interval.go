package instcombine

import (
	"math/big"

	"opt-go/frontend/ir"
)

// interval is the numbers lo <= x < hi of a dividend, in the order of the division, computed
// without wrapping: either bound may be out of the type's range, which first and last are the ends
// of.
type interval struct {
	lo, hi, first, last *big.Int // last: one more than the greatest number
	signed              bool
}

// quotientsOf is the interval of the dividends whose quotient by k is c. An exact division has but
// one.
//
//	x / 5 == 3    15 <= x < 20          x / -5 == 3    -19 <= x < -14
//	x / 5 == 0    -4 <= x < 5           x / -5 == -3   15 <= x < 20
func quotientsOf(div *ir.Instr, k, c uint64, w int) interval {
	v := interval{signed: div.Op() == ir.SDiv}
	number := func(n uint64) *big.Int {
		if v.signed {
			return big.NewInt(signExtend(n, w))
		}
		return new(big.Int).SetUint64(n)
	}
	one := big.NewInt(1)
	v.first, v.last = new(big.Int), new(big.Int).Lsh(one, uint(w))
	if v.signed {
		v.last.Rsh(v.last, 1)
		v.first.Neg(v.last)
	}
	divisor, quotient := number(k), number(c)
	product := new(big.Int).Mul(divisor, quotient)
	size := new(big.Int).Abs(divisor)
	if div.HasFlag(ir.Exact) {
		size = one
	}
	v.lo, v.hi = product, new(big.Int).Add(product, size)
	if !v.signed || product.Sign() > 0 {
		return v
	}
	below := new(big.Int).Sub(product, size)
	below.Add(below, one)
	if product.Sign() == 0 { // quotients are rounded to zero from both sides
		v.lo = below
		return v
	}
	v.lo, v.hi = below, new(big.Int).Add(product, one)
	return v
}

// icmpInterval compares x's dividend with an interval: falling means that the quotient falls where
// the dividend rises.
func (ic *combiner) icmpInterval(i, x *ir.Instr, v interval, falling bool) *ir.Instr {
	p := i.Pred
	if falling {
		p = p.Swapped()
	}
	a := x.Operand(0)
	noLow, noHigh := v.lo.Cmp(v.first) <= 0, v.hi.Cmp(v.last) >= 0
	less, least := ir.ULT, ir.UGE
	if v.signed {
		less, least = ir.SLT, ir.SGE
	}
	at := func(p ir.Pred, n *big.Int) *ir.Instr { return newCmp(p, a, ir.NewBigInt(a.Type(), n)) }
	beyond := v.lo.Cmp(v.last) >= 0 || v.hi.Cmp(v.first) <= 0
	switch {
	case p.IsEquality() && (beyond || noLow && noHigh):
		return ic.use(i, truth(i.Type(), (p == ir.EQ) != beyond))
	case p == ir.SLT || p == ir.ULT:
		if noLow || v.lo.Cmp(v.last) >= 0 {
			return ic.use(i, truth(i.Type(), !noLow))
		}
		return at(p, v.lo)
	case p == ir.SGT || p == ir.UGT:
		if noHigh || v.hi.Cmp(v.first) <= 0 {
			return ic.use(i, truth(i.Type(), !noHigh))
		}
		return at(least, v.hi)
	case noHigh && p == ir.EQ:
		return at(least, v.lo)
	case noHigh:
		return at(less, v.lo)
	case noLow && p == ir.EQ:
		return at(less, v.hi)
	case noLow:
		return at(least, v.hi)
	}
	return ic.rangeTest(i, a, v)
}

// rangeTest is lo <= a < hi, for eq, or its opposite: a - lo < hi - lo.
func (ic *combiner) rangeTest(i *ir.Instr, a ir.Value, v interval) *ir.Instr {
	ty := a.Type()
	size := new(big.Int).Sub(v.hi, v.lo)
	if size.IsInt64() && size.Int64() == 1 {
		return newCmp(i.Pred, a, ir.NewBigInt(ty, v.lo))
	}
	p := ir.ULT
	if i.Pred == ir.NE {
		p = ir.UGE
	}
	off := ic.b.add(a, ir.NewBigInt(ty, new(big.Int).Neg(v.lo)), suffixed(a, ".off"))
	return newCmp(p, off, ir.NewBigInt(ty, size))
}
