// Package fold evaluates operations on constants, with LLVM's semantics of poison and undef, lane
// by lane in vectors. The reader, which folds constant expressions, and the passes both use it, so
// that their results agree.
//
// The package has no data layout and no addresses: its users handle what the linker or the target
// decides. Floating-point numbers are folded in the default environment, in formats of at most 64
// bits.
package fold
