package loops_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and executes random loops
// before and after. LLVM's costs differ, and with them which loops are vectorized, so that results
// are not compared with LLVM's one by one.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-vectorize"},
		Functions: []difftest.Case{
			{Pipeline: "loop-vectorize", Make: irgen.VectorLoops, Alone: true},
			{Pipeline: "loop-vectorize,instcombine,simplifycfg", Make: irgen.VectorLoops, Alone: true},
			{Pipeline: "loop-vectorize", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Counters, Alone: true},
			{Pipeline: "loop-vectorize", Prepare: "instcombine", Make: irgen.VectorLoops, Alone: true},
		},
	}.Run(t)
}
