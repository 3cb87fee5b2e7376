package bitvec

import "opt-go/frontend/ir"

// Ranges of divisions and remainders, of differences without overflow, and of saturating sums and
// differences.

// split returns the positive and the negative elements.
func (r Range) split() (pos, neg Range) {
	w := r.Lo.w
	pos = Empty(w)
	if w > 1 {
		pos = r.Intersect(Range{One(w), MinSigned(w)}, Smallest)
	}
	return pos, r.Intersect(Range{MinSigned(w), Zero(w)}, Smallest)
}

// SDiv returns the quotients of signed divisions; division by 0 and of the smallest number by −1 do
// not happen.
func (r Range) SDiv(q Range) Range {
	w := r.Lo.w
	one := One(w)
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
	if r.Has(Zero(w)) && (!posR.IsEmpty() || !negR.IsEmpty()) {
		x = x.Union(Single(Zero(w)), Smallest)
	}
	return x
}

// divideNegatives adds the quotients of negative numbers, without the one that overflows: either
// the dividend is not the smallest number, or the divisor is not −1.
func (r Range) divideNegatives(q, negL, negR, pos Range) Range {
	w := r.Lo.w
	one := One(w)
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
	if second := MinSigned(w).Add(one); !negL.Hi.Eq(second) {
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
	w := r.Lo.w
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
	return NonEmpty(Zero(w), MinU(r.UMax(), q.UMax().Sub(One(w))).Add(One(w)))
}

// SRem returns a superset of the signed remainders; division by 0 does not happen.
func (r Range) SRem(q Range) Range {
	w := r.Lo.w
	one := One(w)
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
	above := MinU(hi, most.Sub(one)).Add(one)
	below := MaxU(lo, most.Neg().Add(one))
	switch {
	case !lo.IsNegative():
		if hi.ULT(least) {
			return r
		}
		return Range{Zero(w), above}
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
	w := r.Lo.w
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
		return Empty(r.Lo.w)
	}
	one := One(r.Lo.w)
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

func saturatedU(a, b Int) Int {
	s, over := a.UAddOverflow(b)
	if over {
		return AllOnes(a.w)
	}
	return s
}

func saturatedS(a, b Int) Int {
	s, over := a.SAddOverflow(b)
	return clamped(s, over, a)
}

func saturatedSub(a, b Int) Int {
	s, over := a.SSubOverflow(b)
	return clamped(s, over, a)
}

// clamped is the saturated value of a signed sum or difference: where it overflows, it does so on
// the side of its first operand.
func clamped(s Int, overflows bool, first Int) Int {
	switch {
	case !overflows:
		return s
	case first.IsNegative():
		return MinSigned(s.w)
	}
	return MaxSigned(s.w)
}

func saturatedSubU(a, b Int) Int {
	if a.ULT(b) {
		return Zero(a.w)
	}
	return a.Sub(b)
}

// MoreThan reports whether r has more than n elements.
func (r Range) MoreThan(n uint64) bool {
	if r.IsFull() {
		return n == 0 || New(r.Lo.w, n-1).ULT(AllOnes(r.Lo.w)) && (r.Lo.w >= 64 || n-1 < 1<<uint(r.Lo.w))
	}
	if r.Lo.w < 64 && n >= 1<<uint(r.Lo.w) {
		return false
	}
	return New(r.Lo.w, n).ULT(r.size())
}

// MulNoWrap returns a superset of the products that do not overflow, as the flags (nsw, nuw)
// promise.
func (r Range) MulNoWrap(q Range, flags ir.Flags, p Prefer) Range {
	w := r.Lo.w
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
		x = x.Intersect(NonEmpty(saturatedMulU(r.UMin(), q.UMin()), saturatedMulU(r.UMax(), q.UMax()).Add(One(w))), p)
	}
	more := func(r Range) bool { return One(w).SLT(r.SMin()) }
	if flags&(ir.NSW|ir.NUW) == ir.NSW|ir.NUW && (x.IsFull() || x.SMin().IsNegative()) && (more(r) || more(q)) {
		x = x.Intersect(NonEmpty(Zero(w), MinSigned(w)), p)
	}
	return x
}

// saturatedProducts returns the range of the signed products, each brought to the nearest number
// that there is.
func (r Range) saturatedProducts(q Range) Range {
	var lo, hi Int
	for k, x := range []Int{r.SMin(), r.SMin(), r.SMax(), r.SMax()} {
		y := q.SMin()
		if k%2 == 1 {
			y = q.SMax()
		}
		n, over := x.SMulOverflow(y)
		switch {
		case over && x.IsNegative() == y.IsNegative():
			n = MaxSigned(r.Lo.w)
		case over:
			n = MinSigned(r.Lo.w)
		}
		if k == 0 {
			lo, hi = n, n
		}
		lo, hi = MinS(lo, n), MaxS(hi, n)
	}
	return NonEmpty(lo, hi.Add(One(r.Lo.w)))
}

func saturatedMulU(a, b Int) Int {
	n, over := a.UMulOverflow(b)
	if over {
		return AllOnes(a.w)
	}
	return n
}

// SaturatedDouble returns twice the unsigned elements, or the greatest number.
func (r Range) SaturatedDouble() Range {
	if r.IsEmpty() {
		return r
	}
	two := New(r.Lo.w, 2)
	if r.Lo.w == 1 {
		two = One(1)
	}
	return NonEmpty(saturatedMulU(r.UMin(), two), saturatedMulU(r.UMax(), two).Add(One(r.Lo.w)))
}
