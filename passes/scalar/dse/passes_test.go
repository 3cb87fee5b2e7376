package dse_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"dse"},
		Functions: []difftest.Case{
			{Pipeline: "dse", Prepare: "mem2reg", Make: irgen.Memory},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "dse", Prepare: "mem2reg", Make: irgen.Memory, AtLeast: 100},
		},
	}.Run(t)
}
