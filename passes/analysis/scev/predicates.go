package scev

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// NonNegative, Positive, Negative, NonPositive and NonZero judge e by its range.
func (s *Algebra) NonNegative(e *Expr) bool { return !s.SignedRange(e).SMin().IsNegative() }

// Positive reports e > 0 as signed.
func (s *Algebra) Positive(e *Expr) bool {
	n := s.SignedRange(e).SMin()
	return !n.IsNegative() && !n.IsZero()
}

// Negative reports e < 0.
func (s *Algebra) Negative(e *Expr) bool { return s.SignedRange(e).SMax().IsNegative() }

// NonPositive reports e ≤ 0.
func (s *Algebra) NonPositive(e *Expr) bool {
	n := s.SignedRange(e).SMax()
	return n.IsNegative() || n.IsZero()
}

// NonZero reports e ≠ 0.
func (s *Algebra) NonZero(e *Expr) bool {
	return !s.UnsignedRange(e).UMin().IsZero() || s.Positive(e) || s.Negative(e)
}

// maxImplying bounds how deep questions about conditions lead to further ones.
const maxImplying = 2

// Known reports whether a p b holds wherever both have a value.
func (s *Algebra) Known(p ir.Pred, a, b *Expr) bool {
	return s.knownByInduction(p, a, b) || s.knownDirectly(p, a, b)
}

// knownDirectly is Known that ignores conditions in the program.
func (s *Algebra) knownDirectly(p ir.Pred, a, b *Expr) bool {
	if a == b {
		return p.HoldsOnEqual()
	}
	return s.knownByRanges(p, a, b) || knownByMinMax(p, a, b) || s.knownByStart(p, a, b) || knownByNoWrap(p, a, b) || knownByExtension(p, a, b)
}

