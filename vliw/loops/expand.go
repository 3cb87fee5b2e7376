package loops

import (
	"math/bits"

	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
)

// Modulo variable expansion (Lam 1988), for machines without rotating registers: the kernel is
// unrolled so often that no value outlives its register, and instances of a value use its registers
// cyclically. With S stages and u copies:
//
//	pre:    n iterations; short = n < S−1+u
//	loop:   the original loop, for all n iterations if short, else for the (n−(S−1)) mod u that do not fill the kernel
//	entry:  live-in values
//	prolog, kernel (u copies), epilog
//
// Instance i of a value with d registers is in register i mod d; d divides u.

// maxUnroll bounds the copies of the kernel.
const maxUnroll = 12

// maxIntervals bounds the intervals that are tried: a loop that needs more of them would gain
// little.
const maxIntervals = 24

// maxExtraII is by how much II may rise for the loop's counter.
const maxExtraII = 2

// expansion is the unrolled pipeline of one loop.
type expansion struct {
	*pipe
	unroll int
	copies []int // registers per operation's value
	base   []int // number of the first
	kernel []mir.Bundle
	count  mir.Reg // passes left
	again  mir.Reg
	blocks struct{ entry, prolog, after, done, early, join *mir.Block }
	short  mir.Reg
	n      mir.Reg
}

// emitExpanded finds an interval at which the unrolled loop fits the registers, and emits it.
func (p *pipe) emitExpanded() *Rejection {
	var why *Rejection
	first := p.s.II
	for {
		x := &expansion{pipe: p}
		if !p.counted {
			p.s.Rotate(p.loopOp, p.s.II-1)
		}
		if why = x.fit(); why == nil {
			if p.counted {
				x.emit()
			} else {
				x.emitWhile()
			}
			return nil
		}
		if p.s.II > first+maxIntervals || p.s.Stages == 1 && p.s.II > first+maxExtraII {
			return why
		}
		s, err := modulo.Run(p.g, modulo.NewModel(p.f.Mach), modulo.Options{Scheduler: p.f.opt.Scheduler, MinII: p.s.II + 1})
		if err != nil {
			return Reject(NoSchedule, err)
		}
		p.s = s
		p.check(p.g, p.s, nil)
	}
}

// fit assigns registers to values and finds slots for the loop's own counter and branch.
func (x *expansion) fit() *Rejection {
	need := make([]int, len(x.g.Ops))
	x.unroll = 1
	for _, l := range modulo.Lifetimes(x.g, x.s) {
		need[l.Value] = max((l.Length()+x.s.II-1)/x.s.II, 1, l.Alpha)
		x.unroll = max(x.unroll, need[l.Value])
	}
	for x.counted && x.unroll*x.s.II < 2 {
		x.unroll++
	}
	if x.unroll > maxUnroll {
		return Reject(UnrolledTooOften, x.unroll)
	}
	next := [machine.NumFiles]int{}
	for file := machine.Int; file <= machine.Pred; file++ {
		next[file] = x.f.Mach.Regs[file].Static - x.f.Mach.LoopRegs(file)
	}
	x.copies, x.base = make([]int, len(x.g.Ops)), make([]int, len(x.g.Ops))
	for n := range x.g.Ops {
		file := machine.File(x.g.Ops[n].Result)
		if file == machine.NoFile {
			continue
		}
		d := need[n]
		for x.unroll%d != 0 {
			d++
		}
		x.copies[n], x.base[n] = d, next[file]
		if next[file] += d; next[file] > x.f.Mach.Regs[file].Static {
			return Reject(TooManyValues, x.f.Mach.LoopRegs(file), file)
		}
	}
	if !x.counted {
		return nil // its branches are in the schedule
	}
	return x.fillKernel()
}

// register is where instance i of a value is.
func (x *expansion) register(op ddg.OpID, i int) mir.Reg {
	d := x.copies[op]
	return mir.Fixed(machine.Reg{File: machine.File(x.g.Ops[op].Result), Num: uint16(x.base[op] + ((i%d)+d)%d)})
}

// rows returns the bundles of kernel iterations t … t+n-1, with the operations for which keep,
// called with the stage, returns true.
func (x *expansion) rows(t, n int, keep func(t, stage int) bool) []mir.Bundle {
	out := make([]mir.Bundle, n*x.s.II)
	for c := range n {
		for k := range x.g.Ops {
			op := ddg.OpID(k)
			if stage := x.s.Stage(op); op != x.loopOp && keep(t+c, stage) {
				row := c*x.s.II + x.s.Row(op)
				out[row].Ops = append(out[row].Ops, x.instanceOf(op, t+c-stage))
			}
		}
	}
	return out
}

