package passes

import "strings"

// step is a position of a named pipeline: what runs, and why here.
type step struct {
	run string
	why string
}

// gpucc is the order of the gpucc paper (section 3.1 and Fig. 5). indvars leaves counters and exit tests as they are: GPUs add 64 bits in two
// steps, so that no counter becomes wide, and the limits for new exit tests cost more instructions in the short loops of kernels than they
// save (0.35 % of the warp instructions of the collection of tools/paper gpucc; modelled cycles are the same).
var gpucc = []step{
	{"nvvm-reflect", "what a linked library does depends on the answers, and what they rule out need not even be valid for the target"},
	{"nvvm-asm-registers", "CUDA's libraries read the lane by assembly, of which nothing is known"},
	{"nvvm-intr-range", "what index arithmetic cannot reach: nuw and nsw come out of it"},
	{"simplifycfg", "unreachable blocks and empty ones are in everybody's way"},
	{"sroa", "SSA values: unoptimized input keeps every variable in memory, whole or in parts"},
	{"early-cse", "a callee is judged by its size: without what the front end repeats"},
	{"function-attrs<call-sites>", "calls that stay are moved and merged when the callee only computes; clang calls every CUDA function convergent"},
	{"always-inline", "as in LLVM in front of the inliner: what other passes did to such a callee first would hide from early-cse what the copies have in common"},
	{"cgscc(inline<O3>,simplifycfg,sroa,early-cse,speculative-execution<strict>,simplifycfg,instcombine<no-code-sinking>,simplifycfg<hoist-common-insts;sink-common-insts>)", "section 3.1: a call hides address spaces and costs a frame, so GPUs inline eagerly, and as much as at -O3; callees are simplified before their callers judge them, as in LLVM: by-value arguments and temporaries of what they call, the blocks between, minima and maxima while they are alone, stores of both ways of a branch, which unrolled copies repeat; short ways without effects become selects while instcombine can still fold them, as in LLVM; what only one way of a branch uses stays in front of it, where it meets its like, and where licm moves loads"},
	{"globaldce", "functions that are inlined everywhere need no code"},
	{"globalopt", "tables that nobody writes are constant: their loads fold, move, and are made through the cache of constants"},
	{"early-cse<memssa>", "casts and address computations that caller and callee repeat; what follows walks fewer chains"},
	{"instcombine<no-code-sinking>", "the canonical forms on which everything behind is built; code sinks behind licm, which could not move loads out of one way of a branch"},
	{"aggressive-instcombine", "idioms that cost more to find, as counts of bits: single instructions of GPUs; the rest of the pipeline would take them apart"},
	{"simplifycfg", "branches that folded leave blocks to merge; small diamonds become selects"},
	{"reassociate", "constants of sums meet, for addresses, and what does not change in a loop comes first, for licm"},
	{"loop-mssa(loop-rotate,licm)", "bodies without a test at the top; invariant addresses and loads are computed once"},
	{"loop(loop-idiom)", "loops that count bits by shifting: single instructions; before unrolling takes them apart"},
	{"loop-unroll<O3;no-partial;no-runtime>", "section 3.1: loops over the elements of small arrays, whose indices become constant; completely only, as in LLVM at this place, so that loops around them can be"},
	{"sroa", "arrays that unrolled loops index by constants become registers"},
	{"instcombine", "constant addresses of the copies of a body"},
	{"infer-argument-spaces", "what calls that were not inlined pass into one space, said in front of the next step"},
	{"infer-address-spaces<assumptions;constants;memory>", "section 3.2, before anything hides a cast from a specific space"},
	{"gvn", "loads from one space through equal pointers, across blocks"},
	{"memcpyopt", "structures that go through a temporary, which is then nobody's"},
	{"dse", "section 3.3: stores to a space that nobody reads before the next ones"},
	{"simplifycfg", "blocks of loops from which the first licm has taken everything become selects, which leave the loop, too"},
	{"loop-mssa(licm)", "what is the same in all copies of a body goes, with which a loop around would be too large; between the two rounds of unrolling, as in LLVM"},
	{"loop-unroll<O3>", "loops around those that the first time have been unrolled, now that their bodies are short and known; up to the size of -O3, for public kernels execute 3 % less"},
	{"sroa", "arrays that these loops index"},
	{"loop-mssa(licm)", "section 3.3: loads that no store of the loop can touch, since it is to another space"},
	{"loop(indvars<no-lftr;no-widening>)", "tests in loops that their counters decide, as those of assert are; here, where loads and stores stand still"},
	{"instcombine", "what the values that became known fold"},
	{"simplifycfg", "branches that folded"},
	{"loop-mssa(licm)", "what lay in the blocks behind those"},
	{"loop(loop-deletion)", "loops that compute nothing any more"},
	{"simplifycfg<hoist-common-insts;sink-common-insts>", "blocks that licm has emptied; what both ways of a branch compute, which threads that part execute twice"},
	{"dce", "address computations in the generic space that nobody uses any more"},
	{"function-attrs<call-sites>", "what a kernel only reads goes through the cache of constants; by now there are no copies and calls that hide it"},
	{"speculative-execution<strict>", "section 3.5: what it hoists dominates more code, from which the next step computes other expressions (Fig. 7)"},
	{"straight-line", "section 3.4, last: the expressions are final, and the next to see them is the selector, which folds base+offset"},
	{"infer-address-spaces<assumptions;constants;memory;allocas>", "stack memory is in the local space; late, since promotion to registers wants plain allocas"},
	{"infer-alignment", "accesses say how far their addresses are aligned, which decides about what can be one"},
	{"load-store-vectorizer", "adjacent accesses become one; after spaces, which tell what does not alias"},
	{"loop(pointer-steps)", "addresses of loops from iteration to iteration, as LLVM's loop-reduce; nothing behind asks what they are computed from"},
	{"bypass-slow-division", "section 3.6, last: its branches are in everybody's way"},
	{"early-cse", "what hoisting and the diamonds repeat"},
	{"simplifycfg", "blocks that hoisting has emptied"},
	{"sink", "what only one way of a branch uses is computed there, as by LLVM's machine-sink: kernels begin with addresses, and threads beyond the end leave"},
	{"dce", "what is left over"},
}

