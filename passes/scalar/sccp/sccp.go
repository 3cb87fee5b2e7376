// Package sccp finds constants, integer ranges and unreachable code simultaneously: Wegman and
// Zadeck's sparse conditional constant propagation, as in LLVM's SCCPSolver. Run is the pass sccp;
// ipsccp, in package ipo, runs the same solver over a module.
//
//   - solver.go: the solver's work lists; visit.go and calls.go: the transfer functions of
//     instructions
//   - predicates.go: the facts that conditions imply, for ipsccp
//   - rewrite.go: the rewriting of a function with the results
//
// Not tracked, unlike LLVM: struct members, except the two results of overflow intrinsics; indirect
// branches; C library functions with constant arguments.
package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Run is LLVM's sccp: a value that is constant on every executable path becomes that constant,
// branches with one executable edge become jumps, and code that is never executed is removed.
// Ranges turn signed operations into unsigned ones and add the flags nuw, nsw and nneg.
//
//	entry: br label %loop
//	loop:  %x = phi i32 [ 1, %entry ], [ %y, %loop ]
//	       %y = sub i32 2, %x                             loop: br i1 %c, label %loop, label %exit
//	       br i1 %c, label %loop, label %exit      ⇒
//	exit:  ret i32 %x                                     exit: ret i32 1
//
// The analysis is optimistic: %y is 1 as long as %x is 1, so the cycle stays constant.
//
// Invariant: a lattice value only moves towards overdefined. Keeps: the CFG, unless a branch is
// folded or a block removed.
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
