package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/implied"
)

// Truth values: and and or in both forms, the operation and the select that lets poison through
// only from its first side.

// selectOfTruth is a select between truth values of the condition's own type (the first half of
// LLVM's simplifySelectInst).
func selectOfTruth(c, x, y ir.Value) ir.Value {
	if x.Type() != c.Type() || !x.Type().Scalar().IsInt(1) {
		return nil
	}
	if match.AllOnes(x) && match.Zero(y) {
		return c
	}
	switch {
	case x == c && match.Zero(y), match.AllOnes(x) && y == c: // c && c, c || c
		return c
	case x == c && match.AllOnes(y), match.Zero(x) && y == c:
		return map[bool]ir.Value{true: y, false: x}[x == c]
	}
	a, b, and, ok := logicalOperands(c)
	if ok && (a == x && b == y || a == y && b == x) { // (x && y) ? x : y, (x || y) ? x : y
		if and {
			return y
		}
		return x
	}
	if ok && !and && match.Zero(x) && (a == y || b == y) { // (y || a) ? false : y
		return x
	}
	switch {
	case match.Zero(y):
		return absorbed(c, x, true)
	case match.AllOnes(x):
		return absorbed(c, y, false)
	}
	return nil
}

// absorbed is x && y (and set) or x || y.
func absorbed(x, y ir.Value, and bool) ir.Value {
	for _, p := range [][2]ir.Value{{x, y}, {y, x}} {
		v, w := p[0], p[1]
		if n, ok := match.Not(v); ok && joins(n, !and, w) { // !(w || a) && w
			if and {
				return ir.NewZero(x.Type())
			}
			return ir.NewAllOnes(x.Type())
		}
	}
	for _, p := range [][2]ir.Value{{x, y}, {y, x}} { // (w || a) && w
		if joins(p[0], !and, p[1]) {
			return p[1]
		}
	}
	for _, p := range [][2]ir.Value{{x, y}, {y, x}} { // (a || b) && (a || !b)
		a, b, is, ok := logicalOperands(p[0])
		if !ok || is == and {
			continue
		}
		for range 2 {
			if n, inverted := match.Not(b); inverted && joins(p[1], !and, a) && joins(p[1], !and, n) && a != n {
				return a
			}
			a, b = b, a
		}
	}
	return nil
}

// joins reports whether v is w && … (and set) or w || …, in either order.
func joins(v ir.Value, and bool, w ir.Value) bool {
	a, b, is, ok := logicalOperands(v)
	return ok && is == and && (a == w || b == w)
}

func logicalOperands(v ir.Value) (x, y ir.Value, and, ok bool) {
	if i := match.Instr(v); i != nil {
		return valuetracking.LogicalOp(i)
	}
	return nil, nil, false, false
}

// onTruth holds the last rules of and and or: the arms of selects, and truth values of which one
// implies the other.
func (q *Query) onTruth(op ir.Op, x, y ir.Value, depth int) ir.Value {
	if op != ir.And && op != ir.Or {
		return nil
	}
	if x.Type().Scalar().IsInt(1) {
		for _, p := range [][2]ir.Value{{x, y}, {y, x}} { // a & (a && b)
			s := match.Op(p[1], ir.Select)
			if s == nil || s.Operand(0) != p[0] {
				continue
			}
			if op == ir.And && match.Zero(s.Operand(2)) || op == ir.Or && match.AllOnes(s.Operand(1)) {
				return s
			}
		}
	}
	if depth > 0 {
		if v := overSelect(op, x, y, func(a, b ir.Value) ir.Value { return q.binaryWithin(op, a, b, depth-1) }); v != nil {
			return v
		}
	}
	for _, p := range [][2]ir.Value{{x, y}, {y, x}} {
		if v := q.besideEquality(op, p[0], p[1]); v != nil {
			return v
		}
		if v := q.besideNaNTest(op, p[0], p[1]); v != nil {
			return v
		}
	}
	if v := equalOrder(op, x, y); v != nil {
		return v
	}
	return impliedSide(op, x, y)
}

