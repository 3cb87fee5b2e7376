package distribute_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass, and executes random loops over memory that may
// overlap before and after.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-distribute"},
		Functions: []difftest.Case{
			{Pipeline: "loop-distribute", Prepare: "instcombine,loop-simplify", Make: irgen.VectorLoops, Alone: true,
				Flags: map[string]string{"enable-loop-distribute": "true"}},
			{Pipeline: "loop-distribute", Prepare: "loop-simplify", Make: irgen.VectorLoops, Alone: true,
				Flags: map[string]string{"enable-loop-distribute": "true", "loop-distribute-non-if-convertible": "true"}},
		},
	}.Run(t)
}
