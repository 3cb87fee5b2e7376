package structurize_test

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
		Lit: []string{"structurizecfg"},
		Functions: []difftest.Case{
			{Pipeline: "structurizecfg", Prepare: "mem2reg,lower-switch", Cost: 1.25}, // of irreducible loops LLVM's loses the back edges
			{Pipeline: "structurizecfg", Prepare: "mem2reg,simplifycfg,lower-switch", Make: irgen.Loops},
			{Pipeline: "structurizecfg", Prepare: "mem2reg,lower-switch", Make: irgen.Diamonds},
			{Pipeline: "structurizecfg", Prepare: "mem2reg,lower-switch", Make: irgen.Loops, Version: pass.LLVM22},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "structurizecfg", Prepare: "mem2reg,lower-switch", AtLeast: 100},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "structurizecfg", Prepare: "mem2reg,lower-switch", AtLeast: 100},
		},
	}.Run(t)
}