// equalOrder is impliedSide for vectors: compares of the same operands.
func equalOrder(op ir.Op, x, y ir.Value) ir.Value {
	a, b := match.Op(x, ir.ICmp), match.Op(y, ir.ICmp)
	if a == nil || b == nil || !x.Type().IsVector() {
		return nil
	}
	p := b.Pred
	switch {
	case a.Operand(0) == b.Operand(0) && a.Operand(1) == b.Operand(1):
	case a.Operand(0) == b.Operand(1) && a.Operand(1) == b.Operand(0):
		p = p.Swapped()
	default:
		return nil
	}
	and := op == ir.And
	for _, s := range []struct {
		q, p ir.Pred
		v    ir.Value
	}{{a.Pred, p, x}, {p, a.Pred, y}} {
		q := s.q
		if !and {
			q = q.Inverse()
		}
		v, known := implied.BySame(q, s.p)
		switch {
		case known && v == and: // the other side adds nothing
			return s.v
		case known && and:
			return ir.NewZero(x.Type())
		case known:
			return ir.NewAllOnes(x.Type())
		}
	}
	return nil
}

// impliedSide is x & y or x | y of truth values of which one implies the other or its negation.
func impliedSide(op ir.Op, x, y ir.Value) ir.Value {
	if !x.Type().IsInt(1) {
		return nil
	}
	and := op == ir.And
	for _, p := range [][2]ir.Value{{x, y}, {y, x}} {
		v, known := implied.Condition(p[0], and, p[1])
		switch {
		case known && v == and: // p[1] adds nothing
			return p[0]
		case known && and:
			return ir.NewZero(x.Type())
		case known:
			return ir.NewAllOnes(x.Type())
		}
	}
	return nil
}

// overSelect does x op y on the arms of the select that one of them is (LLVM's
// threadBinOpOverSelect); again does it for one arm.
func overSelect(op ir.Op, x, y ir.Value, again func(a, b ir.Value) ir.Value) ir.Value {
	s, left := match.Op(x, ir.Select), true
	if s == nil {
		if s, left = match.Op(y, ir.Select), false; s == nil {
			return nil
		}
	}
	arm := func(k int) (a, b, v ir.Value) {
		a, b = s.Operand(k), y
		if !left {
			a, b = x, s.Operand(k)
		}
		return a, b, again(a, b)
	}
	ta, tb, t := arm(1)
	fa, fb, f := arm(2)
	switch {
	case t == f:
		return t
	case t != nil && match.Undef(t):
		return f
	case f != nil && match.Undef(f):
		return t
	case t == s.Operand(1) && f == s.Operand(2):
		return s
	case t == nil:
		return sameBinary(f, op, ta, tb)
	case f == nil:
		return sameBinary(t, op, fa, fb)
	}
	return nil
}

// sameBinary returns v if it is a op b.
func sameBinary(v ir.Value, op ir.Op, a, b ir.Value) ir.Value {
	i := match.Op(v, op)
	if i == nil || i.Flags&ir.PoisonFlags != 0 {
		return nil
	}
	if x, y := i.Operand(0), i.Operand(1); x == a && y == b || op.IsCommutative() && x == b && y == a {
		return v
	}
	return nil
}

// isPair reports whether v is a op b, in either order.
func isPair(v ir.Value, op ir.Op, a, b ir.Value) bool {
	x, y, ok := binaryOf(v, op)
	return ok && (x == a && y == b || x == b && y == a)
}

// withNot calls f with a, b and the not itself for v = ~a op b, in either order, until f returns a
// value.
func withNot(v ir.Value, op ir.Op, f func(a, b, notA ir.Value) ir.Value) ir.Value {
	x, y, ok := binaryOf(v, op)
	for k := 0; ok && k < 2; k++ {
		if a, is := match.Not(x); is {
			if r := f(a, y, x); r != nil {
				return r
			}
		}
		x, y = y, x
	}
	return nil
}

