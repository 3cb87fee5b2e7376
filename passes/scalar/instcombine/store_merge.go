package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// Two stores to the same address, at the end of both predecessors of a block, or one of them above
// the branch, become one store of a φ in the join (LLVM's mergeStoreIntoSuccessor).
//
//	then: store i32 %a, ptr %p        join: %storemerge = phi i32 [ %a, %then ], [ %b, %else ]
//	else: store i32 %b, ptr %p   ⇒          store i32 %storemerge, ptr %p

// mergeLastStore merges the store that ends the block of an unconditional branch.
func (ic *combiner) mergeLastStore(br *ir.Instr) bool {
	s := beforeDebug(br)
	if s == nil || s.Op() != ir.Store || !unordered(s) {
		return false
	}
	from, to := br.Block(), br.Succ(0)
	preds := to.Preds()
	if len(preds) != 2 {
		return false
	}
	other := preds[0]
	if other == from {
		other = preds[1]
	}
	if from == to || other == to || other == from || to.FirstInsertion() == nil {
		return false
	}
	t := ic.twinStore(s, other)
	if t == nil {
		return false
	}
	ic.mergeStores(s, t, to)
	return true
}

// beforeDebug returns the last instruction before i that is not a debug intrinsic.
func beforeDebug(i *ir.Instr) *ir.Instr {
	for n := 0; n < maxDebugScan; n++ {
		if i = i.Prev(); i == nil || !analysis.IsDebugOrPseudo(i) {
			return i
		}
	}
	return nil
}

// twinStore finds the store in the other block that s may be merged with.
func (ic *combiner) twinStore(s *ir.Instr, other *ir.Block) *ir.Instr {
	br := other.Term()
	if br.Op() != ir.Br {
		return nil
	}
	if !br.IsCondBr() {
		if t := beforeDebug(br); t != nil && ic.mergeable(s, t) {
			return t
		}
		return nil
	}
	from := s.Block()
	if br.Succ(0) != from && br.Succ(1) != from {
		return nil
	}
	var t *ir.Instr
	for j := br; ; j = j.Prev() { // nothing after the other store reads what it stored
		if j == nil {
			return nil
		}
		if ic.mergeable(s, j) {
			t = j
			break
		}
		if touchesMemory(j) {
			return nil
		}
	}
	for j := from.First(); j != s; j = j.Next() {
		if touchesMemory(j) {
			return nil
		}
	}
	return t
}

func touchesMemory(i *ir.Instr) bool {
	return analysis.MayRead(i) || analysis.MayThrow(i) || analysis.MayWrite(i)
}

// mergeable reports whether t stores to the same address as s, with the same properties.
func (ic *combiner) mergeable(s, t *ir.Instr) bool {
	if t.Op() != ir.Store || t.Operand(1) != s.Operand(1) || t.Flags != s.Flags || t.Ordering != s.Ordering || t.Align() != s.Align() ||
		t.SyncScope() != s.SyncScope() {
		return false
	}
	_, ok := ic.sameBits(t.Operand(0).Type(), s.Operand(0).Type())
	return ok
}

func (ic *combiner) mergeStores(s, t *ir.Instr, to *ir.Block) {
	loc := rewrite.MergeLocations(s.DebugLoc(), t.DebugLoc())
	v := t.Operand(0)
	if v != s.Operand(0) {
		p := ir.NewInstr(ir.Phi, s.Operand(0).Type())
		p.AddIncoming(s.Operand(0), s.Block())
		if op, _ := ic.sameBits(v.Type(), p.Type()); v.Type() != p.Type() {
			defer func(b builder) { ic.b = b }(ic.b)
			ic.b.setBefore(t)
			v = ic.b.cast(op, v, p.Type(), "")
		}
		p.AddIncoming(v, t.Block())
		p.InsertBefore(to.First())
		p.SetName("storemerge")
		p.SetMD("dbg", loc)
		ic.work.add(p)
		v = p
	}
	n := s.Clone()
	n.SetOperand(0, v)
	combineLoads(n, t)
	n.SetMD("dbg", loc)
	n.InsertBefore(to.FirstInsertion())
	ic.work.add(n)
	ic.erase(s)
	ic.erase(t)
}
