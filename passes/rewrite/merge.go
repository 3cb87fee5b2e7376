package rewrite

import "opt-go/frontend/ir"

// MergeIntoPred appends b to its only predecessor when that one leads nowhere else, and reports
// whether it did.
func (c *CFG) MergeIntoPred(b *ir.Block) bool {
	p := b.UniquePred()
	if b.AddressTaken() || p == nil || p == b || p.UniqueSucc() != b || BeginsTurn(b) {
		return false
	}
	if op := p.Term().Op(); op != ir.Br && op != ir.Switch {
		return false
	}
	for phi := range b.Phis() {
		for _, v := range phi.Operands() {
			if v == ir.Value(phi) {
				return false
			}
		}
	}
	for phi := range b.Phis() {
		ir.ReplaceAllUses(phi, phi.Operand(0))
		phi.Erase()
	}
	for _, s := range b.Succs() {
		s.ReplacePhiUsesWith(b, p)
	}
	p.Term().Erase()
	b.MoveAll(p)
	if p.Name() == "" {
		name := b.Name()
		b.SetName("")
		p.SetName(name)
	}
	c.forgetMerged(b, p)
	ir.ReplaceAllUses(b, p)
	b.Erase()
	return true
}

// BeginsTurn reports whether b is where threads that go around a loop together meet:
// llvm.experimental.convergence.loop has to be the first that they do together in its block.
func BeginsTurn(b *ir.Block) bool {
	i := b.FirstNonPhi()
	return i != nil && i.Op().IsCall() && i.IntrinsicID() == "llvm.experimental.convergence.loop"
}

// forgetMerged updates the analyses for a block that has become part of p.
func (c *CFG) forgetMerged(b, p *ir.Block) {
	if c.Loops != nil {
		if l := c.Loops.For(b); l != nil && l.Header == b {
			panic("a loop header is merged into its predecessor")
		}
		c.Loops.RemoveBlock(b)
	}
	if c.Dom != nil && c.Dom.Reachable(b) {
		for _, k := range append([]*ir.Block(nil), c.Dom.Children(b)...) {
			c.Dom.SetIDom(k, p)
		}
		c.Dom.RemoveBlock(b)
	}
}
