package rotate

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/loop"
)

// mergeLatch moves a latch that hardly does anything, such as the increment of a counter, before
// the exit branch that leads to it, so that the exiting block becomes the latch:
//
//	test:  br i1 %c, label %latch, label %exit         test:  %j = add i32 %i, 1
//	latch: %j = add i32 %i, 1                     ⇒            br i1 %c, label %head, label %exit
//	       br label %head
func (r *rotator) mergeLatch() bool {
	latch := r.l.Latch()
	if latch == nil || latch.AddressTaken() || latch.SingleSucc() == nil || latch.Term().Op() != ir.Br {
		return false
	}
	test := latch.SinglePred()
	if test == nil || !loop.Leaves(r.l, test) || !test.Term().IsCondBr() || !r.cheapLatch(latch) || latch == r.l.Header {
		return false
	}
	t := test.Term()
	for phi := range latch.Phis() {
		ir.ReplaceAllUses(phi, phi.Operand(0))
		phi.Erase()
	}
	head := latch.Succ(0)
	head.ReplacePhiUsesWith(latch, test)
	latch.Term().Erase()
	for k := range t.NumSuccs() {
		if t.Succ(k) == latch {
			t.SetSucc(k, head)
		}
	}
	for i := range latch.Instrs() {
		i.MoveBefore(t)
	}
	cfg := r.w.CFG
	cfg.Loops.RemoveBlock(latch)
	for _, k := range append([]*ir.Block(nil), cfg.Dom.Children(latch)...) {
		cfg.Dom.SetIDom(k, test)
	}
	cfg.Dom.RemoveBlock(latch)
	latch.Erase()
	return true
}

// cheapLatch reports whether a latch may be executed once more than it is: at most one step of an
// induction variable, and conversions.
func (r *rotator) cheapLatch(latch *ir.Block) bool {
	severalExits := len(r.l.Exiting()) != 1
	stepped := false
	for i := range latch.Instrs() {
		if i.IsTerminator() {
			break
		}
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if !analysis.SafeToSpeculate(i) {
			return false
		}
		switch i.Op() {
		case ir.Trunc, ir.ZExt, ir.SExt:
			continue
		case ir.GetElementPtr:
			for k := 1; k < i.NumOperands(); k++ {
				if ir.AsInt(i.Operand(k)) == nil {
					return false
				}
			}
		case ir.Add, ir.Sub, ir.And, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr:
		default:
			return false
		}
		if stepped || !r.mayStep(i, severalExits) {
			return false
		}
		stepped = true
	}
	return true
}

// mayStep reports whether i steps a variable. In a loop with several exits one that is used after
// the loop would live at the same time as its next value.
func (r *rotator) mayStep(i *ir.Instr, severalExits bool) bool {
	iv := i.Operand(0)
	if ir.IsConst(iv) {
		if iv = i.Operand(1); ir.IsConst(iv) {
			return false
		}
	}
	if severalExits {
		for u := range ir.Users(iv) {
			if !r.l.Contains(u.Block()) {
				return false
			}
		}
	}
	return true
}
