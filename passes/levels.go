package passes

// levels are the steps of default<O1> to default<O3>, and of default<Os> and default<Oz>, which are
// default<O2> but for what makes code larger, in LLVM's order. Left out is what LLVM does only with
// profiles, and the passes that checkPipeline lists. A group of loop passes is
// one step.
var levels = []step{
	{run: "inferattrs", why: "first, as in LLVM: all passes use the attributes of library functions"},
	{run: "coro-early", why: "before the intrinsics that it lowers and marks can be moved or copied"},
	{run: "nvvm-reflect", why: "at the start, as in LLVM: the code of a linked GPU library depends on the answers"},
	{run: "nvvm-intr-range", why: "at the start, as in LLVM; no effect on other targets"},
	{run: "lower-expect", why: "before simplifycfg, which treats llvm.expect as a call"},
	{run: "simplifycfg", why: "canonical control flow; small callees for the inliner"},
	{run: "sroa", why: "SSA form"},
	{run: "early-cse", why: "cheap redundancy elimination before expensive passes"},
	{at: o3, run: "callsite-splitting", why: "before paths to calls are merged, and before the inliner"},
	{run: "ipsccp", why: "propagate constants through arguments and results before inlining"},
	{run: "called-value-propagation", why: "after ipsccp, which knows the constants, and before globalopt, which removes variables"},
	{run: "globalopt", why: "after ipsccp: constant, unused, splittable and function-local variables"},
	{run: "mem2reg", why: "allocas that globalopt has made of globals"},
	{run: "instcombine", why: "canonical forms for all later passes and for the inliner's cost model"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "fold decided branches"},
	{run: "always-inline", why: "mandatory inlining before inlining by cost"},

	{run: "cgscc", why: "SCC by SCC, callees first: the inliner sees simplified callees", sub: []step{
		{run: "devirt<4>", why: "repeat where indirect calls have become direct", sub: []step{
			{at: o1 | o2, run: "inline<profile-summary>", why: "later passes see larger functions; cold calls stay"},
			{at: o3, run: "inline<O3;profile-summary>", why: "later passes see larger functions; cold calls stay"},
			{at: oS, run: "inline<Os;profile-summary>", why: "bodies hardly larger than their calls only, but for those marked inlinehint"},
			{at: oZ, run: "inline<Oz;profile-summary>", why: "bodies no larger than their calls only, but for those marked inlinehint"},
			{run: "function-attrs<skip-non-recursive-function-attrs>", why: "attributes of SCCs and arguments before simplification"},
			{at: o3, run: "argpromotion", why: "for functions that were not inlined, before they are simplified"},
			{run: "function<eager-inv;no-rerun>", why: "an unchanged function is not simplified again", sub: simplification},
			{run: "function-attrs", why: "attributes of simplified bodies, by which callers move and drop calls"},
			{run: "coro-split", why: "when coroutines are simplified, so that frames are small, and before their callers, which inline the ramps"},
		}},
	}},

	{run: "deadargelim", why: "after function simplification, which leaves arguments unused"},
	{run: "coro-cleanup", why: "no ramp is inlined any more: frames that are not on the stack by now are on the heap"},
	{run: "globalopt", why: "again: fewer and simpler uses of globals are left"},
	{run: "globaldce", why: "unreferenced globals"},
	{at: atLeast2, run: "elim-avail-extern", why: "no inlining after this"},
	{at: atLeast2, run: "rpo-function-attrs", why: "callers first: callees of norecurse functions only are norecurse"},
	{run: "float2int", why: "late, on simplified floating-point code"},
	{run: "lower-constant-intrinsics", why: "what is not constant now never will be"},
	{at: notMin, run: "loop(loop-rotate,loop-deletion)", why: "loops formed later, and dead loops"},
	{at: oZ, run: "loop(loop-rotate<no-header-duplication>,loop-deletion)", why: "loops formed later, if no header is copied, and dead loops"},
	{run: "loop-distribute", why: "split loops that ask for it, so that loop-vectorize finds the part without dependences"},
	{at: o1 | oZ, run: "loop-vectorize<vectorize-forced-only>", why: "only where the program demands it, by a pragma"},
	{at: o2 | o3 | oS, run: "loop-vectorize", why: "after loops are simplified and rotated, and before unrolling, which would hide that iterations are alike"},
	{run: "loop-load-elim", why: "after loop-vectorize, which a value from the previous iteration would hinder"},
	{run: "infer-alignment", why: "addresses are final"},
	{run: "instcombine", why: "fold the lowered intrinsics"},
	{run: "simplifycfg<forward-switch-cond;switch-range-to-icmp;switch-to-lookup;no-keep-loops;hoist-common-insts;sink-common-insts>", why: "switches to tables; drop canonical loop form"},
	{at: o2 | o3 | oS, run: "slp-vectorizer", why: "after loop-vectorize, which takes loops, and before unrolling by count, so that it sees each iteration once"},
	{run: "vector-combine", why: "after vectorization, and before instcombine, which folds the shuffles that are left"},
	{run: "instcombine", why: "fold what became adjacent"},
	{at: notO3, run: "loop-unroll<pipeline>", why: whyUnroll},
	{at: o3, run: "loop-unroll<O3;pipeline>", why: whyUnroll},
	{run: "sroa<preserve-cfg>", why: "promote arrays indexed by these loops"},
	{run: "infer-alignment", why: "alignments of unrolled accesses"},
	{run: "instcombine", why: "fold constants in unrolled bodies"},
	{run: "loop-mssa(licm)", why: "code made invariant by unrolling"},
	{run: "alignment-from-assumptions", why: "after licm: addresses do not move any more"},
	{run: "loop-sink", why: "after the last licm: back into cold blocks, where a profile says so"},
	{run: "instsimplify", why: "leftovers"},
	{run: "div-rem-pairs", why: "late: earlier passes know remainders better"},
	{run: "tailcallelim", why: "late, when uses of the stack are gone: tail marks for the code generator"},
	{run: "simplifycfg<switch-range-to-icmp;speculate-unpredictables>", why: "empty blocks; selects for unpredictable branches"},
	{run: "globaldce", why: "unreferenced globals"},
	{run: "constmerge", why: "last: no pass needs separate constants any more"},
}

