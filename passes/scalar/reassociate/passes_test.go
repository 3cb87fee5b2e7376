package reassociate_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"reassociate"},
		Functions: []difftest.Case{
			{Pipeline: "reassociate", Prepare: "mem2reg"},
			{Pipeline: "reassociate", Make: irgen.Sums, All: true},
			{Pipeline: "reassociate", Make: irgen.FloatSums, NoRun: true},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "reassociate", Prepare: "mem2reg", Make: irgen.Sums, AtLeast: 60}, // new products and negations have the location of the sum
		},
	}.Run(t)
}
