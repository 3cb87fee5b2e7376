// Package ir is the program representation of all passes and backends of opt-go: LLVM's IR with
// opaque pointers, with an API that keeps passes short.
//
// # Where to start
//
//   - type.go, context.go: types, interned per Context, compared with ==
//   - value.go: the Value interface and use lists
//   - const.go: constants, interned per Context, compared with ==
//   - op.go, instr.go: opcodes, flags and the one Instr type
//   - block.go, func.go, global.go, module.go: the containers
//   - attr.go, metadata.go: attributes and metadata, kept even when not understood
//   - builder.go: creating instructions at an insertion point
//   - print.go: LLVM's syntax, laid out as opt -S does; print_message.go: parts of it for messages
//   - attr_place.go, intrinsic_table.go, intrinsic_signature.go, asm_constraints.go: tables of what
//     LLVM knows, for the verifier (frontend/verify) and others
//   - clone.go: copies of functions and blocks; clone_module.go: of modules; import.go: from one
//     module into another
//   - replace.go: replacing and removing globals, with all references
//   - check.go: a self-check of the data structures, for tests
//
// # Who has uses
//
// Instructions, parameters and blocks have use lists (each operand slot is a Use, linked into a
// list that holds the most recent use first, as in LLVM). Constants and globals have none:
// functions share them, and are processed concurrently. A pass that needs the users of a global
// collects them from the module.
//
// # Concurrency
//
// Interning (types, constants, metadata kinds) and Module.Intrinsic are safe for concurrent use.
// Everything else of a function belongs to the goroutine that works on that function; the module's
// lists belong to module passes.
//
// # Numbers
//
// Func.ValueBound and Func.BlockBound bound the dense numbers that Instr.ID, Param.ID and Block.ID
// give, so analyses index slices. Numbers are stable until Func.Renumber.
//
// This package imports nothing of the project.
package ir
