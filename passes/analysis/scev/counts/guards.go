package counts

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/analysis/valuetracking"
)

// UnderGuards returns an expression whose value is e's wherever l is entered, and which says what
// the conditions that guard l imply: under "n > 1", n is max(n, 2), and under "n mod 4 = 0" it is
// (n / 4)·4. Ranges and multiples of the expression are then tighter than e's. This is LLVM's
// applyLoopGuards; recurrences are not rewritten.
func (s *Counts) UnderGuards(e *expr.Expr, l *analysis.Loop) *expr.Expr {
	if e == nil || e.Kind == expr.Const {
		return e
	}
	type guard struct {
		cond  ir.Value
		holds bool
	}
	var all []guard
	for cond, holds := range s.Guards(l.Header, l) {
		all = append(all, guard{cond, holds})
	}
	g := &guardedValues{s: s, to: map[*expr.Expr]*expr.Expr{}, multipleOf: map[*expr.Expr]bitvec.Int{}}
	for _, g.remainders = range []bool{true, false} { // what bounds a multiple is then moved to the next one
		for _, c := range slices.Backward(all) { // the outermost first
			g.condition(c.cond, c.holds, 0)
		}
	}
	if len(g.order) == 0 {
		return e
	}
	g.substitute()
	return g.rewrite(e)
}

// guardedValues are the expressions about which conditions give facts, and their replacements.
type guardedValues struct {
	s          *Counts
	to         map[*expr.Expr]*expr.Expr
	order      []*expr.Expr // the keys, in the order in which they came
	multipleOf map[*expr.Expr]bitvec.Int
	memo       map[*expr.Expr]*expr.Expr
	remainders bool       // conditions x mod y = 0 are taken up, otherwise all others
	keep       expr.Flags // of sums and products whose operands are replaced
}

func (g *guardedValues) condition(cond ir.Value, holds bool, depth int) {
	c, ok := cond.(*ir.Instr)
	if !ok || depth > maxDepth {
		return
	}
	if c.Op() == ir.ICmp {
		if t := c.Operand(0).Type(); !expr.Analyzable(t) || t.IsPtr() {
			return
		}
		p := c.Pred
		if !holds {
			p = p.Inverse()
		}
		g.comparison(p, g.s.Of(c.Operand(0)), g.s.Of(c.Operand(1)))
		return
	}
	if x, y, and, ok := valuetracking.LogicalOp(c); ok && and == holds {
		g.condition(y, holds, depth+1)
		g.condition(x, holds, depth+1)
	}
}

// comparison takes up that a p b holds.
func (g *guardedValues) comparison(p ir.Pred, a, b *expr.Expr) {
	if a.Kind == expr.Const {
		a, b, p = b, a, p.Swapped()
	}
	if remainder := g.noRemainder(p, a, b); g.remainders || remainder {
		return
	}
	if a.Kind == expr.Const || g.inRange(p, a, b) || b.Contains(func(e *expr.Expr) bool { return e.Kind == expr.AddRec }) {
		return
	}
	if a.Kind != expr.Unknown && b.Kind == expr.Unknown {
		a, b, p = b, a, p.Swapped()
	}
	s := g.s
	switch p { // strictly less or more than b, so that there is a number below or above it
	case ir.SLT, ir.ULT:
		b = s.Minus(b, s.One(b.Type))
	case ir.SGT, ir.UGT:
		b = s.Sum(b, s.One(b.Type))
	}
	g.bound(p, a, b)
}

// bound replaces a by its minimum or maximum with b, as p says; and the operands of a, if it is a
// maximum or minimum, which b bounds as well.
func (g *guardedValues) bound(p ir.Pred, a, b *expr.Expr) {
	kind, inside := expr.AddRec, expr.AddRec
	switch p {
	case ir.ULT, ir.ULE:
		kind, inside = expr.UMin, expr.UMax
	case ir.SLT, ir.SLE:
		kind, inside = expr.SMin, expr.SMax
	case ir.UGT, ir.UGE:
		kind, inside = expr.UMax, expr.UMin
	case ir.SGT, ir.SGE:
		kind, inside = expr.SMax, expr.SMin
	}
	seen := map[*expr.Expr]bool{}
	for work := []*expr.Expr{a}; len(work) > 0; {
		from := work[len(work)-1]
		work = work[:len(work)-1]
		if from.Kind == expr.Const || seen[from] {
			continue
		}
		seen[from] = true
		now := g.current(from)
		switch {
		case p == ir.EQ && b.Kind == expr.Const:
			g.note(from, b)
		case p == ir.NE && b.IsZero():
			g.note(from, g.s.MinMax(expr.UMax, now, g.toMultiple(from, g.s.One(b.Type), true)))
		case p == ir.NE && b.Kind == expr.Const:
			if t := g.beside(now, b.Num); t != now {
				g.note(from, t)
			}
		case p == ir.EQ || p == ir.NE:
		default:
			g.note(from, g.s.MinMax(kind, now, g.toMultiple(from, b, kind == expr.UMax || kind == expr.SMax)))
			if now.Kind == inside {
				work = append(work, now.Ops...)
			}
		}
	}
}

