package passes

import (
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/graphs"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/analysis/region"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/divergence"
	"opt-go/passes/ipo/inline"
	"opt-go/passes/pass"
)

// printers are the passes that print or draw facts about the program, and change nothing.
func printers() []Desc {
	return []Desc{
		{Name: "aa-eval", Help: "Evaluate alias analysis on all pairs of pointers and calls", Unit: pass.FuncUnit, Func: alias.Eval, Print: true, Required: true,
			Flags: alias.EvalFlags()},
		{Name: "dot-cfg", Help: "Write the control-flow graph to .FUNCTION.dot for Graphviz", Unit: pass.FuncUnit, Func: graphs.DotCFG, Print: true, Required: true, Flags: graphs.DotFlags()},
		{Name: "dot-cfg-only", Help: "Write the control-flow graph without instructions", Unit: pass.FuncUnit, Func: graphs.DotCFGOnly, Print: true, Required: true},
		{Name: "dot-dom", Help: "Write the dominator tree to dom.FUNCTION.dot for Graphviz", Unit: pass.FuncUnit, Func: graphs.DotDominators, Print: true, Required: true},
		{Name: "dot-dom-only", Help: "Write the dominator tree without instructions", Unit: pass.FuncUnit, Func: graphs.DotDominatorsOnly, Print: true, Required: true},
		{Name: "dot-post-dom", Help: "Write the post-dominator tree to postdom.FUNCTION.dot for Graphviz", Unit: pass.FuncUnit, Func: graphs.DotPostDominators, Print: true, Required: true},
		{Name: "dot-post-dom-only", Help: "Write the post-dominator tree without instructions", Unit: pass.FuncUnit, Func: graphs.DotPostDominatorsOnly, Print: true, Required: true},
		{Name: "print", Help: "Print each function", Unit: pass.FuncUnit, Func: printFunc, Print: true, Required: true},
		{Name: "print<affine-module>", Help: "Print the interprocedural affine divergence analysis", Unit: pass.ModuleUnit,
			Module: divergence.PrintAffineModule, Print: true, Required: true, Params: divergence.PrintAffineParams()[:1]},
		{Name: "print<affine>", Help: "Print how values depend on the thread id (affine analysis)", Unit: pass.FuncUnit, Func: divergence.PrintAffine, Print: true, Required: true,
			Params: divergence.PrintAffineParams()},
		{Name: "print<cycles>", Help: "Print the cycles of the control-flow graph, irreducible ones too", Unit: pass.FuncUnit, Func: graphs.PrintCycles, Print: true, Required: true},
		{Name: "print<divergence>", Help: "Print divergent values and branches in LLVM 14's format", Unit: pass.FuncUnit, Func: divergence.PrintDivergence, Print: true, Required: true},
		{Name: "print<domtree>", Help: "Print the dominator tree", Unit: pass.FuncUnit, Func: graphs.PrintDominators, Print: true, Required: true},
		{Name: "print<gsa>", Help: "Print functions in gated SSA form: μ, γ and η", Unit: pass.FuncUnit, Func: divergence.PrintGSA,
			Print: true, Required: true},
		{Name: "print<inline-cost>", Help: "Print what each instruction adds to the cost of inlining a call", Unit: pass.FuncUnit, Func: inline.PrintCost, Print: true, Required: true},
		{Name: "print<loops>", Help: "Print the loop nest", Unit: pass.FuncUnit, Func: graphs.PrintLoops, Print: true, Required: true},
		{Name: "print<memoryssa>", Help: "Print functions annotated with MemorySSA", Unit: pass.FuncUnit, Func: memssa.Print, Print: true, Required: true,
			Params: []pass.Param{{Name: "ensure-optimized-uses", Help: "link uses to their clobbering definitions (default); no-: as built"}}},
		{Name: "print<postdomtree>", Help: "Print the post-dominator tree", Unit: pass.FuncUnit, Func: graphs.PrintPostDominators, Print: true, Required: true},
		{Name: "print<regions>", Help: "Print the tree of regions of a single entry and exit", Unit: pass.FuncUnit, Func: region.Print, Print: true, Required: true},
		{Name: "print<scalar-evolution>", Help: "Print scalar evolution of values, and trip counts of loops", Unit: pass.FuncUnit, Func: scev.Print, Print: true, Required: true},
		{Name: "print<uniformity>", Help: "Print uniform and divergent values and branches", Unit: pass.FuncUnit, Func: divergence.PrintUniformity, Print: true, Required: true},
	}
}
