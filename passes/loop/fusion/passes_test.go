package fusion_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass, and executes random pairs of loops over the
// same arrays before and after.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-fusion"},
		Functions: []difftest.Case{
			{Pipeline: "loop-fusion", Prepare: "loop-simplify,lcssa", Make: irgen.LoopPairs, Alone: true},
		},
	}.Run(t)
}
