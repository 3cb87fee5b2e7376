package gvn_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"gvn"},
		Functions: []difftest.Case{
			{Pipeline: "gvn", Prepare: "mem2reg", Make: irgen.Memory},
			{Pipeline: "gvn", Prepare: "mem2reg"},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "gvn", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "gvn", Prepare: "mem2reg", Make: irgen.Memory, AtLeast: 100},
		},
	}.Run(t)
}