// prolog are the rows before the kernel, from the first that does something on.
func (x *expansion) prolog() []mir.Bundle {
	rows := x.rows(0, x.s.Stages-1, func(t, stage int) bool { return stage <= t })
	for len(rows) > 0 && len(rows[0].Ops) == 0 {
		rows = rows[1:]
	}
	return rows
}

// instanceOf is one operation of iteration i.
func (x *expansion) instanceOf(op ddg.OpID, i int) mir.Inst {
	in := x.operation(op)
	feeds := map[int]mir.Reg{}
	for _, id := range x.g.In(op) {
		if e := &x.g.Edges[id]; e.Kind == ddg.Flow {
			feeds[e.Operand] = x.register(e.From, i-e.Distance)
		}
	}
	for k := range in.Args {
		if feeds[k] != 0 {
			in.Args[k].Reg = feeds[k]
		} else if c := x.statics[in.Args[k].Reg]; c != 0 {
			in.Args[k].Reg = c
		}
	}
	if in.Guard != 0 {
		if feeds[GuardOperand] != 0 {
			in.Guard = feeds[GuardOperand]
		} else if c := x.statics[in.Guard]; c != 0 {
			in.Guard = c
		}
	}
	if in.Dst != 0 {
		in.Dst = x.register(op, i)
	}
	return in
}

// fillKernel allocates the kernel's resources and puts the counter, its test and the branch into
// free slots.
func (x *expansion) fillKernel() *Rejection {
	rows := x.unroll * x.s.II
	used := make([][machine.NumUnits]int, rows)
	total := make([]int, rows)
	for c := range x.unroll {
		for k := range x.g.Ops {
			row := c*x.s.II + x.s.Row(ddg.OpID(k))
			used[row][machine.Info(machine.Op(x.g.Ops[k].Class)).Unit]++
			total[row]++
		}
	}
	mach := x.f.Mach
	free := func(row int, u machine.Unit) bool { return used[row][u] < mach.Units[u] && total[row] < mach.Issue }
	take := func(row int, u machine.Unit) { used[row][u]++; total[row]++ }
	if !free(rows-1, machine.Branch) {
		return Reject(NoSlotForBranch)
	}
	take(rows-1, machine.Branch)
	test, step := -1, -1
	lat := mach.LatencyOf(machine.OpCmpNe)
	for row := rows - 1 - lat; row >= 0 && test < 0; row-- {
		if free(row, machine.Adder) {
			test = row
			take(row, machine.Adder)
		}
	}
	for row := rows - mach.LatencyOf(machine.OpAdd); row >= 0 && step < 0; row-- {
		if (row >= test || row+mach.LatencyOf(machine.OpAdd) <= test) && free(row, machine.Adder) {
			step = row
			take(row, machine.Adder)
		}
	}
	if test < 0 || step < 0 {
		return Reject(NoSlotsForCounter)
	}
	x.count, x.again = x.f.NewReg(machine.Int), x.f.NewReg(machine.Pred)
	end := int64(0)
	if step >= test { // the test reads the count before the step
		end = 1
	}
	x.kernel = make([]mir.Bundle, rows)
	x.kernel[test].Ops = append(x.kernel[test].Ops, mir.Inst{Op: machine.OpCmpNe, Dst: x.again, Args: []mir.Operand{mir.RegOp(x.count), mir.ImmOp(end)}})
	x.kernel[step].Ops = append(x.kernel[step].Ops, mir.Inst{Op: machine.OpAdd, Dst: x.count, Args: []mir.Operand{mir.RegOp(x.count), mir.ImmOp(-1)}})
	return nil
}

