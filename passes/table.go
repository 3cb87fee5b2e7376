package passes

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/debugify"
	"opt-go/passes/divergence"
	"opt-go/passes/gpu"
	"opt-go/passes/ipo"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/scalar"
	"opt-go/passes/scalar/aggressive"
	"opt-go/passes/scalar/constraint"
	"opt-go/passes/scalar/correlated"
	"opt-go/passes/scalar/dse"
	"opt-go/passes/scalar/gvn"
	"opt-go/passes/scalar/instcombine"
	"opt-go/passes/scalar/jumpthread"
	"opt-go/passes/scalar/memcpyopt"
	"opt-go/passes/scalar/reassociate"
	"opt-go/passes/scalar/sccp"
	"opt-go/passes/scalar/sroa"
)

// Table returns all passes, sorted by name.
func Table() []pass.Desc {
	all := slices.Concat(functionPasses(), widerPasses(), printers())
	slices.SortFunc(all, func(a, b pass.Desc) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// functionPasses are those that change or check one function at a time, and do not print.
func functionPasses() []pass.Desc {
	return []pass.Desc{
		{Name: "adce", Help: "remove what nothing needs, branches and circles of instructions included", Unit: pass.FuncUnit, Func: scalar.ADCE, Flags: scalar.ADCEFlags()},
		{Name: "aggressive-instcombine", Help: "narrow expressions that are truncated; idioms of counting bits, tables, rotations, bytes put together", Unit: pass.FuncUnit,
			Func: aggressive.Run},
		{Name: "alignment-from-assumptions", Help: "say in accesses what assumptions promise of the alignment of pointers that they are computed from", Unit: pass.FuncUnit,
			Func: scalar.AlignmentFromAssumptions},
		{Name: "bdce", Help: "remove what only makes bits that nobody looks at", Unit: pass.FuncUnit, Func: scalar.BDCE},
		{Name: "bypass-slow-division", Help: "divide short operands of slow divisions by a narrower division", Unit: pass.FuncUnit, Func: gpu.BypassSlowDivision,
			Params: gpu.BypassSlowDivisionParams()},
		{Name: "callsite-splitting", Help: "make calls on each of two ways that tell different things of their arguments", Unit: pass.FuncUnit, Func: scalar.CallSiteSplitting,
			Flags: scalar.CallSiteSplittingFlags()},
		{Name: "codegenprepare", Help: "prepare for instruction selection block by block: slow divisions, empty blocks, sinking", Unit: pass.FuncUnit, Func: gpu.CodeGenPrepare,
			Flags: gpu.CodeGenPrepareFlags()},
		{Name: "constraint-elimination", Help: "replace comparisons that follow from others by linear arithmetic", Unit: pass.FuncUnit, Func: constraint.Run},
		{Name: "correlated-propagation", Help: "use what branches, switches and assumptions tell of the values of integers", Unit: pass.FuncUnit, Func: correlated.Run},
		{Name: "dce", Help: "remove instructions whose results are not used and that have no effects", Unit: pass.FuncUnit, Func: scalar.DCE},
		{Name: "div-rem-pairs", Help: "compute a remainder from the quotient where both are needed", Unit: pass.FuncUnit, Func: scalar.DivRemPairs, Params: scalar.DivRemPairsParams()},
		{Name: "divergence", Help: "remarks for the programmer of a kernel: divergent branches, uncoalesced accesses, conflicts of banks, uniform work", Unit: pass.FuncUnit,
			Func: divergence.Advise},
		{Name: "dse", Help: "remove stores that nothing reads", Unit: pass.FuncUnit, Func: dse.Run, Flags: dse.Flags()},
		{Name: "early-cse", Help: "remove computations and loads that a dominating one has done already", Unit: pass.FuncUnit, Gather: true, Func: scalar.EarlyCSE, Params: scalar.EarlyCSEParams(),
			Flags: scalar.EarlyCSEFlags()},
		{Name: "float2int", Help: "compute with integers what is computed with floating-point numbers and is an integer in the end", Unit: pass.FuncUnit, Func: scalar.Float2Int,
			Flags: scalar.Float2IntFlags()},
		{Name: "gvn", Help: "remove computations and loads that are redundant, also on some ways only", Unit: pass.FuncUnit, Gather: true, Func: gvn.Run, Params: gvn.Params(), Flags: gvn.Flags()},
		{Name: "infer-address-spaces", Help: "turn accesses through generic pointers into accesses to the space they point to", Unit: pass.FuncUnit, Func: gpu.InferAddressSpaces,
			Params: gpu.InferAddressSpacesParams(),
			Flags:  []pass.Flag{{Name: "assume-default-is-flat-addrspace", Default: "false", Help: "take address space 0 for the generic one on every target"}}},
		{Name: "infer-alignment", Help: "align variables as their accesses like it best, and say in accesses how far addresses are aligned", Unit: pass.FuncUnit,
			Func: scalar.InferAlignment, Serial: true},
		{Name: "instcombine", Help: "combine instructions into fewer or simpler ones, in canonical forms", Unit: pass.FuncUnit, Gather: true, Func: instcombine.Run, Params: instcombine.Params()},
		{Name: "instsimplify", Help: "replace instructions by values that exist already", Unit: pass.FuncUnit, Func: scalar.InstSimplify},
		{Name: "jump-threading", Help: "take branches where it is decided which way they go", Unit: pass.FuncUnit, Func: jumpthread.Run, Flags: jumpthread.Flags()},
		{Name: "lcssa", Help: "give values that are used behind their loop a φ where the loop ends", Unit: pass.FuncUnit, Func: loop.LCSSA},
		{Name: "libcalls-shrinkwrap", Help: "call mathematical functions whose results are not used only where they set errno", Unit: pass.FuncUnit,
			Func: scalar.LibCallsShrinkWrap},
		{Name: "load-store-vectorizer", Help: "join loads and stores of adjacent memory to accesses of vectors", Unit: pass.FuncUnit, Gather: true, Func: gpu.LoadStoreVectorizer},
		{Name: "loop-simplify", Help: "give each loop a preheader, one latch and exits of its own", Unit: pass.FuncUnit, Func: loop.Simplify},
		{Name: "loop-unroll", Help: "copy the bodies of short loops once for each iteration", Unit: pass.FuncUnit, Gather: true, Func: loop.Unroll,
			Params: loop.UnrollParams(), Flags: loop.UnrollFlags()},
		{Name: "lower-constant-intrinsics", Help: "answer what is still asked about constants and sizes of objects", Unit: pass.FuncUnit, Func: scalar.LowerConstantIntrinsics},
		{Name: "lower-expect", Help: "turn what __builtin_expect says into weights of branches", Unit: pass.FuncUnit, Func: scalar.LowerExpect, Flags: scalar.LowerExpectFlags()},
		{Name: "mem2reg", Help: "promote stack slots that are loaded and stored whole to registers", Unit: pass.FuncUnit, Func: scalar.Mem2Reg},
		{Name: "memcpyopt", Help: "join and forward copies and fillings of memory", Unit: pass.FuncUnit, Func: memcpyopt.Run, Flags: memcpyopt.Flags()},
		{Name: "mldst-motion", Help: "move stores to one place on both sides of a branch behind it", Unit: pass.FuncUnit, Func: scalar.MergedLoadStoreMotion,
			Params: scalar.MergedLoadStoreMotionParams()},
		{Name: "nary-reassociate", Help: "compute sums, products, addresses and extremes of three operands from parts that are there already", Unit: pass.FuncUnit, Gather: true, Func: gpu.NaryReassociate,
			Params: gpu.NaryReassociateParams()},
		{Name: "no-op-function", Help: "do nothing to each function", Unit: pass.FuncUnit, Func: func(*pass.Context, *ir.Func) pass.Preserved { return pass.All }},
		{Name: "nvvm-asm-registers", Help: "make intrinsics of inline assembly that reads special registers", Unit: pass.FuncUnit, Func: gpu.NVVMAsmRegisters},
		{Name: "nvvm-intr-range", Help: "write to reads of special registers which numbers they may give", Unit: pass.FuncUnit, Func: gpu.NVVMIntrRange,
			Flags: []pass.Flag{{Name: "nvvm-max-grid-x", Default: "2147483647", Help: "the launch has at most so many blocks in x"}}},
		{Name: "nvvm-reflect", Help: "answer __nvvm_reflect, by which GPU libraries ask what they are compiled for", Unit: pass.FuncUnit, Func: gpu.NVVMReflect,
			Flags: []pass.Flag{{Name: "nvvm-reflect-enable", Default: "true", Help: "off: leave the questions to later passes"}}},
		{Name: "reassociate", Help: "write sums, products and bitwise operations anew: constants meet, factors are taken out, the early comes first", Unit: pass.FuncUnit, Func: reassociate.Run,
			Flags: reassociate.Flags()},
		{Name: "sccp", Help: "replace what is constant wherever it may be executed, and remove code that never is", Unit: pass.FuncUnit, Func: sccp.Run},
		{Name: "separate-const-offset-from-gep", Help: "add the constant part of an address last, where accesses fold it", Unit: pass.FuncUnit, Func: gpu.SeparateConstOffset,
			Params: gpu.SeparateConstOffsetParams(), Flags: gpu.SeparateConstOffsetFlags()},
		{Name: "simplifycfg", Help: "simplify the control-flow graph: merge and remove blocks, turn branches into selects", Unit: pass.FuncUnit, Func: scalar.SimplifyCFG,
			Params: scalar.SimplifyCFGParams(), Flags: scalar.SimplifyCFGFlags()},
		{Name: "sink", Help: "move instructions down to where their results are used", Unit: pass.FuncUnit, Gather: true, Func: scalar.Sink},
		{Name: "slsr", Help: "compute products and addresses from dominating ones that differ by a constant number of strides", Unit: pass.FuncUnit, Func: gpu.SLSR, Params: gpu.SLSRParams()},
		{Name: "speculative-execution", Help: "execute cheap code of one side of a branch always", Unit: pass.FuncUnit, Func: gpu.SpeculativeExecution,
			Params: gpu.SpeculativeExecutionParams(), Flags: gpu.SpeculativeExecutionFlags()},
		{Name: "sroa", Help: "split allocas into the parts that are accessed, and promote those to registers", Unit: pass.FuncUnit, Func: sroa.Run, Params: sroa.Params(), Flags: sroa.Flags()},
		{Name: "tailcallelim", Help: "mark tail calls, and make loops of functions that call themselves last", Unit: pass.FuncUnit, Func: scalar.TailCallElim},
	}
}

// widerPasses are those of loops, of functions that call each other, and of modules.
func widerPasses() []pass.Desc {
	return []pass.Desc{
		{Name: "always-inline", Help: "inline the functions that are marked alwaysinline", Unit: pass.ModuleUnit, Module: ipo.AlwaysInline, Params: ipo.AlwaysInlineParams(), Required: true},
		{Name: "argpromotion", Help: "pass what internal functions load from a pointer instead of the pointer", Unit: pass.CGSCCUnit},
		{Name: "called-value-propagation", Help: "write to indirect calls which functions they may call", Unit: pass.ModuleUnit, Module: ipo.CalledValuePropagation,
			Flags: ipo.CalledValuePropagationFlags()},
		{Name: "check-debugify", Help: "say what passes have lost of the debug information that debugify made up", Unit: pass.ModuleUnit, Module: debugify.CheckDebugify, Flags: debugify.CheckFlags(), Required: true},
		{Name: "constmerge", Help: "make constants of the same contents one", Unit: pass.ModuleUnit, Module: ipo.ConstMerge},
		{Name: "deadargelim", Help: "remove parameters and results of internal functions that nothing needs", Unit: pass.ModuleUnit, Module: ipo.DeadArgElim},
		{Name: "debugify", Help: "make up debug information: a line for each instruction, a variable for each value", Unit: pass.ModuleUnit, Module: debugify.Debugify, Flags: debugify.ApplyFlags(), Required: true},
		{Name: "elim-avail-extern", Help: "make definitions that were there for inlining only declarations", Unit: pass.ModuleUnit, Module: ipo.ElimAvailExtern},
		{Name: "function-attrs", Help: "infer attributes of functions and pointer parameters from their bodies", Unit: pass.CGSCCUnit, Params: ipo.FunctionAttrsParams()},
		{Name: "globaldce", Help: "remove globals that nothing refers to", Unit: pass.ModuleUnit, Module: ipo.GlobalDCE},
		{Name: "globalopt", Help: "use what the module shows of its own globals: constant, stored once, unused, members apart, booleans", Unit: pass.ModuleUnit,
			Module: ipo.GlobalOpt},
		{Name: "indvars", Help: "write what is known of a loop's counters into the program: wide counters, values behind the loop, simple exit tests", Unit: pass.LoopUnit, Gather: true,
			Params: loop.IndVarsParams(), Flags: loop.IndVarsFlags()},
		{Name: "infer-argument-spaces", Help: "say which memory space the parameters and results of internal functions point into", Unit: pass.ModuleUnit, Module: gpu.InferArgumentSpaces},
		{Name: "inferattrs", Help: "write to declarations of the C library what is known of its functions", Unit: pass.ModuleUnit, Module: ipo.InferAttrs},
		{Name: "inline", Help: "replace calls of small functions by their bodies, callees first", Unit: pass.CGSCCUnit,
			Params: ipo.InlineParams(), Flags: ipo.InlineFlags()},
		{Name: "ipsccp", Help: "sccp over the whole module: through parameters, results and internal variables", Unit: pass.ModuleUnit, Module: ipo.IPSCCP,
			Params: []pass.Param{{Name: "func-spec", Help: "make copies of functions for constant arguments; not done, so no-func-spec changes nothing"}}},
		{Name: "licm", Help: "move code that a loop does not change out of it, and memory locations into registers", Unit: pass.LoopUnit,
			Params: loop.LICMParams(), Flags: loop.LICMFlags()},
		{Name: "loop-deletion", Help: "remove loops that have no effect and surely end", Unit: pass.LoopUnit},
		{Name: "loop-idiom", Help: "call memset, memcpy and the counting of bits where loops spell them out", Unit: pass.LoopUnit, Flags: loop.IdiomFlags()},
		{Name: "loop-instsimplify", Help: "replace instructions of loops by values that exist already", Unit: pass.LoopUnit},
		{Name: "loop-rotate", Help: "move the exit test of loops from their top to their end", Unit: pass.LoopUnit,
			Params: loop.RotateParams(), Flags: loop.RotateFlags()},
		{Name: "loop-simplifycfg", Help: "fold branches of loops on constants, remove blocks that are not reached, merge straight code", Unit: pass.LoopUnit},
		{Name: "loop-unroll-full", Help: "unroll loops completely, or not at all", Unit: pass.LoopUnit}, // with the options of loop-unroll
		{Name: "no-op-loop", Help: "do nothing to each loop", Unit: pass.LoopUnit},
		{Name: "no-op-module", Help: "do nothing to the module", Unit: pass.ModuleUnit, Module: func(*pass.Context, *ir.Module) pass.Preserved { return pass.All }},
		{Name: "pointer-steps", Help: "let addresses of loops step from iteration to iteration where that is shorter than computing them from a counter", Unit: pass.LoopUnit, Gather: true},
		{Name: "rpo-function-attrs", Help: "mark internal functions norecurse that only such functions call", Unit: pass.ModuleUnit, Module: ipo.RPOFunctionAttrs},
		{Name: "simple-loop-unswitch", Help: "take branches that a loop does not change in front of it", Unit: pass.LoopUnit,
			Params: loop.UnswitchParams(), Flags: loop.UnswitchFlags()},
		{Name: "strip-dead-prototypes", Help: "remove declarations that nothing refers to", Unit: pass.ModuleUnit, Module: ipo.StripDeadPrototypes},
		{Name: "verify", Help: "check the rules of the IR and stop at the first module that breaks one", Unit: pass.ModuleUnit, Module: verifyModule, Required: true},
	}
}

// loopPasses says what the table's passes of LoopUnit do to a loop.
func loopPasses() map[string]loop.Pass {
	return map[string]loop.Pass{
		"indvars":              loop.IndVars,
		"licm":                 loop.LICM,
		"loop-deletion":        loop.Deletion,
		"loop-idiom":           loop.Idiom,
		"loop-instsimplify":    loop.InstSimplify,
		"loop-rotate":          loop.Rotate,
		"loop-simplifycfg":     loop.SimplifyCFG,
		"loop-unroll-full":     loop.UnrollFull,
		"pointer-steps":        loop.PointerSteps,
		"simple-loop-unswitch": loop.Unswitch,
		"no-op-loop":           func(*loop.Walk, *analysis.Loop) bool { return false },
	}
}

// groupPasses are the passes that work on one group of functions that call each other after the other.
func groupPasses() map[string]ipo.GroupPass {
	return map[string]ipo.GroupPass{
		"argpromotion":   ipo.ArgPromotion,
		"function-attrs": ipo.FunctionAttrs,
		"inline":         ipo.Inline,
	}
}

func tableByName() map[string]*pass.Desc {
	t := map[string]*pass.Desc{}
	table := Table()
	for k := range table {
		t[table[k].Name] = &table[k]
	}
	return t
}

func printFunc(c *pass.Context, f *ir.Func) pass.Preserved {
	if _, err := c.Out.Write([]byte(f.String() + "\n")); err != nil {
		panic("cannot print: " + err.Error())
	}
	return pass.All
}

// verifyModule panics on broken IR: what is read has been verified, so a pass broke it.
func verifyModule(_ *pass.Context, m *ir.Module) pass.Preserved {
	if ps := ir.Verify(m); len(ps) > 0 {
		panic("broken IR: " + ps[0].String())
	}
	return pass.All
}
