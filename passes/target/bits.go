package target

import (
	"slices"
	"strings"
)

// BitCost is the cost of counting the bits of a number relative to an addition: leading zeros
// (llvm.ctlz), trailing zeros (llvm.cttz) or ones (llvm.ctpop). Where the target does not say, it
// costs as much as an addition. zeroPoison: the result for 0 is poison.
func (t *Target) BitCost(id string, bits int, zeroPoison bool) int {
	if t.CountBits == nil {
		return 1
	}
	return t.CountBits(id, bits, zeroPoison)
}

// x86CountBits are LLVM's figures: bit scans, which say nothing of 0, unless the processor counts
// zeros.
func x86CountBits(cpu, features string) func(id string, bits int, zeroPoison bool) int {
	lzcnt, bmi := x86Has("lzcnt", x86LZCNT, cpu, features), x86Has("bmi", x86BMI, cpu, features)
	return func(id string, bits int, zeroPoison bool) int {
		switch {
		case id == "llvm.ctlz" && lzcnt, id == "llvm.cttz" && bmi:
			return 1
		case id == "llvm.ctlz" && zeroPoison && bits < 32:
			return 3
		case zeroPoison || id == "llvm.cttz" && bits < 32:
			return 1
		}
		return 2
	}
}

// x86Has reports whether a feature is asked for, or is a processor's and not refused.
func x86Has(feature string, cpus []string, cpu, features string) bool {
	return slices.Contains(cpus, cpu) && !strings.Contains(features, "-"+feature) || strings.Contains(features, "+"+feature)
}

// x86LZCNT, x86BMI and x86POPCNT are the processors that count leading zeros, trailing zeros and
// ones.
var (
	x86BMI = []string{"bdver2", "bdver3", "bdver4", "btver2", "haswell", "core-avx2", "broadwell", "skylake", "skylake-avx512", "skx", "cascadelake", "icelake-client",
		"icelake-server", "sapphirerapids", "znver1", "znver2", "znver3", "znver4", "znver5", "x86-64-v3", "x86-64-v4", "knl", "knm"}
	x86LZCNT  = append([]string{"amdfam10", "barcelona", "bdver1", "btver1"}, x86BMI...)
	x86POPCNT = append([]string{"nehalem", "corei7", "westmere", "sandybridge", "corei7-avx", "ivybridge", "silvermont", "slm", "goldmont", "goldmont-plus", "tremont",
		"x86-64-v2"}, x86LZCNT...)
)

// x86FastPopcount reports whether the processor counts ones.
func x86FastPopcount(cpu, features string) bool {
	return slices.Contains(x86POPCNT, cpu) && !strings.Contains(features, "-popcnt") || strings.Contains(features, "+popcnt") || strings.Contains(features, "+sse4.2")
}
