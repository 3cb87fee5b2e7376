package codegen

import (
	"fmt"
	"math/bits"

	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
)

// Modulo variable expansion (Lam 1988), for machines without rotating registers: the kernel is unrolled so often that no value outlives
// its register, and values take their registers in turn. With S stages and u copies:
//
//	pre:    n iterations; short = n < S−1+u
//	loop:   the loop as it was, for all n iterations if short, else for the (n−(S−1)) mod u that do not fill the kernel
//	entry:  live-in values
//	prolog, kernel (u copies), epilog
//
// Instance i of a value with d registers is in register i mod d; d divides u.

// maxUnroll bounds the copies of the kernel.
const maxUnroll = 12

// maxIntervals bounds the intervals that are tried: a loop that needs more of them would gain little.
const maxIntervals = 24

// maxExtraII is by how much II may rise for the sake of the loop's counter.
const maxExtraII = 2

// expansion is the unrolled pipeline of one loop.
type expansion struct {
	*pipe
	unroll int
	copies []int // registers per operation's value
	base   []int // number of the first
	kernel []bundle
	count  Reg // passes left
	again  Reg
	blocks struct{ entry, prolog, after, done, early, join *block }
	short  Reg
	n      Reg
}

// emitExpanded finds an interval at which the unrolled loop fits the registers, and emits it.
func (p *pipe) emitExpanded() string {
	why := ""
	first := p.s.II
	for {
		x := &expansion{pipe: p}
		if !p.counted {
			p.s.Rotate(p.loopOp, p.s.II-1)
		}
		if why = x.fit(); why == "" {
			if p.counted {
				x.emit()
			} else {
				x.emitWhile()
			}
			return ""
		}
		if p.s.II > first+maxIntervals || p.s.Stages == 1 && p.s.II > first+maxExtraII {
			return why
		}
		s, err := modulo.Run(p.g, modulo.NewModel(p.f.mach), modulo.Options{Scheduler: p.f.opt.scheduler, MinII: p.s.II + 1})
		if err != nil {
			return err.Error()
		}
		p.s = s
		p.check(p.g, p.s, nil)
	}
}

// fit gives values their registers and finds slots for the loop's own counter and branch.
func (x *expansion) fit() string {
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
		return fmt.Sprintf("the kernel would be unrolled %d times", x.unroll)
	}
	next := [machine.NumFiles]int{}
	for file := machine.Int; file <= machine.Pred; file++ {
		next[file] = x.f.mach.Regs[file].Static - x.f.mach.LoopRegs(file)
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
		if next[file] += d; next[file] > x.f.mach.Regs[file].Static {
			return fmt.Sprintf("its values need more than the %d %s registers", x.f.mach.LoopRegs(file), file)
		}
	}
	if !x.counted {
		return "" // its branches are in the schedule
	}
	return x.fillKernel()
}

// register is where instance i of a value is.
func (x *expansion) register(op ddg.OpID, i int) Reg {
	d := x.copies[op]
	return fixed(machine.Reg{File: machine.File(x.g.Ops[op].Result), Num: uint16(x.base[op] + ((i%d)+d)%d)})
}

// rows returns the bundles of kernel iterations t … t+n-1, with the operations that keep lets through; keep gets the stage.
func (x *expansion) rows(t, n int, keep func(t, stage int) bool) []bundle {
	out := make([]bundle, n*x.s.II)
	for c := range n {
		for k := range x.g.Ops {
			op := ddg.OpID(k)
			if stage := x.s.Stage(op); op != x.loopOp && keep(t+c, stage) {
				row := c*x.s.II + x.s.Row(op)
				out[row].ops = append(out[row].ops, x.instanceOf(op, t+c-stage))
			}
		}
	}
	return out
}

// prolog are the rows before the kernel, from the first that does something on.
func (x *expansion) prolog() []bundle {
	rows := x.rows(0, x.s.Stages-1, func(t, stage int) bool { return stage <= t })
	for len(rows) > 0 && len(rows[0].ops) == 0 {
		rows = rows[1:]
	}
	return rows
}

// instanceOf is one operation of iteration i.
func (x *expansion) instanceOf(op ddg.OpID, i int) inst {
	in := x.operation(op)
	feeds := map[int]Reg{}
	for _, id := range x.g.In(op) {
		if e := &x.g.Edges[id]; e.Kind == ddg.Flow {
			feeds[e.Operand] = x.register(e.From, i-e.Distance)
		}
	}
	for k := range in.args {
		if feeds[k] != 0 {
			in.args[k].reg = feeds[k]
		} else if c := x.statics[in.args[k].reg]; c != 0 {
			in.args[k].reg = c
		}
	}
	if in.guard != 0 {
		if feeds[guardOperand] != 0 {
			in.guard = feeds[guardOperand]
		} else if c := x.statics[in.guard]; c != 0 {
			in.guard = c
		}
	}
	if in.dst != 0 {
		in.dst = x.register(op, i)
	}
	return in
}

