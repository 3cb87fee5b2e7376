// Package unroll is LLVM's loop-unroll and loop-unroll-full: it copies the body of a loop n times
// and removes the exit tests whose outcome is then known. With as many copies as there are
// iterations no loop is left:
//
//	entry: br label %loop                            entry: store i32 0, ptr %p
//	loop:  %i = phi i32 [ 0, %entry ], [ %j, %loop ]        %g.1 = getelementptr i32, ptr %p, i32 1
//	       %g = getelementptr i32, ptr %p, i32 %i    ⇒      store i32 1, ptr %g.1
//	       store i32 %i, ptr %g                             %g.2 = getelementptr i32, ptr %p, i32 2
//	       %j = add i32 %i, 1                               store i32 2, ptr %g.2
//	       %c = icmp ne i32 %j, 3                           ret void
//	       br i1 %c, label %loop, label %exit
//
// The counter is a constant in each copy, which sroa, gvn and the straight-line passes need
// (gpucc, section 3.1).
//
// Inner loops come first. For each loop:
//   - count.go decides how many copies there are: by what the program says in !llvm.loop
//     (hints.go), by the iterations that scalar evolution knows, by size (options.go), and for
//     short loops by what would be left after constants are folded (estimate.go);
//   - peel_count.go, peel.go and peel_last.go take first iterations, or the last one, out of the
//     loop where that makes values and conditions in the rest known;
//   - remainder.go and connect.go make a second loop for the iterations left over, where their
//     number is known at run time only;
//   - copy.go copies the body, and exits.go says which exit tests go;
//   - fold.go and loads.go replace what is now known; weights.go corrects the weights of
//     branches.
//
// Loops with convergent calls are unrolled only where no call comes under a new condition. Not
// unrolled, but peeled: loops whose latch ends in a branch that stays in the loop on both sides, or
// in another terminator. Neither: loops with indirect branches, blocks whose address is taken,
// noduplicate calls or convergence tokens. Each copy declares alias scopes of its own.
//
// Invariant: dominators, loops, simplified and LCSSA form stay valid.
//
// Not done: LLVM leaves loops alone that call an internal function for the only time, since it may
// be inlined. Functions are unrolled in parallel here, and none looks at the others.
package unroll

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Run runs loop-unroll on a function.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	if len(cfg.Loops.Top) == 0 {
		return pass.All
	}
	changed := false
	for _, l := range slices.Backward(slices.Clone(cfg.Loops.Top)) {
		changed = loop.SimplifyNest(c, cfg, l) || changed
	}
	for _, l := range slices.Backward(cfg.Loops.Top) {
		changed = loop.CloseNest(cfg, l) || changed
	}
	if changed {
		loop.Keep(f, cfg)
	}
	w := &unrolling{Walk: loop.NewWalk(c, f)}
	for l := w.Next(); l != nil; l = w.Next() {
		changed = w.SimplifyNow(l) || changed
		if w.unroll(l) {
			changed = true
			w.Keep()
		}
	}
	if !changed {
		return pass.All
	}
	return loop.Keep(f, w.CFG)
}

// Full is LLVM's loop-unroll-full: loop-unroll as a loop pass, which unrolls completely or not at
// all.
func Full(w *loop.Walk, l *analysis.Loop) bool {
	parent := l.Parent
	siblings := func() []*analysis.Loop {
		if parent != nil {
			return parent.Subs
		}
		return w.CFG.Loops.Top
	}
	old := map[*analysis.Loop]bool{}
	for _, b := range siblings() {
		old[b] = true
	}
	if !(&unrolling{Walk: w, onlyFull: true}).unroll(l) {
		return false
	}
	var added []*analysis.Loop // loops that were inside, and their copies
	for _, b := range siblings() {
		if !old[b] {
			added = append(added, b)
		}
	}
	w.AddSiblings(added...)
	if !slices.Contains(siblings(), l) {
		w.Deleted(l)
	} else if w.FlagBool("unroll-revisit-child-loops", false) {
		w.AddChildren(l.Subs...)
	}
	return true
}

