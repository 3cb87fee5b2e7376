package lower_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"break-crit-edges", "lower-atomic", "lower-invoke", "lower-switch", "mergereturn", "reg2mem"},
		Functions: []difftest.Case{
			{Pipeline: "lower-switch", Prepare: "mem2reg"},
			{Pipeline: "reg2mem", Prepare: "mem2reg"},
			{Pipeline: "reg2mem", Prepare: "mem2reg", Make: irgen.Loops},
			{Pipeline: "break-crit-edges", Prepare: "mem2reg"},
			{Pipeline: "mergereturn", Prepare: "mem2reg", Make: irgen.Diamonds},
		},
	}.Run(t)
}
