// Package examples holds small programs with which the compiler is shown and judged: kernels in
// CUDA C++ (cuda/) and functions in C (c/), the LLVM IR that two clang versions make of them (ll/),
// and, as data, how to run each of them and what must come out.
//
// Start at [All], the table of examples; an [Example] lists its runs, and [Example.Expect] computes
// in Go what a run must leave in memory, bit by bit. native_test.go proves those references equal
// to a native build of the same sources, endtoend_test.go holds the compiler to them.
//
// The package must import nothing of the compiler, nor of the emulator and the simulator: it is the
// outside view of them.
package examples
