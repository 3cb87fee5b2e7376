package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// untilZero returns after how many iterations of l the value e is 0 for the first time: the least n
// with start + n·step = 0. only: the loop is left nowhere else.
func (s *Counts) untilZero(e *expr.Expr, l *analysis.Loop, only bool) limit {
	if e == nil {
		return limit{}
	}
	if e.Kind == expr.Const {
		if e.IsZero() {
			return s.exactly(e)
		}
		return limit{}
	}
	for e.Kind == expr.ZExt || e.Kind == expr.SExt {
		e = e.Ops[0]
	}
	if !e.IsAffine() || e.Loop != l {
		return limit{}
	}
	start, step := s.AtScope(e.Ops[0], l.Parent), s.AtScope(e.Ops[1], l.Parent)
	if !s.Invariant(step, l) {
		return limit{}
	}
	down := s.Negative(step)
	if !down && !s.NonNegative(step) {
		return limit{}
	}
	distance := start
	if !down {
		distance = s.Negate(start)
	}
	if step.IsOne() || step.IsAllOnes() {
		return s.unitDistance(distance, l)
	}
	if only && e.Has(expr.NW) && s.loopTraits(l).noAbnormalExits {
		if !s.finite(l) && !s.NonZero(step) {
			return limit{}
		}
		if down {
			step = s.Negate(step)
		}
		return s.boundedByGuards(s.Quotient(distance, step), l)
	}
	if step.Kind != expr.Const || step.IsZero() {
		return limit{}
	}
	return s.boundedByGuards(s.solve(step.Num, s.Negate(start)), l)
}

// boundedByGuards returns the limit for a known count, which the guards of the loop may bound more
// tightly than its operands do.
func (s *Counts) boundedByGuards(count *expr.Expr, l *analysis.Loop) limit {
	if count == nil {
		return limit{}
	}
	return limit{exact: count, constant: s.ConstOf(s.mostUnderGuards(count, l)), symbolic: count}
}

// mostUnderGuards bounds what e is where l is entered.
func (s *Counts) mostUnderGuards(e *expr.Expr, l *analysis.Loop) bitvec.Int {
	return bitvec.MinU(s.UnsignedRange(e).UMax(), s.UnsignedRange(s.UnderGuards(e, l)).UMax())
}

// unitDistance: with a step of one the count is the distance; a rotated loop, n − 1 with n ≠ 0,
// does not reach the largest number.
func (s *Counts) unitDistance(distance *expr.Expr, l *analysis.Loop) limit {
	most := s.mostUnderGuards(distance, l)
	next := s.Sum(distance, s.One(distance.Type))
	if s.EntryGuarded(l, ir.NE, next, s.Zero(next.Type)) {
		most = bitvec.MinU(most, s.UnsignedRange(next).UMax().Sub(bitvec.One(next.Width())))
	}
	return limit{exact: distance, constant: s.ConstOf(most), symbolic: distance}
}

// solve returns the least n with a·n = b modulo 2^w, nil where there is none that is known to
// exist.
func (s *Counts) solve(a bitvec.Int, b *expr.Expr) *expr.Expr {
	w, z := a.Bits(), a.TrailingZeros()
	if s.MinTrailingZeros(b) < z {
		return nil
	}
	inverse := a.LShr(z).Trunc(w - z).Inverse().ZExtOrTrunc(w)
	return s.Quotient(s.Product(b, s.ConstOf(inverse)), s.ConstOf(bitvec.One(w).Shl(z)))
}
