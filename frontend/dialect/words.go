package dialect

// otherWords are the words of LLVM's grammar that are in none of this package's tables: those of globals, functions and modules.
var otherWords = makeSet(`declare define global constant dso_local dso_preemptable private internal linkonce linkonce_odr weak weak_odr
	appending dllimport dllexport common default hidden protected unnamed_addr local_unnamed_addr externally_initialized extern_weak
	external thread_local localdynamic initialexec localexec zeroinitializer undef null none poison to caller within from tail musttail
	notail target triple deplibs datalayout unordered monotonic acquire release acq_rel seq_cst syncscope addrspace section partition
	code_model alias ifunc module asm sideeffect alignstack inteldialect unwind splat gc prefix prologue source_filename
	no_sanitize_address no_sanitize_hwaddress sanitize_address_dyninit c cc attributes type opaque comdat any exactmatch largest
	nodeduplicate noduplicates samesize xchg nand max min umax umin uinc_wrap udec_wrap x blockaddress dso_local_equivalent no_cfi
	ptrauth personality cleanup catch filter distinct vscale align argmem inaccessiblemem uselistorder_bb inrange`)

// isElsewhere reports whether a word of LLVM's grammar is never an attribute.
func isElsewhere(w string) bool {
	if funcAttrs[w] != 0 || paramAttrs[w] != 0 || w == "align" {
		return false
	}
	_, isType := typeWords[w]
	return isType || isIntType(w) || isStatementWord(w) || otherWords[w]
}

// IsWord reports whether LLVM's grammar has a word anywhere, attributes younger than LLVM 14 aside. One that it has is misplaced where
// it does not belong; one that it has not may come from a version of LLVM yet to come.
func IsWord(w string) bool {
	_, isType := typeWords[w]
	_, isNewConv := newCallingConvs[w]
	return isType || isIntType(w) || isStatementWord(w) || predicates[w] || flagWords[w] != 0 || newFlags[w] && w != "elementwise" ||
		funcAttrs[w] != 0 || paramAttrs[w] != 0 || callingConvs[w] || isNewConv || otherWords[w]
}
