package ranges

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Ranges of divisions and remainders, of differences without overflow, and of saturating sums and
// differences.

// split returns the positive and the negative elements.
func (r Range) split() (pos, neg Range) {
	w := r.Lo.Bits()
	pos = Empty(w)
	if w > 1 {
		pos = r.Intersect(Range{bitvec.One(w), bitvec.MinSigned(w)}, Smallest)
	}
	return pos, r.Intersect(Range{bitvec.MinSigned(w), bitvec.Zero(w)}, Smallest)
}

// SDiv returns the quotients of signed divisions; division by 0 and of the smallest number by −1 do
// not happen.
func (r Range) SDiv(q Range) Range {
	w := r.Lo.Bits()
	one := bitvec.One(w)
	posL, negL := r.split()
	posR, negR := q.split()
	pos, neg := Empty(w), Empty(w)
	if !posL.IsEmpty() && !posR.IsEmpty() {
		pos = Range{posL.Lo.SDiv(posR.Hi.Sub(one)), posL.Hi.Sub(one).SDiv(posR.Lo).Add(one)}
	}
	if !negL.IsEmpty() && !negR.IsEmpty() {
		pos = r.divideNegatives(q, negL, negR, pos)
	}
	if !posL.IsEmpty() && !negR.IsEmpty() {
		neg = Range{posL.Hi.Sub(one).SDiv(negR.Hi.Sub(one)), posL.Lo.SDiv(negR.Lo).Add(one)}
	}
	if !negL.IsEmpty() && !posR.IsEmpty() {
		neg = neg.Union(Range{negL.Lo.SDiv(posR.Lo), negL.Hi.Sub(one).SDiv(posR.Hi.Sub(one)).Add(one)}, Smallest)
	}
	x := neg.Union(pos, SignedForm)
	if r.Has(bitvec.Zero(w)) && (!posR.IsEmpty() || !negR.IsEmpty()) {
		x = x.Union(Single(bitvec.Zero(w)), Smallest)
	}
	return x
}

// divideNegatives adds the quotients of negative numbers, without the one that overflows: either
// the dividend is not the smallest number, or the divisor is not −1.
func (r Range) divideNegatives(q, negL, negR, pos Range) Range {
	w := r.Lo.Bits()
	one := bitvec.One(w)
	lo := negL.Hi.Sub(one).SDiv(negR.Lo)
	if !negL.Lo.IsMinSigned() || !negR.Hi.IsZero() {
		return pos.Union(Range{lo, negL.Lo.SDiv(negR.Hi.Sub(one)).Add(one)}, Smallest)
	}
	if !negR.Lo.IsAllOnes() {
		hi := negR.Hi.Sub(one)
		if q.Lo.IsAllOnes() {
			hi = q.Hi
		}
		pos = pos.Union(Range{lo, negL.Lo.SDiv(hi.Sub(one)).Add(one)}, Smallest)
	}
	if second := bitvec.MinSigned(w).Add(one); !negL.Hi.Eq(second) {
		from := negL.Lo.Add(one)
		if r.Hi.Eq(second) {
			from = r.Lo
		}
		pos = pos.Union(Range{lo, from.SDiv(negR.Hi.Sub(one)).Add(one)}, Smallest)
	}
	return pos
}

// URem returns a superset of the unsigned remainders; division by 0 does not happen.
func (r Range) URem(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() || q.UMax().IsZero() {
		return Empty(w)
	}
	a, single := r.Value()
	if b, ok := q.Value(); ok && single {
		return Single(a.URem(b))
	}
	if r.UMax().ULT(q.UMin()) {
		return r
	}
	return NonEmpty(bitvec.Zero(w), bitvec.MinU(r.UMax(), q.UMax().Sub(bitvec.One(w))).Add(bitvec.One(w)))
}

// SRem returns a superset of the signed remainders; division by 0 does not happen.
func (r Range) SRem(q Range) Range {
	w := r.Lo.Bits()
	one := bitvec.One(w)
	abs := q.Abs(false)
	if r.IsEmpty() || q.IsEmpty() || abs.UMax().IsZero() {
		return Empty(w)
	}
	a, single := r.Value()
	if b, ok := q.Value(); ok && single {
		return Single(a.Sub(a.SDiv(b).Mul(b)))
	}
	least, most := abs.UMin(), abs.UMax()
	if least.IsZero() {
		least = one
	}
	lo, hi := r.SMin(), r.SMax()
	above := bitvec.MinU(hi, most.Sub(one)).Add(one)
	below := bitvec.MaxU(lo, most.Neg().Add(one))
	switch {
	case !lo.IsNegative():
		if hi.ULT(least) {
			return r
		}
		return Range{bitvec.Zero(w), above}
	case hi.IsNegative():
		if least.Neg().ULT(lo) {
			return r
		}
		return Range{below, one}
	}
	return Range{below, above}
}

// SubNoWrap returns the differences that do not overflow, as the flags (nsw, nuw) promise.
func (r Range) SubNoWrap(q Range, flags ir.Flags, p Prefer) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	if r.IsFull() && q.IsFull() {
		return Full(w)
	}
	x := r.Sub(q)
	if flags&ir.NSW != 0 {
		x = x.Intersect(r.Saturated(SubOp, q, true), p)
	}
	if flags&ir.NUW != 0 {
		if r.UMax().ULT(q.UMin()) {
			return Empty(w)
		}
		x = x.Intersect(r.Saturated(SubOp, q, false), p)
	}
	return x
}

