package constraint_test

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
		Lit: []string{"constraint-elimination"},
		Functions: []difftest.Case{
			{Pipeline: "constraint-elimination", Prepare: "mem2reg"},
			{Pipeline: "constraint-elimination", Prepare: "mem2reg", Make: irgen.ShortLoops},
			{Pipeline: "constraint-elimination", Make: irgen.Checks},
			{Pipeline: "constraint-elimination", Make: irgen.Checks, Version: pass.LLVM22},
		},
	}.Run(t)
}
