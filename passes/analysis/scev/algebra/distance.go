package algebra

import (
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// Distance returns a − b where it is a constant that cancelling equal parts shows: of recurrences
// with one step their starts count, of products with one factor what is multiplied, of sums the
// operands that only one of them has. It makes no expression, so that asking costs little where the
// answer is no; LLVM's name for it is computeConstantDifference. Minus finds more.
//
//	{4 + n,+,s} − {n,+,s}  is 4
//	(4·n + 7) − 4·n        is 7
func (s *Algebra) Distance(a, b *expr.Expr) (n bitvec.Int, ok bool) {
	if a.Width() != b.Width() {
		return n, false
	}
	n, factor := bitvec.Zero(a.Width()), bitvec.One(a.Width())
	for range maxDistanceSteps {
		switch {
		case a == b:
			return n, true
		case a.Kind == expr.AddRec && b.Kind == expr.AddRec:
			if a.Loop != b.Loop || !a.IsAffine() || !b.IsAffine() || a.Ops[1] != b.Ops[1] {
				return n, false
			}
			a, b = a.Ops[0], b.Ops[0]
		case isMultiple(a) && isMultiple(b) && a.Ops[0] == b.Ops[0]:
			factor = factor.Mul(a.Ops[0].Num)
			a, b = a.Ops[1], b.Ops[1]
		default:
			left, d, ok := cancel(a, b)
			if n = n.Add(d.Mul(factor)); !ok || left[0] == nil && left[1] == nil {
				return n, ok
			}
			if left[0] == nil || left[1] == nil || left[0] == a || left[1] == b {
				return n, false
			}
			a, b = left[0], left[1]
		}
	}
	return n, false
}

const maxDistanceSteps = 8

// isMultiple reports whether e is a constant times something.
func isMultiple(e *expr.Expr) bool {
	return e.Kind == expr.Mul && len(e.Ops) == 2 && e.Ops[0].Kind == expr.Const
}

// cancel takes equal operands from two sums, and their constants, of which d is the difference.
// What is left is at most one operand of each; ok is false where it is more.
func cancel(a, b *expr.Expr) (left [2]*expr.Expr, d bitvec.Int, ok bool) {
	var buffer [2][8]*expr.Expr
	d = bitvec.Zero(a.Width())
	terms := func(e *expr.Expr, into []*expr.Expr, sign func(bitvec.Int) bitvec.Int) []*expr.Expr {
		ops := []*expr.Expr{e}
		if e.Kind == expr.Add {
			ops = e.Ops
		}
		for _, o := range ops {
			if o.Kind == expr.Const {
				d = sign(o.Num)
			} else {
				into = append(into, o)
			}
		}
		return into
	}
	of := terms(a, buffer[0][:0], func(n bitvec.Int) bitvec.Int { return d.Add(n) })
	less := terms(b, buffer[1][:0], func(n bitvec.Int) bitvec.Int { return d.Sub(n) })
	for _, o := range of {
		if k := indexOf(less, o); k >= 0 {
			less[k] = nil
		} else if left[0] != nil {
			return left, d, false
		} else {
			left[0] = o
		}
	}
	for _, o := range less {
		if o == nil {
			continue
		}
		if left[1] != nil {
			return left, d, false
		}
		left[1] = o
	}
	return left, d, true
}

func indexOf(list []*expr.Expr, e *expr.Expr) int {
	for k, o := range list {
		if o == e {
			return k
		}
	}
	return -1
}
