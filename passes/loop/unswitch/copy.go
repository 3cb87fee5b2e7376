package unswitch

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// side is one destination of the unswitched branch with the copy of the loop in which that is
// taken.
type side struct {
	to     *ir.Block    // the destination in the original loop
	m      *ir.ValueMap // to the copy
	blocks []*ir.Block  // of the copy, its preheader first
	of     []*ir.Block  // what they are copies of
	copied map[*ir.Block]bool
}

func (s *side) preheader() *ir.Block { return s.blocks[0] }

// copyLoop makes the copy of the loop in which branch goes to s.to: of its preheader, its blocks
// and its exits, without what another destination dominates (only). Exits are split, so that each
// loop keeps one of its own before where they join.
//
//	loop → exit   ⇒   loop    → exit.split    → exit
//	                  loop.us → exit.split.us ↗
func (n *nontrivial) copyLoop(s *side) {
	s.m = ir.NewValueMap(n.w.F, n.w.F)
	s.copied = map[*ir.Block]bool{}
	blocks := []*ir.Block{n.preheader}
	for _, b := range n.l.Blocks {
		if !n.skips(s, b) {
			blocks = append(blocks, b)
		}
	}
	n.copyBlocks(s, blocks)
	for _, x := range n.exits {
		if !n.skips(s, x) {
			n.copyExit(s, x)
		}
	}
	for _, b := range s.blocks {
		for i := range b.Instrs() {
			s.m.Remap(i)
		}
	}
	n.dropSkipped(s)
	n.take(s)
}

// skips reports whether b is reached through another destination of the branch, and not needed in
// the copy.
func (n *nontrivial) skips(s *side, b *ir.Block) bool {
	to := n.after[b]
	return to != nil && to != s.to
}

func (n *nontrivial) copyBlocks(s *side, blocks []*ir.Block) {
	at := n.preheader.Prev()
	for k, c := range ir.CloneBlocks(blocks, s.m, ".us") {
		c.MoveAfter(at)
		at = c
		s.blocks = append(s.blocks, c)
		s.of = append(s.of, blocks[k])
		s.copied[blocks[k]] = true
		n.w.CFG.Dom.AddBlock(c, n.before)
	}
}

// copyExit splits an exit and copies its first part; the second gets φs of both.
func (n *nontrivial) copyExit(s *side, x *ir.Block) {
	name := x.Name()
	join := n.w.CFG.SplitBlock(x.FirstInsertion(), name+".split")
	x.SetName("")
	join.SetName(name)
	x.SetName(name + ".split")
	n.copyBlocks(s, []*ir.Block{x})
	c := s.m.Block(x)
	for i := range x.Instrs() {
		if i.IsTerminator() {
			break
		}
		at := join.FirstInsertion()
		phi := ir.NewInstr(ir.Phi, i.Type())
		phi.InsertBefore(at)
		phi.SetName(".us-phi")
		phi.CopyDebugLoc(at)
		ir.ReplaceAllUses(i, phi)
		phi.AddIncoming(i, x)
		phi.AddIncoming(s.m.Get(i), c)
	}
	n.joins = append(n.joins, join)
}

// dropSkipped removes from the copy's φs the edges from blocks that were not copied.
func (n *nontrivial) dropSkipped(s *side) {
	for _, b := range n.l.Blocks {
		if !n.skips(s, b) {
			continue
		}
		for _, to := range b.Succs() {
			if !s.copied[to] {
				continue
			}
			for phi := range s.m.Block(to).Phis() {
				removeEdge(phi, b)
			}
		}
	}
}

func removeEdge(phi *ir.Instr, from *ir.Block) {
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) == from {
			phi.RemoveIncoming(k)
			return
		}
	}
}

// take makes the copy's branch go to s.to.
func (n *nontrivial) take(s *side) {
	b := n.at.Block()
	c := s.m.Block(b)
	for _, to := range b.Succs() {
		if to != s.to && s.copied[to] {
			s.m.Block(to).RemovePred(c, true)
		}
	}
	to := s.m.Block(s.to)
	t := c.Term()
	cond := t.Operand(0)
	ir.AtEnd(c).Br(to).CopyDebugLoc(t)
	t.Erase()
	if i, ok := cond.(*ir.Instr); ok {
		rewrite.EraseDead(i)
	}
	for phi := range to.Phis() { // several cases may have led here
		found := false
		for k := phi.NumIncoming() - 1; k >= 0; k-- {
			if phi.IncomingBlock(k) != c {
				continue
			}
			if found {
				phi.RemoveIncoming(k)
			}
			found = true
		}
	}
}

// branchOnSelect makes a select a φ after a branch on its condition, and returns the branch.
func (u *unswitcher) branchOnSelect(sel *ir.Instr) *ir.Instr {
	cfg := u.w.CFG
	head := sel.Block()
	children := append([]*ir.Block(nil), cfg.Dom.Children(head)...)
	tail := head.SplitBefore(sel, "")
	then := u.w.F.NewBlockBefore(tail, "")
	ir.AtEnd(then).Br(tail).CopyDebugLoc(sel)
	old := head.Term()
	old.CopyDebugLoc(sel)
	t := ir.Before(old).CondBr(sel.Operand(0), then, tail)
	t.SetMD("prof", sel.MD("prof"))
	old.Erase()
	in := cfg.Loops.For(head)
	for _, b := range []*ir.Block{then, tail} {
		cfg.Dom.AddBlock(b, head)
		cfg.Loops.AddBlock(b, in)
	}
	for _, k := range children {
		cfg.Dom.SetIDom(k, tail)
	}
	phi := ir.NewInstr(ir.Phi, sel.Type())
	phi.InsertBefore(sel)
	phi.SetName("unswitched.select")
	phi.AddIncoming(sel.Operand(1), then)
	phi.AddIncoming(sel.Operand(2), head)
	phi.CopyDebugLoc(sel)
	ir.ReplaceAllUses(sel, phi)
	sel.Erase()
	return t
}

// eraseEdges removes b from the φs of its successors; a φ that then has one value is that value.
func eraseEdges(b *ir.Block) {
	for _, s := range b.Succs() {
		s.RemovePred(b, false)
		for phi := range s.Phis() {
			if v := onlyValue(phi); v != nil {
				ir.ReplaceAllUses(phi, v)
				phi.Erase()
			}
		}
	}
}

// onlyValue returns the only incoming value of a φ other than the φ itself, else nil.
func onlyValue(phi *ir.Instr) ir.Value {
	var only ir.Value
	for _, v := range phi.Operands() {
		switch {
		case v == ir.Value(phi) || v == only:
		case only != nil:
			return nil
		default:
			only = v
		}
	}
	if only == nil {
		return ir.NewPoison(phi.Type())
	}
	return only
}

// eraseBlocks removes blocks that refer to each other only.
func eraseBlocks(blocks []*ir.Block) {
	for _, b := range blocks {
		b.EraseInstrs()
	}
	for _, b := range blocks {
		rewrite.EraseBlock(b)
	}
}
