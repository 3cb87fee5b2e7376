package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// ValueQuery is what facts about values are derived from: the data layout, and the dominator tree where there is one (nil: facts that
// need it are not found). Facts hold where At stands: with Facts, conditions count that hold there. Without At nothing is taken from
// conditions.
type ValueQuery struct {
	Layout *ir.DataLayout
	Dom    *analysis.DomTree
	Facts  *Facts
	At     *ir.Instr
	// CastAlign is to how many bytes addresses stay aligned in another space, see target.Target; 0: nothing is known of them there.
	CastAlign uint64

	cond       ir.Value // that holds, or not, where q.At stands; may be nil
	holds      bool
	noBranches bool
}

// WithContext returns the query as asked at i.
func (q *ValueQuery) WithContext(i *ir.Instr) *ValueQuery {
	at := *q
	at.At = i
	return &at
}

// Given returns the query as asked where a condition is known besides, true (holds) or false: it counts for bits that are known.
func (q *ValueQuery) Given(cond ir.Value, holds bool) *ValueQuery {
	given := *q
	given.cond, given.holds = cond, holds
	return &given
}

// WithoutBranches returns the query as asked without the conditions of branches; assumptions count.
func (q *ValueQuery) WithoutBranches() *ValueQuery {
	without := *q
	without.noBranches = true
	return &without
}

// function returns the function that the question comes from; nil: not known.
func (q *ValueQuery) function() *ir.Func {
	if q.At == nil {
		return nil
	}
	return q.At.Func()
}
