package flatten

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// counter is the induction variable of a loop: 0, 1, … trips−1.
type counter struct {
	phi, next, compare, branch *ir.Instr
	trips                      ir.Value
}

// match finds out whether the loops can become one, and what has to be replaced.
func (p *pair) match() bool {
	p.iteration = map[*ir.Instr]bool{}
	p.linear, p.phis = nil, nil
	var ok bool
	if p.in, ok = p.counterOf(p.inner); !ok {
		return false
	}
	if p.out, ok = p.counterOf(p.outer); !ok {
		return false
	}
	return p.outer.Invariant(p.in.trips) && p.outer.Invariant(p.out.trips) && p.pairPhis() && p.in.phi.Type() == p.out.phi.Type() &&
		p.cheapBetween() && p.uses()
}

// counterOf finds the counter of a loop that exits at its latch only.
func (p *pair) counterOf(l *analysis.Loop) (c counter, ok bool) {
	exiting := l.Exiting()
	latch := l.Latch()
	if !l.Simplified() || len(exiting) != 1 || exiting[0] != latch || !latch.Term().IsCondBr() {
		return c, false
	}
	c.branch = latch.Term()
	c.compare, _ = c.branch.Operand(0).(*ir.Instr)
	if c.compare == nil || c.compare.Op() != ir.ICmp || ir.NumUses(c.compare) > 1 {
		return c, false
	}
	stays := l.Contains(c.branch.Succ(0))
	switch q := c.compare.Pred.Unsigned(); {
	case stays && q != ir.NE && q != ir.ULT, !stays && q != ir.EQ:
		return c, false
	}
	for phi := range l.Header.Phis() {
		next, isInstr := phi.IncomingFor(latch).(*ir.Instr)
		start := ir.AsInt(phi.IncomingFor(l.Preheader()))
		if !isInstr || start == nil || !start.IsZero() || next.Op() != ir.Add || next.Operand(0) != ir.Value(phi) || !isOne(next.Operand(1)) {
			continue
		}
		if x := c.compare.Operand(0); x == ir.Value(next) || x == ir.Value(phi) {
			c.phi, c.next = phi, next
			break
		}
	}
	if c.phi == nil {
		return c, false
	}
	if n := ir.NumUses(c.next); n != 1 && (n != 2 || c.compare.Operand(0) != ir.Value(c.next)) {
		return c, false
	}
	if c.trips = p.tripCount(l, c); c.trips == nil {
		return c, false
	}
	for _, i := range []*ir.Instr{c.next, c.compare, c.branch} {
		p.iteration[i] = true
	}
	return c, true
}

func isOne(v ir.Value) bool {
	k := ir.AsInt(v)
	n, ok := uint64(0), false
	if k != nil {
		n, ok = k.Uint64()
	}
	return ok && n == 1
}

// tripCount returns the value that is the number of iterations, as scalar evolution knows it: what
// the counter is compared with, or one more where that is a constant. The number is not 0, which
// would stand for all values of the type.
func (p *pair) tripCount(l *analysis.Loop, c counter) ir.Value {
	s := p.s
	taken := s.BackedgeTaken(l)
	if taken == nil {
		return nil
	}
	bound := c.compare.Operand(1)
	ty := bound.Type()
	narrow := s.Sum(taken, s.One(taken.Type))
	if !p.notZero(l, c, narrow) {
		return nil
	}
	e := s.Of(bound)
	if e == narrow {
		return bound
	}
	if ir.AsInt(bound) != nil {
		trips := s.Sum(s.TruncOrZExt(taken, ty), s.One(ty))
		if taken.Width() > ty.Bits {
			return nil
		}
		if n, ok := trips.IsConst(); ok && !n.IsZero() {
			return n.Const(ty)
		}
		return nil
	}
	if i, ok := bound.(*ir.Instr); ok && p.widened && (i.Op() == ir.ZExt || i.Op() == ir.SExt) && s.Of(i.Operand(0)) == narrow {
		return bound
	}
	return nil
}

// notZero reports whether a trip count is not 0 modulo its type.
func (p *pair) notZero(l *analysis.Loop, c counter, trips *scev.Expr) bool {
	s := p.s
	return c.next.HasFlag(ir.NUW) || s.NonZero(trips) || s.NonZero(s.UnderGuards(trips, l)) || s.EntryGuarded(l, ir.NE, trips, s.Zero(trips.Type))
}

// pairPhis reports whether the φs of the headers are the counters, or pairs that hand a value
// through both loops that only the inner one changes.
func (p *pair) pairPhis() bool {
	safe := map[*ir.Instr]bool{p.out.phi: true}
	for phi := range p.inner.Header.Phis() {
		if phi == p.in.phi || p.narrow[phi] {
			continue
		}
		outer, ok := phi.IncomingFor(p.inner.Preheader()).(*ir.Instr)
		if !ok || outer.Op() != ir.Phi || outer.Block() != p.outer.Header {
			return false
		}
		closed, ok := outer.IncomingFor(p.outer.Latch()).(*ir.Instr)
		if !ok || closed.Op() != ir.Phi || closed.NumIncoming() != 1 || closed.Operand(0) != phi.IncomingFor(p.inner.Latch()) {
			return false
		}
		safe[outer] = true
		p.phis = append(p.phis, phi)
	}
	for phi := range p.outer.Header.Phis() {
		if !safe[phi] && !p.narrow[phi] {
			return false
		}
	}
	return true
}

