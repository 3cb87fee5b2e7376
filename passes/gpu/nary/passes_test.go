package nary_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"nary-reassociate"},
		Functions: []difftest.Case{
			{Pipeline: "nary-reassociate", Make: irgen.Nary, Refine: "nary-reassociate<strict>"},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "nary-reassociate", Make: irgen.Nary, AtLeast: 100},
		},
	}.Run(t)
}
