package passes

import "strings"

// levels are the steps of default<O1> to default<O3>, in LLVM's order; what LLVM does only with profiles, for vectors and for coroutines is not
// there. A group of loop passes is one step.
var levels = []step{
	{run: "inferattrs", why: "first, as in LLVM: what is known of the C library holds for everybody"},
	{run: "nvvm-reflect", why: "as in LLVM at the start: for GPUs, what a linked library does depends on the answers"},
	{run: "nvvm-intr-range", why: "as in LLVM at the start; nothing happens on other targets"},
	{run: "lower-expect", why: "before simplifycfg, which takes llvm.expect for a call"},
	{run: "simplifycfg", why: "canonical control flow first; callees as small as they get before they are judged"},
	{run: "sroa", why: "SSA values"},
	{run: "early-cse", why: "cheap redundancy before anything larger looks"},
	{at: "3", run: "callsite-splitting", why: "last among the early simplifications: the ways to a call are not merged yet, and the inliner comes next"},
	{run: "ipsccp", why: "constants from calls to parameters and from results to calls, before callees are judged"},
	{run: "called-value-propagation", why: "behind ipsccp, which knows the constants, and in front of globalopt, which takes variables away"},
	{run: "globalopt", why: "behind ipsccp: variables that are constant, unused, apart, or live in one function only"},
	{run: "mem2reg", why: "variables that globalopt has put into functions"},
	{run: "instcombine", why: "the canonical forms on which everything behind is built, and by which callees are judged"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "what constants decided"},
	{run: "always-inline", why: "what the program demands, in front of what is judged"},

	{run: "cgscc", why: "one circle of calls after the other, callees first: callers judge callees by what is left of them", sub: []step{
		{run: "devirt<4>", why: "again where calls through pointers have become direct", sub: []step{
			{at: "12", run: "inline<profile-summary>", why: "everything behind works on larger functions, but what is called rarely stays apart"},
			{at: "3", run: "inline<O3;profile-summary>", why: "everything behind works on larger functions, but what is called rarely stays apart"},
			{run: "function-attrs<skip-non-recursive-function-attrs>", why: "of circles, before their functions are simplified, and of parameters"},
			{at: "3", run: "argpromotion", why: "for functions that were not inlined, before they are simplified: what they load becomes known"},
			{run: "function<eager-inv;no-rerun>", why: "a function that comes round again unchanged has been simplified", sub: simplification},
			{run: "function-attrs", why: "of bodies that are simple, for callers, which move, merge and drop calls"},
		}},
	}},

	{run: "deadargelim", why: "behind the simplification of functions, which knows best what is not used"},
	{run: "globalopt", why: "again: fewer uses of globals are left, and more of them are simple"},
	{run: "globaldce", why: "what nothing refers to any more"},
	{at: "23", run: "elim-avail-extern", why: "nothing is inlined from here on"},
	{at: "23", run: "rpo-function-attrs", why: "callers first: what is called by functions that do not call themselves only does not either"},
	{run: "float2int", why: "late, on what is left of floating-point numbers that are integers"},
	{run: "lower-constant-intrinsics", why: "what is no constant by now will be none"},
	{run: "loop(loop-rotate,loop-deletion)", why: "loops that have come to be later, and loops that compute nothing any more"},
	{run: "infer-alignment", why: "addresses are known by now"},
	{run: "instcombine", why: "what the answers fold"},
	{run: "simplifycfg<forward-switch-cond;switch-range-to-icmp;switch-to-lookup;no-keep-loops;hoist-common-insts;sink-common-insts>", why: "tables in place of switches, blocks that only loop passes wanted"},
	{run: "instcombine", why: "what has met by that"},
	{at: "12", run: "loop-unroll", why: whyUnroll},
	{at: "3", run: "loop-unroll<O3>", why: whyUnroll},
	{run: "sroa<preserve-cfg>", why: "arrays that these loops index"},
	{run: "infer-alignment", why: "of the copies of accesses"},
	{run: "instcombine", why: "of copies, what counters decide"},
	{run: "loop-mssa(licm)", why: "what unrolling has made invariant"},
	{run: "alignment-from-assumptions", why: "behind licm: addresses stand where they are going to stay"},
	{run: "instsimplify", why: "leftovers"},
	{run: "div-rem-pairs", why: "remainders are better known to others as what they are"},
	{run: "tailcallelim", why: "last, when uses of the stack and of results have gone: marks for the code generator"},
	{run: "simplifycfg<switch-range-to-icmp;speculate-unpredictables>", why: "blocks that have become empty; selects where __builtin_unpredictable asks for them"},
	{run: "globaldce", why: "what nothing refers to any more"},
	{run: "constmerge", why: "last: what functions wanted with constants is done"},
}

