package unroll

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// remainder splits a loop whose trip count is known at run time only into one that runs a multiple
// of count iterations, which is then unrolled, and a copy for the remaining iterations: LLVM's
// UnrollRuntimeLoopRemainder. The copy comes after the loop (the epilogue), or before it (the
// prologue) where no φ of the header starts at a constant, which a prologue would make variable.
//
//	preheader:  %xtraiter = and i32 %n, 3; with fewer than 4 iterations ──┐
//	preheader.new:  %unroll_iter = sub i32 %n, %xtraiter                  │
//	header … latch: until %niter is %unroll_iter                          │
//	exit.unr-lcssa: ◄─────────────────────────────────────────────────────┘  without remainder ──┐
//	header.epil.preheader:                                                                      │
//	header.epil … latch.epil: %xtraiter times                                                   │
//	exit: ◄─────────────────────────────────────────────────────────────────────────────────────┘
//
// As of LLVM 22 the first branch leads to the preheader of the copy, since some iteration is left
// for it, and only the end of the loop asks; an assumption says the former.
//
// The number of iterations is computed modulo 2^w; where one more than the last passage does not
// fit w bits, 0 stands for 2^w, of which a count that is a power of two is a divisor.
type remainder struct {
	weighted bool // the latch has weights
	w        *unrolling
	l        *analysis.Loop
	scev     *scev.Evolution
	count    uint64
	epil     bool
	direct   bool // fewer iterations than count go to the epilogue at once

	header, latch, exit, preheader *ir.Block
	others                         []*ir.Block // exits that other blocks than the latch lead to
	trips, passages                ir.Value    // iterations, and how often the back edge is taken, computed in the preheader
	extra                          ir.Value    // iterations modulo count

	newPreheader            *ir.Block
	newExit, epilPreheader  *ir.Block // of an epilogue
	prolPreheader, prolExit *ir.Block // of a prologue
	m                       *ir.ValueMap
	copies                  []*ir.Block
	loop                    *analysis.Loop // the copy; nil when it runs once only, and is no loop therefore
}

// splitOff does so for the loop of u, if the trip count is cheap enough to compute and the exits
// allow it.
func (u *unroller) splitOff(expensive bool) bool {
	r := &remainder{w: u.w, l: u.l, scev: u.scev, count: u.count, header: u.l.Header, latch: u.l.Latch(), preheader: u.l.Preheader()}
	t := r.latch.Term()
	if !t.IsCondBr() {
		return false
	}
	r.weighted = frequency.BranchWeights(t) != nil
	r.exit = t.Succ(0)
	if u.l.Contains(r.exit) {
		r.exit = t.Succ(1)
	}
	if u.l.Contains(r.exit) {
		return false
	}
	r.epil = r.startsConstant()
	if v, ok := u.w.Flags["unroll-runtime-epilog"]; ok {
		r.epil = v != "false"
	}
	r.direct = r.epil && u.w.Version >= pass.LLVM22
	if !r.otherExits() {
		return false
	}
	passages := u.scev.ExitCount(u.l, r.latch)
	if passages == nil || !fitsIn(u.count, passages.Width()) {
		return false
	}
	x := expand.New(u.scev, "loop-unroll")
	x.Close = func(i *ir.Instr) { loop.CloseValues(u.w.CFG, []*ir.Instr{i}) }
	trips := u.scev.Sum(passages, u.scev.One(passages.Type))
	if !expensive && x.TooDear(u.w.Target, u.l, expand.Cheap, r.preheader.Term(), trips) {
		return false
	}
	r.split()
	at := r.preheader.Term()
	r.trips = x.At(trips, at)
	if (len(r.others) > 0 || !u.scev.NoAbnormalExits(u.l)) && !valuetracking.NotUndefOrPoison(r.trips) {
		r.trips = ir.Before(at).Insert(ir.NewInstr(ir.Freeze, r.trips.Type(), r.trips), "")
		r.passages = binary(ir.Before(at), ir.Add, r.trips, ir.NewAllOnes(r.trips.Type()), "")
	} else {
		r.passages = x.At(passages, at)
	}
	u.scev.ForgetCode(u.l, u.l.Blocks) // not before the count is written out: around an outer loop it may come from what this one computes
	whole := u.w.Opts.Bool("remainder", u.w.FlagBool("unroll-remainder", false))
	r.build(whole)
	if u.remainder = r.loop; whole && r.loop != nil {
		u.unrollRemainder()
	}
	return true
}

