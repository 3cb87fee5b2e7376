package algebra

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// Quotient returns the unsigned quotient a / b.
func (s *Algebra) Quotient(a, b *expr.Expr) *expr.Expr {
	if e := s.Existing(expr.UDiv, a.Type, nil, a, b); e != nil {
		return e
	}
	if a.IsZero() {
		return a
	}
	if d, ok := b.IsConst(); ok && !d.IsZero() {
		if d.IsOne() {
			return a
		}
		if e := s.divideBy(&a, b); e != nil {
			return e
		}
		if n, ok := a.IsConst(); ok {
			return s.ConstOf(n.UDiv(d))
		}
	}
	if s.belowDivisor(a, b) {
		return s.Zero(a.Type)
	}
	return s.Unique(expr.UDiv, a.Type, nil, expr.AnyWrap, a, b)
}

// belowDivisor: (−c + (c smax x)) / x is 0 for c > 0.
func (s *Algebra) belowDivisor(a, b *expr.Expr) bool {
	if a.Kind != expr.Add || len(a.Ops) != 2 {
		return false
	}
	c, ok := a.Ops[0].IsConst()
	m := a.Ops[1]
	return ok && c.IsNegative() && !c.IsMinSigned() && m.Kind == expr.SMax && len(m.Ops) == 2 &&
		m.Ops[0].Kind == expr.Const && m.Ops[0].Num.Eq(c.Neg()) && m.Ops[1] == b
}

// divideBy divides inside the operands of a where that gives the same: where computing a in so many
// bits more that nothing overflows gives the same as a. It may replace a by one that has the same
// quotient.
func (s *Algebra) divideBy(a **expr.Expr, b *expr.Expr) *expr.Expr {
	x, d := *a, b.Num
	extra := d.Bits() - d.LeadingZeros() - 1
	if !d.IsPowerOf2() {
		extra++
	}
	wide := s.Ctx.Int(x.Width() + extra)
	switch x.Kind {
	case expr.AddRec:
		return s.divideRecurrence(a, b, wide)
	case expr.Mul:
		ops := s.zextAll(x.Ops, wide)
		if s.ZExtTo(x, wide) != s.Product(ops...) {
			return nil
		}
		for k, o := range x.Ops {
			if q := s.Quotient(o, b); q.Kind != expr.UDiv && s.Product(q, b) == o {
				out := slices.Clone(x.Ops)
				out[k] = q
				return s.Product(out...)
			}
		}
	case expr.UDiv:
		if c, ok := x.Ops[1].IsConst(); ok {
			n, over := c.UMulOverflow(d)
			if over {
				return s.Zero(x.Type)
			}
			return s.Quotient(x.Ops[0], s.ConstOf(n))
		}
	case expr.Add:
		if s.ZExtTo(x, wide) != s.Sum(s.zextAll(x.Ops, wide)...) {
			return nil
		}
		var out []*expr.Expr
		for _, o := range x.Ops {
			q := s.Quotient(o, b)
			if q.Kind == expr.UDiv || s.Product(q, b) != o {
				return nil
			}
			out = append(out, q)
		}
		return s.Sum(out...)
	}
	return nil
}

func (s *Algebra) zextAll(ops []*expr.Expr, ty *ir.Type) []*expr.Expr {
	var out []*expr.Expr
	for _, o := range ops {
		out = append(out, s.ZExtTo(o, ty))
	}
	return out
}

// divideRecurrence: {x,+,n}/c → {x/c,+,n/c} where c divides n; where n divides c, the start becomes
// a multiple of n.
func (s *Algebra) divideRecurrence(a **expr.Expr, b *expr.Expr, wide *ir.Type) *expr.Expr {
	x, d := *a, b.Num
	step := s.Step(x)
	if step.Kind != expr.Const {
		return nil
	}
	exact := func() bool {
		return s.ZExtTo(x, wide) == s.Rec(x.Loop, expr.AnyWrap, s.ZExtTo(x.Ops[0], wide), s.ZExtTo(step, wide))
	}
	if step.Num.URem(d).IsZero() && exact() {
		var out []*expr.Expr
		for _, o := range x.Ops {
			out = append(out, s.Quotient(o, b))
		}
		return s.Rec(x.Loop, expr.NW, out...)
	}
	start, ok := x.Ops[0].IsConst()
	if ok && !step.Num.IsZero() && d.URem(step.Num).IsZero() && exact() {
		if rem := start.URem(step.Num); !rem.IsZero() {
			*a = s.Rec(x.Loop, expr.NW, s.ConstOf(start.Sub(rem)), step)
			if (*a).Kind == expr.AddRec {
				return s.Existing(expr.UDiv, (*a).Type, nil, *a, b)
			}
		}
	}
	return nil
}

// Remainder returns the unsigned remainder a mod b, a − (a / b)·b.
func (s *Algebra) Remainder(a, b *expr.Expr) *expr.Expr {
	if n, ok := b.IsConst(); ok {
		if n.IsOne() {
			return s.Zero(a.Type)
		}
		if n.IsPowerOf2() {
			return s.ZExtTo(s.TruncTo(a, s.Ctx.Int(n.Log2())), a.Type)
		}
	}
	product := s.ProductFlags(expr.NUW, s.Quotient(a, b), b)
	return s.minus(a, product, expr.NUW, 0)
}

// MatchRemainder returns x and y where e is x mod y: zext(trunc x to 2^k) or x − (x / y)·y.
func (s *Algebra) MatchRemainder(e *expr.Expr) (x, y *expr.Expr) {
	if e.Kind == expr.ZExt && e.Ops[0].Kind == expr.Trunc {
		t := e.Ops[0]
		x := t.Ops[0]
		if x.Width() > e.Width() {
			return nil, nil
		}
		if x.Width() < e.Width() {
			x = s.ZExtTo(x, e.Type)
		}
		return x, s.ConstOf(bitvec.One(e.Width()).Shl(t.Width()))
	}
	if e.Kind != expr.Add || len(e.Ops) != 2 || e.Ops[0].Kind != expr.Mul {
		return nil, nil
	}
	m, a := e.Ops[0], e.Ops[1]
	is := func(b *expr.Expr) bool { return e == s.Remainder(a, b) }
	switch {
	case len(m.Ops) == 3 && m.Ops[0].IsAllOnes():
		for _, b := range m.Ops[1:] {
			if is(b) {
				return a, b
			}
		}
	case len(m.Ops) == 2:
		for _, b := range []*expr.Expr{m.Ops[1], m.Ops[0], s.Negate(m.Ops[1]), s.Negate(m.Ops[0])} {
			if is(b) {
				return a, b
			}
		}
	}
	return nil, nil
}
