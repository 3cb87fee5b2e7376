// Package loadelim is LLVM's loop-load-elim: a load of what the previous iteration of its loop
// stored becomes a φ of the stored value.
//
//	pre:  br label %loop                     pre:  %load_initial = load i32, ptr %a
//	loop: %x = load i32, ptr %a_i      ⇒     loop: %store_forwarded = phi i32 [ %load_initial, %pre ], [ %y, %loop ]
//	      %y = add i32 %x, %b                      %y = add i32 %store_forwarded, %b
//	      store i32 %y, ptr %a_i+1                 store i32 %y, ptr %a_i+1
//
// It works on innermost loops in rotated form with one exit. The load is in the header, the store
// dominates the latch, and their addresses advance by one element each iteration, the store's being
// one element ahead. The load is dead then.
//
// Invariant: between the store and the load of the next iteration nothing writes the loaded bytes.
// Dependences of one object are known by their distance (passes/analysis/loopaccess). Where a store
// to another object might come between, the loop gets a second version for when the objects overlap
// (passes/loop/version), and likewise where a stride has to be 1.
//
// Not done: versions that only a profile keeps from being made in cold code.
//
// Cost: that of the dependences, at most some hundred.
package loadelim

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/version"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

const (
	checksFlag  = "runtime-check-per-loop-load-elim"
	assumedFlag = "loop-load-elimination-scev-check-threshold"
)

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: checksFlag, Default: "1", Help: "maximum number of memory checks per eliminated load"},
		{Name: assumedFlag, Default: "8", Help: "maximum number of checked assumptions"},
	}
}

// Run runs the pass on the innermost loops of f.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	if len(cfg.Loops.Top) == 0 {
		return pass.All
	}
	changed := false
	for _, l := range cfg.Loops.Top {
		changed = loop.SimplifyNest(c, cfg, l) || changed
	}
	if changed {
		loop.Keep(f, cfg)
	}
	var work []*analysis.Loop
	for _, top := range cfg.Loops.Top {
		for l := range top.Nest() {
			if len(l.Subs) == 0 {
				work = append(work, l)
			}
		}
	}
	for _, l := range work {
		w := &forwarder{c: c, f: f, l: l, cfg: cfg, layout: f.Module().Layout}
		if w.worthwhile() && w.forward() {
			changed = true
			loop.Keep(f, cfg)
		}
	}
	if !changed {
		return pass.All
	}
	return loop.Keep(f, cfg)
}

// forwarder works on one loop.
type forwarder struct {
	c      *pass.Context
	f      *ir.Func
	l      *analysis.Loop
	cfg    *rewrite.CFG
	layout *ir.DataLayout
	scev   *scev.Evolution
	info   *loopaccess.Info
}

// worthwhile reports whether a loop has the right shape, and both loads and stores, before it is
// analyzed.
func (w *forwarder) worthwhile() bool {
	exiting := w.l.Exiting()
	if !w.l.Simplified() || len(exiting) != 1 || exiting[0] != w.l.Latch() {
		return false
	}
	loads, stores := false, false
	for _, b := range w.l.Blocks {
		for i := range b.Instrs() {
			loads = loads || i.Op() == ir.Load && b == w.l.Header
			stores = stores || i.Op() == ir.Store
		}
	}
	return loads && stores
}

// pair is a load and the store that feeds it.
type pair struct{ load, store *ir.Instr }

// forward replaces the loads of which that is right.
func (w *forwarder) forward() bool {
	w.scev = pass.Get(w.c, w.f, scev.Analysis)
	w.info = loopaccess.Analyze(w.l, w.cfg.Dom, w.scev, pass.Get(w.c, w.f, alias.AA), version.Strides(w.c))
	var found []pair
	for _, p := range w.single(w.candidates()) {
		if w.cfg.Dom.Dominates(p.store.Block(), w.l.Latch()) && p.load.Block() == w.l.Header && w.oneAhead(p) {
			found = append(found, p)
		}
	}
	if len(found) == 0 || !w.versioned(found) {
		return false
	}
	x := version.NewExpander(w.cfg, w.scev, "storeforward")
	for _, p := range found {
		w.replace(x, p)
	}
	w.c.Count("Number of loads eliminated", len(found))
	return true
}

// candidates lists pairs of a store and a load that depends on it, the last one first; loads with
// dependences of which nothing is known are left out.
func (w *forwarder) candidates() (out []pair) {
	unclear := map[*ir.Instr]bool{}
	for _, d := range w.info.Deps {
		first, second := d.Source, d.Dest
		switch {
		case d.Kind == loopaccess.Unknown || d.Kind == loopaccess.IndirectUnsafe:
			unclear[first], unclear[second] = true, true
			continue
		case d.Kind.IsBackward():
			first, second = second, first
		}
		if first.Op() != ir.Store || second.Op() != ir.Load {
			continue
		}
		if _, ok := rewrite.SameBits(first.AccessType(), second.Type(), w.layout); ok {
			out = append(out, pair{second, first})
		}
	}
	slices.Reverse(out)
	return slices.DeleteFunc(out, func(p pair) bool { return unclear[p.load] })
}