// unrollRemainder makes the remainder straight code, of at most count-1 iterations, if the loop is
// known to have no more.
func (u *unroller) unrollRemainder() {
	rest := &unroller{w: u.w, l: u.remainder, scev: u.scev, count: u.count - 1}
	if !rest.run() {
		return
	}
	u.w.reportUnroll(rest)
	if rest.complete {
		u.remainder = nil
	}
}

// fitsIn reports whether count is at most 2^bits.
func fitsIn(count uint64, bits int) bool { return bits >= 63 || count>>1 < 1<<uint(bits) }

// startsConstant reports whether a φ of the header starts as a constant, which a prologue would
// make a variable.
func (r *remainder) startsConstant() bool {
	for phi := range r.header.Phis() {
		if ir.AsInt(phi.IncomingFor(r.preheader)) != nil && !phi.Type().IsVector() {
			return true
		}
	}
	return false
}

// otherExits collects the exits of blocks other than the latch, and reports whether they allow the
// copy: there is none, or one that is surely rarely taken.
func (r *remainder) otherExits() bool {
	exiting := r.l.Exiting()
	for _, b := range exiting {
		if b == r.latch {
			continue
		}
		for _, x := range b.Succs() {
			if !r.l.Contains(x) && !slices.Contains(r.others, x) {
				r.others = append(r.others, x)
			}
		}
	}
	if len(exiting) == 1 {
		return true
	}
	if v, ok := r.w.Flags["unroll-runtime-multi-exit"]; ok {
		return v != "false"
	}
	if len(exiting) > 2 || len(r.others) > 1 {
		return false
	}
	return r.w.FlagBool("unroll-runtime-other-exit-predictable", false) || loop.Deoptimizes(r.others[0])
}

// split makes the empty blocks between which the copy comes.
func (r *remainder) split() {
	cfg := r.w.CFG
	if !r.epil {
		r.prolPreheader = cfg.SplitBlock(r.preheader.Term(), r.header.Name()+".prol.preheader")
		r.prolExit = cfg.SplitBlock(r.prolPreheader.Term(), r.header.Name()+".prol.loopexit")
		r.newPreheader = cfg.SplitBlock(r.prolExit.Term(), r.preheader.Name()+".new")
		return
	}
	r.newPreheader = cfg.SplitBlock(r.preheader.Term(), r.preheader.Name()+".new")
	r.newExit = cfg.SplitPreds(r.exit, []*ir.Block{r.latch}, ".unr-lcssa")
	r.newExit.Term().SetMD("dbg", r.header.Term().DebugLoc())
	r.epilPreheader = cfg.SplitBlock(r.newExit.Term(), r.header.Name()+".epil.preheader")
	if outer := r.l.Parent; outer != nil && cfg.Loops.For(r.exit) != outer { // the latch leaves more than one loop; the copy stays inside
		for _, b := range []*ir.Block{r.newExit, r.epilPreheader} {
			cfg.Loops.RemoveBlock(b)
			cfg.Loops.AddBlock(b, outer)
		}
	}
}

// build decides at run time, copies the loop and connects the copy.
func (r *remainder) build(unrollCopy bool) {
	cfg := r.w.CFG
	br := r.preheader.Term()
	b := ir.Before(br)
	r.extra = r.modulo(b)
	few := ir.NewInt(r.passages.Type(), r.count-1)
	if r.epil {
		to := r.newExit
		if r.direct {
			to = r.epilPreheader
		}
		r.expect(b.CondBr(loop.ICmp(b, ir.ULT, r.passages, few, ""), to, r.newPreheader), 1, nearlyAlways)
		cfg.Dom.SetIDom(to, r.preheader)
	} else {
		r.expect(b.CondBr(loop.ICmp(b, ir.NE, r.extra, ir.NewZero(r.extra.Type()), "lcmp.mod"), r.prolPreheader, r.prolExit), 1, nearlyAlways)
		cfg.Dom.SetIDom(r.prolExit, r.preheader)
	}
	br.Erase()
	r.copyLoop()
	r.leaveByOthers()
	if r.epil {
		r.connectEpilogue()
		r.countDown()
	} else {
		r.connectPrologue()
	}
	if r.count == 2 {
		r.runOnce()
	} else if !unrollCopy {
		r.loop.SetID(r.w.unrolledLoopID(r.loop.ID()))
	}
	if len(r.others) > 0 {
		loop.DedicateExits(cfg, r.l)
		if r.loop != nil {
			loop.DedicateExits(cfg, r.loop)
		}
	}
}

