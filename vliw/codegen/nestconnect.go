package codegen

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/ssp"
)

// How a pipelined nest takes the place of its loops: what must hold at run time is tested in front of it. If anything has to be, the loops
// stay as they were, for when it does not hold.

// emitter appends operations to a block.
type emitter struct {
	f   *planner
	b   *block
	pos *terminator
}

func (e *emitter) emit(op machine.Op, dst Reg, args ...operand) {
	in := inst{op: op, dst: dst, args: args}
	if e.pos != nil {
		in.pos = e.pos.pos
	}
	e.b.insts = append(e.b.insts, in)
}

func (e *emitter) op(op machine.Op, args ...operand) Reg {
	dst := e.f.newReg(machine.Info(op).Dst)
	e.emit(op, dst, args...)
	return dst
}

// liveInValue is a value that the first iteration finds in a rotating register.
type liveInValue struct {
	variant ssp.Variant
	m       int // iterations before the first
	reg     Reg
}

// liveIns lists the live-in values in a fixed order.
func (p *nestPipe) liveIns() []liveInValue {
	id := make([]ddg.OpID, len(p.ops))
	for n, k := range p.opOf {
		if k >= 0 {
			id[k] = ddg.OpID(n)
		}
	}
	var out []liveInValue
	for at, reg := range p.liveIn {
		if !p.readAcross(id[at.op], at.m) {
			continue
		}
		out = append(out, liveInValue{p.nest.Ops[id[at.op]].Variant, at.m, reg})
	}
	slices.SortFunc(out, func(a, b liveInValue) int { return cmp.Or(cmp.Compare(a.variant, b.variant), cmp.Compare(a.m, b.m)) })
	return out
}

// conditions emits what must hold at run time, and returns the predicates: all must be true.
func (p *nestPipe) conditions(e *emitter) []Reg {
	var out []Reg
	for _, g := range p.guards {
		if g.want {
			out = append(out, g.cond)
		} else {
			out = append(out, e.op(machine.OpPnot, regOp(g.cond)))
		}
	}
	for level := range p.depth {
		if !p.tripsTested(level) {
			out = append(out, p.tripCondition(e, level)...)
		}
	}
	for _, c := range p.checks {
		out = append(out, p.check(e, &c))
	}
	if p.apart != nil {
		out = append(out, e.op(machine.OpCmpNe, regOp(p.apart.flag), immOp(0)))
	}
	return out
}

// tripCondition emits the condition that a level has enough iterations, if that is not known.
func (p *nestPipe) tripCondition(e *emitter, level int) []Reg {
	least := int64(0)
	if level == p.depth-1 {
		least = 1 // the turn around the innermost loop is executed at least once
	}
	if level == 0 {
		least = max(least, p.least-1)
	}
	if last, ok := p.n.constLast(p.first + level); ok && last >= least {
		return nil
	}
	return []Reg{e.op(machine.OpCmpSge, regOp(p.last(level)), immOp(least))}
}

// all is the conjunction of predicates, 0 if there are none.
func (e *emitter) all(conditions []Reg) Reg {
	all := Reg(0)
	for _, r := range conditions {
		if all != 0 {
			r = e.op(machine.OpPand, regOp(all), regOp(r))
		}
		all = r
	}
	return all
}

// check emits one condition of the dependence test.
func (p *nestPipe) check(e *emitter, c *carryCheck) Reg {
	sum := e.op(machine.OpLi, immOp(c.room))
	for _, t := range c.terms {
		times := regOp(p.n.count[t.loop].last)
		if t.extra != 0 {
			times = regOp(e.op(machine.OpAdd, times, regOp(e.op(machine.OpLi, immOp(t.extra)))))
		}
		var by operand
		if t.s.isConst() {
			by = e.times(times, abs(t.s.c))
		} else {
			by = regOp(e.op(machine.OpMul, times, p.strideOf(e, t.s)))
		}
		sum = e.op(machine.OpAdd, regOp(sum), by)
	}
	return e.op(machine.OpCmpSle, regOp(sum), p.strideOf(e, c.rhs))
}

