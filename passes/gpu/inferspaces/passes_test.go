package inferspaces_test

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
		Lit: []string{"infer-address-spaces", "infer-argument-spaces"},
		Functions: []difftest.Case{
			{Pipeline: "infer-address-spaces", Make: irgen.AddressSpaces},
			{Pipeline: "infer-address-spaces<constants;memory;allocas>", Make: irgen.AddressSpaces, Alone: true},
			{Pipeline: "infer-address-spaces", Make: irgen.AddressSpaces, Version: pass.LLVM22},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "infer-address-spaces", Make: irgen.Kernels, AtLeast: 100},
		},
	}.Run(t)
}
