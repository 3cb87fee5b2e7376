package codegen

import (
	"fmt"

	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
)

// Kernel-only code for machines with rotating registers. The preheader sets the loop counters and puts live-in values where the first kernel
// iteration expects them; the block behind the kernel copies the live-out values to static registers.
//
// Predicates are not packed: every one has a range of the rotating file to itself, because those that guard operations are also written in
// stages that are off (false) and read there. See placePredicates.

// emitRotating replaces the loop by its pipeline.
func (p *pipe) emitRotating() string {
	if p.loopOp != ddg.NoOp && p.s.Stage(p.loopOp) != p.s.Stages-1 {
		panic("BUG: operations behind the branch of loop " + p.b.loop.rec.Name)
	}
	if p.loopOp == ddg.NoOp && !p.roomForBranch() {
		return "the issue width leaves no slot for the loop branch"
	}
	if why := p.placePredicates(); why != "" {
		return why
	}
	p.placeSlots()
	p.copyInvariants()
	p.placeInPlace()
	p.setup()
	p.kernelBundles()
	p.finish()
	return ""
}

// roomForBranch: ctop is not in the graph; it needs an issue slot in the last row.
func (p *pipe) roomForBranch() bool {
	n := 1
	for k := range p.g.Ops {
		if p.s.Row(ddg.OpID(k)) == p.s.II-1 {
			n++
		}
	}
	return n <= p.f.mach.Issue
}

// firstOmega is how many instances before the first the code before the loop provides.
func (p *pipe) firstOmega(op ddg.OpID) int {
	most := 0
	for key := range p.liveIn {
		if key.op == int(op) {
			most = max(most, key.m)
		}
	}
	if int(op) == p.goOn {
		most = max(most, p.s.Stage(p.loopOp))
	}
	return most
}

// placePredicates gives each predicate of the loop a range of rotating registers of its own, behind the stage predicates. What is written to
// number q is read up to its last use's distance above q; live-in values start up to the definition's stage below q.
func (p *pipe) placePredicates() string {
	next := p.s.Stages
	for n := range p.g.Ops {
		op := ddg.OpID(n)
		if machine.File(p.g.Ops[n].Result) != machine.Pred {
			continue
		}
		stage, reach := p.s.Stage(op), 0
		for _, id := range p.g.Out(op) {
			if e := &p.g.Edges[id]; e.Kind == ddg.Flow {
				reach = max(reach, p.s.Stage(e.To)+e.Distance-stage)
			}
		}
		for _, out := range p.liveOut {
			if c, _ := p.source(out.from); c.op == n {
				reach = max(reach, p.s.Stages-stage+c.dist)
			}
		}
		if p.firstOmega(op) > 0 {
			next += stage
		}
		p.preds[op] = next
		next += reach + 1
	}
	if have := p.f.mach.Regs[machine.Pred].Rotating; next > have {
		return fmt.Sprintf("it needs %d rotating predicates of %d", next, have)
	}
	return ""
}

// placeInPlace gives static registers to the values that the allocation keeps in place. They hold them in all of the kernel.
func (p *pipe) placeInPlace() {
	for _, a := range p.r.Allocations {
		for n := range p.g.Ops {
			op := ddg.OpID(n)
			if machine.File(a.Class) == machine.Pred || machine.File(p.g.Ops[n].Result) != machine.File(a.Class) || !a.InPlace(op) {
				continue
			}
			r := p.f.newReg(machine.File(a.Class))
			p.inPlace[op], p.f.pinned[r] = r, true
			_, enters := p.liveIn[instance{n, 1}]
			p.b.held = append(p.b.held, heldReg{reg: r, enters: enters && p.keptOmega(op) > 0})
		}
	}
}

// number is the register of a value some kernel iterations after its definition.
func (p *pipe) number(op ddg.OpID, iterations int) Reg {
	if r := p.inPlace[op]; r != 0 {
		return r
	}
	file := machine.File(p.g.Ops[op].Result)
	n := 0
	if file == machine.Pred {
		n = p.preds[op] + iterations
	} else {
		n = p.r.Allocation(p.g.Ops[op].Result).After(op, iterations)
	}
	return fixed(machine.Reg{File: file, Rotating: true, Num: uint16(n)})
}

