package simplifycfg_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
	"opt-go/passes/pass"
)

// TestPasses runs the regression tests of the pass in this folder, and compares it with LLVM's on
// random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"simplifycfg"},
		Functions: []difftest.Case{
			{Pipeline: "simplifycfg", Make: irgen.Conditions, All: true},
			{Pipeline: "simplifycfg", Prepare: "mem2reg", Settle: true},
			{Pipeline: "simplifycfg", Prepare: "mem2reg,instsimplify,simplifycfg,dce"},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse"},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse", Version: pass.LLVM22},
			{Pipeline: "simplifycfg", Make: irgen.ConditionalStores},
			{Pipeline: "simplifycfg<forward-switch-cond>", Prepare: "mem2reg,instsimplify,dce"},
			{Pipeline: "simplifycfg<switch-to-lookup>", Prepare: "mem2reg,instsimplify,dce"},
			{Pipeline: "simplifycfg<sink-common-insts>", Prepare: "mem2reg,instsimplify,dce", Make: irgen.Diamonds},
			{Pipeline: "simplifycfg<sink-common-insts;hoist-common-insts>", Make: irgen.Diamonds},
		},
		Weights: []difftest.MetadataCase{
			{Pipeline: "simplifycfg", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "simplifycfg", Prepare: "mem2reg,instsimplify,simplifycfg,dce", AtLeast: 100},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse", AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.Conditions, AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.ConditionalStores, AtLeast: 100},
			{Pipeline: "simplifycfg", Prepare: "mem2reg", Make: irgen.Invariant, AtLeast: 99},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "simplifycfg", Prepare: "mem2reg", AtLeast: 100},
			{Pipeline: "simplifycfg", Prepare: "mem2reg,instsimplify,simplifycfg,dce", AtLeast: 100},
			{Pipeline: "simplifycfg<switch-range-to-icmp;hoist-common-insts>", Prepare: "mem2reg,early-cse", AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.Conditions, AtLeast: 100},
			{Pipeline: "simplifycfg", Make: irgen.ConditionalStores, AtLeast: 100},
			{Pipeline: "simplifycfg<sink-common-insts>", Prepare: "mem2reg,instsimplify", Make: irgen.Diamonds, AtLeast: 100},
		},
	}.Run(t)
}
