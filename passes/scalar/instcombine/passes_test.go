package instcombine_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
	"opt-go/passes/pass"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"instcombine"},
		Functions: []difftest.Case{
			{Pipeline: "instcombine<no-verify-fixpoint>", Prepare: "mem2reg"},
			{Pipeline: "instcombine<no-verify-fixpoint>", Make: irgen.Pairs, All: true},
			{Pipeline: "instcombine<no-verify-fixpoint>", Make: irgen.Conditions, All: true},
			{Pipeline: "instcombine<no-verify-fixpoint>", Prepare: "mem2reg", Version: pass.LLVM22},
			{Pipeline: "instcombine<no-verify-fixpoint>", Make: irgen.Pairs, All: true, Version: pass.LLVM22},
			{Pipeline: "instcombine<no-verify-fixpoint>", Make: irgen.Conditions, All: true, Version: pass.LLVM22},
			{Pipeline: "instcombine<no-verify-fixpoint;neighbor-extremes>", Make: irgen.Pairs, Alone: true},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "instcombine<no-verify-fixpoint>", Prepare: "mem2reg", AtLeast: 99},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "instcombine<no-verify-fixpoint>", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
