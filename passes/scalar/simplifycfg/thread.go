package simplifycfg

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// threadKnown makes the predecessors that decide b's branch, by a constant in a φ or by a branch on
// the same condition, jump directly to the destination, through a copy of b's code.
func (s *simplifier) threadKnown(b *ir.Block) bool {
	changed := false
	for s.threadOnce(b) {
		changed = true
	}
	return changed
}

// threadAhead threads a chain of blocks from b on that only branch on cond again, whose value is
// known. It goes from the last block to the first, so that an edge into the first moves once only.
// From the first to the last, every step would move all the edges collected so far. That is LLVM's
// order, and short chains keep it, since it shows in the order of predecessors.
func (s *simplifier) threadAhead(b *ir.Block, cond ir.Value, known *ir.Const) {
	var chain []*ir.Block
	seen := map[*ir.Block]bool{}
	for !seen[b] && analysis.OnlyEnds(b) && b.Term().IsCondBr() && b.Term().Operand(0) == cond {
		seen[b] = true
		chain = append(chain, b)
		b = destFor(b.Term(), known)
	}
	if len(chain) <= shortChain {
		return
	}
	for k := len(chain) - 2; k >= 0; k-- { // the last block jumps to the destination already
		if edge := s.threadEdges(chain[k+1]); edge != nil && analysis.OnlyEnds(edge) {
			s.bypassEmpty(edge)
		}
	}
}

// shortChain is the number of blocks with the same condition up to which a chain is threaded from
// the first to the last.
const shortChain = 16

// threadOnce threads the predecessors that agree on one value.
func (s *simplifier) threadOnce(b *ir.Block) bool {
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
	if k := s.threadable(b); k != nil {
		s.threadAhead(destFor(t, k.value), t.Operand(0), k.value)
	}
	return s.threadEdges(b) != nil
}

// threadEdges threads the predecessors of b that agree on one value, and returns the block that b's
// code was copied into, or nil.
func (s *simplifier) threadEdges(b *ir.Block) *ir.Block {
	k := s.threadable(b)
	if k == nil {
		return nil
	}
	return s.thread(b, destFor(b.Term(), k.value), k)
}

// threadable returns the first value of b's condition for which some predecessors can jump directly
// to the destination, or nil.
func (s *simplifier) threadable(b *ir.Block) *knownEdges {
	known := knownOnEdges(b, b.Term().Operand(0))
	if len(known) == 0 || !canThread(b, s.threadedSize) {
		return nil
	}
	for _, k := range known {
		if destFor(b.Term(), k.value) != b && !k.indirect() {
			return k
		}
	}
	return nil
}

// destFor returns the destination of a conditional branch when its condition is v.
func destFor(t *ir.Instr, v *ir.Const) *ir.Block {
	if v.IsZero() {
		return t.Succ(1)
	}
	return t.Succ(0)
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

// knownOnEdges returns the values of cond on the edges from b's predecessors, in order of first
// occurrence.
func knownOnEdges(b *ir.Block, cond ir.Value) []*knownEdges {
	var out []*knownEdges
	add := func(v *ir.Const, p *ir.Block) {
		k := slices.IndexFunc(out, func(k *knownEdges) bool { return k.value == v })
		if k < 0 {
			k = len(out)
			out = append(out, &knownEdges{value: v})
		}
		out[k].preds = append(out[k].preds, p)
	}
	if phi, ok := cond.(*ir.Instr); ok && phi.Op() == ir.Phi && phi.Block() == b {
		seen := map[*ir.Block]bool{} // a switch has several edges to b
		for k := range phi.NumIncoming() {
			if v, ok := phi.Operand(k).(*ir.Const); ok && v.Kind == ir.IntConst && !seen[phi.IncomingBlock(k)] {
				seen[phi.IncomingBlock(k)] = true
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

// canThread reports whether b's code is small enough to copy, may be copied, and its values are
// used in b only.
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

func (s *simplifier) thread(b, dest *ir.Block, k *knownEdges) *ir.Block {
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
	q := &simplify.Query{Query: valuetracking.Query{Layout: s.q.Layout}}
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
	b.RemovePred(edge, false)
	end.SetSucc(0, dest)
	end.CopyDebugLoc(b.Term())
	return edge
}

// splitPreds inserts a new block between b and some of its predecessors.
func (s *simplifier) splitPreds(b *ir.Block, preds []*ir.Block, suffix string) *ir.Block {
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
