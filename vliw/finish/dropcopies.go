package finish

import (
	"slices"

	"opt-go/vliw/mir"
)

// maxCopyReach bounds the operations after a copy that are searched for its readers.
const maxCopyReach = 300

// dropCopies deletes copies x = y whose readers are all in the superblock and see y unchanged:
// copies that φ lowering left in the middle of it. If x is live out of the superblock, the copy
// stays, and so do its readers: x and y may share a register then.
func (f *Stage) dropCopies(live *mir.Liveness, s superblock) {
	for n, b := range s.blocks {
		dropped := false
		for k := range b.Insts {
			if in := &b.Insts[k]; isPlainCopy(in) && in.Dst.IsVirtual() && in.Args[0].Reg.IsVirtual() && in.Dst != in.Args[0].Reg {
				c := copyReaders{live: live, blocks: s.blocks, x: in.Dst, y: in.Args[0].Reg}
				if c.search(n, k) {
					c.replace()
					in.Dst, dropped = 0, true
				}
			}
		}
		if dropped {
			b.Insts = slices.DeleteFunc(b.Insts, func(in mir.Inst) bool { return mir.IsMove(in.Op) && in.Dst == 0 })
		}
	}
}

// copyReaders collects the readers of a copy.
type copyReaders struct {
	live   *mir.Liveness
	blocks []*mir.Block
	x, y   mir.Reg
	insts  []*mir.Inst
	conds  []*mir.Block // whose branch reads x
}

// search follows the code after the copy; false means that some reader cannot read y.
func (c *copyReaders) search(n, k int) bool {
	left, changed := maxCopyReach, false // changed: y is another value now
	for ; n < len(c.blocks); n, k = n+1, -1 {
		b := c.blocks[n]
		for k++; k < len(b.Insts); k++ {
			in := &b.Insts[k]
			if left--; left == 0 {
				return false
			}
			reads := false
			in.EachUse(func(u *mir.Reg) { reads = reads || *u == c.x })
			switch {
			case reads && changed, in.Dst == c.x && in.Guard != 0:
				return false
			case reads:
				c.insts = append(c.insts, in)
			}
			if in.Dst == c.x {
				return true
			}
			changed = changed || in.Dst == c.y
		}
		if b.Term.Cond == c.x {
			if changed {
				return false
			}
			c.conds = append(c.conds, b)
		}
		for _, s := range b.Term.Succs {
			if (n == len(c.blocks)-1 || s != c.blocks[n+1]) && c.live.LiveAtStart(s, c.x) {
				return false
			}
		}
	}
	return true
}

func (c *copyReaders) replace() {
	for _, in := range c.insts {
		in.Args = slices.Clone(in.Args)
		in.EachUse(func(u *mir.Reg) {
			if *u == c.x {
				*u = c.y
			}
		})
	}
	for _, b := range c.conds {
		b.Term.Cond = c.y
	}
}
