package finish

import (
	"slices"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Superblocks (Hwu et al. 1993): straight-line code is scheduled over several blocks at once, along
// the most likely path. A superblock is entered at its top only and may be left at every branch. It
// stays a chain of blocks, each with its branch; operations move up in it across branches
// (preschedule.go), and results are in flight across them (inflight.go).
//
// Where another path joins, the block is duplicated (tail duplication), if it is small and the two
// blocks together are shorter than one after the other. Copies are made when φs are copies already:
// they define the same registers.

const superblockPass = "superblock"

const (
	maxTail       = 24   // operations of a block that is duplicated
	tailShare     = 2    // a function grows by no more than one operation in so many …
	tailRoom      = 48   // … and this
	maxMeasured   = 160  // operations of a block whose gain by duplication is measured
	maxSuperblock = 600  // operations
	likelyEnough  = 0.45 // chance of a path that is worth a copy
)

// superblock is a chain of blocks: each but the first has the one before as its only predecessor.
type superblock struct {
	blocks []*mir.Block
	ops    int
}

// chains finds superblocks.
type chains struct {
	f      *Stage
	preds  [][]*mir.Block
	live   *mir.Liveness
	kept   map[*mir.Block]bool
	taken  []bool // by block id
	budget int
}

// formSuperblocks partitions the code outside pipelines into superblocks, and keeps liveness up to
// date.
func (f *Stage) formSuperblocks(live *mir.Liveness) []superblock {
	c := &chains{f: f, preds: f.Preds(), live: live, kept: f.keptBlocks()}
	size := 0
	for _, b := range f.Blocks {
		size += len(b.Insts)
	}
	c.budget = size/tailShare + tailRoom
	c.taken = make([]bool, f.NumBlocks())
	var out []superblock
	for _, b := range f.reversePostorder() {
		if !b.FixedCode && !c.isTaken(b) {
			out = append(out, c.grow(b))
		}
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *mir.Block) bool { return b.Merged })
	return out
}

func (c *chains) isTaken(b *mir.Block) bool { return b.ID < len(c.taken) && c.taken[b.ID] || b.Merged }

func (c *chains) take(b *mir.Block) {
	c.taken[b.ID] = true
}

// grow makes the chain that begins with a block.
func (c *chains) grow(b *mir.Block) superblock {
	c.take(b)
	s := superblock{blocks: []*mir.Block{b}, ops: len(b.Insts)}
	names, copies := []string{b.Label}, 0
	for s.ops < maxSuperblock {
		last := s.blocks[len(s.blocks)-1]
		next := c.next(last)
		if next == nil {
			break
		}
		if len(c.preds[next.ID]) > 1 {
			copies++
			next = c.duplicate(last, next)
		}
		names = append(names, next.Label)
		s.ops += len(next.Insts)
		if last.Term.Kind == mir.TermJump {
			c.merge(last, next)
			continue
		}
		c.take(next)
		s.blocks = append(s.blocks, next)
	}
	if len(names) > 1 {
		c.f.Remark(false, b.Term.Pos, superblockPass, "%d blocks from %s to %s are one superblock, %d of them are copies", len(names), names[0], names[len(names)-1], copies)
	}
	return s
}

// next is the block that continues a chain, nil if there is none.
func (c *chains) next(b *mir.Block) *mir.Block {
	t := &b.Term
	var s *mir.Block
	switch t.Kind {
	case mir.TermJump:
		s = t.Succs[0]
	case mir.TermCond:
		s = t.Succs[c.f.likelier(b)]
	default:
		return nil
	}
	if s == b || s.FixedCode || c.kept[s] || s.Loop != nil || s.Drain > 0 || c.isTaken(s) || s.Freq != b.Freq || t.Kind == mir.TermCond && t.Succs[0] == t.Succs[1] {
		return nil
	}
	if len(c.preds[s.ID]) > 1 && !c.worthCopy(b, s) {
		return nil
	}
	return s
}

