package nest

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"

	"opt-go/vliw/affine"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/ssp"
)

// How a pipelined nest replaces its loops: a test before it checks the conditions that must hold at
// run time. If there is such a condition, the original loops stay, for the case that it does not
// hold.

// emitter appends operations to a block.
type emitter struct {
	f   *planner
	b   *mir.Block
	pos *mir.Term
}

func (e *emitter) emit(op machine.Op, dst mir.Reg, args ...mir.Operand) {
	in := mir.Inst{Op: op, Dst: dst, Args: args}
	if e.pos != nil {
		in.Pos = e.pos.Pos
	}
	e.b.Insts = append(e.b.Insts, in)
}

func (e *emitter) op(op machine.Op, args ...mir.Operand) mir.Reg {
	dst := e.f.NewReg(machine.Info(op).Dst)
	e.emit(op, dst, args...)
	return dst
}

// liveInValue is a value that the first iteration finds in a rotating register.
type liveInValue struct {
	variant ssp.Variant
	m       int // iterations before the first
	reg     mir.Reg
}

// liveIns lists the live-in values in a fixed order.
func (p *pipe) liveIns() []liveInValue {
	id := make([]ddg.OpID, len(p.ops))
	for n, k := range p.opOf {
		if k >= 0 {
			id[k] = ddg.OpID(n)
		}
	}
	var out []liveInValue
	for at, reg := range p.liveIn {
		if !p.readAcross(id[at.Op], at.M) {
			continue
		}
		out = append(out, liveInValue{p.nest.Ops[id[at.Op]].Variant, at.M, reg})
	}
	slices.SortFunc(out, func(a, b liveInValue) int { return cmp.Or(cmp.Compare(a.variant, b.variant), cmp.Compare(a.m, b.m)) })
	return out
}

// conditions emits what must hold at run time, and returns the predicates: all must be true.
func (p *pipe) conditions(e *emitter) []mir.Reg {
	var out []mir.Reg
	for _, g := range p.guards {
		if g.want {
			out = append(out, g.cond)
		} else {
			out = append(out, e.op(machine.OpPnot, mir.RegOp(g.cond)))
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
		out = append(out, e.op(machine.OpCmpNe, mir.RegOp(p.apart.flag), mir.ImmOp(0)))
	}
	return out
}

// tripCondition emits the condition that a level has enough iterations, if that is not known.
func (p *pipe) tripCondition(e *emitter, level int) []mir.Reg {
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
	return []mir.Reg{e.op(machine.OpCmpSge, mir.RegOp(p.last(level)), mir.ImmOp(least))}
}

// all is the conjunction of predicates, 0 if there are none.
func (e *emitter) all(conditions []mir.Reg) mir.Reg {
	all := mir.Reg(0)
	for _, r := range conditions {
		if all != 0 {
			r = e.op(machine.OpPand, mir.RegOp(all), mir.RegOp(r))
		}
		all = r
	}
	return all
}

// check emits one condition of the dependence test.
func (p *pipe) check(e *emitter, c *carryCheck) mir.Reg {
	sum := e.op(machine.OpLi, mir.ImmOp(c.room))
	for _, t := range c.terms {
		times := mir.RegOp(p.n.Count[t.loop].Last)
		if t.extra != 0 {
			times = mir.RegOp(e.op(machine.OpAdd, times, mir.RegOp(e.op(machine.OpLi, mir.ImmOp(t.extra)))))
		}
		var by mir.Operand
		if t.s.IsConst() {
			by = e.times(times, abs(t.s.C))
		} else {
			by = mir.RegOp(e.op(machine.OpMul, times, p.strideOf(e, t.s)))
		}
		sum = e.op(machine.OpAdd, mir.RegOp(sum), by)
	}
	return e.op(machine.OpCmpSle, mir.RegOp(sum), p.strideOf(e, c.rhs))
}

// strideOf computes a stride; the sign of a constant does not matter.
func (p *pipe) strideOf(e *emitter, s affine.Stride) mir.Operand {
	c := s.C
	if s.IsConst() {
		c = abs(c)
	}
	var sum mir.Operand
	if c != 0 || s.IsConst() {
		sum = mir.RegOp(e.op(machine.OpLi, mir.ImmOp(c)))
	}
	for _, t := range s.Terms {
		x := e.times(mir.RegOp(p.n.Reg[t.V]), t.Coef)
		if sum.Reg == 0 {
			sum = x
		} else {
			sum = mir.RegOp(e.op(machine.OpAdd, sum, x))
		}
	}
	return sum
}

// times multiplies by a constant, by a shift where one does.
func (e *emitter) times(x mir.Operand, n int64) mir.Operand {
	switch {
	case n == 1:
		return x
	case n > 0 && n&(n-1) == 0:
		return mir.RegOp(e.op(machine.OpShl, x, mir.ImmOp(int64(bits.TrailingZeros64(uint64(n))))))
	}
	return mir.RegOp(e.op(machine.OpMul, x, mir.RegOp(e.op(machine.OpLi, mir.ImmOp(n)))))
}

// connect branches to the pipeline and from it.
func (p *pipe) connect() {
	p.testApart()
	pre, header := p.pre, p.n.Codes[p.first].Header
	pre.Insts = append(pre.Insts, p.hoisted...)
	e := &emitter{f: p.f, b: pre, pos: &p.latch.Term}
	all := e.all(p.conditions(e))
	if all == 0 {
		pre.Term.Succs = []*mir.Block{p.blocks.setup}
		p.replaceLoops()
		return
	}
	pre.Term = mir.Term{Kind: mir.TermCond, Cond: all, Succs: []*mir.Block{p.blocks.setup, header}, Pos: pre.Term.Pos}
	p.joinLoops()
}

// replaceLoops takes the loops out of the function.
func (p *pipe) replaceLoops() {
	f, inside := p.f, p.n.Codes[p.first].Blocks
	gone := map[*mir.Block]bool{}
	for b := range inside {
		gone[b] = true
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *mir.Block) bool { return gone[b] })
	for _, l := range f.Loops {
		for b := range gone {
			delete(l.Blocks, b)
		}
	}
	done := p.blocks.done
	done.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{p.exit}, Pos: p.latch.Term.Pos}
	eachPhiFrom(p.exit, p.latch, func(in *mir.PhiIn) { in.Pred = done })
	names := map[mir.Reg]mir.Reg{}
	for _, out := range p.liveOut {
		names[out.reg] = p.kept(out)
	}
	p.renameOutside(names, nil)
}

