package alias

import (
	"math"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// aliasGEP compares the getelementptr p with q by the difference of their addresses.
func (b *Batch) aliasGEP(p ir.Value, ps Size, q ir.Value, qs Size, o, r ir.Value) answer {
	if !ps.Known() && !qs.Known() {
		// Only different objects can help; for the time it takes, only asked of two getelementptrs.
		if analysis.Opcode(q) == ir.GetElementPtr && b.sub(o, BeforeOrAfter, r, BeforeOrAfter).Result == NoAlias {
			return noAlias
		}
		return mayAlias
	}
	d, e := b.decompose(p), b.decompose(q)
	if d.base == p && e.base == q {
		return mayAlias
	}
	if d.width != e.width {
		if len(d.vars)+len(e.vars) > 0 { // variables of two widths are not compared, only what they are added to
			if a := b.sub(d.base, BeforeOrAfter, e.base, BeforeOrAfter); a.Result == NoAlias {
				return a
			}
			return mayAlias
		}
		d.width = max(d.width, e.width)
		e.width = d.width
	}
	return b.aliasAddresses(d, ps, e, qs)
}

// ofOneBase answers for getelementptrs of object o that start at one pointer. Their difference is
// all that is computed, so that there is no recursion to stop, and less to compute than it takes
// to remember a pair.
func (b *Batch) ofOneBase(p ir.Value, ps Size, q ir.Value, qs Size, o ir.Value) (a answer, ok bool) {
	if !ps.Known() && !qs.Known() || !plainAddress(p) || !plainAddress(q) || p == o && q == o {
		return answer{}, false
	}
	d, e := b.decompose(p), b.decompose(q)
	if d.width != e.width || d.base == p && e.base == q || !b.equal(d.base, e.base) {
		return answer{}, false
	}
	if a = b.aliasAddresses(d, ps, e, qs); a.Result == MayAlias {
		a = b.ofOneObject(o, ps, qs)
	}
	return a, true
}

// plainAddress reports whether v is neither a φ nor a select, whose sources might tell more.
func plainAddress(v ir.Value) bool {
	op := analysis.Opcode(v)
	return op != ir.Phi && op != ir.Select
}

func (b *Batch) aliasAddresses(d address, ps Size, e address, qs Size) answer {
	swap := len(d.vars) < len(e.vars)
	if swap {
		d, e, ps, qs = e, d, qs, ps
	}
	before := len(b.vars)
	a := b.aliasDifference(b.difference(d, e), ps, e, qs)
	b.vars = b.vars[:before]
	return a.swapped(swap)
}

// aliasDifference compares an access of size ps at base+d with one of size qs at e's base; what d
// keeps is the difference.
func (b *Batch) aliasDifference(d address, ps Size, e address, qs Size) answer {
	if len(d.vars) == 0 {
		// An inbounds pointer would have to start outside of its object for the two to overlap.
		if d.inBounds && qs.Known() && d.offset >= int64(qs.Bytes()) && isObjectStart(e.base) ||
			e.inBounds && ps.Known() && d.offset <= -int64(ps.Bytes()) && isObjectStart(d.base) {
			return noAlias
		}
		if d.offset == 0 {
			return b.sub(d.base, ps, e.base, qs)
		}
	}
	base := b.sub(d.base, BeforeOrAfter, e.base, BeforeOrAfter)
	if base.Result != MustAlias {
		if base.Result == PartialAlias {
			return mayAlias
		}
		return base
	}
	if len(d.vars) == 0 {
		return constantDifference(d.offset, ps, qs)
	}
	if ps.Known() && qs.Known() && b.apart(&d, ps.Bytes(), qs.Bytes()) {
		return noAlias
	}
	return mayAlias
}

func isObjectStart(v ir.Value) bool {
	if _, ok := v.(*ir.GlobalVar); ok {
		return true
	}
	return analysis.Opcode(v) == ir.Alloca
}

// constantDifference compares two accesses, the first of which begins offset bytes after the
// second.
func constantDifference(offset int64, ps, qs Size) answer {
	left, right, swapped := qs, ps, offset < 0
	if swapped {
		left, right, offset = right, left, -offset
	}
	if !left.Known() || offset < 0 {
		return mayAlias
	}
	if uint64(offset) >= left.Bytes() {
		return noAlias
	}
	a := answer{Result: PartialAlias}
	if right.Known() && offset <= math.MaxInt32 && uint64(offset)+right.Bytes() <= left.Bytes() {
		a.hasOffset, a.offset = true, -offset // the right access lies inside the left one
		a = a.swapped(swapped)
	}
	return a
}

// apart reports whether an access of p bytes at the difference d and one of q bytes at 0 cannot
// overlap, whatever the values of the variables.
func (b *Batch) apart(d *address, p, q uint64) bool {
	limit := uint64(1) << uint(min(d.width, 64)-1)
	if p == 0 || q == 0 || p >= limit || q >= limit {
		return false
	}
	gcd, reach := uint64(0), interval{d.offset, d.offset}
	known := true
	for k := range d.vars {
		v := &d.vars[k]
		step := magnitude(v.scale)
		if !v.nsw { // modulo a power of two, only the factor's power of two survives
			step = 1 << uint(bits.TrailingZeros64(uint64(v.scale)))
		}
		gcd = greatestCommonDivisor(gcd, step)
		known = known && reach.extend(b.rangeOf(v.val), v, d.width)
	}
	if int64(gcd) > 0 {
		mod := d.offset % int64(gcd)
		if mod < 0 {
			mod += int64(gcd)
		}
		if uint64(mod) >= q && gcd-uint64(mod) >= p {
			return true
		}
	}
	if known {
		if reach.lo >= int64(q) && reach.hi <= maxSigned(d.width)-int64(p)+1 || reach.hi <= -int64(p) && reach.lo >= minSigned(d.width) {
			return true
		}
	}
	if min, ok := b.leastVariable(d); ok {
		lo, hi := wrap(d.offset-min, d.width), wrap(d.offset+min, d.width)
		if lo < 0 && uint64(-lo) >= p && hi >= 0 && uint64(hi) >= q {
			return true
		}
	}
	return b.constantApart(d, p, q)
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return uint64(-n)
	}
	return uint64(n)
}

