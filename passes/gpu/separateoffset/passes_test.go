package separateoffset_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"separate-const-offset-from-gep"},
		Functions: []difftest.Case{
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, Refine: "separate-const-offset-from-gep<strict>"},
			{Pipeline: "separate-const-offset-from-gep<lower-gep>", Make: irgen.AddressesGPU, Refine: "separate-const-offset-from-gep<lower-gep;strict>"},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, AtLeast: 100},
		},
	}.Run(t)
}