// kept is the register that has a live-out value after the pipeline.
func (p *pipe) kept(out liveOut) mir.Reg {
	if p.levelOf(out.from) > 0 {
		return out.static
	}
	return out.from
}

// joinLoops lets the pipeline and the loops meet in a block after both.
func (p *pipe) joinLoops() {
	f := p.f
	join := f.NewBlock(p.latch.Label + ".join")
	join.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{p.exit}, Pos: p.latch.Term.Pos}
	f.InsertAfter(p.blocks.done, join)
	p.blocks.done.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{join}, Pos: p.latch.Term.Pos}
	for k, s := range p.latch.Term.Succs {
		if s == p.exit {
			p.latch.Term.Succs[k] = join
		}
	}
	eachPhiFrom(p.exit, p.latch, func(in *mir.PhiIn) { in.Pred = join })
	names := map[mir.Reg]mir.Reg{}
	for _, out := range p.liveOut {
		m := f.NewReg(f.FileOf(out.reg))
		join.Phis = append(join.Phis, mir.Phi{Dst: m, In: []mir.PhiIn{{Pred: p.latch, Val: out.reg}, {Pred: p.blocks.done, Val: p.kept(out)}}})
		names[out.reg] = m
	}
	p.renameOutside(names, join)
}

// eachPhiFrom visits the values that the φs of a block take from a predecessor.
func eachPhiFrom(b *mir.Block, pred *mir.Block, f func(in *mir.PhiIn)) {
	for n := range b.Phis {
		for k := range b.Phis[n].In {
			if b.Phis[n].In[k].Pred == pred {
				f(&b.Phis[n].In[k])
			}
		}
	}
}

// renameOutside replaces registers in all blocks but those of the loops and one more.
func (p *pipe) renameOutside(names map[mir.Reg]mir.Reg, but *mir.Block) {
	if len(names) == 0 {
		return
	}
	change := func(r *mir.Reg) {
		if n, ok := names[*r]; ok {
			*r = n
		}
	}
	inside := p.n.Codes[p.first].Blocks
	for _, b := range p.f.Blocks {
		if inside[b] || b == but {
			continue
		}
		for n := range b.Phis {
			for k := range b.Phis[n].In {
				change(&b.Phis[n].In[k].Val)
			}
		}
		b.EachOp(func(in *mir.Inst) { in.EachUse(change) })
		change(&b.Term.Cond)
		if b.Count != nil {
			change(&b.Count.Last)
		}
	}
	for _, n := range p.f.nests {
		if n != p.n {
			n.renameKept(change)
		}
	}
}

func (n *chain) renameKept(change func(r *mir.Reg)) {
	for _, c := range n.Count {
		if c != nil {
			change(&c.Last)
		}
	}
	for v, r := range n.Reg {
		change(&r)
		n.Reg[v] = r
	}
	for v, s := range n.Start {
		change(&s.Reg)
		n.Start[v] = s
	}
	for _, g := range n.Groups {
		change(&g.Init)
		for k := range g.Regs {
			change(&g.Regs[k])
		}
	}
}

// record makes the loop record, and describes the registers in comments.
func (p *pipe) record() {
	code := p.n.Codes[p.first]
	l := &mir.Loop{Header: p.blocks.olp, Blocks: map[*mir.Block]bool{}, Parent: code.Parent}
	l.Rec.Name = code.Rec.Name
	l.Rec.II, l.Rec.Stages = p.s.T, p.s.Stages(1)
	l.Rec.ResMII, l.Rec.RecMII, l.Rec.MII = p.s.Bounds.Res, p.s.Bounds.Rec, p.s.Bounds.MII()
	for _, a := range p.alloc {
		l.Rec.MaxLive, l.Rec.Registers = max(l.Rec.MaxLive, a.MaxLive), max(l.Rec.Registers, a.Used)
	}
	b := &p.blocks
	for _, blk := range p.parts() {
		l.Blocks[blk] = true
	}
	p.f.Loops = append(p.f.Loops, l)
	b.setup.Comments = append([]string{p.summary()}, p.registers()...)
	note := func(blk *mir.Block, format string, args ...any) {
		if blk != nil {
			blk.Comments = append(blk.Comments, fmt.Sprintf(format, args...))
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
	p.f.Remark(false, p.n.position(p.first), passName, "%s", p.summary())
	p.scheduled()
}

// summary is the schedule in one line.
func (p *pipe) summary() string {
	text := fmt.Sprintf("nest %s: level %d of %d pipelined, T=%d MII=%d S_n=%d stages", p.n.Codes[0].Rec.Name, p.first+1, len(p.n.Loops), p.s.T,
		p.s.Bounds.MII(), p.final.Group)
	for k := range p.depth {
		text += fmt.Sprintf(" L%d=%d..%d", p.first+k+1, p.s.First[k], p.s.Last[k])
	}
	return text
}

// registers is the use of registers, one line per file.
func (p *pipe) registers() []string {
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
