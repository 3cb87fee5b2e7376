package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// What a select is: an extreme of two expressions, where its compare says so.

// ofChoice returns the expression of a select, or of a φ that chooses like one.
func (s *Evolution) ofChoice(v *ir.Instr, cond, yes, no ir.Value) *Expr {
	if k := ir.AsInt(cond); k != nil && cond.Type().IsInt(1) {
		if k.IsZero() {
			return s.Of(no)
		}
		return s.Of(yes)
	}
	if c, ok := cond.(*ir.Instr); ok && c.Op() == ir.ICmp && Analyzable(c.Operand(0).Type()) {
		if e := s.ofCompareChoice(v.Type(), c, yes, no); e != nil {
			return e
		}
	}
	if e := s.ofBoolChoice(v.Type(), cond, yes, no); e != nil {
		return e
	}
	return s.UnknownOf(v)
}

// ofBoolChoice: a select of truth values with a constant on one side is a sequential minimum.
func (s *Evolution) ofBoolChoice(ty *ir.Type, cond, yes, no ir.Value) *Expr {
	if !ty.IsInt(1) || !cond.Type().IsInt(1) {
		return nil
	}
	c := s.Of(cond)
	x, k := s.Of(yes), s.Of(no)
	if x.Kind == Const && k.Kind != Const {
		x, k, c = k, x, s.Not(c)
	} else if k.Kind != Const {
		return nil
	}
	return s.Sum(k, s.SequentialUMin(c, s.Minus(x, k)))
}

// ofCompareChoice: a > b ? a + x : b + x is max(a, b) + x, with the operands exchanged min(a, b) +
// x.
func (s *Evolution) ofCompareChoice(ty *ir.Type, c *ir.Instr, yes, no ir.Value) *Expr {
	x, y := c.Operand(0), c.Operand(1)
	if s.Width(x.Type()) > s.Width(ty) {
		return nil
	}
	switch c.Pred {
	case ir.SLT, ir.SLE, ir.ULT, ir.ULE:
		return s.ofExtremeChoice(ty, c.Pred.IsSigned(), s.Of(y), s.Of(x), s.Of(yes), s.Of(no))
	case ir.SGT, ir.SGE, ir.UGT, ir.UGE:
		return s.ofExtremeChoice(ty, c.Pred.IsSigned(), s.Of(x), s.Of(y), s.Of(yes), s.Of(no))
	case ir.NE:
		return s.ofZeroChoice(ty, x, y, no, yes)
	case ir.EQ:
		return s.ofZeroChoice(ty, x, y, yes, no)
	}
	return nil
}

func (s *Evolution) ofExtremeChoice(ty *ir.Type, signed bool, x, y, yes, no *Expr) *Expr {
	hi, lo := UMax, UMin
	if signed {
		hi, lo = SMax, SMin
	}
	if ty.IsPtr() {
		if yes == x && no == y {
			return s.MinMax(hi, x, y)
		}
		if yes == y && no == x {
			return s.MinMax(lo, x, y)
		}
	}
	ity := s.IntType(ty)
	coerce := func(e *Expr) *Expr {
		if e = s.PtrToIntOf(e); e == nil {
			return nil
		}
		return s.TruncOrExt(e, ity, signed)
	}
	if x, y = coerce(x), coerce(y); x == nil || y == nil {
		return nil
	}
	if d := s.Minus(yes, x); d != nil && d == s.Minus(no, y) {
		return s.Sum(s.MinMax(hi, x, y), d)
	}
	if d := s.Minus(yes, y); d != nil && d == s.Minus(no, x) {
		return s.Sum(s.MinMax(lo, x, y), d)
	}
	return nil
}

// ofZeroChoice: x = 0 ? c + y : x + y is umax(x, c) + y for c ≤ 1; x = 0 ? 0 : umin(x, …) is a
// sequential minimum.
func (s *Evolution) ofZeroChoice(ty *ir.Type, v, zero, yes, no ir.Value) *Expr {
	k := ir.AsInt(zero)
	if k == nil || !k.IsZero() || ty.IsPtr() {
		return nil
	}
	x := s.TruncOrZExt(s.Of(v), ty)
	other := s.Of(no)
	y := s.Minus(other, x)
	c := s.Minus(s.Of(yes), y)
	if c.Kind == Const && c.Num.ULE(bitvec.One(c.Width())) {
		return s.Sum(s.MinMax(UMax, x, c), y)
	}
	if s.Of(yes).IsZero() && (other.Kind == UMin || other.Kind == SeqUMin) {
		bare := s.Of(v)
		for _, o := range other.Ops {
			if o == x || o == bare {
				return s.SequentialUMin(x, other)
			}
		}
	}
	return nil
}
