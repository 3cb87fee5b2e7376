package unroll

import (
	"opt-go/frontend/ir"
	"opt-go/passes/loop"
)

// The φs at the ends of the loop and of its copy for the remaining iterations, and the branches
// between the two.

// connectEpilogue sends the values of the loop to the copy after it, and those of both to the exit.
func (r *remainder) connectEpilogue() {
	cfg := r.w.CFG
	latch := r.m.Block(r.latch)
	for phi := range r.newExit.Phis() {
		exitPhi := ir.SoleUser(phi)
		if !r.direct {
			phi.AddIncoming(ir.NewPoison(phi.Type()), r.preheader)
		}
		exitPhi.AddIncoming(r.m.Get(phi.IncomingFor(r.latch)), latch)
		for k := range exitPhi.NumIncoming() {
			if exitPhi.IncomingBlock(k) == r.epilPreheader {
				exitPhi.SetIncomingBlock(k, r.newExit)
				break
			}
		}
	}
	for phi := range r.header.Phis() {
		n := r.unrolledPhi(phi, r.newExit, ".unr")
		first := phi.IncomingFor(r.newPreheader)
		if !r.direct {
			n.AddIncoming(first, r.preheader)
		}
		n.AddIncoming(phi.IncomingFor(r.latch), r.latch)
		if r.direct {
			init := r.unrolledPhi(phi, r.epilPreheader, ".epil.init")
			init.AddIncoming(first, r.preheader)
			init.AddIncoming(n, r.newExit)
			n = init
		}
		setIncoming(r.m.Get(phi).(*ir.Instr), r.epilPreheader, n)
	}
	old := r.newExit.Term()
	b := ir.Before(old)
	left := loop.ICmp(b, ir.NE, r.extra, ir.NewZero(r.extra.Type()), "lcmp.mod")
	cfg.SplitPreds(r.exit, r.exit.Preds(), ".epilog-lcssa")
	if r.direct {
		r.assumeLeft()
	}
	r.expect(b.CondBr(left, r.epilPreheader, r.exit), 1, r.count-1)
	old.Erase()
	cfg.Dom.SetIDom(r.exit, cfg.Dom.CommonDominator(r.exit, r.newExit))
	if !r.direct {
		cfg.SplitPreds(r.newExit, []*ir.Block{r.latch}, ".loopexit")
	}
}

// assumeLeft says that an iteration is left where the copy begins.
func (r *remainder) assumeLeft() {
	b := ir.Before(r.epilPreheader.Term())
	ctx := r.w.F.Ctx()
	assume := r.w.F.Module().Intrinsic("llvm.assume", ctx.Func(ctx.Void, []*ir.Type{ctx.I1}, false), nil)
	left := loop.ICmp(b, ir.NE, r.extra, ir.NewZero(r.extra.Type()), "lcmp.mod")
	r.scev.NoteAssertion(b.Call(assume, "", left))
}

// unrolledPhi makes a φ after those of a block, named after another one.
func (r *remainder) unrolledPhi(phi *ir.Instr, b *ir.Block, suffix string) *ir.Instr {
	n := ir.NewInstr(ir.Phi, phi.Type())
	n.InsertBefore(b.FirstNonPhi())
	n.SetName(phi.Name() + suffix)
	return n
}

// countDown lets the loop before an epilogue end when the iterations that are a multiple of count
// are done. The counter is compared after its step, since 0 iterations stand for 2^w.
func (r *remainder) countDown() {
	iterations := binary(ir.Before(r.newPreheader.Term()), ir.Sub, r.trips, r.extra, "unroll_iter")
	ty := r.trips.Type()
	counter := ir.NewInstr(ir.Phi, ty)
	counter.InsertBefore(r.header.FirstNonPhi())
	counter.SetName("niter")
	t := r.latch.Term()
	b := ir.Before(t)
	next := b.Add(counter, ir.NewInt(ty, 1), counter.Name()+".next")
	p := ir.EQ
	if t.Succ(0) == r.header {
		p = ir.NE
	}
	test := b.ICmp(p, next, iterations, counter.Name()+".ncmp")
	counter.AddIncoming(ir.NewZero(ty), r.newPreheader)
	counter.AddIncoming(next, r.latch)
	t.SetOperand(0, test)
}

// connectPrologue sends the values of the copy before the loop to it, and to the exit where no
// iteration is left then.
func (r *remainder) connectPrologue() {
	cfg := r.w.CFG
	latch := r.m.Block(r.latch)
	for _, s := range r.latch.Succs() {
		for phi := range s.Phis() {
			n := r.unrolledPhi(phi, r.prolExit, ".unr")
			if s == r.header {
				n.AddIncoming(phi.IncomingFor(r.newPreheader), r.preheader)
			} else {
				n.AddIncoming(ir.NewPoison(phi.Type()), r.preheader)
			}
			n.AddIncoming(r.m.Get(phi.IncomingFor(r.latch)), latch)
			if s == r.header {
				setIncoming(phi, r.newPreheader, n)
			} else {
				phi.AddIncoming(n, r.prolExit)
			}
		}
	}
	var preds []*ir.Block
	for _, p := range r.prolExit.Preds() {
		if r.loop.Contains(p) {
			preds = append(preds, p)
		}
	}
	cfg.SplitPreds(r.prolExit, preds, ".unr-lcssa")
	old := r.prolExit.Term()
	b := ir.Before(old)
	done := loop.ICmp(b, ir.ULT, r.passages, ir.NewInt(r.passages.Type(), r.count-1), "")
	cfg.SplitPreds(r.exit, r.exit.Preds(), ".unr-lcssa")
	r.expect(b.CondBr(done, r.exit, r.newPreheader), 1, nearlyAlways)
	old.Erase()
	cfg.Dom.SetIDom(r.exit, cfg.Dom.CommonDominator(r.exit, r.prolExit))
}

func setIncoming(phi *ir.Instr, from *ir.Block, v ir.Value) {
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) == from {
			phi.SetOperand(k, v)
		}
	}
}
