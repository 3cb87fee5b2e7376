package passes

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/passes/analysis"
	"opt-go/passes/coroutine"
	"opt-go/passes/debugify"
	"opt-go/passes/divergence"
	"opt-go/passes/gpu"
	"opt-go/passes/gpu/codegenprepare"
	"opt-go/passes/gpu/inferspaces"
	"opt-go/passes/gpu/nary"
	"opt-go/passes/gpu/separateoffset"
	"opt-go/passes/gpu/slsr"
	"opt-go/passes/gpu/structurize"
	"opt-go/passes/gpu/vectorize"
	"opt-go/passes/ipo"
	"opt-go/passes/ipo/functionattrs"
	"opt-go/passes/ipo/globalopt"
	"opt-go/passes/ipo/inline"
	"opt-go/passes/ipo/mergefunc"
	"opt-go/passes/loop"
	"opt-go/passes/loop/distribute"
	"opt-go/passes/loop/flatten"
	"opt-go/passes/loop/fusion"
	"opt-go/passes/loop/idiom"
	"opt-go/passes/loop/indvars"
	"opt-go/passes/loop/licm"
	"opt-go/passes/loop/loadelim"
	"opt-go/passes/loop/pointersteps"
	"opt-go/passes/loop/reduce"
	"opt-go/passes/loop/rotate"
	"opt-go/passes/loop/unroll"
	"opt-go/passes/loop/unswitch"
	"opt-go/passes/loop/version"
	"opt-go/passes/pass"
	"opt-go/passes/scalar"
	"opt-go/passes/scalar/aggressive"
	"opt-go/passes/scalar/constraint"
	"opt-go/passes/scalar/correlated"
	"opt-go/passes/scalar/deadcode"
	"opt-go/passes/scalar/dse"
	"opt-go/passes/scalar/earlycse"
	"opt-go/passes/scalar/gvn"
	"opt-go/passes/scalar/instcombine"
	"opt-go/passes/scalar/jumpthread"
	"opt-go/passes/scalar/lower"
	"opt-go/passes/scalar/memcpyopt"
	"opt-go/passes/scalar/mergeicmps"
	"opt-go/passes/scalar/reassociate"
	"opt-go/passes/scalar/scalarizer"
	"opt-go/passes/scalar/sccp"
	"opt-go/passes/scalar/simplifycfg"
	"opt-go/passes/scalar/sroa"
	"opt-go/passes/scalar/tailcall"
	vectorcombine "opt-go/passes/vector/combine"
	vectorloops "opt-go/passes/vector/loops"
	"opt-go/passes/vector/slp"
)

// Table returns all passes, sorted by name.
func Table() []Desc {
	all := slices.Concat(functionPasses(), loweringPasses(), vectorPasses(), loopForms(), widerPasses(), printers())
	order := make([]*Desc, len(all)) // descriptions are large: sorting them costs more than the rest
	for k := range all {
		order[k] = &all[k]
	}
	slices.SortFunc(order, func(a, b *Desc) int { return strings.Compare(a.Name, b.Name) })
	sorted := make([]Desc, len(all))
	for k, d := range order {
		sorted[k] = *d
	}
	return sorted
}

