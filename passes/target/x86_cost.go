package target

import (
	"slices"

	"opt-go/frontend/ir"
)

// x86LoopOps is how many operations of a loop x86's processors keep decoded, as LLVM's scheduling
// models say.
var x86LoopOps = []struct {
	ops  int
	cpus []string
}{
	{10, []string{"silvermont", "slm", "goldmont", "goldmont-plus", "tremont", "atom", "bonnell"}},
	{28, []string{"x86-64", "generic", "nehalem", "westmere", "core2", "penryn", "sandybridge", "ivybridge", "corei7", "corei7-avx", "core-avx-i", "x86-64-v2"}},
	{50, []string{"haswell", "broadwell", "skylake", "skylake-avx512", "skx", "cascadelake", "cooperlake", "cannonlake", "icelake-client", "icelake-server",
		"tigerlake", "rocketlake", "core-avx2", "x86-64-v3", "x86-64-v4", "knl", "knm"}},
	{72, []string{"alderlake", "raptorlake", "sapphirerapids", "emeraldrapids", "graniterapids", "meteorlake", "arrowlake", "lunarlake", "gracemont",
		"sierraforest", "grandridge", "pantherlake", "clearwaterforest"}},
	{96, []string{"znver3"}},
	{108, []string{"znver4"}},
}

// x86UnrollOps looks the processor up that a function is tuned for, or else compiled for, or else
// all are.
func x86UnrollOps(f *ir.Func, cpu string) int {
	for _, key := range []string{"target-cpu", "tune-cpu"} {
		if a, ok := f.Attrs.Fn.Get(key); ok {
			cpu = a.Val
		}
	}
	for _, m := range x86LoopOps {
		if slices.Contains(m.cpus, cpu) {
			return m.ops
		}
	}
	return 0
}

// x86Intrinsics are intrinsics of scalars that take several instructions.
var x86Intrinsics = map[string]int{
	"llvm.smax": 2, "llvm.smin": 2, "llvm.umax": 2, "llvm.umin": 2, "llvm.abs": 3, "llvm.usub.sat": 3, "llvm.fmuladd": 2, "llvm.fabs": 2,
	"llvm.copysign": 2, "llvm.maxnum": 7, "llvm.minnum": 7, "llvm.sadd.with.overflow": 4, "llvm.uadd.with.overflow": 4, "llvm.ssub.with.overflow": 4,
	"llvm.usub.with.overflow": 4,
}

// x86MulCost is what a multiplication costs in time beside an addition.
func x86MulCost(bits int) int {
	switch {
	case bits == 8:
		return 3
	case bits == 32:
		return 1
	}
	return 2
}
