package scev

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/simplify"
)

// NonNegative, Positive, Negative, NonPositive and NonZero judge e by its range.
func (s *Evolution) NonNegative(e *Expr) bool { return !s.SignedRange(e).SMin().IsNegative() }

// Positive reports e > 0 as signed.
func (s *Evolution) Positive(e *Expr) bool {
	n := s.SignedRange(e).SMin()
	return !n.IsNegative() && !n.IsZero()
}

// Negative reports e < 0.
func (s *Evolution) Negative(e *Expr) bool { return s.SignedRange(e).SMax().IsNegative() }

// NonPositive reports e ≤ 0.
func (s *Evolution) NonPositive(e *Expr) bool {
	n := s.SignedRange(e).SMax()
	return n.IsNegative() || n.IsZero()
}

// NonZero reports e ≠ 0.
func (s *Evolution) NonZero(e *Expr) bool {
	return !s.UnsignedRange(e).UMin().IsZero() || s.Positive(e) || s.Negative(e)
}

// maxImplying bounds how deep questions about conditions lead to further ones.
const maxImplying = 2

// Known reports whether a p b holds wherever both have a value.
func (s *Evolution) Known(p ir.Pred, a, b *Expr) bool {
	return s.knownByInduction(p, a, b) || s.knownDirectly(p, a, b)
}

// knownDirectly is Known without a look at conditions in the program.
func (s *Evolution) knownDirectly(p ir.Pred, a, b *Expr) bool {
	if a == b {
		return p.HoldsOnEqual()
	}
	return s.knownByRanges(p, a, b) || knownByMinMax(p, a, b) || s.knownByStart(p, a, b) || knownByNoWrap(p, a, b) || knownByExtension(p, a, b)
}

