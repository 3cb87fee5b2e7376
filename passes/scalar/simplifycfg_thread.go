package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify"
)

// threadKnown lets the predecessors that decide b's branch, by a constant in a φ or by a branch on the same condition, go straight to
// the destination, through a copy of b's code on the way.
func (s *cfgSimplifier) threadKnown(b *ir.Block) bool {
	changed := false
	for s.threadOnce(b) {
		changed = true
	}
	return changed
}

// threadOnce threads the predecessors that agree on one value.
func (s *cfgSimplifier) threadOnce(b *ir.Block) bool {
	t := b.Term()
	if !t.IsCondBr() {
		return false
	}
	phi, _ := t.Operand(0).(*ir.Instr)
	if phi != nil && phi.Op() == ir.Phi && phi.Block() == b && phi.NumIncoming() == 1 {
		for p := range b.Phis() {
			ir.ReplaceAllUses(p, p.Operand(0))
			p.Erase()
		}
		return true
	}
	known := knownOnEdges(b, t.Operand(0))
	if len(known) == 0 || !canThread(b, s.threadedSize) {
		return false
	}
	for _, k := range known {
		dest := t.Succ(0)
		if k.value.IsZero() {
			dest = t.Succ(1)
		}
		if dest == b || k.indirect() {
			continue
		}
		s.thread(b, dest, k)
		return true
	}
	return false
}

// knownEdges is a value of a condition and the predecessors from which it has that value.
type knownEdges struct {
	value *ir.Const
	preds []*ir.Block
}

func (k *knownEdges) indirect() bool {
	for _, p := range k.preds {
		if op := p.Term().Op(); op != ir.Br && op != ir.Switch {
			return true
		}
	}
	return false
}

func knownOnEdges(b *ir.Block, cond ir.Value) []*knownEdges {
	var out []*knownEdges
	add := func(v *ir.Const, p *ir.Block) {
		for _, k := range out {
			if k.value == v {
				for _, q := range k.preds {
					if q == p {
						return
					}
				}
				k.preds = append(k.preds, p)
				return
			}
		}
		out = append(out, &knownEdges{v, []*ir.Block{p}})
	}
	if phi, ok := cond.(*ir.Instr); ok && phi.Op() == ir.Phi && phi.Block() == b {
		for k := range phi.NumIncoming() {
			if v, ok := phi.Operand(k).(*ir.Const); ok && v.Kind == ir.IntConst {
				add(v, phi.IncomingBlock(k))
			}
		}
		return out
	}
	for _, p := range b.Preds() {
		if t := p.Term(); t.IsCondBr() && t.Operand(0) == cond && t.Succ(0) != t.Succ(1) {
			add(b.Func().Ctx().NewBool(t.Succ(0) == b), p)
		}
	}
	return out
}

// canThread reports whether b's code is small enough to copy, may be copied, and its values are used in b only.
func canThread(b *ir.Block, limit int) bool {
	size := 0
	idle := map[*ir.Instr]bool{}
	for i := range b.Backward() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if i.Op() == ir.Call && (analysis.CallHas(i, "noduplicate") || analysis.IsConvergent(i)) || i.Type().Kind == ir.TokenKind {
			return false
		}
		if !isIdle(i, idle) && i.Op() != ir.Phi {
			if size > limit {
				return false
			}
			size++
		}
		for u := range ir.Users(i) {
			if u.Block() != b || u.Op() == ir.Phi {
				return false
			}
		}
	}
	return true
}

func (s *cfgSimplifier) thread(b, dest *ir.Block, k *knownEdges) {
	edge := s.splitPreds(b, k.preds, ".critedge")
	edge.SetName(dest.Name() + ".critedge")
	if dest.Prev() != edge {
		if dest.Prev() != nil {
			edge.MoveAfter(dest.Prev())
		}
	}
	addPredLike(dest, edge, b)
	end := edge.Term()
	now := map[ir.Value]ir.Value{b.Term().Operand(0): k.value}
	q := &simplify.Query{Layout: s.q.Layout}
	for i := range b.Instrs() {
		if i.IsTerminator() {
			break
		}
		if i.Op() == ir.Phi {
			now[i] = i.IncomingFor(edge)
			continue
		}
		n := i.Clone()
		for k, v := range n.Operands() {
			if t, ok := now[v]; ok {
				n.SetOperand(k, t)
			}
		}
		n.InsertBefore(end)
		if i.Name() != "" {
			n.SetName(i.Name() + ".c")
		}
		if v := q.Instr(n); v != nil {
			now[i] = v
			if !analysis.HasSideEffects(n) {
				n.Erase()
			}
		} else if ir.HasUses(i) {
			now[i] = n
		}
	}
	removePred(b, edge)
	end.SetSucc(0, dest)
	end.CopyDebugLoc(b.Term())
}

// splitPreds puts a new block between b and some of its predecessors.
func (s *cfgSimplifier) splitPreds(b *ir.Block, preds []*ir.Block, suffix string) *ir.Block {
	n := s.f.NewBlockBefore(b, b.Name()+suffix)
	ours := map[*ir.Block]bool{}
	for _, p := range preds {
		ours[p] = true
		p.Term().ReplaceOperand(b, n)
	}
	br := ir.AtEnd(n).Br(b)
	br.CopyDebugLoc(b.FirstNonPhi())
	for phi := range b.Phis() {
		var common ir.Value
		same := true
		for k := range phi.NumIncoming() {
			if ours[phi.IncomingBlock(k)] {
				same = same && (common == nil || common == phi.Operand(k))
				common = phi.Operand(k)
			}
		}
		var merged *ir.Instr
		if !same {
			merged = ir.NewInstr(ir.Phi, phi.Type())
			merged.Flags = phi.Flags
			merged.InsertBefore(br)
			if phi.Name() != "" {
				merged.SetName(phi.Name() + ".ph")
			}
			common = merged
		}
		for k := phi.NumIncoming() - 1; k >= 0; k-- {
			if p := phi.IncomingBlock(k); ours[p] {
				v := phi.Operand(k)
				phi.RemoveIncoming(k)
				if merged != nil {
					merged.AddIncoming(v, p)
				}
			}
		}
		phi.AddIncoming(common, n)
	}
	return n
}
