package unroll

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

// mayPeelLast reports whether the last iteration can be taken out of a loop by moving the bound of
// its exit test: its only exit is the latch, which compares a counter that steps by one with an
// invariant number for equality.
func (d *decision) mayPeelLast() bool {
	l, s := d.l, d.scev
	latch := l.Latch()
	exiting := l.Exiting()
	if s.BackedgeTaken(l) == nil || latch == nil || len(exiting) != 1 || exiting[0] != latch || !latch.Term().IsCondBr() {
		return false
	}
	t := latch.Term()
	test, ok := t.Operand(0).(*ir.Instr)
	if !ok || test.Op() != ir.ICmp || !test.Pred.IsEquality() || ir.NumUses(test) != 1 || !test.Operand(1).Type().IsInt() {
		return false
	}
	if stay := t.Succ(0) == l.Header; stay != (test.Pred == ir.NE) {
		return false
	}
	counter := s.Of(test.Operand(0))
	return s.Invariant(s.Of(test.Operand(1)), l) && counter.IsAffine() && counter.Loop == l && s.Step(counter).IsOne()
}

// switchesLast reports whether rec p bound holds in the iteration before the last, and not in the
// last, so that the rest of the loop knows it once the last iteration is taken out.
func (d *decision) switchesLast(p ir.Pred, rec, bound *scev.Expr) bool {
	if !d.lastIteration || !d.mayPeelLast() {
		return false
	}
	s := d.scev
	n := s.BackedgeTaken(d.l)
	at := d.l.Predecessor()
	if at == nil || !s.NonZero(n) && expand.New(s, "loop-peel").TooDear(d.target, d.l, int(d.limits.cheap), at.Term(), n) {
		return false
	}
	n, bound = s.UnderGuards(n, d.l), s.UnderGuards(bound, d.l)
	last := s.AtIteration(rec, n)
	before := s.AtIteration(rec, s.Sum(n, s.Negate(s.One(n.Type))))
	return last != nil && before != nil && s.Known(p.Inverse(), last, bound) && s.Known(p, before, bound)
}

// peelLast puts a copy of a loop's body after it for its last iteration: LLVM's peelLoop with
// PeelLast. Where the loop may have one iteration only, it is skipped then.
//
//	preheader → header … latch → exit   ⇒   preheader ─→ split → header … latch ─→ exit.peel.begin → header.peel … latch.peel → exit
//	              ▲        │                    │                  ▲        │        ▲
//	              └────────┘                    └──────────────────│────────│────────┘
//	                                                               └────────┘
func (w *unrolling) peelLast(d *decision) {
	l, cfg := d.l, w.CFG
	latch, preheader := l.Latch(), l.Preheader()
	trips := d.scev.BackedgeTaken(l)
	skipped := !d.scev.NonZero(trips)
	order := l.ReversePostorder()
	weights := newPeelWeights(l)
	exit, edge := exitOf(l, latch.Term())
	plain := &rewrite.CFG{Dom: cfg.Dom, Loops: cfg.Loops} // the exit's φs go: top needs none for their values
	top := plain.SplitEdge(latch.Term(), edge)
	if p := exit.Prev(); p != latch {
		top.MoveAfter(p) // where splitting the exit would put it
	}
	top.SetName(exit.Name() + ".peel.begin")
	bottom := cfg.SplitBlock(top.Term(), exit.Name()+".peel.next")
	var around *ir.Block
	if skipped {
		around = preheader
		w.skipWithout(d, trips, top)
	}
	d.scev.ForgetCode(l, l.Blocks)
	m := w.copyLast(l, order, around, top, bottom)
	test := latch.Term().Operand(0).(*ir.Instr)
	bound := test.Operand(1)
	test.SetOperand(1, ir.Before(test).Binary(ir.Sub, bound, ir.NewInt(bound.Type(), 1), 0, ""))
	for _, p := range weights {
		p.set(m)
	}
	m.Block(latch).Term().SetMD("llvm.loop", nil)
	cfg.SplitBlock(bottom.Term(), l.Header.Name()+".peel.next")
	for phi := range exit.Phis() {
		v := phi.Operand(0)
		if i, ok := v.(*ir.Instr); ok && l.Contains(i.Block()) {
			v = m.Get(i)
		}
		ir.ReplaceAllUses(phi, v)
		phi.Erase()
	}
	loop.CloseNest(cfg, l)
	for _, p := range weights {
		p.write(p.term)
	}
}

// exitOf returns the successor of a latch's branch outside the loop, and which it is.
func exitOf(l *analysis.Loop, t *ir.Instr) (*ir.Block, int) {
	if l.Contains(t.Succ(0)) {
		return t.Succ(1), 1
	}
	return t.Succ(0), 0
}

// skipWithout lets the preheader branch to top, past the loop, where no back edge would be taken.
func (w *unrolling) skipWithout(d *decision, trips *scev.Expr, top *ir.Block) {
	l, cfg := d.l, w.CFG
	preheader := l.Preheader()
	entry := cfg.SplitBlock(preheader.Term(), preheader.Name()+".split")
	t := preheader.Term()
	n := expand.New(d.scev, "loop-peel").At(trips, t)
	b := ir.Before(t)
	br := b.CondBr(b.ICmp(ir.NE, n, ir.NewInt(n.Type(), 0), ""), entry, top)
	if e := newPeelWeights(l); len(e) == 1 { // leaving after the first iteration is as likely as after any other
		back, out := uint64(e[0].weights[0]), uint64(e[0].weights[1])
		if !l.Contains(e[0].term.Succ(0)) {
			back, out = out, back
		}
		frequency.SetBranchWeights(br, back, out)
	}
	t.Erase()
	cfg.Dom.SetIDom(top, preheader)
}

// copyLast copies the body between two blocks. φs in top merge what the header's φs would be in the
// last iteration; around is the block from which the loop is skipped, nil for none.
func (w *unrolling) copyLast(l *analysis.Loop, order []*ir.Block, around, top, bottom *ir.Block) *ir.ValueMap {
	cfg := w.CFG
	header, latch, preheader := l.Header, l.Latch(), l.Preheader()
	m := ir.NewValueMap(w.F, w.F)
	copies, _ := cfg.CopyLoop(l, order, m, ".peel", top, l.Parent, false)
	rewrite.CopyScopesOf(order, "Peel"+strconv.Itoa(0)).ApplyTo(copies)
	at := top.First()
	for phi := range header.Phis() {
		c := m.Get(phi).(*ir.Instr)
		last := ir.NewInstr(ir.Phi, phi.Type())
		last.InsertBefore(at)
		last.CopyDebugLoc(phi)
		if around != nil {
			last.AddIncoming(phi.IncomingFor(preheader), around)
		}
		last.AddIncoming(phi.IncomingFor(latch), latch)
		ir.ReplaceAllUses(c, last)
		c.Erase()
		m.Set(phi, last)
	}
	top.Term().SetSucc(0, copies[0])
	t := m.Block(latch).Term()
	for k := range t.NumSuccs() { // both the same: folding the test is left to others
		t.SetSucc(k, bottom)
	}
	cfg.Dom.SetIDom(bottom, m.Block(latch))
	place := top
	for _, c := range copies {
		c.MoveAfter(place)
		place = c
	}
	return m
}
