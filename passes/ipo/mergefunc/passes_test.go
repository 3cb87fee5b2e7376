package mergefunc_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass, and compares it with LLVM's on random modules.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit:     []string{"mergefunc"},
		Modules: []difftest.ModuleCase{{Pipeline: "mergefunc", Make: irgen.Duplicates}, {Pipeline: "mergefunc", Make: irgen.Modules}},
	}.Run(t)
}
