package globalopt_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"globalopt"},
		Modules: []difftest.ModuleCase{
			{Pipeline: "globalopt", Make: irgen.Modules},
			{Pipeline: "globalopt,deadargelim,globalopt,globaldce", Make: irgen.Modules},
		},
	}.Run(t)
}
