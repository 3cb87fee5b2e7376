package ranges

import "opt-go/passes/analysis/bitvec"

// Ranges of bitwise operations, shifts and counts. Of a range, the bits at the top are known in
// which its smallest and its largest unsigned element agree.

// KnownBits returns the bits that are 0, and those that are 1, in every element.
func (r Range) KnownBits() (zero, one bitvec.Int) {
	w := r.Lo.Bits()
	if r.IsEmpty() {
		return bitvec.Zero(w), bitvec.Zero(w)
	}
	lo := r.UMin()
	low := bitvec.AllOnes(w).LShr(lo.Xor(r.UMax()).LeadingZeros())
	if lo.Eq(r.UMax()) {
		low = bitvec.Zero(w)
	}
	return lo.Not().And(low.Not()), lo.And(low.Not())
}

// FromKnownBits returns the range from the smallest to the largest unsigned number with the given
// bits.
func FromKnownBits(zero, one bitvec.Int) Range {
	if !zero.And(one).IsZero() {
		return Empty(zero.Bits())
	}
	return NonEmpty(one, zero.Not().Add(bitvec.One(zero.Bits())))
}

// Not returns the complements of the elements.
func (r Range) Not() Range { return Single(bitvec.AllOnes(r.Lo.Bits())).Sub(r) }

// And returns a superset of the bitwise ands.
func (r Range) And(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	rz, ro := r.KnownBits()
	qz, qo := q.KnownBits()
	least := leastAnd(r.UMin(), r.UMax(), q.UMin(), q.UMax())
	return FromKnownBits(rz.Or(qz), ro.And(qo)).Intersect(NonEmpty(least, bitvec.MinU(r.UMax(), q.UMax()).Add(bitvec.One(w))), Smallest)
}

// leastAnd returns a lower bound of the bitwise ands of the numbers from a to b with those from c
// to d. Bits at the top that all numbers share stay; where all numbers of one side have ones right
// below these, the other side's smallest number stays too.
//
//	a, b = 10 00101 1, 10 10000 0
//	c, d = 10 11111 0, 10 11111 1  ⇒  10 00101 0
func leastAnd(a, b, c, d bitvec.Int) bitvec.Int {
	w := a.Bits()
	ones := bitvec.AllOnes(w)
	shared := leadingOnes(a.Xor(b).Or(c.Xor(d)).Or(a.Xor(c)).Not())
	top := ones.Shl(w - shared)
	if shared == w {
		return a
	}
	kept := func(small, other, last bitvec.Int) bitvec.Int {
		n := leadingOnes(other.And(prefix(other, last)).Or(top))
		return small.And(ones.Shl(w - n))
	}
	return bitvec.MaxU(kept(a, c, d), kept(c, a, b))
}

// prefix returns ones for the bits at the top that two numbers share.
func prefix(a, b bitvec.Int) bitvec.Int {
	n := a.Xor(b).LeadingZeros()
	return bitvec.AllOnes(a.Bits()).Shl(a.Bits() - n)
}

func leadingOnes(a bitvec.Int) int { return a.Not().LeadingZeros() }

// Or returns a superset of the bitwise ors.
func (r Range) Or(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	rz, ro := r.KnownBits()
	qz, qo := q.KnownBits()
	most := leastAnd(r.UMax().Not(), r.UMin().Not(), q.UMax().Not(), q.UMin().Not()).Not()
	return FromKnownBits(rz.And(qz), ro.Or(qo)).Intersect(NonEmpty(bitvec.MaxU(r.UMin(), q.UMin()), most.Add(bitvec.One(w))), Smallest)
}

// Xor returns a superset of the bitwise exclusive ors.
func (r Range) Xor(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	a, single := r.Value()
	b, single2 := q.Value()
	switch {
	case single && single2:
		return Single(a.Xor(b))
	case single2 && b.IsAllOnes():
		return r.Not()
	case single && a.IsAllOnes():
		return q.Not()
	}
	rz, ro := r.KnownBits()
	qz, qo := q.KnownBits()
	x := FromKnownBits(rz.And(qz).Or(ro.And(qo)), rz.And(qo).Or(ro.And(qz)))
	// Where one has only bits that are 1 in the other, nothing is borrowed from one place to the
	// next.
	if rz.Not().And(qo.Not()).IsZero() {
		return x.Intersect(q.Sub(r), UnsignedForm)
	}
	if qz.Not().And(ro.Not()).IsZero() {
		return x.Intersect(r.Sub(q), UnsignedForm)
	}
	return x
}

