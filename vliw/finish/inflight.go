package finish

import (
	"slices"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Results in flight across block boundaries. A branch does not wait for results; their readers do.
// Blocks are scheduled in reverse postorder, so the results in flight from predecessors are known
// at the entry of a block. Latches follow the schedule of the header: their results land before the
// header touches the register, or at its end. At a merge, one path must not wait for results in
// flight on another: each follows the schedule that the block would have without any, which a first
// round of scheduling computes.
//
// Software pipelines find nothing in flight, and leave nothing.

// pending is the set of results and units in flight at some cycle.
type pending struct {
	regs []flight
	busy [machine.NumUnits][]int32 // unpipelined units: how long they are held, ascending; nil: free
}

// flight is a register and the number of cycles until it may be read.
type flight struct {
	reg   mir.Reg
	until int32
}

func (p *pending) add(r mir.Reg, until int32) {
	for n := range p.regs {
		if p.regs[n].reg == r {
			p.regs[n].until = max(p.regs[n].until, until)
			return
		}
	}
	p.regs = append(p.regs, flight{r, until})
}

// hold enters an unpipelined unit.
func (p *pending) hold(u machine.Unit, until int32) {
	p.busy[u] = append(p.busy[u], until)
	slices.Sort(p.busy[u])
}

// join enters what another path into the same block leaves.
func (p *pending) join(o *pending, later int32) {
	for _, r := range o.regs {
		if r.until > later {
			p.add(r.reg, r.until-later)
		}
	}
	for u := range o.busy {
		have, other := p.busy[u], o.busy[u]
		for n := range other { // the longest of the one beside the longest of the other
			until := other[len(other)-1-n] - later
			switch {
			case until <= 0:
			case n < len(have):
				have[len(have)-1-n] = max(have[len(have)-1-n], until)
			default:
				have = slices.Insert(have, 0, until)
			}
		}
		p.busy[u] = have
	}
}

// last is when everything has landed.
func (p *pending) last() int32 {
	n := int32(0)
	for _, r := range p.regs {
		n = max(n, r.until)
	}
	return n
}

// flights follows the results through a function.
type flights struct {
	f     *Stage
	order []*mir.Block
	preds [][]*mir.Block
	at    *mir.Block     // the current block
	entry *pending       // and what is in flight at its start
	exit  []*pending     // by block id; nil: not scheduled yet, or nothing
	done  []bool         // by block id
	first [][]mir.Bundle // by block id: the first round
}

func newFlights(f *Stage) *flights {
	x := &flights{f: f, order: f.reversePostorder(), preds: f.Preds(), exit: make([]*pending, f.NumBlocks()), done: make([]bool, f.NumBlocks()),
		first: make([][]mir.Bundle, f.NumBlocks())}
	for _, b := range f.Blocks {
		if len(x.preds[b.ID]) > 1 && !b.FixedCode {
			x.first[b.ID] = append(make([]mir.Bundle, b.Drain), f.scheduleBlock(b.Insts)...)
		}
	}
	return x
}

// reversePostorder lists all blocks, those that cannot be reached last.
func (f *Stage) reversePostorder() []*mir.Block {
	type visit struct {
		b *mir.Block
		k int
	}
	seen := make([]bool, f.NumBlocks())
	var order, rest []*mir.Block
	stack := []visit{{b: f.Blocks[0]}}
	seen[f.Blocks[0].ID] = true
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if v.k == len(v.b.Term.Succs) {
			order = append(order, v.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := v.b.Term.Succs[v.k]
		v.k++
		if !seen[s.ID] {
			seen[s.ID] = true
			stack = append(stack, visit{b: s})
		}
	}
	for _, b := range f.Blocks {
		if !seen[b.ID] {
			rest = append(rest, b)
		}
	}
	slices.Reverse(order)
	return append(order, rest...)
}

// enter returns the state in flight at the start of a block, after the cycles that the block waits
// in any case.
func (x *flights) enter(b *mir.Block) *pending {
	p := &pending{}
	for _, from := range x.preds[b.ID] {
		if e := x.exit[from.ID]; e != nil {
			p.join(e, int32(b.Drain))
		}
	}
	x.at, x.entry = b, p
	return p
}

// leave notes what a block that has been scheduled leaves in flight.
func (x *flights) leave(b *mir.Block) {
	x.done[b.ID] = true
	if b.FixedCode {
		return
	}
	p, mach, length := &pending{}, x.f.Mach, leftAfter(b)
	p.join(x.entry, int32(length-b.Drain))
	for c := range b.Bundles {
		left := int32(length - c)
		for k := range b.Bundles[c].Ops {
			in := &b.Bundles[c].Ops[k]
			if n := int32(mach.LatencyOf(in.Op)); n > left && in.Dst != 0 {
				p.add(in.Dst, n-left)
			}
			if n := int32(mach.OccupancyOf(in.Op)); n > left {
				p.hold(machine.Info(in.Op).Unit, n-left)
			}
		}
	}
	x.exit[b.ID] = p
}

// leftAfter is how many cycles a block takes at least: until its first branch.
func leftAfter(b *mir.Block) int {
	for c := range b.Bundles {
		for k := range b.Bundles[c].Ops {
			if b.Bundles[c].Ops[k].Op.Is(machine.IsBranch) {
				return c + 1
			}
		}
	}
	return len(b.Bundles)
}

// needs returns how many cycles the current block must have from the issue of an operation to its
// end, and in total, because of successors that have other predecessors or are already scheduled.
func (x *flights) needs(b *mir.Block) (after func(in *mir.Inst) int32, length int32) {
	var known []*mir.Block
	for _, s := range b.Term.Succs {
		if s.FixedCode || x.done[s.ID] || s == b || len(x.preds[s.ID]) > 1 {
			known = append(known, s)
		}
	}
	if len(known) == 0 {
		return func(*mir.Inst) int32 { return 1 }, 0
	}
	early := func(r mir.Reg, until int32) int32 { // how many of a register's cycles in flight may extend past the block
		for _, s := range known {
			until = min(until, x.firstTouch(s, r, until))
		}
		return until
	}
	for _, r := range x.entry.regs {
		length = max(length, r.until-early(r.reg, r.until))
	}
	for _, held := range x.entry.busy {
		for _, until := range held {
			length = max(length, until)
		}
	}
	after = func(in *mir.Inst) int32 {
		n := max(1, int32(x.f.Mach.OccupancyOf(in.Op)))
		if latency := int32(x.f.Mach.LatencyOf(in.Op)); in.Dst != 0 && latency > 1 {
			n = max(n, latency-early(in.Dst, latency))
		}
		return n
	}
	return after, length
}

// firstTouch is the first cycle, below a limit, at which a block needs a register to have landed.
func (x *flights) firstTouch(b *mir.Block, r mir.Reg, limit int32) int32 {
	bundles := b.Bundles
	switch {
	case b.FixedCode || b == x.at:
		return 0
	case !x.done[b.ID]:
		bundles = x.first[b.ID]
	}
	for c := range min(limit, int32(len(bundles))) {
		calls := false
		for k := range bundles[c].Ops {
			in := &bundles[c].Ops[k]
			touches := in.Dst == r
			in.EachUse(func(u *mir.Reg) { touches = touches || *u == r })
			if touches {
				return c
			}
			calls = calls || endsPipe(in.Op)
		}
		if calls {
			return min(limit, c+1)
		}
	}
	return min(limit, int32(len(bundles)))
}
