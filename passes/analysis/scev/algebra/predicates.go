package algebra

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// NonNegative, Positive, Negative, NonPositive and NonZero judge e by its range.
func (s *Algebra) NonNegative(e *expr.Expr) bool { return !s.SignedRange(e).SMin().IsNegative() }

// Positive reports e > 0 as signed.
func (s *Algebra) Positive(e *expr.Expr) bool {
	n := s.SignedRange(e).SMin()
	return !n.IsNegative() && !n.IsZero()
}

// Negative reports e < 0.
func (s *Algebra) Negative(e *expr.Expr) bool { return s.SignedRange(e).SMax().IsNegative() }

// NonPositive reports e ≤ 0.
func (s *Algebra) NonPositive(e *expr.Expr) bool {
	n := s.SignedRange(e).SMax()
	return n.IsNegative() || n.IsZero()
}

// NonZero reports e ≠ 0.
func (s *Algebra) NonZero(e *expr.Expr) bool {
	return !s.UnsignedRange(e).UMin().IsZero() || s.Positive(e) || s.Negative(e)
}

// maxImplying bounds how deep questions about conditions lead to further ones.
const maxImplying = 2

// Known reports whether a p b holds wherever both have a value.
func (s *Algebra) Known(p ir.Pred, a, b *expr.Expr) bool {
	return s.knownByInduction(p, a, b) || s.knownDirectly(p, a, b)
}

// knownDirectly is Known that ignores conditions in the program.
func (s *Algebra) knownDirectly(p ir.Pred, a, b *expr.Expr) bool {
	if a == b {
		return p.HoldsOnEqual()
	}
	return s.knownByRanges(p, a, b) || knownByMinMax(p, a, b) || s.knownByStart(p, a, b) || knownByNoWrap(p, a, b) || knownByExtension(p, a, b)
}

func (s *Algebra) knownByRanges(p ir.Pred, a, b *expr.Expr) bool {
	switch {
	case p == ir.EQ:
		return false
	case p == ir.NE:
		if s.SignedRange(a).Holds(p, s.SignedRange(b)) || s.UnsignedRange(a).Holds(p, s.UnsignedRange(b)) {
			return true
		}
		d := s.Minus(a, b)
		return d != nil && s.NonZero(d)
	case p.IsSigned():
		return s.SignedRange(a).Holds(p, s.SignedRange(b))
	}
	return s.UnsignedRange(a).Holds(p, s.UnsignedRange(b))
}

// knownByMinMax: min(x, …) ≤ x ≤ max(x, …).
func knownByMinMax(p ir.Pred, a, b *expr.Expr) bool {
	switch p {
	case ir.SGE, ir.UGE:
		a, b, p = b, a, p.Swapped()
	}
	lo, hi := expr.SMin, expr.SMax
	switch p {
	case ir.ULE:
		lo, hi = expr.UMin, expr.UMax
	case ir.SLE:
	default:
		return false
	}
	return (a.Kind == lo || a.Kind == expr.SeqUMin && lo == expr.UMin) && slices.Contains(a.Ops, b) || b.Kind == hi && slices.Contains(b.Ops, a)
}

// knownByStart compares recurrences of one loop with the same step that do not overflow by their
// starts.
func (s *Algebra) knownByStart(p ir.Pred, a, b *expr.Expr) bool {
	if a.Kind != expr.AddRec || b.Kind != expr.AddRec || a.Loop != b.Loop || !a.IsAffine() || !b.IsAffine() || a.Ops[1] != b.Ops[1] || p.IsEquality() {
		return false
	}
	need := expr.NUW
	if p.IsSigned() {
		need = expr.NSW
	}
	return a.Has(need) && b.Has(need) && s.Known(p, a.Ops[0], b.Ops[0])
}

// addend matches e = x + c.
func addend(e *expr.Expr, need expr.Flags) (x *expr.Expr, c bitvec.Int, ok bool) {
	if e.Kind == expr.Add && len(e.Ops) == 2 && e.Ops[0].Kind == expr.Const && e.Has(need) {
		return e.Ops[1], e.Ops[0].Num, true
	}
	return e, bitvec.Zero(e.Width()), e.Kind != expr.Const
}

// knownByNoWrap compares x + c with x + d.
func knownByNoWrap(p ir.Pred, a, b *expr.Expr) bool {
	switch p {
	case ir.SGT, ir.SGE, ir.UGT, ir.UGE:
		a, b, p = b, a, p.Swapped()
	case ir.EQ, ir.NE:
		return false
	}
	need := expr.NUW
	if p.IsSigned() {
		need = expr.NSW
	}
	x, c, ok := addend(a, need)
	y, d, ok2 := addend(b, need)
	if !ok || !ok2 || x != y {
		return false
	}
	switch p {
	case ir.SLE:
		return c.SLE(d)
	case ir.SLT:
		return c.SLT(d)
	case ir.ULE:
		return c.ULE(d)
	}
	return c.ULT(d)
}

