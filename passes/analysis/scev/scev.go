// Package scev is scalar evolution: it represents the integer and pointer values of a function as
// expressions in canonical form, in which a value that changes from one iteration of a loop to the
// next is a recurrence {start,+,step}<loop>, and derives trip counts of loops. Expressions are
// unique, so equal ones are the same Go pointer: common parts of two differently written address
// computations are found by ==.
//
// It is LLVM's ScalarEvolution, with its names, its order of operands, its folding rules and its
// printed form. It is made of layers, each of which embeds the one below it: package expr (what an
// expression is), algebra (canonical expressions and facts about them), counts (how often loops
// run) and this one, which knows the values of a program. Start with New and Evolution.Of;
// BackedgeTaken gives trip counts.
//
//   - create.go, create_select.go, phi.go: the expression of a value of the program
//   - flags.go: which flags of instructions expressions may carry
//   - forget.go: what is dropped when the program changes
//   - holders.go, reuse.go: which values have an expression, and may stand for it
//   - overflow.go: questions of passes
//   - kinds.go: what users name of the layers; print.go: print<scalar-evolution>
//
// Depth of recursion and size of expressions are bounded by LLVM's limits; beyond them a value is
// unknown to the analysis.
package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev/algebra"
	"opt-go/passes/analysis/scev/counts"
	"opt-go/passes/pass"
)

// Evolution holds the expressions of the values of one function. It belongs to one goroutine.
type Evolution struct {
	counts.Counts

	values   valueExprs
	holders  holders
	symbolic map[*Expr]bool // names of φs that stand for themselves while their recurrence is looked for
	trail    []ir.Value     // values that got expressions meanwhile
	marks    marks          // what forgetLoopValues has met
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
	s.Counts = counts.New(algebra.New(f, dt, loops, s), s.forgetLoopValues)
	s.Reset()
	return s
}
