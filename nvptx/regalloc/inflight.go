package regalloc

import (
	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// flights are the places of registers that asynchronous instructions still read or write: the matrices of
// wgmma until its group has been waited for, what tcgen05.ld loads until tcgen05.wait::ld.
type flights struct {
	groups map[int]int // by place: the group of the product
	loads  map[int]bool
	group  int // the one that products are in
}

// inFlight reports registers that spill code, or another value in the same place, would use while they are
// in flight. It follows the order of the text: what is in flight at the end of a loop is not looked for at
// its beginning.
func inFlight(c *code, ivs []*interval) error {
	place := make([]int, len(c.regs))
	for _, iv := range ivs {
		place[iv.reg] = iv.unit
	}
	f := &flights{groups: map[int]int{}, loads: map[int]bool{}}
	for k, o := range c.of {
		if !o.is(isInst) {
			continue
		}
		in, at := c.stmts[k].(*ptx.Inst), int32(k)
		if f.note(c, in, at, place) || len(f.groups)+len(f.loads) == 0 {
			continue
		}
		touched := c.writes(at)
		if in.Role == ptx.Spill {
			touched = append(touched[:len(touched):len(touched)], c.reads(at)...)
		}
		for _, r := range touched {
			for u := range c.regs[r].units {
				if _, product := f.groups[place[r]+u]; product || f.loads[place[r]+u] {
					return errors.Errorf("too few registers: those of an asynchronous %s are needed before it has been waited for", f.name(product))
				}
			}
		}
	}
	return nil
}

func (f *flights) name(product bool) string {
	if product {
		return "wgmma"
	}
	return "tcgen05.ld"
}

// note follows the asynchronous instructions themselves; it returns false for others.
func (f *flights) note(c *code, in *ptx.Inst, k int32, place []int) bool {
	switch {
	case in.Op == "wgmma" && in.HasMod("mma_async"):
		for _, r := range c.matrices(in, k) {
			for u := range c.regs[r].units {
				f.groups[place[r]+u] = f.group
			}
		}
	case in.Op == "wgmma" && in.HasMod("commit_group"):
		f.group++
	case in.Op == "wgmma" && in.HasMod("wait_group"):
		latest, _ := in.Args[0].(ptx.Int)
		for u, g := range f.groups {
			if g < f.group-int(latest) {
				delete(f.groups, u)
			}
		}
	case in.Op == "tcgen05" && in.HasMod("wait::ld"):
		clear(f.loads)
	case in.Op == "tcgen05" && in.HasMod("ld"):
		for _, r := range c.writes(k) {
			for u := range c.regs[r].units {
				f.loads[place[r]+u] = true
			}
		}
	default:
		return false
	}
	return true
}

// matrices are the registers of a product: its sums, and its first factor where that is in registers.
func (c *code) matrices(in *ptx.Inst, k int32) []ptx.Reg {
	sums, reads, n := c.writes(k), c.reads(k), 0
	if in.Guard.Present() {
		n++
	}
	n += len(sums)
	from := n
	if v, ok := in.Args[1].(ptx.Vec); ok {
		for _, e := range v {
			if _, isReg := e.(ptx.Reg); isReg {
				n++
			}
		}
	}
	return append(sums[:len(sums):len(sums)], reads[from:n]...)
}
