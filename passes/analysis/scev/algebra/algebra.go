// Package algebra makes the expressions of scalar evolution in canonical form, LLVM's, and proves
// facts about them: ranges, flags, comparisons. Start with Algebra, and with Sum in add.go for how
// a constructor folds.
//
//   - add.go, scaled.go, minus.go, mul.go, div.go, minmax.go, cast.go, addrec.go: one constructor
//     each, which folds
//   - order.go: the order of operands
//   - ranges.go: the range of numbers that an expression takes
//   - wrap.go: which sums and recurrences do not overflow
//   - canonical.go: comparisons in canonical form
//   - predicates.go: which comparisons always hold, and hold where a loop is entered or repeated;
//     implied.go, implied_parts.go: what follows from a condition
//   - reach.go: what is executed wherever an expression can be computed
//
// Depth of recursion and size of expressions are bounded by LLVM's limits. How often a loop runs,
// and which expression a value of the program has, the algebra asks of the layers above it: see
// Program.
package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// The limits, LLVM's defaults.
const (
	maxArithDepth   = 32
	maxCastDepth    = 8
	maxAddRecSize   = 8
	maxCompareDepth = 32
	maxValueDepth   = 2
	addInlineLimit  = 500
	mulInlineLimit  = 32
)

// Program is what the algebra asks of the layers above it. Their answers may lead to questions to
// the algebra again; each layer ends its own circles.
type Program interface {
	// Of returns the expression of an integer or pointer value.
	Of(v ir.Value) *expr.Expr
	// BackedgeTaken returns how often the back edge of a loop is taken, nil where it is not known.
	BackedgeTaken(l *analysis.Loop) *expr.Expr
	// ConstantMax returns a constant upper bound of BackedgeTaken, or nil.
	ConstantMax(l *analysis.Loop) *expr.Expr
	// ExitCount returns how often control passes an exiting block without leaving the loop there,
	// if it does not leave it elsewhere; nil where it is not known.
	ExitCount(l *analysis.Loop, exiting *ir.Block) *expr.Expr
}

// Algebra makes the expressions of one function and proves facts about them. Program is embedded so
// that the layers above, which embed the algebra, ask it for expressions of values as well.
type Algebra struct {
	expr.Table
	Program

	Func   *ir.Func
	Dom    *analysis.DomTree
	Forest *analysis.LoopForest
	Query  *simplify.Query // about values that are no more than themselves

	asserts   []*ir.Instr            // the function's assumptions and guards
	sameOrder map[[2]*expr.Expr]bool // different expressions that compare as equal
	behaviour map[expr.InLoop]Disposition
	inPhi     map[*ir.Instr]bool
	induct    map[*expr.Expr]expr.Flags // recurrences for which induction was tried
	terms     []term                    // room for those of a sum
	implying  int                       // how deep questions about conditions have led to further ones
}

// New returns the algebra of the expressions of f. Facts about its values and loops are p's.
func New(f *ir.Func, dt *analysis.DomTree, loops *analysis.LoopForest, p Program) Algebra {
	layout := f.Module().Layout
	return Algebra{
		Table:   expr.Table{Ctx: f.Ctx(), Layout: layout},
		Program: p, Func: f, Dom: dt, Forest: loops,
		Query:   &simplify.Query{Query: valuetracking.Query{Layout: layout, Dom: dt, Facts: valuetracking.NewFacts()}},
		asserts: assertions(f),
	}
}

// Reset drops all expressions and what is known of them.
func (s *Algebra) Reset() {
	s.Table.Reset()
	s.sameOrder = map[[2]*expr.Expr]bool{}
	s.induct = map[*expr.Expr]expr.Flags{}
	s.inPhi = map[*ir.Instr]bool{}
	s.ForgetFacts()
}

// ForgetFacts drops what can be more, or other, once more or less is known of how often loops run.
func (s *Algebra) ForgetFacts() {
	s.ForgetBounds()
	s.behaviour = map[expr.InLoop]Disposition{}
}
