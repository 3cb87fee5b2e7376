package scev

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
)

// limit says how often an exit is passed without being taken; nil: not known.
type limit struct {
	exact     *Expr
	constant  *Expr // an upper bound that is a constant
	symbolic  *Expr // an upper bound
	maxOrZero bool  // the number is constant, or 0
}

func (l limit) some() bool { return l.exact != nil || l.constant != nil }

// exactly returns the limit for a known count.
func (s *Evolution) exactly(e *Expr) limit {
	if e == nil {
		return limit{}
	}
	return limit{exact: e, constant: s.ConstOf(s.UnsignedRange(e).UMax()), symbolic: e}
}

// exitCount is the limit of one exiting block.
type exitCount struct {
	block *ir.Block
	limit
}

// loopCounts holds the facts about the trip count of a loop.
type loopCounts struct {
	exits     []exitCount // of the exits of which something is known
	complete  bool        // all exits have an exact count
	exact     *Expr
	constant  *Expr
	symbolic  *Expr
	maxOrZero bool
	epoch     int         // of the Evolution when the counts were made or looked through
	doubtful  bool        // more may be known by now
	exiting   []*ir.Block // of the loop
}

// same reports whether the counts say the same.
func (c *loopCounts) same(o *loopCounts) bool {
	return c.complete == o.complete && c.exact == o.exact && c.constant == o.constant && c.symbolic == o.symbolic && c.maxOrZero == o.maxOrZero &&
		slices.Equal(c.exits, o.exits)
}

// stale reports whether the counts name a value that was removed.
func (c *loopCounts) stale() bool {
	if gone(c.exact) || gone(c.symbolic) {
		return true
	}
	for _, x := range c.exits {
		if gone(x.exact) || gone(x.symbolic) {
			return true
		}
	}
	return false
}

func (s *Evolution) loopCounts(l *analysis.Loop) *loopCounts {
	old := s.counts[l]
	if old != nil && !old.doubtful && (old.epoch == s.epoch || !old.stale()) {
		old.epoch = s.epoch
		return old
	}
	if s.inCount[l] { // asked for while it is computed
		return &loopCounts{}
	}
	s.inCount[l] = true
	var exiting []*ir.Block
	if old != nil {
		exiting = old.exiting
	} else {
		exiting = l.Exiting()
	}
	c := s.computeCounts(l, exiting)
	delete(s.inCount, l)
	c.epoch = s.epoch
	s.counts[l] = c
	if len(c.exits) > 0 || c.constant != nil {
		s.forgetLoopValues(l, old != nil && old.same(c))
	}
	return c
}

