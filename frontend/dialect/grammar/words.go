// Package grammar has the keywords of LLVM assembly as tables, and the analyses of a text that need
// only these.
//
//   - instructions.go: opcodes, with the shape of their operands and the flags that LLVM 14 allows
//   - types.go, values.go, attributes.go: the words of types, constant expressions, attributes,
//     calling conventions
//   - summary.go: the grammar of module summaries
//   - words.go: whether a word is a keyword of LLVM's grammar
//   - place.go: the position of a word or an operand in a statement or a header, for errors
//   - ranks.go: words that stand in one order; layout.go: what a data layout says of functions
//   - uses.go: how often a text uses a value or a block, for use-list orders
//   - node.go: the invalid token of a metadata node
//
// The tables distinguish llir's grammar, that of LLVM 14, from later additions. The package imports
// only frontend/dialect/scan; in particular it does not import llir, so that the verifier can use
// it.
package grammar

// otherWords are the words of LLVM's grammar that are in none of this package's other tables: those
// of globals, functions and modules.
var otherWords = MakeSet(`declare define global constant dso_local dso_preemptable private internal linkonce linkonce_odr weak weak_odr
	appending dllimport dllexport common default hidden protected unnamed_addr local_unnamed_addr externally_initialized extern_weak
	external thread_local localdynamic initialexec localexec zeroinitializer undef null none poison to caller within from tail musttail
	notail target triple deplibs datalayout unordered monotonic acquire release acq_rel seq_cst syncscope addrspace section partition
	code_model alias ifunc module asm sideeffect alignstack inteldialect unwind splat gc prefix prologue source_filename
	no_sanitize_address no_sanitize_hwaddress sanitize_address_dyninit c cc attributes type opaque comdat any exactmatch largest
	nodeduplicate noduplicates samesize xchg nand max min umax umin uinc_wrap udec_wrap x blockaddress dso_local_equivalent no_cfi
	ptrauth personality cleanup catch filter distinct vscale align argmem inaccessiblemem uselistorder_bb inrange`)

// IsElsewhere reports whether a word of LLVM's grammar is never an attribute.
func IsElsewhere(w string) bool {
	if FuncAttrs[w] != 0 || ParamAttrs[w] != 0 || w == "align" {
		return false
	}
	_, isType := TypeWords[w]
	return isType || IsIntType(w) || IsStatementWord(w) || otherWords[w]
}

// IsWord reports whether LLVM's grammar has a word anywhere, attributes younger than LLVM 14 aside.
// One that it has is misplaced where it does not belong; one that it has not may come from a
// version of LLVM yet to come.
func IsWord(w string) bool {
	_, isType := TypeWords[w]
	_, isNewConv := NewCallingConvs[w]
	return isType || IsIntType(w) || IsStatementWord(w) || Predicates[w] || FlagWords[w] != 0 || NewFlags[w] && w != "elementwise" ||
		FuncAttrs[w] != 0 || ParamAttrs[w] != 0 || CallingConvs[w] || isNewConv || otherWords[w]
}

// MaxNesting bounds the nesting of types and constants, over which the users of this package and
// llir recurse.
const MaxNesting = 10000
