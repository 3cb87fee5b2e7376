package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
)

// strengthen adds flags that follow from the operands.
func (s *Algebra) strengthen(kind expr.Kind, ops []*expr.Expr, flags expr.Flags) expr.Flags {
	both := expr.NUW | expr.NSW
	if flags&both == expr.NSW && s.allNonNegative(ops) {
		flags |= both
	}
	if flags&both != both && kind != expr.AddRec && len(ops) == 2 && ops[0].Kind == expr.Const {
		op := ranges.AddOp
		if kind == expr.Mul {
			op = ranges.MulOp
		}
		c := ranges.Single(ops[0].Num)
		if flags&expr.NSW == 0 && ranges.NoWrapRegion(op, c, true).Contains(s.SignedRange(ops[1])) {
			flags |= expr.NSW
		}
		if flags&expr.NUW == 0 && ranges.NoWrapRegion(op, c, false).Contains(s.UnsignedRange(ops[1])) {
			flags |= expr.NUW
		}
	}
	switch {
	case kind == expr.AddRec && flags&expr.NW != 0 && len(ops) == 2 && ops[0].IsZero() && flags&expr.NUW == 0 && s.NonNegative(ops[1]):
		flags |= expr.NUW
	case kind == expr.Mul && len(ops) == 2: // (x / y) · y
		for k, o := range ops {
			if o.Kind == expr.UDiv && o.Ops[1] == ops[1-k] {
				flags |= expr.NUW
			}
		}
	}
	return flags
}

func (s *Algebra) allNonNegative(ops []*expr.Expr) bool {
	for _, o := range ops {
		if !s.NonNegative(o) {
			return false
		}
	}
	return true
}

// zextRecurrence extends start and step of an affine recurrence that does not overflow as unsigned.
func (s *Algebra) zextRecurrence(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	l, start, step := e.Loop, e.Ops[0], e.Ops[1]
	unsigned := func() *expr.Expr {
		x := s.extendStart(e, ty, false, depth+1)
		y := s.zext(step, ty, depth+1)
		return s.Rec(l, e.Flags, x, y)
	}
	signedStep := func() *expr.Expr {
		s.AddFlags(e, expr.NW)
		x := s.extendStart(e, ty, false, depth+1)
		y := s.sext(step, ty, depth+1)
		return s.Rec(l, e.Flags, x, y)
	}
	if e.Has(expr.NUW) {
		return unsigned()
	}
	most := s.ConstantMax(l)
	if most != nil {
		switch byUnsigned, bySigned := s.noOverflowIn(e, most, false, depth); {
		case byUnsigned:
			s.AddFlags(e, expr.NUW)
			return unsigned()
		case bySigned:
			return signedStep()
		}
	}
	if most != nil || len(s.asserts) > 0 {
		s.proveNUWByInduction(e)
		if e.Has(expr.NUW) {
			return unsigned()
		}
		if s.Negative(step) {
			n := s.ConstOf(bitvec.AllOnes(e.Width()).Sub(s.SignedRange(step).SMin()))
			if s.BackedgeGuarded(l, ir.UGT, e, n) || s.onEveryIteration(ir.UGT, e, n) {
				return signedStep()
			}
		}
	}
	if x := s.splitStart(e, ty, false, depth); x != nil {
		return x
	}
	if s.provenByNeighbour(start, step, l, false) {
		s.AddFlags(e, expr.NUW)
		return unsigned()
	}
	return nil
}

// sextRecurrence is zextRecurrence for signed numbers.
func (s *Algebra) sextRecurrence(e *expr.Expr, ty *ir.Type, depth int) *expr.Expr {
	l, start, step := e.Loop, e.Ops[0], e.Ops[1]
	signed := func() *expr.Expr {
		x := s.extendStart(e, ty, true, depth+1)
		y := s.sext(step, ty, depth+1)
		return s.Rec(l, e.Flags, x, y)
	}
	if e.Has(expr.NSW) {
		x := s.extendStart(e, ty, true, depth+1)
		y := s.sext(step, ty, depth+1)
		return s.Rec(l, expr.NSW, x, y)
	}
	if most := s.ConstantMax(l); most != nil {
		switch byUnsigned, bySigned := s.noOverflowIn(e, most, true, depth); {
		case bySigned:
			s.AddFlags(e, expr.NSW)
			return signed()
		case byUnsigned:
			s.AddFlags(e, expr.NW)
			x := s.extendStart(e, ty, true, depth+1)
			y := s.zext(step, ty, depth+1)
			return s.Rec(l, e.Flags, x, y)
		}
	}
	s.proveNSWByInduction(e)
	if e.Has(expr.NSW) {
		return signed()
	}
	if x := s.splitStart(e, ty, true, depth); x != nil {
		return x
	}
	if s.provenByNeighbour(start, step, l, true) {
		s.AddFlags(e, expr.NSW)
		return signed()
	}
	return nil
}

