package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Simplification of operations on operations: what LLVM's InstSimplify finds by regrouping and
// distributing. Nothing is inserted: a simplification must end in an existing value or a constant.

// maxRegrouping bounds how many operations are regrouped inside each other, as in LLVM.
const maxRegrouping = 3

// regrouped is Binary for an operation that does not simplify as it stands; depth is how many
// regroupings are left. Flags do not hold for the operations tried.
func (q *Query) regrouped(op ir.Op, x, y ir.Value, depth int) ir.Value {
	if depth == 0 {
		return nil
	}
	if op.IsCommutative() && op.IsBinary() && isRing(op) {
		if v := q.associated(op, x, y, depth-1); v != nil {
			return v
		}
	}
	switch op {
	case ir.Add, ir.Sub:
		return q.cancelled(op, x, y, depth-1)
	case ir.And:
		if v := q.expanded(ir.And, ir.Or, x, y, depth-1); v != nil {
			return v
		}
		return q.expanded(ir.And, ir.Xor, x, y, depth-1)
	case ir.Or:
		return q.expanded(ir.Or, ir.And, x, y, depth-1)
	case ir.Mul:
		return q.expanded(ir.Mul, ir.Add, x, y, depth-1)
	}
	return nil
}

// isRing reports whether op is an operation of integers that may be regrouped.
func isRing(op ir.Op) bool {
	switch op {
	case ir.Add, ir.Mul, ir.And, ir.Or, ir.Xor:
		return true
	}
	return false
}

// binaryWithin is Binary without flags and with so many regroupings left.
func (q *Query) binaryWithin(op ir.Op, x, y ir.Value, depth int) ir.Value {
	if v := q.binaryAsIs(op, 0, x, y); v != nil {
		return v
	}
	if op.IsCommutative() && ir.IsConst(x) && !ir.IsConst(y) {
		x, y = y, x
	}
	if v := q.regrouped(op, x, y, depth); v != nil {
		return v
	}
	return q.onTruth(op, x, y, depth)
}

// associated tries (a op b) op y as a op (b op y) and (y op a) op b, and the same from the right.
func (q *Query) associated(op ir.Op, x, y ir.Value, depth int) ir.Value {
	for range 2 {
		if a, b, ok := binaryOf(x, op); ok {
			for range 2 {
				// b op y, then a op that
				if v := q.binaryWithin(op, b, y, depth); v != nil {
					if v == b { // y adds nothing
						return x
					}
					if w := q.binaryWithin(op, a, v, depth); w != nil {
						return w
					}
				}
				a, b = b, a
			}
		}
		x, y = y, x
	}
	return nil
}

// cancelled tries sums and differences of three values in the orders in which two of them may
// cancel out.
func (q *Query) cancelled(op ir.Op, x, y ir.Value, depth int) ir.Value {
	// both computes p op r, then the result op2 s; both have to simplify.
	both := func(op ir.Op, p, r ir.Value, op2 ir.Op, s ir.Value, resultFirst bool) ir.Value {
		v := q.binaryWithin(op, p, r, depth)
		if v == nil {
			return nil
		}
		if resultFirst {
			return q.binaryWithin(op2, v, s, depth)
		}
		return q.binaryWithin(op2, s, v, depth)
	}
	if op == ir.Add {
		return nil
	}
	if a, b, ok := binaryOf(x, ir.Add); ok { // (a + b) - y = a + (b - y) = b + (a - y)
		if v := both(ir.Sub, b, y, ir.Add, a, false); v != nil {
			return v
		}
		if v := both(ir.Sub, a, y, ir.Add, b, false); v != nil {
			return v
		}
	}
	if a, b, ok := binaryOf(y, ir.Add); ok { // x - (a + b) = (x - a) - b = (x - b) - a
		if v := both(ir.Sub, x, a, ir.Sub, b, true); v != nil {
			return v
		}
		if v := both(ir.Sub, x, b, ir.Sub, a, true); v != nil {
			return v
		}
	}
	if a, b, ok := binaryOf(y, ir.Sub); ok { // x - (a - b) = (x - a) + b
		if v := both(ir.Sub, x, a, ir.Add, b, true); v != nil {
			return v
		}
	}
	return nil
}

// expanded tries (a in b) op y as (a op y) in (b op y), where op distributes over in.
func (q *Query) expanded(op, in ir.Op, x, y ir.Value, depth int) ir.Value {
	for range 2 {
		if k, ok := y.(*ir.Const); ok && !valuetracking.ConstNotPoison(k, true) { // undef would be two different values
			x, y = y, x
			continue
		}
		if a, b, ok := binaryOf(x, in); ok {
			l := q.binaryWithin(op, a, y, depth)
			if l != nil {
				if r := q.binaryWithin(op, b, y, depth); r != nil {
					if l == a && r == b || in.IsCommutative() && l == b && r == a {
						return x
					}
					if v := q.binaryWithin(in, l, r, depth); v != nil {
						return v
					}
				}
			}
		}
		x, y = y, x
	}
	return nil
}
