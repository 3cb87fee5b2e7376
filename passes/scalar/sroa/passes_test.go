package sroa_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"sroa"},
		Functions: []difftest.Case{
			{Pipeline: "sroa", Make: irgen.Allocas, Settle: true},
			{Pipeline: "sroa", Make: irgen.MixedAllocas, NoRun: true},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "sroa", Make: irgen.Allocas, AtLeast: 80}, // LLVM 19 loses those of selects of addresses
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "sroa", Make: irgen.Allocas, AtLeast: 60}, // a load's replacement has the load's location
		},
	}.Run(t)
}
