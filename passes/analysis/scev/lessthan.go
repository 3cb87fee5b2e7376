package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// order gives the operations of signed or unsigned comparison.
type order struct {
	signed         bool
	wrap           Flags
	lt, gt, ge     ir.Pred
	hi, lo         Kind
	most, least    func(w int) bitvec.Int
	max, min       func(a, b bitvec.Int) bitvec.Int
	largest, small func(r bitvec.Range) bitvec.Int
	less           func(a, b bitvec.Int) bool
}

var (
	signedOrder = order{true, NSW, ir.SLT, ir.SGT, ir.SGE, SMax, SMin, bitvec.MaxSigned, bitvec.MinSigned, bitvec.MaxS, bitvec.MinS,
		bitvec.Range.SMax, bitvec.Range.SMin, bitvec.Int.SLT}
	unsignedOrder = order{false, NUW, ir.ULT, ir.UGT, ir.UGE, UMax, UMin, bitvec.AllOnes, bitvec.Zero, bitvec.MaxU, bitvec.MinU,
		bitvec.Range.UMax, bitvec.Range.UMin, bitvec.Int.ULT}
)

func orderOf(signed bool) order {
	if signed {
		return signedOrder
	}
	return unsignedOrder
}

func (o order) maxOf(s *Evolution, e *Expr) bitvec.Int { return o.largest(s.rangeOf(e, o.signed)) }
func (o order) minOf(s *Evolution, e *Expr) bitvec.Int { return o.small(s.rangeOf(e, o.signed)) }

// ceilDiv returns a / b rounded up, without overflow: umin(a, 1) + (a − umin(a, 1)) / b.
func (s *Evolution) ceilDiv(a, b *Expr) *Expr {
	one := s.MinMax(UMin, a, s.One(a.Type))
	return s.Sum(one, s.Quotient(s.Minus(a, one), b))
}

// whileLess returns for how many iterations iv < bound stays true: (max(bound, start) − start) / stride, rounded up.
func (s *Evolution) whileLess(iv, bound *Expr, l *analysis.Loop, signed, only bool) limit {
	if iv.Kind == ZExt {
		iv = s.extendedCounter(iv, bound, l, only)
	}
	if iv.Kind != AddRec || iv.Loop != l || !iv.IsAffine() {
		return limit{}
	}
	o := orderOf(signed)
	noWrap := only && iv.Has(o.wrap)
	stride := iv.Ops[1]
	if !s.Positive(stride) {
		if !noWrap || !s.finite(l) || !s.loopTraits(l).noAbnormalExits {
			return limit{}
		}
		if !s.NonZero(stride) {
			if !s.Invariant(bound, l) {
				return limit{}
			}
			stride = s.MinMax(UMax, stride, s.One(stride.Type))
		}
	} else if !noWrap && s.mayPassBound(o, bound, stride) {
		return limit{}
	}
	start, end := s.PtrToIntOf(iv.Ops[0]), s.PtrToIntOf(bound)
	if start == nil || end == nil {
		return limit{}
	}
	if !s.Invariant(bound, l) {
		c := s.mostLess(o, start, stride, end)
		return limit{constant: c, symbolic: c}
	}
	count, ifTaken := s.countLess(o, iv.Ops[0], bound, start, end, stride, l)
	out := limit{exact: count, symbolic: count}
	switch {
	case count.Kind == Const:
		out.constant = count
	case ifTaken != nil && ifTaken.Kind == Const:
		out.constant, out.maxOrZero = ifTaken, true
	default:
		out.constant = s.mostLess(o, start, stride, end)
	}
	return out
}

// extendedCounter returns the zero extension of a recurrence as a recurrence: one that stands alone in the way out, rises, and meets the bound before
// it can overflow. Else it returns the extension.
func (s *Evolution) extendedCounter(ext, bound *Expr, l *analysis.Loop, only bool) *Expr {
	rec := ext.Ops[0]
	if rec.Kind != AddRec || rec.Loop != l || !rec.IsAffine() {
		return ext
	}
	if step := s.Step(rec); !rec.Has(NUW) && only && s.Invariant(bound, l) && s.NonZero(step) {
		last := bitvec.AllOnes(rec.width).Sub(s.UnsignedRange(step).UMax().Sub(bitvec.One(rec.width))).ZExtOrTrunc(ext.width)
		if !last.ULT(s.UnsignedRange(s.UnderGuards(bound, l)).UMax()) {
			s.addFlags(rec, NUW)
		}
	}
	if !rec.Has(NUW) {
		return ext
	}
	return s.Rec(l, rec.Flags, s.extendStart(rec, ext.Type, false, 0), s.ZExtTo(s.Step(rec), ext.Type))
}

