// Package simplify is LLVM's InstructionSimplify: it finds an existing value or constant that is
// equal to an instruction, without inserting instructions. One file is one family of instructions;
// Query.Instr is the entry.
//
// Folding of constant operands is package constfold; facts about values (known bits, conditions
// that hold, poison) are package valuetracking.
//
// Invariant: the result refines the instruction, that is, it is poison or undefined only where the
// instruction is.
package simplify
