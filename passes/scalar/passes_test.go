package scalar_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"adce", "alignment-from-assumptions", "bdce", "callsite-splitting", "dce", "div-rem-pairs", "early-cse", "float2int", "infer-alignment", "instsimplify", "libcalls-shrinkwrap", "lower-constant-intrinsics", "lower-expect", "mem2reg", "mldst-motion", "simplifycfg", "sink", "tailcallelim"},
		Functions: []difftest.Case{
			{Pipeline: "mem2reg"},
			{Pipeline: "dce", Prepare: "mem2reg"},
			{Pipeline: "adce", Prepare: "mem2reg"},
			{Pipeline: "adce", Prepare: "mem2reg,simplifycfg", Make: irgen.Loops},
			{Pipeline: "adce", Prepare: "mem2reg", Make: irgen.DeadCode},
			{Pipeline: "bdce", Prepare: "mem2reg"},
			{Pipeline: "bdce", Make: irgen.Masked},
			{Pipeline: "instsimplify", Make: irgen.Pairs, All: true},
			{Pipeline: "instsimplify", Make: irgen.Conditions, All: true},
			{Pipeline: "simplifycfg", Make: irgen.Conditions, All: true},
			{Pipeline: "instsimplify", Prepare: "mem2reg"},
			{Pipeline: "early-cse", Prepare: "mem2reg"},
			{Pipeline: "simplifycfg", Prepare: "mem2reg", Settle: true},
			{Pipeline: "simplifycfg", Prepare: "mem2reg,instsimplify,simplifycfg,dce"},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse"},
			{Pipeline: "simplifycfg", Make: irgen.ConditionalStores},
			{Pipeline: "simplifycfg<forward-switch-cond>", Prepare: "mem2reg,instsimplify,dce"},
			{Pipeline: "simplifycfg<switch-to-lookup>", Prepare: "mem2reg,instsimplify,dce"},
			{Pipeline: "simplifycfg<sink-common-insts>", Prepare: "mem2reg,instsimplify,dce", Make: irgen.Diamonds},
			{Pipeline: "simplifycfg<sink-common-insts;hoist-common-insts>", Make: irgen.Diamonds},
			{Pipeline: "early-cse<memssa>", Prepare: "mem2reg", Make: irgen.Memory},
			{Pipeline: "sink", Prepare: "mem2reg"},
			{Pipeline: "sink", Prepare: "mem2reg,instsimplify", Make: irgen.Loops},
			{Pipeline: "sink", Prepare: "mem2reg", Make: irgen.Memory},
			{Pipeline: "tailcallelim", Prepare: "mem2reg,simplifycfg", Make: irgen.Recursion}, // nsw and nuw of accumulators, which LLVM keeps
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
			{Pipeline: "simplifycfg", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "simplifycfg", Prepare: "mem2reg,instsimplify,simplifycfg,dce", AtLeast: 100},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse", AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.Conditions, AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.ConditionalStores, AtLeast: 100},
			{Pipeline: "simplifycfg", Prepare: "mem2reg", Make: irgen.Invariant, AtLeast: 99},
			{Pipeline: "lower-expect", Prepare: "mem2reg", AtLeast: 100},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "simplifycfg", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "simplifycfg", Prepare: "mem2reg,instsimplify,simplifycfg,dce", AtLeast: 100},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse", AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.Conditions, AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.ConditionalStores, AtLeast: 100},
			{Pipeline: "simplifycfg<sink-common-insts>", Prepare: "mem2reg,instsimplify", Make: irgen.Diamonds, AtLeast: 100},
			{Pipeline: "mem2reg", AtLeast: 100},
			{Pipeline: "early-cse", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "early-cse<memssa>", Prepare: "mem2reg", Make: irgen.Memory, AtLeast: 100},
			{Pipeline: "instsimplify", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "mldst-motion", Prepare: "mem2reg", Make: irgen.Diamonds, AtLeast: 100},
			{Pipeline: "tailcallelim", Prepare: "mem2reg,simplifycfg", Make: irgen.Recursion, AtLeast: 100},
			{Pipeline: "bdce", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "div-rem-pairs", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "sink", Prepare: "mem2reg", AtLeast: 100},
		},
	}.Run(t)
}
