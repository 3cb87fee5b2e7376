package rotate_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-rotate"},
		Functions: []difftest.Case{
			{Pipeline: "loop-rotate", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "loop-rotate", Prepare: "mem2reg", Make: irgen.Loops},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "loop-rotate", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "loop-rotate", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
	}.Run(t)
}
