package scalar

import "opt-go/frontend/ir"

// RemoveUnreachable deletes the blocks of a function that no path from the entry reaches, and what follows instructions that never let
// control pass; it reports whether there were any. LLVM's removeUnreachableBlocks.
func RemoveUnreachable(f *ir.Func) bool {
	s := &cfgSimplifier{f: f}
	return s.removeUnreachable()
}