// modulo computes the iterations modulo count. One more than the passages may be 0 for 2^w, so
// unless count is a power of two the passages are divided.
func (r *remainder) modulo(b *ir.Builder) ir.Value {
	ty := r.trips.Type()
	if r.count&(r.count-1) == 0 {
		return binary(b, ir.And, r.trips, ir.NewInt(ty, r.count-1), "xtraiter")
	}
	n := ir.NewInt(ty, r.count)
	rest := binary(b, ir.URem, r.passages, n, "")
	return binary(b, ir.URem, binary(b, ir.Add, rest, ir.NewInt(ty, 1), ""), n, "xtraiter")
}

// copyLoop copies the loop; the copy ends after extra iterations.
func (r *remainder) copyLoop() {
	cfg := r.w.CFG
	suffix, top, bottom := "prol", r.prolPreheader, r.prolExit
	if r.epil {
		suffix, top, bottom = "epil", r.epilPreheader, r.exit
	}
	r.m = ir.NewValueMap(r.w.F, r.w.F)
	order := r.l.ReversePostorder()
	r.copies, r.loop = cfg.CopyLoop(r.l, order, r.m, "."+suffix, top, r.l.Parent, true)
	rewrite.CopyScopesOf(order, suffix).ApplyTo(r.copies)
	for _, c := range r.copies {
		c.MoveAfter(bottom.Prev())
	}
	header, latch := r.m.Block(r.header), r.m.Block(r.latch)
	top.Term().SetSucc(0, header)
	for phi := range header.Phis() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == r.newPreheader {
				phi.SetIncomingBlock(k, top)
			}
		}
	}
	ty := r.extra.Type()
	iter := ir.Before(header.FirstNonPhi()).Phi(ty, suffix+".iter")
	iter.SetMD("dbg", nil)
	old := latch.Term()
	b := ir.Before(old)
	next := b.Add(iter, ir.NewInt(ty, 1), iter.Name()+".next")
	again := uint64(0)
	if r.count >= 3 { // any number of iterations left over is as likely as any other
		again = (r.count - 2) / 2
	}
	r.expect(b.CondBr(b.ICmp(ir.NE, next, r.extra, iter.Name()+".cmp"), header, bottom), again, 1)
	old.Erase()
	iter.AddIncoming(ir.NewZero(ty), top)
	iter.AddIncoming(next, latch)
}

// leaveByOthers tells the φs of the other exits of the copy's edges.
func (r *remainder) leaveByOthers() {
	for _, x := range r.others {
		for phi := range x.Phis() {
			for k := range phi.NumIncoming() {
				p := phi.IncomingBlock(k)
				if p == r.latch || !r.l.Contains(p) {
					continue
				}
				phi.AddIncoming(r.m.Get(phi.Operand(k)), r.m.Block(p))
			}
		}
	}
	if len(r.l.Exiting()) == 1 {
		return
	}
	cfg := r.w.CFG
	for _, b := range r.l.Blocks {
		for _, k := range slices.Clone(cfg.Dom.Children(b)) {
			if !r.l.Contains(k) && !(r.direct && k == r.newExit) {
				cfg.Dom.SetIDom(k, r.preheader)
			}
		}
	}
}

// runOnce makes the copy straight code: with a count of two there is one iteration left over at
// most.
func (r *remainder) runOnce() {
	cfg := r.w.CFG
	latch := r.m.Block(r.latch)
	blocks := slices.Clone(r.loop.Blocks)
	loop.BreakBackEdge(cfg, r.loop)
	r.loop = nil
	q := &simplify.Query{Query: valuetracking.Query{Layout: r.w.F.Module().Layout, Dom: cfg.Dom}}
	for _, b := range blocks {
		var dead []*ir.Instr
		for i := range b.Instrs() {
			q.At = i
			if v := q.Instr(i); v != nil && loop.KeepsClosed(cfg.Loops, i, v) {
				ir.ReplaceAllUses(i, v)
			}
			if analysis.TriviallyDead(i) {
				dead = append(dead, i)
			}
		}
		rewrite.EraseDead(dead...)
	}
	cfg.MergeIntoPred(latch.UniqueSucc())
}

// binary makes an operation, or folds it when both operands are constants.
func binary(b *ir.Builder, op ir.Op, x, y ir.Value, name string) ir.Value {
	if k, ok := x.(*ir.Const); ok {
		if m, ok := y.(*ir.Const); ok {
			if v := constfold.Binary(op, 0, k, m, nil); v != nil {
				return v
			}
		}
	}
	return b.Binary(op, x, y, 0, name)
}
