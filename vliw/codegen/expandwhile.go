package codegen

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// A loop whose end depends on its data, expanded. Iterations are begun before it is known whether they run: the body is speculative (body.go),
// and nothing has to be counted. With S stages and u copies:
//
//	pre:          live-in values
//	prolog:       S−1 intervals without a test; no iteration has come to its end yet
//	kernel 0:     … the test of iteration k·u;       if it was the last, go to exit 0
//	kernel u−1:   … the test of iteration k·u+u−1;   if it was not the last, go to kernel 0
//	exit 0 … u−1: the results, each from the registers of its copy
//
// The branch is the last operation of an iteration, so the last one has issued all of its operations where the loop is left: there is no
// epilog. The iterations begun in vain have stored nothing.

// emitWhile replaces the loop.
func (x *expansion) emitWhile() {
	f, b := x.f, x.b
	pos := b.term.pos
	x.copyInvariants()
	for n := range x.insts {
		if init, ok := x.liveIn[instance{n, 1}]; ok {
			x.prepare(inst{op: moveOp(f.fileOf(init)), dst: x.register(ddg.OpID(n), -1), args: []operand{regOp(init)}})
		}
	}
	x.prepare(inst{op: machine.OpPset, dst: x.register(ddg.OpID(x.goOn), -1), args: []operand{immOp(1)}})
	kernels := x.whileKernels()
	b.phis, b.insts, b.fixedCode = nil, nil, true
	b.bundles = x.prolog()
	b.term = terminator{kind: termFall, succs: []*block{kernels[0]}, pos: pos}
	x.leaveWhile(kernels)
	x.record()
	x.countRegisters()
}

// whileKernels makes the copies, each a block that ends with the test of one iteration.
func (x *expansion) whileKernels() []*block {
	at := x.b
	var kernels []*block
	for c := range x.unroll {
		k := x.f.newBlock(x.b.label + ".kernel")
		x.f.insertAfter(at, k)
		k.bundles, k.fixedCode = x.rows(x.s.Stages-1+c, 1, func(int, int) bool { return true }), true
		kernels, at = append(kernels, k), k
		for row := range k.bundles {
			x.drain = max(x.drain, x.landing(row)-x.s.II)
		}
	}
	return kernels
}

// landing is the cycle of a row in which the last of its results lands.
func (x *expansion) landing(row int) int {
	last := 0
	for n := range x.g.Ops {
		if x.s.Row(ddg.OpID(n)) == row {
			last = max(last, row+x.g.Ops[n].Latency)
		}
	}
	return last
}

// leaveWhile ends the kernels with their tests, and makes the exits and the block where they meet.
func (x *expansion) leaveWhile(kernels []*block) {
	f, pos := x.f, x.b.term.pos
	join := f.newBlock(x.b.label + ".join")
	join.term = terminator{kind: termJump, succs: []*block{x.exit}, pos: pos}
	for _, o := range x.liveOut {
		join.phis = append(join.phis, phi{dst: o.reg})
	}
	last := len(kernels) - 1
	at := kernels[last]
	for c := last; c >= 0; c-- { // the last copy falls into its exit
		k, out := kernels[c], f.newBlock(x.b.label+".done")
		f.insertAfter(at, out)
		f.inheritEdge(x.b, x.exit, out)
		at, out.drain = out, x.drain
		out.term = terminator{kind: termJump, succs: []*block{join}, pos: pos}
		for n, o := range x.liveOut {
			from, _ := x.source(o.from)
			t := f.newReg(f.fileOf(o.reg))
			out.insts = append(out.insts, inst{op: moveOp(f.fileOf(o.reg)), dst: t, args: []operand{regOp(x.register(ddg.OpID(from.op), c-from.dist))}, pos: pos})
			join.phis[n].in = append(join.phis[n].in, phiIn{out, t})
		}
		target, next := out, (*block)(nil)
		if c == last {
			target, next = kernels[0], out
		} else {
			next = kernels[c+1]
		}
		row := &k.bundles[x.s.II-1]
		row.ops = append(row.ops, inst{op: machine.OpBr, guard: x.register(ddg.OpID(x.goOn), c), neg: c != last, flags: asm.Trip,
			args: []operand{{kind: asm.KindLabel, sym: asm.Sym{Block: target.label}}}, pos: pos})
		k.term = terminator{kind: termKernel, succs: []*block{target, next}, pos: pos}
	}
	f.insertAfter(at, join)
	f.inheritEdge(x.b, x.exit, join)
	for n := range x.exit.phis {
		for k := range x.exit.phis[n].in {
			if x.exit.phis[n].in[k].pred == x.b {
				x.exit.phis[n].in[k].pred = join
			}
		}
	}
}
