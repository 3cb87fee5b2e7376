// Package rotate allocates rotating registers to the values of a modulo-scheduled loop, and adds
// spill code where they do not fit.
//
// Terms: the hardware renames the rotating registers of a file by moving a base once per kernel
// iteration: a value written to register q is read as q+1 one kernel iteration later, modulo the
// size of the file. The instances that one operation computes in successive
// iterations form a vector lifetime. Allocating means to pack the vector lifetimes on a cylinder,
// time along its axis and the registers around it, with the smallest circumference.
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
// The package must not import LLVM IR, assembly or the simulator.
package rotate
