// Package isel selects PTX instructions for LLVM IR: package ir in, package ptx out.
//
// # Where to start
//
//   - select.go: Select, the path of a module;
//   - optable.go: opcode → lowering;
//   - target.go: the processor and the options that are selected for.
//
// The work is done in layers; a package imports only those above it in this list:
//
//   - globals: a module without its bodies: names, variables, signatures, kernels;
//   - emit: instructions on virtual registers: conversions, memory by parts, wide integers;
//   - sel: a function while it is selected: requested values, spaces of pointers, frame,
//     parameters;
//   - arith, memory, control, intrinsic: the lowerings, functions that take a *sel.Func and an
//     instruction; each file is one group of opcodes or intrinsics.
//
// Two packages know none of these layers: nvvm, tables of which instruction an intrinsic
// llvm.nvvm.* is, and clean, which optimizes the code of a function before it becomes a ptx.Func.
//
// # How a function is selected
//
// Blocks are visited in postorder and each block in reverse, so every use is visited before the
// definition that it needs. A lowering requests its operands by value; the request makes a
// register. If a value has not been requested when its definition is visited, it is dead or was
// folded into its users, and nothing is emitted. There is no separate matching phase and no graph:
// to fold a multiplication into an addition, the lowering requests the multiplication's operands
// instead of its result.
//
// A φ is lowered to two copies: into a separate register at the end of the predecessors, and from
// that register at the start of the block. This form is correct for any order of the copies, for
// swaps and for critical edges; package clean then merges every pair of registers that do not
// interfere.
//
// # How a lowering is added
//
// A lowering is a sel.Handler, func(s *sel.Func, i *ir.Instr), in the package of its family. It
// requests operands with s.Get or s.One, and writes instructions with s.Put into the registers
// s.Dst(i). An opcode gets its line in optable.go, an intrinsic its row in package intrinsic. What
// two families need moves down: into sel if it asks for values, into emit if it works on registers.
//
// The package imports package ir, package diag, package dwarf, package ptx, nvptx/addrspace and
// nvptx/processor, nothing else of the project outside of its folder.
package isel
