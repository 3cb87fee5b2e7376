// Package simplify answers what an instruction is equal to, without making instructions: constants of constant operands
// (fold*.go, LLVM's ConstantFolding) and values that exist already (LLVM's InstructionSimplify, one file per family).
//
// Query.Instr is the entry. Every answer is a refinement: it is as defined as the instruction, or more.
package simplify
