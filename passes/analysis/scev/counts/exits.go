package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/analysis/valuetracking"
)

// exactly returns the limit for a known count.
func (s *Counts) exactly(e *expr.Expr) limit {
	if e == nil {
		return limit{}
	}
	return limit{exact: e, constant: s.ConstOf(s.UnsignedRange(e).UMax()), symbolic: e}
}

// LeastOf returns the unsigned minimum of numbers of any width, in the wider type.
func (s *Counts) LeastOf(a, b *expr.Expr) *expr.Expr { return s.extremeOf(expr.UMin, a, b) }

// SameNumber reports whether two expressions are the same but for their width.
func (s *Counts) SameNumber(a, b *expr.Expr) bool {
	ops := s.widest([]*expr.Expr{a, b})
	return ops[0] == ops[1]
}

// computeCounts takes the exits together. An exit that every iteration passes bounds the loop; the
// least of such bounds counts. Exits that iterations may miss bound it only together.
func (s *Counts) computeCounts(l *analysis.Loop, exiting []*ir.Block) *loopCounts {
	c := &loopCounts{complete: true, exiting: exiting}
	latch := l.Latch()
	var must, may *expr.Expr
	mayKnown, mustOrZero := true, false
	for _, b := range exiting {
		if neverTaken(l, b) {
			continue
		}
		x := s.exitFrom(l, b, len(exiting) == 1)
		if x.exact == nil {
			c.complete = false
		}
		if x.exact != nil || x.symbolic != nil {
			c.exits = append(c.exits, exitCount{b, x})
		}
		switch {
		case x.constant != nil && latch != nil && s.Dom.Dominates(b, latch):
			if must == nil {
				must, mustOrZero = x.constant, x.maxOrZero
			} else {
				must = s.extremeOf(expr.UMin, must, x.constant)
			}
		case !mayKnown:
		case x.constant == nil:
			may, mayKnown = nil, false
		case may == nil:
			may = x.constant
		default:
			may = s.extremeOf(expr.UMax, may, x.constant)
		}
	}
	if c.constant = must; must == nil {
		c.constant = may
	}
	c.maxOrZero = mustOrZero && len(exiting) == 1
	if len(c.exits) == 0 || latch == nil {
		return c
	}
	var exact, symbolic []*expr.Expr
	for _, x := range c.exits {
		exact = append(exact, x.exact)
		if x.symbolic != nil {
			symbolic = append(symbolic, x.symbolic)
		}
	}
	if c.complete {
		c.exact = s.sequentialMin(exact)
	}
	if len(symbolic) > 0 {
		c.symbolic = s.sequentialMin(symbolic)
	}
	return c
}

// neverTaken reports whether the branch of an exiting block is a constant that stays in the loop.
func neverTaken(l *analysis.Loop, b *ir.Block) bool {
	t := b.Term()
	if !t.IsCondBr() {
		return false
	}
	k := ir.AsInt(t.Operand(0))
	return k != nil && k.IsZero() != l.Contains(t.Succ(0)) && l.Contains(t.Succ(0)) != l.Contains(t.Succ(1))
}

// widest extends all operands to the widest type among them.
func (s *Counts) widest(ops []*expr.Expr) []*expr.Expr {
	ty := ops[0].Type
	for _, o := range ops {
		if o.Width() > s.Width(ty) {
			ty = o.Type
		}
	}
	var out []*expr.Expr
	for _, o := range ops {
		out = append(out, s.TruncOrZExt(o, ty))
	}
	return out
}

func (s *Counts) extremeOf(kind expr.Kind, a, b *expr.Expr) *expr.Expr {
	return s.MinMax(kind, s.widest([]*expr.Expr{a, b})...)
}

func (s *Counts) sequentialMin(ops []*expr.Expr) *expr.Expr {
	if len(ops) == 1 {
		return ops[0]
	}
	return s.SequentialUMin(s.widest(ops)...)
}

