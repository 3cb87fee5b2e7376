// Package regalloc puts the values of PTX functions into a limited number of registers: section 4
// of Sampaio et al., Divergence Analysis (TOPLAS 2013).
//
//   - regalloc.go: Allocate, its options, and what it reports;
//   - code.go, live.go: a function as statements and basic blocks; live intervals with holes;
//   - scan.go, unit.go, queue.go: the linear scan, Belady's choice of what is spilled;
//   - state.go, transfer.go, analysis.go, simt.go: what is known of registers across the threads of
//     a warp;
//   - home.go: where each spilled value goes, by Fig. 18; module.go: how much shared memory there
//     is for it;
//   - spill.go: the code between homes and instructions;
//   - emit.go: names and declarations; verify.go: a checker that shares nothing with the rest.
//
// # Registers
//
// A limit of N is N registers of 32 bits per thread. A value of 64 bits takes an aligned pair, as
// in hardware, one of 16 bits a whole register. Predicates are a file of their own, without a
// limit. The names say which registers these are: %r5, %f5 and %rs5 are register 5, %rd2 and %fd2
// the pair of 4 and 5. To PTX they are different names; Verify checks that no two of them that
// share a register are live at once. The limit holds for each function by itself: what a callee
// needs is ptxas's business.
//
// # The algorithm
//
// Blocks stay in the order in which they are written. A value is live in an interval with holes.
// The scan takes intervals by their start and puts each into the first place that is free for all
// of it; where there is none, those values give way whose next read is furthest, or the new one
// itself. What gives way is spilled everywhere, as in the paper: stored behind each definition, and
// brought back in front of each use, by intervals that live for one instruction only. Then the code
// is scanned again with that spill code, until all intervals have places. A round costs O(n log n)
// for n segments of intervals; few rounds are needed, since each spills all that it finds too much.
//
// # Where spilled values go
//
// The allocators differ in that only. Linear has a slot per thread in local memory for each value.
// DivRA puts what is uniform by the simple analysis into shared memory, one slot per warp. AffRA
// computes again what is known, (0,c) and (c1,c2), and keeps of affine values only the part that is
// the same for all threads. Definitions that nobody reads any more then go.
//
// Shared slots: the warp's number (that of the thread in its block, from all three dimensions, by
// 32) times the bytes of a warp behind the variable's address, computed once at the entry into a
// register that is never spilled. All active threads of the warp write, as in the paper. Another
// register holds the thread's number where affine values need it. Both are ordinary intervals,
// taken only where slots need them and as long as they do; if an instruction's operands do not fit
// beside them, the function does without.
//
// Differences to the paper. Coefficients may be of any dimension, not of the linear number of a
// thread only. Numbers are those of a machine: an affine value is not affine any more when it is
// extended, if it may have wrapped. There is no gated SSA: a register has one state, and simt.go
// says why one slot is enough for it. Copies between a spilled value and another are a load or a
// store only.
//
// # Beyond the paper
//
// Options.Beyond: the choice of what is spilled by cost, and temporaries that serve several
// instructions of a block. Such a temporary may give way like any other value; the scan then goes
// on with the rest of it, from its next read on, and the next round brings the value in anew there.
// Slots are shared by values that do not live at the same time; in shared memory a value may be
// overwritten, too, while threads wait with another, so that only those share which no part of a
// warp writes by itself.
//
// Spill code carries the roles ptx.Spill, ptx.Reload and ptx.Remat, by which the emulator counts
// it.
//
// # Limits
//
// Threads that a branch has parted are taken to meet again at its immediate post-dominator. That is
// how hardware before sm_70, and the emulator, run warps; ptxas arranges for it from sm_70 on,
// without a promise. Device functions have no shared slots: they may run below several kernels.
//
// Parameters in .reg space and vector registers, which the selector does not make, are refused. So
// is an instruction whose operands do not fit into the registers.
package regalloc
