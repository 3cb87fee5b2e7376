package passes

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

var locationCases = []metadataCase{
	{"simplifycfg", "mem2reg", generate, 100},
	{"simplifycfg", "mem2reg,instsimplify,simplifycfg,dce", generate, 100},
	{"simplifycfg<switch-range-to-icmp;hoist-common-insts>", "mem2reg,early-cse", generate, 100},
	{"simplifycfg", "", generateConditions, 100},
	{"simplifycfg", "", generateConditionalStores, 100},
	{"simplifycfg<sink-common-insts>", "mem2reg,instsimplify", generateDiamonds, 100},
	{"mem2reg", "", generate, 100},
	{"early-cse", "mem2reg", generate, 100},
	{"early-cse<memssa>", "mem2reg", generateMemory, 100},
	{"gvn", "mem2reg", generate, 100},
	{"gvn", "mem2reg", generateMemory, 100},
	{"instcombine<no-verify-fixpoint>", "mem2reg", generate, 100},
	{"instsimplify", "mem2reg", generate, 100},
	{"dse", "mem2reg", generateMemory, 100},
	{"licm", "mem2reg,simplifycfg", generate, 100},
	{"licm", "mem2reg,loop-rotate", generateInvariant, 100},
	{"loop-rotate", "mem2reg,simplifycfg", generate, 100},
	{"loop-unroll", "mem2reg,loop-rotate", generate, 95}, // branches that are known keep their location
	{"loop-simplify,lcssa", "mem2reg,simplifycfg", generate, 100},
	{"indvars", "mem2reg,simplifycfg", generate, 100},
	{"jump-threading", "mem2reg", generate, 100},
	{"correlated-propagation", "mem2reg", generate, 100},
	{"sccp", "mem2reg", generate, 100},
	{"reassociate", "mem2reg", generateSums, 60}, // new products and negations have the location of the sum
	{"sroa", "", generateAllocas, 60},            // what stands for a load has its location, not that of what follows
	{"memcpyopt", "", generateCopies, 100},
	{"mldst-motion", "mem2reg", generateDiamonds, 100},
	{"simple-loop-unswitch<nontrivial>", "mem2reg,instsimplify,simplifycfg", generateLoops, 98},
	{"tailcallelim", "mem2reg,simplifycfg", generateRecursion, 100},
	{"speculative-execution", "mem2reg,simplifycfg", generate, 100},
	{"slsr", "", generateAddresses, 100},
	{"nary-reassociate", "", generateNary, 100},
	{"separate-const-offset-from-gep", "", generateAddressesGPU, 100},
	{"infer-address-spaces", "", generateKernels, 100},
	{"load-store-vectorizer", "", generateAdjacent, 100},
	{"bdce", "mem2reg", generate, 100},
	{"div-rem-pairs", "mem2reg", generate, 100},
	{"sink", "mem2reg", generate, 100},
}

// TestLocations gives every instruction of random functions a line of its own, in one of two scopes, and compares the locations that passes
// leave with those that LLVM's leave, in the functions that are equal otherwise.
func TestLocations(t *testing.T) {
	for _, c := range locationCases {
		c.run(t, "debug locations", locate, takeLocations)
	}
}

// locate writes the module with debug locations.
func locate(m *ir.Module, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 2))
	const first = 9000
	var out, nodes strings.Builder
	n, function, inSwitch := first, 0, false
	node := func(format string, args ...any) int {
		fmt.Fprintf(&nodes, "!%d = %s\n", n, fmt.Sprintf(format, args...))
		n++
		return n - 1
	}
	file := node("!DIFile(filename: \"a.c\", directory: \"/\")")
	unit := node("distinct !DICompileUnit(language: DW_LANG_C99, file: !%d, emissionKind: FullDebug)", file)
	flag := node("!{i32 2, !\"Debug Info Version\", i32 3}")
	ty := node("!DISubroutineType(types: !{null})")
	inner := 0
	for line := range strings.SplitSeq(m.String(), "\n") {
		switch {
		case strings.HasPrefix(line, "define "):
			function = node("distinct !DISubprogram(name: \"f\", scope: !%d, file: !%d, line: 1, type: !%d, unit: !%d, spFlags: DISPFlagDefinition)", file, file, ty, unit)
			inner = node("distinct !DILexicalBlock(scope: !%d, file: !%d, line: 2)", function, file)
			line = strings.TrimSuffix(line, "{") + fmt.Sprintf("!dbg !%d {", function)
		case line == "}":
			function = 0
		case function != 0 && strings.HasPrefix(line, "  switch "):
			inSwitch = true
		case function != 0 && (strings.HasPrefix(line, "  ]") || strings.HasPrefix(line, "  ") && !inSwitch):
			inSwitch = false
			scope := function
			if r.IntN(3) == 0 {
				scope = inner
			}
			line += fmt.Sprintf(", !dbg !%d", node("!DILocation(line: %d, column: %d, scope: !%d)", 10+r.IntN(1000), 1+r.IntN(9), scope))
		}
		out.WriteString(line + "\n")
	}
	return fmt.Sprintf("%s\n!llvm.dbg.cu = !{!%d}\n!llvm.module.flags = !{!%d}\n%s", out.String(), unit, flag, nodes.String())
}

// takeLocations removes the debug locations from a function and returns them as text.
func takeLocations(f *ir.Func) string {
	var out strings.Builder
	f.SetMD("dbg", nil)
	for i := range f.Instrs() {
		loc := "none"
		if d := i.DebugLoc(); d != nil {
			scope, _ := d.Field("scope").(*ir.MDNode)
			loc = fmt.Sprintf("%s:%s in %s", ir.MDString(d.Field("line")), ir.MDString(d.Field("column")), scope.Kind)
		}
		i.SetMD("dbg", nil)
		fmt.Fprintf(&out, "%s: %s\n", strings.TrimSpace(i.String()), loc)
	}
	return out.String()
}
