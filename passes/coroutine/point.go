package coroutine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// dropPoints removes the suspension points that nothing happens at: right before one the coroutine
// resumes or destroys itself, and nothing since the save could do so first.
//
//	%save = call token @llvm.coro.save(ptr %hdl)
//	%at = call ptr @llvm.coro.subfn.addr(ptr %hdl, i8 0)
//	call fastcc void %at(ptr %hdl)                        ⇒   %s is 0
//	%s = call i8 @llvm.coro.suspend(token %save, i1 false)
//
// The final one stays, for a coroutine that is there cannot be resumed.
func (s *shape) dropPoints() {
	kept := s.points[:0]
	for _, p := range s.points {
		if p.final || !s.dropPoint(p) {
			kept = append(kept, p)
		}
	}
	s.points = kept
}

func (s *shape) dropPoint(p point) bool {
	prev := p.suspend.Prev()
	if prev == nil {
		pred := p.suspend.Block().SinglePred()
		if pred == nil {
			return false
		}
		prev = pred.Term()
	}
	if prev.Op() != ir.Call && prev.Op() != ir.Invoke {
		return false
	}
	addr, _ := prev.Callee().(*ir.Instr)
	if addr == nil || addr.IntrinsicID() != "llvm.coro.subfn.addr" || addr.Arg(0) != ir.Value(s.begin) || callsBetween(p.save, prev) {
		return false
	}
	ir.ReplaceAllUses(p.suspend, addr.Arg(1))
	p.suspend.Erase()
	p.save.Erase()
	if prev.Op() == ir.Invoke {
		prev.Succ(1).RemovePred(prev.Block(), false)
		ir.Before(prev).Br(prev.Succ(0))
	}
	prev.Erase()
	rewrite.EraseIfDead(addr)
	return true
}

// callsBetween reports whether something is called on a path from one instruction to a later one;
// intrinsics resume no coroutine.
func callsBetween(from, to *ir.Instr) bool {
	calls := func(i, end *ir.Instr) bool {
		for ; i != nil && i != end; i = i.Next() {
			if i.Op().IsCall() && i.IntrinsicID() == "" {
				return true
			}
		}
		return false
	}
	if from.Block() == to.Block() {
		return calls(from.Next(), to)
	}
	if calls(from.Next(), nil) || calls(to.Block().First(), to) {
		return true
	}
	seen := map[*ir.Block]bool{from.Block(): true, to.Block(): true}
	work := []*ir.Block{to.Block()}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range b.Preds() {
			if seen[p] {
				continue
			}
			seen[p] = true
			if calls(p.First(), nil) {
				return true
			}
			work = append(work, p)
		}
	}
	return false
}
