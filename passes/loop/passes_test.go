package loop_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"lcssa", "loop-deletion", "loop-instsimplify", "loop-simplify", "loop-simplifycfg"},
		Functions: []difftest.Case{
			{Pipeline: "loop-simplify", Prepare: "mem2reg,instsimplify"},
			{Pipeline: "lcssa", Prepare: "mem2reg"},
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "loop-deletion", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "loop-instsimplify", Prepare: "mem2reg,instsimplify,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-simplifycfg", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "loop-simplifycfg", Prepare: "mem2reg,instsimplify", Make: irgen.Invariant},
			{Pipeline: "loop-simplifycfg", Prepare: "mem2reg,instsimplify", Make: irgen.FoldedBranches},
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg", Make: irgen.Loops},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
	}.Run(t)
}