// limited returns a shift amount as a number, the width for all that are not less.
func limited(a bitvec.Int) int {
	if v, ok := a.Uint64(); ok && v < uint64(a.Bits()) {
		return int(v)
	}
	return a.Bits()
}

func shl(a, n bitvec.Int) bitvec.Int {
	if s := limited(n); s < a.Bits() {
		return a.Shl(s)
	}
	return bitvec.Zero(a.Bits())
}

func lshr(a, n bitvec.Int) bitvec.Int {
	if s := limited(n); s < a.Bits() {
		return a.LShr(s)
	}
	return bitvec.Zero(a.Bits())
}

func ashr(a, n bitvec.Int) bitvec.Int { return a.AShr(min(limited(n), a.Bits()-1)) }

// Shl returns a superset of the elements shifted left; amounts beyond the width do not happen.
func (r Range) Shl(q Range) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(w)
	}
	lo, hi, one := r.UMin(), r.UMax(), bitvec.One(w)
	if c, ok := q.Value(); ok {
		n := limited(c)
		if n >= w {
			return Empty(w)
		}
		if n <= lo.Xor(hi).LeadingZeros() {
			return NonEmpty(lo.Shl(n), hi.Shl(n).Add(one))
		}
		return NonEmpty(bitvec.Zero(w), bitvec.AllOnes(w).Shl(n).Add(one))
	}
	most := q.UMax()
	if r.SMax().IsNegative() && limited(most) <= lo.Not().LeadingZeros() {
		return NonEmpty(shl(lo, most), shl(hi, q.UMin()).Add(one))
	}
	if v, ok := most.Uint64(); !ok || v > uint64(hi.LeadingZeros()) {
		return Full(w)
	}
	return NonEmpty(shl(lo, q.UMin()), shl(hi, most).Add(one))
}

// LShr returns a superset of the elements shifted right, zeros coming in.
func (r Range) LShr(q Range) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	return NonEmpty(lshr(r.UMin(), q.UMax()), lshr(r.UMax(), q.UMin()).Add(bitvec.One(r.Lo.Bits())))
}

// AShr returns a superset of the elements shifted right, the sign coming in.
func (r Range) AShr(q Range) Range {
	if r.IsEmpty() || q.IsEmpty() {
		return Empty(r.Lo.Bits())
	}
	lo, hi := r.SMin(), r.SMax()
	least, most := q.UMin(), q.UMax()
	from, to := ashr(lo, least), ashr(hi, least)
	if !lo.IsNegative() {
		from = ashr(lo, most)
	}
	if hi.IsNegative() {
		to = ashr(hi, most)
	}
	return NonEmpty(from, to.Add(bitvec.One(r.Lo.Bits())))
}

// Abs returns the absolute values; with minIsPoison the smallest number has none.
func (r Range) Abs(minIsPoison bool) Range {
	w := r.Lo.Bits()
	one := bitvec.One(w)
	if r.IsEmpty() {
		return r
	}
	positive := func(a bitvec.Int) bool { return !a.IsNegative() && !a.IsZero() }
	if r.IsSignWrapped() {
		lo := bitvec.Zero(w)
		if !positive(r.Hi) && positive(r.Lo) {
			lo = bitvec.MinU(r.Lo, r.Hi.Neg().Add(one))
		}
		if minIsPoison {
			return Range{lo, bitvec.MinSigned(w)}
		}
		return Range{lo, bitvec.MinSigned(w).Add(one)}
	}
	lo, hi := r.SMin(), r.SMax()
	if minIsPoison && lo.IsMinSigned() {
		if hi.IsMinSigned() {
			return Empty(w)
		}
		lo = lo.Add(one)
	}
	switch {
	case !lo.IsNegative():
		return NonEmpty(lo, hi.Add(one))
	case hi.IsNegative():
		return NonEmpty(hi.Neg(), lo.Neg().Add(one))
	}
	return NonEmpty(bitvec.Zero(w), bitvec.MaxU(lo.Neg(), hi).Add(one))
}