// placeSlots makes frame slots for spilled values, and fills those that the first iterations read.
func (p *pipe) placeSlots() {
	for _, slot := range p.g.Slots {
		at := p.f.frame.add(8, 8)
		p.slots = append(p.slots, at)
		var init Reg
		if slot.Value == ddg.NoOp {
			init = p.invariants[slot.Invariant]
		} else if r, ok := p.liveIn[instance{int(slot.Value), 1}]; ok && slot.LiveIn > 0 {
			init = r
		}
		if init != 0 {
			op := machine.OpSt8
			if p.f.fileOf(init) == machine.Float {
				op = machine.OpFstD
			}
			p.prepare(inst{op: op, args: []operand{memOp(spReg, 0).at(at), regOp(init)}, flags: asm.Spill, mem: &memRef{slot: at, size: 8, store: true}})
		}
	}
}

// prepare appends an operation to the preheader.
func (p *pipe) prepare(in inst) {
	in.pos = p.b.term.pos
	p.pre.insts = append(p.pre.insts, in)
}

// copyInvariants gives the kernel registers of its own for what it only reads: they cannot be spilled, the originals can.
func (p *pipe) copyInvariants() {
	for k, r := range p.invariants {
		if len(p.g.Invariants[k].Uses) == 0 {
			continue // reloaded from its slot
		}
		c := p.f.newReg(p.f.fileOf(r))
		p.statics[r] = c
		p.f.pinned[c] = true
		p.prepare(inst{op: moveOp(p.f.fileOf(r)), dst: c, args: []operand{regOp(r)}})
	}
}

// setup fills loop control and the rotating registers.
func (p *pipe) setup() {
	epilog := p.s.Stages
	if p.loopOp == ddg.NoOp {
		p.prepare(inst{op: machine.OpSetlc, args: []operand{regOp(p.b.count.last)}})
	} else {
		epilog = 1 // the branch is in the last stage: nothing is left to drain
	}
	p.prepare(inst{op: machine.OpSetec, args: []operand{immOp(int64(epilog))}})
	p.prepare(inst{op: machine.OpClrrrb})
	p.prepare(inst{op: machine.OpInitrp, args: []operand{immOp(1)}})
	for n := range p.g.Ops {
		op := ddg.OpID(n)
		if n == p.goOn {
			for m := 1; m <= max(1, p.s.Stage(p.loopOp)); m++ {
				p.prepare(inst{op: machine.OpPset, dst: p.number(op, m-p.s.Stage(op)), args: []operand{immOp(1)}})
			}
			continue
		}
		for m := 1; ; m++ {
			init, ok := p.liveIn[instance{n, m}]
			if !ok || m > p.keptOmega(op) {
				break // what only a spill slot holds has no register
			}
			n := p.ahead(op)
			dst := p.number(op, m+n-p.s.Stage(op))
			p.prepare(inst{op: moveOp(p.f.fileOf(init)), dst: dst, args: []operand{regOp(p.stepBack(op, init, n))}})
		}
	}
}

// keptOmega is how many live-in instances of a value have registers: predicates all, others those that are read from registers.
func (p *pipe) keptOmega(op ddg.OpID) int {
	if machine.File(p.g.Ops[op].Result) == machine.Pred {
		return p.firstOmega(op)
	}
	return p.g.Omega(op)
}

// kernelBundles fills the rows.
func (p *pipe) kernelBundles() {
	rows := make([]bundle, p.s.II)
	drain := 0
	for n := range p.g.Ops {
		op := ddg.OpID(n)
		row := p.s.Row(op)
		drain = max(drain, row+p.g.Ops[n].Latency-p.s.II)
		if op == p.loopOp {
			continue
		}
		rows[row].ops = append(rows[row].ops, p.kernelOp(op))
	}
	branch := inst{op: machine.OpCtop, pos: p.b.term.pos}
	if p.loopOp != ddg.NoOp {
		goOn := ddg.OpID(p.goOn)
		branch.op = machine.OpWtop
		branch.flags |= asm.Trip // not the iterations it starts: some are speculative
		branch.args = []operand{regOp(p.number(goOn, p.s.Stage(p.loopOp)-p.s.Stage(goOn)))}
	}
	branch.args = append(branch.args, operand{kind: asm.KindLabel, sym: asm.Sym{Block: p.b.label}})
	rows[p.s.II-1].ops = append(rows[p.s.II-1].ops, branch)
	p.b.bundles, p.drain = rows, drain
}

