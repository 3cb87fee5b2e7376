package passes

import "strings"

// unavailable are the passes of LLVM 19 and 22 that a pipeline may name and that are not here: a
// diagnostic says so, instead of a name that is not known.
var unavailable = func() map[string]bool {
	m := map[string]bool{}
	for name := range strings.FieldsSeq(unavailableNames) {
		m[name] = true
	}
	return m
}()

const unavailableNames = `
	add-discriminators asan assign-guid assume-builder assume-simplify atomic-expand attributor attributor-cgscc attributor-light
	attributor-light-cgscc bounds-checking callbr-prepare canon-freeze cfguard complex-deinterleaving consthoist count-visits
	ctx-instr-gen ctx-instr-lower ctx-prof-flatten ctx-prof-flatten-prethinlink declare-runtime-libcalls declare-to-assign
	dfa-jump-threading dfsan dot-callgraph dot-ddg dwarf-eh-prepare dxil-upgrade embed-bitcode expand-ir-insts expand-large-div-rem
	expand-large-fp-convert expand-memcmp expand-reductions extract-blocks fatlto-cleanup fix-irreducible flatten-cfg
	func-properties-stats function-import gc-lowering global-merge global-merge-func guard-widening gvn-hoist gvn-sink
	hardware-loops hipstdpar-interpose-alloc hipstdpar-math-fixup hipstdpar-select-accelerator-code hotcoldsplit hwasan
	indirectbr-expand inliner-ml-advisor-release insert-gcov-profiling instcount instrorderfile instrprof interleaved-access
	interleaved-load-combine irce iroutliner jmc-instrumenter jump-table-to-switch kcfi lint loop-bound-split loop-data-prefetch
	loop-extract loop-idiom-vectorize loop-interchange loop-predication loop-term-fold loop-unroll-and-jam loop-versioning-licm
	lower-allow-check lower-emutls lower-global-dtors lower-guard-intrinsic lower-ifunc lower-matrix-intrinsics
	lower-widenable-condition make-guards-explicit memprof memprof-context-disambiguation memprof-module memprof-use msan newgvn
	no-op-cgscc no-op-loopnest noinline-nonprevailing normalize nsan objc-arc objc-arc-apelim objc-arc-contract objc-arc-expand
	openmp-opt-postlink pa-eval partially-inline-libcalls pgo-force-function-attrs pgo-instr-gen pgo-instr-use pgo-memop-opt
	place-safepoints poison-checking pre-isel-intrinsic-lowering print-alias-sets print-callgraph print-callgraph-sccs
	print-cfg-sccs print-ir-similarity print-lcg print-lcg-dot print-memderefs print-must-be-executed-contexts print-mustexecute
	print-predicateinfo print-profile-summary print-stack-safety prof-inject prof-verify pseudo-probe pseudo-probe-update
	redundant-dbg-inst-elim replace-with-veclib rewrite-statepoints-for-gc rewrite-symbols rtsan safe-stack sample-profile
	sancov-module sandbox-vectorizer sanmd-module scalarize-masked-mem-intrin select-optimize shadow-stack-gc-lowering
	sjlj-eh-prepare stack-protector strip-dead-cg-profile strip-gc-relocates synthetic-counts-propagation tlshoist
	trigger-crash-function trigger-crash-module trigger-verifier-error tsan tsan-module typepromotion tysan unify-loop-exits
	unreachableblockelim view-callgraph view-cfg view-cfg-only view-dom view-dom-only view-post-dom view-post-dom-only
	wasm-eh-prepare win-eh-prepare`
