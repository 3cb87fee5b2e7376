// Package clean optimizes the code that instruction selection emits and turns it into a ptx.Func.
//
// Selection emits much redundant code: two copies for each φ, the same address at
// each access, constants and parameters at the function's start, a branch from each block to the
// next. The steps here need no IR; the order in which they run is that of Func.Clean:
//
//   - clean.go: Func, the order of the steps, dead code;
//   - share.go, fold.go: a value is computed once; conversions of conversions are one;
//   - hoist.go, sink.go: code moves out of loops, and down to the uses of its result;
//   - steps.go: the next value of a φ is computed after the last use of the present one;
//   - coalesce.go: the registers of a copy are merged where they do not interfere;
//   - products.go: ptxas computes products by which counters step before the loop;
//   - edges.go: copies for one successor move to the edge to it;
//   - jumps.go: branches to branches, to the next block, and around branches;
//   - write.go: registers and labels get their names, and .loc directives are placed.
//
// item.go defines the statements that all steps work on, and what each may do with them; blocks.go
// and loops.go find basic blocks, dominators and loops in a list of statements. A step that needs
// them recomputes them: the list is the only representation of the code.
//
// Invariant: each step takes and returns a list of items that is a valid body of the function. An
// item with Keep that control reaches is never removed, duplicated or moved over another one with
// Keep; only Pure items are shared.
//
// The package imports PTX and nothing of LLVM IR.
package clean
