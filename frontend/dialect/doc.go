// Package dialect rewrites current LLVM assembly into text that github.com/llir/llvm can parse.
//
// llir v0.3.6 reads the grammar of LLVM 14, with typed pointers only. Carry takes assembly text of
// LLVM 14 to 22 and writes text that llir accepts, in which newer constructs are encoded in older
// ones, their carriers. What llir need not see at all (metadata, instruction flags it does not
// know, positions) is kept in side tables. The result is a carried.Text; the comment of package
// frontend/dialect/carried has the table of all carriers. frontend/reader, which converts llir's
// tree to IR, decodes the carriers.
//
// Carry (carry.go) is one pass over the tokens, with one method per construct:
//
//   - module.go, function.go, summary.go, uselist.go: top-level entities
//   - instr.go, control.go, memory.go, call.go, compare.go: instructions
//   - types.go, sized.go, member.go, space.go: types, and uses that need their definitions
//   - const.go: constants; attrs.go: attributes and calling conventions; metadata.go: metadata and
//     debug records
//   - finish.go: checks that need the whole text; parts.go: large texts on all cores
//
// Around it are
//
//   - scan: the tokenizer
//   - names: where names and numbers are defined and used
//   - grammar: the words of LLVM's grammar, as tables
//   - float: the bits of floating-point literals
//   - carried: the result, and llir's parser
//   - pointee: LLVM 14's rules on typed pointers, checked by a second walk
//
// The package imports only these, frontend/diag and frontend/workers; it does not depend on
// frontend/ir.
package dialect