// cheapBetween reports whether the code of the outer loop may be, and is cheap to be, executed in
// each iteration.
func (p *pair) cheapBetween() bool {
	cost := 0
	for _, b := range p.outer.Blocks {
		if p.inner.Contains(b) {
			continue
		}
		for i := range b.Instrs() {
			if i.Op() == ir.Phi {
				cost += analysis.Cost(p.w.Target, i)
				continue
			}
			if !i.IsTerminator() && (!analysis.SafeToSpeculate(i) || analysis.MayRead(i) || analysis.MayWrite(i)) {
				return false
			}
			switch {
			case p.iteration[i], i.Op() == ir.Br && !i.IsCondBr() && i.Succ(0) == p.inner.Header, p.scales(i, p.in.trips):
			default:
				cost += analysis.Cost(p.w.Target, i)
			}
		}
	}
	return cost <= int(p.w.FlagInt(costFlag, 2))
}

// scales reports whether i is the outer counter times a value.
func (p *pair) scales(i *ir.Instr, by ir.Value) bool {
	return i.Op() == ir.Mul && (i.Operand(0) == ir.Value(p.out.phi) && i.Operand(1) == by || i.Operand(1) == ir.Value(p.out.phi) && i.Operand(0) == by)
}

// uses reports whether the counters are used as i·M + j only.
func (p *pair) uses() bool {
	scaled := map[*ir.Instr]bool{}
	for u := range ir.Users(p.in.phi) {
		if u == p.in.next {
			continue
		}
		if u.Op() == ir.Trunc {
			if u = ir.SoleUser(u); u == nil {
				return false
			}
		}
		if u == p.in.compare {
			continue
		}
		mul := p.linearUse(u)
		if mul == nil {
			return false
		}
		scaled[mul] = true
		if !slices.Contains(p.linear, u) {
			p.linear = append(p.linear, u)
		}
	}
	for u := range ir.Users(p.out.phi) {
		if u == p.out.next || u == p.out.compare {
			continue
		}
		if u.Op() == ir.Trunc {
			for v := range ir.Users(u) {
				if !scaled[v] {
					return false
				}
			}
			continue
		}
		if !scaled[u] {
			return false
		}
	}
	return true
}

// linearUse recognizes j + i·M, and ptr + i·M + j in two getelementptrs, and returns the product.
func (p *pair) linearUse(u *ir.Instr) *ir.Instr {
	in := ir.Value(p.in.phi)
	var product ir.Value
	truncated := false
	switch {
	case u.Op() == ir.Add:
		x, y := u.Operand(0), u.Operand(1)
		if stripTrunc(y) == in {
			x, y = y, x
		}
		if stripTrunc(x) != in {
			return nil
		}
		truncated, product = x != in, y
	case u.Op() == ir.GetElementPtr && u.NumOperands() == 2 && u.Operand(1) == in:
		g, ok := u.Operand(0).(*ir.Instr)
		if !ok || g.Op() != ir.GetElementPtr || g.NumOperands() != 2 || g.ElemTy != u.ElemTy {
			return nil
		}
		product = g.Operand(1)
	default:
		return nil
	}
	mul, ok := product.(*ir.Instr)
	if !ok || mul.Op() != ir.Mul {
		return nil
	}
	x, y := mul.Operand(0), mul.Operand(1)
	out := ir.Value(p.out.phi)
	outer := func(v ir.Value) bool { return v == out && !truncated || truncated && v != out && stripTrunc(v) == out }
	if outer(y) {
		x, y = y, x
	}
	if !outer(x) {
		return nil
	}
	live := 0
	for v := range ir.Users(mul) {
		if !analysis.TriviallyDead(v) {
			live++
		}
	}
	if live > 1 || !p.isTrips(y, truncated) {
		return nil
	}
	return mul
}

// isTrips reports whether a factor is the inner trip count, or was before the counters were
// widened.
func (p *pair) isTrips(v ir.Value, truncated bool) bool {
	return p.beforeExt(v, truncated) == p.beforeExt(p.in.trips, false) || v == p.in.trips || p.sameConst(v)
}

// sameConst: constants of the narrow and of the wide type.
func (p *pair) sameConst(v ir.Value) bool {
	a, b := ir.AsInt(v), ir.AsInt(p.in.trips)
	if a == nil || b == nil {
		return false
	}
	x, ok := a.Uint64()
	y, ok2 := b.Uint64()
	return ok && ok2 && x == y
}

func (p *pair) beforeExt(v ir.Value, truncated bool) ir.Value {
	if i, ok := v.(*ir.Instr); ok && p.widened && !truncated && (i.Op() == ir.ZExt || i.Op() == ir.SExt) {
		return i.Operand(0)
	}
	return v
}

func stripTrunc(v ir.Value) ir.Value {
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Trunc {
		return i.Operand(0)
	}
	return v
}