// likelier is the successor that a conditional branch is expected to take.
func (f *Stage) likelier(b *mir.Block) int {
	t := &b.Term
	x, y := t.Succs[0], t.Succs[1]
	switch {
	case t.Weighted && t.Likely >= 0.5:
		return 0
	case t.Weighted:
		return 1
	case x.Freq != y.Freq:
		if x.Freq > y.Freq {
			return 0
		}
		return 1
	case x.Term.Kind == mir.TermTrap:
		return 1
	case y.Term.Kind == mir.TermTrap:
		return 0
	}
	if len(x.Insts) >= len(y.Insts) {
		return 0
	}
	return 1
}

// chance is the probability of the edge from a block to a successor.
func chance(b *mir.Block, s *mir.Block) float64 {
	t := &b.Term
	switch {
	case t.Kind == mir.TermJump:
		return 1
	case !t.Weighted:
		return 0.5
	case t.Succs[0] == s:
		return t.Likely
	}
	return 1 - t.Likely
}

// worthCopy decides about a copy of a block for one of the edges into it.
func (c *chains) worthCopy(b, s *mir.Block) bool {
	f := c.f
	n := len(s.Insts)
	switch {
	case n > maxTail || n > c.budget || chance(b, s) < likelyEnough:
		return false
	case s.Term.Kind != mir.TermJump && s.Term.Kind != mir.TermCond && s.Term.Kind != mir.TermRet:
		return false
	case len(b.Insts) > maxMeasured:
		return false
	}
	both := []*mir.Block{b, s}
	if b.Term.Kind == mir.TermJump {
		both = []*mir.Block{{ID: b.ID, Freq: b.Freq, Insts: slices.Concat(b.Insts, s.Insts), Term: s.Term}}
	}
	together := newRegion(f, c.live, both...).cycles()
	apart := newRegion(f, c.live, b).cycles() + chance(b, s)*newRegion(f, c.live, s).cycles()
	return together < apart
}

// duplicate redirects one edge into a block to a copy of the block.
func (c *chains) duplicate(from, s *mir.Block) *mir.Block {
	f := c.f
	d := f.NewBlock(s.Label + ".copy")
	d.Freq = s.Freq
	d.Insts = make([]mir.Inst, len(s.Insts))
	for n := range s.Insts {
		d.Insts[n] = s.Insts[n]
		d.Insts[n].Args = slices.Clone(s.Insts[n].Args)
	}
	d.Term = s.Term
	d.Term.Succs = slices.Clone(s.Term.Succs)
	for k := range from.Term.Succs {
		if from.Term.Succs[k] == s {
			from.Term.Succs[k] = d
		}
	}
	f.InsertAfter(from, d)
	c.taken, c.preds = append(c.taken, false), append(c.preds, []*mir.Block{from})
	c.live.In, c.live.Out = append(c.live.In, c.live.In[s.ID]), append(c.live.Out, c.live.Out[s.ID])
	c.preds[s.ID] = slices.DeleteFunc(slices.Clone(c.preds[s.ID]), func(p *mir.Block) bool { return p == from })
	for _, t := range d.Term.Succs {
		if !slices.Contains(c.preds[t.ID], d) {
			c.preds[t.ID] = append(slices.Clone(c.preds[t.ID]), d)
		}
	}
	c.budget -= len(d.Insts)
	return d
}

// merge appends a block to its only predecessor, which jumps to it.
func (c *chains) merge(b, s *mir.Block) {
	b.Insts = append(slices.Clip(b.Insts), s.Insts...)
	b.Term = s.Term
	for _, t := range s.Term.Succs {
		list := slices.Clone(c.preds[t.ID])
		for k := range list {
			if list[k] == s {
				list[k] = b
			}
		}
		c.preds[t.ID] = list
	}
	c.live.Out[b.ID] = c.live.Out[s.ID]
	s.Merged = true
}

// branchOf is the operation that ends a block, as far as schedules are concerned.
func branchOf(b *mir.Block) (mir.Inst, bool) {
	switch b.Term.Kind {
	case mir.TermCond:
		return mir.Inst{Op: machine.OpBr, Guard: b.Term.Cond, Neg: b.Term.Neg}, true
	case mir.TermIndirect:
		return mir.Inst{Op: machine.OpBrind, Args: []mir.Operand{mir.RegOp(b.Term.Cond)}}, true
	case mir.TermRet:
		return returnOf(b), true
	case mir.TermTrap:
		return mir.Inst{Op: machine.OpTrap}, true
	}
	return mir.Inst{}, false
}
