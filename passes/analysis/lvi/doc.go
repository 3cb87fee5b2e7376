// Package lvi finds out, when asked, what a value may be at the end of a block or on an edge: LLVM's lazy value info.
//
//   - lattice.go: what may be known of a value, and how two findings are joined or combined
//   - condition.go: what a branch or switch says on one of its edges
//   - block.go: values at the end of blocks, through φs and operations
//   - info.go: the questions
//
// Answers are remembered until Forget. A question that would look at very many blocks, or that depends on itself around a cycle, is
// answered by: anything. Not looked at: assumptions and guards, range metadata of calls, pointers that accesses prove not to be null.
package lvi
