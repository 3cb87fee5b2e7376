package scalarizer_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass, and compares it with LLVM's on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"scalarizer"},
		Functions: []difftest.Case{
			{Pipeline: "scalarizer", Make: irgen.Vectors},
			{Pipeline: "scalarizer", Make: irgen.Vectors, Flags: map[string]string{"scalarize-load-store": "true"}},
			{Pipeline: "scalarizer", Make: irgen.Vectors, Flags: map[string]string{"scalarize-load-store": "true", "scalarize-min-bits": "16"}},
			{Pipeline: "scalarizer", Make: irgen.Vectors, Flags: map[string]string{"scalarize-variable-insert-extract": "false", "scalarize-min-bits": "32"}},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "scalarizer", Make: irgen.Vectors, AtLeast: 100},
		},
	}.Run(t)
}
