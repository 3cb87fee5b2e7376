package loop

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Loops with several back edges: an inner loop is found among them, or they get a common block.

// separateNest makes the back edges over which a header φ keeps its value an inner loop, and
// returns the new outer loop; nil when no φ tells such edges apart.
func (s *simplifier) separateNest(l *analysis.Loop, preheader *ir.Block) *analysis.Loop {
	if preheader == nil || hasConvergent(l) {
		return nil
	}
	header := l.Header
	phi := s.partition(l)
	if phi == nil {
		return nil
	}
	var outerPreds []*ir.Block
	for k, v := range phi.Operands() {
		if p := phi.IncomingBlock(k); v != ir.Value(phi) || !l.Contains(p) {
			if op := p.Term().Op(); op == ir.IndirectBr || op == ir.CallBr {
				return nil
			}
			outerPreds = append(outerPreds, p)
		}
	}
	n := s.cfg.SplitPreds(header, outerPreds, ".outer")
	placeNear(n, outerPreds, l)
	outer := s.cfg.Loops.Wrap(l)
	l.SetHeader(header)
	inner := map[*ir.Block]bool{}
	for _, p := range header.Preds() {
		if s.cfg.Dom.Dominates(header, p) {
			addUpTo(p, header, inner)
		}
	}
	s.cfg.Loops.MoveOut(l, inner)
	DedicateExits(s.cfg, l)
	if s.cfg.LCSSA { // values of the inner loop may be used in the outer one
		CloseLoop(s.cfg, l)
	}
	return outer
}

func hasConvergent(l *analysis.Loop) bool {
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if analysis.IsConvergent(i) {
				return true
			}
		}
	}
	return false
}

// partition finds a header φ that is its own value on a back edge; it replaces trivial φs.
func (s *simplifier) partition(l *analysis.Loop) *ir.Instr {
	q := &simplify.Query{Query: valuetracking.Query{Layout: l.Header.Func().Module().Layout, Dom: s.cfg.Dom}}
	for phi := range l.Header.Phis() {
		if v := q.Instr(phi); v != nil {
			if !s.cfg.LCSSA || KeepsClosed(s.cfg.Loops, phi, v) {
				ir.ReplaceAllUses(phi, v)
				phi.Erase()
			}
			continue
		}
		for k, v := range phi.Operands() {
			if v == ir.Value(phi) && l.Contains(phi.IncomingBlock(k)) {
				return phi
			}
		}
	}
	return nil
}

// addUpTo adds b and everything that leads to it without passing stop, stop included.
func addUpTo(b, stop *ir.Block, set map[*ir.Block]bool) {
	for work := []*ir.Block{b}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if set[b] {
			continue
		}
		set[b] = true
		if b != stop {
			work = append(work, b.Preds()...)
		}
	}
}

// uniteLatches makes all back edges go through one new block.
func (s *simplifier) uniteLatches(l *analysis.Loop, preheader *ir.Block) bool {
	if preheader == nil {
		return false
	}
	header := l.Header
	var latches []*ir.Block
	for _, p := range header.Preds() {
		if op := p.Term().Op(); op == ir.IndirectBr || op == ir.CallBr {
			return false
		}
		if p != preheader {
			latches = append(latches, p)
		}
	}
	be := header.Func().NewBlockAfter(latches[len(latches)-1], header.Name()+".backedge")
	br := ir.AtEnd(be).Br(header)
	br.CopyDebugLoc(header.FirstNonPhi())
	for phi := range header.Phis() {
		moveBackEdges(phi, preheader, br)
	}
	var id *ir.MDNode
	for _, p := range latches {
		t := p.Term()
		if id == nil {
			id = t.MD("llvm.loop")
		}
		t.SetMD("llvm.loop", nil)
	}
	for _, p := range latches {
		rewrite.ReplaceSucc(p.Term(), header, be)
	}
	br.SetMD("llvm.loop", id)
	s.cfg.Loops.AddBlock(be, l)
	s.cfg.Dom.SplitBlock(be)
	return true
}

// moveBackEdges gives the new latch, which ends with br, a φ of the values that the header's φ has
// on back edges.
func moveBackEdges(phi *ir.Instr, preheader *ir.Block, br *ir.Instr) {
	np := ir.Before(br).Phi(phi.Type(), phi.Name()+".be")
	np.SetMD("dbg", nil)
	var first, start ir.Value
	same := true
	for k, v := range phi.Operands() {
		if p := phi.IncomingBlock(k); p == preheader {
			start = v
		} else {
			np.AddIncoming(v, p)
			if first == nil {
				first = v
			}
			same = same && v == first
		}
	}
	for k := phi.NumIncoming() - 1; k > 0; k-- {
		phi.RemoveIncoming(k)
	}
	phi.SetOperand(0, start)
	phi.SetIncomingBlock(0, preheader)
	phi.AddIncoming(np, br.Block())
	if same {
		ir.ReplaceAllUses(np, first)
		np.Erase()
	}
}
