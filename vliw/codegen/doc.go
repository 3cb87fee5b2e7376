// Package codegen turns LLVM IR into VLIW assembly.
//
// Where to start: Module (module.go) compiles everything; function (function.go) lists the steps for one function:
//
//	prepare    prepare.go            IR: preheaders, unreachable blocks; dividewide.go
//	select     select*.go            IR → operations on virtual registers, φs kept
//	           legal.go              how LLVM types lie in registers
//	           address.go, reduce.go base+immediate addresses, pointer recurrences of loops
//	           counted.go            trip counts
//	           jumptable.go          dense switches
//	           divconst.go           divisions by constants
//	           nest.go, nestreduce.go, nestproduct.go  loop nests: addresses over all counters, pointers and trip counts for every level
//	convert    ifconvert.go          acyclic loop bodies become one block with predicates
//	pipeline   pipeline*.go          software pipelining of single-block loops
//	           depend.go             dependences between memory accesses
//	           profit.go             loops that are faster as they were
//	           nestpipe.go           loop nests: nestbody.go takes them apart (nestguard.go: conditional inner loops), nestweb.go finds the variables, nestdep.go the distance
//	                                 vectors, nestsum.go splits sums, nestgraph.go makes the graph, nestcost.go says what pays; nestemit.go,
//	                                 nestspill.go and nestconnect.go write the code
//	           expand.go             loops on machines without rotating registers
//	φs         phi.go                parallel copies on edges
//	order      superblock.go         chains of blocks that are scheduled together, tail duplication; dropcopies.go
//	           preschedule.go        list scheduling on virtual registers, motion across branches; pressure.go counts live registers
//	allocate   liveness.go, regalloc.go, spillcode.go
//	           jumps.go              blocks that have become empty
//	           layout.go             the order of the blocks
//	schedule   list.go               bundles of straight code: depedges.go (dependences), placecycles.go (units),
//	           inflight.go           results on their way across branches
//	emit       emit.go               vliw/asm
//
// What is not supported ends in one diagnostic that names the construct and its line (unsupported.go), never in wrong code.
//
// The package imports the IR, passes/analysis, and vliw's machine, asm, ddg, modulo, rotate and ssp. It must not know the simulator.
package codegen