func (s *Algebra) knownByRanges(p ir.Pred, a, b *Expr) bool {
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
func knownByMinMax(p ir.Pred, a, b *Expr) bool {
	switch p {
	case ir.SGE, ir.UGE:
		a, b, p = b, a, p.Swapped()
	}
	lo, hi := SMin, SMax
	switch p {
	case ir.ULE:
		lo, hi = UMin, UMax
	case ir.SLE:
	default:
		return false
	}
	return (a.Kind == lo || a.Kind == SeqUMin && lo == UMin) && slices.Contains(a.Ops, b) || b.Kind == hi && slices.Contains(b.Ops, a)
}

// knownByStart compares recurrences of one loop with the same step that do not overflow by their
// starts.
func (s *Algebra) knownByStart(p ir.Pred, a, b *Expr) bool {
	if a.Kind != AddRec || b.Kind != AddRec || a.Loop != b.Loop || !a.IsAffine() || !b.IsAffine() || a.Ops[1] != b.Ops[1] || p.IsEquality() {
		return false
	}
	need := NUW
	if p.IsSigned() {
		need = NSW
	}
	return a.Has(need) && b.Has(need) && s.Known(p, a.Ops[0], b.Ops[0])
}

// addend matches e = x + c.
func addend(e *Expr, need Flags) (x *Expr, c bitvec.Int, ok bool) {
	if e.Kind == Add && len(e.Ops) == 2 && e.Ops[0].Kind == Const && e.Has(need) {
		return e.Ops[1], e.Ops[0].Num, true
	}
	return e, bitvec.Zero(e.width), e.Kind != Const
}

// knownByNoWrap compares x + c with x + d.
func knownByNoWrap(p ir.Pred, a, b *Expr) bool {
	switch p {
	case ir.SGT, ir.SGE, ir.UGT, ir.UGE:
		a, b, p = b, a, p.Swapped()
	case ir.EQ, ir.NE:
		return false
	}
	need := NUW
	if p.IsSigned() {
		need = NSW
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
func knownByExtension(p ir.Pred, a, b *Expr) bool {
	switch p {
	case ir.SGE, ir.UGE:
		a, b, p = b, a, p.Swapped()
	}
	switch p {
	case ir.SLE:
		return a.Kind == SExt && b.Kind == ZExt && a.Ops[0] == b.Ops[0]
	case ir.ULE:
		return a.Kind == ZExt && b.Kind == SExt && a.Ops[0] == b.Ops[0]
	}
	return false
}

// knownByInduction shows a p b where the innermost loop concerned is entered, and for the next
// iteration.
func (s *Algebra) knownByInduction(p ir.Pred, a, b *Expr) bool {
	l := s.lastLoop(a, s.lastLoop(b, nil))
	if l == nil || s.implying >= maxImplying {
		return false
	}
	a0, a1 := s.startAndNext(a, l)
	b0, b1 := s.startAndNext(b, l)
	if a0 == nil || b0 == nil || !s.AvailableAt(a0, l) || !s.AvailableAt(b0, l) {
		return false
	}
	return s.BackedgeGuarded(l, p, a1, b1) && s.EntryGuarded(l, p, a0, b0)
}

// lastLoop returns the loop of a recurrence in e, or l, whose header comes last.
func (s *Algebra) lastLoop(e *Expr, l *analysis.Loop) *analysis.Loop {
	e.Contains(func(x *Expr) bool {
		if x.Kind == AddRec && (l == nil || s.Dom.Dominates(l.Header, x.Loop.Header)) {
			l = x.Loop
		}
		return false
	})
	return l
}

// startAndNext rewrites e to its value in the first iteration of l, and to its value in the next
// one.
func (s *Algebra) startAndNext(e *Expr, l *analysis.Loop) (start, next *Expr) {
	first := s.rewriteIn(e, l, func(rec *Expr) *Expr { return rec.Ops[0] })
	if first == nil {
		return nil, nil
	}
	return first, s.rewriteIn(e, l, s.PostInc)
}

// rewriteIn replaces the recurrences of l in e; it returns nil where something else in e changes in
// l. What e shares is rewritten once: chained sums of products have a number of paths that doubles
// with each link.
func (s *Algebra) rewriteIn(e *Expr, l *analysis.Loop, replace func(rec *Expr) *Expr) *Expr {
	memo := map[*Expr]*Expr{}
	var visit func(e *Expr) *Expr
	compute := func(e *Expr) *Expr {
		switch {
		case s.Invariant(e, l):
			return e
		case e.Kind == AddRec && e.Loop == l:
			return replace(e)
		case e.Kind == Unknown || e.Kind == AddRec:
			return nil
		}
		ops := make([]*Expr, len(e.Ops))
		for k, o := range e.Ops {
			if ops[k] = visit(o); ops[k] == nil {
				return nil
			}
		}
		return s.rebuildPlain(e, ops)
	}
	visit = func(e *Expr) *Expr {
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
func (s *Algebra) rebuildPlain(e *Expr, ops []*Expr) *Expr {
	switch e.Kind {
	case Add:
		return s.Sum(ops...)
	case Mul:
		return s.Product(ops...)
	case AddRec:
		return s.Rec(e.Loop, AnyWrap, ops...)
	}
	return s.rebuild(e, ops)
}

// onEveryIteration reports whether rec p b holds in the first iteration, and in each later one.
func (s *Algebra) onEveryIteration(p ir.Pred, rec, b *Expr) bool {
	return s.EntryGuarded(rec.Loop, p, rec.Ops[0], b) && s.BackedgeGuarded(rec.Loop, p, s.PostInc(rec), b)
}

// EntryGuarded reports whether a p b holds whenever l is entered.
func (s *Algebra) EntryGuarded(l *analysis.Loop, p ir.Pred, a, b *Expr) bool {
	return s.BlockGuarded(l.Header, l, p, a, b)
}

// BlockGuarded reports whether a p b holds on entry to a block, l's header from outside when l is
// not nil. A strict comparison may also be combined from the weak one and the inequality.
func (s *Algebra) BlockGuarded(b *ir.Block, l *analysis.Loop, p ir.Pred, x, y *Expr) bool {
	return s.Known(p, x, y) || s.firstGuarded(b, l, x, y, p) == 0
}

// firstGuarded returns which of some comparisons of x and y, none of them known to hold everywhere,
// holds on entry to a block, as BlockGuarded says, or -1.
func (s *Algebra) firstGuarded(b *ir.Block, l *analysis.Loop, x, y *Expr, preds ...ir.Pred) int {
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
	for cond, holds := range s.guards(b, l) {
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
func (s *Algebra) impliesWanted(w *wantedPred, x, y *Expr, cond ir.Value, holds bool) bool {
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

// guards iterates over the conditions of the branches, and assumptions, that control has passed
// where it comes to block b.
func (s *Algebra) guards(b *ir.Block, l *analysis.Loop) func(yield func(cond ir.Value, holds bool) bool) {
	return func(yield func(ir.Value, bool) bool) {
		from, to := s.enteredFrom(b, l)
		for n := 0; from != nil && n < maxGuards; n++ {
			if t := from.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) && !yield(t.Operand(0), t.Succ(0) == to) {
				return
			}
			if s.assumes {
				for i := range from.Instrs() {
					if i.IntrinsicID() == "llvm.assume" && !yield(i.Arg(0), true) {
						return
					}
				}
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
func (s *Algebra) BackedgeGuarded(l *analysis.Loop, p ir.Pred, a, b *Expr) bool {
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
	if n := s.ExitCount(l, latch); n != nil && s.impliedBy(p, a, b, ir.ULT, s.Rec(l, NUW, s.Zero(n.Type), s.One(n.Type)), n) {
		return true
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

// Canonical rewrites a comparison into the form that LLVM's SimplifyICmpOperands gives it:
// constants on the right, strict comparisons, boundaries turned into equalities. What always holds
// becomes 0 = 0, what never does 0 ≠ 0.
func (s *Algebra) Canonical(p ir.Pred, a, b *Expr) (ir.Pred, *Expr, *Expr) {
	c := Comparison{P: p, A: a, B: b}
	f, ok := s.KnownForm(c)
	if !ok {
		f.P, f.A, f.B = s.canonical(p, a, b)
		s.NoteForm(c, f)
	}
	return f.P, f.A, f.B
}

func (s *Algebra) canonical(p ir.Pred, a, b *Expr) (ir.Pred, *Expr, *Expr) {
	if a.Kind == Const && b.Kind != Const {
		a, b, p = b, a, p.Swapped()
	}
	if a.Kind == AddRec && b.Kind != AddRec || b.Kind != AddRec || b.Kind == Const {
		// recurrences stay on the left
	} else if b.Kind == AddRec && s.Invariant(a, b.Loop) && s.DefinedBefore(a, b.Loop.Header) {
		a, b, p = b, a, p.Swapped()
	}
	if c, ok := b.IsConst(); ok {
		if q, d, ok := sharpen(p, c); ok {
			p, b = q, s.ConstOf(d)
		}
		if p.IsEquality() && a.Kind == Add && len(a.Ops) == 2 && b.IsZero() && a.Ops[0].negated() && !a.Type.IsPtr() {
			a, b = a.Ops[1], a.Ops[0].Ops[1] // y − x = 0
		}
	}
	if holds, known := trivial(p, a, b); known {
		p = ir.NE
		if holds {
			p = ir.EQ
		}
		never := s.Zero(s.Ctx.Int(1))
		return p, never, never
	}
	return s.strict(p, a, b)
}

// trivial decides a comparison of a value with itself, of constants, or with a number at the end of
// all.
func trivial(p ir.Pred, a, b *Expr) (holds, known bool) {
	if a == b {
		return p.HoldsOnEqual(), true
	}
	c, ok := b.IsConst()
	if !ok {
		return false, false
	}
	r := ranges.Region(p, ranges.Single(c))
	if x, ok := a.IsConst(); ok {
		return r.Contains(ranges.Single(x)), true
	}
	return r.IsFull(), !p.IsEquality() && (r.IsFull() || r.IsEmpty())
}

// sharpen turns comparisons with a constant that only one number satisfies, or all but one, into
// equalities, and makes weak ones strict.
func sharpen(p ir.Pred, c bitvec.Int) (ir.Pred, bitvec.Int, bool) {
	w := c.Bits()
	r := ranges.Region(p, ranges.Single(c))
	if p.IsEquality() || r.IsFull() || r.IsEmpty() {
		return p, c, false
	}
	if v, ok := r.Value(); ok {
		return ir.EQ, v, true
	}
	if v, ok := r.Complement().Value(); ok {
		return ir.NE, v, true
	}
	one := bitvec.One(w)
	switch p {
	case ir.SLE:
		return ir.SLT, c.Add(one), true
	case ir.ULE:
		return ir.ULT, c.Add(one), true
	case ir.SGE:
		return ir.SGT, c.Sub(one), true
	case ir.UGE:
		return ir.UGT, c.Sub(one), true
	}
	return p, c, false
}

// strict makes a weak comparison strict where one side can be moved by one without overflow.
func (s *Algebra) strict(p ir.Pred, a, b *Expr) (ir.Pred, *Expr, *Expr) {
	one := s.One(a.Type)
	minus := s.Int(a.Type, -1)
	switch p {
	case ir.SLE:
		if !s.SignedRange(b).SMax().Eq(bitvec.MaxSigned(b.width)) {
			return ir.SLT, a, s.SumFlags(NSW, one, b)
		}
		if !s.SignedRange(a).SMin().IsMinSigned() {
			return ir.SLT, s.SumFlags(NSW, minus, a), b
		}
	case ir.SGE:
		if !s.SignedRange(b).SMin().IsMinSigned() {
			return ir.SGT, a, s.SumFlags(NSW, minus, b)
		}
		if !s.SignedRange(a).SMax().Eq(bitvec.MaxSigned(a.width)) {
			return ir.SGT, s.SumFlags(NSW, one, a), b
		}
	case ir.ULE:
		if !s.UnsignedRange(b).UMax().IsAllOnes() {
			return ir.ULT, a, s.SumFlags(NUW, one, b)
		}
		if !s.UnsignedRange(a).UMin().IsZero() {
			return ir.ULT, s.Sum(minus, a), b
		}
	case ir.UGE:
		if !s.UnsignedRange(b).UMin().IsZero() {
			return ir.UGT, a, s.Sum(minus, b)
		}
		if !s.UnsignedRange(a).UMax().IsAllOnes() {
			return ir.UGT, s.SumFlags(NUW, one, a), b
		}
	}
	return p, a, b
}
