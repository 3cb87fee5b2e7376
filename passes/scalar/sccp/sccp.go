// Package sccp finds constants, integer ranges and unreachable code simultaneously: Wegman and
// Zadeck's sparse conditional constant propagation, as in LLVM's SCCPSolver. Run is the pass sccp;
// ipsccp, in package ipo, runs the same solver over a module.
//
//	entry: br label %loop                              entry: br label %loop
//	loop:  %x = phi i32 [ 1, %entry ], [ %y, %next ]   loop:  br label %next
//	       %c = icmp eq i32 %x, 1                 ⇒    next:  br i1 %d, label %loop, label %exit
//	       br i1 %c, label %next, label %odd           exit:  ret i32 1
//	odd:   br label %next
//	next:  %y = phi i32 [ %x, %loop ], [ 2, %odd ]
//	       br i1 %d, label %loop, label %exit
//	exit:  ret i32 %y
//
// Terms: the state of a value is one of unknown, a constant, a range, or overdefined (anything); an
// edge is executable or not. Both begin with the best case.
//
//   - solver.go: the solver's work lists; visit.go and calls.go: the transfer functions of
//     instructions
//   - predicates.go: the facts that conditions imply, for ipsccp
//   - rewrite.go: the rewriting of a function with the results
//
// Invariant: states only get worse and edges only become executable, so what the solver ends with
// is a fixed point, and every value that an execution computes is within its state. That %x is 1
// above needs both at once: constants alone, or reachability alone, does not find it.
//
// Cost: linear in the uses of values, times the number of times that a state can get worse. The
// range of a φ grows at most once for each executable edge and once more, the range of a parameter,
// result or global at most 10 times (solver.go); then it is overdefined.
//
// Not tracked, unlike LLVM: members of structures that are not constant as a whole, except the two
// results of overflow intrinsics; C library functions with constant arguments.
package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/lattice"
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
// With -opt-version=22, conditions of branches, switches and assumptions give facts too, as in
// ipsccp.
//
// The analysis is optimistic: %y is 1 as long as %x is 1, so the cycle stays constant.
//
// Invariant: a lattice value only moves towards overdefined. Keeps: the CFG, unless a branch is
// folded or a block removed.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	s := NewSolver(c.Target, f.Module())
	if c.Version >= pass.LLVM22 {
		s.AddPredicates(f, pass.Get(c, f, analysis.Dominators))
	}
	s.markBlock(f.Entry())
	for _, p := range f.Params {
		s.merge(p, promisedOf(p), lattice.Never)
	}
	s.Solve(f)
	w := &Rewrite{Solver: s, Version: c.Version}
	w.Func(f)
	s.RemovePredicates(f)
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
