package nest

import (
	"fmt"
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/ssp"
)

// Code of a pipelined nest, for machines with rotating registers (Rong et al., Fig. 5c; ssp.Final
// says what each part executes):
//
//	setup       live-in values and copies of invariants into registers, counters
//	turn k      a turn around loop k < n, for each k: all inner stages of level k, once
//	prologue    the kernel, until the first iteration reaches the inner loops
//	olp         the kernel, S_n times; every step starts an iteration
//	iles        a turn around the innermost loop, repeated; then
//	            ltop k → turn k, for each k from the inside; → olp while iterations are left
//	epilogue    the kernel, until the last iteration has left it
//
// What ends the parts, and starts iterations, depends on the machine: level counters (levels.go),
// or one counter that is loaded for every part (reload.go). The turns do not rotate: iteration j of
// the group names its registers by j there. All operations are guarded by the predicate of their
// iteration, which is true if the iteration exists: its number is the stage in a kernel step, and
// l_n − j in a turn. Predicates have ranges of the file to themselves (placePredicates in kernel.go
// says why).

// pipe is a nest with schedule and registers.
type pipe struct {
	*body
	nest  *ssp.Nest
	s     *ssp.Schedule
	final *ssp.Final
	// strategy is how the registers were packed; least is the number of iterations from which on
	// the pipeline is used.
	strategy ssp.AllocateOptions
	least    int64
	alloc    map[machine.File]*ssp.Allocation
	preds    []int               // per variant: number at stage 0; −1 for others
	opOf     []int               // per operation of the nest: index in ops; −1 for spill code
	slots    *slots              // nil if nothing is spilled
	feeds    []feedTable         // per operation of the nest
	static   map[mir.Reg]mir.Reg // copies of invariants
	control  control
	blocks   struct {
		setup, prologue, olp, iles, tests, epilogue, done *mir.Block
		turns                                             []*mir.Block // by level, from 2 to n−1
		slide, move                                       *mir.Block   // of spill slots (spill.go), or nil
	}
	drain int
}

// feedTable says where the operands of an operation come from.
type feedTable map[int]feed

type feed struct {
	variant ssp.Variant
	omega   int
}

// control ends the parts of the code: it counts steps and turns, and starts iterations.
type control interface {
	// place makes blocks of its own before a part, in the order of the parts.
	place(before part, place func(name string) *mir.Block)
	// own lists them.
	own() []*mir.Block
	// setup emits what is done before the nest. The next block that runs is that of the first part.
	setup(e *emitter)
	// ahead is the number of rotations before the first step.
	ahead() int
	// endSteps ends the prologue, the outermost loop pattern or the epilogue.
	endSteps(at part)
	// endTurns ends the turns, and the test after an inner loop execution segment.
	endTurns()
	// endSlide ends the test whether the spill slots move back.
	endSlide()
	// cycles is what the code between the parts takes for every group.
	cycles() int64
}

// part is a part of the code that control ends.
type part uint8

const (
	prologuePart part = iota
	olpPart
	ilesPart
	epiloguePart
)

// prepareNames finds the variants of all operands, and places the predicates; why says that these
// do not suffice.
func (p *pipe) prepareNames() *loops.Rejection {
	p.feeds = make([]feedTable, len(p.nest.Ops))
	for k := range p.feeds {
		p.feeds[k] = feedTable{}
	}
	for k := range p.nest.Edges {
		if e := &p.nest.Edges[k]; e.Kind == ddg.Flow {
			p.feeds[e.To][e.Operand] = feed{p.nest.Ops[e.From].Variant, e.Distance[0].Lo}
		}
	}
	return p.placePredicates()
}

// placePredicates assigns each predicate variable a range of rotating predicates of its own, after
// those of the iterations.
func (p *pipe) placePredicates() *loops.Rejection {
	type span struct{ from, to, omega int }
	spans := make([]*span, len(p.nest.Variants))
	depth := p.nest.Depth()
	first, last := p.s.First[depth-1], p.s.Last[depth-1]
	touch := func(v ssp.Variant, op *ssp.Op, omega int) {
		stage := p.s.Stage(op.ID)
		if spans[v] == nil {
			spans[v] = &span{stage, stage, 0}
		}
		s := spans[v]
		if op.Level > 1 { // in turns it is named by the iteration, not by the stage
			s.from, s.to = min(s.from, first), max(s.to, last)
		}
		s.from, s.to, s.omega = min(s.from, stage), max(s.to, stage+omega), max(s.omega, omega)
	}
	for k := range p.nest.Ops {
		op := &p.nest.Ops[k]
		if machine.File(op.Result) == machine.Pred {
			touch(op.Variant, op, 0)
		}
		for _, f := range p.feeds[k] {
			if p.fileOf(f.variant) == machine.Pred {
				touch(f.variant, op, f.omega)
			}
		}
	}
	p.preds = make([]int, len(spans))
	next := p.s.Stages(1) + 1
	for v, s := range spans {
		p.preds[v] = -1
		if s == nil {
			continue
		}
		if s.omega > 0 {
			s.from = 0 // values before the first iteration start at stage 0
		}
		p.preds[v] = next - s.from
		next = p.preds[v] + s.to + 1
	}
	if have := p.f.Mach.Regs[machine.Pred].Rotating; next > have {
		return loops.Reject(loops.TooManyPredicates, next, have)
	}
	return nil
}