// beside returns what e is that is not n: more or less than that, if n is where its range ends.
// LLVM leaves these out.
func (g *guardedValues) beside(e *expr.Expr, n bitvec.Int) *expr.Expr {
	s, one := g.s, bitvec.One(n.Bits())
	signed, unsigned := s.SignedRange(e), s.UnsignedRange(e)
	switch {
	case signed.SMin().Eq(signed.SMax()) || unsigned.UMin().Eq(unsigned.UMax()):
	case n.Eq(signed.SMin()) && !n.IsMinSigned():
		return s.MinMax(expr.SMax, e, s.ConstOf(n.Add(one)))
	case n.Eq(unsigned.UMin()) && !n.IsZero():
		return s.MinMax(expr.UMax, e, s.ConstOf(n.Add(one)))
	case n.Eq(signed.SMax()) && !n.Eq(bitvec.MaxSigned(n.Bits())):
		return s.MinMax(expr.SMin, e, s.ConstOf(n.Sub(one)))
	case n.Eq(unsigned.UMax()) && !n.IsAllOnes():
		return s.MinMax(expr.UMin, e, s.ConstOf(n.Sub(one)))
	}
	return e
}

// inRange takes up x + c p d, which says that x is between two numbers.
func (g *guardedValues) inRange(p ir.Pred, a, b *expr.Expr) bool {
	if a.Kind != expr.Add || len(a.Ops) != 2 || a.Ops[0].Kind != expr.Const || a.Ops[1].Kind != expr.Unknown || b.Kind != expr.Const {
		return false
	}
	r := ranges.Region(p, ranges.Single(b.Num)).Sub(ranges.Single(a.Ops[0].Num))
	if r.IsWrapped() || r.IsFull() || r.IsEmpty() {
		return false
	}
	x, s := a.Ops[1], g.s
	g.note(x, s.MinMax(expr.UMax, s.ConstOf(r.UMin()), s.MinMax(expr.UMin, g.current(x), s.ConstOf(r.UMax()))))
	return true
}

// noRemainder reports whether the condition is x mod y = 0, and records it in the pass that
// collects these.
func (g *guardedValues) noRemainder(p ir.Pred, a, b *expr.Expr) bool {
	if p != ir.EQ || !b.IsZero() {
		return false
	}
	x, y := g.s.MatchRemainder(a)
	if x == nil || x.Kind != expr.Unknown {
		return false
	}
	if g.remainders {
		g.note(x, g.s.Product(g.s.Quotient(g.current(x), y), y))
		if y.Kind == expr.Const {
			g.multipleOf[x] = y.Num
		}
	}
	return true
}

// toMultiple moves a constant that bounds a multiple of something to the next multiple, up or down.
func (g *guardedValues) toMultiple(of, bound *expr.Expr, up bool) *expr.Expr {
	d, ok := g.multipleOf[of]
	if !ok || d.IsZero() || bound.Kind != expr.Const || bound.Num.IsNegative() {
		return bound
	}
	rem := bound.Num.URem(d)
	switch {
	case rem.IsZero():
		return bound
	case !up:
		return g.s.ConstOf(bound.Num.Sub(rem))
	}
	next := bound.Num.Add(d.Sub(rem))
	if next.IsNegative() {
		return bound
	}
	return g.s.ConstOf(next)
}

func (g *guardedValues) current(e *expr.Expr) *expr.Expr {
	if t := g.to[e]; t != nil {
		return t
	}
	return e
}

func (g *guardedValues) note(from, to *expr.Expr) {
	if g.to[from] == nil {
		g.order = append(g.order, from)
	}
	g.to[from] = to
}

// substitute substitutes the replacements of the values into each other, and determines which flags
// sums and products may keep: those under which the range of each replacement lies within the
// range of the value.
func (g *guardedValues) substitute() {
	g.keep = expr.NUW | expr.NSW | expr.NW
	for _, e := range g.order {
		if !g.s.UnsignedRange(e).Contains(g.s.UnsignedRange(g.to[e])) {
			g.keep &^= expr.NUW | expr.NW
		}
		if !g.s.SignedRange(e).Contains(g.s.SignedRange(g.to[e])) {
			g.keep &^= expr.NSW | expr.NW
		}
	}
	for _, e := range g.order {
		if len(g.order) == 1 {
			break
		}
		t := g.to[e]
		delete(g.to, e)
		g.memo = map[*expr.Expr]*expr.Expr{}
		g.to[e] = g.rewrite(t)
	}
	g.memo = map[*expr.Expr]*expr.Expr{}
}

// rewrite replaces the expressions in e about which conditions give facts.
func (g *guardedValues) rewrite(e *expr.Expr) *expr.Expr {
	if e.Kind == expr.Const || e.Kind == expr.AddRec {
		return e
	}
	if t := g.memo[e]; t != nil {
		return t
	}
	t := g.replacement(e)
	if t == nil {
		t = g.rewriteOperands(e)
	}
	g.memo[e] = t
	return t
}

func (g *guardedValues) replacement(e *expr.Expr) *expr.Expr {
	switch e.Kind {
	case expr.Unknown, expr.UMin, expr.SMin, expr.SExt:
		return g.to[e]
	case expr.ZExt:
		if t := g.to[e]; t != nil {
			return t
		}
		for w := e.Width() / 2; w%8 == 0 && w > e.Ops[0].Width(); w /= 2 { // a shorter extension may be known
			if t := g.to[g.s.ZExtTo(e.Ops[0], g.s.Ctx.Int(w))]; t != nil {
				return g.s.ZExtTo(t, e.Type)
			}
		}
	}
	return nil
}

func (g *guardedValues) rewriteOperands(e *expr.Expr) *expr.Expr {
	ops, changed := make([]*expr.Expr, len(e.Ops)), false
	for k, o := range e.Ops {
		ops[k] = g.rewrite(o)
		changed = changed || ops[k] != o
	}
	switch {
	case !changed:
		return e
	case e.Kind == expr.Add:
		return g.s.SumFlags(e.Flags&g.keep, ops...)
	case e.Kind == expr.Mul:
		return g.s.ProductFlags(e.Flags&g.keep, ops...)
	}
	return g.s.Rebuild(e, ops)
}
