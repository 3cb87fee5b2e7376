package vectorize_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"load-store-vectorizer"},
		Functions: []difftest.Case{
			{Pipeline: "load-store-vectorizer", Make: irgen.Adjacent},
			{Pipeline: "load-store-vectorizer", Make: irgen.Adjacent, Version: 22},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "load-store-vectorizer", Make: irgen.Adjacent, AtLeast: 100},
		},
	}.Run(t)
}