// FileOf is the register file of a variant.
func (p *pipe) fileOf(v ssp.Variant) machine.File {
	for k := range p.nest.Ops {
		if p.nest.Ops[k].Variant == v {
			return machine.File(p.nest.Ops[k].Result)
		}
	}
	panic("BUG: a variant that is not defined")
}

// register is the number of a variant relative to the one that its iteration has in stage 0.
func (p *pipe) register(v ssp.Variant, at int) mir.Reg {
	file := p.fileOf(v)
	n := 0
	if file == machine.Pred {
		n = p.preds[v] + at
	} else {
		a := p.alloc[file]
		n = ((a.Register[v]+at)%a.Size + a.Size) % a.Size
	}
	return mir.Fixed(machine.Reg{File: file, Rotating: true, Num: uint16(n)})
}

// op is an operation with its registers: at is the stage in a kernel step, and l_n − j for
// iteration j in a turn; row is its place in a kernel step, inTurn in a turn.
func (p *pipe) op(id ddg.OpID, at, row int) mir.Inst {
	stage := mir.Fixed(machine.RP(at))
	if p.opOf[id] < 0 {
		in := p.slotAccess(id, at, row)
		in.Guard = stage
		return in
	}
	src := &p.ops[p.opOf[id]]
	in := src.in
	in.Args = append([]mir.Operand(nil), in.Args...)
	resolve := func(r mir.Reg, operand int) mir.Reg {
		if f, ok := p.feeds[id][operand]; ok {
			return p.register(f.variant, at+f.omega)
		}
		switch {
		case p.f.StageTrue[r]:
			return stage
		case p.static[r] != 0:
			return p.static[r]
		}
		return r
	}
	for k := range in.Args {
		if in.Args[k].Reg != 0 {
			in.Args[k].Reg = resolve(in.Args[k].Reg, k)
		}
	}
	switch {
	case in.Guard != 0:
		in.Guard = resolve(in.Guard, loops.GuardOperand)
	case !in.Always:
		in.Guard = stage
	}
	switch {
	case src.static != 0:
		in.Dst = src.static
	case in.Dst != 0:
		in.Dst = p.register(p.nest.Ops[id].Variant, at)
	}
	return in
}

// kernel is one step of the outermost loop with what keep selects. What computes predicates is
// there always: it makes them false where the iteration does not exist.
func (p *pipe) kernel(keep func(stage int) bool) []mir.Bundle {
	rows := make([]mir.Bundle, p.s.T)
	for k := range p.nest.Ops {
		id := ddg.OpID(k)
		stage := p.s.Stage(id)
		if !keep(stage) && machine.File(p.nest.Ops[k].Result) != machine.Pred {
			continue
		}
		row := p.s.Row(id)
		rows[row].Ops = append(rows[row].Ops, p.op(id, stage, row))
	}
	if p.slots != nil {
		row := &rows[p.s.StepRow]
		row.Ops = append(row.Ops, p.slots.advance())
	}
	return rows
}

// inTurn is the row of an operation in a turn, for pipe.op.
const inTurn = -1

// turn is a turn around the loop of a level.
func (p *pipe) turn(t *ssp.Turn) []mir.Bundle {
	depth := p.nest.Depth()
	last := p.s.Last[depth-1]
	rows := make([]mir.Bundle, p.s.T*len(t.Stage))
	byStage := map[int][]ddg.OpID{}
	for k := range p.nest.Ops {
		if p.nest.Ops[k].Level >= t.Level {
			id := ddg.OpID(k)
			byStage[p.s.Stage(id)] = append(byStage[p.s.Stage(id)], id)
		}
	}
	for step, stages := range t.Stage {
		for j, stage := range stages {
			for _, id := range byStage[stage] {
				row := step*p.s.T + p.s.Row(id)
				rows[row].Ops = append(rows[row].Ops, p.op(id, last-j, inTurn))
			}
		}
	}
	return rows
}

func labelOp(op machine.Op, to *mir.Block, args ...mir.Operand) mir.Inst {
	return mir.Inst{Op: op, Args: append(args, mir.Operand{Kind: asm.KindLabel, Sym: asm.Sym{Block: to.Label}})}
}

