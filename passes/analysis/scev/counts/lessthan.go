package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
)

// order gives the operations of signed or unsigned comparison.
type order struct {
	signed         bool
	wrap           expr.Flags
	lt, gt, ge     ir.Pred
	hi, lo         expr.Kind
	most, least    func(w int) bitvec.Int
	max, min       func(a, b bitvec.Int) bitvec.Int
	largest, small func(r ranges.Range) bitvec.Int
	less           func(a, b bitvec.Int) bool
}

var (
	signedOrder = order{true, expr.NSW, ir.SLT, ir.SGT, ir.SGE, expr.SMax, expr.SMin, bitvec.MaxSigned, bitvec.MinSigned, bitvec.MaxS, bitvec.MinS,
		ranges.Range.SMax, ranges.Range.SMin, bitvec.Int.SLT}
	unsignedOrder = order{false, expr.NUW, ir.ULT, ir.UGT, ir.UGE, expr.UMax, expr.UMin, bitvec.AllOnes, bitvec.Zero, bitvec.MaxU, bitvec.MinU,
		ranges.Range.UMax, ranges.Range.UMin, bitvec.Int.ULT}
)

func orderOf(signed bool) order {
	if signed {
		return signedOrder
	}
	return unsignedOrder
}

func (o order) maxOf(s *Counts, e *expr.Expr) bitvec.Int { return o.largest(s.RangeOf(e, o.signed)) }
func (o order) minOf(s *Counts, e *expr.Expr) bitvec.Int { return o.small(s.RangeOf(e, o.signed)) }

// ceilDiv returns a / b rounded up, without overflow: umin(a, 1) + (a − umin(a, 1)) / b.
func (s *Counts) ceilDiv(a, b *expr.Expr) *expr.Expr {
	one := s.MinMax(expr.UMin, a, s.One(a.Type))
	return s.Sum(one, s.Quotient(s.Minus(a, one), b))
}

// whileLess returns for how many iterations iv < bound stays true: (max(bound, start) − start) /
// stride, rounded up.
func (s *Counts) whileLess(iv, bound *expr.Expr, l *analysis.Loop, signed, only bool) limit {
	if iv.Kind == expr.ZExt {
		iv = s.extendedCounter(iv, bound, l, only)
	}
	if iv.Kind != expr.AddRec || iv.Loop != l || !iv.IsAffine() {
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
			stride = s.MinMax(expr.UMax, stride, s.One(stride.Type))
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
	case count.Kind == expr.Const:
		out.constant = count
	case ifTaken != nil && ifTaken.Kind == expr.Const:
		out.constant, out.maxOrZero = ifTaken, true
	default:
		out.constant = s.mostLess(o, start, stride, end)
		if c := out.constant; c != nil && s.UnsignedRange(count).UMin().Eq(c.Num) {
			out.exact, out.symbolic = c, c // {tid & 63, +, 64} < 256: four iterations, whatever the start
		}
	}
	return out
}

// extendedCounter returns the zero extension of a recurrence as a recurrence, if it does
// not wrap: by its flags, or since the exit is the loop's only one (only) and the recurrence rises
// and meets the bound before it can overflow. Otherwise it returns the extension.
func (s *Counts) extendedCounter(ext, bound *expr.Expr, l *analysis.Loop, only bool) *expr.Expr {
	rec := ext.Ops[0]
	if rec.Kind != expr.AddRec || rec.Loop != l || !rec.IsAffine() {
		return ext
	}
	if step := s.Step(rec); !rec.Has(expr.NUW) && only && s.Invariant(bound, l) && s.NonZero(step) {
		last := bitvec.AllOnes(rec.Width()).Sub(s.UnsignedRange(step).UMax().Sub(bitvec.One(rec.Width()))).ZExtOrTrunc(ext.Width())
		if !last.ULT(s.UnsignedRange(s.UnderGuards(bound, l)).UMax()) {
			s.AddFlags(rec, expr.NUW)
		}
	}
	if !rec.Has(expr.NUW) {
		return ext
	}
	return s.Rec(l, rec.Flags, s.ExtStart(rec, ext.Type, false), s.ZExtTo(s.Step(rec), ext.Type))
}

// mayPassBound reports whether a step from below the bound may overflow.
func (s *Counts) mayPassBound(o order, bound, stride *expr.Expr) bool {
	step := s.Minus(stride, s.One(stride.Type))
	return o.less(o.most(bound.Width()).Sub(o.maxOf(s, step)), o.maxOf(s, bound))
}

