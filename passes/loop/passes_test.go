package loop_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"indvars", "lcssa", "licm", "loop-deletion", "loop-idiom", "loop-instsimplify", "loop-rotate", "loop-simplify", "loop-simplifycfg", "loop-unroll", "loop-unroll-full", "pointer-steps", "simple-loop-unswitch"},
		Functions: []difftest.Case{
			{Pipeline: "loop-simplify", Prepare: "mem2reg,instsimplify"},
			{Pipeline: "lcssa", Prepare: "mem2reg"},
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "licm", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "licm", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "licm", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory},
			{Pipeline: "loop-deletion", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "loop-idiom", Make: irgen.Idioms},
			{Pipeline: "loop-idiom", Make: irgen.BitLoops},
			{Pipeline: "loop-instsimplify", Prepare: "mem2reg,instsimplify,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-simplifycfg", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "loop-simplifycfg", Prepare: "mem2reg,instsimplify", Make: irgen.Invariant},
			{Pipeline: "loop-simplifycfg", Prepare: "mem2reg,instsimplify", Make: irgen.FoldedBranches},
			{Pipeline: "loop-rotate", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "loop-rotate", Prepare: "mem2reg", Make: irgen.Loops},
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg", Make: irgen.Loops},
			{Pipeline: "indvars", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Counters, Cost: 1.20}, // LLVM also counts loops whose inner loops may be endless
			{Pipeline: "indvars", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "indvars", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "loop-unroll<no-peeling>", Prepare: "mem2reg,instsimplify", Make: irgen.ShortLoops},
			{Pipeline: "loop-unroll<O3;no-peeling;partial;upperbound>", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.ShortLoops},
			{Pipeline: "loop-unroll<runtime;no-peeling>", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Recurrences, Cost: 1.03}, // the same
			{Pipeline: "loop-unroll<runtime;no-peeling>", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-unroll", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Recurrences},
			{Pipeline: "loop-unroll-full", Prepare: "mem2reg,loop-rotate,instsimplify", Make: irgen.Recurrences},
			{Pipeline: "loop-unroll<upperbound;no-peeling>", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "simple-loop-unswitch", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "simple-loop-unswitch", Prepare: "mem2reg", Make: irgen.Invariant},
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg", Make: irgen.Invariant},
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg,instsimplify,simplifycfg", Make: irgen.Loops},
			{Pipeline: "pointer-steps", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory, Alone: true},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "loop-rotate", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "loop-unroll", Prepare: "mem2reg,loop-rotate", AtLeast: 100},
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg,instsimplify,simplifycfg", Make: irgen.Loops, AtLeast: 100},
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "licm", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "licm", Prepare: "mem2reg,loop-rotate", Make: irgen.Invariant, AtLeast: 100},
			{Pipeline: "loop-rotate", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "loop-unroll", Prepare: "mem2reg,loop-rotate", AtLeast: 95}, // branches that are known keep their location
			{Pipeline: "loop-simplify,lcssa", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "indvars", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "simple-loop-unswitch<nontrivial>", Prepare: "mem2reg,instsimplify,simplifycfg", Make: irgen.Loops, AtLeast: 98},
		},
	}.Run(t)
}
