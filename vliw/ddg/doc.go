// Package ddg holds the data dependence graph of one loop body: operations, the dependences between
// them with latencies (cycles) and distances (iterations), and the loop invariants they read.
//
// The graph is the interface between the parts of the software pipeliner. The code generator builds
// it, package modulo schedules it, package rotate computes lifetimes, allocates rotating registers
// and rewrites it when values have to be spilled.
//
// Start at Graph (graph.go). The builder methods AddOp, AddFlow, AddEdge and AddInvariant only
// append, so ids are dense and stay valid; a rewrite works on a Clone. Components (scc.go) finds
// recurrences, Dump and Parse (text.go) are a line-based text form for tests and logs, Dot (dot.go)
// draws the graph.
//
// The package is independent of any machine and of LLVM IR and must not import either: an opcode is
// a name; a resource class and a register class are numbers that the caller and the machine
// description define.
package ddg
