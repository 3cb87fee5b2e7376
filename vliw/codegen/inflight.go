package codegen

import (
	"slices"

	"opt-go/vliw/machine"
)

// Results on their way where one block ends and another begins. A branch does not wait for results; who reads them does. Blocks are scheduled in
// reverse postorder, so that what the blocks before it have left is known where a block begins; the ends of loops keep to what the header turned out
// to do: their results land before it touches the register, or at its end. Where ways meet, one must not wait for what is on its way on another: they
// keep to what the block would do if nothing were, which a first round of schedules tells.
//
// Software pipelines find nothing on its way, and leave nothing.

// pending is what is still on its way at some cycle.
type pending struct {
	regs []flight
	busy [machine.NumUnits][]int32 // unpipelined units: how long they are held, ascending; nil: free
}

// flight is a register and the number of cycles until it may be read.
type flight struct {
	reg   Reg
	until int32
}

func (p *pending) add(r Reg, until int32) {
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

// join enters what another way into the same block leaves.
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
	f     *finisher
	order []*block
	preds [][]*block
	at    *block     // the block at hand
	entry *pending   // and what is on its way at its start
	exit  []*pending // by block id; nil: not scheduled yet, or nothing
	done  []bool     // by block id
	first [][]bundle // by block id: the first round
}

func newFlights(f *finisher) *flights {
	x := &flights{f: f, order: f.reversePostorder(), preds: f.preds(), exit: make([]*pending, f.numBlocks()), done: make([]bool, f.numBlocks()),
		first: make([][]bundle, f.numBlocks())}
	for _, b := range f.blocks {
		if len(x.preds[b.id]) > 1 && !b.fixedCode {
			x.first[b.id] = append(make([]bundle, b.drain), f.scheduleBlock(b.insts)...)
		}
	}
	return x
}

// reversePostorder lists all blocks, those that cannot be reached last.
func (f *finisher) reversePostorder() []*block {
	type visit struct {
		b *block
		k int
	}
	seen := make([]bool, f.numBlocks())
	var order, rest []*block
	stack := []visit{{b: f.blocks[0]}}
	seen[f.blocks[0].id] = true
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		if v.k == len(v.b.term.succs) {
			order = append(order, v.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := v.b.term.succs[v.k]
		v.k++
		if !seen[s.id] {
			seen[s.id] = true
			stack = append(stack, visit{b: s})
		}
	}
	for _, b := range f.blocks {
		if !seen[b.id] {
			rest = append(rest, b)
		}
	}
	slices.Reverse(order)
	return append(order, rest...)
}

// enter gives what is on its way at the start of a block, behind the cycles that the block waits anyhow.
func (x *flights) enter(b *block) *pending {
	p := &pending{}
	for _, from := range x.preds[b.id] {
		if e := x.exit[from.id]; e != nil {
			p.join(e, int32(b.drain))
		}
	}
	x.at, x.entry = b, p
	return p
}

// leave notes what a block that has been scheduled leaves on its way.
func (x *flights) leave(b *block) {
	x.done[b.id] = true
	if b.fixedCode {
		return
	}
	p, mach, length := &pending{}, x.f.mach, leftAfter(b)
	p.join(x.entry, int32(length-b.drain))
	for c := range b.bundles {
		left := int32(length - c)
		for k := range b.bundles[c].ops {
			in := &b.bundles[c].ops[k]
			if n := int32(mach.LatencyOf(in.op)); n > left && in.dst != 0 {
				p.add(in.dst, n-left)
			}
			if n := int32(mach.OccupancyOf(in.op)); n > left {
				p.hold(machine.Info(in.op).Unit, n-left)
			}
		}
	}
	x.exit[b.id] = p
}

// leftAfter is how many cycles a block takes at least: until its first branch.
func leftAfter(b *block) int {
	for c := range b.bundles {
		for k := range b.bundles[c].ops {
			if b.bundles[c].ops[k].op.Is(machine.IsBranch) {
				return c + 1
			}
		}
	}
	return len(b.bundles)
}

// needs says how many cycles the block at hand must have from the issue of an operation on, and in all, for the sake of blocks with other ways
// to them, or that are scheduled already.
func (x *flights) needs(b *block) (after func(in *inst) int32, length int32) {
	var known []*block
	for _, s := range b.term.succs {
		if s.fixedCode || x.done[s.id] || s == b || len(x.preds[s.id]) > 1 {
			known = append(known, s)
		}
	}
	if len(known) == 0 {
		return func(*inst) int32 { return 1 }, 0
	}
	early := func(r Reg, until int32) int32 { // how much of a register's way may lie behind the block
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
	after = func(in *inst) int32 {
		n := max(1, int32(x.f.mach.OccupancyOf(in.op)))
		if latency := int32(x.f.mach.LatencyOf(in.op)); in.dst != 0 && latency > 1 {
			n = max(n, latency-early(in.dst, latency))
		}
		return n
	}
	return after, length
}

// firstTouch is the first cycle, below a limit, at which a block needs a register to have landed.
func (x *flights) firstTouch(b *block, r Reg, limit int32) int32 {
	bundles := b.bundles
	switch {
	case b.fixedCode || b == x.at:
		return 0
	case !x.done[b.id]:
		bundles = x.first[b.id]
	}
	for c := range min(limit, int32(len(bundles))) {
		calls := false
		for k := range bundles[c].ops {
			in := &bundles[c].ops[k]
			touches := in.dst == r
			in.eachUse(func(u *Reg) { touches = touches || *u == r })
			if touches {
				return c
			}
			calls = calls || endsPipe(in.op)
		}
		if calls {
			return min(limit, c+1)
		}
	}
	return min(limit, int32(len(bundles)))
}