func (s *Evolution) knownByRanges(p ir.Pred, a, b *Expr) bool {
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

// knownByStart compares recurrences of one loop with the same step that do not overflow by their starts.
func (s *Evolution) knownByStart(p ir.Pred, a, b *Expr) bool {
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

// knownByInduction shows a p b where the innermost loop concerned is entered, and for the next iteration.
func (s *Evolution) knownByInduction(p ir.Pred, a, b *Expr) bool {
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
func (s *Evolution) lastLoop(e *Expr, l *analysis.Loop) *analysis.Loop {
	if e.Kind == AddRec && (l == nil || s.Dom.Dominates(l.Header, e.Loop.Header)) {
		l = e.Loop
	}
	for _, o := range e.Ops {
		l = s.lastLoop(o, l)
	}
	return l
}

// startAndNext rewrites e to what it is in the first iteration of l, and to what it is in the next one.
func (s *Evolution) startAndNext(e *Expr, l *analysis.Loop) (start, next *Expr) {
	switch {
	case s.Invariant(e, l):
		return e, e
	case e.Kind == AddRec && e.Loop == l:
		return e.Ops[0], s.PostInc(e)
	case e.Kind == Unknown || e.Kind == AddRec:
		return nil, nil
	}
	var first, second []*Expr
	for _, o := range e.Ops {
		x, y := s.startAndNext(o, l)
		if x == nil {
			return nil, nil
		}
		first, second = append(first, x), append(second, y)
	}
	return s.rebuildPlain(e, first), s.rebuildPlain(e, second)
}

// rebuildPlain is rebuild without flags, which hold for e alone.
func (s *Evolution) rebuildPlain(e *Expr, ops []*Expr) *Expr {
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

// onEveryIteration reports whether rec p b holds in the first iteration, and in each one that follows.
func (s *Evolution) onEveryIteration(p ir.Pred, rec, b *Expr) bool {
	return s.EntryGuarded(rec.Loop, p, rec.Ops[0], b) && s.BackedgeGuarded(rec.Loop, p, s.PostInc(rec), b)
}

// EntryGuarded reports whether a p b holds whenever l is entered.
func (s *Evolution) EntryGuarded(l *analysis.Loop, p ir.Pred, a, b *Expr) bool {
	return s.BlockGuarded(l.Header, l, p, a, b)
}

// BlockGuarded reports whether a p b holds on entry to a block, l's header from outside when l is not nil. A strict comparison
// may also be put together from the weak one and the inequality.
func (s *Evolution) BlockGuarded(b *ir.Block, l *analysis.Loop, p ir.Pred, x, y *Expr) bool {
	if s.Known(p, x, y) {
		return true
	}
	if s.implying >= maxImplying {
		return false
	}
	s.implying++
	defer func() { s.implying-- }()
	weak, strict := weaker(p)
	haveWeak := strict && s.knownDirectly(weak, x, y)
	haveNE := strict && s.knownDirectly(ir.NE, x, y)
	if haveWeak && haveNE {
		return true
	}
	for cond, holds := range s.guards(b, l) {
		if s.implied(p, x, y, cond, holds, 0) {
			return true
		}
		if strict {
			haveWeak = haveWeak || s.implied(weak, x, y, cond, holds, 0)
			haveNE = haveNE || s.implied(ir.NE, x, y, cond, holds, 0)
			if haveWeak && haveNE {
				return true
			}
		}
	}
	return false
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

// guards iterates over the conditions of the branches, and assumptions, that control has passed where it comes to block b.
func (s *Evolution) guards(b *ir.Block, l *analysis.Loop) func(yield func(cond ir.Value, holds bool) bool) {
	return func(yield func(ir.Value, bool) bool) {
		from, to := s.enteredFrom(b, l)
		for n := 0; from != nil && n < 64; n++ {
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

// enteredFrom returns the edge through which control comes to b for the first time, if there is only one.
func (s *Evolution) enteredFrom(b *ir.Block, l *analysis.Loop) (from, to *ir.Block) {
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
func (s *Evolution) BackedgeGuarded(l *analysis.Loop, p ir.Pred, a, b *Expr) bool {
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
	if n := s.cachedExitCount(l, latch); n != nil && s.impliedBy(p, a, b, ir.ULT, s.Rec(l, NUW, s.Zero(n.Type), s.One(n.Type)), n) {
		return true
	}
	for b1 := latch; b1 != l.Header; {
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

// implied reports whether a condition that is true (holds) or false implies a p b.
func (s *Evolution) implied(p ir.Pred, a, b *Expr, cond ir.Value, holds bool, depth int) bool {
	c, ok := cond.(*ir.Instr)
	if !ok || depth > 4 {
		return false
	}
	if x, y, and, ok := simplify.LogicalOp(c); ok {
		return and == holds && (s.implied(p, a, b, x, holds, depth+1) || s.implied(p, a, b, y, holds, depth+1))
	}
	if c.Op() != ir.ICmp || !Analyzable(c.Operand(0).Type()) {
		return false
	}
	q := c.Pred
	if !holds {
		q = q.Inverse()
	}
	return s.impliedBy(p, a, b, q, s.Of(c.Operand(0)), s.Of(c.Operand(1)))
}

// impliedBy reports whether x q y implies a p b.
func (s *Evolution) impliedBy(p ir.Pred, a, b *Expr, q ir.Pred, x, y *Expr) bool {
	if x.Type.IsPtr() != a.Type.IsPtr() {
		if x = s.PtrToIntOf(x); x == nil {
			return false
		}
		if y = s.PtrToIntOf(y); y == nil {
			return false
		}
		if a = s.PtrToIntOf(a); a == nil {
			return false
		}
		if b = s.PtrToIntOf(b); b == nil {
			return false
		}
	}
	switch {
	case x.width < a.width: // compare in the wider type
		if q.IsSigned() {
			x, y = s.SExtTo(x, a.Type), s.SExtTo(y, a.Type)
		} else {
			x, y = s.ZExtTo(x, a.Type), s.ZExtTo(y, a.Type)
		}
	case x.width > a.width:
		if p.IsSigned() {
			a, b = s.SExtTo(a, x.Type), s.SExtTo(b, x.Type)
		} else {
			a, b = s.ZExtTo(a, x.Type), s.ZExtTo(b, x.Type)
		}
	}
	p, a, b = s.Canonical(p, a, b)
	q, x, y = s.Canonical(q, x, y)
	if a == b {
		return p.HoldsOnEqual()
	}
	if a == y || b == x { // bring the same operands to the same sides
		if b.Kind == Const {
			x, y, q = y, x, q.Swapped()
		} else {
			a, b, p = b, a, p.Swapped()
		}
	}
	return s.impliedCanonical(p, a, b, q, x, y)
}

func (s *Evolution) impliedCanonical(p ir.Pred, a, b *Expr, q ir.Pred, x, y *Expr) bool {
	if p == q {
		return s.impliedOperands(p, a, b, x, y)
	}
	if q == p.Swapped() && !p.IsEquality() {
		return s.impliedOperands(p, a, b, y, x)
	}
	if q.IsUnsigned() && q.Signed() == p && s.NonNegative(x) && s.NonNegative(y) || q.IsSigned() && q.Unsigned() == p && s.bothNonNegative(q, x, y) {
		return s.impliedOperands(p, a, b, x, y)
	}
	if q == ir.NE {
		return s.impliedByInequality(p, a, b, x, y)
	}
	switch { // a weaker conclusion, a stronger premise
	case p == ir.NE && !q.HoldsOnEqual() && s.impliedOperands(q, a, b, x, y):
		return true
	case q == ir.EQ && p.HoldsOnEqual() && s.impliedOperands(p, a, b, x, y):
		return true
	}
	if w, strict := weaker(q); strict && w == p {
		return s.impliedOperands(p, a, b, x, y)
	}
	return false
}

// bothNonNegative: x q y with one side not negative may make the other so.
func (s *Evolution) bothNonNegative(q ir.Pred, x, y *Expr) bool {
	switch q {
	case ir.SLT, ir.SLE:
		return s.NonNegative(x)
	case ir.SGT, ir.SGE:
		return s.NonNegative(y)
	}
	return false
}

// impliedByInequality: x ≠ c, where c is the least number that x can be, makes x greater than c.
func (s *Evolution) impliedByInequality(p ir.Pred, a, b, x, y *Expr) bool {
	if x.Kind == Const {
		x, y = y, x
	}
	c, ok := y.IsConst()
	if !ok {
		return p == ir.NE && s.impliedOperands(p, a, b, x, y)
	}
	var sharper ir.Pred
	switch {
	case p.IsSigned() && s.SignedRange(x).SMin().Eq(c):
		sharper = ir.SGT
	case !p.IsSigned() && s.UnsignedRange(x).UMin().Eq(c):
		sharper = ir.UGT
	default:
		return false
	}
	next := s.ConstOf(c.Add(bitvec.One(c.Bits())))
	weak, _ := weaker(sharper)
	for _, q := range []ir.Pred{sharper, weak} {
		z := y
		if q == weak {
			z = next
		}
		switch p {
		case q:
			if s.impliedOperands(q, a, b, x, z) {
				return true
			}
		case q.Swapped():
			if s.impliedOperands(q, b, a, x, z) {
				return true
			}
		case ir.NE:
			if q == sharper && s.impliedOperands(q, a, b, x, z) {
				return true
			}
		}
	}
	return false
}

// impliedOperands reports whether x p y implies a p b for one and the same p.
func (s *Evolution) impliedOperands(p ir.Pred, a, b, x, y *Expr) bool {
	if a == x && b == y {
		return true
	}
	if s.impliedByRanges(p, a, b, x, y) || s.impliedByDifference(p, a, b, x, y) {
		return true
	}
	switch p {
	case ir.EQ, ir.NE:
		return a == x && b == y || a == y && b == x
	case ir.SLT, ir.SLE:
		return s.knownDirectly(ir.SLE, a, x) && s.knownDirectly(ir.SGE, b, y)
	case ir.SGT, ir.SGE:
		return s.knownDirectly(ir.SGE, a, x) && s.knownDirectly(ir.SLE, b, y)
	case ir.ULT, ir.ULE:
		return s.knownDirectly(ir.ULE, a, x) && s.knownDirectly(ir.UGE, b, y)
	case ir.UGT, ir.UGE:
		return s.knownDirectly(ir.UGE, a, x) && s.knownDirectly(ir.ULE, b, y)
	}
	return false
}

// impliedByRanges: x p c restricts x, and with it a = x + d.
func (s *Evolution) impliedByRanges(p ir.Pred, a, b, x, y *Expr) bool {
	if b.Kind != Const || y.Kind != Const {
		return false
	}
	d := s.Minus(a, x)
	if d == nil || d.Kind != Const {
		return false
	}
	r := bitvec.Region(p, bitvec.Single(y.Num)).Add(bitvec.Single(d.Num))
	return bitvec.AlwaysRegion(p, bitvec.Single(b.Num)).Contains(r)
}

// impliedByDifference: a = x + d and b = y + d with d > 0, where adding d to y does not overflow, so neither does x + d.
func (s *Evolution) impliedByDifference(p ir.Pred, a, b, x, y *Expr) bool {
	if p != ir.SLT && p != ir.ULT || a.Kind != AddRec || x.Kind != AddRec || a.Loop != x.Loop {
		return false
	}
	d, e := s.Minus(a, x), s.Minus(b, y)
	if d == nil || d != e || d.Kind != Const {
		return false
	}
	if d.IsZero() {
		return true
	}
	limit := d.Num.Neg()
	if p == ir.SLT {
		if d.Num.IsNegative() {
			return false
		}
		limit = bitvec.MinSigned(d.width).Sub(d.Num)
	}
	if s.Invariant(y, a.Loop) && s.AvailableAt(y, a.Loop) {
		return s.EntryGuarded(a.Loop, p, y, s.ConstOf(limit))
	}
	return s.knownDirectly(p, y, s.ConstOf(limit))
}

// Canonical brings a comparison into the form that LLVM's SimplifyICmpOperands gives it: constants on the right, strict
// comparisons, boundaries turned into equalities.
func (s *Evolution) Canonical(p ir.Pred, a, b *Expr) (ir.Pred, *Expr, *Expr) {
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
	return s.strict(p, a, b)
}

// sharpen turns comparisons with a constant that only one number satisfies, or all but one, into equalities, and makes weak
// ones strict.
func sharpen(p ir.Pred, c bitvec.Int) (ir.Pred, bitvec.Int, bool) {
	w := c.Bits()
	r := bitvec.Region(p, bitvec.Single(c))
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
func (s *Evolution) strict(p ir.Pred, a, b *Expr) (ir.Pred, *Expr, *Expr) {
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
