package ipo_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"argpromotion", "called-value-propagation", "constmerge", "deadargelim", "elim-avail-extern", "globaldce", "inferattrs", "instnamer", "internalize", "ipsccp", "metarenamer", "strip", "strip-dead-prototypes"},
		Modules: []difftest.ModuleCase{
			{Pipeline: "argpromotion", Make: irgen.Pointers}, // LLVM also promotes where memory changes before a function calls itself
			{Pipeline: "called-value-propagation", Make: irgen.Callees},
			{Pipeline: "constmerge", Make: irgen.Constants},
			{Pipeline: "deadargelim", Make: irgen.Modules},
			{Pipeline: "elim-avail-extern", Make: irgen.Constants},
		},
	}.Run(t)
}
