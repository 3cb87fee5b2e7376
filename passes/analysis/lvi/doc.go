// Package lvi computes, on demand, the possible values of a value in a block or on an edge: LLVM's
// lazy value info.
//
//   - info.go: the queries
//   - solve.go: values in blocks, through φs and operations
//   - condition.go: facts that a branch or switch gives on one of its edges
//   - assume.go: facts from assumptions
//   - accessed.go: facts about pointers from accesses
//
// Results are values of package lattice. Answers for blocks are cached until Forget; a value that
// is queried while it is being computed, in a cycle, is overdefined, and so is one that depends on
// too many others.
package lvi
