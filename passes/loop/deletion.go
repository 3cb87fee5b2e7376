package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Deletion is LLVM's loop-deletion: it deletes a dead loop. That is one
//   - that is never entered, since a constant branch before it goes elsewhere;
//   - or that has no effects, surely ends (scalar evolution bounds its iterations, or the program
//     promises progress), has one exit block, and changes none of the values that the exit's φs
//     take from it.
//
// A loop whose back edge is never taken, by scalar evolution or because its first iteration leaves
// it (first_iteration.go), loses the back edge and stays as straight code.
//
// Keeps: dominators, loops, LCSSA form.
func Deletion(w *Walk, l *analysis.Loop) bool {
	d := &deleter{w: w, l: l}
	if d.deleteDead() {
		return true
	}
	return d.breakBackEdge() || d.changed
}

type deleter struct {
	w       *Walk
	l       *analysis.Loop
	changed bool // invariant code was moved to the preheader
}

func (d *deleter) deleteDead() bool {
	preheader := d.l.Preheader()
	if preheader == nil || !d.l.DedicatedExits() {
		return false
	}
	exits := d.l.Exits()
	if len(exits) > 1 || len(exits) == 1 && exits[0].IsEHPad() {
		return false
	}
	why := ""
	switch {
	case len(exits) == 1 && neverEntered(preheader):
		why = "Loop deleted because it never executes"
		for phi := range exits[0].Phis() {
			for k := range phi.NumIncoming() {
				phi.SetOperand(k, ir.NewPoison(phi.Type()))
			}
		}
	case d.dead(exits, preheader):
		why = "Loop deleted because it is invariant"
	default:
		return false
	}
	if d.w.Wants(pass.Passed) {
		d.w.Remark(pass.Passed, "Deleted", d.w.F, d.l.Header.Term(), pass.Text(why))
	}
	d.w.Count("Number of loops deleted", 1)
	d.delete(preheader, exits)
	return true
}

// neverEntered reports whether every branch to the preheader has a constant condition that selects
// the other successor.
func neverEntered(preheader *ir.Block) bool {
	if preheader.IsEntry() {
		return false
	}
	for _, p := range preheader.Preds() {
		t := p.Term()
		if !t.IsCondBr() {
			return false
		}
		k := ir.AsInt(t.Operand(0))
		if k == nil || k.IsZero() && t.Succ(1) == preheader || !k.IsZero() && t.Succ(0) == preheader {
			return false
		}
	}
	return true
}

// dead reports whether the loop can be skipped.
func (d *deleter) dead(exits []*ir.Block, preheader *ir.Block) bool {
	for _, x := range exits {
		for phi := range x.Phis() {
			for _, v := range phi.Operands() {
				if v != phi.Operand(0) {
					return false
				}
			}
			if !MakeInvariant(d.l, phi.Operand(0), preheader, &d.changed) {
				return false
			}
		}
	}
	for _, b := range d.l.Blocks {
		for i := range b.Instrs() {
			if analysis.HasSideEffects(i) && !onlyStates(i) {
				return false
			}
		}
	}
	return d.ends(d.l)
}

// ends reports whether the loop and those inside it surely end, or must not run for ever without
// doing something.
func (d *deleter) ends(l *analysis.Loop) bool {
	if analysis.MustProgress(l) {
		return true
	}
	if d.scev().ConstantMax(l) == nil {
		return false
	}
	for _, s := range l.Subs {
		if !d.ends(s) {
			return false
		}
	}
	return true
}

// scev returns scalar evolution as the function is now: invariant code may have moved.
func (d *deleter) scev() *scev.Evolution { return pass.Get(d.w.Context, d.w.F, scev.Analysis) }

