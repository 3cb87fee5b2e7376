package passes

import "strings"

// levelStep is a step of -O1 to -O3, with the levels that have it.
type levelStep struct {
	at string // digits of levels
	step
}

// levels are the steps of default<O1> to default<O3>, in LLVM's order; what LLVM does only with profiles, for vectors and for coroutines is not
// there. -O1 inlines only what asks for it, as clang does there. A group of loop passes is one step.
var levels = []levelStep{
	{"1", step{"always-inline", "what the program demands"}},
	{"123", step{"inferattrs", "first, as in LLVM: what is known of the C library holds for everybody"}},
	{"123", step{"nvvm-reflect", "as in LLVM at the start: for GPUs, what a linked library does depends on the answers"}},
	{"123", step{"nvvm-intr-range", "as in LLVM at the start; nothing happens on other targets"}},
	{"123", step{"lower-expect", "before simplifycfg, which takes llvm.expect for a call"}},
	{"123", step{"simplifycfg", "canonical control flow first; callees as small as they get before they are judged"}},
	{"123", step{"sroa", "SSA values"}},
	{"123", step{"early-cse", "cheap redundancy before anything larger looks"}},
	{"3", step{"callsite-splitting", "last among the early simplifications: the ways to a call are not merged yet, and the inliner comes next"}},
	{"123", step{"ipsccp", "constants from calls to parameters and from results to calls, before callees are judged"}},
	{"123", step{"called-value-propagation", "behind ipsccp, which knows the constants, and in front of globalopt, which takes variables away"}},
	{"123", step{"globalopt", "behind ipsccp: variables that are constant, unused, apart, or live in one function only"}},
	{"123", step{"mem2reg", "variables that globalopt has put into functions"}},
	{"123", step{"instcombine", "the canonical forms on which everything behind is built, and by which callees are judged"}},
	{"123", step{"simplifycfg<switch-range-to-icmp>", "what constants decided"}},
	{"23", step{"always-inline", "what the program demands, in front of what is judged"}},
	{"123", step{"function-attrs<call-sites>", "of callees, before their callers are simplified: calls of functions that only compute are moved and merged"}},
	{"2", step{"inline<profile-summary>", "everything behind works on larger functions, but what is called rarely stays apart"}},
	{"3", step{"inline<O3;profile-summary>", "everything behind works on larger functions, but what is called rarely stays apart"}},
	{"23", step{"globaldce", "functions that are inlined everywhere need no code"}},
	{"23", step{"function-attrs<call-sites>", "what inlining has changed: calls that are left"}},
	{"3", step{"argpromotion", "for functions that were not inlined, before they are simplified: what they load becomes known"}},

	{"123", step{"sroa", "by-value arguments and temporaries of what was inlined"}},
	{"123", step{"early-cse<memssa>", "what caller and callee repeat"}},
	{"23", step{"jump-threading", "branches that are decided by where control comes from, before simplifycfg makes selects of them"}},
	{"23", step{"correlated-propagation", "what branches tell of values, before branches become selects"}},
	{"123", step{"simplifycfg<switch-range-to-icmp>", "small diamonds become selects"}},
	{"123", step{"instcombine", "what the values that became known fold"}},
	{"23", step{"aggressive-instcombine", "idioms that cost more to find, behind the canonical forms; narrow sums before loops are looked at"}},
	{"123", step{"libcalls-shrinkwrap", "behind the canonical forms, in which results that nobody uses are known"}},
	{"23", step{"tailcallelim", "loops in place of recursion, for the loop passes"}},
	{"123", step{"simplifycfg<switch-range-to-icmp>", "what those decided"}},
	{"123", step{"reassociate", "invariant parts of sums first, for licm; constants that meet"}},
	{"23", step{"constraint-elimination", "comparisons that follow from others, before loop passes copy them"}},
	{"12", step{"loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm,simple-loop-unswitch)", whyFirstLoops}},
	{"3", step{"loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm,simple-loop-unswitch<nontrivial>)", whyFirstLoops}},
	{"123", step{"simplifycfg<switch-range-to-icmp>", "blocks from which licm has taken everything"}},
	{"123", step{"instcombine", "what rotated and split loops fold"}},
	{"1", step{"loop(loop-idiom,indvars,loop-deletion,loop-unroll-full)", whySecondLoops}},
	{"2", step{"loop(loop-idiom,indvars,simple-loop-unswitch,loop-deletion,loop-unroll-full)", whySecondLoops}},
	{"3", step{"loop(loop-idiom,indvars,simple-loop-unswitch<nontrivial>,loop-deletion,loop-unroll-full)", whySecondLoops}},
	{"123", step{"sroa", "arrays that unrolled loops index by constants"}},
	{"123", step{"infer-address-spaces", "nothing happens on targets without a generic space"}},
	{"1", step{"memcpyopt", "copies of copies read the original, stores become memsets"}},
	{"23", step{"mldst-motion", "one store behind a branch for one on each side: fewer places to look for gvn"}},
	{"23", step{"gvn", "redundancy across blocks, loads too"}},
	{"123", step{"sccp", "constants and ranges that only the branches which they decide bring about"}},
	{"123", step{"bdce", "arithmetic on bits that nobody looks at, across blocks; instcombine looks at one use at a time"}},
	{"123", step{"instcombine", "what the values that became known fold"}},
	{"23", step{"jump-threading", "again, with what redundancy elimination and unrolling have brought out"}},
	{"23", step{"correlated-propagation", "once more, with what gvn and loop passes have brought to light"}},
	{"123", step{"adce", "φs that only feed themselves, and branches that decide nothing any more"}},
	{"23", step{"memcpyopt", "copies of copies read the original, stores become memsets: in front of dse, which removes the copies that nobody reads then"}},
	{"23", step{"dse", "stores that nobody reads"}},
	{"23", step{"loop-mssa(licm)", "what gvn and dse have made invariant"}},
	{"1", step{"simplifycfg<switch-range-to-icmp>", "blocks that have become empty"}},
	{"23", step{"simplifycfg<switch-range-to-icmp;hoist-common-insts;sink-common-insts>", "what both ways of a branch do is done once, now that nobody wants to know on which way"}},
	{"123", step{"instcombine", "what has met by that"}},

	{"23", step{"function-attrs", "once more, of bodies that are simple"}},
	{"123", step{"deadargelim", "behind the simplification of functions, which knows best what is not used"}},
	{"123", step{"globalopt", "again: fewer uses of globals are left, and more of them are simple"}},
	{"123", step{"globaldce", "what nothing refers to any more"}},
	{"23", step{"elim-avail-extern", "nothing is inlined from here on"}},
	{"23", step{"rpo-function-attrs", "callers first: what is called by functions that do not call themselves only does not either"}},
	{"123", step{"float2int", "late, on what is left of floating-point numbers that are integers"}},
	{"123", step{"lower-constant-intrinsics", "what is no constant by now will be none"}},
	{"123", step{"loop(loop-rotate,loop-deletion)", "loops that have come to be later, and loops that compute nothing any more"}},
	{"123", step{"infer-alignment", "addresses are known by now"}},
	{"123", step{"instcombine", "what the answers fold"}},
	{"123", step{"simplifycfg<forward-switch-cond;switch-range-to-icmp;switch-to-lookup;no-keep-loops;hoist-common-insts;sink-common-insts>", "tables in place of switches, blocks that only loop passes wanted"}},
	{"123", step{"instcombine", "what has met by that"}},
	{"12", step{"loop-unroll", whyUnroll}},
	{"3", step{"loop-unroll<O3>", whyUnroll}},
	{"123", step{"sroa<preserve-cfg>", "arrays that these loops index"}},
	{"123", step{"infer-alignment", "of the copies of accesses"}},
	{"123", step{"instcombine", "of copies, what counters decide"}},
	{"123", step{"loop-mssa(licm)", "what unrolling has made invariant"}},
	{"123", step{"alignment-from-assumptions", "behind licm: addresses stand where they are going to stay"}},
	{"123", step{"instsimplify", "leftovers"}},
	{"123", step{"div-rem-pairs", "remainders are better known to others as what they are"}},
	{"123", step{"tailcallelim", "last, when uses of the stack and of results have gone: marks for the code generator"}},
	{"123", step{"simplifycfg<switch-range-to-icmp;speculate-unpredictables>", "blocks that have become empty; selects where __builtin_unpredictable asks for them"}},
	{"123", step{"globaldce", "what nothing refers to any more"}},
	{"123", step{"constmerge", "last: what functions wanted with constants is done"}},
}

const (
	whyFirstLoops = "loops simplified by themselves, so that what moves is no copy; what moves without being executed more often in front of the test that " +
		"is copied; bodies without a test at the top; invariant values and loads are computed once; exits on what is then invariant are taken before"
	whySecondLoops = "calls in place of loops that copy and fill, while these are as the programmer wrote them; counters as wide as the addresses that they " +
		"make, values behind loops without them, exits that are decided in the first iteration; what is empty goes; short loops become straight code, whose indices are constant"
	whyUnroll = "loops of known length as a whole; others by copies where the target likes that"
)

// atLevel lists the steps of a level.
func atLevel(level string) []step {
	var out []step
	for _, s := range levels {
		if strings.Contains(s.at, level) {
			out = append(out, s.step)
		}
	}
	return out
}