// simplification is what the levels do to each function before its callers are visited.
var simplification = []step{
	{run: "sroa", why: "by-value arguments and temporaries of inlined callees"},
	{run: "early-cse<memssa>", why: "expressions common to caller and callee"},
	{at: atLeast2, run: "jump-threading", why: "before simplifycfg turns branches into selects"},
	{at: atLeast2, run: "correlated-propagation", why: "before branches become selects"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "small diamonds become selects"},
	{run: "instcombine", why: "fold newly known values"},
	{at: atLeast2, run: "aggressive-instcombine", why: "expensive idioms, after canonical forms and before loop passes"},
	{at: o1 | o2 | o3, run: "libcalls-shrinkwrap", why: "after instcombine, which shows unused results"},
	{at: atLeast2, run: "tailcallelim", why: "recursion to loops, for the loop passes"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "fold decided branches"},
	{run: "reassociate", why: "invariant operands first, for licm; group constants"},
	{at: atLeast2, run: "constraint-elimination", why: "before loop passes duplicate comparisons"},
	{at: notO3 &^ oZ, run: "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm,simple-loop-unswitch)", why: whyFirstLoops},
	{at: oZ, run: "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<no-header-duplication>,licm,simple-loop-unswitch)", why: whyFirstLoops},
	{at: o3, run: "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm,simple-loop-unswitch<nontrivial>)", why: whyFirstLoops},
	{run: "simplifycfg<switch-range-to-icmp>", why: "blocks emptied by licm"},
	{run: "instcombine", why: "fold in rotated and unswitched loops"},
	{at: o1, run: "loop(loop-idiom,indvars,loop-deletion,loop-unroll-full<pipeline>)", why: whySecondLoops},
	{at: atLeast2 &^ o3, run: "loop(loop-idiom,indvars,simple-loop-unswitch,loop-deletion,loop-unroll-full<pipeline>)", why: whySecondLoops},
	{at: o3, run: "loop(loop-idiom,indvars,simple-loop-unswitch<nontrivial>,loop-deletion,loop-unroll-full<O3;pipeline>)", why: whySecondLoops},
	{run: "sroa", why: "arrays indexed by constants after unrolling"},
	{at: atLeast2, run: "vector-combine<early>", why: "vectors in registers since sroa; loads and scalar operations, which no later pass undoes"},
	{run: "infer-address-spaces", why: "no effect on targets without a generic space"},
	{at: o1, run: "memcpyopt", why: "copies of copies read the original; stores become memsets"},
	{at: atLeast2, run: "mldst-motion", why: "one store after a branch for one on each side, for gvn"},
	{at: atLeast2, run: "gvn", why: "redundancy across blocks, loads too"},
	{run: "sccp", why: "constants that depend on the branches they decide"},
	{run: "bdce", why: "undemanded bits across blocks; instcombine sees one use at a time"},
	{run: "instcombine", why: "fold newly known values"},
	{at: atLeast2, run: "jump-threading", why: "again after gvn and unrolling"},
	{at: atLeast2, run: "correlated-propagation", why: "again after gvn and loop passes"},
	{at: o1, run: "coro-elide", why: whyElide},
	{run: "adce", why: "dead φ cycles and branches"},
	{at: atLeast2, run: "memcpyopt", why: "copies of copies read the original, so that dse removes the first copy"},
	{at: atLeast2, run: "dse", why: "dead stores"},
	{at: atLeast2, run: "loop-mssa(licm)", why: "code made invariant by gvn and dse"},
	{at: atLeast2, run: "coro-elide", why: whyElide},
	{at: o1, run: "simplifycfg<switch-range-to-icmp>", why: "empty blocks"},
	{at: atLeast2, run: "simplifycfg<switch-range-to-icmp;hoist-common-insts;sink-common-insts>", why: "merge code common to both sides of branches; no later pass needs it separate"},
	{run: "instcombine", why: "fold what became adjacent"},
}

const (
	whyFirstLoops = "simplify first, so that only needed code moves; hoist without speculation before rotation copies the header; " +
		"then hoist, and unswitch on what is invariant"
	whySecondLoops = "library calls while loops are in the programmer's form; then wide counters and exit values; delete dead loops; unroll short ones"
	whyElide       = "late, when ramps are inlined and handles are in registers"
	whyUnroll      = "complete unrolling; partial and run-time unrolling where the target asks"
)

// atLevel lists the steps of a level.
func atLevel(level levelSet) []step { return stepsAt(levels, level) }

func stepsAt(steps []step, level levelSet) (out []step) {
	for _, s := range steps {
		if s.at == 0 || s.at&level != 0 {
			s.sub = stepsAt(s.sub, level)
			out = append(out, s)
		}
	}
	return out
}
