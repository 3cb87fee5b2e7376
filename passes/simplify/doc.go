// Package simplify is LLVM's InstructionSimplify: it answers which existing value or constant an
// instruction is equal to, without making instructions. One file is one family of instructions;
// Query.Instr is the entry.
//
// Folding of constant operands is package constfold; facts about values (known bits, conditions
// that hold, poison) are package valuetracking.
//
// Invariant: an answer refines the instruction, that is, it is poison or undefined only where the
// instruction is.
package simplify
