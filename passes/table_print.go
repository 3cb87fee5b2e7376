package passes

import (
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
)

// printers are the passes that print or draw what is known of the program, and change nothing.
func printers() []pass.Desc {
	return []pass.Desc{
		{Name: "aa-eval", Help: "ask the alias analysis about all pairs of pointers and calls, and print the answers", Unit: pass.FuncUnit, Func: alias.Eval, Print: true, Required: true,
			Flags: alias.EvalFlags()},
		{Name: "dot-cfg", Help: "draw the control-flow graph for Graphviz, in a file .FUNCTION.dot", Unit: pass.FuncUnit, Func: analysis.DotCFG, Print: true, Required: true, Flags: analysis.DotFlags()},
		{Name: "dot-cfg-only", Help: "draw the control-flow graph without the instructions", Unit: pass.FuncUnit, Func: analysis.DotCFGOnly, Print: true, Required: true},
		{Name: "dot-dom", Help: "draw the dominator tree for Graphviz, in a file dom.FUNCTION.dot", Unit: pass.FuncUnit, Func: analysis.DotDominators, Print: true, Required: true},
		{Name: "dot-dom-only", Help: "draw the dominator tree without the instructions", Unit: pass.FuncUnit, Func: analysis.DotDominatorsOnly, Print: true, Required: true},
		{Name: "dot-post-dom", Help: "draw the post-dominator tree for Graphviz, in a file postdom.FUNCTION.dot", Unit: pass.FuncUnit, Func: analysis.DotPostDominators, Print: true, Required: true},
		{Name: "dot-post-dom-only", Help: "draw the post-dominator tree without the instructions", Unit: pass.FuncUnit, Func: analysis.DotPostDominatorsOnly, Print: true, Required: true},
		{Name: "print", Help: "print the functions as they are at this point", Unit: pass.FuncUnit, Func: printFunc, Print: true, Required: true},
		{Name: "print<affine-module>", Help: "print<affine> of all functions, with the states of arguments and results of internal functions", Unit: pass.ModuleUnit,
			Module: divergence.PrintAffineModule, Print: true, Required: true, Params: divergence.PrintAffineParams()[:1]},
		{Name: "print<affine>", Help: "print how values depend on the numbers of the threads of a warp", Unit: pass.FuncUnit, Func: divergence.PrintAffine, Print: true, Required: true,
			Params: divergence.PrintAffineParams()},
		{Name: "print<cycles>", Help: "print the cycles of the control-flow graph, those with several entries too", Unit: pass.FuncUnit, Func: analysis.PrintCycles, Print: true, Required: true},
		{Name: "print<divergence>", Help: "print the values and branches that differ between the threads of a warp, in LLVM 14's format", Unit: pass.FuncUnit, Func: divergence.PrintDivergence, Print: true, Required: true},
		{Name: "print<domtree>", Help: "print the dominator tree", Unit: pass.FuncUnit, Func: analysis.PrintDominators, Print: true, Required: true},
		{Name: "print<gsa>", Help: "print the functions in gated SSA: μ, γ and η with the conditions that decide them", Unit: pass.FuncUnit, Func: divergence.PrintGSA,
			Print: true, Required: true},
		{Name: "print<loops>", Help: "print the loops and the blocks in them", Unit: pass.FuncUnit, Func: analysis.PrintLoops, Print: true, Required: true},
		{Name: "print<memoryssa>", Help: "print the functions with their MemorySSA", Unit: pass.FuncUnit, Func: memssa.Print, Print: true, Required: true,
			Params: []pass.Param{{Name: "ensure-optimized-uses", Help: "link reads to the writes that they depend on (default); no-: as built"}}},
		{Name: "print<postdomtree>", Help: "print the post-dominator tree", Unit: pass.FuncUnit, Func: analysis.PrintPostDominators, Print: true, Required: true},
		{Name: "print<scalar-evolution>", Help: "print the scalar evolution of integers and pointers, and how often loops run", Unit: pass.FuncUnit, Func: scev.Print, Print: true, Required: true},
		{Name: "print<uniformity>", Help: "print which values and branches are the same for all threads of a warp", Unit: pass.FuncUnit, Func: divergence.PrintUniformity, Print: true, Required: true},
	}
}