// noOverflowIn computes the last value of a recurrence in twice the width, with the step extended
// by zeros and by its sign, and reports whether either is the extension of the last value.
func (s *Algebra) noOverflowIn(e, most *expr.Expr, signed bool, depth int) (byUnsigned, bySigned bool) {
	start, step := e.Ops[0], e.Ops[1]
	ity := s.IntType(e.Type)
	count := s.resize(most, ity, false, depth)
	if s.resize(count, most.Type, false, depth) != most {
		return false, false
	}
	wide := s.Ctx.Int(2 * e.Width())
	mul := s.mul([]*expr.Expr{count, step}, expr.AnyWrap, depth+1)
	last := s.extend(s.add([]*expr.Expr{start, mul}, expr.AnyWrap, depth+1), wide, signed, depth+1)
	wideStart := s.extend(start, wide, signed, depth+1)
	wideCount := s.zext(count, wide, depth+1)
	with := func(wideStep *expr.Expr) bool {
		m := s.mul([]*expr.Expr{wideCount, wideStep}, expr.AnyWrap, depth+1)
		return last == s.add([]*expr.Expr{wideStart, m}, expr.AnyWrap, depth+1)
	}
	if signed {
		if with(s.sext(step, wide, depth+1)) {
			return false, true
		}
		return with(s.zext(step, wide, depth+1)), false
	}
	if with(s.zext(step, wide, depth+1)) {
		return true, false
	}
	return false, with(s.sext(step, wide, depth+1))
}

// splitStart takes the low bits of a constant start, which the step never reaches, outside of the
// extension.
func (s *Algebra) splitStart(e *expr.Expr, ty *ir.Type, signed bool, depth int) *expr.Expr {
	c, ok := e.Ops[0].IsConst()
	if !ok {
		return nil
	}
	d := lowBits(c, s.MinTrailingZeros(e.Ops[1]))
	if d.IsZero() {
		return nil
	}
	rest := s.Rec(e.Loop, e.Flags, s.ConstOf(c.Sub(d)), e.Ops[1])
	return s.add([]*expr.Expr{s.extend(s.ConstOf(d), ty, signed, depth), s.extend(rest, ty, signed, depth+1)}, expr.NSW|expr.NUW, depth+1)
}

// overflowLimit returns p and a limit such that x + step does not overflow where x p limit; nil
// when that is not known.
func (s *Algebra) overflowLimit(step *expr.Expr, signed bool) (p ir.Pred, limit *expr.Expr) {
	w := step.Width()
	switch {
	case !signed:
		return ir.ULT, s.ConstOf(s.UnsignedRange(step).UMax().Neg())
	case s.Positive(step):
		return ir.SLT, s.ConstOf(bitvec.MinSigned(w).Sub(s.SignedRange(step).SMax()))
	case s.Negative(step):
		return ir.SGT, s.ConstOf(bitvec.MaxSigned(w).Sub(s.SignedRange(step).SMin()))
	}
	return 0, nil
}

// ExtStart extends the start of a recurrence that does not overflow, as extendStart does.
func (s *Algebra) ExtStart(e *expr.Expr, ty *ir.Type, signed bool) *expr.Expr {
	return s.extendStart(e, ty, signed, 0)
}

// extendStart extends the start of a recurrence; a start x + step is extended as a sum where that
// does not overflow, so that the recurrence after the increment is written like the one before it.
func (s *Algebra) extendStart(e *expr.Expr, ty *ir.Type, signed bool, depth int) *expr.Expr {
	if pre := s.beforeStart(e, signed, depth); pre != nil {
		return s.Sum(s.extend(e.Ops[1], ty, signed, depth), s.extend(pre, ty, signed, depth))
	}
	return s.extend(e.Ops[0], ty, signed, depth)
}

