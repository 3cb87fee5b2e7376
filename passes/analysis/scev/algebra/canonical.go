package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
)

// Canonical rewrites a comparison into the form that LLVM's SimplifyICmpOperands gives it:
// constants on the right, strict comparisons, boundaries turned into equalities. What always holds
// becomes 0 = 0, what never does 0 ≠ 0.
func (s *Algebra) Canonical(p ir.Pred, a, b *expr.Expr) (ir.Pred, *expr.Expr, *expr.Expr) {
	c := expr.Comparison{P: p, A: a, B: b}
	f, ok := s.KnownForm(c)
	if !ok {
		f.P, f.A, f.B = s.canonical(p, a, b)
		s.NoteForm(c, f)
	}
	return f.P, f.A, f.B
}

func (s *Algebra) canonical(p ir.Pred, a, b *expr.Expr) (ir.Pred, *expr.Expr, *expr.Expr) {
	if a.Kind == expr.Const && b.Kind != expr.Const {
		a, b, p = b, a, p.Swapped()
	}
	if a.Kind == expr.AddRec && b.Kind != expr.AddRec || b.Kind != expr.AddRec || b.Kind == expr.Const {
		// recurrences stay on the left
	} else if b.Kind == expr.AddRec && s.Invariant(a, b.Loop) && s.DefinedBefore(a, b.Loop.Header) {
		a, b, p = b, a, p.Swapped()
	}
	if c, ok := b.IsConst(); ok {
		if q, d, ok := sharpen(p, c); ok {
			p, b = q, s.ConstOf(d)
		}
		if p.IsEquality() && a.Kind == expr.Add && len(a.Ops) == 2 && b.IsZero() && a.Ops[0].Negated() && !a.Type.IsPtr() {
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
func trivial(p ir.Pred, a, b *expr.Expr) (holds, known bool) {
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
func (s *Algebra) strict(p ir.Pred, a, b *expr.Expr) (ir.Pred, *expr.Expr, *expr.Expr) {
	one := s.One(a.Type)
	minus := s.Int(a.Type, -1)
	switch p {
	case ir.SLE:
		if !s.SignedRange(b).SMax().Eq(bitvec.MaxSigned(b.Width())) {
			return ir.SLT, a, s.SumFlags(expr.NSW, one, b)
		}
		if !s.SignedRange(a).SMin().IsMinSigned() {
			return ir.SLT, s.SumFlags(expr.NSW, minus, a), b
		}
	case ir.SGE:
		if !s.SignedRange(b).SMin().IsMinSigned() {
			return ir.SGT, a, s.SumFlags(expr.NSW, minus, b)
		}
		if !s.SignedRange(a).SMax().Eq(bitvec.MaxSigned(a.Width())) {
			return ir.SGT, s.SumFlags(expr.NSW, one, a), b
		}
	case ir.ULE:
		if !s.UnsignedRange(b).UMax().IsAllOnes() {
			return ir.ULT, a, s.SumFlags(expr.NUW, one, b)
		}
		if !s.UnsignedRange(a).UMin().IsZero() {
			return ir.ULT, s.Sum(minus, a), b
		}
	case ir.UGE:
		if !s.UnsignedRange(b).UMin().IsZero() {
			return ir.UGT, a, s.Sum(minus, b)
		}
		if !s.UnsignedRange(a).UMax().IsAllOnes() {
			return ir.UGT, s.SumFlags(expr.NUW, one, a), b
		}
	}
	return p, a, b
}
