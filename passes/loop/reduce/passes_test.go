package reduce_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-reduce"},
		Functions: []difftest.Case{
			{Pipeline: "loop-reduce", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory, Alone: true},
			{Pipeline: "loop-reduce", Make: irgen.Loops, Alone: true},
		},
	}.Run(t)
}