// forgetLoopValues drops the expressions of values that are computed from the loop's φs, which can
// be more precise now that the trip count is known; the recurrences of the φs themselves stay.
// again: the facts are no more precise than before, so that only the loop itself is visited, and
// not the loops inside, of which there may be thousands.
func (s *Evolution) forgetLoopValues(l *analysis.Loop, again bool) {
	s.bounds.forgetIn(l)
	s.scopes = map[scopeKey]*Expr{}
	var work []ir.Value
	seen := map[ir.Value]bool{}
	push := func(v ir.Value) {
		for u := range ir.Users(v) {
			if in := s.Forest.For(u.Block()); (in == l || !again && l.Contains(u.Block())) && !seen[u] {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
	for phi := range l.Header.Phis() {
		push(phi)
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if e, ok := s.values[v]; ok {
			i := v.(*ir.Instr)
			if i.Op() == ir.Phi && e.Kind == Unknown {
				continue
			}
			if i.Op() != ir.Phi {
				s.values[v] = nil // known to have had one, by which Forget finds what was computed from it
			}
		}
		push(v)
	}
}

// BackedgeTaken returns how often the back edge of l is taken, nil where it is not known.
func (s *Evolution) BackedgeTaken(l *analysis.Loop) *Expr { return s.loopCounts(l).exact }

// ConstantMax returns a constant upper bound of BackedgeTaken, or nil.
func (s *Evolution) ConstantMax(l *analysis.Loop) *Expr { return s.loopCounts(l).constant }

// SymbolicMax returns an upper bound of BackedgeTaken, or nil.
func (s *Evolution) SymbolicMax(l *analysis.Loop) *Expr { return s.loopCounts(l).symbolic }

// ExitCount returns how often control passes an exiting block without leaving l there, if it does
// not leave l elsewhere; nil where it is not known.
func (s *Evolution) ExitCount(l *analysis.Loop, exiting *ir.Block) *Expr {
	return s.exitLimit(l, exiting).exact
}

// SymbolicExitMax returns an upper bound of ExitCount, or nil.
func (s *Evolution) SymbolicExitMax(l *analysis.Loop, exiting *ir.Block) *Expr {
	return s.exitLimit(l, exiting).symbolic
}

// SymbolicMaxOf returns an upper bound of how often a condition that is tested in every iteration
// lets the loop continue, or nil; ifTrue: the loop is left when it is true.
func (s *Evolution) SymbolicMaxOf(l *analysis.Loop, cond ir.Value, ifTrue bool) *Expr {
	return s.exitOnCond(l, cond, ifTrue, false, 0).symbolic
}

// LeastOf returns the unsigned minimum of numbers of any width, in the wider type.
func (s *Evolution) LeastOf(a, b *Expr) *Expr { return s.extremeOf(UMin, a, b) }

// SameNumber reports whether two expressions are the same but for their width.
func (s *Evolution) SameNumber(a, b *Expr) bool {
	ops := s.widest([]*Expr{a, b})
	return ops[0] == ops[1]
}

func (s *Evolution) exitLimit(l *analysis.Loop, exiting *ir.Block) limit {
	for _, x := range s.loopCounts(l).exits {
		if x.block == exiting {
			return x.limit
		}
	}
	return limit{}
}

func (s *Evolution) cachedExitCount(l *analysis.Loop, b *ir.Block) *Expr { return s.ExitCount(l, b) }

// TripCount returns the number of iterations where it is a constant below 2^32, else 0.
func (s *Evolution) TripCount(l *analysis.Loop) uint32 { return smallTrip(s.BackedgeTaken(l)) }

// TripCountOf is TripCount as if l had only the one exit.
func (s *Evolution) TripCountOf(l *analysis.Loop, exiting *ir.Block) uint32 {
	return smallTrip(s.ExitCount(l, exiting))
}

// MaxTripCount returns an upper bound of the number of iterations, 0 where none below 2^32 is
// known.
func (s *Evolution) MaxTripCount(l *analysis.Loop) uint32 { return smallTrip(s.ConstantMax(l)) }

// MaxOrZero reports whether the loop runs MaxTripCount times or once.
func (s *Evolution) MaxOrZero(l *analysis.Loop) bool { return s.loopCounts(l).maxOrZero }

func smallTrip(e *Expr) uint32 {
	if e == nil || e.Kind != Const || e.Num.ActiveBits() > 32 {
		return 0
	}
	n, _ := e.Num.Uint64()
	return uint32(n + 1)
}

// TripMultipleOf returns a number that the number of iterations is a multiple of, as if l had only
// the one exit.
func (s *Evolution) TripMultipleOf(l *analysis.Loop, exiting *ir.Block) uint32 {
	return s.tripMultiple(s.UnderGuards(s.ExitCount(l, exiting), l))
}

// TripMultiple returns a number that the number of iterations is a multiple of.
func (s *Evolution) TripMultiple(l *analysis.Loop) uint32 {
	out := uint32(0)
	for _, b := range l.Exiting() {
		m := s.TripMultipleOf(l, b)
		for x := m; x != 0; {
			out, x = x, out%x
		}
	}
	return max(out, 1)
}

func (s *Evolution) tripMultiple(count *Expr) uint32 {
	if count == nil {
		return 1
	}
	trip := s.tripCountExpr(count)
	m := s.Multiple(trip)
	if m.IsZero() {
		return 1
	}
	if m.ActiveBits() > 32 {
		return uint32(1) << min(31, m.TrailingZeros())
	}
	n, _ := m.Uint64()
	return uint32(n)
}

// tripCountExpr returns 1 + count, in one bit more where it might overflow.
func (s *Evolution) tripCountExpr(count *Expr) *Expr {
	if !s.UnsignedRange(count).UMax().IsAllOnes() {
		return s.Sum(count, s.One(count.Type))
	}
	wide := s.ctx.Int(count.width + 1)
	return s.Sum(s.ZExtTo(count, wide), s.One(wide))
}

// computeCounts takes the exits together. An exit that every iteration passes bounds the loop; the
// least of such bounds counts. Exits that iterations may miss bound it only together.
func (s *Evolution) computeCounts(l *analysis.Loop, exiting []*ir.Block) *loopCounts {
	c := &loopCounts{complete: true, exiting: exiting}
	latch := l.Latch()
	var must, may *Expr
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
				must = s.extremeOf(UMin, must, x.constant)
			}
		case !mayKnown:
		case x.constant == nil:
			may, mayKnown = nil, false
		case may == nil:
			may = x.constant
		default:
			may = s.extremeOf(UMax, may, x.constant)
		}
	}
	if c.constant = must; must == nil {
		c.constant = may
	}
	c.maxOrZero = mustOrZero && len(exiting) == 1
	if len(c.exits) == 0 || latch == nil {
		return c
	}
	var exact, symbolic []*Expr
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
func (s *Evolution) widest(ops []*Expr) []*Expr {
	ty := ops[0].Type
	for _, o := range ops {
		if o.width > s.Width(ty) {
			ty = o.Type
		}
	}
	var out []*Expr
	for _, o := range ops {
		out = append(out, s.TruncOrZExt(o, ty))
	}
	return out
}

func (s *Evolution) extremeOf(kind Kind, a, b *Expr) *Expr {
	return s.MinMax(kind, s.widest([]*Expr{a, b})...)
}

func (s *Evolution) sequentialMin(ops []*Expr) *Expr {
	if len(ops) == 1 {
		return ops[0]
	}
	return s.SequentialUMin(s.widest(ops)...)
}

// exitFrom returns the limit of an exiting block that every iteration passes.
func (s *Evolution) exitFrom(l *analysis.Loop, b *ir.Block, only bool) limit {
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
func (s *Evolution) exitOnSwitch(l *analysis.Loop, t *ir.Instr, only bool) limit {
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
func (s *Evolution) exitOnCond(l *analysis.Loop, cond ir.Value, ifTrue, only bool, depth int) limit {
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
	if c.Op() == ir.ICmp && Analyzable(c.Operand(0).Type()) {
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
func (s *Evolution) exitOnBoth(l *analysis.Loop, c *ir.Instr, x, y ir.Value, and, ifTrue, only bool, depth int) limit {
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
		least := func(u, v *Expr) *Expr {
			switch {
			case u == nil:
				return v
			case v == nil:
				return u
			case c.Op() == ir.Select:
				return s.sequentialMin([]*Expr{u, v})
			}
			return s.extremeOf(UMin, u, v)
		}
		if a.exact != nil && b.exact != nil {
			out.exact = least(a.exact, b.exact)
		}
		if a.constant != nil && b.constant != nil {
			out.constant = s.extremeOf(UMin, a.constant, b.constant)
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
func (s *Evolution) exitOnCompare(l *analysis.Loop, p ir.Pred, a, b *Expr, only bool) limit {
	a, b = s.AtScope(a, l), s.AtScope(b, l)
	if s.Invariant(a, l) && !s.Invariant(b, l) {
		a, b, p = b, a, p.Swapped()
	}
	finite := only && s.loopTraits(l).noAbnormalExits && s.finite(l)
	p, a, b = s.Canonical(p, a, b)
	if b.Kind == Const && a.Kind == AddRec && a.Loop == l {
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
		if d := s.Minus(a, b); d != nil && d.Kind == Const && !d.IsZero() {
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
			wide := s.ctx.Int(2 * a.width)
			a, b = s.extend(a, wide, p.IsSigned(), 0), s.extend(b, wide, p.IsSigned(), 0)
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
func (s *Evolution) iterationsIn(rec *Expr, r ranges.Range) *Expr {
	if r.IsFull() || !rec.IsAffine() || rec.Ops[0].Kind != Const || rec.Ops[1].Kind != Const {
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
