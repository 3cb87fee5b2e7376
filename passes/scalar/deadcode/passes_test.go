package deadcode_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"adce", "bdce", "dce"},
		Functions: []difftest.Case{
			{Pipeline: "dce", Prepare: "mem2reg"},
			{Pipeline: "adce", Prepare: "mem2reg"},
			{Pipeline: "adce", Prepare: "mem2reg,simplifycfg", Make: irgen.Loops},
			{Pipeline: "adce", Prepare: "mem2reg", Make: irgen.DeadCode},
			{Pipeline: "bdce", Prepare: "mem2reg"},
			{Pipeline: "bdce", Make: irgen.Masked},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "bdce", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
