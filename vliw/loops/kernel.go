package loops

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
)

// Kernel-only code for machines with rotating registers. The preheader sets the loop counters and
// puts live-in values where the first kernel iteration expects them; the block after the kernel
// copies the live-out values to static registers.
//
// Predicates are not packed: every one has a range of the rotating file to itself, because those
// that guard operations are also written in stages that are off (false) and read there. See
// placePredicates.

// emitRotating replaces the loop by its pipeline.
func (p *pipe) emitRotating() *Rejection {
	if p.loopOp != ddg.NoOp && p.s.Stage(p.loopOp) != p.s.Stages-1 {
		panic("BUG: operations after the branch of loop " + p.b.Loop.Rec.Name)
	}
	if p.loopOp == ddg.NoOp && !p.roomForBranch() {
		return Reject(IssueTooNarrow)
	}
	if why := p.placePredicates(); why != nil {
		return why
	}
	p.placeSlots()
	p.copyInvariants()
	p.placeInPlace()
	p.setup()
	p.kernelBundles()
	p.finish()
	return nil
}

// roomForBranch: ctop is not in the graph; it needs an issue slot in the last row.
func (p *pipe) roomForBranch() bool {
	n := 1
	for k := range p.g.Ops {
		if p.s.Row(ddg.OpID(k)) == p.s.II-1 {
			n++
		}
	}
	return n <= p.f.Mach.Issue
}

// firstOmega is how many instances before the first the code before the loop provides.
func (p *pipe) firstOmega(op ddg.OpID) int {
	most := 0
	for key := range p.liveIn {
		if key.Op == int(op) {
			most = max(most, key.M)
		}
	}
	if int(op) == p.goOn {
		most = max(most, p.s.Stage(p.loopOp))
	}
	return most
}

// placePredicates places the predicates, if there are as many.
func (p *pipe) placePredicates() *Rejection {
	need := p.layPredicates()
	if have := p.f.Mach.Regs[machine.Pred].Rotating; need > have {
		return Reject(TooManyPredicates, need, have)
	}
	return nil
}

// layPredicates assigns each predicate of the loop a range of rotating registers of its own, after
// the stage predicates. A predicate written to number q is read up to its last use's distance above
// q; live-in values start up to the definition's stage below q. The result is how many there are.
func (p *pipe) layPredicates() int {
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
			if c, _ := p.source(out.from); c.Op == n {
				reach = max(reach, p.s.Stages-stage+c.Dist)
			}
		}
		if p.firstOmega(op) > 0 {
			next += stage
		}
		p.preds[op] = next
		next += reach + 1
	}
	return next
}

// placeInPlace assigns static registers to the values that the allocation keeps in place. They hold
// them throughout the kernel.
func (p *pipe) placeInPlace() {
	for _, a := range p.r.Allocations {
		for n := range p.g.Ops {
			op := ddg.OpID(n)
			if machine.File(a.Class) == machine.Pred || machine.File(p.g.Ops[n].Result) != machine.File(a.Class) || !a.InPlace(op) {
				continue
			}
			r := p.f.NewReg(machine.File(a.Class))
			p.inPlace[op], p.f.Pinned[r] = r, true
			_, enters := p.liveIn[Instance{n, 1}]
			p.b.Held = append(p.b.Held, mir.HeldReg{Reg: r, Enters: enters && p.keptOmega(op) > 0})
		}
	}
}

// number is the register of a value some kernel iterations after its definition.
func (p *pipe) number(op ddg.OpID, iterations int) mir.Reg {
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
	return mir.Fixed(machine.Reg{File: file, Rotating: true, Num: uint16(n)})
}

// placeSlots makes frame slots for spilled values, and fills those that the first iterations read.
func (p *pipe) placeSlots() {
	for n := range p.g.Slots {
		slot := &p.g.Slots[n]
		_, _, size := p.f.Mach.SpillOps(p.slotFile(slot))
		at := p.f.Frame.Add(size, size)
		p.slots = append(p.slots, at)
		var init mir.Reg
		if slot.Value == ddg.NoOp {
			init = p.invariants[slot.Invariant]
		} else if r, ok := p.liveIn[Instance{int(slot.Value), 1}]; ok && slot.LiveIn > 0 {
			init = r
		}
		if init != 0 {
			_, op, size := p.f.Mach.SpillOps(p.f.FileOf(init))
			p.prepare(mir.Inst{Op: op, Args: []mir.Operand{mir.MemOp(mir.SP, 0).At(at), mir.RegOp(init)}, Flags: asm.Spill, Mem: &mir.MemRef{Slot: at, Size: size, Store: true}})
		}
	}
}

