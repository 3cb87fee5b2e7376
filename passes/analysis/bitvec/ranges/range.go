// Package ranges computes with ranges of integers of a fixed number of bits: LLVM's ConstantRange.
//
//   - range.go: the sets, their union and intersection, casts, and the values for which a
//     comparison holds;
//   - arith.go: addition, multiplication, extremes, and where an operation does not wrap;
//   - div.go: division, remainder, saturated operations; bits.go: known bits, logic, shifts,
//     counts.
//
// The result of an operation holds every result of it on elements of the operands. The tests try
// all ranges of a few bits.
package ranges

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Range is a set of integers of one width: those from Lo up to, not including, Hi, which may lie
// past the wrap-around. Lo = Hi is the full set when it is the largest unsigned number and the
// empty set when it is 0.
type Range struct{ Lo, Hi bitvec.Int }

// Full returns the set of all integers of w bits.
func Full(w int) Range { return Range{bitvec.AllOnes(w), bitvec.AllOnes(w)} }

// Empty returns the set of none.
func Empty(w int) Range { return Range{bitvec.Zero(w), bitvec.Zero(w)} }

// Single returns {v}.
func Single(v bitvec.Int) Range { return Range{v, v.Add(bitvec.One(v.Bits()))} }

// NonEmpty returns [lo, hi), the full set for lo = hi.
func NonEmpty(lo, hi bitvec.Int) Range {
	if lo.Eq(hi) {
		return Full(lo.Bits())
	}
	return Range{lo, hi}
}

// Bits returns the width.
func (r Range) Bits() int { return r.Lo.Bits() }

// IsFull reports whether every integer is in r.
func (r Range) IsFull() bool { return r.Lo.Eq(r.Hi) && r.Lo.IsAllOnes() }

// IsEmpty reports whether none is.
func (r Range) IsEmpty() bool { return r.Lo.Eq(r.Hi) && r.Lo.IsZero() }

// Eq reports whether both are the same set in the same representation.
func (r Range) Eq(q Range) bool { return r.Lo.Eq(q.Lo) && r.Hi.Eq(q.Hi) }

// IsWrapped reports whether r wraps from the largest unsigned number to some above 0.
func (r Range) IsWrapped() bool { return r.Hi.ULT(r.Lo) && !r.Hi.IsZero() }

func (r Range) upperWrapped() bool { return r.Hi.ULT(r.Lo) }

// IsSignWrapped reports whether r wraps from the largest signed number to some above the smallest.
func (r Range) IsSignWrapped() bool { return r.Hi.SLT(r.Lo) && !r.Hi.IsMinSigned() }

func (r Range) upperSignWrapped() bool { return r.Hi.SLT(r.Lo) }

// Value returns the only element of r.
func (r Range) Value() (v bitvec.Int, ok bool) {
	return r.Lo, r.Hi.Eq(r.Lo.Add(bitvec.One(r.Lo.Bits())))
}

// String returns the range as LLVM prints it.
func (r Range) String() string {
	switch {
	case r.IsFull():
		return "full-set"
	case r.IsEmpty():
		return "empty-set"
	}
	return "[" + r.Lo.String() + "," + r.Hi.String() + ")"
}

// size returns the number of elements modulo 2^w.
func (r Range) size() bitvec.Int { return r.Hi.Sub(r.Lo) }

// smaller reports whether r has fewer elements than q.
func (r Range) smaller(q Range) bool {
	if r.IsFull() {
		return false
	}
	if q.IsFull() {
		return true
	}
	return r.size().ULT(q.size())
}

// UMin returns the smallest unsigned element.
func (r Range) UMin() bitvec.Int {
	if r.IsFull() || r.IsWrapped() {
		return bitvec.Zero(r.Lo.Bits())
	}
	return r.Lo
}

// UMax returns the largest unsigned element.
func (r Range) UMax() bitvec.Int {
	if r.IsFull() || r.upperWrapped() {
		return bitvec.AllOnes(r.Lo.Bits())
	}
	return r.Hi.Sub(bitvec.One(r.Lo.Bits()))
}

// SMin returns the smallest signed element.
func (r Range) SMin() bitvec.Int {
	if r.IsFull() || r.IsSignWrapped() {
		return bitvec.MinSigned(r.Lo.Bits())
	}
	return r.Lo
}

