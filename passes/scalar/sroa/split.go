package sroa

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// split gives each partition of the alloca an alloca of its own and rewrites its slices.
func (s *state) split(a *ir.Instr, l *sliceList) bool {
	changed := s.presplit(a, l)
	s.keepWhole(a, l)
	var parts []fragment
	l.each(func(p *partition) {
		n := s.rewritePartition(a, l, p)
		if n == nil {
			return
		}
		changed = true
		if n != a {
			size := min(8*s.dl.AllocSize(n.ElemTy), 8*p.size())
			parts = append(parts, fragment{n, 8 * p.begin, size})
		}
	})
	s.c.Count("Number of alloca partitions formed", len(parts))
	s.splitDebug(a, parts)
	return changed
}

// keepWhole forbids splitting of integer loads and stores, except where every other access keeps
// off their borders: such an integer is as good in parts.
func (s *state) keepWhole(a *ir.Instr, l *sliceList) {
	const smallest = 1024 // bytes up to which split points are considered
	size := s.dl.AllocSize(a.ElemTy)
	var crossed []bool // by offset: an access crosses it
	if size <= smallest {
		crossed = make([]bool, size+1)
		for k := range l.slices {
			for o := l.slices[k].begin + 1; o < l.slices[k].end && o < size; o++ {
				crossed[o] = true
			}
		}
	}
	free := func(o uint64) bool { return o > size || !crossed[o] }
	sorted := true
	for k := range l.slices {
		sl := &l.slices[k]
		switch {
		case !sl.splittable || accessType(sl.use.User()) == nil:
		case crossed != nil && free(sl.begin) && free(sl.end):
		case crossed == nil && sl.begin == 0 && sl.end >= size:
		default:
			sl.splittable = false
			sorted = false
		}
	}
	if !sorted {
		l.sort()
	}
}

// choose returns the type for a partition, and whether its slices become parts of an integer or of
// a vector.
func (s *state) choose(a *ir.Instr, p *partition) (t *ir.Type, integer bool, vector *ir.Type) {
	ctx := s.f.Ctx()
	common, largest := commonType(p)
	part := s.typePart(a.ElemTy, p.begin, p.size())
	fromUse := false
	switch {
	case common != nil && s.dl.AllocSize(common) >= p.size():
		t, fromUse = common, true
	case part != nil:
		t = part
	case largest != nil && s.dl.AllocSize(largest) >= p.size():
		t = largest
	}
	if (t == nil || t.Kind == ir.ArrayKind && t.Elem.Kind == ir.IntKind) && s.dl.IsLegalInt(int(8*p.size())) {
		t = ctx.Int(int(8 * p.size()))
	}
	if fromUse && t.Kind == ir.VectorKind && !s.vectorFits(p, t) &&
		part != nil && part.Kind == ir.VectorKind && s.vectorFits(p, part) {
		t = part
	}
	if t == nil {
		t = ctx.Array(p.size(), ctx.I8)
	}
	if integer = s.integerViable(p, t); !integer {
		if vector = s.vectorViable(p); vector != nil {
			t = vector
		}
	}
	return t, integer, vector
}

// commonAlign is the alignment of an address at an offset from an aligned one.
func commonAlign(align, off uint64) uint64 {
	if off == 0 {
		return align
	}
	return min(align, 1<<bits.TrailingZeros64(off))
}

// newAlloca creates the alloca for a partition, or returns the old one if it would be identical.
func (s *state) newAlloca(a *ir.Instr, p *partition, t *ir.Type) *ir.Instr {
	if t == a.ElemTy && p.begin == 0 {
		return a
	}
	align := commonAlign(max(a.Align(), 1), p.begin)
	if align <= s.dl.ABIAlign(t) {
		align = s.dl.PrefAlign(t)
	}
	return ir.Before(a).Alloca(t, a.Type().Space, align, a.Name()+".sroa."+strconv.Itoa(p.first))
}

// rewritePartition rewrites all slices of a partition. It returns the new alloca if that should be
// promoted or processed again, else nil.
func (s *state) rewritePartition(a *ir.Instr, l *sliceList, p *partition) *ir.Instr {
	t, integer, vector := s.choose(a, p)
	n := s.newAlloca(a, p, t)
	mark := len(s.afterPromotion.list)
	r := newRewriter(s, a, n, p, integer, vector)
	promotable := true
	for _, sl := range p.tails {
		promotable = r.visit(sl) && promotable
	}
	for _, sl := range p.slices {
		promotable = r.visit(sl) && promotable
	}
	promotable = promotable && r.mergesAreSafe()
	if !promotable {
		s.afterPromotion.truncate(mark)
		if n == a {
			return nil
		}
		s.work.add(n)
		return n
	}
	s.dropAssumptions(l)
	if len(r.phis) == 0 && len(r.selects) == 0 {
		s.promotable.add(n)
		return n
	}
	s.phis = append(s.phis, r.phis...)
	s.selects = append(s.selects, r.selectOps...)
	s.work.add(n)
	return n
}

// dropAssumptions drops the assumptions about the address of an alloca that is promoted.
func (s *state) dropAssumptions(l *sliceList) {
	var addresses []*ir.Instr
	for _, u := range l.dropUses {
		if a, ok := u.Value().(*ir.Instr); ok {
			addresses = append(addresses, a)
		}
	}
	rewrite.DropAssumptions(l.dropUses, s.c.Version)
	l.dropUses = nil
	for _, a := range addresses {
		if analysis.TriviallyDead(a) {
			s.dead = append(s.dead, a)
		}
	}
}