// unrolling is a walk whose loops are unrolled.
type unrolling struct {
	*loop.Walk
	onlyFull bool // completely or not at all
}

// unroll unrolls one loop if that pays.
func (w *unrolling) unroll(l *analysis.Loop) bool {
	hint := hintsOf(l.ID())
	if hint.disabled || !l.Simplified() {
		return false
	}
	if !hint.forced && w.Opts.Bool("pipeline", false) && w.FlagBool("disable-loop-unrolling", false) {
		return false
	}
	if p := l.Parent; p != nil && !hint.forced && hintsOf(p.ID()).jammed {
		return false
	}
	o := w.limits(l)
	if !mayCopy(l) || o.threshold == 0 && (!o.partial || o.partialThreshold == 0) && !o.optSize {
		return false
	}
	size := w.size(l)
	if o.optSize { // an unrolled loop must not be larger than it was
		o.threshold = max(o.threshold, uint64(size.body)+1)
	}
	d := &decision{limits: o, hint: hint, size: size, l: l,
		scev: pass.Get(w.Context, w.F, scev.Analysis), target: w.Target, lastIteration: w.Version >= pass.LLVM22}
	d.decide()
	w.UseEvolution(d.scev)
	if d.peel > 0 {
		w.peel(d)
		return true
	}
	if d.count == 0 || !chains(l) || w.onlyFull && (d.trips == 0 && d.most == 0 || d.count < max(d.trips, d.most)) {
		return false
	}
	u := &unroller{w: w, l: l, scev: d.scev, count: d.count, force: d.force, dear: d.dear}
	u.runtime = d.limits.runtime && d.trips == 0 && d.multiple%d.count != 0
	id := l.ID()
	if !u.run() {
		return false
	}
	w.reportUnroll(u)
	if u.remainder != nil {
		if next, ok := followupLoopID(id, "remainder"); ok {
			u.remainder.SetID(next)
		}
	}
	if u.complete {
		return true
	}
	if next, ok := followupLoopID(id, "unrolled"); ok {
		l.SetID(next)
	} else if d.explicit || u.runtime && w.Opts.Bool("once", false) {
		l.SetID(w.unrolledLoopID(l.ID()))
	}
	return true
}

func (w *unrolling) reportUnroll(u *unroller) {
	w.Count("Number of loops unrolled (completely or otherwise)", 1)
	name, what := "PartialUnrolled", "unrolled loop by a factor of "
	if u.complete {
		w.Count("Number of loops completely unrolled", 1)
		name, what = "FullyUnrolled", "completely unrolled loop with "
	}
	if !w.Wants(pass.Passed) {
		return
	}
	args := []pass.Arg{pass.Text(what), {Key: "UnrollCount", Val: strconv.Itoa(int(u.count))}}
	if u.complete {
		args = append(args, pass.Text(" iterations"))
	}
	w.Remark(pass.Passed, name, w.F, u.preheader.Term(), args...)
}

// chains reports whether the latch ends in a branch that can chain copies of the body. Iterations
// can be peeled before the loop without.
func chains(l *analysis.Loop) bool {
	t := l.Latch().Term()
	return t.Op() == ir.Br && (!t.IsCondBr() || loop.Leaves(l, l.Latch()))
}

// mayCopy reports whether the blocks of a loop can be copied.
func mayCopy(l *analysis.Loop) bool {
	for _, b := range l.Blocks {
		if b.AddressTaken() || b.Term().Op() == ir.IndirectBr {
			return false
		}
		for i := range b.Instrs() {
			if i.Type().Kind == ir.TokenKind && loop.UsedOutsideBlock(i) || analysis.HasConvergenceToken(i) {
				return false
			}
			if i.Op().IsCall() && analysis.CallHas(i, "noduplicate") {
				return false
			}
		}
	}
	return true
}
