package passes

// lto are the steps of lto<O2>, lto<O3>, lto<Os> and lto<Oz>: what LLVM does to a whole program
// whose modules have gone through lto-pre-link and were linked. Left out is what checkPipeline
// lists, and what needs profiles and control-flow integrity.
var lto = []step{
	{run: "globaldce", why: "linking has shown what is used"},
	{run: "inferattrs", why: "first, as in LLVM: all passes use the attributes of library functions"},
	{run: "coro-early", why: "coroutines that lto-pre-link has not split"},
	{run: "callsite-splitting", why: "before the inliner"},
	{run: "cgscc", why: "callees first", sub: []step{
		{run: "function-attrs", why: "calls across modules have bodies now"},
		{run: "argpromotion", why: "before ipsccp, which sees the values"},
		{run: "function(sroa)", why: "allocas that argpromotion leaves"},
	}},
	{run: "ipsccp", why: "constants through the arguments and results of the whole program"},
	{run: "called-value-propagation", why: "after ipsccp, which knows the constants"},
	{run: "rpo-function-attrs", why: "callers first: callees of norecurse functions only are norecurse"},
	{run: "globalopt", why: "variables that only this program uses"},
	{run: "mem2reg", why: "allocas that globalopt has made of globals"},
	{run: "constmerge", why: "constants that several modules bring"},
	{run: "deadargelim", why: "arguments that no function of the program reads"},
	{run: "function<eager-inv>(instcombine,aggressive-instcombine)", why: "fold the new constants before callees are measured"},
	{run: "cgscc", why: "callees first: the inliner sees simplified callees", sub: []step{
		{at: o2, run: "inline", why: "calls across modules"},
		{at: o3, run: "inline<O3>", why: "calls across modules"},
		{at: oS, run: "inline<Os>", why: "calls across modules, where bodies are hardly larger"},
		{at: oZ, run: "inline<Oz>", why: "calls across modules, where bodies are no larger"},
	}},
	{run: "globalopt", why: "again: inlining leaves fewer uses of globals"},
	{run: "globaldce", why: "functions inlined everywhere"},
	{run: "cgscc(argpromotion,coro-split)", why: "for functions that were not inlined, and coroutines that are left"},
	{run: "function<eager-inv>(instcombine,constraint-elimination,jump-threading,sroa,tailcallelim)", why: "simplify inlined bodies"},
	{run: "cgscc(function-attrs)", why: "attributes of simplified bodies, by which callers move and drop calls"},
	{run: "function<eager-inv>", why: "an unchanged function is not simplified again", sub: ltoFunction},
	{run: "function(loop-sink,div-rem-pairs,simplifycfg<switch-range-to-icmp;hoist-common-insts;speculate-unpredictables>)", why: "back into cold blocks, after the last licm; late: earlier passes know remainders better; then empty blocks"},
	{run: "elim-avail-extern", why: "no inlining after this"},
	{run: "globaldce", why: "unreferenced globals"},
	{run: "coro-cleanup", why: "frames that are not on the stack by now are on the heap"},
}

const whyLTOLoops = "wide counters and exit values; delete dead loops; unroll short ones"

// ltoFunction is what lto does to each function after inlining.
var ltoFunction = []step{
	{run: "loop-mssa(licm)", why: "invariant code, now that the effects of all calls are known"},
	{run: "gvn", why: "redundancy between inlined bodies, loads too"},
	{run: "memcpyopt", why: "copies of copies read the original"},
	{run: "dse", why: "dead stores"},
	{run: "mldst-motion", why: "one store after a branch for one on each side"},
	{at: notO3, run: "loop(indvars,loop-deletion,loop-unroll-full)", why: whyLTOLoops},
	{at: o3, run: "loop(indvars,loop-deletion,loop-unroll-full<O3>)", why: whyLTOLoops},
	{at: o2 | o3 | oS, run: "loop-vectorize", why: "after loops are simplified, and before unrolling"},
	{at: oZ, run: "loop-vectorize<vectorize-forced-only>", why: "only where the program demands it"},
	{run: "infer-alignment", why: "addresses are final"},
	{at: notO3, run: "loop-unroll", why: whyUnroll},
	{at: o3, run: "loop-unroll<O3>", why: whyUnroll},
	{run: "sroa<preserve-cfg>", why: "arrays indexed by these loops"},
	{run: "instcombine", why: "fold constants in unrolled bodies"},
	{run: "simplifycfg<forward-switch-cond;switch-range-to-icmp;switch-to-lookup;no-keep-loops;hoist-common-insts;sink-common-insts>", why: "switches to tables; drop canonical loop form"},
	{run: "sccp", why: "constants that depend on the branches they decide"},
	{run: "instcombine", why: "fold newly known values"},
	{run: "bdce", why: "undemanded bits across blocks"},
	{at: o2 | o3 | oS, run: "slp-vectorizer", why: "after loop-vectorize, which takes loops"},
	{run: "vector-combine", why: "after vectorization, and before instcombine, which folds the shuffles that are left"},
	{run: "infer-alignment", why: "alignments of vectors"},
	{run: "instcombine", why: "fold what became adjacent"},
	{run: "loop-mssa(licm)", why: "code made invariant by unrolling"},
	{run: "alignment-from-assumptions", why: "after licm: addresses do not move any more"},
	{run: "jump-threading", why: "last, on what is left of branches"},
}

// ltoLittle are the steps of lto<O1>, which leaves functions as they are.
var ltoLittle = []step{
	{run: "globaldce", why: "linking has shown what is used"},
	{run: "inferattrs", why: "attributes of library functions"},
	{run: "rpo-function-attrs", why: "callers first: callees of norecurse functions only are norecurse"},
}
