package passes

import "strings"

// levelSet is a set of optimization levels.
type levelSet uint8

const (
	o1 levelSet = 1 << iota
	o2
	o3
	oS
	oZ
)

const (
	atLeast2 = o2 | o3 | oS | oZ
	notO3    = o1 | o2 | oS | oZ
	notMin   = o1 | o2 | o3 | oS // all but where size alone counts
)

// step is a position of a named pipeline: what runs, and why here. A group of passes has its own
// steps.
type step struct {
	at  levelSet // the levels that have it; 0: all
	run string
	why string
	sub []step
}

// gpucc is the order of the gpucc paper (section 3.1 and Fig. 5). indvars leaves counters and exit
// tests as they are: GPUs add 64 bits in two steps, so that no counter becomes wide, and the limits
// for new exit tests cost more instructions in the short loops of kernels than they save (0.35 % of
// the warp instructions of the collection of tools/paper gpucc; modelled cycles are the same).
var gpucc = []step{
	{run: "nvvm-reflect", why: "first: the code of a linked library depends on the answers, and code they rule out may be invalid for the target"},
	{run: "nvvm-asm-registers", why: "CUDA's libraries read the lane id by inline assembly, which is opaque"},
	{run: "nvvm-intr-range", why: "ranges of thread ids give index arithmetic nuw and nsw"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "remove unreachable and empty blocks; a two-way switch, which clang emits at the end of scopes, becomes a foldable branch"},
	{run: "sroa", why: "SSA form: unoptimized input keeps every variable in memory"},
	{run: "early-cse", why: "remove the front end's redundancy before the inliner measures callees"},
	{run: "function-attrs<call-sites>", why: "calls without effects may be moved and merged; clang marks every CUDA function convergent"},
	{run: "always-inline", why: "as in LLVM before the inliner: earlier simplification of the callee would hide common subexpressions of its copies"},
	{run: "cgscc", why: "section 3.1: a call hides address spaces and costs a frame; callees are simplified before their callers, as in LLVM", sub: []step{
		{run: "devirt<4>", why: "repeat where indirect calls have become direct: functions passed to templates", sub: []step{
			{run: "tailcallelim", why: "recursion becomes a loop: calls cost a frame, and what is left of the callee may be inlined"},
			{run: "inline<O3>", why: "GPUs inline eagerly, with the threshold of -O3"},
			{run: "simplifycfg<switch-range-to-icmp>", why: "merge the blocks between inlined bodies"},
			{run: "sroa", why: "by-value arguments and temporaries of inlined callees"},
			{run: "early-cse", why: "expressions common to caller and callee"},
			{run: "speculative-execution<strict>", why: "short side-effect-free paths become selects before instcombine, as in LLVM"},
			{run: "simplifycfg<switch-range-to-icmp>", why: "form those selects"},
			{run: "instcombine<exact-products;keep-recurrences;lowest;neighbor-extremes;no-code-sinking;samesign>", why: "minima and maxima; recurrences stay, as in LLVM 22: the φ of their operands costs a copy in every iteration, and compares that ranges made unsigned merge; no sinking yet, so that common code stays visible and licm can hoist loads"},
			{run: "simplifycfg<hoist-common-insts;keep-loop-tests;sink-common-insts;predicated-cost=12>", why: "merge stores common to both sides of a branch before unrolling copies them; what a loop and the code after it share would hinder loop-rotate"},
		}},
	}},
	{run: "globaldce", why: "functions inlined everywhere are dead"},
	{run: "globalopt", why: "tables that are never written become constant: loads fold, move, and use the constant cache"},
	{run: "early-cse<memssa>", why: "casts and addresses common to caller and callee"},
	{run: "instcombine<exact-products;keep-recurrences;lowest;neighbor-extremes;no-code-sinking;samesign>", why: "canonical forms for all later passes; no sinking before licm, which does not hoist loads out of conditional blocks"},
	{run: "aggressive-instcombine", why: "expensive idioms such as population count, before later passes break them up"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "merge blocks after folded branches; small diamonds become selects"},
	{run: "div-rem-pairs<sums>", why: "indices split by a division and recombined, before reassociation separates the parts"},
	{run: "split-address-sums", why: "sums of indices in parts by loop, while the flags tell that they do not wrap"},
	{run: "reassociate", why: "group constants for addresses, and put loop-invariant operands first for licm"},
	{run: "loop-mssa(loop-rotate,licm)", why: "rotated loops; invariant addresses and loads are computed once"},
	{run: "loop(loop-idiom<checksums>)", why: "population-count loops and cyclic redundancy checks, before unrolling"},
	{run: "loop-unroll<O3;no-partial;no-runtime;play=64>", why: "section 3.1: complete unrolling only, so that indices become constant and outer loops can be unrolled next; simulates up to 64 iterations"},
	{run: "sroa", why: "promote arrays indexed by constants after unrolling"},
	{run: "instcombine<exact-products;keep-recurrences;lowest;neighbor-extremes;no-code-sinking;samesign>", why: "fold constant addresses of unrolled bodies; what goes into a conditional block now is computed again in each copy of a loop that is unrolled later"},
	{run: "infer-argument-spaces", why: "address spaces across calls that were not inlined, for the next step"},
	{run: "infer-address-spaces<assumptions;constants;memory;no-allocas;no-arguments>", why: "section 3.2: before a pass hides the cast from a specific space"},
	{run: "gvn", why: "redundant loads across blocks, now that address spaces are known"},
	{run: "memcpyopt", why: "remove temporaries of copied structures"},
	{run: "dse", why: "section 3.3: stores overwritten before they are read"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "blocks emptied by licm become selects, which are invariant next"},
	{run: "loop-mssa(licm)", why: "hoist what unrolled bodies share, which would make the outer loop too large; between both unrollings, as in LLVM"},
	{run: "loop(indvars<no-lftr;constant-lftr;merge-exits;no-widening>)", why: "add no-wrap flags to counters before unrolling, so that accesses of the copies share one base; loops with two limits have one exit, so that they unroll"},
	{run: "loop-unroll<O3;few=100;once;play=64;remainder>", why: "outer loops, whose bodies are straight-line now; with the thresholds of -O3, public kernels execute 3 % less; what is left over is no loop, whose counter and branch cost as much as a short body; ptxas would unroll the result once more, for more registers"},
	{run: "sroa", why: "promote arrays indexed by these loops"},
	{run: "loop-mssa(licm)", why: "section 3.3: hoist loads that no store of the loop may alias, since it is to another space"},
	{run: "loop(indvars<no-lftr;constant-lftr;no-widening>)", why: "fold tests decided by counters, such as those of assert"},
	{run: "instcombine<exact-products;keep-recurrences;lowest;neighbor-extremes;no-code-sinking;samesign>", why: "fold newly known values"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "fold decided branches"},
	{run: "loop-mssa(licm)", why: "hoist from blocks that are unconditional now"},
	{run: "loop(loop-deletion)", why: "loops that have become dead"},
	{run: "simplifycfg<hoist-common-insts;sink-common-insts;predicated-cost=12>", why: "blocks emptied by licm; code common to both sides of a branch, which divergent warps execute twice"},
	{run: "dce", why: "dead address computations in the generic space"},
	{run: "function-attrs<call-sites>", why: "readonly arguments use the read-only cache; copies and calls that hid them are gone"},
	{run: "infer-alignment", why: "pairs are loaded and stored at once where they are aligned"},
	{run: "slp-vectorizer", why: "pairs of halves, bfloats and floats, which one instruction adds; before addresses are rewritten"},
	{run: "speculative-execution<strict>", why: "section 3.5: hoisted expressions dominate more code, which the next step reuses (Fig. 7)"},
	{run: "straight-line", why: "section 3.4: late, as expressions are final and instruction selection folds base+offset"},
	{run: "infer-address-spaces<assumptions;constants;memory;allocas;no-arguments>", why: "stack memory is in the local space; late, since sroa needs plain allocas"},
	{run: "infer-alignment", why: "alignments decide what can be vectorized"},
	{run: "load-store-vectorizer", why: "after address spaces, which prove that accesses do not alias"},
	{run: "loop(pointer-steps)", why: "as LLVM's loop-reduce; late, since it hides how addresses are computed"},
	{run: "bypass-slow-division", why: "section 3.6: late, since its branches hinder other passes"},
	{run: "div-rem-pairs", why: "a remainder from the quotient that a block above has; after the pass above, which shortens both"},
	{run: "early-cse", why: "redundancy from hoisting and bypassed divisions"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "blocks emptied by hoisting"},
	{run: "invariant-masks", why: "late: instcombine would make selects of the masks again"},
	{run: "sink-predicates", why: "after the masks, which need no predicates; late: licm would hoist the compares again"},
	{run: "sink", why: "as LLVM's machine-sink: kernels compute addresses before threads out of range exit"},
	{run: "dce", why: "leftovers"},
}

