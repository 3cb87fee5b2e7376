package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/analysis/valuetracking"
)

// What follows from a condition that is known to hold.

// implied reports whether a condition that is true (holds) or false implies a p b.
func (s *Algebra) implied(p ir.Pred, a, b *expr.Expr, cond ir.Value, holds bool, depth int) bool {
	if k := ir.AsInt(cond); k != nil {
		return k.IsZero() == holds // control never comes there
	}
	c, ok := cond.(*ir.Instr)
	if !ok || depth > 4 {
		return false
	}
	if x, y, and, ok := valuetracking.LogicalOp(c); ok {
		return and == holds && (s.implied(p, a, b, x, holds, depth+1) || s.implied(p, a, b, y, holds, depth+1))
	}
	if c.Op() != ir.ICmp || !expr.Analyzable(c.Operand(0).Type()) {
		return false
	}
	q := c.Pred
	if !holds {
		q = q.Inverse()
	}
	return s.impliedBy(p, a, b, q, s.Of(c.Operand(0)), s.Of(c.Operand(1)))
}

// impliedBy reports whether x q y implies a p b.
func (s *Algebra) impliedBy(p ir.Pred, a, b *expr.Expr, q ir.Pred, x, y *expr.Expr) bool {
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
	case x.Width() < a.Width(): // compare in the wider type
		if q.IsSigned() {
			x, y = s.SExtTo(x, a.Type), s.SExtTo(y, a.Type)
		} else {
			x, y = s.ZExtTo(x, a.Type), s.ZExtTo(y, a.Type)
		}
	case x.Width() > a.Width():
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
	if x == y {
		return !q.HoldsOnEqual() // what never holds implies all
	}
	if a == y || b == x { // bring the same operands to the same sides
		if b.Kind == expr.Const {
			x, y, q = y, x, q.Swapped()
		} else {
			a, b, p = b, a, p.Swapped()
		}
	}
	return s.impliedCanonical(p, a, b, q, x, y)
}

func (s *Algebra) impliedCanonical(p ir.Pred, a, b *expr.Expr, q ir.Pred, x, y *expr.Expr) bool {
	if p == q {
		return s.impliedOperands(p, a, b, x, y)
	}
	if q == p.Swapped() && !p.IsEquality() {
		return s.impliedOperands(p, a, b, y, x)
	}
	if (q.IsSigned() && q.Unsigned() == p || q.IsUnsigned() && q.Signed() == p) && s.sameSign(q, x, y) {
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
	if w, strict := weaker(q); strict && w == p && s.impliedOperands(p, a, b, x, y) {
		return true
	}
	return s.impliedByRanges(p, a, b, q, x, y)
}

// sameSign reports whether x q y makes the signs of x and y the same, so that signed and unsigned
// order agree. One sign is enough where the comparison hands it on: what is below a number that is
// not negative, as unsigned, is not negative either, and so on.
func (s *Algebra) sameSign(q ir.Pred, x, y *expr.Expr) bool {
	switch q {
	case ir.SGT, ir.SGE, ir.UGT, ir.UGE:
		q, x, y = q.Swapped(), y, x
	}
	if q.IsSigned() { // x below y
		return s.NonNegative(x) || s.Negative(y)
	}
	return s.NonNegative(y) || s.Negative(x)
}

// impliedByInequality: x ≠ c, where c is the least number that x can be, makes x greater than c.
func (s *Algebra) impliedByInequality(p ir.Pred, a, b, x, y *expr.Expr) bool {
	if x.Kind == expr.Const {
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
func (s *Algebra) impliedOperands(p ir.Pred, a, b, x, y *expr.Expr) bool {
	if a == x && b == y {
		return true
	}
	if s.impliedByRanges(p, a, b, p, x, y) || s.impliedByDifference(p, a, b, x, y) {
		return true
	}
	return s.impliedByOrder(p, a, b, x, y) || s.impliedByParts(p, a, b, x, y, 0)
}

// impliedByOrder: x < y implies a < b where a ≤ x and y ≤ b.
func (s *Algebra) impliedByOrder(p ir.Pred, a, b, x, y *expr.Expr) bool {
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

// impliedByRanges: x q c restricts x, and with it a = x + d.
func (s *Algebra) impliedByRanges(p ir.Pred, a, b *expr.Expr, q ir.Pred, x, y *expr.Expr) bool {
	if b.Kind != expr.Const || y.Kind != expr.Const {
		return false
	}
	d, ok := s.Distance(a, x)
	if !ok {
		return false
	}
	r := ranges.Region(q, ranges.Single(y.Num)).Add(ranges.Single(d))
	return ranges.AlwaysRegion(p, ranges.Single(b.Num)).Contains(r)
}

// impliedByDifference: a = x + d and b = y + d with d > 0, where adding d to y does not overflow,
// so neither does x + d.
func (s *Algebra) impliedByDifference(p ir.Pred, a, b, x, y *expr.Expr) bool {
	if p != ir.SLT && p != ir.ULT || a.Kind != expr.AddRec || x.Kind != expr.AddRec || a.Loop != x.Loop {
		return false
	}
	d, ok := s.Distance(a, x)
	if !ok {
		return false
	}
	if e, ok := s.Distance(b, y); !ok || !e.Eq(d) {
		return false
	}
	if d.IsZero() {
		return true
	}
	limit := d.Neg()
	if p == ir.SLT {
		if d.IsNegative() {
			return false
		}
		limit = bitvec.MinSigned(d.Bits()).Sub(d)
	}
	if s.Invariant(y, a.Loop) && s.AvailableAt(y, a.Loop) {
		return s.EntryGuarded(a.Loop, p, y, s.ConstOf(limit))
	}
	return s.knownDirectly(p, y, s.ConstOf(limit))
}
