// Package fold computes with constants: what an operation on numbers gives, with poison and undef
// as LLVM has them, lane by lane in vectors. The reader, which folds constant expressions as it
// meets them, and the passes ask here, so that they agree.
//
// The package knows no data layout and no addresses: what the linker or the target decides is its
// users' business. Floating-point numbers are folded in the default environment, in formats of at
// most 64 bits.
package fold
