// Package implied says what a condition that holds, or does not, tells of others (LLVM's
// isImpliedCondition): x < y is known where x | 4 <= y.
//
// Not done: conditions that imply one another only together, and chains of comparisons through
// third values (passes/scalar/constraint does these).
//
// Cost: a walk over the logical parts of the condition, at most valuetracking.MaxCondDepth deep.
package implied

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Compare answers x p y from a condition that is true (holds) or false (LLVM's isImpliedCondition):
// the same two values compared, the same value with another constant, and both sides of and and or.
func Compare(cond ir.Value, holds bool, p ir.Pred, x, y ir.Value) (value, known bool) {
	return compare(cond, holds, p, x, y, 0)
}

// Condition answers a truth value from a condition that is true (holds) or false.
func Condition(cond ir.Value, holds bool, want ir.Value) (value, known bool) {
	if want.Type() != cond.Type() || !want.Type().IsInt(1) {
		return false, false
	}
	return condition(cond, holds, want, 0)
}

func condition(cond ir.Value, holds bool, want ir.Value, depth int) (value, known bool) {
	if cond == want {
		return holds, true
	}
	c := match.Instr(want)
	if c == nil || depth > valuetracking.MaxCondDepth {
		return false, false
	}
	if v, ok := match.Not(c); ok {
		value, known = condition(cond, holds, v, depth+1)
		return known && !value, known
	}
	if c.Op() == ir.ICmp {
		return compare(cond, holds, c.Pred, c.Operand(0), c.Operand(1), depth)
	}
	if k := match.Op(cond, ir.ICmp); k != nil && factorOfOverflow(c, k.Operand(0)) && match.Zero(k.Operand(1)) {
		if k.Pred == ir.EQ && holds || k.Pred == ir.NE && !holds {
			return false, true
		}
	}
	if a, b, and, ok := valuetracking.LogicalOp(c); ok {
		for _, v := range []ir.Value{a, b} {
			if got, is := condition(cond, holds, v, depth+1); is && got != and {
				return got, true
			}
		}
	}
	return false, false
}

func compare(cond ir.Value, holds bool, p ir.Pred, x, y ir.Value, depth int) (value, known bool) {
	c := match.Instr(cond)
	if c == nil || depth > valuetracking.MaxCondDepth {
		return false, false
	}
	if v, ok := match.Not(c); ok && c.Type().IsInt(1) {
		return compare(v, !holds, p, x, y, depth+1)
	}
	if a, b, and, ok := valuetracking.LogicalOp(c); ok {
		if and != holds {
			return false, false
		}
		if value, known = compare(a, holds, p, x, y, depth+1); known {
			return value, known
		}
		return compare(b, holds, p, x, y, depth+1)
	}
	if holds && factorOfOverflow(c, x) && p.IsEquality() && match.Zero(y) {
		return p == ir.NE, true
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
		if value, known = BySame(cp, p); known {
			return value, true
		}
	}
	if (a == y || b == y) && a != x && b != x {
		x, y, p = y, x, p.Swapped()
	}
	if b == x && a != x {
		a, b, cp = b, a, cp.Swapped()
	}
	if value, known = byOrder(cp, a, b, p, x, y); known {
		return value, true
	}
	ty := x.Type().Scalar()
	if a != x || !ty.IsInt() {
		return false, false
	}
	return byRange(cp, rangeOrAll(b, cp, ty.Bits), p, rangeOrAll(y, p, ty.Bits))
}

// factorOfOverflow reports whether i is the overflow bit of a product that v is a factor of: then v
// is not zero.
func factorOfOverflow(i *ir.Instr, v ir.Value) bool {
	if i.Op() != ir.ExtractValue || len(i.Indices()) != 1 || i.Indices()[0] != 1 {
		return false
	}
	m := match.Op(i.Operand(0), ir.Call)
	if m == nil || m.IntrinsicID() != "llvm.umul.with.overflow" && m.IntrinsicID() != "llvm.smul.with.overflow" {
		return false
	}
	return m.Arg(0) == v || m.Arg(1) == v
}

// rangeOrAll is the range of v, for a comparison by p, from the one operation that makes it.
func rangeOrAll(v ir.Value, p ir.Pred, w int) ranges.Range {
	q := valuetracking.Query{}
	if r, ok := q.RangeOf(v, p.IsSigned()); ok {
		return r
	}
	return ranges.Full(w)
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

// byOrder answers x p y where a q b holds, from x <= a and b <= y: then a < b implies x < y
// (LLVM's isImpliedCondOperands).
func byOrder(q ir.Pred, a, b ir.Value, p ir.Pred, x, y ir.Value) (value, known bool) {
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

// notAbove reports whether x <= y surely holds (LLVM's isTruePredicate): y is x + n without a wrap,
// x | n or a maximum with x, x is y >> n, y & n, y / n or a minimum with y, or both are sums of one
// value with constants.
func notAbove(signed bool, x, y ir.Value) bool {
	if x == y {
		return true
	}
	if !x.Type().Scalar().IsInt() {
		return false
	}
	i, j := match.Instr(x), match.Instr(y)
	if i != nil && j != nil && lesserSum(signed, i, j) {
		return true
	}
	if signed {
		return j != nil && signedGrowth(j, x) || ofPair(j, "llvm.smax", x) || ofPair(i, "llvm.smin", y)
	}
	return j != nil && unsignedGrowth(j, x) || i != nil && shrunk(i, y) || ofPair(j, "llvm.umax", x) || ofPair(i, "llvm.umin", y)
}

// ofPair reports whether i is a call of the intrinsic with v as one of its two arguments.
func ofPair(i *ir.Instr, id string, v ir.Value) bool {
	return i != nil && i.Op() == ir.Call && i.IntrinsicID() == id && (i.Operand(0) == v || i.Operand(1) == v)
}

// signedGrowth reports whether i is x + n without a signed wrap or x | n, for n >= 0.
func signedGrowth(i *ir.Instr, x ir.Value) bool {
	if i.Op() != ir.Or && (i.Op() != ir.Add || !i.HasFlag(ir.NSW)) || i.Operand(0) != x {
		return false
	}
	n := ir.AsInt(i.Operand(1))
	return n != nil && n.BigSigned().Sign() >= 0
}

// unsignedGrowth reports whether i is x + v without an unsigned wrap or x | v.
func unsignedGrowth(i *ir.Instr, x ir.Value) bool {
	grows := i.Op() == ir.Or || i.Op() == ir.Add && i.HasFlag(ir.NUW)
	return grows && (i.Operand(0) == x || i.Operand(1) == x)
}

// shrunk reports whether i is y >> v, y / v or y & v.
func shrunk(i *ir.Instr, y ir.Value) bool {
	switch i.Op() {
	case ir.LShr, ir.UDiv:
		return i.Operand(0) == y
	case ir.And:
		return i.Operand(0) == y || i.Operand(1) == y
	}
	return false
}

// lesserSum reports whether i = v + m and j = v + n, both without a wrap, and m <= n.
func lesserSum(signed bool, i, j *ir.Instr) bool {
	flag := ir.NUW
	if signed {
		flag = ir.NSW
	}
	sum := func(i *ir.Instr) (ir.Value, *ir.Const) {
		if i.Op() == ir.Add && i.HasFlag(flag) || i.Op() == ir.Or && i.HasFlag(ir.Disjoint) {
			return i.Operand(0), ir.AsInt(i.Operand(1))
		}
		return nil, nil
	}
	v, m := sum(i)
	w, n := sum(j)
	if m == nil || n == nil || v != w {
		return false
	}
	if signed {
		return m.BigSigned().Cmp(n.BigSigned()) <= 0
	}
	return m.Big().Cmp(n.Big()) <= 0
}

// BySame answers x p y where x q y holds.
func BySame(q, p ir.Pred) (value, known bool) {
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

// byRange answers x p y where x q z holds, for a z and a y of which only the ranges may be
// known: all x that may meet x q z do, or do not, meet x p y for any y.
func byRange(q ir.Pred, z ranges.Range, p ir.Pred, y ranges.Range) (value, known bool) {
	x := ranges.Region(q, z)
	if x.IsEmpty() || y.IsEmpty() {
		return false, false
	}
	return valuetracking.Decided(p, x, y)
}
