package unroll

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite"
)

// unroller makes the copies of one loop's body.
type unroller struct {
	estimate  tripEstimate // of the loop as it was
	estimated bool
	w         *unrolling
	l         *analysis.Loop
	scev      *scev.Evolution
	count     uint64 // copies, the original included

	runtime   bool           // the iterations that are left over get a loop of their own
	force     bool           // unroll even if they cannot
	dear      bool           // computing the number of iterations may cost something
	remainder *analysis.Loop // that loop, if there is one
	complete  bool           // the back edge goes
	onlyFirst bool           // the loop runs count times or once: only the first test stays

	preheader *ir.Block
	order     []*ir.Block  // the loop's blocks in reverse postorder
	phis      []*ir.Instr  // of the header
	exits     []*exitTest  // exits.go
	headers   []*ir.Block  // one per copy, as latches
	latches   []*ir.Block  //
	all       []*ir.Block  // the blocks of all copies
	below     []*ir.Block  // blocks after the loop whose immediate dominator is a block of it
	last      *ir.ValueMap // what the originals are in the last copy that was made
}

// run reports whether it unrolled the loop.
func (u *unroller) run() bool {
	l, cfg := u.l, u.w.CFG
	u.estimate, u.estimated = estimatedTrips(l)
	u.measureExits()
	if u.complete {
		u.runtime = false
	}
	if u.runtime && !u.splitOff(u.dear) {
		if !u.force {
			return false
		}
		u.runtime = false
	}
	u.scev.ForgetCode(l, l.Blocks)
	u.preheader, u.order = l.Preheader(), l.ReversePostorder()
	u.phis = slices.Collect(l.Header.Phis())
	u.headers, u.latches = []*ir.Block{l.Header}, []*ir.Block{l.Latch()}
	u.all = slices.Clone(l.Blocks)
	for _, b := range l.Blocks {
		for _, k := range cfg.Dom.Children(b) {
			if !l.Contains(k) {
				u.below = append(u.below, k)
			}
		}
	}
	u.last = ir.NewValueMap(u.w.F, u.w.F)
	at := l.Latch()
	for n := 1; n < int(u.count); n++ {
		at = u.copyBody(n, at)
	}
	u.finishPhis()
	for k, b := range u.latches {
		rewrite.ReplaceSucc(b.Term(), u.headers[k], u.headers[(k+1)%len(u.headers)])
	}
	u.foldExits()
	cfg.Dom.Rehang(u.preheader, append(slices.Clone(u.all), u.below...))
	u.mergeLatches()
	u.w.foldLoop(u.l, !u.complete && u.count > 1)
	if u.estimated && !u.complete {
		u.estimate.trips /= u.count
		u.estimate.estimate(l)
	}
	u.restoreForms()
	return true
}

// copyBody adds copy n after block at, with the previous copy's values in place of the header's φs,
// and returns its last block. The copies are numbered in their names.
func (u *unroller) copyBody(n int, at *ir.Block) *ir.Block {
	l, latch := u.l, u.l.Latch()
	brought := make([]ir.Value, len(u.phis))
	for k, phi := range u.phis {
		brought[k] = phi.IncomingFor(latch)
		if i, ok := brought[k].(*ir.Instr); n > 1 && ok && l.Contains(i.Block()) {
			brought[k] = u.last.Get(i)
		}
	}
	copies := ir.CloneBlocksUnplaced(u.order, u.last, "."+strconv.Itoa(n))
	rewrite.CopyScopesOf(u.order, "It"+strconv.Itoa(n)).ApplyTo(copies)
	for k, phi := range u.phis {
		c := u.last.Get(phi).(*ir.Instr)
		ir.ReplaceAllUses(c, brought[k])
		c.Erase()
		u.last.Set(phi, brought[k])
	}
	u.placeCopies(copies)
	for k, b := range u.order {
		copies[k].MoveAfter(at)
		at = copies[k]
		for _, s := range b.Succs() {
			if l.Contains(s) {
				continue
			}
			for phi := range s.Phis() {
				phi.AddIncoming(u.last.Get(phi.IncomingFor(b)), copies[k])
			}
		}
	}
	u.headers = append(u.headers, u.last.Block(l.Header))
	u.latches = append(u.latches, u.last.Block(latch))
	for _, x := range u.exits {
		x.blocks = append(x.blocks, u.last.Block(x.blocks[0]))
	}
	u.all = append(u.all, copies...)
	return at
}

