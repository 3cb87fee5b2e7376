// Package regalloc puts the values of PTX functions into a limited number of registers: section 4 of Sampaio et al., Divergence
// Analysis (TOPLAS 2013).
//
//   - regalloc.go: Allocate, its options, and what it reports;
//   - code.go, live.go: a function as statements and basic blocks; live intervals with holes;
//   - scan.go: the linear scan, Belady's choice of what is spilled;
//   - spill.go: homes of spilled values; the code between them and the instructions;
//   - emit.go: names and declarations; verify.go: a checker that shares nothing with the rest.
//
// # Registers
//
// A limit of N is N registers of 32 bits per thread. A value of 64 bits takes an aligned pair, as in hardware, one of 16 bits
// a whole register. Predicates are a file of their own, without a limit. The names say which registers these are: %r5, %f5 and
// %rs5 are register 5, %rd2 and %fd2 the pair of 4 and 5. To PTX they are different names; Verify checks that no two of them that
// share a register are live at once. The limit holds for each function by itself: what a callee needs is ptxas's business.
//
// # The algorithm
//
// Blocks stay in the order in which they are written. A value is live in an interval with holes. The scan takes intervals by
// their start and puts each into the first place that is free for all of it; where there is none, those values give way
// whose next read is furthest, or the new one itself. What gives way is spilled everywhere, as in the paper: stored behind each
// definition, and brought back in front of each use, by intervals that live for one instruction only. Then the code is scanned
// again with that spill code, until all intervals have places. A round costs O(n log n) for n segments of intervals; few rounds are needed, since
// each spills all that it finds too much.
//
// Spill code carries the roles ptx.Spill, ptx.Reload and ptx.Remat, by which the emulator counts it.
//
// # Limits
//
// Parameters in .reg space and vector registers, which the selector does not make, are refused. So is an instruction whose operands
// do not fit into the registers.
package regalloc
