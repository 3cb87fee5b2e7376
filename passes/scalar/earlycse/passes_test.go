package earlycse_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass in this folder, and compares it with LLVM's on
// random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"early-cse"},
		Functions: []difftest.Case{
			{Pipeline: "early-cse", Prepare: "mem2reg"},
			{Pipeline: "early-cse<memssa>", Prepare: "mem2reg", Make: irgen.Memory},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "early-cse", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "early-cse<memssa>", Prepare: "mem2reg", Make: irgen.Memory, AtLeast: 100},
		},
	}.Run(t)
}