// knownByExtension: zext x ≥s sext x, and zext x ≤u sext x.
func knownByExtension(p ir.Pred, a, b *expr.Expr) bool {
	switch p {
	case ir.SGE, ir.UGE:
		a, b, p = b, a, p.Swapped()
	}
	switch p {
	case ir.SLE:
		return a.Kind == expr.SExt && b.Kind == expr.ZExt && a.Ops[0] == b.Ops[0]
	case ir.ULE:
		return a.Kind == expr.ZExt && b.Kind == expr.SExt && a.Ops[0] == b.Ops[0]
	}
	return false
}

// knownByInduction shows a p b where the innermost loop concerned is entered, and for the next
// iteration.
func (s *Algebra) knownByInduction(p ir.Pred, a, b *expr.Expr) bool {
	l := s.lastLoop(a, s.lastLoop(b, nil))
	if l == nil || s.implying >= maxImplying {
		return false
	}
	a0, a1 := s.StartAndNext(a, l)
	b0, b1 := s.StartAndNext(b, l)
	if a0 == nil || b0 == nil || !s.AvailableAt(a0, l) || !s.AvailableAt(b0, l) {
		return false
	}
	return s.BackedgeGuarded(l, p, a1, b1) && s.EntryGuarded(l, p, a0, b0)
}

// lastLoop returns the loop of a recurrence in e, or l, whose header comes last.
func (s *Algebra) lastLoop(e *expr.Expr, l *analysis.Loop) *analysis.Loop {
	e.Contains(func(x *expr.Expr) bool {
		if x.Kind == expr.AddRec && (l == nil || s.Dom.Dominates(l.Header, x.Loop.Header)) {
			l = x.Loop
		}
		return false
	})
	return l
}

// StartAndNext rewrites e to its value in the first iteration of l, and to its value in the next
// one.
func (s *Algebra) StartAndNext(e *expr.Expr, l *analysis.Loop) (start, next *expr.Expr) {
	first := s.RewriteIn(e, l, func(rec *expr.Expr) *expr.Expr { return rec.Ops[0] })
	if first == nil {
		return nil, nil
	}
	return first, s.RewriteIn(e, l, s.PostInc)
}

// RewriteIn replaces the recurrences of l in e; it returns nil where something else in e changes in
// l. What e shares is rewritten once: chained sums of products have a number of paths that doubles
// with each link.
func (s *Algebra) RewriteIn(e *expr.Expr, l *analysis.Loop, replace func(rec *expr.Expr) *expr.Expr) *expr.Expr {
	memo := map[*expr.Expr]*expr.Expr{}
	var visit func(e *expr.Expr) *expr.Expr
	compute := func(e *expr.Expr) *expr.Expr {
		switch {
		case s.Invariant(e, l):
			return e
		case e.Kind == expr.AddRec && e.Loop == l:
			return replace(e)
		case e.Kind == expr.Unknown || e.Kind == expr.AddRec:
			return nil
		}
		ops := make([]*expr.Expr, len(e.Ops))
		for k, o := range e.Ops {
			if ops[k] = visit(o); ops[k] == nil {
				return nil
			}
		}
		return s.rebuildPlain(e, ops)
	}
	visit = func(e *expr.Expr) *expr.Expr {
		x, ok := memo[e]
		if !ok {
			x = compute(e)
			memo[e] = x
		}
		return x
	}
	return visit(e)
}

// rebuildPlain is rebuild without flags, which hold for e alone.
func (s *Algebra) rebuildPlain(e *expr.Expr, ops []*expr.Expr) *expr.Expr {
	switch e.Kind {
	case expr.Add:
		return s.Sum(ops...)
	case expr.Mul:
		return s.Product(ops...)
	case expr.AddRec:
		return s.Rec(e.Loop, expr.AnyWrap, ops...)
	}
	return s.Rebuild(e, ops)
}

// onEveryIteration reports whether rec p b holds in the first iteration, and in each later one.
func (s *Algebra) onEveryIteration(p ir.Pred, rec, b *expr.Expr) bool {
	return s.EntryGuarded(rec.Loop, p, rec.Ops[0], b) && s.BackedgeGuarded(rec.Loop, p, s.PostInc(rec), b)
}

// EntryGuarded reports whether a p b holds whenever l is entered.
func (s *Algebra) EntryGuarded(l *analysis.Loop, p ir.Pred, a, b *expr.Expr) bool {
	return s.BlockGuarded(l.Header, l, p, a, b)
}

// BlockGuarded reports whether a p b holds on entry to a block, l's header from outside when l is
// not nil. A strict comparison may also be combined from the weak one and the inequality.
func (s *Algebra) BlockGuarded(b *ir.Block, l *analysis.Loop, p ir.Pred, x, y *expr.Expr) bool {
	return s.Known(p, x, y) || s.FirstGuarded(b, l, x, y, p) == 0
}

