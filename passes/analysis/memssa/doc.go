// Package memssa builds the SSA form of memory, as LLVM's MemorySSA does: every instruction that
// may write memory defines a new version of all memory, every one that only reads uses a version,
// and φs join versions where control flow does.
//
//   - access.go: accesses and the MemorySSA of a function; how they refer to each other
//   - build.go: construction
//   - walker.go: which definition really clobbers an access, through φs; the question that the form
//     exists for
//   - update.go: removal of accesses, and new ones beside them; a pass that inserts or moves
//     accesses elsewhere builds the form anew
//   - print.go: print<memoryssa>
//
// A version says nothing about a location by itself: ask a Walker for its clobber.
package memssa
