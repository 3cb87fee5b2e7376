package jumpthread_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"jump-threading"},
		Functions: []difftest.Case{
			{Pipeline: "jump-threading", Prepare: "mem2reg"},
			{Pipeline: "jump-threading", Prepare: "mem2reg,instsimplify", Make: irgen.Invariant},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "jump-threading", Prepare: "mem2reg", AtLeast: 90}, // LLVM uses block frequencies for weights
			{Pipeline: "jump-threading", Prepare: "mem2reg,instsimplify", Make: irgen.Invariant, AtLeast: 85},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "jump-threading", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
