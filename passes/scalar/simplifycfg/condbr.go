package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
)

// maxMergedPhis bounds the selects that merging two branches may cost.
const maxMergedPhis = 3

// mergeCondBrs merges pt, a conditional branch to t's block, with t when they have the same
// condition, or when t is alone in its block and both have a common destination:
//
//	p: br i1 %c, label %d, label %b              p: %brmerge = select i1 %c, i1 true, i1 %e
//	b: br i1 %e, label %d, label %o       ⇒         br i1 %brmerge, label %d, label %o
func (s *simplifier) mergeCondBrs(pt, t *ir.Instr) bool {
	b := t.Block()
	if pt.Operand(0) == t.Operand(0) && pt.Succ(0) != pt.Succ(1) && b.SinglePred() != nil {
		t.SetOperand(0, s.f.Ctx().NewBool(pt.Succ(0) == b))
		return true
	}
	if s.mergeStores && s.mergeCondStores(pt, t) {
		return true
	}
	for i := range b.Instrs() {
		if i != t && !analysis.IsDebugOrPseudo(i) {
			return false
		}
	}
	pk, k := 0, 0
	switch {
	case pt.Succ(0) == t.Succ(0):
	case pt.Succ(0) == t.Succ(1):
		k = 1
	case pt.Succ(1) == t.Succ(0):
		pk = 1
	case pt.Succ(1) == t.Succ(1):
		pk, k = 1, 1
	default:
		return false
	}
	common := pt.Succ(pk)
	if common == b || frequency.LikelyWays(pt)[pk] {
		return false
	}
	n := 0
	for range common.Phis() {
		n++
	}
	if n > maxMergedPhis {
		return false
	}
	s.mergeInto(pt, t, pk, k)
	return true
}

// mergeInto rewrites pt; t may have other predecessors and stays.
func (s *simplifier) mergeInto(pt, t *ir.Instr, pk, k int) {
	b, p := t.Block(), pt.Block()
	common, other := pt.Succ(pk), t.Succ(1-k)
	if other == b { // an infinite loop, if it does not exit at once
		other = s.f.NewBlock("infloop")
		ir.AtEnd(other).Br(other)
	}
	at := ir.Before(pt)
	pcond, cond := pt.Operand(0), t.Operand(0)
	not := func(c ir.Value) ir.Value {
		return at.Binary(ir.Xor, c, s.f.Ctx().NewBool(true), 0, ir.NameOf(c)+".not")
	}
	if pk == 1 {
		pcond = not(pcond)
	}
	if k == 1 {
		cond = not(cond)
	}
	pt.SetOperand(0, logicalOp(at, ir.Or, pcond, cond, "brmerge"))
	pt.SetSucc(0, common)
	pt.SetSucc(1, other)
	w, v, weighted := weightsOfBoth(pt, t)
	both, after := v[0]+v[1], v[k]
	if weighted {
		frequency.SetBranchWeights(pt, w[pk]*both+w[1-pk]*after, w[1-pk]*v[1-k])
	}
	addPredLike(other, p, b)
	for phi := range common.Phis() {
		arriving := phi.IncomingFor(b)
		for n := range phi.NumIncoming() {
			if phi.IncomingBlock(n) != p {
				continue
			}
			if pv := phi.Operand(n); pv != arriving {
				name := ir.NameOf(pv) + ".mux"
				mux := at.Select(pcond, pv, arriving, name)
				phi.SetOperand(n, mux)
				if weighted { // of the edges into the φ
					frequency.SetBranchWeights(mux, w[pk]*both, w[1-pk]*after)
				}
			}
			break
		}
	}
}

// mergeNestedCondBr makes one branch of two conditions where the second one is branched on, in
// opposite senses, on both sides of the first:
//
//	b: br i1 %c, label %x, label %y              b: %1 = xor i1 %c, %d
//	x: br i1 %d, label %z, label %w       ⇒         br i1 %1, label %w, label %z
//	y: br i1 %d, label %w, label %z
func (s *simplifier) mergeNestedCondBr(t *ir.Instr) bool {
	b, x, y := t.Block(), t.Succ(0), t.Succ(1)
	if x == y || !bareCondBr(x, b) || !bareCondBr(y, b) {
		return false
	}
	tx, ty := x.Term(), y.Term()
	if tx.Operand(0) != ty.Operand(0) || tx.Succ(0) != ty.Succ(1) || tx.Succ(1) != ty.Succ(0) {
		return false
	}
	z, w := tx.Succ(0), tx.Succ(1)
	wt, weighted1 := frequency.Weights(t)
	wx, weighted2 := frequency.Weights(tx)
	wy, weighted3 := frequency.Weights(ty)
	t.SetOperand(0, ir.Before(t).Binary(ir.Xor, t.Operand(0), tx.Operand(0), 0, ""))
	x.RemovePred(b, false)
	t.SetSucc(0, w)
	y.RemovePred(b, false)
	t.SetSucc(1, z)
	if weighted1 || weighted2 || weighted3 {
		frequency.SetBranchWeights(t, wt[0]*wx[1]+wt[1]*wy[0], wt[0]*wx[0]+wt[1]*wy[1])
	}
	return true
}

// bareCondBr reports whether b, a successor of from, holds a conditional branch only, which leads
// to other blocks than these, without φs.
func bareCondBr(b, from *ir.Block) bool {
	t := b.Term()
	if b == from || b.First() != t || !t.IsCondBr() {
		return false
	}
	for k := range 2 {
		n := t.Succ(k)
		if n == b || n == from || n.First().Op() == ir.Phi {
			return false
		}
	}
	return true
}