// fillKernel makes the kernel's resources and puts the counter, its test and the branch into free slots.
func (x *expansion) fillKernel() string {
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
	mach := x.f.mach
	free := func(row int, u machine.Unit) bool { return used[row][u] < mach.Units[u] && total[row] < mach.Issue }
	take := func(row int, u machine.Unit) { used[row][u]++; total[row]++ }
	if !free(rows-1, machine.Branch) {
		return "the kernel has no slot for its branch"
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
		return "the kernel has no slots for its counter"
	}
	x.count, x.again = x.f.newReg(machine.Int), x.f.newReg(machine.Pred)
	end := int64(0)
	if step >= test { // the test sees the count before the step
		end = 1
	}
	x.kernel = make([]bundle, rows)
	x.kernel[test].ops = append(x.kernel[test].ops, inst{op: machine.OpCmpNe, dst: x.again, args: []operand{regOp(x.count), immOp(end)}})
	x.kernel[step].ops = append(x.kernel[step].ops, inst{op: machine.OpAdd, dst: x.count, args: []operand{regOp(x.count), immOp(-1)}})
	return ""
}

// emit builds the blocks.
func (x *expansion) emit() {
	f, b := x.f, x.b
	pos := b.term.pos
	bl := &x.blocks
	bl.entry, bl.after = f.newBlock(b.label+".pipe"), f.newBlock(b.label+".rest")
	bl.prolog, bl.done, bl.join = f.newBlock(b.label+".prolog"), f.newBlock(b.label+".epilog"), f.newBlock(b.label+".join")
	bl.early = f.newBlock(b.label + ".early")
	kernel := f.newBlock(b.label + ".kernel")
	at := b
	for _, n := range []*block{bl.after, bl.entry, bl.prolog, kernel, bl.done, bl.early, bl.join} {
		f.insertAfter(at, n)
		at = n
	}
	x.markTrips()
	x.limitLoop()
	x.enter()
	bl.prolog.bundles, bl.prolog.fixedCode = x.prolog(), true
	bl.prolog.term = terminator{kind: termFall, succs: []*block{kernel}, pos: pos}
	body := x.rows(x.s.Stages-1, x.unroll, func(int, int) bool { return true })
	for row := range body {
		body[row].ops = append(body[row].ops, x.kernel[row].ops...)
	}
	last := &body[len(body)-1]
	last.ops = append(last.ops, inst{op: machine.OpBr, guard: x.again, args: []operand{{kind: asm.KindLabel, sym: asm.Sym{Block: kernel.label}}}, pos: pos})
	kernel.bundles, kernel.fixedCode = body, true
	kernel.term = terminator{kind: termKernel, succs: []*block{kernel, bl.done}, pos: pos}
	x.leave()
	x.record()
	x.countRegisters()
}

// markTrips lets one operation of every iteration count, in the loop as it was and in the pipeline.
func (x *expansion) markTrips() {
	for n := range x.insts {
		if from := x.origin[n]; from >= 0 && x.insts[n].guard == 0 {
			x.insts[n].flags |= asm.Trip
			x.b.insts[from].flags |= asm.Trip
			return
		}
	}
}

// limitLoop gives the loop as it was a counter of its own.
func (x *expansion) limitLoop() {
	f, b := x.f, x.b
	pos := b.term.pos
	pre := func(op machine.Op, args ...operand) Reg {
		dst := f.newReg(machine.Info(op).Dst)
		x.pre.insts = append(x.pre.insts, inst{op: op, dst: dst, args: args, pos: pos})
		return dst
	}
	fill := int64(x.s.Stages - 1)
	x.n = pre(machine.OpAdd, regOp(b.count.last), immOp(1))
	x.short = pre(machine.OpCmpUlt, regOp(x.n), immOp(fill+int64(x.unroll)))
	left := pre(machine.OpSub, regOp(x.n), immOp(fill))
	rest := Reg(0)
	if x.unroll&(x.unroll-1) == 0 {
		rest = pre(machine.OpAnd, regOp(left), immOp(int64(x.unroll-1)))
	} else {
		rest = pre(machine.OpRemu, regOp(left), immOp(int64(x.unroll)))
	}
	times := pre(machine.OpSel, regOp(x.short), regOp(x.n), regOp(rest))
	none := pre(machine.OpCmpEq, regOp(times), immOp(0))
	x.pre.term = terminator{kind: termCond, cond: none, succs: []*block{x.blocks.entry, b}, pos: pos}

	cnt, next, more := f.newReg(machine.Int), f.newReg(machine.Int), f.newReg(machine.Pred)
	b.phis = append(b.phis, phi{dst: cnt, in: []phiIn{{x.pre, times}, {b, next}}})
	b.insts = append(b.insts, inst{op: machine.OpAdd, dst: next, args: []operand{regOp(cnt), immOp(-1)}, pos: pos},
		inst{op: machine.OpCmpNe, dst: more, args: []operand{regOp(next), immOp(0)}, pos: pos})
	b.term = terminator{kind: termCond, cond: more, succs: []*block{b, x.blocks.after}, pos: pos}
	x.blocks.after.term = terminator{kind: termCond, cond: x.short, succs: []*block{x.blocks.early, x.blocks.entry}, pos: pos}
	x.blocks.early.term = terminator{kind: termJump, succs: []*block{x.blocks.join}, pos: pos}
}

