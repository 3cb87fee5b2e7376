// Package expand rewrites, before instruction selection, what is shorter to say in LLVM IR than in
// instructions. The selector then knows the plain operation only.
//
//   - module.go: Module, the walk over a module; site, the place of one expansion;
//   - predicated.go: llvm.vp.* as operations on whole vectors (LangRef, "Vector Predication");
//   - constrained.go: llvm.experimental.constrained.* as the unconstrained operation;
//   - lanes.go: intrinsics that move or count the lanes of vectors;
//   - masks.go: vectors of truth values as integers, where no lane is read apart;
//   - fixedpoint.go: products and quotients of fixed-point numbers, carry-less products;
//   - exponent.go: frexp, ldexp, modf, powi;
//   - remainder.go: frem, exactly;
//   - wideint.go: conversions between floating point and integers above 64 bits;
//   - atomic.go: atomic operations on 128 bits, by cmpxchg;
//   - variadic.go: functions with variable arguments, and va_arg;
//   - constructors.go: kernels that run global constructors and destructors.
//
// The invariant: an expansion is correct for every input, whatever passes have run before it, and
// it refers to nothing that needs a library.
package expand
