package algebra

import (
	"slices"

	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// Minus returns a − b. Of two pointers that are not known to have the same base there is no
// difference: nil.
func (s *Algebra) Minus(a, b *expr.Expr) *expr.Expr { return s.minus(a, b, expr.AnyWrap, 0) }

// MinusFlags is Minus with flags of the subtraction, nuw and nsw.
func (s *Algebra) MinusFlags(flags expr.Flags, a, b *expr.Expr) *expr.Expr {
	return s.minus(a, b, flags, 0)
}

func (s *Algebra) minus(a, b *expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	if a == b {
		return s.Zero(a.Type)
	}
	if b.Type.IsPtr() {
		if !a.Type.IsPtr() || s.Base(a) != s.Base(b) {
			return nil
		}
		a, b = s.withoutBase(a), s.withoutBase(b)
	}
	// a − b is a + −1·b. The negation overflows for the smallest b alone, and with a ≥ 0 that b
	// makes the difference overflow too.
	var out, negation expr.Flags
	if !s.SignedRange(b).SMin().IsMinSigned() {
		out, negation = flags&expr.NSW, expr.NSW
	} else if s.NonNegative(a) {
		out = flags & expr.NSW
	}
	return s.add([]*expr.Expr{a, s.negateFlags(b, negation, depth)}, out, depth)
}

// Negate returns −e.
func (s *Algebra) Negate(e *expr.Expr) *expr.Expr { return s.negateFlags(e, expr.AnyWrap, 0) }

// NegateFlags is Negate with flags of the negation, nuw and nsw.
func (s *Algebra) NegateFlags(flags expr.Flags, e *expr.Expr) *expr.Expr {
	return s.negateFlags(e, flags, 0)
}

func (s *Algebra) negateFlags(e *expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	if n, ok := e.IsConst(); ok {
		return s.ConstOf(n.Neg())
	}
	return s.mul([]*expr.Expr{e, s.ConstOf(bitvec.AllOnes(e.Width()))}, flags, depth)
}

// Not returns the bitwise complement, −1 − e.
func (s *Algebra) Not(e *expr.Expr) *expr.Expr {
	if n, ok := e.IsConst(); ok {
		return s.ConstOf(n.Not())
	}
	if inner := s.notOfMinMax(e); inner != nil {
		return inner
	}
	return s.Minus(s.Int(e.Type, -1), e)
}

// notOfMinMax rewrites the complement of a minimum of complements as a maximum, and of a maximum as
// a minimum.
func (s *Algebra) notOfMinMax(e *expr.Expr) *expr.Expr {
	if !e.IsMinMax() {
		return nil
	}
	var ops []*expr.Expr
	for _, o := range e.Ops {
		inner := matchNot(o)
		if inner == nil {
			return nil
		}
		ops = append(ops, inner)
	}
	opposite := map[expr.Kind]expr.Kind{expr.UMax: expr.UMin, expr.UMin: expr.UMax, expr.SMax: expr.SMin, expr.SMin: expr.SMax}
	return s.MinMax(opposite[e.Kind], ops...)
}

// matchNot returns x where e is −1 + −1·x.
func matchNot(e *expr.Expr) *expr.Expr {
	if e.Kind == expr.Add && len(e.Ops) == 2 && e.Ops[0].IsAllOnes() && e.Ops[1].Negated() {
		return e.Ops[1].Ops[1]
	}
	return nil
}

// Base returns the pointer that a pointer expression is computed from, by adding.
func (s *Algebra) Base(e *expr.Expr) *expr.Expr {
	for {
		var next *expr.Expr
		switch e.Kind {
		case expr.AddRec:
			next = e.Ops[0]
		case expr.Add:
			for _, o := range e.Ops {
				if o.Type.IsPtr() {
					next = o
				}
			}
		}
		if next == nil {
			return e
		}
		e = next
	}
}

// withoutBase returns the offset from the base of a pointer expression.
func (s *Algebra) withoutBase(e *expr.Expr) *expr.Expr {
	switch e.Kind {
	case expr.AddRec:
		ops := slices.Clone(e.Ops)
		ops[0] = s.withoutBase(ops[0])
		return s.Rec(e.Loop, expr.AnyWrap, ops...)
	case expr.Add:
		ops := slices.Clone(e.Ops)
		for k, o := range ops {
			if o.Type.IsPtr() {
				ops[k] = s.withoutBase(o)
			}
		}
		return s.Sum(ops...)
	}
	return s.Zero(s.IntType(e.Type))
}