// SMax returns the largest signed element.
func (r Range) SMax() bitvec.Int {
	if r.IsFull() || r.upperSignWrapped() {
		return bitvec.MaxSigned(r.Lo.Bits())
	}
	return r.Hi.Sub(bitvec.One(r.Lo.Bits()))
}

// SignedBits returns the width that every element fits in as a signed number.
func (r Range) SignedBits() int {
	if r.IsEmpty() {
		return 0
	}
	return max(r.SMin().SignedBits(), r.SMax().SignedBits())
}

// Has reports whether v is in r.
func (r Range) Has(v bitvec.Int) bool {
	switch {
	case r.Lo.Eq(r.Hi):
		return r.IsFull()
	case r.upperWrapped():
		return r.Lo.ULE(v) || v.ULT(r.Hi)
	}
	return r.Lo.ULE(v) && v.ULT(r.Hi)
}

// Contains reports whether q is a subset of r.
func (r Range) Contains(q Range) bool {
	switch {
	case r.IsFull() || q.IsEmpty():
		return true
	case r.IsEmpty() || q.IsFull():
		return false
	case !r.upperWrapped():
		return !q.upperWrapped() && r.Lo.ULE(q.Lo) && q.Hi.ULE(r.Hi)
	case !q.upperWrapped():
		return q.Hi.ULE(r.Hi) || r.Lo.ULE(q.Lo)
	}
	return q.Hi.ULE(r.Hi) && r.Lo.ULE(q.Lo)
}

// Complement returns the integers that are not in r.
func (r Range) Complement() Range {
	switch {
	case r.IsFull():
		return Empty(r.Lo.Bits())
	case r.IsEmpty():
		return Full(r.Lo.Bits())
	}
	return Range{r.Hi, r.Lo}
}

// Prefer says which of two possible supersets an operation returns that cannot give the exact set.
type Prefer uint8

// Smallest takes the set with fewer elements; the others one that does not wrap around.
const (
	Smallest Prefer = iota
	UnsignedForm
	SignedForm
)

func preferred(a, b Range, p Prefer) Range {
	switch p {
	case UnsignedForm:
		if !a.IsWrapped() && b.IsWrapped() {
			return a
		}
		if a.IsWrapped() && !b.IsWrapped() {
			return b
		}
	case SignedForm:
		if !a.IsSignWrapped() && b.IsSignWrapped() {
			return a
		}
		if a.IsSignWrapped() && !b.IsSignWrapped() {
			return b
		}
	}
	if a.smaller(b) {
		return a
	}
	return b
}

// Intersect returns a superset of the intersection, the exact set where that is one range.
func (r Range) Intersect(q Range, p Prefer) Range {
	switch {
	case r.IsEmpty() || q.IsFull():
		return r
	case q.IsEmpty() || r.IsFull():
		return q
	case !r.upperWrapped() && q.upperWrapped():
		return q.Intersect(r, p)
	case !r.upperWrapped():
		lo, hi := bitvec.MaxU(r.Lo, q.Lo), bitvec.MinU(r.Hi, q.Hi)
		if hi.ULE(lo) {
			return Empty(r.Lo.Bits())
		}
		return Range{lo, hi}
	case !q.upperWrapped():
		return r.intersectStraight(q, p)
	}
	// Both wrap around.
	if q.Hi.ULT(r.Hi) {
		switch {
		case q.Lo.ULT(r.Hi):
			return preferred(r, q, p)
		case q.Lo.ULT(r.Lo):
			return Range{r.Lo, q.Hi}
		}
		return q
	}
	if q.Hi.ULE(r.Lo) {
		if q.Lo.ULT(r.Lo) {
			return r
		}
		return Range{q.Lo, r.Hi}
	}
	return preferred(r, q, p)
}

// IntersectExact returns the intersection; ok is false where that is not one range (LLVM's
// exactIntersectWith).
func (r Range) IntersectExact(q Range) (common Range, ok bool) {
	common = r.Intersect(q, Smallest)
	return common, common.Eq(r.Complement().Union(q.Complement(), Smallest).Complement())
}

