package codegenprepare_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"codegenprepare"},
		Functions: []difftest.Case{
			{Pipeline: "codegenprepare", Make: irgen.ForGPU, Prepare: "mem2reg", Alone: true},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.ForGPU, Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnGPU(irgen.Loops), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnGPU(irgen.Memory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnGPU(irgen.LoopMemory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnHost(irgen.LoopMemory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnHost(irgen.Memory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.Divisions, Prepare: "mem2reg,instsimplify,simplifycfg,dce", Refine: "bypass-slow-division"},
		},
	}.Run(t)
}
