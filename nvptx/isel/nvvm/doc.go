// Package nvvm lists the intrinsics llvm.nvvm.* that are one instruction of PTX, and which: names
// on the left, opcodes and special registers on the right, built by the rules that LLVM builds them
// by. Package isel selects their operands; the other intrinsics (barriers, shuffles, conversions of
// addresses) have hand-written lowerings there.
//
//   - opcodes.go: arithmetic and conversions; special.go: special registers;
//   - tensor.go: matrices, in all shapes and types of table.Tensors;
//   - family.go: the language of families, sets of intrinsics whose names, opcodes and operands
//     follow one pattern; arithmetic.go, async.go, images.go, matrices.go, tcgen05.go: the
//     families.
//
// Invariant: every opcode is in the instruction table (nvptx/ptx/table) for some target.
package nvvm