func countedBranch(op machine.Op, counter int, to *mir.Block) mir.Inst {
	return labelOp(op, to, mir.ImmOp(int64(counter)))
}

// emit replaces the loops by the pipeline, or puts it beside them if it has conditions.
func (p *pipe) emit() {
	p.makeBlocks()
	b := &p.blocks
	p.setup()
	depth := p.nest.Depth()
	first := p.s.First[depth-1]
	if b.prologue != nil {
		b.prologue.Bundles = p.kernel(func(stage int) bool { return stage < first })
		p.control.endSteps(prologuePart)
	}
	b.olp.Bundles = p.kernel(func(int) bool { return true })
	p.control.endSteps(olpPart)
	b.iles.Bundles = p.turn(&p.final.Turns[depth-2])
	for k, t := range b.turns {
		t.Bundles = p.turn(&p.final.Turns[k])
	}
	p.control.endTurns()
	p.slide()
	b.epilogue.Bundles = p.kernel(func(stage int) bool { return stage >= first })
	p.control.endSteps(epiloguePart)
	for k := range p.nest.Ops {
		op := &p.nest.Ops[k]
		p.drain = max(p.drain, p.s.Row(op.ID)+op.Latency-p.s.T)
	}
	b.done.Drain = p.drain
	p.connect()
	p.record()
}

// nextGroup is where a group begins.
func (p *pipe) nextGroup(group *mir.Block) *mir.Block {
	if p.blocks.slide != nil {
		return p.blocks.slide
	}
	return group
}

// closePart ends a part of the code with its branch. The last of the blocks that may come next is
// the one after it, where the branch is conditional.
func (p *pipe) closePart(b *mir.Block, branch mir.Inst, succs ...*mir.Block) {
	branch.Pos = p.latch.Term.Pos
	row := &b.Bundles[len(b.Bundles)-1]
	row.Ops = append(row.Ops, branch)
	b.FixedCode = true
	b.Term = mir.Term{Kind: mir.TermParts, Succs: succs, Pos: p.latch.Term.Pos}
}

// makeBlocks lays the parts out after the block before the nest.
func (p *pipe) makeBlocks() {
	b := &p.blocks
	name := p.n.Codes[p.first].Header.Label
	at := p.pre
	place := func(part string) *mir.Block {
		blk := p.f.NewBlock(name + "." + part)
		p.f.InsertAfter(at, blk)
		at = blk
		return blk
	}
	b.setup = place("ssp")
	if p.slots != nil && p.slots.groups > 0 {
		b.slide, b.move = place("slide"), place("move")
	}
	p.control.place(prologuePart, place)
	for level := 2; level < p.nest.Depth(); level++ {
		b.turns = append(b.turns, place(fmt.Sprintf("turn%d", level)))
	}
	if p.final.Prologue > 0 {
		b.prologue = place("prologue")
	}
	p.control.place(olpPart, place)
	b.olp = place("olp")
	p.control.place(ilesPart, place)
	b.iles, b.tests = place("iles"), place("next")
	p.control.place(epiloguePart, place)
	b.epilogue, b.done = place("epilogue"), place("done")
	for _, blk := range p.parts() {
		blk.Freq = p.n.Codes[p.first].Header.Freq
	}
}

// parts are the blocks of the pipeline, without those before and after it.
func (p *pipe) parts() []*mir.Block {
	b := &p.blocks
	all := append([]*mir.Block{b.slide, b.move, b.prologue, b.olp, b.iles, b.tests, b.epilogue}, b.turns...)
	return slices.DeleteFunc(append(all, p.control.own()...), func(blk *mir.Block) bool { return blk == nil })
}

// setup fills the registers and counters.
func (p *pipe) setup() {
	e := &emitter{f: p.f, b: p.blocks.setup}
	start := p.blocks.olp
	if p.blocks.prologue != nil {
		start = p.blocks.prologue
	}
	e.b.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{start}, Pos: p.latch.Term.Pos}
	p.control.setup(e)
	for _, in := range p.liveIns() {
		dst := p.register(in.variant, in.m-p.control.ahead())
		e.emit(mir.MoveOp(p.f.FileOf(in.reg)), dst, mir.RegOp(in.reg))
	}
	p.setupSlots(e)
	for _, r := range p.invariants {
		c := p.f.NewReg(p.f.FileOf(r))
		p.static[r] = c
		p.f.Pinned[c] = true
		e.emit(mir.MoveOp(p.f.FileOf(r)), c, mir.RegOp(r))
	}
}

// last is the register with the number of iterations of a level of the nest, less one.
func (p *pipe) last(level int) mir.Reg { return p.n.Count[p.first+level].Last }
