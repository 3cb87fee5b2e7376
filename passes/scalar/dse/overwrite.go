package dse

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

type overlapKind uint8

const (
	unknown       overlapKind = iota
	none                      // the writes do not overlap
	maybePartial              // they overlap
	complete                  // the later covers the earlier
	insideEarlier             // the later write is inside the earlier one
)

// overlap is the relation of two writes. The offsets are from a common base, for partial overlaps.
type overlap struct {
	kind                 overlapKind
	laterOff, earlierOff int64
}

// overwrites returns how much of the earlier write the later one covers.
func (d *state) overwrites(later, earlier *ir.Instr, l, e alias.Location) overlap {
	if !d.loopIndependent(earlier, later, e.Ptr) {
		return overlap{}
	}
	if n, ok := alias.CheckedWrite(later); ok {
		l.Size = alias.Precise(n)
	}
	ep, lp := analysis.StripCasts(e.Ptr), analysis.StripCasts(l.Ptr)
	eo, lo := analysis.UnderlyingObject(ep), analysis.UnderlyingObject(lp)
	if eo == lo && l.Size.IsPrecise() && analysis.IdentifiedObject(lo) {
		if size, known := analysis.ObjectSize(lo, d.dl, false); known && size == l.Size.Bytes() {
			return overlap{kind: complete}
		}
	}
	if !l.Size.IsPrecise() || !e.Size.IsPrecise() {
		if isMem(later) && isMem(earlier) && later.Arg(2) == earlier.Arg(2) && d.aa.Alias(e, l) == alias.MustAlias {
			return overlap{kind: complete}
		}
		if d.sameLanes(later, earlier) {
			return overlap{kind: complete}
		}
		return overlap{}
	}
	ls, es := l.Size.Bytes(), e.Size.Bytes()
	r, off, known := d.aa.AliasOffset(l, e)
	if r == alias.MustAlias && ls >= es || r == alias.PartialAlias && known && off >= 0 && uint64(off)+es <= ls {
		return overlap{kind: complete}
	}
	if eo != lo {
		if r == alias.NoAlias {
			return overlap{kind: none}
		}
		return overlap{}
	}
	eb, eOff := d.base(ep)
	lb, lOff := d.base(lp)
	if eb != lb {
		return overlap{}
	}
	o := overlap{none, lOff, eOff}
	switch {
	case eOff >= lOff && uint64(eOff-lOff)+es <= ls:
		o.kind = complete
	case eOff >= lOff && uint64(eOff-lOff) < ls, eOff < lOff && uint64(lOff-eOff) < es:
		o.kind = maybePartial
	}
	return o
}

// sameLanes reports whether two masked stores write the same lanes of vectors of one shape.
func (d *state) sameLanes(later, earlier *ir.Instr) bool {
	const id = "llvm.masked.store"
	if later.IntrinsicID() != id || earlier.IntrinsicID() != id {
		return false
	}
	n, m := later.NumArgs(), earlier.NumArgs() // the mask is the last
	t, u := later.Arg(0).Type(), earlier.Arg(0).Type()
	return t.Len == u.Len && t.Scalable == u.Scalable && d.dl.SizeBits(t.Elem) == d.dl.SizeBits(u.Elem) && later.Arg(n-1) == earlier.Arg(m-1) &&
		(later.Arg(1) == earlier.Arg(1) || d.aa.MustAlias(later.Arg(1), earlier.Arg(1)))
}

func isMem(i *ir.Instr) bool { return alias.MemTransfer(i) || alias.MemSet(i) }

// base strips casts and constant offsets.
func (d *state) base(p ir.Value) (ir.Value, int64) {
	off := int64(0)
	for range 32 {
		p = analysis.StripCasts(p)
		b, n, ok := analysis.ConstantOffset(p, d.dl)
		if !ok || b == p {
			break
		}
		p, off = b, off+n
	}
	return p, off
}

// loopIndependent reports whether an alias result for the two holds for all their executions: they
// are in one block or in the same loop, or the pointer is loop invariant.
func (d *state) loopIndependent(i, j *ir.Instr, p ir.Value) bool {
	if i.Block() == j.Block() {
		return true
	}
	if l := d.li.For(i.Block()); !d.irreducible && l != nil && l == d.li.For(j.Block()) {
		return true
	}
	return d.loopInvariant(p)
}

func (d *state) loopInvariant(p ir.Value) bool {
	p = analysis.StripCasts(p)
	if i, ok := p.(*ir.Instr); ok && i.Op() == ir.GetElementPtr {
		constant := true
		for k := 1; k < i.NumOperands(); k++ {
			constant = constant && analysis.AsConstInt(i.Operand(k)) != nil
		}
		if constant {
			p = analysis.StripCasts(i.Operand(0))
		}
	}
	i, ok := p.(*ir.Instr)
	return !ok || i.Block().IsEntry() || !d.irreducible && d.li.For(i.Block()) == nil
}

// endedBy reports whether i ends the lifetime of the memory that access writes at loc.
func (d *state) endedBy(loc alias.Location, access, i *ir.Instr) bool {
	t, whole, ok := terminated(i)
	if !ok {
		return false
	}
	o := analysis.UnderlyingObject(loc.Ptr)
	if o != analysis.UnderlyingObject(t.Ptr) {
		return false
	}
	if whole {
		return d.aa.MustAlias(t.Ptr, o)
	}
	return d.overwrites(i, access, t, loc).kind == complete
}
