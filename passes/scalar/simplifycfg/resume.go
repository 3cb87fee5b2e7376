package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// Landing pads that only resume unwinding are removed, and their invokes become calls (LLVM's
// simplifyResume). Inlined destructors without effect leave such landing pads.
//
//	a:   invoke void @f() to label %b unwind label %pad       a:   call void @f()
//	pad: %e = landingpad { ptr, i32 } cleanup             ⇒        br label %b
//	     resume { ptr, i32 } %e

// dropEmptyCleanup visits a block that ends in a resume.
func (s *simplifier) dropEmptyCleanup(b *ir.Block) bool {
	what, ok := b.Term().Operand(0).(*ir.Instr)
	if !ok {
		return false
	}
	if what.Op() == ir.Phi {
		return what.Block() == b && s.dropSharedResume(b, what)
	}
	if what != landingPadOf(b) || !cleansNothing(what.Next()) {
		return false
	}
	s.unwindPast(b)
	s.deleteBlock(b)
	return true
}

// dropSharedResume removes the empty landing pads from the predecessors of a block that resumes
// what several of them caught.
func (s *simplifier) dropSharedResume(b *ir.Block, caught *ir.Instr) bool {
	if !cleansNothing(b.FirstNonPhi()) {
		return false
	}
	var pads []*ir.Block
	for k := range caught.NumIncoming() {
		p := caught.IncomingBlock(k)
		pad := landingPadOf(p)
		if p.UniqueSucc() == b && pad != nil && caught.Operand(k) == ir.Value(pad) && cleansNothing(pad.Next()) {
			pads = append(pads, p)
		}
	}
	for _, p := range pads {
		rewrite.RemoveEdge(b, p)
		s.unwindPast(p)
		p.Term().Erase()
		ir.AtEnd(p).Unreachable() // deleted when it is visited
	}
	if len(pads) > 0 && !b.HasPreds() {
		s.deleteBlock(b)
	}
	return len(pads) > 0
}

// unwindPast turns the invokes that unwind to b into calls.
func (s *simplifier) unwindPast(b *ir.Block) {
	for _, p := range b.UniquePreds() {
		i := p.Term()
		rewrite.CallInsteadOfInvoke(i)
		rewrite.BranchTo(p, i.Succ(0))
	}
}

// landingPadOf returns the landing pad of a block, nil if it has none.
func landingPadOf(b *ir.Block) *ir.Instr {
	if i := b.FirstNonPhi(); i.Op() == ir.LandingPad {
		return i
	}
	return nil
}

// cleansNothing reports whether the block has no effect from i to its end: lifetime ends do not
// matter where control leaves the function.
func cleansNothing(i *ir.Instr) bool {
	for ; !i.IsTerminator(); i = i.Next() {
		if !analysis.IsDebugOrPseudo(i) && i.IntrinsicID() != "llvm.lifetime.end" {
			return false
		}
	}
	return true
}