func greatestCommonDivisor(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// leastVariable returns a bound that the absolute value of the variable part surely reaches.
func (b *Batch) leastVariable(d *address) (int64, bool) {
	switch len(d.vars) {
	case 1:
		x := d.vars[0]
		if x.val.trunc == 0 && b.nonZero(x.val.v, x.at) && noWrapByScale(x) {
			return int64(magnitude(x.scale)), true
		}
	case 2: // scale · (x - y) with x ≠ y
		x, y := d.vars[0], d.vars[1]
		if x.negatedScaleOf(y) && x.val.trunc == 0 && x.val.sameCasts(y.val) && !b.CrossIteration && b.nonEqual(x.val.v, y.val.v, x.at, 0) {
			return int64(magnitude(x.scale)), true
		}
	}
	return 0, false
}

// noWrapByScale reports whether |v · scale| ≥ |scale| for v ≠ 0.
func noWrapByScale(x variable) bool {
	if x.nsw {
		return true
	}
	room := x.val.bits() - x.val.v.Type().Bits
	return room > 0 && (room >= 63 || uint64(x.scale) <= 1<<uint(room)-1)
}

// constantApart handles indices that differ by a constant inside their casts, as zext(x+1) and
// zext(x).
func (b *Batch) constantApart(d *address, p, q uint64) bool {
	if len(d.vars) != 2 {
		return false
	}
	x, y := d.vars[0], d.vars[1]
	if x.val.trunc != 0 || !x.val.sameCasts(y.val) || !x.negatedScaleOf(y) || x.val.v.Type() != y.val.v.Type() {
		return false
	}
	e, f := linearize(casted{v: x.val.v}, 0), linearize(casted{v: y.val.v}, 0)
	if e.scale != f.scale || !e.val.sameCasts(f.val) || !b.equal(e.val.v, f.val.v) {
		return false
	}
	// The difference may wrap around the index type; then it is measured in the other direction.
	w := x.val.v.Type().Bits
	if w > 64 {
		return false
	}
	m := widthMask(w)
	diff := min(uint64(e.offset-f.offset)&m, uint64(f.offset-e.offset)&m)
	high, least := bits.Mul64(diff, magnitude(x.scale))
	if high != 0 || d.width < 64 && least > widthMask(d.width) {
		least = (diff * magnitude(x.scale)) & widthMask(d.width)
	}
	off := magnitude(d.offset)
	return least >= p+off && least >= q+off
}

func widthMask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}