// straightLine is the gpucc paper's section 3.4: expressions that dominating code has computed in
// part are computed from there.
var straightLine = []step{
	{run: "separate-const-offset-from-gep<strict>", why: "section 3.4.1: constants go last, where accesses fold them, and the rest is common (Fig. 5b); keeps flags exact"},
	{run: "early-cse", why: "merge equal bases; slsr compares strides by identity"},
	{run: "slsr<strict>", why: "section 3.4.2: products and addresses that differ by multiples of a stride (Fig. 5c)"},
	{run: "gvn<no-pre>", why: "redundancy exposed by slsr and reassociation; no PRE, whose copies divergent warps would execute twice"},
	{run: "nary-reassociate<disjoint;strict>", why: "section 3.4.3: reuse dominating parts of sums, which the steps before made equal (Fig. 5d)"},
	{run: "early-cse", why: "redundancy from reassociation and removed loads"},
}

// nvptxCodegen is what LLVM's back end for PTX does before it selects instructions, which
// default<O1> to default<O3> leave to it: the paper's address arithmetic, and what accesses look
// like.
var nvptxCodegen = []step{
	{run: "infer-address-spaces<assumptions;constants;memory;no-allocas;no-arguments>", why: "again after inlining and load elimination"},
	{run: "speculative-execution", why: "section 3.5: hoisted expressions dominate more code, which the next step reuses"},
	{run: "straight-line", why: "section 3.4: late, as expressions are final and instruction selection folds base+offset"},
	{run: "infer-address-spaces<assumptions;constants;memory;allocas;no-arguments>", why: "stack memory is in the local space; late, since sroa needs plain allocas"},
	{run: "infer-alignment", why: "alignments decide what can be vectorized"},
	{run: "load-store-vectorizer", why: "after address spaces, which prove that accesses do not alias"},
	{run: "loop(pointer-steps)", why: "as LLVM's loop-reduce; late, since it hides how addresses are computed"},
	{run: "bypass-slow-division", why: "section 3.6: late, since its branches hinder other passes"},
	{run: "early-cse", why: "redundancy from hoisting and bypassed divisions"},
	{run: "simplifycfg", why: "blocks emptied by hoisting"},
	{run: "sink", why: "as LLVM's machine-sink: kernels compute addresses before threads out of range exit"},
	{run: "dce", why: "leftovers"},
}