// strideOf computes a stride; the sign of a constant does not matter.
func (p *nestPipe) strideOf(e *emitter, s stride) operand {
	c := s.c
	if s.isConst() {
		c = abs(c)
	}
	var sum operand
	if c != 0 || s.isConst() {
		sum = regOp(e.op(machine.OpLi, immOp(c)))
	}
	for _, t := range s.terms {
		x := e.times(regOp(p.n.reg[t.v]), t.coef)
		if sum.reg == 0 {
			sum = x
		} else {
			sum = regOp(e.op(machine.OpAdd, sum, x))
		}
	}
	return sum
}

// times multiplies by a constant, by a shift where one does.
func (e *emitter) times(x operand, n int64) operand {
	switch {
	case n == 1:
		return x
	case n > 0 && n&(n-1) == 0:
		return regOp(e.op(machine.OpShl, x, immOp(int64(bits.TrailingZeros64(uint64(n))))))
	}
	return regOp(e.op(machine.OpMul, x, regOp(e.op(machine.OpLi, immOp(n)))))
}

// connect branches to the pipeline and from it.
func (p *nestPipe) connect() {
	p.testApart()
	pre, header := p.pre, p.n.codes[p.first].header
	pre.insts = append(pre.insts, p.hoisted...)
	e := &emitter{f: p.f, b: pre, pos: &p.latch.term}
	all := e.all(p.conditions(e))
	if all == 0 {
		pre.term.succs = []*block{p.blocks.setup}
		p.replaceLoops()
		return
	}
	pre.term = terminator{kind: termCond, cond: all, succs: []*block{p.blocks.setup, header}, pos: pre.term.pos}
	p.joinLoops()
}

// replaceLoops takes the loops out of the function.
func (p *nestPipe) replaceLoops() {
	f, inside := p.f, p.n.codes[p.first].blocks
	gone := map[*block]bool{}
	for b := range inside {
		gone[b] = true
	}
	f.blocks = slices.DeleteFunc(f.blocks, func(b *block) bool { return gone[b] })
	for _, l := range f.loops {
		for b := range gone {
			delete(l.blocks, b)
		}
	}
	done := p.blocks.done
	done.term = terminator{kind: termJump, succs: []*block{p.exit}, pos: p.latch.term.pos}
	eachPhiFrom(p.exit, p.latch, func(in *phiIn) { in.pred = done })
	names := map[Reg]Reg{}
	for _, out := range p.liveOut {
		names[out.reg] = p.kept(out)
	}
	p.renameOutside(names, nil)
}

// kept is the register that has a live-out value behind the pipeline.
func (p *nestPipe) kept(out nestOut) Reg {
	if p.levelOf(out.from) > 0 {
		return out.static
	}
	return out.from
}

// joinLoops lets the pipeline and the loops meet in a block behind both.
func (p *nestPipe) joinLoops() {
	f := p.f
	join := f.newBlock(p.latch.label + ".join")
	join.term = terminator{kind: termJump, succs: []*block{p.exit}, pos: p.latch.term.pos}
	f.insertAfter(p.blocks.done, join)
	p.blocks.done.term = terminator{kind: termJump, succs: []*block{join}, pos: p.latch.term.pos}
	for k, s := range p.latch.term.succs {
		if s == p.exit {
			p.latch.term.succs[k] = join
		}
	}
	eachPhiFrom(p.exit, p.latch, func(in *phiIn) { in.pred = join })
	names := map[Reg]Reg{}
	for _, out := range p.liveOut {
		m := f.newReg(f.fileOf(out.reg))
		join.phis = append(join.phis, phi{dst: m, in: []phiIn{{p.latch, out.reg}, {p.blocks.done, p.kept(out)}}})
		names[out.reg] = m
	}
	p.renameOutside(names, join)
}

// eachPhiFrom visits the values that the φs of a block take from a predecessor.
func eachPhiFrom(b *block, pred *block, f func(in *phiIn)) {
	for n := range b.phis {
		for k := range b.phis[n].in {
			if b.phis[n].in[k].pred == pred {
				f(&b.phis[n].in[k])
			}
		}
	}
}