// kernelOp is one operation with its rotating registers. Its guard is its stage's predicate unless it has one of its own, which is false
// where the stage is off.
func (p *pipe) kernelOp(op ddg.OpID) inst {
	in := p.operation(op)
	stage := p.s.Stage(op)
	stagePred := fixed(machine.RP(stage))
	feeds := map[int]Reg{}
	for _, id := range p.g.In(op) {
		if e := &p.g.Edges[id]; e.Kind == ddg.Flow {
			feeds[e.Operand] = p.number(e.From, stage+e.Distance-p.s.Stage(e.From))
		}
	}
	resolve := func(r Reg, operand int) Reg {
		switch {
		case feeds[operand] != 0:
			return feeds[operand]
		case p.f.stageTrue[r]:
			return stagePred
		case p.statics[r] != 0:
			return p.statics[r]
		}
		return r
	}
	for k := range in.args {
		if in.args[k].reg != 0 || feeds[k] != 0 {
			in.args[k].reg = resolve(in.args[k].reg, k)
		}
	}
	switch {
	case in.guard != 0:
		in.guard = resolve(in.guard, guardOperand)
	case !in.always && p.ahead(op) == 0:
		in.guard = stagePred
	}
	if in.dst != 0 {
		in.dst = p.number(op, 0)
	}
	return in
}

// operation is the source operation, or the spill code that was added.
func (p *pipe) operation(op ddg.OpID) inst {
	if int(op) < len(p.insts) {
		in := p.insts[op]
		in.args = append([]operand(nil), in.args...)
		return in
	}
	o := &p.g.Ops[op]
	in := inst{op: machine.Op(o.Class), flags: asm.Spill, pos: p.b.term.pos}
	slot := p.slots[o.Slot]
	in.args = []operand{memOp(spReg, 0).at(slot)}
	if o.Role == ddg.SpillStore {
		in.args = append(in.args, operand{kind: asm.KindReg})
	} else {
		in.dst = spReg // replaced by the caller
	}
	return in
}

// finish makes the block behind the loop and the record.
func (p *pipe) finish() {
	f, b := p.f, p.b
	done := f.newBlock(b.label + ".done")
	done.term = terminator{kind: termJump, succs: []*block{p.exit}, pos: b.term.pos}
	done.drain = p.drain
	for _, out := range p.liveOut {
		r := out.reg
		c, _ := p.source(out.from)
		op := ddg.OpID(c.op)
		from := p.number(op, p.s.Stages-p.s.Stage(op)+c.dist)
		done.insts = append(done.insts, inst{op: moveOp(f.fileOf(r)), dst: r, args: []operand{regOp(from)}, pos: b.term.pos})
	}
	f.insertAfter(b, done)
	p.leaveLoop(done)
	b.phis, b.insts, b.fixedCode = nil, nil, true
	b.term = terminator{kind: termKernel, succs: []*block{b, done}, pos: b.term.pos}
	p.record()
}

// leaveLoop takes the block behind the loop out of its record and lets it stand for the loop in the exit's φs.
func (p *pipe) leaveLoop(done *block) {
	delete(p.b.loop.blocks, done)
	done.freq = p.exit.freq
	for n := range p.exit.phis {
		for k := range p.exit.phis[n].in {
			if p.exit.phis[n].in[k].pred == p.b {
				p.exit.phis[n].in[k].pred = done
			}
		}
	}
}

// record fills the numbers of the loop record.
func (p *pipe) record() {
	rec := &p.b.loop.rec
	rec.II, rec.Stages = p.s.II, p.s.Stages
	rec.ResMII, rec.RecMII, rec.MII = p.s.Bounds.Res, p.s.Bounds.Rec, p.s.Bounds.MII()
	for _, file := range []machine.File{machine.Int, machine.Float} {
		class := ddg.RegClass(file)
		rec.MaxLive = max(rec.MaxLive, modulo.MaxLive(p.g, p.s, class))
		if a := p.r.Allocation(class); a != nil {
			rec.Registers = max(rec.Registers, a.Used+a.Statics)
		}
	}
	p.f.remark(false, p.b.term.pos, passName, "pipelined %s", rec.Summary())
}
