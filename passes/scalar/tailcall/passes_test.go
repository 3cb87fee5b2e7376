package tailcall_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass in this folder, and compares it with LLVM's on
// random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"tailcallelim"},
		Functions: []difftest.Case{
			{Pipeline: "tailcallelim", Prepare: "mem2reg,simplifycfg", Make: irgen.Recursion}, // nsw and nuw of accumulators, which LLVM keeps
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "tailcallelim", Prepare: "mem2reg,simplifycfg", Make: irgen.Recursion, AtLeast: 100},
		},
	}.Run(t)
}
