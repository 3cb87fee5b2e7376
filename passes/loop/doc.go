// Package loop is the room of LLVM's loop passes: loop-simplify, lcssa, loop-rotate, licm, loop-unroll. None of them
// stands yet: the pipelines take loops as the front end left them, and -passes= refuses these names as unknown. What they
// will stand on is in package analysis: dominators.go and loops.go.
package loop