// exitFrom returns the limit of an exiting block that every iteration passes.
func (s *Counts) exitFrom(l *analysis.Loop, b *ir.Block, only bool) limit {
	latch := l.Latch()
	if latch == nil || !s.Dom.Dominates(b, latch) {
		return limit{}
	}
	t := b.Term()
	x := limit{}
	switch {
	case t.IsCondBr():
		x = s.exitOnCond(l, t.Operand(0), !l.Contains(t.Succ(0)), only, 0)
	case t.Op() == ir.Switch:
		x = s.exitOnSwitch(l, t, only)
	}
	if x.constant != nil && x.constant.IsZero() { // the bound may know more than the expression does
		x.exact, x.symbolic = x.constant, x.constant
	}
	return x
}

// exitOnSwitch handles a switch with one exit edge, other than the default: it exits when its
// operand equals that case's number.
func (s *Counts) exitOnSwitch(l *analysis.Loop, t *ir.Instr, only bool) limit {
	var out *ir.Const
	for k := range t.NumCases() {
		if c, dest := t.Case(k); !l.Contains(dest) {
			if out != nil {
				return limit{}
			}
			out = c
		}
	}
	if out == nil || !l.Contains(t.Succ(0)) {
		return limit{}
	}
	x := s.AtScope(s.Of(t.Operand(0)), l)
	return s.untilZero(s.Minus(x, s.Of(out)), l, only)
}

// exitOnCond returns how often a condition lets the loop go on; ifTrue: the loop is left when it is
// true.
func (s *Counts) exitOnCond(l *analysis.Loop, cond ir.Value, ifTrue, only bool, depth int) limit {
	if k := ir.AsInt(cond); k != nil {
		if ifTrue == k.IsZero() {
			return limit{}
		}
		return s.exactly(s.Zero(k.Type()))
	}
	c, ok := cond.(*ir.Instr)
	if !ok || depth > 8 {
		return limit{}
	}
	if x, y, and, ok := valuetracking.LogicalOp(c); ok {
		return s.exitOnBoth(l, c, x, y, and, ifTrue, only, depth)
	}
	if c.Op() == ir.Xor && c.Type().IsInt(1) {
		if k := ir.AsInt(c.Operand(1)); k != nil && !k.IsZero() {
			return s.exitOnCond(l, c.Operand(0), !ifTrue, only, depth+1)
		}
	}
	if c.Op() == ir.ICmp && expr.Analyzable(c.Operand(0).Type()) {
		p := c.Pred
		if ifTrue {
			p = p.Inverse()
		}
		if x := s.exitOnCompare(l, p, s.Of(c.Operand(0)), s.Of(c.Operand(1)), only); x.some() {
			return x
		}
	}
	if n := s.byTrial(l, c, ifTrue); n != nil || c.Op() != ir.ICmp {
		return s.exactly(n)
	}
	return s.untilShiftedOut(l, c, ifTrue)
}

// exitOnBoth is exitOnCond for a conjunction or disjunction.
func (s *Counts) exitOnBoth(l *analysis.Loop, c *ir.Instr, x, y ir.Value, and, ifTrue, only bool, depth int) limit {
	either := and != ifTrue // one of the two is enough to leave
	a := s.exitOnCond(l, x, ifTrue, only && !either, depth+1)
	b := s.exitOnCond(l, y, ifTrue, only && !either, depth+1)
	if k := ir.AsInt(y); k != nil {
		if k.IsZero() != and {
			return a
		}
		return b
	}
	if k := ir.AsInt(x); k != nil {
		if k.IsZero() != and {
			return b
		}
		return a
	}
	var out limit
	if either {
		least := func(u, v *expr.Expr) *expr.Expr {
			switch {
			case u == nil:
				return v
			case v == nil:
				return u
			case c.Op() == ir.Select:
				return s.sequentialMin([]*expr.Expr{u, v})
			}
			return s.extremeOf(expr.UMin, u, v)
		}
		if a.exact != nil && b.exact != nil {
			out.exact = least(a.exact, b.exact)
		}
		if a.constant != nil && b.constant != nil {
			out.constant = s.extremeOf(expr.UMin, a.constant, b.constant)
		} else {
			out.constant = least(a.constant, b.constant)
		}
		out.symbolic = least(a.symbolic, b.symbolic)
	} else if a.exact == b.exact {
		out.exact = a.exact
	}
	if out.constant == nil && out.exact != nil {
		out.constant = s.ConstOf(s.UnsignedRange(out.exact).UMax())
	}
	if out.symbolic == nil {
		if out.symbolic = out.exact; out.exact == nil {
			out.symbolic = out.constant
		}
	}
	return out
}

