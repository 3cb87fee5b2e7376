// Package nvvm lists the intrinsics llvm.nvvm.* that are one instruction of PTX, and which: names
// on the left, opcodes and special registers on the right, built by the rules that LLVM builds them
// by. Package isel selects their operands; the other intrinsics (barriers, shuffles, conversions of
// addresses) have hand-written lowerings there.
//
//   - opcodes.go: arithmetic and conversions; special.go: special registers;
//   - tensor.go: matrices, in all shapes and types of table.Tensors.
//
// Invariant: every opcode is in the instruction table (nvptx/ptx/table) for some target.
package nvvm
