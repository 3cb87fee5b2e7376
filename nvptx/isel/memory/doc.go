// Package memory selects what touches memory or computes addresses, and the instructions that take
// aggregates and vectors apart.
//
// # Where to start
//
//   - access.go: load and store; narrow.go: vectors of 8- and 16-bit lanes, in words;
//   - gep.go: getelementptr; alloca.go: allocas;
//   - atomic.go: atomicrmw, cmpxchg, fence; word.go: those of less than 32 bits; atomic_wide.go: of
//     128 bits and of vectors;
//   - block.go: llvm.memcpy and the like; masked.go: llvm.masked.*;
//   - aggregate.go: members and lanes, which need no code where their number is constant.
package memory
