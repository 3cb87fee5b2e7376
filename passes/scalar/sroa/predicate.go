package sroa

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/rewrite"
)

// An access through a select of an alloca and an address that must not be accessed speculatively
// becomes conditional on the select's condition:
//
//	head:                                        head:
//	  %p = select i1 %c, ptr %alloca, ptr %q =>    %v.then.val = load i32, ptr %alloca
//	  %v = load i32, ptr %p                        br i1 %c, label %head.cont, label %head.else
//	                                             head.else:
//	                                               %v.else.val = load i32, ptr %q
//	                                               br label %head.cont
//	                                             head.cont:
//	                                               %v = phi i32 [ %v.then.val, %head ], [ %v.else.val, %head.else ]
//
// A load that is safe through one of the addresses is speculated in the head and needs no block of
// its own. A store is never speculated.

// predicate replaces an access through a select by one on each path.
func (s *state) predicate(sel *ir.Instr, op selectOp) {
	i, f := op.access, s.f
	children := append([]*ir.Block(nil), s.dt.Children(i.Block())...)
	tail := i.Block().SplitBefore(i, "")
	head := tail.SinglePred()
	head.Term().Erase()
	tail.SetName(head.Name() + ".cont")
	s.cfgChanged = true

	var phi *ir.Instr
	if i.Op() == ir.Load {
		phi = ir.Before(i).Phi(i.Type(), "")
		phi.SetMD("dbg", nil)
	}
	var dest, from [2]*ir.Block
	for k := range dest {
		dest[k], from[k] = tail, head
		if !op.safe[k] {
			dest[k] = f.NewBlockBefore(tail, head.Name()+suffixes[k])
			from[k] = dest[k]
			branch := ir.AtEnd(dest[k]).Br(tail)
			branch.CopyDebugLoc(i)
		}
	}
	branch := ir.AtEnd(head).CondBr(sel.Operand(0), dest[0], dest[1])
	branch.CopyDebugLoc(i)
	branch.SetMD("prof", sel.MD("prof"))
	if op.safe[0] {
		frequency.SwapBranchWeights(branch) // LLVM creates the branch inverted, then swaps both
	}
	for k := range from {
		n := i.Clone()
		if from[k] == head {
			rewrite.DropUBImplying(n)
		}
		n.InsertBefore(from[k].Term())
		if phi == nil {
			n.SetOperand(1, sel.Operand(1+k))
			continue
		}
		n.SetOperand(0, sel.Operand(1+k))
		n.SetName(i.Name() + suffixes[k] + ".val")
		phi.AddIncoming(n, from[k])
	}
	if phi != nil {
		ir.ReplaceAllUses(i, phi)
		phi.TakeName(i)
	}
	s.predicated(head, tail, from, children)
}

// suffixes of the names for the true and the false address.
var suffixes = [2]string{".then", ".else"}

// predicated updates the dominators: tail is the second half of the former head, and takes over the
// blocks that it dominated.
func (s *state) predicated(head, tail *ir.Block, from [2]*ir.Block, children []*ir.Block) {
	if !s.dt.Reachable(head) {
		return
	}
	s.dt.AddBlock(tail, head)
	for _, c := range children {
		s.dt.SetIDom(c, tail)
	}
	for _, b := range from {
		if b != head {
			s.dt.AddBlock(b, head)
		}
	}
}
