package slsr_test

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
		Lit: []string{"slsr", "straight-line"},
		Functions: []difftest.Case{
			{Pipeline: "slsr", Make: irgen.Addresses, Refine: "slsr<strict>"},
			{Pipeline: "slsr", Make: irgen.PlainAddressesGPU, Refine: "slsr<strict>"},
			{Pipeline: "slsr", Prepare: "separate-const-offset-from-gep<strict>,early-cse", Make: irgen.AddressesGPU, Refine: "slsr<strict>"},
			{Pipeline: "slsr", Make: irgen.Addresses, Version: pass.LLVM22},
			{Pipeline: "slsr", Make: irgen.PlainAddressesGPU, Version: pass.LLVM22},
			{Pipeline: "slsr", Prepare: "separate-const-offset-from-gep<strict>,early-cse", Make: irgen.AddressesGPU, Version: pass.LLVM22},
			{Pipeline: "slsr<strict>", Make: irgen.AddressesGPU, Version: pass.LLVM22, Alone: true},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "slsr", Make: irgen.Addresses, AtLeast: 100},
		},
	}.Run(t)
}
