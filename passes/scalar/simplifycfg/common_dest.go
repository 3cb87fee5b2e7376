package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Two conditional branches that share a destination become one branch on both conditions.
//
//	entry: br i1 %c, label %t, label %b        entry: %d = icmp …
//	b:     %d = icmp …                   ⇒            %or.cond = select i1 %c, i1 true, i1 %d
//	       br i1 %d, label %t, label %f               br i1 %or.cond, label %t, label %f

// sharedDest describes how the branches of pred and block are merged: the operation on the
// conditions, and whether pred's condition is inverted first.
type sharedDest struct {
	op     ir.Op // And, Or
	invert bool
}

// sharedDestination finds the common destination of the branch pred and of t, the branch of one of
// its successors. A branch that nearly always goes to the common destination is left alone, since
// the instructions after it would be executed needlessly.
func sharedDestination(t, pred *ir.Instr) (sharedDest, bool) {
	likely := frequency.LikelyWays(pred)
	switch {
	case pred.Succ(0) == t.Succ(0):
		return sharedDest{ir.Or, false}, !likely[0]
	case pred.Succ(1) == t.Succ(1):
		return sharedDest{ir.And, false}, !likely[1]
	case pred.Succ(0) == t.Succ(1):
		return sharedDest{ir.And, true}, !likely[0]
	case pred.Succ(1) == t.Succ(0):
		return sharedDest{ir.Or, true}, !likely[1]
	}
	return sharedDest{}, false
}

// foldable reports whether a condition is one that joins others by and, or or a select.
func (s *simplifier) foldable(cond *ir.Instr) bool {
	switch op := cond.Op(); op {
	case ir.ICmp, ir.FCmp, ir.Select:
		return true
	case ir.Trunc:
		return s.c.Version >= pass.LLVM22
	default:
		return op.IsBinary()
	}
}

// foldToCommonDest folds the conditional branch of b into the first predecessor that also branches
// to one of its destinations.
func (s *simplifier) foldToCommonDest(b *ir.Block) bool {
	t := b.Term()
	cond, ok := t.Operand(0).(*ir.Instr)
	if !ok || !s.foldable(cond) ||
		cond.Block() != b || !ir.HasOneUse(cond) || t.Succ(0) == b || t.Succ(1) == b {
		return false
	}
	var preds []*ir.Instr
	for _, p := range b.Preds() {
		pt := p.Term()
		if !pt.IsCondBr() || !s.safeToMerge(t, pt) {
			continue
		}
		how, ok := sharedDestination(t, pt)
		if !ok {
			continue
		}
		cost := 1
		if c, isInstr := pt.Operand(0).(*ir.Instr); how.invert && !(isInstr && (c.Op() == ir.ICmp || c.Op() == ir.FCmp) && ir.HasOneUse(c)) {
			cost++
		}
		if cost <= s.branchFold {
			preds = append(preds, pt)
		}
	}
	if len(preds) == 0 || !s.cheapBonus(b, cond, len(preds)) {
		return false
	}
	s.joinBranches(b, t, preds[0])
	return true
}

// FoldToCommonDest folds the conditional branch of b into a predecessor that also branches to one
// of its destinations, for passes that answer for the analyses. The predecessor does not branch to
// b any more.
func FoldToCommonDest(b *ir.Block) bool {
	s := &simplifier{f: b.Func(), options: defaultOptions()}
	return s.foldToCommonDest(b)
}

// safeToMerge reports whether the φs of the successors that two terminators share get the same
// value from both.
func (s *simplifier) safeToMerge(t, pred *ir.Instr) bool {
	return t != pred && len(s.conflictingSuccs(t, pred)) == 0
}