// functionPasses are those that change or check one function at a time, and do not print.
func functionPasses() []Desc {
	return []Desc{
		{Name: "adce", Help: "Aggressive dead code elimination: assume dead until proven live", Unit: pass.FuncUnit, Func: deadcode.ADCE, Flags: deadcode.ADCEFlags()},
		{Name: "aggressive-instcombine", Help: "Combine expression patterns: narrowing, popcount, rotates, table lookups, byte loads", Unit: pass.FuncUnit,
			Func: aggressive.Run},
		{Name: "alignment-from-assumptions", Help: "Raise alignments of accesses from llvm.assume", Unit: pass.FuncUnit,
			Func: scalar.AlignmentFromAssumptions},
		{Name: "bdce", Help: "Bit-tracking dead code elimination: remove computations of undemanded bits", Unit: pass.FuncUnit, Func: deadcode.BDCE},
		{Name: "bypass-slow-division", Help: "Divide short operands of slow divisions by a narrower division", Unit: pass.FuncUnit, Func: gpu.BypassSlowDivision,
			Params: gpu.BypassSlowDivisionParams()},
		{Name: "callsite-splitting", Help: "Split a call site per predecessor where arguments differ", Unit: pass.FuncUnit, Func: scalar.CallSiteSplitting,
			Flags: scalar.CallSiteSplittingFlags()},
		{Name: "codegenprepare", Help: "Prepare blocks for instruction selection: bypass divisions, sink addresses, merge blocks", Unit: pass.FuncUnit, Func: codegenprepare.Run,
			Flags: codegenprepare.Flags()},
		{Name: "constraint-elimination", Help: "Eliminate comparisons implied by linear constraints", Unit: pass.FuncUnit, Func: constraint.Run},
		{Name: "coro-elide", Help: "Put frames of coroutines on the stack of the function that destroys them", Unit: pass.FuncUnit, Func: coroutine.Elide},
		{Name: "correlated-propagation", Help: "Propagate value ranges from branches, switches and assumptions", Unit: pass.FuncUnit, Func: correlated.Run},
		{Name: "dce", Help: "Remove trivially dead instructions", Unit: pass.FuncUnit, Func: deadcode.DCE},
		{Name: "div-rem-pairs", Help: "Hoist or decompose division and remainder of the same operands", Unit: pass.FuncUnit, Func: scalar.DivRemPairs, Params: scalar.DivRemPairsParams()},
		{Name: "divergence", Help: "Advise on divergent branches, uncoalesced accesses, bank conflicts, uniform work", Unit: pass.FuncUnit,
			Func: divergence.Advise},
		{Name: "dse", Help: "Dead store elimination", Unit: pass.FuncUnit, Func: dse.Run, Flags: dse.Flags()},
		{Name: "early-cse", Help: "Eliminate redundant computations and loads in a dominator tree walk", Unit: pass.FuncUnit, OldFlags: []OldFlag{{"early-cse-memssa", "early-cse<memssa>"}}, Gather: true, Func: earlycse.Run, Params: earlycse.Params(), Flags: earlycse.Flags()},
		{Name: "float2int", Help: "Replace floating-point arithmetic that has integer results by integer arithmetic", Unit: pass.FuncUnit, Func: scalar.Float2Int,
			Flags: scalar.Float2IntFlags()},
		{Name: "gvn", Help: "Global value numbering with partial redundancy elimination", Unit: pass.FuncUnit, Gather: true, Func: gvn.Run, Params: gvn.Params(), Flags: gvn.Flags()},
		{Name: "infer-address-spaces", Help: "Infer specific address spaces for generic pointers", Unit: pass.FuncUnit, Func: inferspaces.Run,
			Params: inferspaces.Params(),
			Flags:  []pass.Flag{{Name: "assume-default-is-flat-addrspace", Default: "false", Help: "treat address space 0 as generic on every target"}}},
		{Name: "infer-alignment", Help: "Infer alignments of accesses, and raise those of allocas and globals", Unit: pass.FuncUnit,
			Func: scalar.InferAlignment, Serial: true},
		{Name: "instcombine", Help: "Combine instructions into fewer or simpler, canonical ones", Unit: pass.FuncUnit, Gather: true, Func: instcombine.Run, Params: instcombine.Params(), Flags: instcombine.Flags()},
		{Name: "instnamer", Help: "Name what has no name", Unit: pass.FuncUnit, Func: ipo.NameInstructions},
		{Name: "instsimplify", Help: "Replace instructions by existing values or constants", Unit: pass.FuncUnit, Func: scalar.InstSimplify},
		{Name: "jump-threading", Help: "Thread jumps through blocks whose branch a predecessor decides", Unit: pass.FuncUnit, Func: jumpthread.Run, Flags: jumpthread.Flags()},
		{Name: "libcalls-shrinkwrap", Help: "Guard unused math calls by the condition that sets errno", Unit: pass.FuncUnit,
			Func: scalar.LibCallsShrinkWrap},
		{Name: "load-store-vectorizer", Help: "Vectorize adjacent loads and stores", Unit: pass.FuncUnit, Gather: true, Func: vectorize.Run},
		{Name: "loop-distribute", Help: "Split loops to isolate dependences that prevent vectorization", Unit: pass.FuncUnit, Gather: true, Func: distribute.Run, Flags: distribute.Flags()},
		{Name: "loop-fusion", Help: "Fuse loops that follow each other with equal trip counts", Unit: pass.FuncUnit, Gather: true, Func: fusion.Run},
		{Name: "loop-load-elim", Help: "Forward stores of an iteration to loads of the next", Unit: pass.FuncUnit, Gather: true, Func: loadelim.Run, Flags: loadelim.Flags()},
		{Name: "loop-sink", Help: "Sink from preheaders into blocks that a profile says are cold", Unit: pass.FuncUnit, Func: licm.LoopSink, Flags: licm.SinkFlags()},
		{Name: "loop-unroll", Help: "Unroll loops completely, partially or at run time, and peel them", Unit: pass.FuncUnit, Gather: true, Func: unroll.Run, Params: unroll.Params(), Flags: unroll.Flags()},
		{Name: "loop-vectorize", Help: "Run several iterations of innermost loops at once, in lanes of vectors", Unit: pass.FuncUnit, Func: vectorloops.Run, Params: vectorloops.Params(), Flags: vectorloops.Flags()},
		{Name: "loop-versioning", Help: "Version loops by run-time checks of memory that may overlap", Unit: pass.FuncUnit, Gather: true, Func: version.Run, Flags: version.Flags()},
		{Name: "mem2reg", Help: "Promote allocas to SSA registers", Unit: pass.FuncUnit, Func: scalar.Mem2Reg},
		{Name: "memcpyopt", Help: "Merge, forward and eliminate memcpy and memset", Unit: pass.FuncUnit, Func: memcpyopt.Run, Flags: memcpyopt.Flags()},
		{Name: "mergeicmps", Help: "Merge chains of comparisons of fields into memcmp", Unit: pass.FuncUnit, Func: mergeicmps.Run},
		{Name: "mldst-motion", Help: "Sink stores common to both sides of a branch", Unit: pass.FuncUnit, Func: scalar.MergedLoadStoreMotion,
			Params: scalar.MergedLoadStoreMotionParams()},
		{Name: "nary-reassociate", Help: "Reassociate n-ary expressions to reuse dominating subexpressions", Unit: pass.FuncUnit, Gather: true, Func: nary.Run,
			Params: nary.Params()},
		{Name: "no-op-function", Help: "Do nothing to each function", Unit: pass.FuncUnit, Func: func(*pass.Context, *ir.Func) pass.Preserved { return pass.All }},
		{Name: "nvvm-asm-registers", Help: "Replace inline assembly that reads special registers by intrinsics", Unit: pass.FuncUnit, Func: gpu.NVVMAsmRegisters},
		{Name: "nvvm-intr-range", Help: "Add range metadata to reads of special registers", Unit: pass.FuncUnit, Func: gpu.NVVMIntrRange,
			Flags: []pass.Flag{{Name: "nvvm-max-grid-x", Default: "2147483647", Help: "maximum number of blocks of a launch in x"}}},
		{Name: "nvvm-reflect", Help: "Replace __nvvm_reflect by constants", Unit: pass.FuncUnit, Func: gpu.NVVMReflect,
			Flags: gpu.NVVMReflectFlags()},
		{Name: "reassociate", Help: "Canonicalize operand order by rank, and factor expressions", Unit: pass.FuncUnit, Func: reassociate.Run,
			Flags: reassociate.Flags()},
		{Name: "sccp", Help: "Sparse conditional constant propagation", Unit: pass.FuncUnit, Func: sccp.Run},
		{Name: "separate-const-offset-from-gep", Help: "Split constant offsets from address computations", Unit: pass.FuncUnit, Func: separateoffset.Run,
			Params: separateoffset.Params(), Flags: separateoffset.Flags()},
		{Name: "simplifycfg", Help: "Simplify the control-flow graph: merge blocks, fold branches, form selects", Unit: pass.FuncUnit, Func: simplifycfg.Run,
			Params: simplifycfg.Params(), Flags: simplifycfg.Flags()},
		{Name: "sink", Help: "Sink instructions into successor blocks", Unit: pass.FuncUnit, Gather: true, Func: scalar.Sink},
		{Name: "slp-vectorizer", Help: "Merge operations on neighbouring data into operations on vectors", Unit: pass.FuncUnit, Func: slp.Run, Flags: slp.Flags()},
		{Name: "slsr", Help: "Straight-line strength reduction of additions, multiplications and addresses", Unit: pass.FuncUnit, Func: slsr.Run, Params: slsr.Params()},
		{Name: "speculative-execution", Help: "Speculatively hoist cheap instructions above a branch", Unit: pass.FuncUnit, Func: gpu.SpeculativeExecution,
			Params: gpu.SpeculativeExecutionParams(), Flags: gpu.SpeculativeExecutionFlags()},
		{Name: "sroa", Help: "Split allocas into scalars and promote them to registers", Unit: pass.FuncUnit, Func: sroa.Run, Params: sroa.Params(), Flags: sroa.Flags()},
		{Name: "invariant-masks", Help: "Mask numbers by loop-invariant conditions instead of selecting zero", Unit: pass.FuncUnit, Func: gpu.InvariantMasks},
		{Name: "sink-predicates", Help: "Compute loop-invariant compares where they are used, beyond the predicate registers", Unit: pass.FuncUnit, Func: gpu.SinkPredicates},
		{Name: "split-address-sums", Help: "Split extended sums in addresses by the loops that their parts vary in", Unit: pass.FuncUnit, Func: gpu.SplitAddressSums},
		{Name: "tailcallelim", Help: "Mark tail calls, and turn self-recursive tail calls into loops", Unit: pass.FuncUnit, Func: tailcall.Run},
	}
}

