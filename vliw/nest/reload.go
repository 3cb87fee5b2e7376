package nest

import (
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// reloads is the control of machines whose only counters are LC and EC, as those of IA-64. They are
// loaded for every part:
//
//	prologue, olp, epilogue   LC + EC is the number of steps, each of which ends with ctop. LC of
//	                          these start an iteration. The last one starts none: whether there is
//	                          one in the first step of the next part is computed in between.
//	iles                      LC is the number of turns less one; each ends with cloop, which does
//	                          not rotate.
//
// The other loops of the nest, and the iterations that have not started, are counted in registers:
//
//	group       LC, EC for S_n steps that all start an iteration
//	partial     LC, EC for the last group, where fewer do
//	olp
//	enter       LC for the iles
//	iles
//	next        for each k from the inside: → turn k while loop k has iterations left, else its count
//	            is set back; → group while there is another one
//	drain       LC, EC for the epilogue
//	epilogue
//
// A turn counts its loop down, and loads LC for the iles after it.
type reloads struct {
	*pipe
	left                         mir.Reg // iterations that start after the current part
	turns                        mir.Reg // turns around the innermost loop after the first of an iles
	count, start                 []mir.Reg
	slides                       mir.Reg // groups before the spill slots move back
	group, partial, enter, drain *mir.Block
}

// mostSteps bounds what EC counts.
const mostSteps = 63

// countsSteps rejects a nest with a part of more steps than EC can count.
func (p *pipe) countsSteps() *loops.Rejection {
	if most := max(p.final.Prologue, p.final.Group, p.final.Epilogue); p.f.Mach.Convention().Reloads && most > mostSteps {
		return loops.Reject(loops.TooManySteps, most, mostSteps)
	}
	return nil
}

func (c *reloads) place(before part, place func(name string) *mir.Block) {
	switch before {
	case olpPart:
		c.group, c.partial = place("group"), place("partial")
	case ilesPart:
		c.enter = place("enter")
	case epiloguePart:
		c.drain = place("drain")
	}
}

func (c *reloads) own() []*mir.Block { return []*mir.Block{c.group, c.partial, c.enter, c.drain} }

// ahead: the first step of the first OLP may stand before the first iteration.
func (c *reloads) ahead() int { return max(-c.final.Prologue, 0) }

// counter is a register that keeps its value throughout the nest.
func (c *reloads) counter(e *emitter, op machine.Op, args ...mir.Operand) mir.Reg {
	r := e.op(op, args...)
	c.f.Pinned[r] = true
	return r
}

func (c *reloads) setup(e *emitter) {
	steps := c.final.Prologue
	if steps <= 0 {
		steps = c.final.Group
	}
	more, most := mir.RegOp(e.op(machine.OpAdd, mir.RegOp(c.last(0)), mir.ImmOp(int64(c.ahead())))), mir.ImmOp(int64(steps-1))
	lc := mir.RegOp(e.op(machine.OpSel, mir.RegOp(e.op(machine.OpCmpSlt, more, most)), more, most))
	e.emit(machine.OpSetlc, 0, lc)
	e.emit(machine.OpSetec, 0, mir.RegOp(e.op(machine.OpSub, mir.ImmOp(int64(steps)), lc)))
	c.left = c.counter(e, machine.OpAdd, more, mir.ImmOp(int64(1-steps)))
	c.turns = c.counter(e, machine.OpAdd, mir.RegOp(c.last(c.depth-1)), mir.ImmOp(-1))
	for level := 2; level < c.depth; level++ {
		last := mir.RegOp(c.last(level - 1))
		c.start = append(c.start, c.counter(e, machine.OpMov, last))
		c.count = append(c.count, c.counter(e, machine.OpMov, last))
	}
	if c.slots != nil && c.slots.groups > 0 {
		c.slides = c.counter(e, machine.OpLi, mir.ImmOp(int64(c.slots.groups-1)))
	}
	e.emit(machine.OpClrrrb, 0)
	e.emit(machine.OpInitrp, 0, mir.ImmOp(int64(1-c.ahead())))
}

// rows appends operations to a part, each of which sees what the one before has written.
type rows struct{ emitter }

func (c *reloads) rows() *rows {
	return &rows{emitter{f: c.f, b: &mir.Block{}, pos: &c.latch.Term}}
}

// into ends the rows: they stand at the end of a block, or before all else of it.
func (r *rows) into(b *mir.Block, before bool) {
	var list []mir.Bundle
	for _, in := range r.b.Insts {
		list = append(list, mir.Bundle{Ops: []mir.Inst{in}})
	}
	if before {
		b.Bundles = append(list, b.Bundles...)
	} else {
		b.Bundles = append(b.Bundles, list...)
	}
	b.FixedCode = true
}

// branch goes to a block while a predicate holds.
func (r *rows) branch(cond mir.Reg, to *mir.Block) {
	br := labelOp(machine.OpBr, to)
	br.Guard, br.Pos = cond, r.pos.Pos
	r.b.Insts = append(r.b.Insts, br)
}

// greater is whether a register holds more than a number.
func (r *rows) greater(x mir.Reg, than int) mir.Reg {
	return r.op(machine.OpCmpSgt, mir.RegOp(x), mir.ImmOp(int64(than)))
}

// step adds to a counter.
func (r *rows) step(counter mir.Reg, by int) {
	r.emit(machine.OpAdd, counter, mir.RegOp(counter), mir.ImmOp(int64(by)))
}

// startFirst sets the stage predicate of the first step of a part.
func (r *rows) startFirst(left mir.Reg) {
	r.emit(machine.OpCmpSgt, mir.Fixed(machine.RP(0)), mir.RegOp(left), mir.ImmOp(0))
}

func (c *reloads) term(succs ...*mir.Block) mir.Term {
	return mir.Term{Kind: mir.TermParts, Succs: succs, Pos: c.latch.Term.Pos}
}

func (c *reloads) endSteps(at part) {
	b := &c.blocks
	switch at {
	case prologuePart:
		c.closePart(b.prologue, labelOp(machine.OpCtop, b.prologue), b.prologue, c.group)
	case olpPart:
		c.beginGroup()
		c.closePart(b.olp, labelOp(machine.OpCtop, b.olp), b.olp, c.enter)
	case epiloguePart:
		c.closePart(b.epilogue, labelOp(machine.OpCtop, b.epilogue), b.epilogue, b.done)
	}
}

// beginGroup fills the blocks before an OLP.
func (c *reloads) beginGroup() {
	n := c.final.Group
	g := c.rows()
	full := g.op(machine.OpCmpSge, mir.RegOp(c.left), mir.ImmOp(int64(n)))
	g.startFirst(c.left)
	g.emit(machine.OpSetlc, 0, mir.ImmOp(int64(n-1)))
	g.emit(machine.OpSetec, 0, mir.ImmOp(1))
	g.step(c.left, -n)
	g.branch(full, c.blocks.olp)
	g.into(c.group, false)
	c.group.Term = c.term(c.blocks.olp, c.partial)

	g = c.rows()
	more := g.op(machine.OpAdd, mir.RegOp(c.left), mir.ImmOp(int64(n-1)))
	lc := mir.RegOp(g.op(machine.OpSel, mir.RegOp(g.greater(more, 0)), mir.RegOp(more), mir.ImmOp(0)))
	g.emit(machine.OpSetlc, 0, lc)
	g.emit(machine.OpSetec, 0, mir.RegOp(g.op(machine.OpSub, mir.ImmOp(int64(n)), lc)))
	g.into(c.partial, false)
	c.partial.Term = c.term(c.blocks.olp)
}

func (c *reloads) endTurns() {
	b := &c.blocks
	load := func() *rows {
		r := c.rows()
		r.emit(machine.OpSetlc, 0, mir.RegOp(c.turns))
		return r
	}
	load().into(c.enter, false)
	c.enter.Term = c.term(b.iles)
	c.closePart(b.iles, labelOp(machine.OpCloop, b.iles), b.iles, b.tests)
	for k, t := range b.turns {
		r := load()
		r.step(c.count[k], -1)
		r.into(t, true)
		c.closePart(t, labelOp(machine.OpBr, b.iles), b.iles)
	}
	r := c.rows()
	for k := len(b.turns) - 1; k >= 0; k-- {
		r.branch(r.greater(c.count[k], 0), b.turns[k])
		r.emit(machine.OpMov, c.count[k], mir.RegOp(c.start[k]))
	}
	next := c.nextGroup(c.group)
	r.branch(r.greater(c.left, -c.final.Prologue), next)
	r.into(b.tests, false)
	b.tests.Term = c.term(append(append([]*mir.Block{next}, b.turns...), c.drain)...)
	c.beginEpilogue()
}

// beginEpilogue: all iterations have started, or, where the first OLP begins before the first one,
// all but the last.
func (c *reloads) beginEpilogue() {
	r := c.rows()
	r.startFirst(c.left)
	r.emit(machine.OpSetlc, 0, mir.ImmOp(0))
	r.emit(machine.OpSetec, 0, mir.ImmOp(int64(c.final.Epilogue)))
	r.into(c.drain, false)
	c.drain.Term = c.term(c.blocks.epilogue)
}

func (c *reloads) endSlide() {
	b := &c.blocks
	r := c.rows()
	stay := r.greater(c.slides, 0)
	r.step(c.slides, -1)
	r.branch(stay, c.group)
	r.emit(machine.OpLi, c.slides, mir.ImmOp(int64(c.slots.groups-1)))
	r.into(b.slide, false)
	b.slide.Term = c.term(c.group, b.move)
	b.move.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{c.group}, Pos: c.latch.Term.Pos}
}

// groupCycles is what beginning a group and its inner loops takes.
const groupCycles = 2

func (c *reloads) cycles() int64 { return groupCycles }