// Saturated returns the saturating sums or differences.
func (r Range) Saturated(op Arith, q Range, signed bool) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	one := bitvec.One(r.Lo.Bits())
	switch {
	case op == AddOp && signed:
		return NonEmpty(saturatedS(r.SMin(), q.SMin()), saturatedS(r.SMax(), q.SMax()).Add(one))
	case op == AddOp:
		return NonEmpty(saturatedU(r.UMin(), q.UMin()), saturatedU(r.UMax(), q.UMax()).Add(one))
	case signed:
		return NonEmpty(saturatedSub(r.SMin(), q.SMax()), saturatedSub(r.SMax(), q.SMin()).Add(one))
	}
	return NonEmpty(saturatedSubU(r.UMin(), q.UMax()), saturatedSubU(r.UMax(), q.UMin()).Add(one))
}

func saturatedU(a, b bitvec.Int) bitvec.Int {
	s, over := a.UAddOverflow(b)
	if over {
		return bitvec.AllOnes(a.Bits())
	}
	return s
}

func saturatedS(a, b bitvec.Int) bitvec.Int {
	s, over := a.SAddOverflow(b)
	return clamped(s, over, a)
}

func saturatedSub(a, b bitvec.Int) bitvec.Int {
	s, over := a.SSubOverflow(b)
	return clamped(s, over, a)
}

// clamped is the saturated value of a signed sum or difference: where it overflows, it does so on
// the side of its first operand.
func clamped(s bitvec.Int, overflows bool, first bitvec.Int) bitvec.Int {
	switch {
	case !overflows:
		return s
	case first.IsNegative():
		return bitvec.MinSigned(s.Bits())
	}
	return bitvec.MaxSigned(s.Bits())
}

func saturatedSubU(a, b bitvec.Int) bitvec.Int {
	if a.ULT(b) {
		return bitvec.Zero(a.Bits())
	}
	return a.Sub(b)
}

// MoreThan reports whether r has more than n elements.
func (r Range) MoreThan(n uint64) bool {
	if r.IsFull() {
		return n == 0 || bitvec.New(r.Lo.Bits(), n-1).ULT(bitvec.AllOnes(r.Lo.Bits())) && (r.Lo.Bits() >= 64 || n-1 < 1<<uint(r.Lo.Bits()))
	}
	if r.Lo.Bits() < 64 && n >= 1<<uint(r.Lo.Bits()) {
		return false
	}
	return bitvec.New(r.Lo.Bits(), n).ULT(r.size())
}

// MulNoWrap returns a superset of the products that do not overflow, as the flags (nsw, nuw)
// promise.
func (r Range) MulNoWrap(q Range, flags ir.Flags, p Prefer) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	if r.IsFull() && q.IsFull() {
		return Full(w)
	}
	x := r.Mul(q)
	if flags&ir.NSW != 0 {
		x = x.Intersect(r.saturatedProducts(q), p)
	}
	if flags&ir.NUW != 0 {
		x = x.Intersect(NonEmpty(saturatedMulU(r.UMin(), q.UMin()), saturatedMulU(r.UMax(), q.UMax()).Add(bitvec.One(w))), p)
	}
	more := func(r Range) bool { return bitvec.One(w).SLT(r.SMin()) }
	if flags&(ir.NSW|ir.NUW) == ir.NSW|ir.NUW && (x.IsFull() || x.SMin().IsNegative()) && (more(r) || more(q)) {
		x = x.Intersect(NonEmpty(bitvec.Zero(w), bitvec.MinSigned(w)), p)
	}
	return x
}

// saturatedProducts returns the range of the signed products, each brought to the nearest number
// that there is.
func (r Range) saturatedProducts(q Range) Range {
	var lo, hi bitvec.Int
	for k, x := range []bitvec.Int{r.SMin(), r.SMin(), r.SMax(), r.SMax()} {
		y := q.SMin()
		if k%2 == 1 {
			y = q.SMax()
		}
		n, over := x.SMulOverflow(y)
		switch {
		case over && x.IsNegative() == y.IsNegative():
			n = bitvec.MaxSigned(r.Lo.Bits())
		case over:
			n = bitvec.MinSigned(r.Lo.Bits())
		}
		if k == 0 {
			lo, hi = n, n
		}
		lo, hi = bitvec.MinS(lo, n), bitvec.MaxS(hi, n)
	}
	return NonEmpty(lo, hi.Add(bitvec.One(r.Lo.Bits())))
}

func saturatedMulU(a, b bitvec.Int) bitvec.Int {
	n, over := a.UMulOverflow(b)
	if over {
		return bitvec.AllOnes(a.Bits())
	}
	return n
}

// SaturatedDouble returns twice the unsigned elements, or the greatest number.
func (r Range) SaturatedDouble() Range {
	if r.IsEmpty() {
		return r
	}
	two := bitvec.New(r.Lo.Bits(), 2)
	if r.Lo.Bits() == 1 {
		two = bitvec.One(1)
	}
	return NonEmpty(saturatedMulU(r.UMin(), two), saturatedMulU(r.UMax(), two).Add(bitvec.One(r.Lo.Bits())))
}
