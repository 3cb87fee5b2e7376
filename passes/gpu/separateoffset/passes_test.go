package separateoffset_test

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
		Lit: []string{"separate-const-offset-from-gep"},
		Functions: []difftest.Case{
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, Refine: "separate-const-offset-from-gep<strict>"},
			{Pipeline: "separate-const-offset-from-gep<lower-gep>", Make: irgen.AddressesGPU, Refine: "separate-const-offset-from-gep<lower-gep;strict>"},
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, Version: pass.LLVM22},
			{Pipeline: "separate-const-offset-from-gep<lower-gep>", Make: irgen.AddressesGPU, Version: pass.LLVM22},
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.Addresses, Version: pass.LLVM22},
			{Pipeline: "separate-const-offset-from-gep<strict>", Prepare: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, Version: pass.LLVM22, Alone: true},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, AtLeast: 100},
		},
	}.Run(t)
}
