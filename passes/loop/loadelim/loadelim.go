// Package loadelim is LLVM's loop-load-elim: a load of what the previous iteration of its loop stored
// becomes a φ of the stored value.
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
// That is known of a store whose address is a constant away and advances alike, by arithmetic (modulo
// the size of the address space, so that overflow does not matter), and of others by alias analysis
// across iterations. No call in the loop may write memory.
//
// Not done: loops whose other stores can only be told apart at run time, for which LLVM makes a
// second version of the loop, and strides that would have to be checked to be 1.
//
// Cost: pairs of loads of the header and stores, times the stores.
package loadelim

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

// maxTriples bounds how many stores are compared with pairs of a load and a store in one loop.
const maxTriples = 1 << 16

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
	for _, l := range cfg.Loops.Postorder() {
		if len(l.Subs) > 0 {
			continue
		}
		w := &forwarder{c: c, f: f, l: l, dom: cfg.Dom, layout: f.Module().Layout}
		if w.collect() && w.forward() {
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
	dom    *analysis.DomTree
	layout *ir.DataLayout
	scev   *scev.Evolution
	batch  *alias.Batch

	loads  []*ir.Instr // of the header
	stores []*ir.Instr // of the loop, in the order of execution
	order  map[*ir.Instr]int
	scoped bool // see passes/vector/access: alias scopes hold within one iteration
}

// collect lists the accesses, and reports whether the loop is one that the pass looks at.
func (w *forwarder) collect() bool {
	l := w.l
	exiting := l.Exiting()
	if !l.Simplified() || len(exiting) != 1 || exiting[0] != l.Latch() {
		return false
	}
	w.order = map[*ir.Instr]int{}
	surely := true // control gets from the start of the header to here
	for _, b := range l.ReversePostorder() {
		for i := range b.Instrs() {
			w.order[i] = len(w.order)
			switch {
			case i.IntrinsicID() == "llvm.experimental.noalias.scope.decl":
				w.scoped = true
			case i.Op() == ir.Store && i.IsSimple():
				w.stores = append(w.stores, i)
			case i.Op() == ir.Load && i.IsSimple():
				if b == l.Header && surely {
					w.loads = append(w.loads, i)
				}
			case i.Op() == ir.Load || analysis.MayWrite(i) && !analysis.AssumeLike(i):
				return false
			}
			surely = surely && analysis.TransfersControl(i)
		}
	}
	return len(w.stores) > 0 && len(w.loads) > 0 && len(w.loads)*len(w.stores)*len(w.stores) <= maxTriples
}

// pair is a load and the store that feeds it.
type pair struct{ load, store *ir.Instr }

// forward replaces the loads of which that is right.
func (w *forwarder) forward() bool {
	w.scev = pass.Get(w.c, w.f, scev.Analysis)
	w.batch = pass.Get(w.c, w.f, alias.AA).Batch()
	w.batch.CrossIteration = true
	var found []pair
	for _, load := range slices.Backward(w.loads) {
		if store := w.feeds(load); store != nil {
			found = append(found, pair{load, store})
		}
	}
	if len(found) == 0 {
		return false
	}
	x := expand.New(w.scev, "storeforward")
	for _, p := range found {
		w.replace(x, p)
	}
	w.c.Count("Number of loads eliminated", len(found))
	return true
}

// feeds returns the store whose value a load reads in the next iteration.
func (w *forwarder) feeds(load *ir.Instr) *ir.Instr {
	size := w.layout.StoreSize(load.Type())
	stride, ok := w.stride(load)
	if !ok || w.layout.SizeBits(load.Type()) != 8*size || stride != int64(size) && stride != -int64(size) {
		return nil
	}
	for _, store := range slices.Backward(w.stores) {
		d, ok := w.distance(load, store)
		if !ok || d != stride || !w.dom.Dominates(store.Block(), w.l.Latch()) {
			continue
		}
		if _, ok := rewrite.SameBits(store.Operand(0).Type(), load.Type(), w.layout); ok && w.undisturbed(load, store) {
			return store
		}
		return nil // a store before this one does not feed it either
	}
	return nil
}

// stride returns the constant by which the address of an access advances in each iteration.
func (w *forwarder) stride(i *ir.Instr) (int64, bool) {
	e := w.scev.Of(i.Pointer())
	if e == nil || e.Kind != scev.AddRec || e.Loop != w.l || !e.IsAffine() {
		return 0, false
	}
	n, ok := e.Ops[1].IsConst()
	if !ok {
		return 0, false
	}
	return n.Int64()
}

// distance returns how many bytes a store's address is ahead of a load's in each iteration.
func (w *forwarder) distance(load, store *ir.Instr) (int64, bool) {
	a, okA := w.stride(load)
	b, okB := w.stride(store)
	x, y := w.scev.Of(load.Pointer()), w.scev.Of(store.Pointer())
	if !okA || !okB || a != b || x.Type != y.Type {
		return 0, false
	}
	d := w.scev.Minus(y, x)
	if d == nil {
		return 0, false
	}
	n, ok := d.IsConst()
	if !ok {
		return 0, false
	}
	return n.Int64()
}

// undisturbed reports whether no other store may write what a store writes and a load reads in the
// next iteration, in between: the rest of the iteration, and what comes before the load in the next.
func (w *forwarder) undisturbed(load, store *ir.Instr) bool {
	stride, _ := w.stride(load)
	size := int64(w.layout.StoreSize(load.Type()))
	for _, other := range w.stores {
		if other == store {
			continue
		}
		n := int64(w.layout.StoreSize(other.Operand(0).Type()))
		if d, ok := w.distance(load, other); ok {
			overlaps := func(at int64) bool { return d-at < size && at-d < n }
			if w.order[other] > w.order[store] && overlaps(stride) || w.order[other] < w.order[load] && overlaps(0) {
				return false
			}
			continue
		}
		if w.batch.Alias(w.location(load), w.location(other)) != alias.NoAlias {
			return false
		}
	}
	return true
}

func (w *forwarder) location(i *ir.Instr) alias.Location {
	loc := alias.Location{Ptr: i.Pointer(), Size: alias.BeforeOrAfter, Tags: alias.TagsOf(i)}
	if w.scoped {
		loc.Tags.Scope, loc.Tags.NoAlias = nil, nil
	}
	return loc
}

// replace gives the users of a load the stored value: in the first iteration, what the load would
// read.
func (w *forwarder) replace(x *expand.Expander, p pair) {
	before := w.l.Preheader().Term()
	start := x.At(w.scev.Of(p.load.Pointer()).Ops[0], before)
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
