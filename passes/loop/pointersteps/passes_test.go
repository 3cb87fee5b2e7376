package pointersteps_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"pointer-steps"},
		Functions: []difftest.Case{
			{Pipeline: "pointer-steps", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory, Alone: true},
		},
	}.Run(t)
}
