package fusion

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// join makes one loop of both:
//
//	before → first … → latch → between → second … → last → exit
//	           ↑_________│                ↑__________│
//
//	before → first … → latch → second … → last → exit
//	           ↑_________________________________│
//
// The φs of the second header are those of the first one then, and the φs between the loops are in
// the exit. The latch of the first loop, and what it decides, is no branch any more.
func (p *pair) join() {
	before := p.first.Preheader()
	header, latch := p.first.Header, p.first.Latch()
	second, last, exit := p.second.Header, p.second.Latch(), p.second.Exits()[0]
	for _, i := range p.hoist {
		i.MoveBefore(before.Term())
	}
	p.sinkBetween(p.between[0], exit, last)
	p.movePhis(before, p.second.Preheader(), header, second)
	p.guardBoth()
	for phi := range header.Phis() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == latch {
				phi.SetIncomingBlock(k, last)
			}
		}
	}
	t := latch.Term()
	br := ir.Before(t).Br(second)
	br.CopyDebugLoc(t)
	t.Erase()
	end := last.Term()
	for k := range end.NumSuccs() {
		if end.Succ(k) == second {
			end.SetSucc(k, header)
		}
	}
	for _, b := range p.between {
		b.EraseInstrs()
	}
	for _, b := range p.between {
		b.Erase()
	}
	p.moveLatch(latch, last)
	merged := &rewrite.CFG{}
	merged.MergeIntoPred(second)
}

// guardBoth lets the first guard lead where the second one would.
func (p *pair) guardBoth() {
	if p.guard == nil {
		return
	}
	t, again := p.guard.Term(), p.between[1]
	for _, i := range p.guarded {
		i.MoveBefore(t)
	}
	for k := range t.NumSuccs() {
		if t.Succ(k) == again {
			end := again.Term().Succ(k)
			t.SetSucc(k, end)
			end.ReplacePhiUsesWith(again, p.guard)
		}
	}
}

// sinkBetween moves what has to be executed after the first loop to the exit of the second one.
func (p *pair) sinkBetween(between, exit, last *ir.Block) {
	at := exit.FirstInsertion()
	for phi := range between.Phis() {
		n := ir.NewInstr(ir.Phi, phi.Type())
		n.AddIncoming(phi.Operand(0), last)
		n.InsertBefore(exit.First())
		n.CopyDebugLoc(phi)
		n.TakeName(phi)
		ir.ReplaceAllUses(phi, n)
	}
	for _, i := range p.sink {
		i.MoveBefore(at)
	}
}

// movePhis makes the φs of the second header φs of the first one.
func (p *pair) movePhis(before, between, header, second *ir.Block) {
	at := header.FirstNonPhi()
	for phi := second.First(); phi.Op() == ir.Phi; phi = second.First() {
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == between {
				phi.SetIncomingBlock(k, before)
			}
		}
		phi.MoveBefore(at)
	}
}

// moveLatch moves to the last block what only that needs, or the next iteration: counters, and the
// condition of the branch that is gone.
func (p *pair) moveLatch(latch, last *ir.Block) {
	if latch == last {
		return
	}
	for i := latch.Term().Prev(); i != nil && i.Op() != ir.Phi; {
		prev := i.Prev()
		if !i.Op().IsCall() && !analysis.MayRead(i) && !analysis.MayWrite(i) && p.neededAfter(i, last) {
			i.MoveBefore(last.FirstNonPhi())
		}
		i = prev
	}
}

// neededAfter reports whether all uses of i are in the last block or after it.
func (p *pair) neededAfter(i *ir.Instr, last *ir.Block) bool {
	for u := range ir.Uses(i) {
		at := u.User().Block()
		if u.User().Op() == ir.Phi {
			at = u.User().IncomingBlock(u.Index())
		}
		if !p.cfg.Dom.Dominates(last, at) {
			return false
		}
	}
	return true
}
