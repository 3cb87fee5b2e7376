// Package sccp finds constants, ranges of integers, and code that is never executed, all at once:
// Wegman and Zadeck's sparse conditional constant propagation, as LLVM's SCCPSolver has it. Run is
// the pass sccp; ipsccp, in package ipo, runs the same solver over a module.
//
//   - solver.go: the solver's work lists; visit.go and calls.go: what instructions make of what is
//     known
//   - predicates.go: what conditions tell of values, for ipsccp
//   - rewrite.go: what was found is written into a function
//
// Not followed, unlike LLVM: the members of structures, but for the two results of arithmetic with
// overflow; indirect branches to one of several labels; library functions of the C library with
// constant arguments.
package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Run is LLVM's sccp: a value that is constant on every executable path becomes that constant,
// branches with one executable edge become jumps, and code that is never executed is removed.
// Ranges turn signed operations into unsigned ones and add the flags nuw, nsw and nneg.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	s := NewSolver(c.Target, f.Module())
	s.markBlock(f.Entry())
	for _, p := range f.Params {
		s.markOverdefined(p)
	}
	s.Solve(f)
	w := &Rewrite{Solver: s}
	w.Func(f)
	w.Count(c)
	if w.ChangedCFG {
		return pass.None
	}
	return pass.Changed(w.Changed)
}

// Count adds to the counters of the running pass.
func (w *Rewrite) Count(c *pass.Context) {
	c.Count("Number of instructions removed", w.Removed)
	c.Count("Number of instructions replaced with (simpler) instruction", w.Replaced)
	c.Count("Number of basic blocks unreachable", w.Blocks)
}
