// Package irinterp executes functions of LLVM IR for the tests of passes, with poison, undef and
// undefined behaviour as LangRef has them, so that a test can ask whether what a pass made refines
// what was there (Refines): what was defined is the same afterwards; what was poison or undefined
// may have become anything.
//
//   - interpreter.go: integers of at most 64 bits and pointers; call.go: calls of known intrinsics,
//     calls without a body as observations; memory.go: bytes with poison, in objects; bits.go:
//     intrinsics on bits; vector.go: vectors of them;
//   - half.go: functions on half, with all results that are possible, because signs of NaNs and
//     zeros are open;
//   - wide.go: functions on integers of any width;
//   - cost.go: what an execution costs, to compare two versions of a function.
//
// What the interpreter does not know panics: the generators of package irgen make nothing else. It
// shares no code with the passes.
package irinterp
