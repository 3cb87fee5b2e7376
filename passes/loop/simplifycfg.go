package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// SimplifyCFG is LLVM's loop-simplifycfg: branches of a loop on constants are folded, blocks that
// nothing reaches any more go, and what is left of straight code is merged, so that other loop
// passes of the same walk see it.
//
//	header: br i1 true, label %a, label %b          header: br label %a       →  one block
//	a: …  br label %latch                      ⇒    a: …  br label %latch
//	b: …  br label %latch
//
// Exits that the loop does not lead to any more stay reachable, as the passes around expect: a
// switch before the loop, which always goes into it, names them; simplifycfg takes that away.
//
// Not done, as in LLVM: nothing is folded where the loop would split (its latch is not reached
// any more, or some of its blocks are reached but never lead back to the latch), nor in irreducible
// code. Branches of inner loops are folded when these are visited.
//
// Keeps: dominators, loops, simplified and LCSSA form.
func SimplifyCFG(w *Walk, l *analysis.Loop) bool {
	s := &branchFolder{w: w, l: l}
	changed := s.analyze() && len(s.fold) > 0
	if changed {
		s.apply()
	}
	return s.mergeBlocks() || changed
}

type branchFolder struct {
	w         *Walk
	l         *analysis.Loop
	live      map[*ir.Block]bool
	fold      []*ir.Block // blocks of the loop itself whose terminator has one live successor
	dead      []*ir.Block // blocks that are not reached
	deadExits []*ir.Block
}

// onlySuccessor returns where a conditional terminator surely goes; nil: that is not known.
func onlySuccessor(t *ir.Instr) *ir.Block {
	switch {
	case t.IsCondBr():
		if t.Succ(0) == t.Succ(1) {
			return t.Succ(0)
		}
		k := constInt(t.Operand(0))
		if k == nil {
			return nil
		}
		if k.IsZero() {
			return t.Succ(1)
		}
		return t.Succ(0)
	case t.Op() == ir.Switch:
		k := constInt(t.Operand(0))
		if k == nil {
			return nil
		}
		for c := range t.NumCases() {
			if v, to := t.Case(c); v == k {
				return to
			}
		}
		return t.Succ(0)
	}
	return nil
}

func constInt(v ir.Value) *ir.Const {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst {
		return k
	}
	return nil
}

// analyze finds what to fold, and reports whether the loop remains one.
func (s *branchFolder) analyze() bool {
	order := s.l.ReversePostorder()
	if s.l.Preheader() == nil || irreducible(s.w.CFG.Loops, order) {
		return false
	}
	exits := map[*ir.Block]bool{}
	s.live = map[*ir.Block]bool{s.l.Header: true}
	for _, b := range order {
		if !s.live[b] {
			s.dead = append(s.dead, b)
			continue
		}
		only := s.only(b)
		if only != nil {
			s.fold = append(s.fold, b)
		}
		for _, to := range b.Succs() {
			if only == nil || only == to {
				if s.l.Contains(to) {
					s.live[to] = true
				} else {
					exits[to] = true
				}
			}
		}
	}
	for _, x := range s.l.Exits() {
		if !exits[x] && !slices.ContainsFunc(x.Preds(), func(p *ir.Block) bool { return !s.l.Contains(p) }) {
			s.deadExits = append(s.deadExits, x)
		}
	}
	latch := s.l.Latch()
	return latch != nil && s.leads(latch, s.l.Header) && s.whole(order, latch)
}

// only returns where a block of the loop itself, not of one inside it, surely goes.
func (s *branchFolder) only(b *ir.Block) *ir.Block {
	if s.w.CFG.Loops.For(b) != s.l {
		return nil
	}
	return onlySuccessor(b.Term())
}

// leads reports whether an edge will be there.
func (s *branchFolder) leads(from, to *ir.Block) bool {
	only := s.only(from)
	return s.live[from] && (only == nil || only == to)
}

// whole reports whether all blocks that are reached still lead to the latch.
func (s *branchFolder) whole(order []*ir.Block, latch *ir.Block) bool {
	in := map[*ir.Block]bool{latch: true}
	for _, b := range slices.Backward(order) {
		for _, to := range b.Succs() {
			if in[to] && s.leads(b, to) {
				in[b] = true
			}
		}
	}
	return len(in)+len(s.dead) == len(order)
}