// single leaves out the loads that several stores may feed. Of two in one block that are both one
// element ahead, the later one does.
func (w *forwarder) single(list []pair) (out []pair) {
	best := map[*ir.Instr]*pair{}
	for k, p := range list {
		old, seen := best[p.load]
		switch {
		case !seen:
			best[p.load] = &list[k]
		case old == nil:
		case p.store.Block() == old.store.Block() && w.oneAhead(p) && w.oneAhead(*old):
			if w.info.Place[old.store] < w.info.Place[p.store] {
				best[p.load] = &list[k]
			}
		default:
			best[p.load] = nil
		}
	}
	for k, p := range list {
		if best[p.load] == &list[k] {
			out = append(out, p)
		}
	}
	return out
}

// oneAhead reports whether the store writes what the load reads in the next iteration.
func (w *forwarder) oneAhead(p pair) bool {
	size := int64(w.layout.AllocSize(p.load.Type()))
	n, ok := w.info.Stride(p.load.Pointer(), p.load.Type())
	m, ok2 := w.info.Stride(p.store.Pointer(), p.load.Type())
	if !ok || !ok2 || n != m || n != 1 && n != -1 {
		return false
	}
	d := w.scev.Minus(w.info.Assumed.Of(p.store.Pointer()), w.info.Assumed.Of(p.load.Pointer()))
	if d == nil {
		return false
	}
	k, ok := d.IsConst()
	if !ok {
		return false
	}
	bytes, ok := k.Int64()
	return ok && bytes == size*n
}

// versioned makes a second version of the loop where stores of other objects may come between, or
// something is assumed. It reports false where that is not allowed or costs too much.
func (w *forwarder) versioned(found []pair) bool {
	checks := w.checks(found)
	if len(checks) > len(found)*int(w.c.FlagInt(checksFlag, 1)) || len(w.info.Assumed.List) > int(w.c.FlagInt(assumedFlag, 8)) {
		return false
	}
	if len(checks) == 0 && len(w.info.Assumed.List) == 0 {
		return true
	}
	if w.info.Convergent || w.f.Attrs.Fn.Has("optsize") || w.f.Attrs.Fn.Has("minsize") || len(w.l.Exits()) != 1 {
		return false
	}
	version.Version(w.cfg, w.scev, w.info, checks)
	return true
}

// checks are those between the loads and what is stored between the first store that feeds one of
// them and the last of them in the next iteration.
func (w *forwarder) checks(found []pair) (out [][2]*loopaccess.Group) {
	place := w.info.Place
	first, last := len(w.info.Instrs), 0
	loads := map[ir.Value]bool{}
	for _, p := range found {
		first, last = min(first, place[p.store]), max(last, place[p.load])
		loads[p.load.Pointer()] = true
	}
	between := map[ir.Value]bool{}
	for k, i := range w.info.Instrs {
		if i.Op() == ir.Store && (k > first || k < last) {
			between[i.Pointer()] = true
		}
	}
	for _, c := range w.info.Checks {
		needed := false
		for _, p := range c[0].Members {
			for _, q := range c[1].Members {
				needed = needed || between[p.Ptr] && loads[q.Ptr] || between[q.Ptr] && loads[p.Ptr]
			}
		}
		if needed {
			out = append(out, c)
		}
	}
	return out
}

// replace gives the users of a load the stored value: in the first iteration, what the load would
// read.
func (w *forwarder) replace(x *expand.Expander, p pair) {
	before := w.l.Preheader().Term()
	start := x.At(w.info.Assumed.Of(p.load.Pointer()).Ops[0], before)
	initial := ir.Before(before).Load(p.load.Type(), start, p.load.Align(), "load_initial")
	phi := ir.NewInstr(ir.Phi, initial.Type())
	w.l.Header.Prepend(phi)
	phi.SetName("store_forwarded")
	phi.AddIncoming(initial, w.l.Preheader())
	var v ir.Value = p.store.Operand(0)
	if v.Type() != p.load.Type() {
		op, _ := rewrite.SameBits(v.Type(), p.load.Type(), w.layout)
		cast := ir.Before(p.store).Cast(op, v, p.load.Type(), "store_forward_cast")
		cast.CopyDebugLoc(p.load)
		v = cast
	}
	phi.AddIncoming(v, w.l.Latch())
	w.scev.Forget(p.load)
	ir.ReplaceAllUses(p.load, phi)
	phi.CopyDebugLoc(p.load)
}
