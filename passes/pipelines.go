package passes

import "strings"

// step is a position of a named pipeline: what runs, and why here. A group of passes has its own steps.
type step struct {
	at  string // digits of the levels that have it; none: all
	run string
	why string
	sub []step
}

// gpucc is the order of the gpucc paper (section 3.1 and Fig. 5). indvars leaves counters and exit tests as they are: GPUs add 64 bits in two
// steps, so that no counter becomes wide, and the limits for new exit tests cost more instructions in the short loops of kernels than they
// save (0.35 % of the warp instructions of the collection of tools/paper gpucc; modelled cycles are the same).
var gpucc = []step{
	{run: "nvvm-reflect", why: "what a linked library does depends on the answers, and what they rule out need not even be valid for the target"},
	{run: "nvvm-asm-registers", why: "CUDA's libraries read the lane by assembly, of which nothing is known"},
	{run: "nvvm-intr-range", why: "what index arithmetic cannot reach: nuw and nsw come out of it"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "unreachable blocks and empty ones are in everybody's way; a switch between two ways, as clang leaves scopes by, becomes a test that folds where one comes from"},
	{run: "sroa", why: "SSA values: unoptimized input keeps every variable in memory, whole or in parts"},
	{run: "early-cse", why: "a callee is judged by its size: without what the front end repeats"},
	{run: "function-attrs<call-sites>", why: "calls that stay are moved and merged when the callee only computes; clang calls every CUDA function convergent"},
	{run: "always-inline", why: "as in LLVM in front of the inliner: what other passes did to such a callee first would hide from early-cse what the copies have in common"},
	{run: "cgscc", why: "section 3.1: a call hides address spaces and costs a frame; callees are simplified before their callers judge them, as in LLVM", sub: []step{
		{run: "inline<O3>", why: "GPUs inline eagerly, and as much as at -O3"},
		{run: "simplifycfg<switch-range-to-icmp>", why: "the blocks between the bodies"},
		{run: "sroa", why: "by-value arguments and temporaries of what was inlined"},
		{run: "early-cse", why: "what caller and callee repeat"},
		{run: "speculative-execution<strict>", why: "short ways without effects become selects while instcombine can still fold them, as in LLVM"},
		{run: "simplifycfg<switch-range-to-icmp>", why: "those selects"},
		{run: "instcombine<no-code-sinking>", why: "minima and maxima while they are alone; what only one way of a branch uses stays in front of it, where it meets its like, and where licm moves loads"},
		{run: "simplifycfg<hoist-common-insts;sink-common-insts>", why: "stores of both ways of a branch, which unrolled copies repeat"},
	}},
	{run: "globaldce", why: "functions that are inlined everywhere need no code"},
	{run: "globalopt", why: "tables that nobody writes are constant: their loads fold, move, and are made through the cache of constants"},
	{run: "early-cse<memssa>", why: "casts and address computations that caller and callee repeat; what follows walks fewer chains"},
	{run: "instcombine<no-code-sinking>", why: "the canonical forms on which everything behind is built; code sinks behind licm, which could not move loads out of one way of a branch"},
	{run: "aggressive-instcombine", why: "idioms that cost more to find, as counts of bits: single instructions of GPUs; the rest of the pipeline would take them apart"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "branches that folded leave blocks to merge; small diamonds become selects"},
	{run: "div-rem-pairs<sums>", why: "indices that are taken apart by a division and put together again, before reassociation puts something between"},
	{run: "reassociate", why: "constants of sums meet, for addresses, and what does not change in a loop comes first, for licm"},
	{run: "loop-mssa(loop-rotate,licm)", why: "bodies without a test at the top; invariant addresses and loads are computed once"},
	{run: "loop(loop-idiom)", why: "loops that count bits by shifting: single instructions; before unrolling takes them apart"},
	{run: "loop-unroll<O3;no-partial;no-runtime;play=64>", why: "section 3.1: loops over the elements of small arrays, whose indices become constant; completely only, as in LLVM at this place, so that loops around them can be; where the counter is only an index much of the body folds, in long loops as well"},
	{run: "sroa", why: "arrays that unrolled loops index by constants become registers"},
	{run: "instcombine", why: "constant addresses of the copies of a body"},
	{run: "infer-argument-spaces", why: "what calls that were not inlined pass into one space, said in front of the next step"},
	{run: "infer-address-spaces<assumptions;constants;memory>", why: "section 3.2, before anything hides a cast from a specific space"},
	{run: "gvn", why: "loads from one space through equal pointers, across blocks"},
	{run: "memcpyopt", why: "structures that go through a temporary, which is then nobody's"},
	{run: "dse", why: "section 3.3: stores to a space that nobody reads before the next ones"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "blocks of loops from which the first licm has taken everything become selects, which leave the loop, too"},
	{run: "loop-mssa(licm)", why: "what is the same in all copies of a body goes, with which a loop around would be too large; between the two rounds of unrolling, as in LLVM"},
	{run: "loop(indvars<no-lftr;no-widening>)", why: "that counters do not wrap is seen here only, where a test bounds every one of them; what is unrolled takes the flags along, and accesses of the copies have one base"},
	{run: "loop-unroll<O3;play=64>", why: "loops around those that the first time have been unrolled, now that their bodies are short and known; up to the size of -O3, for public kernels execute 3 % less"},
	{run: "sroa", why: "arrays that these loops index"},
	{run: "loop-mssa(licm)", why: "section 3.3: loads that no store of the loop can touch, since it is to another space"},
	{run: "loop(indvars<no-lftr;no-widening>)", why: "tests in loops that their counters decide, as those of assert are; here, where loads and stores stand still"},
	{run: "instcombine", why: "what the values that became known fold"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "branches that folded"},
	{run: "loop-mssa(licm)", why: "what lay in the blocks behind those"},
	{run: "loop(loop-deletion)", why: "loops that compute nothing any more"},
	{run: "simplifycfg<hoist-common-insts;sink-common-insts>", why: "blocks that licm has emptied; what both ways of a branch compute, which threads that part execute twice"},
	{run: "dce", why: "address computations in the generic space that nobody uses any more"},
	{run: "function-attrs<call-sites>", why: "what a kernel only reads goes through the cache of constants; by now there are no copies and calls that hide it"},
	{run: "speculative-execution<strict>", why: "section 3.5: what it hoists dominates more code, from which the next step computes other expressions (Fig. 7)"},
	{run: "straight-line", why: "section 3.4, last: the expressions are final, and the next to see them is the selector, which folds base+offset"},
	{run: "infer-address-spaces<assumptions;constants;memory;allocas>", why: "stack memory is in the local space; late, since promotion to registers wants plain allocas"},
	{run: "infer-alignment", why: "accesses say how far their addresses are aligned, which decides about what can be one"},
	{run: "load-store-vectorizer", why: "adjacent accesses become one; after spaces, which tell what does not alias"},
	{run: "loop(pointer-steps)", why: "addresses of loops from iteration to iteration, as LLVM's loop-reduce; nothing behind asks what they are computed from"},
	{run: "bypass-slow-division", why: "section 3.6, last: its branches are in everybody's way"},
	{run: "early-cse", why: "what hoisting and the diamonds repeat"},
	{run: "simplifycfg<switch-range-to-icmp>", why: "blocks that hoisting has emptied"},
	{run: "sink", why: "what only one way of a branch uses is computed there, as by LLVM's machine-sink: kernels begin with addresses, and threads beyond the end leave"},
	{run: "dce", why: "what is left over"},
}