// exitOnCompare returns for how many iterations a p b stays true.
func (s *Counts) exitOnCompare(l *analysis.Loop, p ir.Pred, a, b *expr.Expr, only bool) limit {
	a, b = s.AtScope(a, l), s.AtScope(b, l)
	if s.Invariant(a, l) && !s.Invariant(b, l) {
		a, b, p = b, a, p.Swapped()
	}
	finite := only && s.loopTraits(l).noAbnormalExits && s.finite(l)
	p, a, b = s.Canonical(p, a, b)
	if b.Kind == expr.Const && a.Kind == expr.AddRec && a.Loop == l {
		if n := s.iterationsIn(a, ranges.Region(p, ranges.Single(b.Num))); n != nil {
			return s.exactly(n)
		}
	}
	switch p {
	case ir.NE:
		if a, b = s.PtrToIntOf(a), s.PtrToIntOf(b); a == nil || b == nil {
			return limit{}
		}
		return s.untilZero(s.Minus(a, b), l, only)
	case ir.EQ:
		if d := s.Minus(a, b); d != nil && d.Kind == expr.Const && !d.IsZero() {
			return s.exactly(s.Zero(d.Type))
		}
		return limit{}
	case ir.SLE, ir.ULE:
		// A loop that ends has no bound at the end of the numbers; else the bound moves by one in a
		// wider type.
		if !finite || !s.Invariant(b, l) {
			if a.Type.IsPtr() {
				return limit{}
			}
			wide := s.Ctx.Int(2 * a.Width())
			a, b = s.ExtTo(a, wide, p.IsSigned()), s.ExtTo(b, wide, p.IsSigned())
		}
		return s.whileLess(a, s.Sum(s.One(b.Type), b), l, p == ir.SLE, only)
	case ir.SGE, ir.UGE:
		if !finite || !s.Invariant(b, l) {
			return limit{}
		}
		return s.whileGreater(a, s.Sum(s.Int(b.Type, -1), b), l, p == ir.SGE, only)
	case ir.SLT, ir.ULT:
		return s.whileLess(a, b, l, p == ir.SLT, only)
	}
	return s.whileGreater(a, b, l, p == ir.SGT, only)
}

// iterationsIn returns after how many iterations a recurrence of constants leaves a range for the
// first time.
func (s *Counts) iterationsIn(rec *expr.Expr, r ranges.Range) *expr.Expr {
	if r.IsFull() || !rec.IsAffine() || rec.Ops[0].Kind != expr.Const || rec.Ops[1].Kind != expr.Const {
		return nil
	}
	r = r.Sub(ranges.Single(rec.Ops[0].Num))
	step := rec.Ops[1].Num
	zero := bitvec.Zero(step.Bits())
	if !r.Has(zero) {
		return s.Zero(rec.Type)
	}
	end := r.Lo
	if !step.IsNegative() {
		end = r.Hi.Sub(bitvec.One(step.Bits()))
	}
	n := end.Add(step).UDiv(step)
	if r.Has(step.Mul(n)) {
		return nil
	}
	if !r.Has(step.Mul(n.Sub(bitvec.One(step.Bits())))) {
		return nil
	}
	return s.ConstOf(n)
}