// slotFile is the file of a spilled value or invariant.
func (p *pipe) slotFile(s *ddg.Slot) machine.File {
	if s.Value == ddg.NoOp {
		return p.f.FileOf(p.invariants[s.Invariant])
	}
	return machine.File(p.g.Ops[s.Value].Result)
}

// prepare appends an operation to the preheader.
func (p *pipe) prepare(in mir.Inst) {
	in.Pos = p.b.Term.Pos
	p.pre.Insts = append(p.pre.Insts, in)
}

// copyInvariants copies the registers that the kernel only reads to new ones: these cannot be
// spilled, the originals can.
func (p *pipe) copyInvariants() {
	for k, r := range p.invariants {
		if len(p.g.Invariants[k].Uses) == 0 {
			continue // reloaded from its slot
		}
		c := p.f.NewReg(p.f.FileOf(r))
		p.statics[r] = c
		p.f.Pinned[c] = true
		p.prepare(mir.Inst{Op: mir.MoveOp(p.f.FileOf(r)), Dst: c, Args: []mir.Operand{mir.RegOp(r)}})
	}
}

// setup fills loop control and the rotating registers.
func (p *pipe) setup() {
	epilog := p.s.Stages
	if p.loopOp == ddg.NoOp {
		p.prepare(mir.Inst{Op: machine.OpSetlc, Args: []mir.Operand{mir.RegOp(p.b.Count.Last)}})
	} else {
		epilog = 1 // the branch is in the last stage: nothing is left to drain
	}
	p.prepare(mir.Inst{Op: machine.OpSetec, Args: []mir.Operand{mir.ImmOp(int64(epilog))}})
	p.prepare(mir.Inst{Op: machine.OpClrrrb})
	p.prepare(mir.Inst{Op: machine.OpInitrp, Args: []mir.Operand{mir.ImmOp(1)}})
	for n := range p.g.Ops {
		op := ddg.OpID(n)
		if n == p.goOn {
			for m := 1; m <= max(1, p.s.Stage(p.loopOp)); m++ {
				p.prepare(mir.Inst{Op: machine.OpPset, Dst: p.number(op, m-p.s.Stage(op)), Args: []mir.Operand{mir.ImmOp(1)}})
			}
			continue
		}
		for m := 1; ; m++ {
			init, ok := p.liveIn[Instance{n, m}]
			if !ok || m > p.keptOmega(op) {
				break // what only a spill slot holds has no register
			}
			n := p.ahead(op)
			dst := p.number(op, m+n-p.s.Stage(op))
			p.prepare(mir.Inst{Op: mir.MoveOp(p.f.FileOf(init)), Dst: dst, Args: []mir.Operand{mir.RegOp(p.stepBack(op, init, n))}})
		}
	}
}

// keptOmega is how many live-in instances of a value have registers: predicates all, others those
// that are read from registers.
func (p *pipe) keptOmega(op ddg.OpID) int {
	if machine.File(p.g.Ops[op].Result) == machine.Pred {
		return p.firstOmega(op)
	}
	return p.g.Omega(op)
}

// kernelBundles fills the rows.
func (p *pipe) kernelBundles() {
	rows := make([]mir.Bundle, p.s.II)
	drain := 0
	for n := range p.g.Ops {
		op := ddg.OpID(n)
		row := p.s.Row(op)
		drain = max(drain, row+p.g.Ops[n].Latency-p.s.II)
		if op == p.loopOp {
			continue
		}
		rows[row].Ops = append(rows[row].Ops, p.kernelOp(op))
	}
	branch := mir.Inst{Op: machine.OpCtop, Pos: p.b.Term.Pos}
	if p.loopOp != ddg.NoOp {
		goOn := ddg.OpID(p.goOn)
		branch.Op = machine.OpWtop
		branch.Flags |= asm.Trip // not the iterations it starts: some are speculative
		branch.Args = []mir.Operand{mir.RegOp(p.number(goOn, p.s.Stage(p.loopOp)-p.s.Stage(goOn)))}
	}
	branch.Args = append(branch.Args, mir.Operand{Kind: asm.KindLabel, Sym: asm.Sym{Block: p.b.Label}})
	rows[p.s.II-1].Ops = append(rows[p.s.II-1].Ops, branch)
	p.b.Bundles, p.drain = rows, drain
}