// countLess returns the count, and the count if the back edge is taken at all, nil where that is
// the same.
func (s *Counts) countLess(o order, ptrStart, ptrEnd, start, rhs, stride *expr.Expr, l *analysis.Loop) (count, ifTaken *expr.Expr) {
	before := s.Minus(ptrStart, stride)
	if s.EntryGuarded(l, o.lt, before, ptrStart) && s.EntryGuarded(l, o.lt, before, ptrEnd) {
		// (max(rhs, start) − 1 − (start − stride)) / stride, and max(rhs, start) − 1 may be taken
		// for rhs − 1.
		numerator := s.Minus(s.Sum(rhs, s.Int(rhs.Type, -1)), s.Minus(start, stride))
		return s.Quotient(numerator, stride), nil
	}
	end := rhs
	if !s.EntryGuarded(l, o.ge, ptrEnd, ptrStart) && !s.EntryGuarded(l, o.gt, ptrEnd, s.Sum(ptrStart, s.Int(ptrStart.Type, -1))) {
		end = s.MinMax(o.hi, rhs, start)
		ifTaken = s.ceilDiv(s.Minus(rhs, start), stride)
	}
	// With start = stride, or one less, distance + stride − 1 is end − 1, or end.
	fits := start == stride || start == s.Minus(stride, s.One(stride.Type))
	return s.steps(s.Minus(end, start), stride, fits), ifTaken
}

// steps returns distance / stride, rounded up, where start + k·stride, or start − k·stride, reaches
// its end without overflow. The sum distance + stride − 1 is smaller than ceilDiv, but may
// overflow. It does not where fits holds, nor for a power of two: a multiple of the stride is at
// least the distance, and the largest such multiple leaves room for stride − 1 more.
func (s *Counts) steps(distance, stride *expr.Expr, fits bool) *expr.Expr {
	if fits || stride.Kind == expr.Const && stride.Num.IsPowerOf2() {
		return s.Quotient(s.Sum(distance, s.Minus(stride, s.One(stride.Type))), stride)
	}
	return s.ceilDiv(distance, stride)
}

// mostLess is an upper bound of the count from the ranges of start, stride and end.
func (s *Counts) mostLess(o order, start, stride, end *expr.Expr) *expr.Expr {
	w := start.Width()
	one := bitvec.One(w)
	least := o.minOf(s, start)
	step := o.max(one, o.minOf(s, stride))
	last := o.min(o.maxOf(s, end), o.most(w).Sub(step.Sub(one)))
	last = o.max(last, least)
	return s.ceilDiv(s.ConstOf(last.Sub(least)), s.ConstOf(step))
}

// whileGreater returns for how many iterations iv > bound stays true.
func (s *Counts) whileGreater(iv, bound *expr.Expr, l *analysis.Loop, signed, only bool) limit {
	if !s.Invariant(bound, l) || iv.Kind != expr.AddRec || iv.Loop != l || !iv.IsAffine() {
		return limit{}
	}
	o := orderOf(signed)
	noWrap := only && iv.Has(o.wrap)
	stride := s.Negate(iv.Ops[1])
	if !s.Positive(stride) {
		return limit{}
	}
	inRange := s.staysAbove(o, bound, stride)
	if !inRange && !noWrap && !stride.IsOne() {
		return limit{}
	}
	count := s.countGreater(o, iv.Ops[0], bound, stride, inRange, l)
	if count == nil {
		return limit{}
	}
	out := limit{exact: count, symbolic: count, constant: count}
	if count.Kind != expr.Const {
		step := o.minOf(s, stride)
		last := o.max(o.minOf(s, bound), o.least(bound.Width()).Add(step.Sub(bitvec.One(step.Bits()))))
		out.constant = s.ceilDiv(s.ConstOf(o.maxOf(s, iv.Ops[0]).Sub(last)), s.ConstOf(step))
	}
	return out
}

// staysAbove reports whether a step down from above the bound never overflows.
func (s *Counts) staysAbove(o order, bound, stride *expr.Expr) bool {
	step := s.Minus(stride, s.One(stride.Type))
	return !o.less(o.minOf(s, bound), o.least(bound.Width()).Add(o.maxOf(s, step)))
}

// countGreater returns the count of whileGreater, nil where there is none: (start − min(bound,
// start)) / stride, rounded up. inRange: a step from above the bound does not overflow.
func (s *Counts) countGreater(o order, start, bound, stride *expr.Expr, inRange bool, l *analysis.Loop) *expr.Expr {
	before, end := s.Sum(start, stride), bound
	// Where start + stride is above both, and thus did not overflow, a start below the bound gives
	// 0 too.
	entered := s.EntryGuarded(l, o.gt, before, bound) && s.EntryGuarded(l, o.gt, before, start)
	if !entered && !s.EntryGuarded(l, o.ge, start, bound) {
		end = s.MinMax(o.lo, bound, start)
	}
	if start, end = s.PtrToIntOf(start), s.PtrToIntOf(end); start == nil || end == nil {
		return nil
	}
	return s.steps(s.Minus(start, end), stride, entered || inRange)
}
