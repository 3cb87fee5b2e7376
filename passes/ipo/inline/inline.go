// Package inline is LLVM's inline and always-inline: it replaces calls by the bodies of their
// callees, bottom-up over the call graph. GPUs raise the threshold, because a call costs a frame in
// local memory there and hides address spaces (gpucc, section 3.1).
//
//	define i32 @twice(i32 %x) {               define i32 @f(i32 %y) {
//	  %r = shl i32 %x, 1                        %r.i = shl i32 %y, 1
//	  ret i32 %r                        ⇒       ret i32 %r.i
//	}                                         }
//	define i32 @f(i32 %y) {
//	  %v = call i32 @twice(i32 %y)
//	  ret i32 %v
//	}
//
// One file each:
//
//   - walk.go: the order in which the calls of an SCC are visited; always.go: always-inline;
//     module.go: module-inline, by size
//   - viable.go: what forbids inlining; threshold.go: how much a call may cost, and how often it is
//     executed; cost.go, cost_visit.go, cost_slots.go: what it costs, LLVM's CallAnalyzer;
//     remarks.go: the decision; print.go: print<inline-cost>
//   - partial.go, partial_form.go: partial-inliner, which inlines the tests that a function begins
//     with
//   - call.go: the rewrite of one call, LLVM's InlineFunction; copy.go: the copy of the body;
//     attributes.go, promises.go, noalias.go: what caller, call and parameters promise; stack.go:
//     allocas and byval arguments; unwind.go, deopt.go: calls that leave the caller; debug.go:
//     locations
//
// Invariant: callgraph.Discards counts all references to functions, so that internal callees are
// erased with their last call, and an SCC is split when calls inside it are erased.
//
// Cost: the analysis of a call stops when the threshold is exceeded, and callees are already
// optimized when their callers are visited, so a body is copied at the size it has in the end. A
// call that came from inlining remembers the functions that it came through, and recursion through
// them is not inlined.
//
// Not done, unlike LLVM: there are no profile counts of functions and calls, only branch weights;
// indirect calls do not become direct by facts about virtual tables.
package inline

import (
	"opt-go/frontend/ir"

	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// LLVM's thresholds for inline: the cost up to which a call is inlined, by attributes of caller and
// callee.
const (
	defaultThreshold    = 225
	aggressiveThreshold = 250   // of -O3
	hintThreshold       = 325   // of a callee that is marked inlinehint
	sizeThreshold       = 50    // in a caller that is optimized for size, or of -Os
	minSizeThreshold    = 5     // or as small as can be, or of -Oz
	lastCallBonus       = 15000 // taken off the cost where the callee goes away with its last call
	singleBlockBonus    = 50    // percent of the threshold, for a body of one block
	vectorBonus         = 150   // percent, for a body of vectors
	coldThreshold       = 45    // where the call is executed rarely, or the callee said to be
	locallyHotThreshold = 525   // where the call is executed often each time that its caller is
)

// Run inlines the calls of one SCC.
func Run(c *pass.Context, w *callgraph.Walk) pass.Preserved {
	return pass.ChangedCFG((&visitor{inliner: newInliner(c, &w.Discards), w: w}).run())
}

// newInliner returns an inliner that decides by cost.
func newInliner(c *pass.Context, d *callgraph.Discards) *inliner {
	in := &inliner{Discards: d, c: c, often: frequencies{}, lifetimes: true}
	t := thresholdsOf(c)
	p, whole := pricesOf(c), c.FlagBool("inline-cost-full", c.Wants(pass.Missed))
	mandatory := c.Opts.Bool("only-mandatory", false)
	in.considers = func(call *ir.Instr, f *ir.Func) bool { return !mandatory || markedAlways(call, f) }
	in.decide = func(call *ir.Instr, f *ir.Func) decision {
		always, why := attributeObstacle(call, f)
		switch {
		case why != "":
			return decision{never: true, why: why}
		case always:
			return decision{always: true, inline: true, why: "always inline attribute"}
		}
		last := f.Linkage.IsLocal() && in.AtMost(f, 1)
		l := t.limits(call, f, last, in.rare(call))
		l.recursive = in.recursive
		n, limit, why := p.costOf(c.Target, call, l, whole)
		if why != "" {
			in.uninlinable(call, f, why)
		} else if !last && forbidsCopies(f) {
			why = "noduplicate"
		}
		if why != "" {
			return decision{never: true, why: why}
		}
		return decision{inline: n < limit, cost: n, threshold: limit}
	}
	return in
}

// Params are the parameters of inline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: pass.O3.String(), Help: "use the default threshold of -O3 (250)"},
		{Name: pass.Os.String(), Help: "use the default threshold of -Os (50)"},
		{Name: pass.Oz.String(), Help: "use the default threshold of -Oz (5)"},
		{Name: "only-mandatory", Help: "inline only functions marked alwaysinline"},
		{Name: "profile-summary", AfterProfileSummary: true, Help: "as after require<profile-summary>: -inlinecold-threshold applies to functions marked cold"},
	}
}

// Flags are the command-line options of inline.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "cold-callsite-rel-freq", Default: "2", Help: "maximum frequency of a cold call site, in percent of its caller's entry"},
		{Name: "inline-call-penalty", Default: "25", Help: "cost of a call, without its arguments"},
		{Name: "inline-cold-callsite-threshold", Default: "45", Help: "threshold for cold call sites"},
		{Name: "inline-cost-full", Default: "false", Help: "compute the full cost even past the threshold; implied by missed remarks"},
		{Name: "inline-instr-cost", Default: "5", Help: "cost of an instruction"},
		{Name: "inline-remark-attribute", Default: "false", Help: "record in a call's attribute why it was not inlined"},
		{Name: "inline-threshold", Default: "225", Help: "inlining threshold; GPUs multiply it and the others by 11"},
		{Name: "inlinecold-threshold", Default: "45", Help: "threshold for functions marked cold"},
		{Name: "inlinedefault-threshold", Default: "225", Help: "default threshold, which does not override optsize and minsize"},
		{Name: "inlinehint-threshold", Default: "325", Help: "threshold for functions marked inlinehint"},
		{Name: "intra-scc-cost-multiplier", Default: "2", Help: "cost multiplier for calls inlined from and into the same SCC"},
		{Name: "locally-hot-callsite-threshold", Default: "525", Help: "threshold for locally hot call sites; by default only at -O3"},
		{Name: "hot-callsite-rel-freq", Default: "60", Help: "minimum frequency of a locally hot call site, as a multiple of its caller's entry"},
		{Name: "recursive-inline-max-stacksize", Default: "1024", Help: "maximum stack size of a recursive function after inlining, in bytes"},
	}
}
