package scalar_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"alignment-from-assumptions", "callsite-splitting", "div-rem-pairs", "float2int", "infer-alignment", "instsimplify", "libcalls-shrinkwrap", "lower-constant-intrinsics", "lower-expect", "mem2reg", "mldst-motion", "sink"},
		Functions: []difftest.Case{
			{Pipeline: "mem2reg"},
			{Pipeline: "instsimplify", Make: irgen.Pairs, All: true},
			{Pipeline: "instsimplify", Make: irgen.Conditions, All: true},
			{Pipeline: "instsimplify", Prepare: "mem2reg"},
			{Pipeline: "sink", Prepare: "mem2reg"},
			{Pipeline: "sink", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "sink", Prepare: "mem2reg", Make: irgen.Memory},
			{Pipeline: "div-rem-pairs", Prepare: "mem2reg", Make: irgen.DivisionsAndRemainders},
			{Pipeline: "div-rem-pairs<sums>", Prepare: "mem2reg", Make: irgen.IndexSums, Alone: true},
			{Pipeline: "alignment-from-assumptions", Make: irgen.Aligned, NoRun: true},
			{Pipeline: "callsite-splitting", Make: irgen.SplitCalls},
			{Pipeline: "infer-alignment", Make: irgen.Aligned, NoRun: true},
			{Pipeline: "libcalls-shrinkwrap", Make: irgen.MathCalls, NoRun: true},
			{Pipeline: "float2int", Make: irgen.Floats, NoRun: true},
			{Pipeline: "lower-constant-intrinsics", Make: irgen.ConstantIntrinsics, NoRun: true},
			{Pipeline: "mldst-motion", Prepare: "mem2reg", Make: irgen.Diamonds},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "lower-expect", Prepare: "mem2reg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "mem2reg", AtLeast: 100},
			{Pipeline: "instsimplify", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "mldst-motion", Prepare: "mem2reg", Make: irgen.Diamonds, AtLeast: 100},
			{Pipeline: "div-rem-pairs", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "sink", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
