// Package rotate allocates rotating registers to the values of a modulo-scheduled loop, and adds
// spill code where they do not fit.
//
// Terms: the hardware renames the rotating registers of a file by moving a base once per kernel
// iteration: a value written to register q is read as q+1 one kernel iteration later, modulo the
// size of the file. The instances that one operation computes in successive
// iterations form a vector lifetime. Allocating means to pack the vector lifetimes on a cylinder,
// time along its axis and the registers around it, with the smallest circumference.
//
//	value v: written at cycle 1, last read at cycle 4; II = 2; the cylinder, unrolled:
//
//	register  cycle 0 1 2 3 4 5 6 7       as iteration 0 names them
//	   q              v v v v             iteration 0
//	   q-1                v v v v         iteration 1, which names it q too
//	   q-2                    v v v …     iteration 2
//
// v alone needs 2 registers: in any cycle two instances live. A second value fits into the gaps of
// the first if its start is at a distance from the first's at which they never share a register.
//
// Start at Allocate (allocate.go) for single loops. The packing itself (pack.go, fit.go) sees only
// legal distances between lifetimes in register units, so that the nests of package ssp use it too.
// Wands alone have an optimal allocation (circuit.go), from which chain.go makes one where few
// values are live-in or live-out. Verify (verify.go) replays a loop symbolically and checks every
// read. Constrain (spill.go) is the whole register-constrained loop: schedule, allocate, choose
// candidates (candidates.go), add spill code (rewrite.go) or raise II, and again. Expand
// (expand.go) is the allocator for machines without rotating files: modulo variable expansion.
//
// Sources: Rau, Lee, Tirumalai, Schlansker, "Register Allocation for Software Pipelined Loops"
// (PLDI'92); Rong, Douillet, Govindarajan, Gao, "Register Allocation for Software Pipelined
// Multi-dimensional Loops" (PLDI 2005), sections 2 and 4; Zalamea, Llosa, Ayguadé, Valero,
// "Improved Spill Code Generation for Software Pipelined Loops" (PLDI 2000).
//
// Invariant: two lifetimes that share a register do not overlap in time, on every turn of the
// cylinder; Verify checks it by replaying the loop. Cost: the legal distances of all pairs of
// lifetimes, quadratic, then one position for each lifetime along the circumference.
//
// The package must not import LLVM IR, assembly or the simulator.
package rotate
