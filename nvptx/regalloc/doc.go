// Package regalloc allocates the values of PTX functions to a limited number of registers: section
// 4 of Sampaio et al., Divergence Analysis (TOPLAS 2013).
//
//   - regalloc.go: Allocate, its options, and what it reports;
//   - code.go, live.go: a function as statements and basic blocks; live intervals with holes;
//   - scan.go, unit.go, queue.go: the linear scan, Belady's choice of what is spilled;
//   - state.go, transfer.go, analysis.go, simt.go: facts about registers across the threads of a
//     warp;
//   - home.go: where each spilled value goes, by Fig. 18; module.go: how much shared memory is
//     available for it;
//   - spill.go: the reloads and stores of spilled values;
//   - emit.go: names and declarations; verify.go: a checker independent of the rest.
//
// # Registers
//
// A limit of N is N registers of 32 bits per thread. A value of 64 bits takes an aligned pair, as
// in hardware, one of 16 bits a whole register. Predicates are a file of their own, without a
// limit. The names say which registers these are: %r5, %f5 and %rs5 are register 5, %rd2 and %fd2
// the pair of 4 and 5. To PTX they are different names; Verify checks that no two names that share
// a register are live at once. The limit holds for each function separately: ptxas accounts for the
// registers of callees.
//
// # The algorithm
//
// Blocks stay in the order in which they are written. A value is live in an interval with holes.
// The scan takes intervals by their start and assigns each the first register that is free in the
// whole interval. If there is none, it spills the values whose next read is furthest, or the new
// one itself. As in the paper, a value is spilled everywhere: stored after each definition, and
// reloaded before each use into intervals that live for one instruction only. Then the code is
// scanned again with that spill code, until all intervals have registers. A round costs O(n log n)
// for n segments of intervals; few rounds are needed, since each spills all values that do not fit.
//
// # Where spilled values go
//
// The allocators differ only in the place of spilled values. Linear has a slot per thread in local
// memory for each value. DivRA puts values that the simple analysis proves uniform into shared
// memory, one slot per warp. AffRA rematerializes known values, (0,c) and (c1,c2), and stores only
// the part of affine values that is the same for all threads. Definitions that become dead are
// removed.
//
// Addresses of shared slots: the address of the variable plus the warp id (that of the thread in
// its block, from all three dimensions, divided by 32) times the bytes of a warp. It is computed
// once at the entry into a register that is never spilled. All active threads of the warp write, as
// in the paper. Another register holds the thread id where affine values need it. Both are ordinary
// intervals, live only where slots need them; if an instruction's operands do not fit beside them,
// the function has no shared slots.
//
// Differences to the paper. Coefficients may be of any dimension, not only of the linear thread id.
// Arithmetic is modular: an affine value that may have wrapped is no longer affine when it is
// extended. There is no gated SSA: a register has one state, and simt.go
// says why one slot is enough for it. Copies between a spilled value and another are a load or a
// store only.
//
// # Beyond the paper
//
// Options.Beyond: the choice of spills by cost, and temporaries that serve several instructions of
// a block. Such a temporary may be evicted like any other value. The scan then continues with the
// rest of its interval, from its next read on, and the next round reloads the value there. Values
// that are not live at the same time share slots. In shared memory a value may be overwritten while
// diverged threads of the warp wait with another, so only values share a slot that no part of a
// warp writes by itself.
//
// Spill code carries the roles ptx.Spill, ptx.Reload and ptx.Remat, by which the emulator counts
// it.
//
// # Limits
//
// Threads that diverge at a branch are assumed to reconverge at its immediate post-dominator.
// Hardware before sm_70 and the emulator run warps so; from sm_70 on ptxas arranges for it, without
// a guarantee. Device functions have no shared slots: several kernels may call them.
//
// Parameters in .reg space and vector registers, which the selector does not make, are refused. So
// is an instruction whose operands do not fit into the registers, and code that would store, reload
// or reuse the registers of an asynchronous instruction before it has been waited for (wgmma,
// tcgen05.ld).
package regalloc
