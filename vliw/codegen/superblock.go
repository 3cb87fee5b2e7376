package codegen

import (
	"slices"

	"opt-go/vliw/machine"
)

// Superblocks (Hwu et al. 1993): straight code is scheduled over several blocks at once, along the way that execution most likely takes. A superblock
// is entered at its top only and may be left at every branch. It stays a chain of blocks, each with its branch; what makes it one is that operations
// move up in it, across branches (preschedule.go), and that results are on their way across them (inflight.go).
//
// Where another way joins, the block is duplicated (tail duplication), if it is small and the two blocks together are shorter than one after the
// other. Copies are made when φs are copies already: they define the same registers.

const superblockPass = "superblock"

const (
	maxTail       = 24   // operations of a block that is duplicated
	tailShare     = 2    // a function grows by no more than one operation in so many …
	tailRoom      = 48   // … and this
	maxMeasured   = 160  // operations of a block whose gain by duplication is measured
	maxSuperblock = 600  // operations
	likelyEnough  = 0.45 // chance of a way that is worth a copy
)

// superblock is a chain of blocks: each but the first has the one before as its only predecessor.
type superblock struct {
	blocks []*block
	ops    int
}

// chains finds superblocks.
type chains struct {
	f      *finisher
	preds  [][]*block
	live   *liveness
	kept   map[*block]bool
	taken  []bool // by block id
	budget int
}

// formSuperblocks divides the code that is not in pipelines into superblocks, and keeps what is known of live registers up to date.
func (f *finisher) formSuperblocks(live *liveness) []superblock {
	c := &chains{f: f, preds: f.preds(), live: live, kept: f.keptBlocks()}
	size := 0
	for _, b := range f.blocks {
		size += len(b.insts)
	}
	c.budget = size/tailShare + tailRoom
	c.taken = make([]bool, f.numBlocks())
	var out []superblock
	for _, b := range f.reversePostorder() {
		if !b.fixedCode && !c.isTaken(b) {
			out = append(out, c.grow(b))
		}
	}
	f.blocks = slices.DeleteFunc(f.blocks, func(b *block) bool { return b.merged })
	return out
}

func (c *chains) isTaken(b *block) bool { return b.id < len(c.taken) && c.taken[b.id] || b.merged }

func (c *chains) take(b *block) {
	c.taken[b.id] = true
}

// grow makes the chain that begins with a block.
func (c *chains) grow(b *block) superblock {
	c.take(b)
	s := superblock{blocks: []*block{b}, ops: len(b.insts)}
	names, copies := []string{b.label}, 0
	for s.ops < maxSuperblock {
		last := s.blocks[len(s.blocks)-1]
		next := c.next(last)
		if next == nil {
			break
		}
		if len(c.preds[next.id]) > 1 {
			copies++
			next = c.duplicate(last, next)
		}
		names = append(names, next.label)
		s.ops += len(next.insts)
		if last.term.kind == termJump {
			c.merge(last, next)
			continue
		}
		c.take(next)
		s.blocks = append(s.blocks, next)
	}
	if len(names) > 1 {
		c.f.remark(false, b.term.pos, superblockPass, "%d blocks from %s to %s are one superblock, %d of them are copies", len(names), names[0], names[len(names)-1], copies)
	}
	return s
}

// next is the block that goes on with a chain, nil if there is none.
func (c *chains) next(b *block) *block {
	t := &b.term
	var s *block
	switch t.kind {
	case termJump:
		s = t.succs[0]
	case termCond:
		s = t.succs[c.f.likelier(b)]
	default:
		return nil
	}
	if s == b || s.fixedCode || c.kept[s] || s.loop != nil || s.drain > 0 || c.isTaken(s) || s.freq != b.freq || t.kind == termCond && t.succs[0] == t.succs[1] {
		return nil
	}
	if len(c.preds[s.id]) > 1 && !c.worthCopy(b, s) {
		return nil
	}
	return s
}

