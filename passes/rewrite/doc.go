// Package rewrite has the mechanics that several passes use to edit control flow and SSA form:
// splitting edges and predecessors (split.go, edge.go), merging blocks (merge.go), folding
// terminators whose direction is known (terminator.go, indirect.go), edges that are never taken
// (unwind.go), giving a variable with several definitions
// one value at each use (ssa.go), metadata and flags of an instruction that stands for two
// (combine.go, flags.go). New blocks and φs have LLVM's names and places.
//
// Invariant: the analyses in CFG stay valid.
package rewrite

import "opt-go/passes/analysis"

// CFG is what edits keep up to date.
type CFG struct {
	Dom   *analysis.DomTree
	Loops *analysis.LoopForest // nil: there is nothing to keep
	// LCSSA: φs are left, or made, where values leave loops.
	LCSSA bool
}