// straightLine is the gpucc paper's section 3.4: expressions that dominating code has computed in part are computed from there.
var straightLine = []step{
	{run: "separate-const-offset-from-gep<strict>", why: "section 3.4.1: constants go last, where accesses fold them; what is left repeats (Fig. 5b); flags that our other passes may trust"},
	{run: "early-cse", why: "the bases that now are equal; slsr compares strides by identity"},
	{run: "slsr<strict>", why: "section 3.4.2: products and addresses that differ by a constant number of strides (Fig. 5c)"},
	{run: "gvn<no-pre>", why: "redundancy that slsr and par have brought about, loads on some ways only included; better than another CSE on the paper's benchmarks; what is cheap and there on one way only is computed on the other in place of behind both, and copied, which threads that part pay for"},
	{run: "nary-reassociate<strict>", why: "section 3.4.3: sums of three operands from a part that is there; after what made parts equal (Fig. 5d)"},
	{run: "early-cse", why: "what merging blocks, removing loads and reassociation have made equal"},
}

// nvptxCodegen is what LLVM's back end for PTX does before it selects instructions, which default<O1> to default<O3> leave to it: the paper's
// address arithmetic, and what accesses look like.
var nvptxCodegen = []step{
	{run: "infer-address-spaces<assumptions;constants;memory>", why: "again, with what inlining and the promotion of loads made known"},
	{run: "speculative-execution", why: "section 3.5: what it hoists dominates more code, from which the next step computes other expressions"},
	{run: "straight-line", why: "section 3.4: the expressions are final, and the next to see them is the selector, which folds base+offset"},
	{run: "infer-address-spaces<assumptions;constants;memory;allocas>", why: "stack memory is in the local space; late, since promotion to registers wants plain allocas"},
	{run: "infer-alignment", why: "accesses say how far their addresses are aligned, which decides about what can be one"},
	{run: "load-store-vectorizer", why: "adjacent accesses become one; after spaces, which tell what does not alias"},
	{run: "loop(pointer-steps)", why: "addresses of loops from iteration to iteration, as LLVM's loop-reduce; nothing behind asks what they are computed from"},
	{run: "bypass-slow-division", why: "section 3.6, last: its branches are in everybody's way"},
	{run: "early-cse", why: "what hoisting and the diamonds repeat"},
	{run: "simplifycfg", why: "blocks that hoisting has emptied"},
	{run: "sink", why: "what only one way of a branch uses is computed there, as by LLVM's machine-sink: kernels begin with addresses, and threads beyond the end leave"},
	{run: "dce", why: "what is left over"},
}

