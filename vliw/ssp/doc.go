// Package ssp is single-dimension software pipelining: it pipelines one loop of a nest, not
// necessarily the innermost, and lets its iterations run their inner loops while they overlap. A
// single loop is the nest of depth one; for it, everything here is ordinary modulo scheduling.
//
// Terms: level 1 is the outermost loop of a nest, level n the innermost. The pipelined loop is
// level 1: to pipeline an inner one, take the nest that begins there (Nest.At). A 1-D schedule, or
// kernel, assigns every operation a time as if the inner loops had one iteration each; it is cut
// into stages of T cycles, f_x … l_x being those of level x, S_x of them. The final schedule
// repeats them for all iterations: see final.go. "Iteration" alone means one of level 1.
//
// The files in reading order:
//
//	Nest (nest.go)            operations with level and place, edges with distance boxes, variants, invariants, trip counts
//	Nest.Legal, OneD          which levels may be pipelined, and the remaining dependences (legal.go)
//	Run (run.go, plan.go)     the search for the smallest T, a Schedule (schedule.go): issue times, stages of each level
//	Final (final.go)          prologue, outermost loop pattern, inner loop execution segments, epilogue; Expand lists every instance
//	Lifetimes (lifetime.go)   normalisation, intervals per slot; Allocate (allocate.go) packs them with the distances of package rotate
//	Fit (fit.go)              chooses the level by Estimate (estimate.go), and the means where registers do not suffice
//	Verify, VerifyInstances   check a schedule, Trace and FindConflict (trace.go) an allocation, without any of the theory
//
// Registers: a variant has one register per iteration, the next lower one for the next iteration.
// Variants whose lifetimes several iterations of an inner loop make up, and that live across the
// segments in which the pipeline stalls, are packed by distances in package rotate.
//
// Sources: Rong, Tang, Govindarajan, Douillet, Gao, "Single-Dimension Software Pipelining for
// Multi-Dimensional Loops" (CGO 2004); Rong, Douillet, Govindarajan, Gao, "Code Generation for
// Single-Dimension Software Pipelining of Multi-Dimensional Loops" (CGO 2004) and "Register
// Allocation for Software Pipelined Multi-dimensional Loops" (PLDI 2005). They allow operations
// before an inner loop only; here operations may also follow it (Place), which the definitions
// below account for.
//
// The package imports nothing for LLVM IR, assembly or the simulator; the imports are ssp → rotate
// → modulo → ddg.
package ssp