// emit builds the blocks.
func (x *expansion) emit() {
	f, b := x.f, x.b
	pos := b.Term.Pos
	bl := &x.blocks
	bl.entry, bl.after = f.NewBlock(b.Label+".pipe"), f.NewBlock(b.Label+".rest")
	bl.prolog, bl.done, bl.join = f.NewBlock(b.Label+".prolog"), f.NewBlock(b.Label+".epilog"), f.NewBlock(b.Label+".join")
	bl.early = f.NewBlock(b.Label + ".early")
	kernel := f.NewBlock(b.Label + ".kernel")
	at := b
	for _, n := range []*mir.Block{bl.after, bl.entry, bl.prolog, kernel, bl.done, bl.early, bl.join} {
		f.InsertAfter(at, n)
		at = n
	}
	x.markTrips()
	x.limitLoop()
	x.enter()
	bl.prolog.Bundles, bl.prolog.FixedCode = x.prolog(), true
	bl.prolog.Term = mir.Term{Kind: mir.TermFall, Succs: []*mir.Block{kernel}, Pos: pos}
	body := x.rows(x.s.Stages-1, x.unroll, func(int, int) bool { return true })
	for row := range body {
		body[row].Ops = append(body[row].Ops, x.kernel[row].Ops...)
	}
	last := &body[len(body)-1]
	last.Ops = append(last.Ops, mir.Inst{Op: machine.OpBr, Guard: x.again, Args: []mir.Operand{{Kind: asm.KindLabel, Sym: asm.Sym{Block: kernel.Label}}}, Pos: pos})
	kernel.Bundles, kernel.FixedCode = body, true
	kernel.Term = mir.Term{Kind: mir.TermKernel, Succs: []*mir.Block{kernel, bl.done}, Pos: pos}
	x.leave()
	x.record()
	x.countRegisters()
}

// markTrips marks one operation per iteration to count, in the original loop and in the pipeline.
func (x *expansion) markTrips() {
	for n := range x.insts {
		if from := x.origin[n]; from >= 0 && x.insts[n].Guard == 0 {
			x.insts[n].Flags |= asm.Trip
			x.b.Insts[from].Flags |= asm.Trip
			return
		}
	}
}

// limitLoop adds a counter to the original loop.
func (x *expansion) limitLoop() {
	f, b := x.f, x.b
	pos := b.Term.Pos
	pre := func(op machine.Op, args ...mir.Operand) mir.Reg {
		dst := f.NewReg(machine.Info(op).Dst)
		x.pre.Insts = append(x.pre.Insts, mir.Inst{Op: op, Dst: dst, Args: args, Pos: pos})
		return dst
	}
	fill := int64(x.s.Stages - 1)
	x.n = pre(machine.OpAdd, mir.RegOp(b.Count.Last), mir.ImmOp(1))
	x.short = pre(machine.OpCmpUlt, mir.RegOp(x.n), mir.ImmOp(fill+int64(x.unroll)))
	left := pre(machine.OpSub, mir.RegOp(x.n), mir.ImmOp(fill))
	rest := mir.Reg(0)
	if x.unroll&(x.unroll-1) == 0 {
		rest = pre(machine.OpAnd, mir.RegOp(left), mir.ImmOp(int64(x.unroll-1)))
	} else {
		rest = pre(machine.OpRemu, mir.RegOp(left), mir.ImmOp(int64(x.unroll)))
	}
	times := pre(machine.OpSel, mir.RegOp(x.short), mir.RegOp(x.n), mir.RegOp(rest))
	none := pre(machine.OpCmpEq, mir.RegOp(times), mir.ImmOp(0))
	x.pre.Term = mir.Term{Kind: mir.TermCond, Cond: none, Succs: []*mir.Block{x.blocks.entry, b}, Pos: pos}

	cnt, next, more := f.NewReg(machine.Int), f.NewReg(machine.Int), f.NewReg(machine.Pred)
	b.Phis = append(b.Phis, mir.Phi{Dst: cnt, In: []mir.PhiIn{{Pred: x.pre, Val: times}, {Pred: b, Val: next}}})
	b.Insts = append(b.Insts, mir.Inst{Op: machine.OpAdd, Dst: next, Args: []mir.Operand{mir.RegOp(cnt), mir.ImmOp(-1)}, Pos: pos},
		mir.Inst{Op: machine.OpCmpNe, Dst: more, Args: []mir.Operand{mir.RegOp(next), mir.ImmOp(0)}, Pos: pos})
	b.Term = mir.Term{Kind: mir.TermCond, Cond: more, Succs: []*mir.Block{b, x.blocks.after}, Pos: pos}
	x.blocks.after.Term = mir.Term{Kind: mir.TermCond, Cond: x.short, Succs: []*mir.Block{x.blocks.early, x.blocks.entry}, Pos: pos}
	x.blocks.early.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{x.blocks.join}, Pos: pos}
}

