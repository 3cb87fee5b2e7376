package loops

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// A loop with a data-dependent exit, expanded. Iterations begin before it is known whether they
// run: the body is speculative (body.go), and no counter is needed. With S stages and u copies:
//
//	pre:          live-in values
//	prolog:       S−1 intervals without a test; no iteration has come to its end yet
//	kernel 0:     … the test of iteration k·u;       if it was the last, go to exit 0
//	kernel u−1:   … the test of iteration k·u+u−1;   if it was not the last, go to kernel 0
//	exit 0 … u−1: the results, each from the registers of its copy
//
// The branch is the last operation of an iteration, so the last iteration has issued all of its
// operations when the loop exits: there is no epilog. The excess iterations have stored nothing.

// emitWhile replaces the loop.
func (x *expansion) emitWhile() {
	f, b := x.f, x.b
	pos := b.Term.Pos
	x.copyInvariants()
	for n := range x.insts {
		if init, ok := x.liveIn[Instance{n, 1}]; ok {
			x.prepare(mir.Inst{Op: mir.MoveOp(f.FileOf(init)), Dst: x.register(ddg.OpID(n), -1), Args: []mir.Operand{mir.RegOp(init)}})
		}
	}
	x.prepare(mir.Inst{Op: machine.OpPset, Dst: x.register(ddg.OpID(x.goOn), -1), Args: []mir.Operand{mir.ImmOp(1)}})
	kernels := x.whileKernels()
	b.Phis, b.Insts, b.FixedCode = nil, nil, true
	b.Bundles = x.prolog()
	b.Term = mir.Term{Kind: mir.TermFall, Succs: []*mir.Block{kernels[0]}, Pos: pos}
	x.leaveWhile(kernels)
	x.record()
	x.countRegisters()
}

// whileKernels makes the copies, each a block that ends with the test of one iteration.
func (x *expansion) whileKernels() []*mir.Block {
	at := x.b
	var kernels []*mir.Block
	for c := range x.unroll {
		k := x.f.NewBlock(x.b.Label + ".kernel")
		x.f.InsertAfter(at, k)
		k.Bundles, k.FixedCode = x.rows(x.s.Stages-1+c, 1, func(int, int) bool { return true }), true
		kernels, at = append(kernels, k), k
		for row := range k.Bundles {
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
func (x *expansion) leaveWhile(kernels []*mir.Block) {
	f, pos := x.f, x.b.Term.Pos
	join := f.NewBlock(x.b.Label + ".join")
	join.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{x.exit}, Pos: pos}
	for _, o := range x.liveOut {
		join.Phis = append(join.Phis, mir.Phi{Dst: o.reg})
	}
	last := len(kernels) - 1
	at := kernels[last]
	for c := last; c >= 0; c-- { // the last copy falls into its exit
		k, out := kernels[c], f.NewBlock(x.b.Label+".done")
		f.InsertAfter(at, out)
		f.InheritEdge(x.b, x.exit, out)
		at, out.Drain = out, x.drain
		out.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{join}, Pos: pos}
		for n, o := range x.liveOut {
			from, _ := x.source(o.from)
			t := f.NewReg(f.FileOf(o.reg))
			out.Insts = append(out.Insts, mir.Inst{Op: mir.MoveOp(f.FileOf(o.reg)), Dst: t, Args: []mir.Operand{mir.RegOp(x.register(ddg.OpID(from.Op), c-from.Dist))}, Pos: pos})
			join.Phis[n].In = append(join.Phis[n].In, mir.PhiIn{Pred: out, Val: t})
		}
		target, next := out, (*mir.Block)(nil)
		if c == last {
			target, next = kernels[0], out
		} else {
			next = kernels[c+1]
		}
		row := &k.Bundles[x.s.II-1]
		row.Ops = append(row.Ops, mir.Inst{Op: machine.OpBr, Guard: x.register(ddg.OpID(x.goOn), c), Neg: c != last, Flags: asm.Trip,
			Args: []mir.Operand{{Kind: asm.KindLabel, Sym: asm.Sym{Block: target.Label}}}, Pos: pos})
		k.Term = mir.Term{Kind: mir.TermKernel, Succs: []*mir.Block{target, next}, Pos: pos}
	}
	f.InsertAfter(at, join)
	f.InheritEdge(x.b, x.exit, join)
	for n := range x.exit.Phis {
		for k := range x.exit.Phis[n].In {
			if x.exit.Phis[n].In[k].Pred == x.b {
				x.exit.Phis[n].In[k].Pred = join
			}
		}
	}
}
