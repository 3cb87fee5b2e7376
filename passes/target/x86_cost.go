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
	"llvm.smax": 3, "llvm.smin": 3, "llvm.umax": 3, "llvm.umin": 3, "llvm.abs": 3, "llvm.usub.sat": 3, "llvm.uadd.sat": 3, "llvm.sadd.sat": 7, "llvm.ssub.sat": 7, "llvm.fmuladd": 2, "llvm.fabs": 2,
	"llvm.copysign": 2, "llvm.maxnum": 7, "llvm.minnum": 7, "llvm.sadd.with.overflow": 4, "llvm.uadd.with.overflow": 4, "llvm.ssub.with.overflow": 4,
	"llvm.usub.with.overflow": 4,
}

// x86KnownCost is the cost of instructions that differs from LLVM's generic figures by more than
// their name: a store to an address with an index is two operations, and so is a product of 64
// bits; a minimum or maximum of fewer than 32 bits extends one operand.
func x86KnownCost(i *ir.Instr) (n int, ok bool) {
	switch i.Op() {
	case ir.Store:
		p, _ := i.Pointer().(*ir.Instr)
		if p == nil || p.Op() != ir.GetElementPtr {
			return 0, false
		}
		for k := 1; k < p.NumOperands(); k++ {
			if !ir.IsConst(p.Operand(k)) {
				return 2, true
			}
		}
	case ir.Mul:
		return 2, i.Type().Kind == ir.IntKind && i.Type().Bits == 64
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin":
			return 4, i.Type().Kind == ir.IntKind && i.Type().Bits < 32
		}
	}
	return 0, false
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
