package idiom_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-idiom"},
		Functions: []difftest.Case{
			{Pipeline: "loop-idiom", Make: irgen.Idioms},
			{Pipeline: "loop-idiom", Make: irgen.BitLoops},
		},
	}.Run(t)
}
