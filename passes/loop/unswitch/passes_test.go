package unswitch_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"simple-loop-unswitch"},
		Functions: []difftest.Case{
			{Pipeline: "simple-loop-unswitch", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "simple-loop-unswitch", Prepare: "mem2reg", Make: irgen.Invariant},
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg", Make: irgen.Invariant},
			{Pipeline: "loop-mssa(simple-loop-unswitch<nontrivial>)", Prepare: "mem2reg,instsimplify,simplifycfg,loop-simplify,lcssa", Make: irgen.Memory},
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg,instsimplify,simplifycfg", Make: irgen.Loops},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg,instsimplify,simplifycfg", Make: irgen.Loops, AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg,instsimplify,simplifycfg", Make: irgen.Loops, AtLeast: 98},
		},
	}.Run(t)
}
