package gpu_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"bypass-slow-division", "invariant-masks", "nvvm-asm-registers", "nvvm-intr-range", "nvvm-reflect", "sink-predicates", "speculative-execution"},
		Functions: []difftest.Case{
			{Pipeline: "speculative-execution", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "speculative-execution", Prepare: "mem2reg"},
			{Pipeline: "bypass-slow-division", Make: irgen.Divisions, Prepare: "mem2reg", Alone: true},
			{Pipeline: "invariant-masks", Make: irgen.Loops, Prepare: "mem2reg,loop-rotate,loop-mssa(licm)", Alone: true},
			{Pipeline: "sink-predicates", Make: irgen.Loops, Prepare: "mem2reg,loop-rotate,loop-mssa(licm)", Alone: true},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "speculative-execution", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
	}.Run(t)
}