// loweringPasses replace constructs by simpler ones, one function at a time, for what comes after.
func loweringPasses() []Desc {
	return []Desc{
		{Name: "break-crit-edges", Help: "Put a block on every critical edge", Unit: pass.FuncUnit, Func: lower.CriticalEdges},
		{Name: "lower-atomic", Help: "Lower atomic operations to plain ones, for one thread", Unit: pass.FuncUnit, OldFlags: []OldFlag{{"loweratomic", "lower-atomic"}}, Func: lower.Atomic, Assumes: true},
		{Name: "lower-constant-intrinsics", Help: "Lower llvm.is.constant and llvm.objectsize to constants", Unit: pass.FuncUnit, Func: scalar.LowerConstantIntrinsics},
		{Name: "lower-expect", Help: "Lower llvm.expect to branch weights", Unit: pass.FuncUnit, Func: scalar.LowerExpect, Flags: scalar.LowerExpectFlags()},
		{Name: "lower-invoke", Help: "Lower invokes to calls, for targets that cannot unwind", Unit: pass.FuncUnit, Func: lower.Invoke, Assumes: true},
		{Name: "lower-switch", Help: "Lower switches to trees of conditional branches", Unit: pass.FuncUnit, OldFlags: []OldFlag{{"lowerswitch", "lower-switch"}}, Func: lower.Switch},
		{Name: "mergereturn", Help: "Merge the blocks that return into one", Unit: pass.FuncUnit, Func: lower.Returns},
		{Name: "reg2mem", Help: "Demote values that live across blocks to memory", Unit: pass.FuncUnit, Func: lower.RegToMem},
		{Name: "scalarizer", Help: "Split operations on vectors into operations on their elements", Unit: pass.FuncUnit, Func: scalarizer.Run, Flags: scalarizer.Flags()},
		{Name: "structurizecfg", Help: "Make control flow structured, for execution with masks of threads", Unit: pass.FuncUnit, Func: structurize.Run, Params: structurize.Params(), Flags: structurize.Flags()},
	}
}

