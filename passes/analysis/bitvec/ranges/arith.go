package ranges

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Add returns the sums of elements of r and q.
func (r Range) Add(q Range) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	if r.IsFull() || q.IsFull() {
		return Full(r.Lo.Bits())
	}
	lo, hi := r.Lo.Add(q.Lo), r.Hi.Add(q.Hi).Sub(bitvec.One(r.Lo.Bits()))
	if lo.Eq(hi) {
		return Full(r.Lo.Bits())
	}
	x := Range{lo, hi}
	if x.smaller(r) || x.smaller(q) { // it went around
		return Full(r.Lo.Bits())
	}
	return x
}

// Sub returns the differences.
func (r Range) Sub(q Range) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	if r.IsFull() || q.IsFull() {
		return Full(r.Lo.Bits())
	}
	lo, hi := r.Lo.Sub(q.Hi).Add(bitvec.One(r.Lo.Bits())), r.Hi.Sub(q.Lo)
	if lo.Eq(hi) {
		return Full(r.Lo.Bits())
	}
	x := Range{lo, hi}
	if x.smaller(r) || x.smaller(q) {
		return Full(r.Lo.Bits())
	}
	return x
}

// Mul returns a superset of the products, judged as unsigned and as signed numbers.
func (r Range) Mul(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	for _, s := range [][2]Range{{r, q}, {q, r}} {
		if c, ok := s[0].Value(); ok {
			if c.IsOne() {
				return s[1]
			}
			if c.IsAllOnes() {
				return Single(bitvec.Zero(w)).Sub(s[1])
			}
		}
	}
	if r.IsFull() && !q.UMax().IsZero() || q.IsFull() && !r.UMax().IsZero() {
		return Full(w)
	}
	zext := func(n bitvec.Int) bitvec.Int { return n.ZExtOrTrunc(2 * w) }
	u := wideTrunc(w, zext(r.UMin()).Mul(zext(q.UMin())), zext(r.UMax()).Mul(zext(q.UMax())))
	// Where the unsigned view neither wraps nor reaches negative numbers, the signed one says the
	// same.
	if !u.upperWrapped() && (!u.Hi.IsNegative() || u.Hi.IsMinSigned()) {
		return u
	}
	var lo, hi bitvec.Int
	for k := range 4 {
		x, y := r.SMin(), q.SMin()
		if k&1 != 0 {
			x = r.SMax()
		}
		if k&2 != 0 {
			y = q.SMax()
		}
		p := x.SExtOrTrunc(2 * w).Mul(y.SExtOrTrunc(2 * w))
		if k == 0 {
			lo, hi = p, p
		}
		lo, hi = bitvec.MinS(lo, p), bitvec.MaxS(hi, p)
	}
	s := wideTrunc(w, lo, hi)
	if u.smaller(s) {
		return u
	}
	return s
}

// wideTrunc cuts the range lo … hi of numbers of twice the width to w bits.
func wideTrunc(w int, lo, hi bitvec.Int) Range {
	return NonEmpty(lo, hi.Add(bitvec.One(2*w))).Trunc(w)
}

// UDiv returns the quotients of unsigned divisions; division by 0 does not happen.
func (r Range) UDiv(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() || q.UMax().IsZero() {
		return Empty(w)
	}
	lo := r.UMin().UDiv(q.UMax())
	least := q.UMin()
	if least.IsZero() {
		// The smallest divisor that is not 0: the next one, or the first after a gap.
		if q.Hi.IsOne() {
			least = q.Lo
		} else {
			least = bitvec.One(w)
		}
	}
	return NonEmpty(lo, r.UMax().UDiv(least).Add(bitvec.One(w)))
}

// UMaxOf returns the larger ones of pairs; the other three are alike.
func (r Range) UMaxOf(q Range) Range {
	return r.extreme(q, NonEmpty(bitvec.MaxU(r.UMin(), q.UMin()), bitvec.MaxU(r.UMax(), q.UMax()).Add(bitvec.One(r.Lo.Bits()))), UnsignedForm, r.IsWrapped() || q.IsWrapped())
}

// UMinOf returns the smaller ones of pairs.
func (r Range) UMinOf(q Range) Range {
	return r.extreme(q, NonEmpty(bitvec.MinU(r.UMin(), q.UMin()), bitvec.MinU(r.UMax(), q.UMax()).Add(bitvec.One(r.Lo.Bits()))), UnsignedForm, r.IsWrapped() || q.IsWrapped())
}

