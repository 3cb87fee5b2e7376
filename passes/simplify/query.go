package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Query is what simplification may use: facts about values, and a C library whose functions of constants may be computed.
type Query struct {
	valuetracking.Query
	Library analysis.Library // nil: no call of a library is folded

	threads int // selects and φs that have been looked through on the way
}

// WithContext returns the query as asked at i.
func (q *Query) WithContext(i *ir.Instr) *Query {
	at := *q
	at.At = i
	return &at
}

// Given returns the query as asked where a condition is known besides, true (holds) or false.
func (q *Query) Given(cond ir.Value, holds bool) *Query {
	given := *q
	given.Query = *q.Query.Given(cond, holds)
	return &given
}

// WithoutBranches returns the query as asked without the conditions of branches; assumptions count.
func (q *Query) WithoutBranches() *Query {
	without := *q
	without.Query = *q.Query.WithoutBranches()
	return &without
}

// Instr returns a value that may replace i, or nil. The result is never i itself.
func (q *Query) Instr(i *ir.Instr) ir.Value {
	if v := q.fold(i); v != nil {
		return v
	}
	v := q.dispatch(i)
	if v == ir.Value(i) { // only in unreachable code, where a value may depend on itself
		return ir.NewPoison(i.Type())
	}
	return v
}

func (q *Query) dispatch(i *ir.Instr) ir.Value {
	op := i.Op()
	switch {
	case op.IsBinary():
		return q.Binary(op, i.Flags, i.Operand(0), i.Operand(1))
	case op.IsCast():
		return q.Cast(op, i.Operand(0), i.Type())
	}
	switch op {
	case ir.Load:
		return q.uniformLoad(i)
	case ir.FNeg:
		return q.fneg(i.Operand(0))
	case ir.ICmp:
		return q.ICmp(i.Pred, i.Operand(0), i.Operand(1))
	case ir.FCmp:
		return q.fcmp(i.Pred, i.Flags, i.Operand(0), i.Operand(1))
	case ir.Select:
		if v := q.Select(i.Operand(0), i.Operand(1), i.Operand(2)); v != nil {
			return v
		}
		return selectOfEqualFloats(i.Flags, i.Operand(0), i.Operand(1), i.Operand(2))
	case ir.Phi:
		return q.phi(i)
	case ir.GetElementPtr:
		return q.gep(i)
	case ir.ExtractValue:
		return q.extractValue(i)
	case ir.InsertValue:
		return q.insertValue(i)
	case ir.InsertElement:
		return insertElement(i)
	case ir.ShuffleVector:
		return shuffle(i)
	case ir.ExtractElement:
		return q.extractElement(i)
	case ir.Freeze:
		if q.Defined(i.Operand(0)) {
			return i.Operand(0)
		}
	case ir.Call:
		return q.call(i)
	}
	return nil
}

// fold folds an instruction whose operands are all constants.
func (q *Query) fold(i *ir.Instr) ir.Value {
	switch i.Op() {
	case ir.Load:
		if p := i.Operand(0); ir.IsConst(p) && i.IsSimple() {
			if v := constfold.Load(p, i.Type(), q.Layout); v != nil {
				return v
			}
		}
		return nil
	case ir.Phi, ir.Alloca, ir.Store, ir.AtomicRMW, ir.CmpXchg, ir.Fence, ir.VAArg, ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.Invoke, ir.CallBr:
		return nil
	}
	if i.IsTerminator() || i.Type().IsVoid() {
		return nil
	}
	n := i.NumOperands()
	if i.Op() == ir.Call {
		n = i.NumArgs()
	}
	for k := range n {
		if !ir.IsConst(i.Operand(k)) {
			return nil
		}
	}
	if i.Op() == ir.Call {
		if i.IntrinsicID() == "" {
			return q.foldLibrary(i)
		}
		return constfold.Call(i)
	}
	if v := constfold.Instr(i, q.Layout); v != nil {
		return v
	}
	return nil
}

// FoldConst returns the value of an instruction whose operands are all constants, loads from constant globals included, or nil.
func (q *Query) FoldConst(i *ir.Instr) ir.Value { return q.fold(i) }

// asValue returns k as a value: nil for a nil constant.
func asValue(k *ir.Const) ir.Value {
	if k == nil {
		return nil
	}
	return k
}