// conflictingSuccs returns the common successors with a φ that has different values for the two
// terminators' blocks.
func (s *simplifier) conflictingSuccs(t, pred *ir.Instr) []*ir.Block {
	mine := map[*ir.Block]bool{}
	for k := range t.NumSuccs() {
		mine[t.Succ(k)] = true
	}
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for k := range pred.NumSuccs() {
		n := pred.Succ(k)
		if !mine[n] || seen[n] {
			continue
		}
		seen[n] = true
		for phi := range n.Phis() {
			if s.incomingFor(phi, t.Block()) != s.incomingFor(phi, pred.Block()) {
				out = append(out, n)
				break
			}
		}
	}
	return out
}

// fewEdges is the number of edges of a φ that are searched from the start, and the distance
// searched around the edge that was found last.
const fewEdges = 16

// incomingFor returns the incoming value of a φ for a predecessor. Predecessors are queried in
// program order, and φs with thousands of edges have their edges in that order, so the search
// starts at the last hit.
func (s *simplifier) incomingFor(phi *ir.Instr, b *ir.Block) ir.Value {
	n := phi.NumIncoming()
	if n <= fewEdges {
		return phi.IncomingFor(b)
	}
	if s.lastEdge == nil {
		s.lastEdge = map[*ir.Instr]int{}
	}
	last := s.lastEdge[phi]
	for k := max(0, last-fewEdges); k < min(n, last+fewEdges); k++ {
		if phi.IncomingBlock(k) == b {
			s.lastEdge[phi] = k
			return phi.Operand(k)
		}
	}
	for k := range n {
		if phi.IncomingBlock(k) == b {
			s.lastEdge[phi] = k
			return phi.Operand(k)
		}
	}
	return nil
}

// cheapBonus reports whether all instructions of b besides the condition may be speculated in the
// predecessors within the budget of bonus instructions. Their values may only be used in b itself
// and by φs of its successors.
func (s *simplifier) cheapBonus(b *ir.Block, cond *ir.Instr, preds int) bool {
	bonus, vectors := 0, false
	for i := range b.Instrs() {
		if i == cond || analysis.IsDebugOrPseudo(i) || i.Op() == ir.Br {
			continue
		}
		if !analysis.SafeToSpeculate(i) || analysis.IsConvergent(i) || i.Op() == ir.Phi {
			return false
		}
		vectors = vectors || i.Type().IsVector()
		for _, v := range i.Operands() {
			vectors = vectors || v.Type().IsVector()
		}
		if !s.isFree(i) {
			if bonus += preds; bonus > s.vectorBonus*s.bonus {
				return false
			}
		}
		for u := range ir.Uses(i) {
			user := u.User()
			if user.Op() == ir.Phi {
				if user.IncomingBlock(u.Index()) != b {
					return false
				}
			} else if user.Block() != b || !i.ComesBefore(user) {
				return false
			}
		}
	}
	if vectors {
		return bonus <= s.vectorBonus*s.bonus
	}
	return bonus <= s.bonus
}

// isFree reports whether an instruction has no cost on the target.
func (s *simplifier) isFree(i *ir.Instr) bool { return s.speculationCost(i) == 0 }

// joinBranches copies b's code before the branch pt of a predecessor, and makes that branch decide
// both conditions.
func (s *simplifier) joinBranches(b *ir.Block, t, pt *ir.Instr) {
	how, _ := sharedDestination(t, pt)
	p := pt.Block()
	if how.invert {
		s.invertBranch(pt)
	}
	k := 0
	if pt.Succ(0) != b {
		k = 1
	}
	unique := t.Succ(k)
	addPredLike(unique, p, b)
	pt.SetSucc(k, unique)
	if md := t.MD("llvm.loop"); md != nil {
		pt.SetMD("llvm.loop", md)
	}
	s.joinWeights(t, pt, k)
	copies := s.cloneInto(b, pt)
	cond := t.Operand(0)
	if c, ok := copies[cond]; ok {
		cond = c
	}
	pt.SetOperand(0, logicalOp(ir.Before(pt), how.op, pt.Operand(0), cond, "or.cond"))
}

