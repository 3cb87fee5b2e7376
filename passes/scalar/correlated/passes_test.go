package correlated_test

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
		Lit: []string{"correlated-propagation"},
		Functions: []difftest.Case{
			{Pipeline: "correlated-propagation", Prepare: "mem2reg"},
			{Pipeline: "correlated-propagation", Prepare: "mem2reg,loop-rotate", Make: irgen.ShortLoops},
			{Pipeline: "correlated-propagation", Make: irgen.Masked},
			{Pipeline: "correlated-propagation", Prepare: "mem2reg", Version: pass.LLVM22},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "correlated-propagation", Prepare: "mem2reg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "correlated-propagation", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
