package gpu_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"bypass-slow-division", "codegenprepare", "infer-address-spaces", "infer-argument-spaces", "load-store-vectorizer", "nary-reassociate", "nvvm-asm-registers", "nvvm-intr-range", "nvvm-reflect", "separate-const-offset-from-gep", "slsr", "speculative-execution", "straight-line"},
		Functions: []difftest.Case{
			{Pipeline: "speculative-execution", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "speculative-execution", Prepare: "mem2reg"},
			{Pipeline: "infer-address-spaces", Make: irgen.AddressSpaces},
			{Pipeline: "infer-address-spaces<constants;memory;allocas>", Make: irgen.AddressSpaces, Alone: true},
			{Pipeline: "bypass-slow-division", Make: irgen.Divisions, Prepare: "mem2reg", Alone: true},
			{Pipeline: "codegenprepare", Make: irgen.ForGPU, Prepare: "mem2reg", Alone: true},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.ForGPU, Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnGPU(irgen.Loops), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnGPU(irgen.Memory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnGPU(irgen.LoopMemory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnHost(irgen.LoopMemory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.OnHost(irgen.Memory), Prepare: "mem2reg,instsimplify", Refine: "codegenprepare"},
			{Pipeline: "require<profile-summary>,function(codegenprepare)", Make: irgen.Divisions, Prepare: "mem2reg,instsimplify,simplifycfg,dce", Refine: "bypass-slow-division"},
			{Pipeline: "load-store-vectorizer", Make: irgen.Adjacent},
			{Pipeline: "nary-reassociate", Make: irgen.Nary, Refine: "nary-reassociate<strict>"},
			{Pipeline: "slsr", Make: irgen.Addresses, Refine: "slsr<strict>"},
			{Pipeline: "slsr", Make: irgen.PlainAddressesGPU, Refine: "slsr<strict>"},
			{Pipeline: "slsr", Prepare: "separate-const-offset-from-gep<strict>,early-cse", Make: irgen.AddressesGPU, Refine: "slsr<strict>"},
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, Refine: "separate-const-offset-from-gep<strict>"},
			{Pipeline: "separate-const-offset-from-gep<lower-gep>", Make: irgen.AddressesGPU, Refine: "separate-const-offset-from-gep<lower-gep;strict>"},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "speculative-execution", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "slsr", Make: irgen.Addresses, AtLeast: 100},
			{Pipeline: "nary-reassociate", Make: irgen.Nary, AtLeast: 100},
			{Pipeline: "separate-const-offset-from-gep", Make: irgen.AddressesGPU, AtLeast: 100},
			{Pipeline: "infer-address-spaces", Make: irgen.Kernels, AtLeast: 100},
			{Pipeline: "load-store-vectorizer", Make: irgen.Adjacent, AtLeast: 100},
		},
	}.Run(t)
}