// placeCopies enters new blocks into the dominator tree, where a copy hangs below the latch before
// it, and into the loops, which are copied too.
func (u *unroller) placeCopies(copies []*ir.Block) {
	cfg := u.w.CFG
	loops := map[*analysis.Loop]*analysis.Loop{u.l: u.l}
	for k, b := range u.order {
		c := copies[k]
		if b == u.l.Header {
			cfg.Dom.AddBlock(c, u.latches[len(u.latches)-1])
		} else {
			cfg.Dom.AddBlock(c, u.last.Block(cfg.Dom.IDom(b)))
		}
		in := cfg.Loops.For(b)
		if loops[in] == nil { // b is its header, and the loop around has been copied
			loops[in] = cfg.Loops.NewInner(loops[in.Parent])
			loops[in].Header = c
		}
		cfg.Loops.AddBlock(c, loops[in])
	}
}

// finishPhis gives the header's φs the last copy's values; where no back edge is left their first
// value replaces them.
func (u *unroller) finishPhis() {
	latch := u.l.Latch()
	for _, phi := range u.phis {
		if u.complete {
			ir.ReplaceAllUses(phi, phi.IncomingFor(u.preheader))
			phi.Erase()
			continue
		}
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) != latch {
				continue
			}
			v := phi.Operand(k)
			if u.count > 1 {
				if i, ok := v.(*ir.Instr); ok && u.l.Contains(i.Block()) {
					v = u.last.Get(i)
				}
				phi.RemoveIncoming(k)
				phi.AddIncoming(v, u.latches[len(u.latches)-1])
			}
			break
		}
	}
}

// mergeLatches appends each copy to the one before it.
func (u *unroller) mergeLatches() {
	for k := range u.latches {
		t := u.latches[k].Term()
		if t.Op() != ir.Br || t.IsCondBr() {
			continue
		}
		next := t.Succ(0)
		into := next.UniquePred()
		if !u.w.CFG.MergeIntoPred(next) {
			continue
		}
		for j := k; j < len(u.latches); j++ {
			if u.latches[j] == next {
				u.latches[j] = into
			}
		}
	}
}

// restoreForms takes a loop that is gone out of the forest, and brings the loops around and inside
// into simplified and LCSSA form again: their exits may be shared now, and values may have left a
// loop. The loop around is simplified when its turn comes.
func (u *unroller) restoreForms() {
	cfg, outer := u.w.CFG, u.l.Parent
	inner := slices.Clone(u.l.Subs)
	if u.complete {
		cfg.Loops.Unloop(u.l)
	}
	if outer == nil {
		for _, s := range inner {
			u.w.SimplifyAgain(s)
		}
		return
	}
	if open := u.left(outer); u.complete && open != nil {
		loop.CloseNest(cfg, open)
	}
	for _, s := range u.loopsIn(outer) {
		u.w.SimplifyAgain(s)
	}
	u.w.SimplifyLater(outer)
}

// left returns the outermost loop, outer or one around it, that a block of the copies has left, nil
// when there is none: values of that loop may be used after it without a φ now.
func (u *unroller) left(outer *analysis.Loop) (open *analysis.Loop) {
	for _, b := range u.all {
		in := u.w.CFG.Loops.For(b)
		if b.First() == nil { // it is part of the one before it now
			continue
		}
		for p := outer; p != nil && (in == nil || !p.ContainsLoop(in)); p = p.Parent {
			if open == nil || p.ContainsLoop(open) {
				open = p
			}
		}
	}
	return open
}

// loopsIn lists the loops directly inside outer that blocks of the copies, or of the remainder, are
// in.
func (u *unroller) loopsIn(outer *analysis.Loop) []*analysis.Loop {
	var out []*analysis.Loop
	seen := map[*analysis.Loop]bool{nil: true, outer: true}
	add := func(l *analysis.Loop) {
		for l != nil && l != outer && l.Parent != outer {
			l = l.Parent
		}
		if !seen[l] {
			seen[l] = true
			out = append(out, l)
		}
	}
	for _, b := range u.all {
		if b.First() != nil {
			add(u.w.CFG.Loops.For(b))
		}
	}
	add(u.remainder)
	return out
}
