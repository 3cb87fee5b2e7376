package rewrite

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// SplitBlock moves an instruction and all after it into a new block, to which the old one then
// branches, and returns it.
func (c *CFG) SplitBlock(at *ir.Instr, name string) *ir.Block {
	b := at.Block()
	n := b.SplitBefore(at, name)
	b.Term().CopyDebugLoc(at)
	if c.Dom != nil && c.Dom.Reachable(b) {
		kids := slices.Clone(c.Dom.Children(b))
		c.Dom.AddBlock(n, b)
		for _, k := range kids {
			c.Dom.SetIDom(k, n)
		}
	}
	if c.Loops != nil {
		c.Loops.AddBlock(n, c.Loops.For(b))
	}
	return n
}

// CopyLoop copies the blocks of a loop, given in reverse postorder, to the end of the function, and
// appends the suffix to their names. m maps values and blocks to their copies. Block top dominates
// the copies immediately. Copies of l's own blocks, and of the loops inside l, become part of loop
// into, nil for none; where fresh is set, a new loop is made for l itself and returned.
func (c *CFG) CopyLoop(l *analysis.Loop, order []*ir.Block, m *ir.ValueMap, suffix string, top *ir.Block, into *analysis.Loop, fresh bool) (copies []*ir.Block, n *analysis.Loop) {
	copies = ir.CloneBlocks(order, m, suffix)
	loops := map[*analysis.Loop]*analysis.Loop{l: into}
	if fresh {
		n = c.Loops.NewInner(into)
		n.Header = copies[0]
		loops[l] = n
	}
	for k, b := range order {
		if b == l.Header {
			c.Dom.AddBlock(copies[k], top)
		} else {
			c.Dom.AddBlock(copies[k], m.Block(c.Dom.IDom(b)))
		}
		in := c.Loops.For(b)
		to, known := loops[in]
		if !known { // b is its header, and the loop around has been copied
			to = c.Loops.NewInner(loops[in.Parent])
			to.Header = copies[k]
			loops[in] = to
		}
		c.Loops.AddBlock(copies[k], to)
	}
	return copies, n
}