// renameOutside replaces registers in all blocks but those of the loops and one more.
func (p *nestPipe) renameOutside(names map[Reg]Reg, but *block) {
	if len(names) == 0 {
		return
	}
	change := func(r *Reg) {
		if n, ok := names[*r]; ok {
			*r = n
		}
	}
	inside := p.n.codes[p.first].blocks
	for _, b := range p.f.blocks {
		if inside[b] || b == but {
			continue
		}
		for n := range b.phis {
			for k := range b.phis[n].in {
				change(&b.phis[n].in[k].val)
			}
		}
		b.eachOp(func(in *inst) { in.eachUse(change) })
		change(&b.term.cond)
		if b.count != nil {
			change(&b.count.last)
		}
	}
	for _, n := range p.f.nests {
		if n != p.n {
			n.renameKept(change)
		}
	}
}

func (n *chain) renameKept(change func(r *Reg)) {
	for _, c := range n.count {
		if c != nil {
			change(&c.last)
		}
	}
	for v, r := range n.reg {
		change(&r)
		n.reg[v] = r
	}
	for v, s := range n.start {
		change(&s.reg)
		n.start[v] = s
	}
	for _, g := range n.groups {
		change(&g.init)
		for k := range g.regs {
			change(&g.regs[k])
		}
	}
}

// record makes the loop record, and tells in comments what stands where.
func (p *nestPipe) record() {
	code := p.n.codes[p.first]
	l := &loopCode{header: p.blocks.olp, blocks: map[*block]bool{}, parent: code.parent}
	l.rec.Name = code.rec.Name
	l.rec.II, l.rec.Stages = p.s.T, p.s.Stages(1)
	l.rec.ResMII, l.rec.RecMII, l.rec.MII = p.s.Bounds.Res, p.s.Bounds.Rec, p.s.Bounds.MII()
	for _, a := range p.alloc {
		l.rec.MaxLive, l.rec.Registers = max(l.rec.MaxLive, a.MaxLive), max(l.rec.Registers, a.Used)
	}
	b := &p.blocks
	for _, blk := range append([]*block{b.first, b.slide, b.move, b.prologue, b.olp, b.iles, b.tests, b.epilogue}, b.turns...) {
		if blk != nil {
			l.blocks[blk] = true
		}
	}
	p.f.loops = append(p.f.loops, l)
	b.setup.comments = append([]string{p.summary()}, p.registers()...)
	note := func(blk *block, format string, args ...any) {
		if blk != nil {
			blk.comments = append(blk.comments, fmt.Sprintf(format, args...))
		}
	}
	note(b.prologue, "prologue: %d kernel steps", p.final.Prologue)
	note(b.olp, "outermost loop pattern: %d kernel steps", p.final.Group)
	note(b.iles, "inner loop execution segment: a turn around level %d, %d steps", p.depth, len(p.final.Turns[p.depth-2].Stage))
	for k, t := range b.turns {
		note(t, "a turn around level %d, %d steps", k+2, len(p.final.Turns[k].Stage))
	}
	note(b.move, "every %d groups the records of spill slots move back", p.slotGroups())
	note(b.epilogue, "epilogue: %d kernel steps", p.final.Epilogue)
	p.f.remark(false, p.n.position(p.first), nestPass, "%s", p.summary())
}

// summary is the schedule in one line.
func (p *nestPipe) summary() string {
	text := fmt.Sprintf("nest %s: level %d of %d pipelined, T=%d MII=%d S_n=%d stages", p.n.codes[0].rec.Name, p.first+1, len(p.n.loops), p.s.T,
		p.s.Bounds.MII(), p.final.Group)
	for k := range p.depth {
		text += fmt.Sprintf(" L%d=%d..%d", p.first+k+1, p.s.First[k], p.s.Last[k])
	}
	return text
}

// registers is the use of registers, one line per file.
func (p *nestPipe) registers() []string {
	way := "the best of all ways"
	if p.strategy.Fixed {
		way = p.strategy.Strategy.String()
	}
	var out []string
	for _, file := range []machine.File{machine.Int, machine.Float} {
		if a := p.alloc[file]; a != nil && a.Used > 0 {
			out = append(out, fmt.Sprintf("%s registers: %d of %d, MaxLive %d, packed by %s, %d pairs of lifetimes may interleave", file, a.Used, a.Size,
				a.MaxLive, way, a.Interleaving))
		}
	}
	if p.slots != nil {
		out = append(out, p.slots.summary())
	}
	return out
}
