package indvars_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"indvars"},
		Functions: []difftest.Case{
			{Pipeline: "indvars", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Counters, Cost: 1.20}, // LLVM also counts loops whose inner loops may be endless
			{Pipeline: "indvars", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "indvars", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "indvars<merge-exits>", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops, Alone: true},
			{Pipeline: "indvars<merge-exits>", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Counters, Alone: true},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "indvars", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
	}.Run(t)
}
