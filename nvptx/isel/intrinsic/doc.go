// Package intrinsic selects calls of intrinsics. Each is a row of a table, found by its name: Row.
//
// # Where to start
//
//   - table.go: Row, and the intrinsics that are nothing or nearly so;
//   - integer.go, overflow.go, wide.go: those on integers; float.go: on floating-point numbers;
//     reduce.go: reductions of vectors;
//   - nvvm.go: those of llvm.nvvm.* that are single instructions (which one: package nvvm), and
//     special registers;
//   - family.go: families of llvm.nvvm.* that follow one pattern; tensor.go: fragments of matrices;
//   - warp.go: barriers and what the threads of a warp do together; address.go: spaces and atomics.
package intrinsic
