// Package scev is scalar evolution: it represents the integer and pointer values of a function as
// expressions in canonical form, in which a value that changes from one iteration of a loop to the
// next is a recurrence {start,+,step}<loop>, and derives trip counts of loops. Expressions are
// unique, so equal ones are the same Go pointer: common parts of two differently written address
// computations are found by ==.
//
// It is LLVM's ScalarEvolution, with its names, its order of operands, its folding rules and its
// printed form (print.go):
//
//   - expr.go: expressions and how they are made unique; order.go: the order of operands
//   - add.go, mul.go, div.go, minmax.go, cast.go, addrec.go: one constructor each, which folds
//   - create.go, phi.go: the expression of a value of the program
//   - flags.go, wrap.go: which sums and recurrences do not overflow
//   - ranges.go: the range of numbers that an expression takes
//   - predicates.go: which comparisons always hold, and hold where a loop is entered or repeated
//   - exits.go, zero.go, lessthan.go, shifted.go: how often a loop's back edge is taken; trial.go:
//     by running it on constants
//   - scope.go: values after a loop
//   - print.go: LLVM's printed form
//
// Depth of recursion and size of expressions are bounded by LLVM's limits; beyond them a value is
// unknown to the analysis.
//
// Not done: symbolic bounds from conditions inside expressions (LLVM's loop guards rewriting for
// counts), vscale.
package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// Evolution holds the expressions of the values of one function. It belongs to one goroutine.
type Evolution struct {
	Counts

	values   map[ir.Value]*Expr
	holders  holders
	symbolic map[*Expr]bool // names of φs that stand for themselves while their recurrence is looked for
	trail    []ir.Value     // values that got expressions meanwhile
}

// Analysis is the scalar evolution of a function. Expressions name values, so it is dropped as soon
// as a pass changes instructions, unless the pass keeps it up to date with Forget.
var Analysis = &pass.Analysis[*Evolution]{
	Name: "scalar-evolution",
	Run: func(c *pass.Context, f *ir.Func) *Evolution {
		return New(f, pass.Get(c, f, analysis.Dominators), pass.Get(c, f, analysis.Loops))
	},
}

// New returns the scalar evolution of f; expressions are computed on demand.
func New(f *ir.Func, dt *analysis.DomTree, loops *analysis.LoopForest) *Evolution {
	s := &Evolution{}
	s.Counts = NewCounts(NewAlgebra(f, dt, loops, s), s.forgetLoopValues)
	s.Reset()
	return s
}
