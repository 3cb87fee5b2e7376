// Package valuetracking derives facts about values at a place in a function (LLVM's ValueTracking):
// bits that are known (bits.go; known.go is their type, arithmetic.go, calls.go, phi.go and, above
// 64 bits, wide.go are the transfer functions), copies of the sign bit, values that are never zero
// or null, powers of two, classes of floating-point numbers (fpclass.go), ranges (range.go), and
// whether a value may be undef or poison (defined.go, poison.go). Conditions of branches and
// assumptions count where they hold: facts.go and facts_uses.go find them, conditions.go derives
// bits from them.
//
// Query is the entry. Invariant: a fact is true of the value in every execution that reaches
// Query.At with the value not poison; each search is bounded by a depth or a count of operands, so
// that a query takes constant time.
package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Query is what facts about values are derived from: the data layout, and the dominator tree where
// there is one (nil: facts that need it are not found). Facts hold where At stands: with Facts,
// conditions count that hold there. Without At nothing is taken from conditions.
type Query struct {
	Layout *ir.DataLayout
	Dom    *analysis.DomTree
	Facts  *Facts
	At     *ir.Instr
	// CastAlign is the alignment in bytes that addresses keep in another address space, see
	// target.Target; 0: none is known.
	CastAlign uint64

	cond       ir.Value // that holds, or not, where q.At stands; may be nil
	holds      bool
	noBranches bool
}

// WithContext returns the query with context i.
func (q *Query) WithContext(i *ir.Instr) *Query {
	at := *q
	at.At = i
	return &at
}

// Given returns the query with an additional condition that is true (holds) or false: it counts for
// known bits.
func (q *Query) Given(cond ir.Value, holds bool) *Query {
	given := *q
	given.cond, given.holds = cond, holds
	return &given
}

// WithoutBranches returns the query that ignores the conditions of branches; assumptions count.
func (q *Query) WithoutBranches() *Query {
	without := *q
	without.noBranches = true
	return &without
}

// Function returns the function that the question comes from; nil: not known.
func (q *Query) Function() *ir.Func {
	if q.At == nil {
		return nil
	}
	return q.At.Func()
}
