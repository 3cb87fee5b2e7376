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
			{Pipeline: "loop-vectorize", Make: irgen.PlainVectorLoops, Alone: true},
			{Pipeline: "loop-vectorize", Make: irgen.PlainVectorLoops, Alone: true, Flags: forced("4", "1")},
			{Pipeline: "loop-vectorize", Prepare: "instcombine", Make: irgen.PlainVectorLoops, Alone: true, Flags: forced("2", "4")},
			{Pipeline: "loop-vectorize", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Counters, Alone: true, Flags: forced("8", "2")},
		},
	}.Run(t)
}

// forced are the flags that demand a width and how many vectors are side by side.
func forced(width, interleave string) map[string]string {
	return map[string]string{"force-vector-width": width, "force-vector-interleave": interleave}
}
