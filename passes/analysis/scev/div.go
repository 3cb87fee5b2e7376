package scev

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// Quotient returns the unsigned quotient a / b.
func (s *Algebra) Quotient(a, b *Expr) *Expr {
	if e := s.existing(UDiv, a.Type, nil, a, b); e != nil {
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
	return s.unique(UDiv, a.Type, nil, AnyWrap, a, b)
}

// belowDivisor: (−c + (c smax x)) / x is 0 for c > 0.
func (s *Algebra) belowDivisor(a, b *Expr) bool {
	if a.Kind != Add || len(a.Ops) != 2 {
		return false
	}
	c, ok := a.Ops[0].IsConst()
	m := a.Ops[1]
	return ok && c.IsNegative() && !c.IsMinSigned() && m.Kind == SMax && len(m.Ops) == 2 &&
		m.Ops[0].Kind == Const && m.Ops[0].Num.Eq(c.Neg()) && m.Ops[1] == b
}

// divideBy divides inside the operands of a where that gives the same: where computing a in so many
// bits more that nothing overflows gives the same as a. It may replace a by one that has the same
// quotient.
func (s *Algebra) divideBy(a **Expr, b *Expr) *Expr {
	x, d := *a, b.Num
	extra := d.Bits() - d.LeadingZeros() - 1
	if !d.IsPowerOf2() {
		extra++
	}
	wide := s.Ctx.Int(x.width + extra)
	switch x.Kind {
	case AddRec:
		return s.divideRecurrence(a, b, wide)
	case Mul:
		ops := s.zextAll(x.Ops, wide)
		if s.ZExtTo(x, wide) != s.Product(ops...) {
			return nil
		}
		for k, o := range x.Ops {
			if q := s.Quotient(o, b); q.Kind != UDiv && s.Product(q, b) == o {
				out := slices.Clone(x.Ops)
				out[k] = q
				return s.Product(out...)
			}
		}
	case UDiv:
		if c, ok := x.Ops[1].IsConst(); ok {
			n, over := c.UMulOverflow(d)
			if over {
				return s.Zero(x.Type)
			}
			return s.Quotient(x.Ops[0], s.ConstOf(n))
		}
	case Add:
		if s.ZExtTo(x, wide) != s.Sum(s.zextAll(x.Ops, wide)...) {
			return nil
		}
		var out []*Expr
		for _, o := range x.Ops {
			q := s.Quotient(o, b)
			if q.Kind == UDiv || s.Product(q, b) != o {
				return nil
			}
			out = append(out, q)
		}
		return s.Sum(out...)
	}
	return nil
}

func (s *Algebra) zextAll(ops []*Expr, ty *ir.Type) []*Expr {
	var out []*Expr
	for _, o := range ops {
		out = append(out, s.ZExtTo(o, ty))
	}
	return out
}

// divideRecurrence: {x,+,n}/c → {x/c,+,n/c} where c divides n; where n divides c, the start becomes
// a multiple of n.
func (s *Algebra) divideRecurrence(a **Expr, b *Expr, wide *ir.Type) *Expr {
	x, d := *a, b.Num
	step := s.Step(x)
	if step.Kind != Const {
		return nil
	}
	exact := func() bool {
		return s.ZExtTo(x, wide) == s.Rec(x.Loop, AnyWrap, s.ZExtTo(x.Ops[0], wide), s.ZExtTo(step, wide))
	}
	if step.Num.URem(d).IsZero() && exact() {
		var out []*Expr
		for _, o := range x.Ops {
			out = append(out, s.Quotient(o, b))
		}
		return s.Rec(x.Loop, NW, out...)
	}
	start, ok := x.Ops[0].IsConst()
	if ok && !step.Num.IsZero() && d.URem(step.Num).IsZero() && exact() {
		if rem := start.URem(step.Num); !rem.IsZero() {
			*a = s.Rec(x.Loop, NW, s.ConstOf(start.Sub(rem)), step)
			if (*a).Kind == AddRec {
				return s.existing(UDiv, (*a).Type, nil, *a, b)
			}
		}
	}
	return nil
}

// Remainder returns the unsigned remainder a mod b, a − (a / b)·b.
func (s *Algebra) Remainder(a, b *Expr) *Expr {
	if n, ok := b.IsConst(); ok {
		if n.IsOne() {
			return s.Zero(a.Type)
		}
		if n.IsPowerOf2() {
			return s.ZExtTo(s.TruncTo(a, s.Ctx.Int(n.Log2())), a.Type)
		}
	}
	product := s.ProductFlags(NUW, s.Quotient(a, b), b)
	return s.minus(a, product, NUW, 0)
}

// matchRemainder returns x and y where e is x mod y: zext(trunc x to 2^k) or x − (x / y)·y.
func (s *Algebra) matchRemainder(e *Expr) (x, y *Expr) {
	if e.Kind == ZExt && e.Ops[0].Kind == Trunc {
		t := e.Ops[0]
		x := t.Ops[0]
		if x.width > e.width {
			return nil, nil
		}
		if x.width < e.width {
			x = s.ZExtTo(x, e.Type)
		}
		return x, s.ConstOf(bitvec.One(e.width).Shl(t.width))
	}
	if e.Kind != Add || len(e.Ops) != 2 || e.Ops[0].Kind != Mul {
		return nil, nil
	}
	m, a := e.Ops[0], e.Ops[1]
	is := func(b *Expr) bool { return e == s.Remainder(a, b) }
	switch {
	case len(m.Ops) == 3 && m.Ops[0].IsAllOnes():
		for _, b := range m.Ops[1:] {
			if is(b) {
				return a, b
			}
		}
	case len(m.Ops) == 2:
		for _, b := range []*Expr{m.Ops[1], m.Ops[0], s.Negate(m.Ops[1]), s.Negate(m.Ops[0])} {
			if is(b) {
				return a, b
			}
		}
	}
	return nil, nil
}