// CountZeros returns how many zeros elements may have, at the top or at the bottom, or how many
// ones, as LLVM's ConstantRange computes them; with zeroIsPoison 0 does not happen.
func (r Range) CountZeros(top, zeroIsPoison bool) Range {
	w := r.Lo.Bits()
	count := func(n int) bitvec.Int { return bitvec.New(w, uint64(n)) }
	if zeroIsPoison && r.Has(bitvec.Zero(w)) {
		if !r.Lo.IsZero() && !r.Hi.IsOne() { // numbers on both sides of zero
			return NonEmpty(bitvec.Zero(w), count(w))
		}
		r = r.withoutZero()
	}
	if r.IsEmpty() {
		return r
	}
	if top {
		return NonEmpty(count(r.UMax().LeadingZeros()), count(r.UMin().LeadingZeros()).Add(bitvec.One(w)))
	}
	if v, ok := r.Value(); ok {
		return Single(count(v.TrailingZeros()))
	}
	if r.IsFull() || r.upperWrapped() {
		zeros := trailing(Range{r.Lo, bitvec.Zero(w)})
		if r.IsFull() {
			return NonEmpty(bitvec.Zero(w), count(w).Add(bitvec.One(w)))
		}
		if !r.Hi.IsZero() {
			zeros = zeros.Union(trailing(Range{bitvec.Zero(w), r.Hi}), UnsignedForm)
		}
		return zeros
	}
	return trailing(r)
}

// withoutZero drops 0 where it is an end of the range.
func (r Range) withoutZero() Range {
	w := r.Lo.Bits()
	switch {
	case !r.Lo.IsZero():
		return Range{r.Lo, bitvec.Zero(w)}
	case r.Hi.IsOne():
		return Empty(w)
	}
	return Range{bitvec.One(w), r.Hi}
}

// trailing counts the zeros at the bottom of the elements of a range that does not wrap around.
func trailing(r Range) Range {
	w := r.Lo.Bits()
	count := func(n int) bitvec.Int { return bitvec.New(w, uint64(n)) }
	lo, hi := r.Lo, r.Hi.Sub(bitvec.One(w))
	if lo.Eq(hi) {
		return Single(count(lo.TrailingZeros()))
	}
	if lo.IsZero() {
		return NonEmpty(bitvec.Zero(w), count(w).Add(bitvec.One(w)))
	}
	prefix := lo.Xor(hi).LeadingZeros()
	return NonEmpty(bitvec.Zero(w), count(max(w-prefix-1, lo.TrailingZeros())).Add(bitvec.One(w)))
}

// CountOnes returns how many bits elements may have set: between those that they have in common and
// those they may have.
func (r Range) CountOnes() Range {
	w := r.Lo.Bits()
	if r.IsEmpty() {
		return r
	}
	if r.IsFull() || r.upperWrapped() {
		if r.IsFull() {
			return NonEmpty(bitvec.Zero(w), bitvec.New(w, uint64(w)).Add(bitvec.One(w)))
		}
		x := ones(Range{r.Lo, bitvec.Zero(w)})
		if !r.Hi.IsZero() {
			x = x.Union(ones(Range{bitvec.Zero(w), r.Hi}), UnsignedForm)
		}
		return x
	}
	return ones(r)
}

func ones(r Range) Range {
	w := r.Lo.Bits()
	lo, hi := r.Lo, r.Hi.Sub(bitvec.One(w))
	if lo.Eq(hi) {
		n := bitvec.New(w, uint64(lo.OnesCount()))
		return Single(n)
	}
	prefix := lo.Xor(hi).LeadingZeros()
	common := lo.LShr(w - prefix).OnesCount()
	if prefix == 0 {
		common = 0
	}
	least, most := common, common+w-prefix
	// All bits below the prefix are 0 in the least element only, all 1 in the greatest only.
	if !lo.Shl(prefix).IsZero() {
		least++
	}
	if !hi.Not().Shl(prefix).IsZero() {
		most--
	}
	return NonEmpty(bitvec.New(w, uint64(least)), bitvec.New(w, uint64(most)).Add(bitvec.One(w)))
}

// NoShiftOutRegion returns x of which x << y loses nothing for every y in r: no bit, or, signed,
// none that differs from the sign.
func NoShiftOutRegion(r Range, signed bool) Range {
	w := r.Lo.Bits()
	if r.IsEmpty() {
		return Full(w)
	}
	r = r.Intersect(NonEmpty(bitvec.Zero(w), bitvec.New(w, uint64(w))), Smallest) // the others give poison anyway
	if r.IsEmpty() {
		return Full(w)
	}
	most := min(limited(r.UMax()), w-1)
	if !signed {
		return NonEmpty(bitvec.Zero(w), bitvec.AllOnes(w).LShr(most).Add(bitvec.One(w)))
	}
	return NonEmpty(bitvec.MinSigned(w).AShr(most), bitvec.MaxSigned(w).AShr(most).Add(bitvec.One(w)))
}
