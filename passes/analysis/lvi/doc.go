// Package lvi finds out, when asked, what a value may be in a block or on an edge: LLVM's lazy
// value info.
//
//   - info.go: the questions
//   - solve.go: values in blocks, through φs and operations
//   - condition.go: what a branch or switch says on one of its edges
//   - assume.go: what assumptions tell
//   - accessed.go: what accesses tell of pointers
//
// Findings are states of package lattice. Answers for blocks are kept until Forget; a value that is
// asked for while it is being found, around a loop, is taken for anything, and so is one for which
// very many others would have to be looked at.
package lvi
