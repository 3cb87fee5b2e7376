package version_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the pass, executes random loops over memory that may
// overlap, and compares with LLVM.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-versioning"},
		Functions: []difftest.Case{
			{Pipeline: "loop-versioning", Prepare: "instcombine,loop-simplify", Make: irgen.VectorLoops, Alone: true},
			{Pipeline: "loop-versioning,early-cse,dse", Prepare: "instcombine,loop-simplify", Make: irgen.VectorLoops, Alone: true}, // the alias scopes are used
		},
	}.Run(t)
}