// vliw prepares loops for software pipelining: few blocks, no memory traffic for scalars, no work
// in the loop that can be done before it. What clang writes without optimization (and without
// optnone) then pipelines as what it writes with -O2.
var vliw = []step{
	{run: "simplifycfg", why: "single-block loops: conditionals become selects"},
	{run: "sroa", why: "a scalar in memory is a recurrence through memory"},
	{run: "early-cse", why: "simplify callees before the inliner measures them"},
	{run: "inline", why: "loops with calls are not pipelined"},
	{run: "sroa", why: "variables of inlined callees"},
	{run: "early-cse", why: "fewer operations, smaller ResMII"},
	{run: "instcombine", why: "canonical forms for later passes and dependence tests"},
	{run: "simplifycfg", why: "empty blocks and constant branches"},
	{run: "loop-mssa(loop-rotate,licm)", why: "counted loops test at the bottom; invariant loads cost a memory slot per iteration"},
	{run: "loop-unroll<no-partial;no-runtime;no-upperbound>", why: "complete unrolling of short loops, which would be all prologue; then the outer loop is innermost"},
	{run: "sroa", why: "arrays indexed by constants after unrolling"},
	{run: "gvn", why: "redundant loads"},
	{run: "dse", why: "dead stores"},
	{run: "instcombine", why: "fold newly known values"},
	{run: "loop-mssa(licm)", why: "code made invariant by gvn and dse"},
	{run: "loop(loop-deletion)", why: "loops that have become dead"},
	{run: "simplifycfg", why: "empty blocks and constant branches"},
	{run: "dce", why: "dead operations cost issue slots"},
}

