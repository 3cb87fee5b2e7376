package aggressive_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"aggressive-instcombine"},
		Functions: []difftest.Case{
			{Pipeline: "aggressive-instcombine", Make: irgen.Truncated, All: true},
			{Pipeline: "aggressive-instcombine", Prepare: "mem2reg"},
		},
	}.Run(t)
}
