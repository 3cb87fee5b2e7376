package rewrite

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// CanSplitPreds reports whether a block may be put between b and some of its predecessors: b begins
// no exception handler, save for a landing pad, which can be copied.
func CanSplitPreds(b *ir.Block) bool {
	first := b.FirstNonPhi()
	return first.Op() == ir.LandingPad || !first.IsEHPad()
}

// SplitPreds inserts a new block named b's name + suffix between b and the given predecessors,
// before b in the function, and returns it; nil when b cannot be split so. φs of b take one value
// from the new block, through a φ there when the predecessors have different ones.
func (c *CFG) SplitPreds(b *ir.Block, preds []*ir.Block, suffix string) *ir.Block {
	if !CanSplitPreds(b) {
		return nil
	}
	if b.FirstNonPhi().Op() == ir.LandingPad {
		return c.splitLandingPad(b, preds, suffix)
	}
	n := b.Func().NewBlockBefore(b, b.Name()+suffix)
	br := ir.AtEnd(n).Br(b)
	var loop *analysis.Loop
	var latch *ir.Block
	if c.Loops != nil && c.Loops.IsHeader(b) {
		loop = c.Loops.For(b)
		br.SetMD("dbg", loop.StartLoc())
		latch = loop.Latch()
	} else {
		br.CopyDebugLoc(analysis.FirstReal(b))
	}
	c.redirect(b, n, preds, br)
	if latch == nil {
		return n
	}
	if now := loop.Latch(); now != latch && now != nil {
		now.Term().SetMD("llvm.loop", latch.Term().MD("llvm.loop"))
		if inner := c.Loops.For(latch); inner != nil && inner.Latch() != latch {
			latch.Term().SetMD("llvm.loop", nil)
		}
	}
	return n
}

// redirect makes preds branch to n, which ends with br to b.
func (c *CFG) redirect(b, n *ir.Block, preds []*ir.Block, br *ir.Instr) {
	for _, p := range preds {
		ReplaceSucc(p.Term(), b, n)
	}
	if len(preds) == 0 {
		for phi := range b.Phis() {
			phi.AddIncoming(ir.NewPoison(phi.Type()), n)
		}
	}
	leaves := c.entered(b, n, preds)
	if len(preds) > 0 {
		collectEdges(b, n, preds, br, leaves)
	}
}

// ReplaceSucc makes every successor of a terminator that is old new.
func ReplaceSucc(t *ir.Instr, old, new *ir.Block) {
	for k := range t.NumSuccs() {
		if t.Succ(k) == old {
			t.SetSucc(k, new)
		}
	}
}

// entered updates the analyses for n between preds and b. It reports whether values must not pass n
// without a φ, since an edge into n leaves a loop.
func (c *CFG) entered(b, n *ir.Block, preds []*ir.Block) (leaves bool) {
	if c.Dom != nil {
		c.Dom.SplitBlock(n)
	}
	if c.Loops == nil {
		return false
	}
	l := c.Loops.For(b)
	entry, header := l != nil, false
	for _, p := range preds {
		if !c.Dom.Reachable(p) {
			continue
		}
		if pl := c.Loops.For(p); c.LCSSA && pl != nil && !pl.Contains(b) {
			leaves = true
		}
		switch {
		case l == nil:
		case l.Contains(p):
			entry = false
		default:
			header = true
		}
	}
	switch {
	case l == nil:
	case entry:
		c.Loops.AddBlock(n, c.innermostAround(b, preds))
	default:
		c.Loops.AddBlock(n, l)
		if header {
			l.SetHeader(n)
		}
	}
	return leaves
}

// innermostAround returns the deepest loop that contains b and a predecessor, or nil.
func (c *CFG) innermostAround(b *ir.Block, preds []*ir.Block) *analysis.Loop {
	var in *analysis.Loop
	for _, p := range preds {
		pl := c.Loops.For(p)
		for pl != nil && !pl.Contains(b) {
			pl = pl.Parent
		}
		if pl != nil && (in == nil || in.Depth < pl.Depth) {
			in = pl
		}
	}
	return in
}

// collectEdges makes b's φs take the values of preds from n.
func collectEdges(b, n *ir.Block, preds []*ir.Block, br *ir.Instr, keep bool) {
	moved := make(map[*ir.Block]bool, len(preds))
	for _, p := range preds {
		moved[p] = true
	}
	for phi := range b.Phis() {
		if v := commonIncoming(phi, preds[0], moved); v != nil && !keep {
			for k := phi.NumIncoming() - 1; k >= 0; k-- {
				if moved[phi.IncomingBlock(k)] {
					phi.RemoveIncoming(k)
				}
			}
			phi.AddIncoming(v, n)
			continue
		}
		np := ir.Before(br).Phi(phi.Type(), phi.Name()+".ph")
		np.SetMD("dbg", nil)
		for k := phi.NumIncoming() - 1; k >= 0; k-- {
			if p := phi.IncomingBlock(k); moved[p] {
				v := phi.Operand(k)
				phi.RemoveIncoming(k)
				np.AddIncoming(v, p)
			}
		}
		phi.AddIncoming(np, n)
	}
}

// commonIncoming returns the one incoming value of all moved edges, or nil.
func commonIncoming(phi *ir.Instr, first *ir.Block, moved map[*ir.Block]bool) ir.Value {
	v := phi.IncomingFor(first)
	for k := range phi.NumIncoming() {
		if moved[phi.IncomingBlock(k)] && phi.Operand(k) != v {
			return nil
		}
	}
	return v
}

// splitLandingPad gives the listed predecessors a landing pad of their own, and the others, if
// there are any, one too; b becomes an ordinary block after them.
func (c *CFG) splitLandingPad(b *ir.Block, preds []*ir.Block, suffix string) *ir.Block {
	n1 := c.unwindTo(b, preds, suffix)
	var rest []*ir.Block
	for _, p := range b.Preds() {
		if p != n1 && !slices.Contains(rest, p) {
			rest = append(rest, p)
		}
	}
	pad := b.FirstNonPhi()
	copyPad := func(to *ir.Block, suffix string) *ir.Instr {
		i := pad.Clone()
		i.InsertBefore(to.FirstNonPhi())
		i.SetName("lpad" + suffix)
		return i
	}
	if len(rest) == 0 {
		ir.ReplaceAllUses(pad, copyPad(n1, suffix))
		pad.Erase()
		return n1
	}
	n2 := c.unwindTo(b, rest, suffix+".split-lp")
	p1, p2 := copyPad(n1, suffix), copyPad(n2, suffix+".split-lp")
	if ir.HasUses(pad) {
		phi := ir.Before(pad).Phi(pad.Type(), "lpad.phi")
		phi.SetMD("dbg", nil)
		phi.AddIncoming(p1, n1)
		phi.AddIncoming(p2, n2)
		ir.ReplaceAllUses(pad, phi)
	}
	pad.Erase()
	return n1
}

func (c *CFG) unwindTo(b *ir.Block, preds []*ir.Block, suffix string) *ir.Block {
	n := b.Func().NewBlockBefore(b, b.Name()+suffix)
	br := ir.AtEnd(n).Br(b)
	br.CopyDebugLoc(b.FirstNonPhi())
	c.redirect(b, n, preds, br)
	return n
}
