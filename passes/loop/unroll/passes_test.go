package unroll_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-unroll", "loop-unroll-full"},
		Functions: []difftest.Case{
			{Pipeline: "loop-unroll<no-peeling>", Prepare: "mem2reg,instsimplify", Make: irgen.ShortLoops},
			{Pipeline: "loop-unroll<O3;no-peeling;partial;upperbound>", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.ShortLoops},
			{Pipeline: "loop-unroll<runtime;no-peeling>", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Recurrences, Cost: 1.03}, // the same
			{Pipeline: "loop-unroll<runtime;no-peeling>", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-unroll", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Recurrences},
			{Pipeline: "loop-unroll-full", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Recurrences},
			{Pipeline: "loop-unroll<upperbound;no-peeling>", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "loop-unroll", Prepare: "mem2reg,loop-rotate", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "loop-unroll", Prepare: "mem2reg,loop-rotate", AtLeast: 95}, // branches that are known keep their location
		},
	}.Run(t)
}