// straightLine is the gpucc paper's section 3.4: expressions that dominating code has computed in part are computed from there.
var straightLine = []step{
	{"separate-const-offset-from-gep<strict>", "section 3.4.1: constants go last, where accesses fold them; what is left repeats (Fig. 5b); flags that our other passes may trust"},
	{"early-cse", "the bases that now are equal; slsr compares strides by identity"},
	{"slsr<strict>", "section 3.4.2: products and addresses that differ by a constant number of strides (Fig. 5c)"},
	{"gvn<no-pre>", "redundancy that slsr and par have brought about, loads on some ways only included; better than another CSE on the paper's benchmarks; what is cheap and there on one way only is computed on the other in place of behind both, and copied, which threads that part pay for"},
	{"nary-reassociate<strict>", "section 3.4.3: sums of three operands from a part that is there; after what made parts equal (Fig. 5d)"},
	{"early-cse", "what merging blocks, removing loads and reassociation have made equal"},
}

// nvptxCodegen is what LLVM's back end for PTX does before it selects instructions, which default<O1> to default<O3> leave to it: the paper's
// address arithmetic, and what accesses look like.
var nvptxCodegen = []step{
	{"infer-address-spaces<assumptions;constants;memory>", "again, with what inlining and the promotion of loads made known"},
	{"speculative-execution", "section 3.5: what it hoists dominates more code, from which the next step computes other expressions"},
	{"straight-line", "section 3.4: the expressions are final, and the next to see them is the selector, which folds base+offset"},
	{"infer-address-spaces<assumptions;constants;memory;allocas>", "stack memory is in the local space; late, since promotion to registers wants plain allocas"},
	{"infer-alignment", "accesses say how far their addresses are aligned, which decides about what can be one"},
	{"load-store-vectorizer", "adjacent accesses become one; after spaces, which tell what does not alias"},
	{"loop(pointer-steps)", "addresses of loops from iteration to iteration, as LLVM's loop-reduce; nothing behind asks what they are computed from"},
	{"bypass-slow-division", "section 3.6, last: its branches are in everybody's way"},
	{"early-cse", "what hoisting and the diamonds repeat"},
	{"simplifycfg", "blocks that hoisting has emptied"},
	{"sink", "what only one way of a branch uses is computed there, as by LLVM's machine-sink: kernels begin with addresses, and threads beyond the end leave"},
	{"dce", "what is left over"},
}

// vliw prepares loops for software pipelining: few blocks, no memory traffic for scalars, no work in the loop that can be done in front of it.
// What clang writes without optimization (and without optnone) then pipelines as what it writes with -O2.
var vliw = []step{
	{"simplifycfg", "single-block loops: conditionals in a loop become selects"},
	{"sroa", "a scalar in memory would be a recurrence through memory"},
	{"early-cse", "callees as small as they get before they are judged"},
	{"inline", "a loop with a call is not pipelined"},
	{"sroa", "what the callees kept in memory"},
	{"early-cse", "fewer operations, smaller ResMII"},
	{"instcombine", "the canonical forms that the passes behind and the tests of subscripts know"},
	{"simplifycfg", "blocks that became empty or constant"},
	{"loop-mssa(loop-rotate,licm)", "counted loops test at the end, so that their trips can be counted; invariant loads cost a memory slot per iteration"},
	{"loop-unroll<no-partial;no-runtime;no-upperbound>", "loops over a few elements, which would be nothing but prologue; the loop around them is then innermost; others overlap their iterations without copies"},
	{"sroa", "arrays that unrolled loops index by constants"},
	{"gvn", "loads of what another path or the iteration's own code has loaded"},
	{"dse", "stores that nobody reads"},
	{"instcombine", "what the values that became known fold"},
	{"loop-mssa(licm)", "what gvn and dse have made invariant"},
	{"loop(loop-deletion)", "loops that compute nothing any more"},
	{"simplifycfg", "blocks that became empty or constant"},
	{"dce", "operations nobody uses cost issue slots"},
}

func join(steps []step) string {
	names := make([]string, len(steps))
	for k, s := range steps {
		names[k] = s.run
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
	Steps []struct{ Pass, Why string }
}

// NamedPipelines lists the pipelines that have a name of their own, for help texts.
func NamedPipelines() []Named {
	var out []Named
	for _, n := range []struct {
		name  string
		steps []step
	}{{"gpucc", gpucc}, {"straight-line", straightLine}, {"vliw", vliw}, {"nvptx-codegen", nvptxCodegen}, {"default<O1>", atLevel("1")}, {"default<O2>", atLevel("2")}, {"default<O3>", atLevel("3")}} {
		p := Named{Name: n.name}
		for _, s := range n.steps {
			p.Steps = append(p.Steps, struct{ Pass, Why string }{s.run, s.why})
		}
		out = append(out, p)
	}
	return out
}
