package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
)

// Query is what simplification may use: facts about values, and a C library whose functions of
// constants may be computed.
type Query struct {
	valuetracking.Query
	Library library.Functions // nil: no call of a library is folded

	KeepIntToPtr bool // inttoptr of ptrtoint is not the pointer

	threads int // selects and φs threaded so far
}

// WithContext returns the query with context i.
func (q *Query) WithContext(i *ir.Instr) *Query {
	at := *q
	at.At = i
	return &at
}

// Given returns the query with an additional condition that is true (holds) or false.
func (q *Query) Given(cond ir.Value, holds bool) *Query {
	given := *q
	given.Query = *q.Query.Given(cond, holds)
	return &given
}

// WithoutBranches returns the query that ignores the conditions of branches; assumptions count.
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