// joinWeights gives the branch pt, whose edge k led to t's block, the weights of both branches;
// edge 1-k is the one that they share.
func (s *simplifier) joinWeights(t, pt *ir.Instr, k int) {
	w, v, ok := weightsOfBoth(pt, t)
	if !ok {
		pt.SetMD("prof", nil)
		return
	}
	var joined [2]uint64
	joined[k] = w[k] * v[k]
	joined[1-k] = w[1-k]*(v[0]+v[1]) + w[k]*v[1-k]
	frequency.SetBranchWeights(pt, joined[:]...)
}

// weightsOfBoth returns the weights of two branches if at least one has weights; a branch without
// weights counts as even.
func weightsOfBoth(a, b *ir.Instr) (x, y [2]uint64, ok bool) {
	p, q := frequency.BranchWeights(a), frequency.BranchWeights(b)
	x, y = [2]uint64{1, 1}, [2]uint64{1, 1}
	for k := range p {
		x[k] = uint64(p[k])
	}
	for k := range q {
		y[k] = uint64(q[k])
	}
	return x, y, p != nil || q != nil
}

// invertBranch exchanges the destinations of a branch and inverts its condition.
func (s *simplifier) invertBranch(t *ir.Instr) {
	cond := t.Operand(0)
	if c, ok := cond.(*ir.Instr); ok && (c.Op() == ir.ICmp || c.Op() == ir.FCmp) && ir.HasOneUse(c) {
		c.Pred = c.Pred.Inverse()
		c.Flags &^= ir.SameSign
	} else {
		t.SetOperand(0, invert(ir.Before(t), cond))
	}
	t.SwapOperands(1, 2)
	frequency.SwapBranchWeights(t)
}

// invert creates the negation of an i1, named after it.
func invert(at *ir.Builder, cond ir.Value) ir.Value {
	if k, ok := cond.(*ir.Const); ok && k.Kind == ir.IntConst {
		return k.Type().Context().NewBool(k.IsZero())
	}
	if ir.IsUndefOrPoison(cond) {
		return cond
	}
	return at.Binary(ir.Xor, cond, cond.Type().Context().NewBool(true), 0, ir.NameOf(cond)+".not")
}

// addPredLike gives the φs of n an edge from p, with the same values as on the edge from like.
func addPredLike(n, p, like *ir.Block) {
	for phi := range n.Phis() {
		phi.AddIncoming(phi.IncomingFor(like), p)
	}
}

// cloneInto copies the code of b before pt, the terminator of a predecessor. The copies take the
// names, and φs take the copies on the edges from that predecessor.
func (s *simplifier) cloneInto(b *ir.Block, pt *ir.Instr) map[ir.Value]ir.Value {
	copies := map[ir.Value]ir.Value{}
	for i := range b.Instrs() {
		if i.IsTerminator() {
			break
		}
		n := i.Clone()
		for k, v := range n.Operands() {
			if c, ok := copies[v]; ok {
				n.SetOperand(k, c)
			}
		}
		if !analysis.IsDebugOrPseudo(i) && n.DebugLoc() != pt.DebugLoc() {
			n.SetMD("dbg", nil)
		}
		rewrite.DropUBImplying(n)
		n.InsertBefore(pt)
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		n.TakeName(i)
		if n.Name() != "" {
			i.SetName(n.Name() + ".old")
		}
		copies[i] = n
		for u := range ir.Uses(i) {
			if user := u.User(); user.Op() == ir.Phi && user.IncomingBlock(u.Index()) == pt.Block() {
				u.Set(n)
			}
		}
	}
	return copies
}

// logicalOp creates x and y, or x or y: as a bitwise operation where y is poison only if x is, else
// as a select.
func logicalOp(at *ir.Builder, op ir.Op, x, y ir.Value, name string) ir.Value {
	ctx := x.Type().Context()
	if valuetracking.ImpliesPoison(y, x) {
		return at.Binary(op, x, y, 0, name)
	}
	if op == ir.And {
		return at.Select(x, y, ctx.NewBool(false), name)
	}
	return at.Select(x, ctx.NewBool(true), y, name)
}
