// Package isel selects PTX instructions for LLVM IR: package ir in, package ptx out.
//
// # Where to start
//
//   - select.go: Select, the way of a module; function.go: the way of a function;
//   - piece.go: what a value of any IR type is in registers ("pieces");
//   - value.go: how an operand is asked for, and why nothing is emitted that nobody asks for;
//   - optable.go: opcode → lowering; intrinsic_table.go: intrinsic → lowering;
//   - space.go, address.go: the address space of pointers, and what folds into [base+offset];
//   - clean: what happens to the code before it becomes a ptx.Func.
//
// # How a function is selected
//
// Blocks are visited in postorder and each block from its end to its start, so every use is seen before the
// definition that it needs. A lowering asks for its operands by value; asking makes a register. When the definition's
// turn comes and nobody has asked, it is dead or was folded into its users, and nothing is emitted. There is no
// separate matching phase and no graph: folding a multiplication into an addition is asking for the
// multiplication's operands instead of its result.
//
// φs become two copies each, into a register of the φ's own at the end of the predecessors, and from that one
// at the start of the block. Written so, order, swaps and critical edges cannot go wrong; clean then
// merges every pair of registers that do not interfere.
//
// The package imports package ir, package diag, package ptx and isel/clean, nothing else of the
// project.
package isel
