package simplify

import "opt-go/frontend/ir"

// InstrWith returns what i would be equal to if it had other operands, or nil.
func (q *Query) InstrWith(i *ir.Instr, ops []ir.Value) ir.Value {
	op := i.Op()
	switch {
	case op.IsBinary():
		return q.Binary(op, i.Flags, ops[0], ops[1])
	case op.IsCast():
		return q.Cast(op, ops[0], i.Type())
	}
	switch op {
	case ir.FNeg:
		if k, ok := ops[0].(*ir.Const); ok {
			return orNil(mapLanes(k, k.Type(), foldFNeg))
		}
		return q.fneg(ops[0])
	case ir.ICmp:
		return q.ICmp(i.Pred, ops[0], ops[1])
	case ir.FCmp:
		a, ok1 := ops[0].(*ir.Const)
		b, ok2 := ops[1].(*ir.Const)
		if ok1 && ok2 {
			return orNil(FoldFCmp(i.Pred, a, b, i.Type()))
		}
		return q.fcmp(i.Pred, i.Flags, ops[0], ops[1])
	case ir.Select:
		return q.Select(ops[0], ops[1], ops[2])
	}
	return nil
}
