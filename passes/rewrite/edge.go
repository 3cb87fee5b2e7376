package rewrite

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// IsCritical reports whether edge k of a terminator leads from a block with several successors to
// one with several incoming edges.
func IsCritical(t *ir.Instr, k int) bool {
	return t.NumSuccs() > 1 && severalEdgesTo(t.Succ(k))
}

func severalEdgesTo(b *ir.Block) bool {
	n := 0
	for range b.EachPred() {
		if n++; n > 1 {
			return true
		}
	}
	return false
}

// SplitCritical puts a block on the first edge from one block to another if that edge is critical,
// and returns it; nil when it is not, or cannot be split. Loops stay simplified: their other edges
// to the destination get a common block where they need one.
func (c *CFG) SplitCritical(from, to *ir.Block) *ir.Block {
	t := from.Term()
	for k := range t.NumSuccs() {
		if t.Succ(k) == to {
			if !IsCritical(t, k) || to.IsEHPad() || t.Op() == ir.IndirectBr {
				return nil
			}
			return c.SplitEdge(t, k)
		}
	}
	return nil
}

// SplitEdge puts a block on edge k of a terminator, critical or not.
func (c *CFG) SplitEdge(t *ir.Instr, k int) *ir.Block {
	from, to := t.Block(), t.Succ(k)
	others := c.otherExits(from, to)
	n := from.Func().NewBlockAfter(from, from.Name()+"."+to.Name()+"_crit_edge")
	ir.AtEnd(n).Br(to).CopyDebugLoc(t)
	t.SetSucc(k, n)
	for phi := range to.Phis() {
		for e := range phi.NumIncoming() {
			if phi.IncomingBlock(e) == from {
				phi.SetIncomingBlock(e, n)
				break
			}
		}
	}
	if c.Dom != nil {
		c.Dom.SplitBlock(n)
	}
	if c.Loops == nil {
		return n
	}
	l := c.Loops.For(from)
	if l == nil {
		return n
	}
	c.Loops.AddBlock(n, loopOfEdge(l, c.Loops.For(to)))
	if l.Contains(to) {
		return n
	}
	if c.LCSSA {
		exitPhis([]*ir.Block{from}, n, to)
	}
	if len(others) > 0 {
		x := c.SplitPreds(to, others, "split")
		if c.LCSSA {
			exitPhis(others, x, to)
		}
	}
	return n
}

// loopOfEdge returns the loop that a block on an edge between blocks of two loops is in.
func loopOfEdge(from, to *analysis.Loop) *analysis.Loop {
	switch {
	case to == nil:
		return nil
	case from.ContainsLoop(to):
		return from
	case to.ContainsLoop(from):
		return to
	}
	return to.Parent // the edge enters a loop at its header
}

// otherExits lists the other predecessors of to when all of them are directly in the loop that from
// is in: with a block on the edge, to would be an exit with a predecessor outside. It is empty when
// an indirect branch is among them.
func (c *CFG) otherExits(from, to *ir.Block) []*ir.Block {
	if c.Loops == nil || c.Loops.For(from) == nil {
		return nil
	}
	var out []*ir.Block
	for _, p := range to.Preds() {
		if p == from {
			continue
		}
		if c.Loops.For(p) != c.Loops.For(from) || p.Term().Op() == ir.IndirectBr {
			return nil
		}
		out = append(out, p)
	}
	return out
}

// exitPhis gives the values that reach to through the new exit block x φs in x.
func exitPhis(preds []*ir.Block, x, to *ir.Block) {
	for phi := range to.Phis() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) != x {
				continue
			}
			v := phi.Operand(k)
			if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi && i.Block() == x {
				break
			}
			np := ir.Before(x.Term()).Phi(phi.Type(), "split")
			np.SetMD("dbg", nil)
			for _, p := range preds {
				np.AddIncoming(v, p)
			}
			phi.SetOperand(k, np)
			break
		}
	}
}
