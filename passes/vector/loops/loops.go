// Package loops is LLVM's loop-vectorize: it runs several iterations of an innermost loop at once,
// one in each lane of vectors.
//
//	loop: %i = phi i64 [ 0, %ph ], [ %j, %loop ]     vector.body:
//	      %p = getelementptr i32, ptr %a, i64 %i       %index = phi i64 [ 0, %vector.ph ], [ %index.next, … ]
//	      %x = load i32, ptr %p                        %p = getelementptr i32, ptr %a, i64 %index
//	      %y = add i32 %x, %c                     ⇒    %wide.load = load <4 x i32>, ptr %p
//	      store i32 %y, ptr %p                         %y = add <4 x i32> %wide.load, %broadcast.splat
//	      %j = add i64 %i, 1                           store <4 x i32> %y, ptr %p
//	      %k = icmp eq i64 %j, %n                      %index.next = add nuw i64 %index, 4
//	      br i1 %k, label %exit, label %loop           br i1 …, label %middle.block, label %vector.body
//
// The loop itself stays, for the iterations that are left over, and for all of them where a check
// at run time fails (skeleton.go has the picture of the blocks). For each innermost loop:
//   - hints.go reads what the program says in !llvm.loop;
//   - legal.go decides whether the iterations may run at once: the shape of the loop, each of its
//     instructions, conditional blocks; phis.go the values that one iteration hands to the next;
//     package access what memory allows, by the dependences of package loopaccess;
//   - cost.go and choose.go decide how many iterations are worth it: the lanes of a vector, and how
//     many vectors side by side;
//   - skeleton.go makes the blocks, widen.go the instructions of the vector loop on demand,
//     memory.go its loads and stores, interleave.go those that are done together, masks.go its
//     conditions; finish.go connects it with what follows, cse.go merges what was made twice.
//
// Vector instructions are made on demand, beginning from stores, loads in their order, and what the
// loop hands on. What is needed of one lane only, such as the address of consecutive elements, is
// made as a scalar; dead values, such as the loop's own exit test, are not made.
//
// Not done: outer loops, loops with several exits, interleaved accesses with gaps (strided ones are
// done lane by lane), stores under a condition where the target has no masked stores, counters of
// floating-point numbers, tails under a mask, and reductions of floating-point numbers in order.
package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/target"
	"opt-go/passes/vector/lanes"
)

// Params are the parameters of loop-vectorize.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "interleave-forced-only", Help: "overlap iterations only where the program demands it"},
		{Name: "vectorize-forced-only", Help: "vectorize only where the program demands it"},
	}
}

// Flags are the command-line options of loop-vectorize.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "force-vector-width", Default: "0", Help: "lanes of vectorized loops; 0: by cost"},
		{Name: "force-vector-interleave", Default: "0", Help: "vectors side by side in vectorized loops; 0: by cost"},
		{Name: "vectorize-loops", Default: "true", Help: "vectorize loops"},
	}
}

// Run runs loop-vectorize on a function.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if !c.FlagBool("vectorize-loops", true) {
		return pass.All
	}
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	if len(cfg.Loops.Top) == 0 {
		return pass.All
	}
	w := &walk{Context: c, f: f, cfg: cfg}
	if c.Target.Vectors != nil {
		w.vectors = c.Target.Vectors(f)
	}
	if w.vectors == nil {
		w.vectors, w.onDemand = target.GenericVectors(), true
	}
	candidates := w.candidates()
	if len(candidates) == 0 {
		return pass.All
	}
	changed := w.prepare(candidates)
	cfg.LCSSA = true
	for _, l := range candidates {
		if w.vectorize(l) {
			changed = true
			loop.Keep(f, cfg)
		}
	}
	if !changed {
		return pass.All
	}
	return loop.Keep(f, cfg)
}

// walk is the pass on one function.
type walk struct {
	*pass.Context
	f       *ir.Func
	cfg     *rewrite.CFG
	vectors *target.Vectors
	// onDemand: no vectors of the target are known, so that only what is demanded is vectorized.
	onDemand bool
}

// candidates are the innermost loops whose instructions can all be in a vectorized loop: a quick
// look, before anything is analyzed.
func (w *walk) candidates() (list []*analysis.Loop) {
	for _, l := range w.cfg.Loops.Postorder() {
		if len(l.Subs) > 0 || !w.wanted(hintsOf(l.ID())) {
			continue
		}
		if why := unsuitable(l); why != "" {
			w.missed(l, why)
			continue
		}
		list = append(list, l)
	}
	return list
}

// wanted reports whether a loop with the hints is to be looked at.
func (w *walk) wanted(h hints) bool {
	switch {
	case h.disabled:
		return false
	case h.forced:
		return true
	case w.onDemand && w.FlagInt("force-vector-width", 0) < 2:
		return false
	}
	return !w.Opts.Bool("vectorize-forced-only", false)
}

// unsuitable returns which of its instructions keeps a loop from being vectorized, "" if none does.
func unsuitable(l *analysis.Loop) (why string) {
	for _, b := range l.Blocks {
		if b.AddressTaken() || b.Term().Op() != ir.Br {
			return notUnderstood
		}
		for i := range b.Instrs() {
			switch {
			case widenable(i) && !(lanes.Call(i) && lanes.ScalarLast(i) && !l.Invariant(i.Arg(i.NumArgs()-1))):
			case i.Op() == ir.Call:
				return "call instruction cannot be vectorized"
			default:
				return "instruction cannot be vectorized"
			}
		}
	}
	return ""
}

// prepare puts the nests of the candidates into simplified and LCSSA form.
func (w *walk) prepare(candidates []*analysis.Loop) (changed bool) {
	seen := map[*analysis.Loop]bool{}
	for _, l := range candidates {
		for l.Parent != nil {
			l = l.Parent
		}
		if seen[l] {
			continue
		}
		seen[l] = true
		changed = loop.SimplifyNest(w.Context, w.cfg, l) || changed
		changed = loop.CloseNest(w.cfg, l) || changed
	}
	if changed {
		loop.Keep(w.f, w.cfg)
	}
	return changed
}

// vectorize vectorizes one loop if that is right and pays.
func (w *walk) vectorize(l *analysis.Loop) bool {
	c := &candidate{walk: w, Loop: l, hints: hintsOf(l.ID())}
	if !c.shape() {
		w.missed(l, notUnderstood)
		return false
	}
	c.scev = pass.Get(w.Context, w.f, scev.Analysis)
	c.alias = pass.Get(w.Context, w.f, alias.AA)
	if why := c.legal(); why != "" {
		w.missed(l, why)
		return false
	}
	d := newDemand(c)
	lanes, copies, why := c.choose(d)
	if why != "" {
		w.missed(l, why)
		return false
	}
	newEmitter(c, d, lanes, copies).run()
	w.report(c, lanes, copies)
	return true
}