// likelier is the successor that a conditional branch is expected to take.
func (f *finisher) likelier(b *block) int {
	t := &b.term
	x, y := t.succs[0], t.succs[1]
	switch {
	case t.weighted && t.likely >= 0.5:
		return 0
	case t.weighted:
		return 1
	case x.freq != y.freq:
		if x.freq > y.freq {
			return 0
		}
		return 1
	case x.term.kind == termTrap:
		return 1
	case y.term.kind == termTrap:
		return 0
	}
	if len(x.insts) >= len(y.insts) {
		return 0
	}
	return 1
}

// chance is how likely a block goes on with a successor.
func chance(b *block, s *block) float64 {
	t := &b.term
	switch {
	case t.kind == termJump:
		return 1
	case !t.weighted:
		return 0.5
	case t.succs[0] == s:
		return t.likely
	}
	return 1 - t.likely
}

// worthCopy decides about a copy of a block for one of the ways into it.
func (c *chains) worthCopy(b, s *block) bool {
	f := c.f
	n := len(s.insts)
	switch {
	case n > maxTail || n > c.budget || chance(b, s) < likelyEnough:
		return false
	case s.term.kind != termJump && s.term.kind != termCond && s.term.kind != termRet:
		return false
	case len(b.insts) > maxMeasured:
		return false
	}
	both := []*block{b, s}
	if b.term.kind == termJump {
		both = []*block{{id: b.id, freq: b.freq, insts: slices.Concat(b.insts, s.insts), term: s.term}}
	}
	together := newRegion(f, c.live, both...).cycles()
	apart := newRegion(f, c.live, b).cycles() + chance(b, s)*newRegion(f, c.live, s).cycles()
	return together < apart
}

// duplicate gives one way into a block a copy of it.
func (c *chains) duplicate(from, s *block) *block {
	f := c.f
	d := f.newBlock(s.label + ".copy")
	d.freq = s.freq
	d.insts = make([]inst, len(s.insts))
	for n := range s.insts {
		d.insts[n] = s.insts[n]
		d.insts[n].args = slices.Clone(s.insts[n].args)
	}
	d.term = s.term
	d.term.succs = slices.Clone(s.term.succs)
	for k := range from.term.succs {
		if from.term.succs[k] == s {
			from.term.succs[k] = d
		}
	}
	f.insertAfter(from, d)
	c.taken, c.preds = append(c.taken, false), append(c.preds, []*block{from})
	c.live.in, c.live.out = append(c.live.in, c.live.in[s.id]), append(c.live.out, c.live.out[s.id])
	c.preds[s.id] = slices.DeleteFunc(slices.Clone(c.preds[s.id]), func(p *block) bool { return p == from })
	for _, t := range d.term.succs {
		if !slices.Contains(c.preds[t.id], d) {
			c.preds[t.id] = append(slices.Clone(c.preds[t.id]), d)
		}
	}
	c.budget -= len(d.insts)
	return d
}

// merge appends a block to its only predecessor, which jumps to it.
func (c *chains) merge(b, s *block) {
	b.insts = append(slices.Clip(b.insts), s.insts...)
	b.term = s.term
	for _, t := range s.term.succs {
		list := slices.Clone(c.preds[t.id])
		for k := range list {
			if list[k] == s {
				list[k] = b
			}
		}
		c.preds[t.id] = list
	}
	c.live.out[b.id] = c.live.out[s.id]
	s.merged = true
}

// branchOf is the operation that ends a block, as far as schedules are concerned.
func branchOf(b *block) (inst, bool) {
	switch b.term.kind {
	case termCond:
		return inst{op: machine.OpBr, guard: b.term.cond, neg: b.term.neg}, true
	case termIndirect:
		return inst{op: machine.OpBrind, args: []operand{regOp(b.term.cond)}}, true
	case termRet:
		return inst{op: machine.OpRet, call: &callRegs{uses: b.term.rets}}, true
	case termTrap:
		return inst{op: machine.OpTrap}, true
	}
	return inst{}, false
}
