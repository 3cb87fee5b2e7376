package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// Operations on a select or a φ: where the operation gives the same result for each incoming value,
// that is the result. LLVM's threadBinOpOverSelect, threadCmpOverPHI and so on.

// maxThreads bounds how many nested selects and φs are threaded, as in LLVM.
const maxThreads = 3

// thread returns the query for the incoming values, or nil at the depth limit.
func (q *Query) thread() *Query {
	if q.threads >= maxThreads {
		return nil
	}
	deeper := *q
	deeper.threads++
	return &deeper
}

// threadsOver are the operations that are worth it: sums, differences and exclusive ors of
// different choices are hardly ever the same.
var threadsOver = [...]bool{
	ir.Mul: true, ir.UDiv: true, ir.SDiv: true, ir.URem: true, ir.SRem: true, ir.Shl: true, ir.LShr: true, ir.AShr: true, ir.And: true, ir.Or: true,
}

// isChoice reports whether v is a select or a φ.
func isChoice(v ir.Value) bool {
	i := match.Instr(v)
	return i != nil && (i.Op() == ir.Select || i.Op() == ir.Phi)
}

// binaryOfChoice is an operation one operand of which is a select or a φ.
func (q *Query) binaryOfChoice(op ir.Op, x, y ir.Value) ir.Value {
	if int(op) >= len(threadsOver) || !threadsOver[op] || !isChoice(x) && !isChoice(y) {
		return nil
	}
	if deeper := q.thread(); deeper != nil {
		if v := overSelect(op, x, y, func(a, b ir.Value) ir.Value { return deeper.Binary(op, 0, a, b) }); v != nil {
			return v
		}
	}
	for n, v := range []ir.Value{x, y} {
		if p := match.Op(v, ir.Phi); p != nil {
			other := []ir.Value{y, x}[n]
			return q.overPhi(p, other, func(q *Query, v ir.Value) ir.Value {
				if n == 0 {
					return q.Binary(op, 0, v, y)
				}
				return q.Binary(op, 0, x, v)
			})
		}
	}
	return nil
}

// overPhi queries the value on each incoming edge, there; other is the second operand, which must
// not change from iteration to iteration.
func (q *Query) overPhi(p *ir.Instr, other ir.Value, of func(q *Query, v ir.Value) ir.Value) ir.Value {
	deeper := q.thread()
	if deeper == nil || !q.above(other, p) {
		return nil
	}
	var common ir.Value
	for k := range p.NumIncoming() {
		in := p.Operand(k)
		if in == ir.Value(p) {
			continue
		}
		deeper.At = p.IncomingBlock(k).Term()
		v := of(deeper, in)
		if v == nil || common != nil && v != common {
			return nil
		}
		common = v
	}
	return common
}

// above reports whether v is there before a φ.
func (q *Query) above(v ir.Value, phi *ir.Instr) bool {
	i := match.Instr(v)
	switch {
	case i == nil:
		return true
	case q.Dom != nil:
		return q.Dom.DominatesInstr(i, phi)
	}
	return i.Block() == phi.Func().Entry() && !i.IsTerminator()
}

// compareOfChoice is a compare of a select or φ. compare folds the same compare of other operands.
func (q *Query) compareOfChoice(p ir.Pred, x, y ir.Value, compare func(q *Query, p ir.Pred, x, y ir.Value) ir.Value) ir.Value {
	s, r, sp := match.Op(x, ir.Select), y, p
	if s == nil {
		s, r, sp = match.Op(y, ir.Select), x, p.Swapped()
	}
	if s != nil {
		if v := q.compareOfSelect(sp, s, r, compare); v != nil {
			return v
		}
	}
	phi, r, pp := match.Op(x, ir.Phi), y, p
	if phi == nil {
		phi, r, pp = match.Op(y, ir.Phi), x, p.Swapped()
	}
	if phi == nil {
		return nil
	}
	return q.overPhi(phi, r, func(q *Query, v ir.Value) ir.Value { return compare(q, pp, v, r) })
}

func (q *Query) compareOfSelect(p ir.Pred, s *ir.Instr, y ir.Value, compare func(q *Query, p ir.Pred, x, y ir.Value) ir.Value) ir.Value {
	deeper := q.thread()
	if deeper == nil {
		return nil
	}
	c := s.Operand(0)
	bools := ir.CmpType(y.Type())
	arm := func(x ir.Value, truth *ir.Const) ir.Value {
		v := compare(deeper, p, x, y)
		if (v != nil && v == c || v == nil && sameCompare(c, p, x, y)) && c.Type() == bools {
			return truth
		}
		return v
	}
	t := arm(s.Operand(1), ir.NewAllOnes(bools))
	if t == nil {
		return nil
	}
	f := arm(s.Operand(2), ir.NewZero(bools))
	switch {
	case f == nil:
		return nil
	case t == f:
		return t
	case c.Type() != bools:
		return nil
	case match.Zero(f) && valuetracking.ImpliesPoison(t, c):
		if v := deeper.Binary(ir.And, 0, c, t); v != nil {
			return v
		}
	}
	if match.AllOnes(t) && valuetracking.ImpliesPoison(f, c) {
		if v := deeper.Binary(ir.Or, 0, c, f); v != nil {
			return v
		}
	}
	if match.AllOnes(f) && match.Zero(t) {
		return deeper.Binary(ir.Xor, 0, c, ir.NewAllOnes(bools))
	}
	return nil
}

// sameCompare reports whether c compares x and y, in either order.
func sameCompare(c ir.Value, p ir.Pred, x, y ir.Value) bool {
	i := match.Instr(c)
	if i == nil || i.Op() != ir.ICmp && i.Op() != ir.FCmp {
		return false
	}
	return i.Pred == p && i.Operand(0) == x && i.Operand(1) == y || i.Pred == p.Swapped() && i.Operand(0) == y && i.Operand(1) == x
}

// phi finds the only incoming value, edges from the φ itself aside.
func (q *Query) phi(i *ir.Instr) ir.Value {
	var common ir.Value
	undef, poison := false, false
	for _, v := range i.Operands() {
		switch {
		case v == ir.Value(i):
		case match.Poison(v):
			poison = true
		case match.Undef(v):
			undef = true
		case common != nil && v != common:
			return nil
		default:
			common = v
		}
	}
	switch {
	case common == nil && undef:
		return ir.NewUndef(i.Type())
	case common == nil:
		return ir.NewPoison(i.Type())
	case undef && !valuetracking.NotPoison(common):
		return nil
	}
	if d, ok := common.(*ir.Instr); ok && (undef || poison) {
		if q.Dom == nil || !q.Dom.DominatesInstr(d, i) {
			return nil
		}
	}
	return common
}