// orOfLogic is x | y where both have the same two operands (LLVM's simplifyOrLogic).
func orOfLogic(x, y ir.Value) ir.Value {
	ones := ir.Value(ir.NewAllOnes(x.Type()))
	if a, b, ok := binaryOf(x, ir.Xor); ok && isPair(y, ir.Or, a, b) {
		return y
	}
	n, inverted := match.Not(x)
	if inverted {
		if a, b, ok := binaryOf(n, ir.And); ok {
			if a == y || b == y { // ~(y & b) | y
				return ones
			}
			if isPair(y, ir.Xor, a, b) {
				return x
			}
		}
		if a, b, ok := binaryOf(n, ir.Xor); ok {
			if isPair(y, ir.Or, a, b) {
				return ones
			}
			if isPair(y, ir.And, a, b) {
				return x
			}
		}
	}
	if v := withNot(x, ir.And, func(b, a, notB ir.Value) ir.Value {
		if isPair(y, ir.Xor, a, b) {
			return y
		}
		if n, ok := match.Not(y); ok && isPair(n, ir.Or, a, b) { // (~b & a) | ~(a | b)
			return notB
		}
		return nil
	}); v != nil {
		return v
	}
	if v := withNot(x, ir.Xor, func(a, b, _ ir.Value) ir.Value {
		if isPair(y, ir.And, a, b) {
			return x
		}
		return nil
	}); v != nil {
		return v
	}
	return withNot(x, ir.Or, func(a, b, _ ir.Value) ir.Value {
		if isPair(y, ir.Xor, a, b) {
			return ones
		}
		return nil
	})
}

// andOfLogic is x & y where both have the same two operands: (a | ~b) & (a | b).
func andOfLogic(x, y ir.Value) ir.Value {
	return withNot(x, ir.Or, func(b, a, _ ir.Value) ir.Value {
		if isPair(y, ir.Or, a, b) {
			return a
		}
		return nil
	})
}

// xorOfLogic is x ^ y where both have the same two operands.
func xorOfLogic(x, y ir.Value) ir.Value {
	if v := withNot(x, ir.And, func(a, b, _ ir.Value) ir.Value { // (~a & b) ^ (a | b)
		if isPair(y, ir.Or, a, b) {
			return a
		}
		return nil
	}); v != nil {
		return v
	}
	return withNot(x, ir.Or, func(a, b, notA ir.Value) ir.Value { // (~a | b) ^ (a & b)
		if isPair(y, ir.And, a, b) {
			return notA
		}
		return nil
	})
}

// maskOfShift is a shifted value under a mask that only clears bits that the shift has cleared
// already.
//
//	(x << 8) & -256  =  x << 8          (x >> 8) & 0x00ffffff  =  x >> 8
func maskOfShift(x, y ir.Value) ir.Value {
	mask, s := ir.AsInt(y), match.Instr(x)
	if mask == nil || s == nil || s.Op() != ir.Shl && s.Op() != ir.LShr {
		return nil
	}
	amount := ir.AsInt(s.Operand(1))
	if amount == nil {
		return nil
	}
	n, ok := amount.Uint64()
	w := uint(mask.Type().Bits)
	if !ok || n >= uint64(w) {
		return nil
	}
	all := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), w), big.NewInt(1))
	kept := new(big.Int).Rsh(all, uint(n)) // the bits of x that the shift keeps, where they were or where they go
	if s.Op() == ir.Shl {
		kept.Lsh(kept, uint(n))
	}
	if kept.AndNot(kept, mask.Big()).Sign() != 0 {
		return nil
	}
	return x
}

// rotatedOnes is -1 rotated, in two parts: (-1 << n) | (-1 >> (c - n)), or with the shifts
// exchanged, has all bits set where c is at most the width.
func rotatedOnes(x, y ir.Value) ir.Value {
	a, b := match.Instr(x), match.Instr(y)
	if a == nil || b == nil || !(a.Op() == ir.Shl && b.Op() == ir.LShr || a.Op() == ir.LShr && b.Op() == ir.Shl) {
		return nil
	}
	if !match.AllOnes(a.Operand(0)) || !match.AllOnes(b.Operand(0)) {
		return nil
	}
	c, n, ok := binaryOf(b.Operand(1), ir.Sub)
	if !ok || n != a.Operand(1) {
		return nil
	}
	k := ir.AsInt(c)
	if k == nil || k.Big().Cmp(big.NewInt(int64(k.Type().Bits))) > 0 {
		return nil
	}
	return ir.NewAllOnes(x.Type())
}