// intersectStraight intersects r, which wraps around, with q, which does not.
func (r Range) intersectStraight(q Range, p Prefer) Range {
	if q.Lo.ULT(r.Hi) {
		switch {
		case q.Hi.ULT(r.Hi), q.Hi.Eq(r.Hi):
			return q
		case q.Hi.ULE(r.Lo):
			return Range{q.Lo, r.Hi}
		}
		return preferred(r, q, p)
	}
	if q.Lo.ULT(r.Lo) {
		if q.Hi.ULE(r.Lo) {
			return Empty(r.Lo.Bits())
		}
		return Range{r.Lo, q.Hi}
	}
	return q
}

// Union returns a superset of the union, the smallest range there is.
func (r Range) Union(q Range, p Prefer) Range {
	w := r.Lo.Bits()
	switch {
	case r.IsFull() || q.IsEmpty():
		return r
	case r.IsEmpty() || q.IsFull():
		return q
	case !r.upperWrapped() && q.upperWrapped():
		return q.Union(r, p)
	case !r.upperWrapped():
		if q.Hi.ULT(r.Lo) || r.Hi.ULT(q.Lo) {
			return preferred(Range{r.Lo, q.Hi}, Range{q.Lo, r.Hi}, p)
		}
		lo := bitvec.MinU(r.Lo, q.Lo)
		hi := bitvec.MaxU(r.Hi.Sub(bitvec.One(w)), q.Hi.Sub(bitvec.One(w))).Add(bitvec.One(w))
		if lo.IsZero() && hi.IsZero() {
			return Full(w)
		}
		return Range{lo, hi}
	case !q.upperWrapped():
		return r.unionStraight(q, p)
	}
	if q.Lo.ULE(r.Hi) || r.Lo.ULE(q.Hi) {
		return Full(w)
	}
	return Range{bitvec.MinU(r.Lo, q.Lo), bitvec.MaxU(r.Hi, q.Hi)}
}

// unionStraight unites r, which wraps around, with q, which does not.
func (r Range) unionStraight(q Range, p Prefer) Range {
	switch {
	case q.Hi.ULE(r.Hi) || r.Lo.ULE(q.Lo):
		return r
	case q.Lo.ULE(r.Hi) && r.Lo.ULE(q.Hi):
		return Full(r.Lo.Bits())
	case r.Hi.ULT(q.Lo) && q.Hi.ULT(r.Lo):
		return preferred(Range{r.Lo, q.Hi}, Range{q.Lo, r.Hi}, p)
	case r.Hi.ULT(q.Lo):
		return Range{q.Lo, r.Hi}
	}
	return Range{r.Lo, q.Hi}
}

// ZExt extends every element by zeros to w bits.
func (r Range) ZExt(w int) Range {
	from := r.Lo.Bits()
	if r.IsEmpty() {
		return Empty(w)
	}
	if w == from {
		return r
	}
	if r.IsFull() || r.upperWrapped() {
		lo := bitvec.Zero(w)
		if r.Hi.IsZero() { // [lo, 2^from)
			lo = r.Lo.ZExtOrTrunc(w)
		}
		return Range{lo, bitvec.One(w).Shl(from)}
	}
	return Range{r.Lo.ZExtOrTrunc(w), r.Hi.ZExtOrTrunc(w)}
}

// SExt extends every element by its sign to w bits.
func (r Range) SExt(w int) Range {
	from := r.Lo.Bits()
	switch {
	case r.IsEmpty():
		return Empty(w)
	case w == from:
		return r
	case r.Hi.IsMinSigned() && !r.IsFull(): // [lo, 2^(from-1))
		return Range{r.Lo.SExtOrTrunc(w), r.Hi.ZExtOrTrunc(w)}
	case r.IsFull() || r.IsSignWrapped():
		return Range{bitvec.MinSigned(from).SExtOrTrunc(w), bitvec.MaxSigned(from).ZExtOrTrunc(w).Add(bitvec.One(w))}
	}
	return Range{r.Lo.SExtOrTrunc(w), r.Hi.SExtOrTrunc(w)}
}