// simplification is what -O1 to -O3 do to each function before its callers are looked at.
var simplification = []step{
	{run: "sroa", why: "by-value arguments and temporaries of what was inlined"},
	{run: "early-cse<memssa>", why: "what caller and callee repeat"},
	{at: "23", run: "jump-threading", why: "branches that are decided by where control comes from, before simplifycfg makes selects of them"},
	{at: "23", run: "correlated-propagation", why: "what branches tell of values, before branches become selects"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "small diamonds become selects"},
	{run: "instcombine", why: "what the values that became known fold"},
	{at: "23", run: "aggressive-instcombine", why: "idioms that cost more to find, behind the canonical forms; narrow sums before loops are looked at"},
	{run: "libcalls-shrinkwrap", why: "behind the canonical forms, in which results that nobody uses are known"},
	{at: "23", run: "tailcallelim", why: "loops in place of recursion, for the loop passes"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "what those decided"},
	{run: "reassociate", why: "invariant parts of sums first, for licm; constants that meet"},
	{at: "23", run: "constraint-elimination", why: "comparisons that follow from others, before loop passes copy them"},
	{at: "12", run: "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm,simple-loop-unswitch)", why: whyFirstLoops},
	{at: "3", run: "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm,simple-loop-unswitch<nontrivial>)", why: whyFirstLoops},
	{run: "simplifycfg<switch-range-to-icmp>", why: "blocks from which licm has taken everything"},
	{run: "instcombine", why: "what rotated and split loops fold"},
	{at: "1", run: "loop(loop-idiom,indvars,loop-deletion,loop-unroll-full)", why: whySecondLoops},
	{at: "2", run: "loop(loop-idiom,indvars,simple-loop-unswitch,loop-deletion,loop-unroll-full)", why: whySecondLoops},
	{at: "3", run: "loop(loop-idiom,indvars,simple-loop-unswitch<nontrivial>,loop-deletion,loop-unroll-full)", why: whySecondLoops},
	{run: "sroa", why: "arrays that unrolled loops index by constants"},
	{run: "infer-address-spaces", why: "nothing happens on targets without a generic space"},
	{at: "1", run: "memcpyopt", why: "copies of copies read the original, stores become memsets"},
	{at: "23", run: "mldst-motion", why: "one store behind a branch for one on each side: fewer places to look for gvn"},
	{at: "23", run: "gvn", why: "redundancy across blocks, loads too"},
	{run: "sccp", why: "constants and ranges that only the branches which they decide bring about"},
	{run: "bdce", why: "arithmetic on bits that nobody looks at, across blocks; instcombine looks at one use at a time"},
	{run: "instcombine", why: "what the values that became known fold"},
	{at: "23", run: "jump-threading", why: "again, with what redundancy elimination and unrolling have brought out"},
	{at: "23", run: "correlated-propagation", why: "once more, with what gvn and loop passes have brought to light"},
	{run: "adce", why: "φs that only feed themselves, and branches that decide nothing any more"},
	{at: "23", run: "memcpyopt", why: "copies of copies read the original, stores become memsets: in front of dse, which removes the copies that nobody reads then"},
	{at: "23", run: "dse", why: "stores that nobody reads"},
	{at: "23", run: "loop-mssa(licm)", why: "what gvn and dse have made invariant"},
	{at: "1", run: "simplifycfg<switch-range-to-icmp>", why: "blocks that have become empty"},
	{at: "23", run: "simplifycfg<switch-range-to-icmp;hoist-common-insts;sink-common-insts>", why: "what both ways of a branch do is done once, now that nobody wants to know on which way"},
	{run: "instcombine", why: "what has met by that"},
}

const (
	whyFirstLoops = "loops simplified by themselves, so that what moves is no copy; what moves without being executed more often in front of the test that " +
		"is copied; bodies without a test at the top; invariant values and loads are computed once; exits on what is then invariant are taken before"
	whySecondLoops = "calls in place of loops that copy and fill, while these are as the programmer wrote them; counters as wide as the addresses that they " +
		"make, values behind loops without them, exits that are decided in the first iteration; what is empty goes; short loops become straight code, whose indices are constant"
	whyUnroll = "loops of known length as a whole; others by copies where the target likes that"
)

// atLevel lists the steps of a level.
func atLevel(level string) []step { return stepsAt(levels, level) }

func stepsAt(steps []step, level string) (out []step) {
	for _, s := range steps {
		if s.at == "" || strings.Contains(s.at, level) {
			s.sub = stepsAt(s.sub, level)
			out = append(out, s)
		}
	}
	return out
}