// kernelOp is one operation with its rotating registers. Its guard is its stage's predicate unless
// it has another one, which is false where the stage is off.
func (p *pipe) kernelOp(op ddg.OpID) mir.Inst {
	in := p.operation(op)
	stage := p.s.Stage(op)
	stagePred := mir.Fixed(machine.RP(stage))
	feeds := map[int]mir.Reg{}
	for _, id := range p.g.In(op) {
		if e := &p.g.Edges[id]; e.Kind == ddg.Flow {
			feeds[e.Operand] = p.number(e.From, stage+e.Distance-p.s.Stage(e.From))
		}
	}
	resolve := func(r mir.Reg, operand int) mir.Reg {
		switch {
		case feeds[operand] != 0:
			return feeds[operand]
		case p.f.StageTrue[r]:
			return stagePred
		case p.statics[r] != 0:
			return p.statics[r]
		}
		return r
	}
	for k := range in.Args {
		if in.Args[k].Reg != 0 || feeds[k] != 0 {
			in.Args[k].Reg = resolve(in.Args[k].Reg, k)
		}
	}
	switch {
	case in.Guard != 0:
		in.Guard = resolve(in.Guard, GuardOperand)
	case !in.Always && p.ahead(op) == 0:
		in.Guard = stagePred
	}
	if in.Dst != 0 {
		in.Dst = p.number(op, 0)
	}
	if len(p.g.Slots) > 0 {
		in.Flags &^= asm.Discarded // spill code may store it
	}
	if in.Op.IsCheck() {
		in.Dst = in.Args[1].Reg
	}
	return in
}

// operation is the source operation, or the spill code that was added.
func (p *pipe) operation(op ddg.OpID) mir.Inst {
	if int(op) < len(p.insts) {
		in := p.insts[op]
		in.Args = append([]mir.Operand(nil), in.Args...)
		return in
	}
	o := &p.g.Ops[op]
	in := mir.Inst{Op: machine.Op(o.Class), Flags: asm.Spill, Pos: p.b.Term.Pos}
	slot := p.slots[o.Slot]
	in.Args = []mir.Operand{mir.MemOp(mir.SP, 0).At(slot)}
	if o.Role == ddg.SpillStore {
		in.Args = append(in.Args, mir.Operand{Kind: asm.KindReg})
	} else {
		in.Dst = mir.SP // replaced by the caller
	}
	return in
}

// finish makes the block after the loop and the record.
func (p *pipe) finish() {
	f, b := p.f, p.b
	done := f.NewBlock(b.Label + ".done")
	done.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{p.exit}, Pos: b.Term.Pos}
	done.Drain = p.drain
	for _, out := range p.liveOut {
		r := out.reg
		c, _ := p.source(out.from)
		op := ddg.OpID(c.Op)
		from := p.number(op, p.s.Stages-p.s.Stage(op)+c.Dist)
		done.Insts = append(done.Insts, mir.Inst{Op: mir.MoveOp(f.FileOf(r)), Dst: r, Args: []mir.Operand{mir.RegOp(from)}, Pos: b.Term.Pos})
	}
	f.InsertAfter(b, done)
	p.leaveLoop(done)
	b.Phis, b.Insts, b.FixedCode = nil, nil, true
	b.Term = mir.Term{Kind: mir.TermKernel, Succs: []*mir.Block{b, done}, Pos: b.Term.Pos}
	p.record()
}

// leaveLoop removes the block after the loop from its record and makes it the predecessor in the
// exit's φs in place of the loop.
func (p *pipe) leaveLoop(done *mir.Block) {
	delete(p.b.Loop.Blocks, done)
	done.Freq = p.exit.Freq
	for n := range p.exit.Phis {
		for k := range p.exit.Phis[n].In {
			if p.exit.Phis[n].In[k].Pred == p.b {
				p.exit.Phis[n].In[k].Pred = done
			}
		}
	}
}

// record fills the numbers of the loop record.
func (p *pipe) record() {
	rec := &p.b.Loop.Rec
	rec.II, rec.Stages = p.s.II, p.s.Stages
	rec.ResMII, rec.RecMII, rec.MII = p.s.Bounds.Res, p.s.Bounds.Rec, p.s.Bounds.MII()
	for _, file := range []machine.File{machine.Int, machine.Float} {
		class := ddg.RegClass(file)
		rec.MaxLive = max(rec.MaxLive, modulo.MaxLive(p.g, p.s, class))
		if a := p.r.Allocation(class); a != nil {
			rec.Registers = max(rec.Registers, a.Used+a.Statics)
		}
	}
	p.f.Remark(false, p.b.Term.Pos, passName, "pipelined %s", rec.Summary())
	p.scheduled()
}