// vliw prepares loops for software pipelining: few blocks, no memory traffic for scalars, no work in the loop that can be done in front of it.
// What clang writes without optimization (and without optnone) then pipelines as what it writes with -O2.
var vliw = []step{
	{run: "simplifycfg", why: "single-block loops: conditionals in a loop become selects"},
	{run: "sroa", why: "a scalar in memory would be a recurrence through memory"},
	{run: "early-cse", why: "callees as small as they get before they are judged"},
	{run: "inline", why: "a loop with a call is not pipelined"},
	{run: "sroa", why: "what the callees kept in memory"},
	{run: "early-cse", why: "fewer operations, smaller ResMII"},
	{run: "instcombine", why: "the canonical forms that the passes behind and the tests of subscripts know"},
	{run: "simplifycfg", why: "blocks that became empty or constant"},
	{run: "loop-mssa(loop-rotate,licm)", why: "counted loops test at the end, so that their trips can be counted; invariant loads cost a memory slot per iteration"},
	{run: "loop-unroll<no-partial;no-runtime;no-upperbound>", why: "loops over a few elements, which would be nothing but prologue; the loop around them is then innermost; others overlap their iterations without copies"},
	{run: "sroa", why: "arrays that unrolled loops index by constants"},
	{run: "gvn", why: "loads of what another path or the iteration's own code has loaded"},
	{run: "dse", why: "stores that nobody reads"},
	{run: "instcombine", why: "what the values that became known fold"},
	{run: "loop-mssa(licm)", why: "what gvn and dse have made invariant"},
	{run: "loop(loop-deletion)", why: "loops that compute nothing any more"},
	{run: "simplifycfg", why: "blocks that became empty or constant"},
	{run: "dce", why: "operations nobody uses cost issue slots"},
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

// namedPipelines maps the names that -passes= accepts beside passes to the pipelines that they stand for.
func namedPipelines() map[string]string {
	return map[string]string{
		"gpucc":         join(gpucc),
		"straight-line": join(straightLine),
		"vliw":          join(vliw),
		"nvptx-codegen": join(nvptxCodegen),
		"default<O0>":   "always-inline",
		"default<O1>":   join(atLevel("1")),
		"default<O2>":   join(atLevel("2")),
		"default<O3>":   join(atLevel("3")),
		"default<Os>":   join(atLevel("2")),
		"default<Oz>":   join(atLevel("2")),
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
	}{{"gpucc", gpucc}, {"straight-line", straightLine}, {"vliw", vliw}, {"nvptx-codegen", nvptxCodegen}, {"default<O1>", atLevel("1")}, {"default<O2>", atLevel("2")}, {"default<O3>", atLevel("3")}} {
		out = append(out, Named{n.name, listed(n.steps, 0)})
	}
	return out
}
