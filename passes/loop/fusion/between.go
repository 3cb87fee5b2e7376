package fusion

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// follower finds the loop after the first one, and the blocks between them. Either there is one,
//
//	first → between → second
//
// or both loops have the same guard, which is false before the second one where it was for the
// first:
//
//	guard → preheader → first → exit → guard' → preheader' → second → … → end
//	  └──────────────────────────────────↑ └────────────────────────────────↑
func (p *pair) follower() bool {
	exits := p.first.Exits()
	if len(exits) != 1 || !p.first.Simplified() || exits[0].SinglePred() == nil {
		return false
	}
	next := exits[0].BranchSucc()
	if next == nil {
		return false
	}
	p.between = exits[:1:1]
	if !p.cfg.Loops.IsHeader(next) {
		if next = p.afterGuard(next); next == nil {
			return false
		}
	}
	p.second = p.cfg.Loops.For(next)
	return p.second != p.first && p.second.Parent == p.first.Parent && p.second.Header == next && p.second.Preheader() == p.between[len(p.between)-1]
}

// afterGuard returns the header of the loop after a second guard, if that decides as the guard of
// the first loop does.
func (p *pair) afterGuard(again *ir.Block) *ir.Block {
	before := p.first.Preheader()
	guard := before.SinglePred()
	if guard == nil || again.First().Op() == ir.Phi || again.AddressTaken() || len(again.Preds()) != 2 || !guard.Term().IsCondBr() || !again.Term().IsCondBr() {
		return nil
	}
	t, u := guard.Term(), again.Term()
	k := 0
	if t.Succ(1) == before {
		k = 1
	}
	preheader := u.Succ(k)
	if t.Succ(k) != before || t.Succ(1-k) != again || preheader.SinglePred() != again || !sameCondition(t.Operand(0), u.Operand(0)) {
		return nil
	}
	p.guard = guard
	p.between = append(p.between, again, preheader)
	return preheader.BranchSucc()
}

// sameCondition reports whether a and b are one value, or the same comparison of the same values.
func sameCondition(a, b ir.Value) bool {
	x, ok1 := a.(*ir.Instr)
	y, ok2 := b.(*ir.Instr)
	if !ok1 || !ok2 || a == b {
		return a == b
	}
	if x.Op() != ir.ICmp && x.Op() != ir.FCmp || !x.SameOperation(y) || x.Flags != y.Flags {
		return false
	}
	return x.Operand(0) == y.Operand(0) && x.Operand(1) == y.Operand(1)
}

// isExitPhi reports whether v is a φ of the exit of the first loop.
func (p *pair) isExitPhi(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Op() == ir.Phi && i.Block() == p.between[0]
}

// placeBetween divides the instructions between the loops into those that can be executed before
// the first one, and those that can be executed after the second one. Those of the second guard are
// executed with the first guard.
func (p *pair) placeBetween() bool {
	late := map[ir.Value]bool{}
	for phi := range p.between[0].Phis() {
		late[phi] = true
	}
	if p.first.Preheader().Term().Op() != ir.Br {
		return false
	}
	for k, b := range p.between {
		if b.AddressTaken() || b.IsEHPad() {
			return false
		}
		for i := b.FirstNonPhi(); i != b.Term(); i = i.Next() {
			again := p.guard != nil && k == 1
			if !p.place(i, late, again) {
				return false
			}
		}
	}
	return true
}

// place puts an instruction between the loops into one of the lists, if it may be moved; again: it
// is one of the second guard. late are those that need a value of the first loop.
func (p *pair) place(i *ir.Instr, late map[ir.Value]bool, again bool) bool {
	switch {
	case analysis.IsDebugOrPseudo(i):
		p.sink = append(p.sink, i)
		return true
	case analysis.MayRead(i), analysis.MayWrite(i), !analysis.TransfersControl(i), i.Op() == ir.Alloca, i.Type().Kind == ir.TokenKind:
		return false
	case i.Op().IsCall() && analysis.IsConvergent(i):
		return false
	}
	for _, v := range i.Operands() {
		late[i] = late[i] || late[v] || !p.first.Invariant(v)
	}
	switch {
	case again:
		p.guarded = append(p.guarded, i)
		return !late[i]
	case !late[i]:
		p.hoist = append(p.hoist, i)
		return true
	}
	for u := range ir.Users(i) {
		if p.second.Contains(u.Block()) {
			return false
		}
	}
	p.sink = append(p.sink, i)
	return true
}