// irreducible reports whether there are edges back to blocks that are not the headers of loops
// around their origins, in blocks listed in reverse postorder.
func irreducible(loops *analysis.LoopForest, order []*ir.Block) bool {
	number := map[*ir.Block]int{}
	for k, b := range order {
		number[b] = k
	}
	for _, b := range order {
		for _, to := range b.Succs() {
			k, inside := number[to]
			if !inside || k > number[b] {
				continue
			}
			if in := loops.For(to); in.Header != to || !in.Contains(b) {
				return true
			}
		}
	}
	return false
}

// apply folds the branches and removes the blocks that become unreachable.
func (s *branchFolder) apply() {
	cfg := s.w.CFG
	root := s.l.Preheader()
	var region []*ir.Block // whose dominators change
	for _, b := range s.l.Blocks {
		if s.live[b] {
			region = append(region, b)
		}
		for _, k := range cfg.Dom.Children(b) {
			if !s.l.Contains(k) {
				region = append(region, k)
			}
		}
	}
	if len(s.deadExits) > 0 {
		preheader := s.keepExits(root)
		region = append(region, preheader)
		for _, x := range s.deadExits {
			if !slices.Contains(region, x) {
				region = append(region, x)
			}
		}
	}
	for _, b := range s.fold {
		s.foldBranch(b)
	}
	s.w.Count("Number of terminators folded to unconditional branches", len(s.fold))
	for _, b := range s.dead {
		for _, to := range b.Succs() {
			if s.live[to] || !s.l.Contains(to) {
				to.RemovePred(b, true)
			}
		}
	}
	for _, b := range s.dead { // branches of dead blocks are no edges any more
		b.EraseInstrs()
	}
	cfg.Dom.Rehang(root, region)
	s.removeDead()
	if len(s.deadExits) > 0 {
		HoistLoop(cfg, s.l, s.l.Preheader())
	}
}

// keepExits names the exits that become unreachable in a switch before the loop. It returns the new
// preheader.
func (s *branchFolder) keepExits(before *ir.Block) *ir.Block {
	preheader := s.w.CFG.SplitBlock(before.Term(), before.Name()+".split")
	old := before.Term()
	b := ir.Before(old)
	b.Loc, b.Pos = old.DebugLoc(), old.Pos
	t := b.Insert(ir.NewInstr(ir.Switch, b.Ctx().Void, ir.NewInt(b.Ctx().I32, 0), preheader), "")
	old.Erase()
	for k, x := range s.deadExits {
		gone := slices.Collect(x.Phis())
		if pad := x.FirstNonPhi(); pad.Op() == ir.LandingPad {
			gone = append(gone, pad)
		}
		for _, i := range gone {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
			i.Erase()
		}
		t.AddCase(ir.NewInt(b.Ctx().I32, uint64(k+1)), x)
	}
	s.w.Count("Number of loop exits deleted", len(s.deadExits))
	return preheader
}

func (s *branchFolder) foldBranch(b *ir.Block) {
	t := b.Term()
	only := onlySuccessor(t)
	first := true
	for _, to := range b.Succs() {
		if to == only && first {
			first = false
			continue
		}
		to.RemovePred(b, !s.l.Contains(to)) // a φ of one edge outside closes the loop
	}
	n := ir.Before(t).Br(only)
	n.CopyDebugLoc(t)
	t.Erase()
}

// removeDead erases the blocks that are not reached, with the loops among them.
func (s *branchFolder) removeDead() {
	cfg := s.w.CFG
	for _, b := range s.dead {
		if in := cfg.Loops.For(b); in != nil && in != s.l && in.Header == b && !slices.Contains(s.dead, in.Parent.Header) {
			cfg.Loops.Delete(in)
		}
	}
	for _, b := range s.dead {
		if cfg.Loops.For(b) != nil {
			cfg.Loops.RemoveBlock(b)
		}
	}
	cfg.Dom.RemoveBlocks(s.dead)
	for _, b := range s.dead {
		b.Erase()
	}
	s.w.Count("Number of loop blocks deleted", len(s.dead))
}

// mergeBlocks merges blocks of the loop into their only predecessors.
func (s *branchFolder) mergeBlocks() (changed bool) {
	for _, b := range slices.Clone(s.l.Blocks) {
		p := b.SinglePred()
		if p == nil || p.SingleSucc() == nil || s.w.CFG.Loops.For(p) != s.l {
			continue
		}
		if s.w.CFG.MergeIntoPred(b) {
			changed = true
		}
	}
	return changed
}