// SMaxOf returns the larger ones of pairs with signs.
func (r Range) SMaxOf(q Range) Range {
	return r.extreme(q, NonEmpty(bitvec.MaxS(r.SMin(), q.SMin()), bitvec.MaxS(r.SMax(), q.SMax()).Add(bitvec.One(r.Lo.Bits()))), SignedForm, r.IsSignWrapped() || q.IsSignWrapped())
}

// SMinOf returns the smaller ones of pairs with signs.
func (r Range) SMinOf(q Range) Range {
	return r.extreme(q, NonEmpty(bitvec.MinS(r.SMin(), q.SMin()), bitvec.MinS(r.SMax(), q.SMax()).Add(bitvec.One(r.Lo.Bits()))), SignedForm, r.IsSignWrapped() || q.IsSignWrapped())
}

// extreme refines the bounds of a minimum or maximum: its result is one of the two operands.
func (r Range) extreme(q, bounds Range, p Prefer, wrapped bool) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	if wrapped {
		return bounds.Intersect(r.Union(q, p), p)
	}
	return bounds
}

// Arith names an operation for NoWrapRegion.
type Arith uint8

// The operations.
const (
	AddOp Arith = iota
	SubOp
	MulOp
)

// NoWrapRegion returns x for which x op y does not overflow for every y in r; LLVM's guaranteed
// no-wrap region. It is exact for add and sub, and for mul where r has one element.
func NoWrapRegion(op Arith, r Range, signed bool) Range {
	w := r.Lo.Bits()
	zero := bitvec.Zero(w)
	switch {
	case op == AddOp && !signed:
		return NonEmpty(zero, r.UMax().Neg())
	case op == AddOp:
		lo, hi := r.SMin(), r.SMax()
		from, to := bitvec.MinSigned(w), bitvec.MinSigned(w)
		if lo.IsNegative() {
			from = bitvec.MinSigned(w).Sub(lo)
		}
		if !hi.IsNegative() && !hi.IsZero() {
			to = bitvec.MinSigned(w).Sub(hi)
		}
		return NonEmpty(from, to)
	case op == SubOp && !signed:
		return NonEmpty(r.UMax(), zero)
	case op == SubOp:
		lo, hi := r.SMin(), r.SMax()
		from, to := bitvec.MinSigned(w), bitvec.MinSigned(w)
		if !hi.IsNegative() && !hi.IsZero() {
			from = bitvec.MinSigned(w).Add(hi)
		}
		if lo.IsNegative() {
			to = bitvec.MinSigned(w).Add(lo)
		}
		return NonEmpty(from, to)
	case !signed:
		return exactMulRegion(r.UMax(), false)
	}
	if c, ok := r.Value(); ok {
		return exactMulRegion(c, true)
	}
	return exactMulRegion(r.SMin(), true).Intersect(exactMulRegion(r.SMax(), true), Smallest)
}

// exactMulRegion returns the x for which x · c does not overflow.
func exactMulRegion(c bitvec.Int, signed bool) Range {
	w := c.Bits()
	if c.IsZero() || c.IsOne() && !(signed && w == 1) { // one bit is the sign
		return Full(w)
	}
	one := bitvec.One(w)
	if !signed {
		return NonEmpty(bitvec.Zero(w), bitvec.AllOnes(w).UDiv(c).Add(one))
	}
	if c.IsAllOnes() {
		return Range{bitvec.MinSigned(w).Add(one), bitvec.MinSigned(w)}
	}
	lo, hi := bitvec.MinSigned(w).SDiv(c), bitvec.MaxSigned(w).SDiv(c)
	if c.IsNegative() {
		lo, hi = hi, lo
	}
	return NonEmpty(lo, hi.Add(one))
}

// AddNoWrap returns the sums that do not overflow, as the flags (nsw, nuw) promise.
func (r Range) AddNoWrap(q Range, flags ir.Flags, p Prefer) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	if r.IsFull() && q.IsFull() {
		return Full(r.Lo.Bits())
	}
	x := r.Add(q)
	w := r.Lo.Bits()
	if flags&ir.NSW != 0 {
		lo := saturatedS(r.SMin(), q.SMin())
		hi := saturatedS(r.SMax(), q.SMax())
		x = x.Intersect(NonEmpty(lo, hi.Add(bitvec.One(w))), p)
	}
	if flags&ir.NUW != 0 {
		lo := saturatedU(r.UMin(), q.UMin())
		hi := saturatedU(r.UMax(), q.UMax())
		x = x.Intersect(NonEmpty(lo, hi.Add(bitvec.One(w))), p)
	}
	return x
}