// mayPassBound reports whether a step from below the bound may overflow.
func (s *Evolution) mayPassBound(o order, bound, stride *Expr) bool {
	step := s.Minus(stride, s.One(stride.Type))
	return o.less(o.most(bound.width).Sub(o.maxOf(s, step)), o.maxOf(s, bound))
}

// countLess returns the count, and what it is if the back edge is taken at all, nil where that is the same.
func (s *Evolution) countLess(o order, ptrStart, ptrEnd, start, rhs, stride *Expr, l *analysis.Loop) (count, ifTaken *Expr) {
	before := s.Minus(ptrStart, stride)
	if s.EntryGuarded(l, o.lt, before, ptrStart) && s.EntryGuarded(l, o.lt, before, ptrEnd) {
		// (max(rhs, start) − 1 − (start − stride)) / stride, and max(rhs, start) − 1 may be taken for rhs − 1.
		numerator := s.Minus(s.Sum(rhs, s.Int(rhs.Type, -1)), s.Minus(start, stride))
		return s.Quotient(numerator, stride), nil
	}
	end := rhs
	if !s.EntryGuarded(l, o.ge, ptrEnd, ptrStart) && !s.EntryGuarded(l, o.gt, ptrEnd, s.Sum(ptrStart, s.Int(ptrStart.Type, -1))) {
		end = s.MinMax(o.hi, rhs, start)
		ifTaken = s.ceilDiv(s.Minus(rhs, start), stride)
	}
	one := s.One(stride.Type)
	delta := s.Minus(end, start)
	fits := stride.Kind == Const && stride.Num.IsPowerOf2() || start == stride || start == s.Minus(stride, one)
	if fits { // delta + stride − 1 does not overflow
		return s.Quotient(s.Sum(delta, s.Minus(stride, one)), stride), ifTaken
	}
	return s.ceilDiv(delta, stride), ifTaken
}

// mostLess is an upper bound of the count from the ranges of start, stride and end.
func (s *Evolution) mostLess(o order, start, stride, end *Expr) *Expr {
	w := start.width
	one := bitvec.One(w)
	least := o.minOf(s, start)
	step := o.max(one, o.minOf(s, stride))
	last := o.min(o.maxOf(s, end), o.most(w).Sub(step.Sub(one)))
	last = o.max(last, least)
	return s.ceilDiv(s.ConstOf(last.Sub(least)), s.ConstOf(step))
}

// whileGreater returns for how many iterations iv > bound stays true.
func (s *Evolution) whileGreater(iv, bound *Expr, l *analysis.Loop, signed, only bool) limit {
	if !s.Invariant(bound, l) || iv.Kind != AddRec || iv.Loop != l || !iv.IsAffine() {
		return limit{}
	}
	o := orderOf(signed)
	noWrap := only && iv.Has(o.wrap)
	stride := s.Negate(iv.Ops[1])
	if !s.Positive(stride) {
		return limit{}
	}
	one := s.One(stride.Type)
	if !stride.IsOne() && !noWrap {
		step := s.Minus(stride, one)
		if o.less(o.minOf(s, bound), o.least(bound.width).Add(o.maxOf(s, step))) {
			return limit{}
		}
	}
	start, end := iv.Ops[0], bound
	if !s.EntryGuarded(l, o.gt, s.Sum(start, stride), bound) && !s.EntryGuarded(l, o.ge, start, bound) {
		end = s.MinMax(o.lo, bound, start)
	}
	if start, end = s.PtrToIntOf(start), s.PtrToIntOf(end); start == nil || end == nil {
		return limit{}
	}
	count := s.Quotient(s.Sum(s.Minus(start, end), s.Minus(stride, one)), stride)
	out := limit{exact: count, symbolic: count, constant: count}
	if count.Kind != Const {
		step := o.minOf(s, stride)
		last := o.max(o.minOf(s, bound), o.least(start.width).Add(step.Sub(bitvec.One(step.Bits()))))
		out.constant = s.ceilDiv(s.ConstOf(o.maxOf(s, start).Sub(last)), s.ConstOf(step))
	}
	return out
}