// Trunc cuts every element to w bits.
func (r Range) Trunc(w int) Range {
	if w == r.Lo.Bits() || r.IsEmpty() {
		if w == r.Lo.Bits() {
			return r
		}
		return Empty(w)
	}
	if r.IsFull() {
		return Full(w)
	}
	limit := bitvec.AllOnes(w).ZExtOrTrunc(r.Lo.Bits()) // 2^w − 1
	lo, hi := r.Lo, r.Hi
	union := Empty(w)
	if r.upperWrapped() {
		// [lo, 2^from) and [0, hi): the second part first.
		if limit.ULE(hi) {
			return Full(w)
		}
		union = Range{bitvec.AllOnes(w), hi.Trunc(w)}
		hi = bitvec.AllOnes(r.Lo.Bits())
		if lo.Eq(hi) {
			return union
		}
	}
	if limit.ULT(lo) {
		adjust := lo.And(limit.Not())
		lo, hi = lo.Sub(adjust), hi.Sub(adjust)
	}
	if hi.ULE(limit) {
		return Range{lo.Trunc(w), hi.Trunc(w)}.Union(union, Smallest)
	}
	// One bit more: it wraps around once in w bits.
	if hi.ActiveBits() == w+1 {
		hi = hi.And(limit)
		if hi.ULT(lo) {
			return Range{lo.Trunc(w), hi.Trunc(w)}.Union(union, Smallest)
		}
	}
	return Full(w)
}

// ZExtOrTrunc zero-extends or truncates every element to w bits.
func (r Range) ZExtOrTrunc(w int) Range {
	if w > r.Lo.Bits() {
		return r.ZExt(w)
	}
	return r.Trunc(w)
}

// SExtOrTrunc sign-extends or truncates every element to w bits.
func (r Range) SExtOrTrunc(w int) Range {
	if w > r.Lo.Bits() {
		return r.SExt(w)
	}
	return r.Trunc(w)
}

// Region returns the x for which x pred y holds for some y in r (LLVM's allowed region).
func Region(p ir.Pred, r Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() {
		return r
	}
	one := bitvec.One(w)
	switch p {
	case ir.EQ:
		return r
	case ir.NE:
		if _, ok := r.Value(); ok {
			return Range{r.Hi, r.Lo}
		}
		return Full(w)
	case ir.ULT:
		if m := r.UMax(); !m.IsZero() {
			return Range{bitvec.Zero(w), m}
		}
		return Empty(w)
	case ir.SLT:
		if m := r.SMax(); !m.IsMinSigned() {
			return Range{bitvec.MinSigned(w), m}
		}
		return Empty(w)
	case ir.ULE:
		return NonEmpty(bitvec.Zero(w), r.UMax().Add(one))
	case ir.SLE:
		return NonEmpty(bitvec.MinSigned(w), r.SMax().Add(one))
	case ir.UGT:
		if m := r.UMin(); !m.IsAllOnes() {
			return Range{m.Add(one), bitvec.Zero(w)}
		}
		return Empty(w)
	case ir.SGT:
		if m := r.SMin(); !m.Eq(bitvec.MaxSigned(w)) {
			return Range{m.Add(one), bitvec.MinSigned(w)}
		}
		return Empty(w)
	case ir.UGE:
		return NonEmpty(r.UMin(), bitvec.Zero(w))
	case ir.SGE:
		return NonEmpty(r.SMin(), bitvec.MinSigned(w))
	}
	panic("bitvec: no integer predicate: " + p.String())
}

// AlwaysRegion returns the x for which x pred y holds for every y in r.
func AlwaysRegion(p ir.Pred, r Range) Range { return Region(p.Inverse(), r).Complement() }

// Holds reports whether x pred y for all x in r and y in q.
func (r Range) Holds(p ir.Pred, q Range) bool {
	if r.IsEmpty() || q.IsEmpty() {
		return true
	}
	switch p {
	case ir.EQ:
		a, ok := r.Value()
		b, ok2 := q.Value()
		return ok && ok2 && a.Eq(b)
	case ir.NE:
		return r.Complement().Contains(q)
	case ir.ULT:
		return r.UMax().ULT(q.UMin())
	case ir.ULE:
		return r.UMax().ULE(q.UMin())
	case ir.UGT:
		return q.UMax().ULT(r.UMin())
	case ir.UGE:
		return q.UMax().ULE(r.UMin())
	case ir.SLT:
		return r.SMax().SLT(q.SMin())
	case ir.SLE:
		return r.SMax().SLE(q.SMin())
	case ir.SGT:
		return q.SMax().SLT(r.SMin())
	case ir.SGE:
		return q.SMax().SLE(r.SMin())
	}
	panic("bitvec: no integer predicate: " + p.String())
}