// enter fills the block before the pipeline: what it only reads, what its first iteration finds, and the number of passes.
func (x *expansion) enter() {
	f, e := x.f, x.blocks.entry
	add := func(op machine.Op, dst Reg, args ...operand) {
		e.insts = append(e.insts, inst{op: op, dst: dst, args: args, pos: x.b.term.pos})
	}
	x.pre, x.loopPre = e, x.pre
	x.copyInvariants()
	for n := range x.insts {
		init, ok := x.liveIn[instance{n, 1}]
		if !ok {
			continue
		}
		start := f.newReg(f.fileOf(init))
		e.phis = append(e.phis, phi{dst: start, in: []phiIn{{x.loopPre, init}, {x.blocks.after, x.back[instance{n, 1}]}}})
		add(moveOp(f.fileOf(init)), x.register(ddg.OpID(n), -1), regOp(start))
	}
	left := f.newReg(machine.Int)
	add(machine.OpSub, left, regOp(x.n), immOp(int64(x.s.Stages-1)))
	switch {
	case x.unroll == 1:
		add(machine.OpMov, x.count, regOp(left))
	case x.unroll&(x.unroll-1) == 0:
		add(machine.OpShr, x.count, regOp(left), immOp(int64(bits.TrailingZeros(uint(x.unroll)))))
	default:
		add(machine.OpDivu, x.count, regOp(left), immOp(int64(x.unroll)))
	}
	f.pinned[x.count], f.pinned[x.again] = true, true
	e.term = terminator{kind: termJump, succs: []*block{x.blocks.prolog}, pos: x.b.term.pos}
}

// leave drains the pipeline and merges what is read behind the loop with the results of the loop as it was.
func (x *expansion) leave() {
	f, b, done, join := x.f, x.b, x.blocks.done, x.blocks.join
	pos := b.term.pos
	done.bundles = x.rows(x.s.Stages-1, x.s.Stages-1, func(t, stage int) bool { return stage > t-(x.s.Stages-1) })
	for n := range x.g.Ops {
		op := ddg.OpID(n)
		x.drain = max(x.drain, x.s.Row(op)+x.g.Ops[n].Latency-x.s.II)
	}
	done.bundles = append(done.bundles, make([]bundle, x.drain)...)
	done.fixedCode = true
	out := f.newBlock(b.label + ".out")
	f.insertAfter(done, out)
	done.term = terminator{kind: termFall, succs: []*block{out}, pos: pos}
	out.term = terminator{kind: termJump, succs: []*block{join}, pos: pos}
	join.term = terminator{kind: termJump, succs: []*block{x.exit}, pos: pos}
	for _, o := range x.liveOut {
		r := o.reg
		c, _ := x.source(o.from)
		file := f.fileOf(r)
		t, inLoop := f.newReg(file), f.newReg(file)
		out.insts = append(out.insts, inst{op: moveOp(file), dst: t, args: []operand{regOp(x.register(ddg.OpID(c.op), x.s.Stages-2-c.dist))}, pos: pos})
		rename(b, r, inLoop)
		renamePhis(x.blocks.entry, r, inLoop)
		join.phis = append(join.phis, phi{dst: r, in: []phiIn{{x.blocks.early, inLoop}, {out, t}}})
	}
	for _, k := range []*block{out, x.blocks.early, join} {
		x.leaveLoop(k)
	}
	for n := range x.exit.phis {
		for k := range x.exit.phis[n].in {
			if x.exit.phis[n].in[k].pred == out {
				x.exit.phis[n].in[k].pred = join
			}
		}
	}
}

// rename replaces a register in a block.
func rename(b *block, from, to Reg) {
	change := func(r *Reg) {
		if *r == from {
			*r = to
		}
	}
	for n := range b.insts {
		b.insts[n].args = append([]operand(nil), b.insts[n].args...)
		b.insts[n].eachUse(change)
		change(&b.insts[n].dst)
	}
	for n := range b.phis {
		change(&b.phis[n].dst)
		for k := range b.phis[n].in {
			if b.phis[n].in[k].pred == b {
				change(&b.phis[n].in[k].val)
			}
		}
	}
	change(&b.term.cond)
}

// renamePhis replaces a register where φs of the pipeline's entry take it from the loop as it was.
func renamePhis(b *block, from, to Reg) {
	for n := range b.phis {
		if v := &b.phis[n].in[1].val; *v == from {
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
	x.b.loop.rec.Registers = max(used[machine.Int], used[machine.Float])
}
