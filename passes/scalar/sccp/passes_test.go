package sccp_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"sccp"},
		Functions: []difftest.Case{
			{Pipeline: "sccp", Prepare: "mem2reg"},
			{Pipeline: "sccp", Prepare: "mem2reg", Make: irgen.ShortLoops},
			{Pipeline: "sccp", Make: irgen.Masked},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "sccp", Prepare: "mem2reg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "sccp", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
