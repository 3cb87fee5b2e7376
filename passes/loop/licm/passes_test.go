package licm_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"licm", "lnicm"},
		Functions: []difftest.Case{
			{Pipeline: "licm", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "licm", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "licm", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory},
			{Pipeline: "loop-mssa(lnicm)", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-mssa(lnicm)", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "licm", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "licm", Prepare: "mem2reg,loop-rotate", Make: irgen.Invariant, AtLeast: 100},
		},
	}.Run(t)
}
