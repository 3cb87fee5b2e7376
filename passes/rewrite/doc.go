// Package rewrite edits control flow and SSA form while the analyses that passes hold stay true: splitting edges and
// predecessors (split.go, edge.go), merging blocks (merge.go), giving a variable with several definitions one value at each use
// (ssa.go). New blocks and φs have LLVM's names and places.
package rewrite

import "opt-go/passes/analysis"

// CFG is what edits keep up to date.
type CFG struct {
	Dom   *analysis.DomTree
	Loops *analysis.LoopForest // nil: there is nothing to keep
	// LCSSA: φs are left, or made, where values leave loops.
	LCSSA bool
}
