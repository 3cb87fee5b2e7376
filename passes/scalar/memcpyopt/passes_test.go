package memcpyopt_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"memcpyopt"},
		Functions: []difftest.Case{
			{Pipeline: "memcpyopt", Make: irgen.Copies},
			{Pipeline: "memcpyopt", Make: irgen.AggregateCopies, NoRun: true},
			{Pipeline: "memcpyopt", Prepare: "mem2reg", Make: irgen.Memory},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "memcpyopt", Make: irgen.Copies, AtLeast: 100},
		},
	}.Run(t)
}
