// Package isel selects PTX instructions for LLVM IR: package ir in, package ptx out.
//
// # Where to start
//
//   - select.go: Select, the path of a module; function.go: the path of a function;
//   - registers.go: the registers of a value of any IR type ("pieces");
//   - value.go: how an operand is requested; code that is not requested is not emitted;
//   - optable.go: opcode → lowering; intrinsic_table.go: intrinsic → lowering;
//   - space.go, address.go: the address space of pointers, and what folds into [base+offset];
//   - parameter.go, frame.go, call.go: parameters, allocas, calls;
//   - lines.go: which line of the source an instruction comes from.
//
// Subpackages:
//
//   - globals: a module without its bodies: names, variables, signatures, kernels;
//   - nvvm: which instruction an intrinsic llvm.nvvm.* is;
//   - clean: optimizes the code of a function before it becomes a ptx.Func.
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
// # Why selection is one package
//
// Every lowering requests operands and emits instructions through one receiver, fsel, whose state
// is the current function: the requested values, the spaces of pointers, the frame. A separate
// layer for code that works on registers alone (conversions, wide integers, memory by parts) would
// be a fifth of the package and be called under more than a hundred names, so the lowerings and
// that layer stay together.
//
// The package imports package ir, package diag, package ptx and nvptx/addrspace, nothing else of
// the project outside of its folder.
package isel
