package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Implied answers x p y from a condition that is true (holds) or false (LLVM's isImpliedCondition):
// the same two values compared, the same value with another constant, and both sides of and and or.
func Implied(cond ir.Value, holds bool, p ir.Pred, x, y ir.Value) (value, known bool) {
	return implied(cond, holds, p, x, y, 0)
}

// ImpliedCondition answers a truth value from a condition that is true (holds) or false.
func ImpliedCondition(cond ir.Value, holds bool, want ir.Value) (value, known bool) {
	if want.Type() != cond.Type() || !want.Type().IsInt(1) {
		return false, false
	}
	return impliedCondition(cond, holds, want, 0)
}

func impliedCondition(cond ir.Value, holds bool, want ir.Value, depth int) (value, known bool) {
	if cond == want {
		return holds, true
	}
	c := match.Instr(want)
	if c == nil || depth > valuetracking.MaxCondDepth {
		return false, false
	}
	if v, ok := match.Not(c); ok {
		value, known = impliedCondition(cond, holds, v, depth+1)
		return known && !value, known
	}
	if c.Op() == ir.ICmp {
		return implied(cond, holds, c.Pred, c.Operand(0), c.Operand(1), depth)
	}
	if a, b, and, ok := valuetracking.LogicalOp(c); ok {
		for _, v := range []ir.Value{a, b} {
			if got, is := impliedCondition(cond, holds, v, depth+1); is && got != and {
				return got, true
			}
		}
	}
	return false, false
}

func implied(cond ir.Value, holds bool, p ir.Pred, x, y ir.Value, depth int) (value, known bool) {
	c := match.Instr(cond)
	if c == nil || depth > valuetracking.MaxCondDepth {
		return false, false
	}
	if v, ok := match.Not(c); ok && c.Type().IsInt(1) {
		return implied(v, !holds, p, x, y, depth+1)
	}
	if a, b, and, ok := valuetracking.LogicalOp(c); ok {
		if and != holds {
			return false, false
		}
		if value, known = implied(a, holds, p, x, y, depth+1); known {
			return value, known
		}
		return implied(b, holds, p, x, y, depth+1)
	}
	if c.Op() != ir.ICmp {
		return false, false
	}
	cp, a, b := c.Pred, c.Operand(0), c.Operand(1)
	if !holds {
		cp = cp.Inverse()
	}
	cp, a, b = ofDifference(cp, a, b, x, y)
	p, x, y = ofDifference(p, x, y, a, b)
	if a == y && b == x && !(a == x && b == y) {
		a, b, cp = b, a, cp.Swapped()
	}
	if a == x && b == y {
		if value, known = impliedBySame(cp, p); known {
			return value, true
		}
	}
	if (a == y || b == y) && a != x && b != x {
		x, y, p = y, x, p.Swapped()
	}
	if b == x && a != x {
		a, b, cp = b, a, cp.Swapped()
	}
	if value, known = impliedByOrder(cp, a, b, p, x, y); known {
		return value, true
	}
	ty := x.Type().Scalar()
	if a != x || !ty.IsInt() || ty.Bits > 64 {
		return false, false
	}
	return impliedByRange(cp, spanOf(b, cp, ty.Bits), p, spanOf(y, p, ty.Bits), ty.Bits)
}

// ofDifference turns a difference that is compared with zero into its operands, if these are what
// the other comparison is of.
func ofDifference(p ir.Pred, x, y, a, b ir.Value) (ir.Pred, ir.Value, ir.Value) {
	if !p.IsEquality() || !match.Zero(y) {
		return p, x, y
	}
	i := match.Instr(x)
	if i == nil || i.Op() != ir.Sub && i.Op() != ir.Xor || x == a || x == b {
		return p, x, y
	}
	if m, n := i.Operand(0), i.Operand(1); m == a && n == b || m == b && n == a {
		return p, m, n
	}
	return p, x, y
}

// impliedByOrder answers x p y where a q b holds, from x <= a and b <= y: then a < b implies x < y
// (LLVM's isImpliedCondOperands).
func impliedByOrder(q ir.Pred, a, b ir.Value, p ir.Pred, x, y ir.Value) (value, known bool) {
	less := func(p ir.Pred, x, y ir.Value) (ir.Pred, ir.Value, ir.Value, bool) {
		switch p {
		case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
			p, x, y = p.Swapped(), y, x
		}
		return p, x, y, !p.IsEquality()
	}
	q, a, b, ok1 := less(q, a, b)
	p, x, y, ok2 := less(p, x, y)
	if !ok1 || !ok2 || p.IsSigned() != q.IsSigned() {
		return false, false
	}
	signed := p.IsSigned()
	if (q == p || p.HoldsOnEqual()) && notAbove(signed, x, a) && notAbove(signed, b, y) { // x <= a < b <= y
		return true, true
	}
	// The opposite, y <= a < b <= x, excludes x <= y; y <= a <= b <= x excludes x < y.
	if (!q.HoldsOnEqual() || !p.HoldsOnEqual()) && notAbove(signed, y, a) && notAbove(signed, b, x) {
		return false, true
	}
	return false, false
}

// notAbove reports whether x <= y surely holds: y is x + n without a wrap, or x | n, x is y >> n,
// or y and x are sums with constants of one number (LLVM's isTruePredicate).
func notAbove(signed bool, x, y ir.Value) bool {
	if x == y {
		return true
	}
	if !x.Type().Scalar().IsInt() {
		return false
	}
	i, j := match.Instr(x), match.Instr(y)
	if signed {
		if j == nil || j.Op() != ir.Add || !j.HasFlag(ir.NSW) || j.Operand(0) != x {
			return false
		}
		k := ir.AsInt(j.Operand(1))
		return k != nil && k.BigSigned().Sign() >= 0
	}
	if j != nil {
		within := j.Operand(0) == x || j.NumOperands() > 1 && j.Operand(1) == x
		if within && (j.Op() == ir.Add && j.HasFlag(ir.NUW) || j.Op() == ir.Or) {
			return true
		}
	}
	if i == nil {
		return false
	}
	if i.Op() == ir.LShr && i.Operand(0) == y || i.Op() == ir.And && (i.Operand(0) == y || i.Operand(1) == y) {
		return true
	}
	return j != nil && lesserSum(i, j)
}

// lesserSum reports whether i = v + m and j = v + n, both without a wrap, and m <= n.
func lesserSum(i, j *ir.Instr) bool {
	sum := func(i *ir.Instr) (ir.Value, *ir.Const) {
		if i.Op() == ir.Add && i.HasFlag(ir.NUW) || i.Op() == ir.Or && i.HasFlag(ir.Disjoint) {
			return i.Operand(0), ir.AsInt(i.Operand(1))
		}
		return nil, nil
	}
	v, m := sum(i)
	w, n := sum(j)
	return m != nil && n != nil && v == w && m.Big().Cmp(n.Big()) <= 0
}

// span is the least and the greatest number that a value may be, in the order of the predicate of
// the query.
type span struct{ least, most uint64 }

// spanOf is the span of v, for a comparison by p, from the one operation that makes it.
func spanOf(v ir.Value, p ir.Pred, w int) span {
	q := valuetracking.Query{}
	lo, hi, ok := q.RangeOf(v, w, p.IsSigned(), 0)
	all, sign := valuetracking.WidthMask(w), uint64(1)<<uint(w-1)
	if !p.IsSigned() {
		sign = 0
	}
	if !ok || lo^sign > hi^sign { // all, or around the end
		return span{sign, all ^ sign}
	}
	return span{lo, hi}
}

// beside is the number of the span that decides whether x p n holds for any n in the span (weak),
// or for every one.
func (s span) beside(p ir.Pred, weak bool) uint64 {
	if less := p == ir.ULT || p == ir.ULE || p == ir.SLT || p == ir.SLE; less == weak {
		return s.most
	}
	return s.least
}

// impliedBySame answers x p y where x q y holds.
func impliedBySame(q, p ir.Pred) (value, known bool) {
	if q == p {
		return true, true
	}
	if q == p.Inverse() {
		return false, true
	}
	switch q {
	case ir.EQ:
		return p.HoldsOnEqual(), true
	case ir.UGT, ir.ULT, ir.SGT, ir.SLT:
		switch p {
		case ir.EQ:
			return false, true
		case ir.NE:
			return true, true
		case q.Swapped():
			return false, true
		}
		if p.IsSigned() == q.IsSigned() && p.HoldsOnEqual() { // x < y ⇒ x ≤ y
			return p == orEqual(q), true
		}
	}
	return false, false
}

// orEqual is the predicate that holds for equal operands too.
func orEqual(p ir.Pred) ir.Pred {
	switch p {
	case ir.UGT:
		return ir.UGE
	case ir.ULT:
		return ir.ULE
	case ir.SGT:
		return ir.SGE
	case ir.SLT:
		return ir.SLE
	}
	return p
}

// impliedByRange answers x p n where x q m holds, for numbers m and n of which only the spans may
// be known: the region of one is inside or outside the other's.
func impliedByRange(q ir.Pred, m span, p ir.Pred, n span, w int) (value, known bool) {
	lo, hi, ok := m.least, m.most, true
	if q != ir.EQ {
		if q == ir.NE && m.least != m.most {
			return false, false
		}
		lo, hi, ok = valuetracking.UnsignedRegion(q, m.beside(q, true), w)
	}
	switch {
	case !ok:
		return false, false
	case insideAll(lo, hi, p, n, w):
		return true, true
	case insideAll(lo, hi, p.Inverse(), n, w):
		return false, true
	}
	return false, false
}

// insideAll reports whether v p n holds for every v in the interval from lo to hi, which may wrap,
// and every n of a span.
func insideAll(lo, hi uint64, p ir.Pred, n span, w int) bool {
	m := valuetracking.WidthMask(w)
	switch {
	case n.least == n.most:
		return inside(lo, hi, p, n.least, w)
	case p == ir.NE: // measured from lo, the span begins after the interval and does not wrap
		return (n.least-lo)&m > (hi-lo)&m && (n.least-lo)&m <= (n.most-lo)&m
	case p == ir.EQ:
		return false
	}
	return inside(lo, hi, p, n.beside(p, false), w)
}

// inside reports whether v p n holds for every v in the interval from lo to hi, which may wrap.
func inside(lo, hi uint64, p ir.Pred, n uint64, w int) bool {
	a, b, ok := valuetracking.UnsignedRegion(p, n, w)
	if !ok { // all or nothing
		return fold.Holds(p, compareWords(lo, n, p.IsSigned(), w))
	}
	m := valuetracking.WidthMask(w)
	// Measured from a, the region is [0, b-a].
	return (lo-a)&m <= (hi-a)&m && (hi-a)&m <= (b-a)&m
}

func compareWords(a, b uint64, signed bool, w int) int {
	if signed {
		x, y := valuetracking.SignExtend(a, w), valuetracking.SignExtend(b, w)
		switch {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	}
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
