// Package dialect makes github.com/llir/llvm read the LLVM assembly of today.
//
// llir v0.3.6 reads the grammar of LLVM 14, with typed pointers only. Carry takes assembly text of
// LLVM 14 to 22 and writes text that llir accepts and that *carries* what is newer. What llir need
// not see at all (metadata, instruction flags it does not know, positions) is kept in side tables.
// The result is a carried.Text; the comment of package frontend/dialect/carried has the table of
// all carriers. The reader of llir's tree, frontend/reader, takes the load off the carriers again.
//
// Carry (carry.go) is one pass over the tokens, with one method per construct:
//
//   - module.go, function.go, summary.go, uselist.go: what stands at the top level
//   - instr.go, control.go, memory.go, call.go, compare.go: instructions
//   - types.go, sized.go, member.go, space.go: types, and what they must be defined for
//   - const.go: constants; attrs.go: attributes and calling conventions; metadata.go: metadata and
//     debug records
//   - names.go: symbols and numbers; finish.go: what is known at the end of the text only
//
// Around it are
//
//   - scan: the tokenizer
//   - grammar: the words of LLVM's grammar, as tables
//   - float: the bits of floating-point literals
//   - carried: the result, and llir's parser
//   - pointee: LLVM 14's rules on typed pointers, checked by a second walk
//
// The package imports only these and frontend/diag; it knows nothing of our IR.
package dialect
