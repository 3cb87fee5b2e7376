// Package lower holds passes that bring functions into a simpler form for tools and targets that
// lack a part of the IR. No pipeline runs them.
//
//   - switch.go: lower-switch, switches as trees of conditional branches
//   - demote.go: reg2mem, values that live across blocks in memory
//   - returns.go: mergereturn, one block that returns
//   - edges.go: break-crit-edges, a block on every critical edge
//   - invoke.go: lower-invoke, calls that do not catch exceptions
//   - atomic.go: lower-atomic, plain accesses of a program of one thread
package lower
