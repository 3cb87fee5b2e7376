package unroll

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// peel puts copies of a loop's body before it for its first iterations: LLVM's peelLoop. How many
// is decided in peel_count.go.
//
//	preheader → header … latch → exit   ⇒   preheader → header.peel.begin → header.peel … latch.peel → header.peel.next
//	              ▲        │                          → preheader.peel.newph → header … latch → exit
//	              └────────┘                                                     ▲        │
//	                                                                             └────────┘
//
// Each copy may leave through the loop's exits. The last iteration is peeled by peel_last.go.
func (w *unrolling) peel(d *decision) {
	l := d.l
	preheader := l.Preheader()
	if d.last {
		w.peelLast(d)
	} else {
		w.peelFirst(d)
	}
	l.SetID(peeledLoopID(l.ID(), d.hint.peeled+d.peel, preheader.Func().Ctx()))
	switch {
	case l.Parent == nil:
		w.SimplifyAgain(l)
	case len(l.Subs) > 0: // the copies of the loops inside are in the loop around
		w.SimplifyAgain(l.Parent)
	default:
		w.SimplifyAgain(l)
		w.SimplifyLater(l.Parent)
	}
	w.foldLoop(l, true)
	if d.profiled {
		l.SetID(w.unrolledLoopID(l.ID()))
	}
	w.Count("Number of loops peeled", 1)
	if w.Wants(pass.Passed) {
		w.Remark(pass.Passed, "Peeled", w.F, preheader.Term(), pass.Text(" peeled loop by "), pass.Arg{Key: "PeelCount", Val: strconv.Itoa(int(d.peel))}, pass.Text(" iterations"))
	}
}

// peelFirst makes the copies for the first iterations.
func (w *unrolling) peelFirst(d *decision) {
	l, cfg := d.l, w.CFG
	d.scev.ForgetCode(l, l.Blocks)
	header, latch, preheader := l.Header, l.Latch(), l.Preheader()
	order := l.ReversePostorder()
	// What is dominated by a block of the loop, and is not in it, is reached from the first copy
	// now.
	moved := map[*ir.Block]*ir.Block{}
	var outside []*ir.Block
	for _, b := range l.Blocks {
		at := cfg.Dom.CommonDominator(b, latch)
		for _, k := range cfg.Dom.Children(b) {
			if !l.Contains(k) {
				moved[k] = at
				outside = append(outside, k)
			}
		}
	}
	top := cfg.SplitBlock(preheader.Term(), header.Name()+".peel.begin")
	bottom := cfg.SplitBlock(top.Term(), header.Name()+".peel.next")
	newPreheader := cfg.SplitBlock(bottom.Term(), preheader.Name()+".peel.newph")
	var last *ir.ValueMap
	weights := newPeelWeights(l)
	for n := range int(d.peel) {
		m := w.peelOnce(d, n, order, last, top, bottom, newPreheader)
		if n == 0 {
			for _, k := range outside {
				cfg.Dom.SetIDom(k, m.Block(moved[k]))
			}
		}
		for _, p := range weights {
			p.set(m)
		}
		m.Block(latch).Term().SetMD("llvm.loop", nil)
		top, bottom = bottom, cfg.SplitBlock(bottom.Term(), header.Name()+".peel.next")
		last = m
	}
	for _, p := range weights {
		p.write(p.term)
	}
	for phi := range header.Phis() {
		setIncoming(phi, newPreheader, last.Get(phi.IncomingFor(latch)))
	}
}

// peelOnce copies the body, for iteration n, between two blocks and returns what its values are in
// the copy. before is the map of the iteration before, nil for the first one.
func (w *unrolling) peelOnce(d *decision, n int, order []*ir.Block, before *ir.ValueMap, top, bottom, newPreheader *ir.Block) *ir.ValueMap {
	l, cfg := d.l, w.CFG
	header, latch := l.Header, l.Latch()
	m := ir.NewValueMap(w.F, w.F)
	copies, _ := cfg.CopyLoop(l, order, m, ".peel", top, l.Parent, false)
	rewrite.CopyScopesOf(order, "Peel"+strconv.Itoa(n)).ApplyTo(copies)
	for phi := range header.Phis() {
		v := phi.IncomingFor(newPreheader)
		if before != nil {
			v = before.Get(phi.IncomingFor(latch))
		}
		c := m.Get(phi).(*ir.Instr)
		ir.ReplaceAllUses(c, v)
		c.Erase()
		m.Set(phi, v)
	}
	top.Term().SetSucc(0, copies[0])
	rewrite.ReplaceSucc(m.Block(latch).Term(), copies[0], bottom)
	cfg.Dom.SetIDom(bottom, m.Block(latch))
	for _, b := range order {
		for _, x := range b.Succs() {
			if l.Contains(x) {
				continue
			}
			for phi := range x.Phis() {
				phi.AddIncoming(m.Get(phi.IncomingFor(b)), m.Block(b))
			}
		}
	}
	at := top
	for _, c := range copies {
		c.MoveAfter(at)
		at = c
	}
	return m
}

// peeledLoopID returns loop metadata with the number of iterations that have been taken out.
func peeledLoopID(id *ir.MDNode, n uint64, ctx *ir.Context) *ir.MDNode {
	var hints []ir.MD
	if id != nil {
		for _, f := range id.Fields[1:] {
			if loopmd.Name(f.Value) != peeledCount {
				hints = append(hints, f.Value)
			}
		}
	}
	return loopmd.New(append(slices.Clip(hints), ir.NewTuple(ir.MDStr(peeledCount), &ir.MDConst{Value: ir.NewInt(ctx.I32, n)})))
}
