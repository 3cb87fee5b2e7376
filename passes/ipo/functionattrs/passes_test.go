package functionattrs_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"function-attrs", "rpo-function-attrs"},
		Modules: []difftest.ModuleCase{
			{Pipeline: "function-attrs", Make: irgen.Callees},
			{Pipeline: "function-attrs", Make: irgen.Modules},
			{Pipeline: "function-attrs", Make: irgen.Pointers},
		},
	}.Run(t)
}
