package regalloc

import (
	"slices"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// flights are the registers that asynchronous instructions still read or write: the matrices of
// wgmma until its group has been waited for, what tcgen05.ld loads until tcgen05.wait::ld. They are
// found forward along all paths, back edges too: a register may be in flight where it is so on some
// path.
//
// A state has a number for each of the registers: whether it is in flight, and of a product for how
// many groups at least have been committed since it was issued, since a wait leaves the latest ones
// in flight. Several products of one register are the latest one.
type flights struct {
	*code
	regs  []ptx.Reg       // those of asynchronous instructions
	index map[ptx.Reg]int // the reverse
	place []int           // by register: the first of its units
	at    map[int][]int   // by unit: which of regs are there
	in    [][]flight      // by block: the state at its beginning; nil: not reached
}

// flight is how a register is in flight; 0: it is not.
type flight struct {
	loading bool  // by tcgen05.ld
	groups  uint8 // by a product, since which one group less than this has been committed; 0: by none
}

// eldest is enough groups for every wait, which leaves at most seven in flight.
const eldest = 9

// inFlight reports registers that spill code, or another value in the same place, would use while
// they are in flight. What a program does with its own registers is its affair.
func inFlight(c *code, ivs []*interval) error {
	f := &flights{code: c, index: map[ptx.Reg]int{}, at: map[int][]int{}}
	for k, o := range c.of {
		if o.is(isInst) {
			f.find(c.stmts[k].(*ptx.Inst), int32(k))
		}
	}
	if len(f.regs) == 0 {
		return nil
	}
	f.place = make([]int, len(c.regs))
	for _, iv := range ivs {
		f.place[iv.reg] = iv.unit
	}
	for n, r := range f.regs {
		for u := range c.regs[r].units {
			f.at[f.place[r]+u] = append(f.at[f.place[r]+u], n)
		}
	}
	f.solve()
	for n := range c.blocks {
		if f.in[n] == nil {
			continue
		}
		state := slices.Clone(f.in[n])
		for k := c.blocks[n].from; k < c.blocks[n].to; k++ {
			if err := f.check(state, k); err != nil {
				return err
			}
			f.step(state, k)
		}
	}
	return nil
}

// find notes the registers of an asynchronous instruction.
func (f *flights) find(in *ptx.Inst, k int32) {
	for _, r := range f.begun(in, k) {
		if _, known := f.index[r]; !known {
			f.index[r] = len(f.regs)
			f.regs = append(f.regs, r)
		}
	}
}

// begun are the registers that are in flight after an instruction because of it.
func (f *flights) begun(in *ptx.Inst, k int32) []ptx.Reg {
	switch {
	case in.Op == "wgmma" && in.HasMod("mma_async"):
		return f.matrices(in, k)
	case in.Op == "tcgen05" && in.HasMod("ld"):
		return f.writes(k)
	}
	return nil
}

// solve finds the states at the beginnings of the blocks.
func (f *flights) solve() {
	f.in = make([][]flight, len(f.blocks))
	f.in[0] = make([]flight, len(f.regs))
	work := []int32{0}
	for len(work) > 0 {
		b := &f.blocks[work[0]]
		state := slices.Clone(f.in[work[0]])
		work = work[1:]
		for k := b.from; k < b.to; k++ {
			f.step(state, k)
		}
		for _, s := range b.succs {
			if f.meet(s, state) && !slices.Contains(work, s) {
				work = append(work, s)
			}
		}
	}
}

// meet lets a state come to a block, which is what is in flight on any of its paths, for the
// longest. It reports whether that changes the block's.
func (f *flights) meet(block int32, state []flight) (changed bool) {
	if f.in[block] == nil {
		f.in[block] = slices.Clone(state)
		return true
	}
	for n, s := range state {
		was := &f.in[block][n]
		if s.loading && !was.loading {
			was.loading, changed = true, true
		}
		if s.groups > 0 && (was.groups == 0 || s.groups < was.groups) {
			was.groups, changed = s.groups, true
		}
	}
	return changed
}

// step changes a state as a statement does. One that a guard may leave out ends nothing.
func (f *flights) step(state []flight, k int32) {
	if !f.of[k].is(isInst) {
		return
	}
	in := f.stmts[k].(*ptx.Inst)
	sure := !in.Guard.Present()
	switch {
	case in.Op == "wgmma" && in.HasMod("commit_group") && sure:
		for n, s := range state {
			if s.groups > 0 {
				state[n].groups = min(s.groups+1, eldest)
			}
		}
	case in.Op == "wgmma" && in.HasMod("wait_group") && sure:
		latest, _ := in.Args[0].(ptx.Int)
		for n, s := range state {
			if int64(s.groups) > min(int64(latest), eldest-2)+1 {
				state[n].groups = 0
			}
		}
	case in.Op == "tcgen05" && in.HasMod("wait::ld") && sure:
		for n := range state {
			state[n].loading = false
		}
	}
	for _, r := range f.begun(in, k) {
		if n := f.index[r]; in.Op == "wgmma" {
			state[n].groups = 1
		} else {
			state[n].loading = true
		}
	}
}

// check reports that a statement uses what is in flight: it writes the place for another register,
// or is spill code.
func (f *flights) check(state []flight, k int32) error {
	if !f.of[k].is(isInst) {
		return nil
	}
	in := f.stmts[k].(*ptx.Inst)
	touched, spills := f.writes(k), in.Role != ptx.Plain
	if in.Role == ptx.Spill {
		touched = append(touched[:len(touched):len(touched)], f.reads(k)...)
	}
	for _, r := range touched {
		for u := range f.code.regs[r].units {
			for _, n := range f.at[f.place[r]+u] {
				if state[n] != (flight{}) && (spills || f.regs[n] != r) {
					return errors.Errorf("too few registers: those of an asynchronous %s are needed before it has been waited for", state[n])
				}
			}
		}
	}
	return nil
}

// String names the instruction.
func (s flight) String() string {
	if s.loading {
		return "tcgen05.ld"
	}
	return "wgmma"
}

// matrices are the registers of a product: its sums, and its first factor where that is in
// registers.
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