// delete makes the preheader branch to the exit, if there is one, and removes the loop.
func (d *deleter) delete(preheader *ir.Block, exits []*ir.Block) {
	cfg := d.w.CFG
	old := preheader.Term()
	if len(exits) == 0 {
		ir.Before(old).Unreachable()
	} else {
		x := exits[0]
		for phi := range x.Phis() {
			for k := phi.NumIncoming() - 1; k > 0; k-- {
				phi.RemoveIncoming(k)
			}
			phi.SetIncomingBlock(0, preheader)
		}
		ir.Before(old).Br(x)
		d.saveDebug(x)
		cfg.Dom.SetIDom(x, preheader)
	}
	old.Erase()
	blocks := d.treeOrder()
	cfg.Loops.Delete(d.l)
	for _, b := range slices.Backward(blocks) {
		cfg.Dom.RemoveBlock(b)
	}
	for _, b := range blocks {
		for i := range b.Instrs() {
			if ir.HasUses(i) && UsedOutsideBlock(i) { // unreachable code may still use it
				ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
			}
		}
	}
	for _, b := range blocks {
		b.EraseInstrs()
	}
	for _, b := range blocks {
		b.Erase()
	}
	d.w.Deleted(d.l)
}

// treeOrder lists the loop's blocks, dominators first.
func (d *deleter) treeOrder() []*ir.Block {
	out := []*ir.Block{d.l.Header}
	for k := 0; k < len(out); k++ {
		for _, c := range d.w.CFG.Dom.Children(out[k]) {
			if d.l.Contains(c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// saveDebug moves one debug intrinsic for each variable after the loop: what the variable was
// before is over, and values from outside the loop are still right.
func (d *deleter) saveDebug(x *ir.Block) {
	if !d.w.F.HasMDUses() {
		return
	}
	seen := map[rewrite.Variable]bool{}
	at := x.FirstNonPhi()
	for _, b := range d.l.Blocks {
		for i := range b.Instrs() {
			if i.IntrinsicID() != "llvm.dbg.value" || seen[rewrite.VariableOf(i)] {
				continue
			}
			seen[rewrite.VariableOf(i)] = true
			i.MoveBefore(at)
		}
	}
}

// breakBackEdge removes a back edge that is never taken: an exiting latch always exits, any other
// is not reached, or not left through the back edge.
func (d *deleter) breakBackEdge() bool {
	l := d.l
	latch := l.Latch()
	if latch == nil {
		return false
	}
	if d.changed {
		pass.Invalidate(d.w.F, pass.CFG)
	}
	if !d.onlyOnce() {
		return false
	}
	switch t := latch.Term(); {
	case t.Op() == ir.Br && !t.IsCondBr():
		rewrite.Unreachable(t, true)
		unloop(d.w.CFG, l)
	case t.Op() == ir.Br && Leaves(l, latch):
		BreakBackEdge(d.w.CFG, l)
	default:
		if !d.cutBackEdge(t) {
			return false
		}
	}
	d.w.Deleted(l)
	d.w.Count("Number of loops for which we managed to break the backedge", 1)
	return true
}

// onlyOnce reports whether the back edge is never taken.
func (d *deleter) onlyOnce() bool {
	s := d.scev()
	if most := s.ConstantMax(d.l); most != nil && most.IsZero() {
		return true
	}
	if n := s.BackedgeTaken(d.l); n != nil && (n.IsZero() || s.NonZero(n)) {
		return n.IsZero()
	}
	return leavesInFirstIteration(d.w.CFG, d.l)
}

// cutBackEdge ends the edge from a latch to the header, of any kind of terminator, in unreachable.
func (d *deleter) cutBackEdge(t *ir.Instr) bool {
	switch t.Op() {
	case ir.Br, ir.Switch, ir.Invoke:
	default:
		return false
	}
	if d.l.Header.IsEHPad() {
		return false
	}
	edge := -1
	for k, b := range t.Block().Succs() {
		if b != d.l.Header {
			continue
		}
		if edge >= 0 { // a second one would stay
			return false
		}
		edge = k
	}
	rewrite.Unreachable(d.w.CFG.SplitEdge(t, edge).Term(), true)
	unloop(d.w.CFG, d.l)
	return true
}

// onlyStates reports whether i does nothing but state a fact about the loop that it is in.
func onlyStates(i *ir.Instr) bool {
	id := i.IntrinsicID()
	return id == "llvm.assume" || id == "llvm.experimental.noalias.scope.decl"
}