func (s *Algebra) beforeStart(e *expr.Expr, signed bool, depth int) *expr.Expr {
	l, start, step := e.Loop, e.Ops[0], e.Ops[1]
	if start.Kind != expr.Add {
		return nil
	}
	var diff []*expr.Expr
	for _, o := range start.Ops {
		if o != step {
			diff = append(diff, o)
		}
	}
	if len(diff) == len(start.Ops) || len(diff) == 0 {
		return nil
	}
	wrap := expr.NUW
	if signed {
		wrap = expr.NSW
	}
	pre := s.SumFlags(start.Flags&expr.NUW, diff...)
	rec := s.Rec(l, expr.AnyWrap, pre, step)
	count := s.BackedgeTaken(l)
	if rec.Kind == expr.AddRec && rec.Has(wrap) && count != nil && s.Positive(count) {
		return pre
	}
	wide := s.Ctx.Int(2 * e.Width())
	sum := s.Sum(s.extend(pre, wide, signed, depth), s.extend(step, wide, signed, depth))
	if s.extend(start, wide, signed, depth) == sum {
		if rec.Kind == expr.AddRec && e.Has(wrap) {
			s.AddFlags(rec, wrap)
		}
		return pre
	}
	if p, limit := s.overflowLimit(step, signed); limit != nil && s.EntryGuarded(l, p, pre, limit) {
		return pre
	}
	return nil
}

// provenByNeighbour: {c,+,step} does not overflow when {c − d,+,step} does not and stays away from
// the end by d.
func (s *Algebra) provenByNeighbour(start, step *expr.Expr, l *analysis.Loop, signed bool) bool {
	if start.Kind != expr.Const {
		return false
	}
	wrap := expr.NUW
	if signed {
		wrap = expr.NSW
	}
	for _, d := range []int64{-2, -1, 1, 2} {
		delta := s.Int(start.Type, d)
		pre := s.Existing(expr.AddRec, start.Type, l, s.ConstOf(start.Num.Sub(delta.Num)), step)
		if pre == nil || !pre.Has(wrap) {
			continue
		}
		if p, limit := s.overflowLimit(delta, signed); limit != nil && s.Known(p, pre, limit) {
			return true
		}
	}
	return false
}

// ProveByRanges adds the flags that follow from the ranges of a recurrence and its step.
func (s *Algebra) ProveByRanges(e *expr.Expr) {
	if !e.IsAffine() {
		return
	}
	var flags expr.Flags
	step := e.Ops[1]
	if !e.Has(expr.NW) {
		if most := s.ConstantMax(e.Loop); most != nil && most.Num.ActiveBits()+s.SignedRange(step).SignedBits() <= e.Width() {
			flags |= expr.NW
		}
	}
	if !e.Has(expr.NSW) && ranges.NoWrapRegion(ranges.AddOp, s.SignedRange(step), true).Contains(s.SignedRange(e)) {
		flags |= expr.NSW
	}
	if !e.Has(expr.NUW) && ranges.NoWrapRegion(ranges.AddOp, s.UnsignedRange(step), false).Contains(s.UnsignedRange(e)) {
		flags |= expr.NUW
	}
	s.AddFlags(e, flags)
}

// proveNSWByInduction adds NSW where the back edge is taken only while the next step stays below
// the limit.
func (s *Algebra) proveNSWByInduction(e *expr.Expr) {
	if e.Has(expr.NSW) || !e.IsAffine() || s.induct[e]&expr.NSW != 0 {
		return
	}
	s.induct[e] |= expr.NSW
	if s.ConstantMax(e.Loop) == nil && len(s.asserts) == 0 {
		return
	}
	if p, limit := s.overflowLimit(e.Ops[1], true); limit != nil &&
		(s.BackedgeGuarded(e.Loop, p, e, limit) || s.onEveryIteration(p, e, limit)) {
		s.AddFlags(e, expr.NSW)
	}
}

// proveNUWByInduction is the same for unsigned numbers and steps upwards.
func (s *Algebra) proveNUWByInduction(e *expr.Expr) {
	if e.Has(expr.NUW) || !e.IsAffine() || s.induct[e]&expr.NUW != 0 {
		return
	}
	s.induct[e] |= expr.NUW
	if s.ConstantMax(e.Loop) == nil && len(s.asserts) == 0 || !s.Positive(e.Ops[1]) {
		return
	}
	limit := s.ConstOf(s.UnsignedRange(e.Ops[1]).UMax().Neg())
	if s.BackedgeGuarded(e.Loop, ir.ULT, e, limit) || s.onEveryIteration(ir.ULT, e, limit) {
		s.AddFlags(e, expr.NUW)
	}
}