// enter fills the block before the pipeline: what it only reads, what its first iteration finds,
// and the number of passes.
func (x *expansion) enter() {
	f, e := x.f, x.blocks.entry
	add := func(op machine.Op, dst mir.Reg, args ...mir.Operand) {
		e.Insts = append(e.Insts, mir.Inst{Op: op, Dst: dst, Args: args, Pos: x.b.Term.Pos})
	}
	x.pre, x.loopPre = e, x.pre
	x.copyInvariants()
	for n := range x.insts {
		init, ok := x.liveIn[Instance{n, 1}]
		if !ok {
			continue
		}
		start := f.NewReg(f.FileOf(init))
		e.Phis = append(e.Phis, mir.Phi{Dst: start, In: []mir.PhiIn{{Pred: x.loopPre, Val: init}, {Pred: x.blocks.after, Val: x.back[Instance{n, 1}]}}})
		add(mir.MoveOp(f.FileOf(init)), x.register(ddg.OpID(n), -1), mir.RegOp(start))
	}
	left := f.NewReg(machine.Int)
	add(machine.OpSub, left, mir.RegOp(x.n), mir.ImmOp(int64(x.s.Stages-1)))
	switch {
	case x.unroll == 1:
		add(machine.OpMov, x.count, mir.RegOp(left))
	case x.unroll&(x.unroll-1) == 0:
		add(machine.OpShr, x.count, mir.RegOp(left), mir.ImmOp(int64(bits.TrailingZeros(uint(x.unroll)))))
	default:
		add(machine.OpDivu, x.count, mir.RegOp(left), mir.ImmOp(int64(x.unroll)))
	}
	f.Pinned[x.count], f.Pinned[x.again] = true, true
	e.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{x.blocks.prolog}, Pos: x.b.Term.Pos}
}

// leave drains the pipeline and merges the live-out values with the results of the original loop.
func (x *expansion) leave() {
	f, b, done, join := x.f, x.b, x.blocks.done, x.blocks.join
	pos := b.Term.Pos
	done.Bundles = x.rows(x.s.Stages-1, x.s.Stages-1, func(t, stage int) bool { return stage > t-(x.s.Stages-1) })
	for n := range x.g.Ops {
		op := ddg.OpID(n)
		x.drain = max(x.drain, x.s.Row(op)+x.g.Ops[n].Latency-x.s.II)
	}
	done.Bundles = append(done.Bundles, make([]mir.Bundle, x.drain)...)
	done.FixedCode = true
	out := f.NewBlock(b.Label + ".out")
	f.InsertAfter(done, out)
	done.Term = mir.Term{Kind: mir.TermFall, Succs: []*mir.Block{out}, Pos: pos}
	out.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{join}, Pos: pos}
	join.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{x.exit}, Pos: pos}
	for _, o := range x.liveOut {
		r := o.reg
		c, _ := x.source(o.from)
		file := f.FileOf(r)
		t, inLoop := f.NewReg(file), f.NewReg(file)
		out.Insts = append(out.Insts, mir.Inst{Op: mir.MoveOp(file), Dst: t, Args: []mir.Operand{mir.RegOp(x.register(ddg.OpID(c.Op), x.s.Stages-2-c.Dist))}, Pos: pos})
		rename(b, r, inLoop)
		renamePhis(x.blocks.entry, r, inLoop)
		join.Phis = append(join.Phis, mir.Phi{Dst: r, In: []mir.PhiIn{{Pred: x.blocks.early, Val: inLoop}, {Pred: out, Val: t}}})
	}
	for _, k := range []*mir.Block{out, x.blocks.early, join} {
		x.leaveLoop(k)
	}
	for n := range x.exit.Phis {
		for k := range x.exit.Phis[n].In {
			if x.exit.Phis[n].In[k].Pred == out {
				x.exit.Phis[n].In[k].Pred = join
			}
		}
	}
}

// rename replaces a register in a block.
func rename(b *mir.Block, from, to mir.Reg) {
	change := func(r *mir.Reg) {
		if *r == from {
			*r = to
		}
	}
	for n := range b.Insts {
		b.Insts[n].Args = append([]mir.Operand(nil), b.Insts[n].Args...)
		b.Insts[n].EachUse(change)
		change(&b.Insts[n].Dst)
	}
	for n := range b.Phis {
		change(&b.Phis[n].Dst)
		for k := range b.Phis[n].In {
			if b.Phis[n].In[k].Pred == b {
				change(&b.Phis[n].In[k].Val)
			}
		}
	}
	change(&b.Term.Cond)
}

// renamePhis replaces a register in the φs of the pipeline's entry, where it comes from the
// original loop.
func renamePhis(b *mir.Block, from, to mir.Reg) {
	for n := range b.Phis {
		if v := &b.Phis[n].In[1].Val; *v == from {
			*v = to
		}
	}
}

// countRegisters corrects the record: expanded registers instead of rotating ones.
func (x *expansion) countRegisters() {
	var used [machine.NumFiles]int
	for n := range x.g.Ops {
		used[x.g.Ops[n].Result] += x.copies[n]
	}
	x.b.Loop.Rec.Registers = max(used[machine.Int], used[machine.Float])
}
