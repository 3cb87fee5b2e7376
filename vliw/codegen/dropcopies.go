package codegen

import "slices"

// maxCopyReach bounds the operations behind a copy that are searched for its readers.
const maxCopyReach = 300

// dropCopies deletes copies x = y whose readers are all in the superblock and find y unchanged: copies that φs left in the middle of it. Where x is
// read behind the superblock, the copy stays, and so do its readers: x and y may share a register then.
func (f *finisher) dropCopies(live *liveness, s superblock) {
	for n, b := range s.blocks {
		dropped := false
		for k := range b.insts {
			if in := &b.insts[k]; isPlainCopy(in) && in.dst.isVirtual() && in.args[0].reg.isVirtual() && in.dst != in.args[0].reg {
				c := copyReaders{live: live, blocks: s.blocks, x: in.dst, y: in.args[0].reg}
				if c.search(n, k) {
					c.replace()
					in.dst, dropped = 0, true
				}
			}
		}
		if dropped {
			b.insts = slices.DeleteFunc(b.insts, func(in inst) bool { return isMove(in.op) && in.dst == 0 })
		}
	}
}

// copyReaders collects who reads a copy.
type copyReaders struct {
	live   *liveness
	blocks []*block
	x, y   Reg
	insts  []*inst
	conds  []*block // whose branch reads x
}

// search follows the code behind the copy; false means that some reader cannot read y.
func (c *copyReaders) search(n, k int) bool {
	left, changed := maxCopyReach, false // changed: y is another value now
	for ; n < len(c.blocks); n, k = n+1, -1 {
		b := c.blocks[n]
		for k++; k < len(b.insts); k++ {
			in := &b.insts[k]
			if left--; left == 0 {
				return false
			}
			reads := false
			in.eachUse(func(u *Reg) { reads = reads || *u == c.x })
			switch {
			case reads && changed, in.dst == c.x && in.guard != 0:
				return false
			case reads:
				c.insts = append(c.insts, in)
			}
			if in.dst == c.x {
				return true
			}
			changed = changed || in.dst == c.y
		}
		if b.term.cond == c.x {
			if changed {
				return false
			}
			c.conds = append(c.conds, b)
		}
		for _, s := range b.term.succs {
			if (n == len(c.blocks)-1 || s != c.blocks[n+1]) && c.live.liveAtStart(s, c.x) {
				return false
			}
		}
	}
	return true
}

func (c *copyReaders) replace() {
	for _, in := range c.insts {
		in.args = slices.Clone(in.args)
		in.eachUse(func(u *Reg) {
			if *u == c.x {
				*u = c.y
			}
		})
	}
	for _, b := range c.conds {
		b.term.cond = c.y
	}
}
