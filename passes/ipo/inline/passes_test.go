package inline_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// calleesFirstGroup is LLVM's cgscc group of -O2 without most of its function passes.
const calleesFirstGroup = "cgscc(devirt<4>(inline,function-attrs<skip-non-recursive-function-attrs>,argpromotion," +
	"function<eager-inv;no-rerun>(sroa,early-cse,simplifycfg,instcombine<no-verify-fixpoint>),function-attrs))"

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"cgscc", "inline", "module-inline", "partial-inliner"},
		Modules: []difftest.ModuleCase{
			{Pipeline: "always-inline", Make: irgen.Inlined},
			{Pipeline: "cgscc(inline)", Make: irgen.Callees},
			{Pipeline: "cgscc(inline)", Make: irgen.Inlined}, // LLVM also inlines functions into themselves
			{Pipeline: "cgscc(inline)", Make: irgen.Modules},
			{Pipeline: "cgscc(inline)", Make: irgen.Pointers},
			{Pipeline: calleesFirstGroup, Make: irgen.Callees},
			{Pipeline: calleesFirstGroup, Make: irgen.Inlined}, // see cgscc(inline) and argpromotion
			{Pipeline: calleesFirstGroup, Make: irgen.Modules},
			{Pipeline: calleesFirstGroup, Make: irgen.Pointers},
			{Pipeline: "cgscc(inline<only-mandatory>)", Make: irgen.Inlined},
			{Pipeline: "module-inline", Make: irgen.Callees},
			{Pipeline: "module-inline", Make: irgen.Modules},
			{Pipeline: "function(sroa,simplifycfg),partial-inliner", Make: irgen.Callees},
		},
	}.Run(t)
}