func join(steps []step) string {
	names := make([]string, len(steps))
	for k, s := range steps {
		names[k] = s.run
		if s.sub != nil {
			names[k] += "(" + join(s.sub) + ")"
		}
	}
	return strings.Join(names, ",")
}

// namedPipelines maps the names that -passes= accepts beside passes to the pipelines that they
// stand for.
func namedPipelines() map[string]string {
	return map[string]string{
		"gpucc":         join(gpucc),
		"straight-line": join(straightLine),
		"vliw":          join(vliw),
		"nvptx-codegen": join(nvptxCodegen),
		"default<O0>":   "always-inline,coro-cond(coro-early,cgscc(coro-split),coro-cleanup,globaldce)",
		"default<O1>":   join(atLevel(o1)),
		"default<O2>":   join(atLevel(o2)),
		"default<O3>":   join(atLevel(o3)),
		"default<Os>":   join(atLevel(oS)),
		"default<Oz>":   join(atLevel(oZ)),
		"lto<O0>":       "verify",
		"lto<O1>":       join(ltoLittle),
		"lto<O2>":       join(stepsAt(lto, o2)),
		"lto<O3>":       join(stepsAt(lto, o3)),
		"lto<Os>":       join(stepsAt(lto, oS)),
		"lto<Oz>":       join(stepsAt(lto, oZ)),
	}
}

// Named is a named pipeline with the reason for each position.
type Named struct {
	Name  string
	Steps []Step
}

// Step is a pass or a group of passes, with the steps of which it is followed one deeper.
type Step struct {
	Depth     int
	Pass, Why string
}

func listed(steps []step, depth int) (out []Step) {
	for _, s := range steps {
		out = append(append(out, Step{depth, s.run, s.why}), listed(s.sub, depth+1)...)
	}
	return out
}

// NamedPipelines lists the pipelines that have a name of their own, for help texts.
func NamedPipelines() []Named {
	var out []Named
	for _, n := range []struct {
		name  string
		steps []step
	}{{"gpucc", gpucc}, {"straight-line", straightLine}, {"vliw", vliw}, {"nvptx-codegen", nvptxCodegen}, {"default<O1>", atLevel(o1)}, {"default<O2>", atLevel(o2)}, {"default<O3>", atLevel(o3)}, {"default<Os>", atLevel(oS)}, {"default<Oz>", atLevel(oZ)},
		{"lto<O1>", ltoLittle}, {"lto<O2>", stepsAt(lto, o2)}, {"lto<O3>", stepsAt(lto, o3)}, {"lto<Os>", stepsAt(lto, oS)}, {"lto<Oz>", stepsAt(lto, oZ)}} {
		out = append(out, Named{n.name, listed(n.steps, 0)})
	}
	return out
}