// vectorPasses are those that work on vectors alone, one function at a time.
func vectorPasses() []Desc {
	return []Desc{
		{Name: "vector-combine", Help: "Combine operations on vectors and their elements by cost", Unit: pass.FuncUnit, Func: vectorcombine.Run, Params: vectorcombine.Params(), Flags: vectorcombine.Flags()},
	}
}

// loopForms are the passes that put loops into the form that loop passes need: they run before each
// group of these, in this order.
func loopForms() []Desc {
	return []Desc{
		{Name: "loop-simplify", Help: "Canonicalize loops: preheader, single latch, dedicated exits", Unit: pass.FuncUnit, Func: loop.Simplify},
		{Name: "lcssa", Help: "Put loops into loop-closed SSA form", Unit: pass.FuncUnit, Func: loop.LCSSA},
	}
}

// widerPasses are those of loops, of functions that call each other, and of modules.
func widerPasses() []Desc {
	return []Desc{
		{Name: "always-inline", Help: "Inline functions marked alwaysinline", Unit: pass.ModuleUnit, Module: inline.Always, Params: inline.AlwaysParams(), Required: true},
		{Name: "argpromotion", Help: "Pass loaded values instead of pointers to internal functions", Unit: pass.CGSCCUnit, Group: ipo.ArgPromotion},
		{Name: "called-value-propagation", Help: "Annotate indirect calls with their possible callees", Unit: pass.ModuleUnit, Module: ipo.CalledValuePropagation,
			Flags: ipo.CalledValuePropagationFlags()},
		{Name: "check-debugify", Help: "Report debug information lost since debugify", Unit: pass.ModuleUnit, Debugify: true, Module: debugify.CheckDebugify, Flags: debugify.CheckFlags(), Required: true},
		{Name: "constmerge", Help: "Merge identical constants", Unit: pass.ModuleUnit, Module: ipo.ConstMerge},
		{Name: "coro-cleanup", Help: "Lower the intrinsics of coroutines that are left", Unit: pass.ModuleUnit, Module: coroutine.CleanupModule, Func: coroutine.Cleanup, Required: true},
		{Name: "coro-early", Help: "Lower and mark intrinsics of coroutines that need no frame", Unit: pass.ModuleUnit, Module: coroutine.EarlyModule, Func: coroutine.Early, Serial: true, Required: true},
		{Name: "coro-split", Help: "Split coroutines into functions that share a frame", Unit: pass.CGSCCUnit, Group: coroutine.Split, Required: true,
			Params: []pass.Param{{Name: "reuse-storage", Help: "no effect: allocas that are never alive together have places of their own"}}},
		{Name: "deadargelim", Help: "Remove dead arguments and return values of internal functions", Unit: pass.ModuleUnit, Module: ipo.DeadArgElim},
		{Name: "debugify", Help: "Attach synthetic debug information: a line per instruction, a variable per value", Unit: pass.ModuleUnit, Debugify: true, Module: debugify.Debugify, Flags: debugify.ApplyFlags(), Required: true},
		{Name: "elim-avail-extern", Help: "Turn available_externally definitions into declarations", Unit: pass.ModuleUnit, Module: ipo.ElimAvailExtern},
		{Name: "function-attrs", Help: "Infer function and parameter attributes, callees first", Unit: pass.CGSCCUnit, OldFlags: []OldFlag{{"functionattrs", "function-attrs"}}, Group: functionattrs.Run, Params: functionattrs.Params()},
		{Name: "globaldce", Help: "Remove unreferenced globals", Unit: pass.ModuleUnit, Module: ipo.GlobalDCE,
			Params: []pass.Param{{Name: "vfe-linkage-unit-visibility", Help: "no effect: virtual functions that are never called stay"}}},
		{Name: "globalopt", Help: "Optimize internal globals: constants, scalar replacement, dead stores, constructors", Unit: pass.ModuleUnit,
			Module: globalopt.Run},
		{Name: "indvars", Help: "Canonicalize induction variables: widen, rewrite exit values and tests", Unit: pass.LoopUnit, Loop: indvars.Run, Gather: true,
			Params: indvars.Params(), Flags: indvars.Flags()},
		{Name: "infer-argument-spaces", Help: "Infer address spaces of arguments and results of internal functions", Unit: pass.ModuleUnit, Module: inferspaces.Arguments},
		{Name: "inferattrs", Help: "Infer attributes of library functions", Unit: pass.ModuleUnit, Module: ipo.InferAttrs},
		{Name: "inline", Help: "Inline calls by cost, callees first", Unit: pass.CGSCCUnit, Group: inline.Run,
			Params: inline.Params(), Flags: inline.Flags()},
		{Name: "internalize", Help: "Make definitions internal that no other module refers to", Unit: pass.ModuleUnit, Module: ipo.Internalize,
			Params: ipo.InternalizeParams(), Flags: ipo.InternalizeFlags(), Assumes: true},
		{Name: "ipsccp", Help: "Interprocedural sparse conditional constant propagation", Unit: pass.ModuleUnit, Module: ipo.IPSCCP,
			Params: []pass.Param{{Name: "func-spec", Help: "specialize functions for constant arguments; not implemented, so no effect"}}},
		{Name: "licm", Help: "Hoist and sink loop-invariant code, and promote memory to registers", Unit: pass.LoopUnit, Loop: licm.Run, MemorySSA: true,
			Params: licm.Params(), Flags: licm.Flags()},
		{Name: "lnicm", Help: "Hoist and sink code that a whole loop nest leaves invariant", Unit: pass.LoopUnit, Loop: licm.RunNest, MemorySSA: true,
			Params: licm.Params()}, // with the options of licm
		{Name: "loop-deletion", Help: "Delete finite loops without side effects", Unit: pass.LoopUnit, Loop: loop.Deletion},
		{Name: "loop-flatten", Help: "Flatten nested loops into one where only i*M+j is used", Unit: pass.LoopUnit, Loop: flatten.Run, Flags: flatten.Flags()},
		{Name: "loop-idiom", Help: "Recognize memset, memcpy, population-count and checksum loops", Unit: pass.LoopUnit, Loop: idiom.Run, Params: idiom.Params(), Flags: idiom.Flags()},
		{Name: "loop-instsimplify", Help: "Replace instructions in loops by existing values or constants", Unit: pass.LoopUnit, Loop: loop.InstSimplify},
		{Name: "loop-reduce", Help: "Strength-reduce induction variables by the registers they take", Unit: pass.LoopUnit, Loop: reduce.Run, Gather: true, Flags: reduce.Flags()},
		{Name: "loop-rotate", Help: "Rotate loops so that the exit test is at the bottom", Unit: pass.LoopUnit, Loop: rotate.Run,
			Params: rotate.Params(), Flags: rotate.Flags()},
		{Name: "loop-simplifycfg", Help: "Fold constant branches and merge blocks in loops", Unit: pass.LoopUnit, Loop: loop.SimplifyCFG},
		{Name: "loop-unroll-full", Help: "Unroll loops completely or not at all", Unit: pass.LoopUnit, Loop: unroll.Full, Params: unroll.FullParams()}, // with the options of loop-unroll
		{Name: "mergefunc", Help: "Merge functions that do the same", Unit: pass.ModuleUnit, Module: mergefunc.Run, Flags: mergefunc.Flags()},
		{Name: "metarenamer", Help: "Give everything names without meaning", Unit: pass.ModuleUnit, Module: ipo.MetaRenamer, Flags: ipo.MetaRenamerFlags()},
		{Name: "module-inline", Help: "Inline calls by cost, the smallest callees first", Unit: pass.ModuleUnit, Module: inline.Module}, // with the options of inline
		{Name: "no-op-loop", Help: "Do nothing to each loop", Unit: pass.LoopUnit, Loop: func(*loop.Walk, *analysis.Loop) bool { return false }},
		{Name: "no-op-module", Help: "Do nothing to the module", Unit: pass.ModuleUnit, Module: func(*pass.Context, *ir.Module) pass.Preserved { return pass.All }},
		{Name: "partial-inliner", Help: "Inline the tests that functions begin with, and outline the rest", Unit: pass.ModuleUnit, Module: inline.Partial, Flags: inline.PartialFlags()},
		{Name: "pointer-steps", Help: "Strength-reduce loop addresses to pointers that step each iteration", Unit: pass.LoopUnit, Loop: pointersteps.Run, Gather: true},
		{Name: "rpo-function-attrs", Help: "Infer norecurse in reverse post-order of the call graph", Unit: pass.ModuleUnit, Module: functionattrs.RPO},
		{Name: "simple-loop-unswitch", Help: "Hoist loop-invariant branches out of loops", Unit: pass.LoopUnit, Loop: unswitch.Run,
			Params: unswitch.Params(), Flags: unswitch.Flags()},
		{Name: "strip", Help: "Remove the names of locals and internal globals, and debug information", Unit: pass.ModuleUnit, Module: ipo.Strip},
		{Name: "strip-dead-debug-info", Help: "Remove compile units without live code, and descriptions of removed variables", Unit: pass.ModuleUnit, Module: ipo.StripDeadDebugInfo},
		{Name: "strip-debug-declare", Help: "Remove the declarations of variables in memory", Unit: pass.ModuleUnit, Module: ipo.StripDebugDeclare},
		{Name: "strip-nondebug", Help: "Remove the names of locals and internal globals", Unit: pass.ModuleUnit, Module: ipo.StripNonDebug},
		{Name: "strip-dead-prototypes", Help: "Remove unused function declarations", Unit: pass.ModuleUnit, Module: ipo.StripDeadPrototypes},
		{Name: "verify", Help: "Verify the IR, and stop at a violation", Unit: pass.ModuleUnit, Verifier: true, Func: verifyOneFunc, Module: verifyModule, Required: true},
	}
}

// tableByName has the unlisted passes too.
func tableByName() map[string]*Desc {
	t := map[string]*Desc{}
	table := append(Table(), unlisted()...)
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

// verifyOneFunc is verify inside function(…).
func verifyOneFunc(_ *pass.Context, f *ir.Func) pass.Preserved {
	if ps := verify.CheckFunc(f); len(ps) > 0 {
		panic("broken IR: " + ps[0].String())
	}
	return pass.All
}

// verifyModule panics on broken IR: what is read has been verified, so a pass broke it.
func verifyModule(_ *pass.Context, m *ir.Module) pass.Preserved {
	if ps := verify.CheckCores(m); len(ps) > 0 {
		panic("broken IR: " + ps[0].String())
	}
	return pass.All
}