// FirstGuarded returns which of some comparisons of x and y, none of them known to hold everywhere,
// holds on entry to a block, as BlockGuarded says, or -1.
func (s *Algebra) FirstGuarded(b *ir.Block, l *analysis.Loop, x, y *expr.Expr, preds ...ir.Pred) int {
	if s.implying >= maxImplying {
		return -1
	}
	s.implying++
	defer func() { s.implying-- }()
	wanted := make([]wantedPred, len(preds))
	for k, p := range preds {
		w := &wanted[k]
		w.p = p
		if w.weak, w.strict = weaker(p); w.strict {
			w.haveWeak, w.haveNE = s.knownDirectly(w.weak, x, y), s.knownDirectly(ir.NE, x, y)
		}
		if w.haveWeak && w.haveNE {
			return k
		}
	}
	for cond, holds := range s.Guards(b, l) {
		for k := range wanted {
			if s.impliesWanted(&wanted[k], x, y, cond, holds) {
				return k
			}
		}
	}
	return -1
}

// wantedPred is a comparison that conditions may imply, and the parts already implied.
type wantedPred struct {
	p, weak          ir.Pred
	strict           bool // weak is another one
	haveWeak, haveNE bool
}

// impliesWanted reports whether x p y follows from a condition and those before it.
func (s *Algebra) impliesWanted(w *wantedPred, x, y *expr.Expr, cond ir.Value, holds bool) bool {
	if s.implied(w.p, x, y, cond, holds, 0) {
		return true
	}
	if !w.strict {
		return false
	}
	w.haveWeak = w.haveWeak || s.implied(w.weak, x, y, cond, holds, 0)
	w.haveNE = w.haveNE || s.implied(ir.NE, x, y, cond, holds, 0)
	return w.haveWeak && w.haveNE
}

// weaker returns the comparison that holds on equality too.
func weaker(p ir.Pred) (weak ir.Pred, strict bool) {
	switch p {
	case ir.SLT:
		return ir.SLE, true
	case ir.SGT:
		return ir.SGE, true
	case ir.ULT:
		return ir.ULE, true
	case ir.UGT:
		return ir.UGE, true
	}
	return p, false
}

// maxGuards bounds how many blocks that control has passed are visited for what their branches
// tell.
const maxGuards = 64

// Guards iterates over the conditions of the branches, assumptions and guards that control has
// passed where it comes to block b.
func (s *Algebra) Guards(b *ir.Block, l *analysis.Loop) func(yield func(cond ir.Value, holds bool) bool) {
	return func(yield func(ir.Value, bool) bool) {
		for cond := range s.asserted(b, false) {
			if !yield(cond, true) {
				return
			}
		}
		from, to := s.enteredFrom(b, l)
		for n := 0; from != nil && n < maxGuards; n++ {
			if t := from.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) && !yield(t.Operand(0), t.Succ(0) == to) {
				return
			}
			from, to = s.enteredFrom(from, nil)
		}
	}
}

// enteredFrom returns the edge through which control reaches b for the first time, if there is
// only one.
func (s *Algebra) enteredFrom(b *ir.Block, l *analysis.Loop) (from, to *ir.Block) {
	if p := b.SinglePred(); p != nil {
		return p, b
	}
	if l == nil {
		if l = s.Forest.For(b); l == nil || l.Header != b {
			return nil, nil
		}
	}
	return l.Predecessor(), l.Header
}

// BackedgeGuarded reports whether a p b holds whenever l's back edge is taken.
func (s *Algebra) BackedgeGuarded(l *analysis.Loop, p ir.Pred, a, b *expr.Expr) bool {
	if s.knownDirectly(p, a, b) {
		return true
	}
	latch := l.Latch()
	if latch == nil || s.implying >= maxImplying {
		return false
	}
	s.implying++
	defer func() { s.implying-- }()
	if t := latch.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) && s.implied(p, a, b, t.Operand(0), t.Succ(0) == l.Header, 0) {
		return true
	}
	if n := s.ExitCount(l, latch); n != nil && s.impliedBy(p, a, b, ir.ULT, s.Rec(l, expr.NUW, s.Zero(n.Type), s.One(n.Type)), n) {
		return true
	}
	for cond := range s.asserted(latch, true) {
		if s.implied(p, a, b, cond, true, 0) {
			return true
		}
	}
	b1 := latch
	for n := 0; b1 != l.Header && n < maxGuards; n++ {
		up := b1.SinglePred()
		if up == nil {
			if up = s.Dom.IDom(b1); up == nil {
				return false
			}
			b1 = up
			continue
		}
		t := up.Term()
		if t.IsCondBr() && t.Succ(0) != t.Succ(1) && s.implied(p, a, b, t.Operand(0), t.Succ(0) == b1, 0) {
			return true
		}
		b1 = up
	}
	return false
}
