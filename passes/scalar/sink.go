package scalar

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// Sink is LLVM's sink: it moves an instruction down into the block that contains all its uses, if
// that block is executed less often.
//
//	%x = mul i32 %a, %b                     br i1 %c, label %then, label %else
//	br i1 %c, label %then, label %else  ⇒   then:
//	then:                                     %x = mul i32 %a, %b
//	  call void @use(i32 %x)                  call void @use(i32 %x)
//
// The target is the nearest common dominator of the uses, or a block above it. It directly follows
// the instruction's block, or it is dominated by that block and in the same loop, and the
// instruction does not read memory. Blocks are walked from the last instruction to the first, so
// that operands follow their users, until no instruction moves.
//
// Never moved: instructions that write, may not return or may unwind, convergent calls, φs, static
// allocas, and reads of memory that a later instruction of the block may write. Cost: a read is
// compared with the later writes of its block up to a limit, beyond which it stays.
func Sink(c *pass.Context, f *ir.Func) pass.Preserved {
	s := &sinker{f: f, dt: pass.Get(c, f, analysis.Dominators), loops: pass.Get(c, f, analysis.Loops), aa: pass.Get(c, f, alias.AA).Batch()}
	moved := 0
	for {
		before := moved
		for b := range f.Blocks() {
			if s.dt.Reachable(b) {
				moved += s.block(b)
			}
		}
		if moved == before {
			break
		}
	}
	c.Count("Number of instructions sunk", moved)
	return pass.Changed(moved > 0)
}

type sinker struct {
	f      *ir.Func
	dt     *analysis.DomTree
	loops  *analysis.LoopForest
	aa     *alias.Batch
	writes []*ir.Instr // the writes after the current instruction in its block
}

func (s *sinker) block(b *ir.Block) (moved int) {
	s.writes = s.writes[:0]
	for i := range b.Backward() {
		if analysis.IsDebugOrPseudo(i) || !s.movable(i) {
			continue
		}
		if to := s.destination(i); to != nil {
			i.MoveBefore(to.FirstInsertion())
			moved++
		}
	}
	return moved
}

// movable reports whether an instruction may be executed after the rest of its block, or not at
// all.
func (s *sinker) movable(i *ir.Instr) bool {
	if i.Op() == ir.Alloca && i.Block().IsEntry() && ir.AsInt(i.Operand(0)) != nil {
		return false
	}
	if analysis.MayWrite(i) {
		s.writes = append(s.writes, i)
		return false
	}
	if i.IsTerminator() || i.Op() == ir.Phi || i.IsEHPad() || analysis.MayThrow(i) || !analysis.WillReturn(i) || analysis.IsConvergent(i) {
		return false
	}
	if i.Op() != ir.Load && !i.Op().IsCall() || !analysis.MayRead(i) && i.Op().IsCall() {
		return true
	}
	const limit = 100 // of writes to query
	if len(s.writes) > limit {
		return false
	}
	for _, w := range s.writes {
		if s.writesWhatReads(w, i) {
			return false
		}
	}
	return true
}

func (s *sinker) writesWhatReads(w, i *ir.Instr) bool {
	if loc, ok := alias.LocationOf(i); ok {
		return s.aa.ModRef(w, loc)&analysis.Mod != 0
	}
	if w.Op().IsCall() {
		return s.aa.ModRefCalls(w, i)&analysis.Mod != 0
	}
	loc, ok := alias.LocationOf(w)
	return !ok || s.aa.ModRef(i, loc) != analysis.NoModRef
}

// destination returns the block to which an instruction moves, or nil.
func (s *sinker) destination(i *ir.Instr) *ir.Block {
	var to *ir.Block
	for u := range ir.Uses(i) {
		at := u.User().Block()
		if u.User().Op() == ir.Phi {
			at = u.User().IncomingBlock(u.Index())
		}
		switch {
		case !s.dt.Reachable(at):
		case to == nil:
			to = at
		default:
			to = s.dt.CommonDominator(to, at)
		}
		if to == i.Block() {
			return nil
		}
	}
	for to != nil && to != i.Block() && !s.accepts(to, i) {
		to = s.dt.IDom(to)
	}
	if to == i.Block() {
		return nil
	}
	return to
}

// accepts reports whether an instruction may and should move to a block that its own one dominates.
func (s *sinker) accepts(to *ir.Block, i *ir.Instr) bool {
	if to.IsEHPad() {
		return false
	}
	if to.UniquePred() == i.Block() {
		return true
	}
	if analysis.MayRead(i) && i.MD("invariant.load") == nil || !s.dt.Dominates(i.Block(), to) {
		return false
	}
	in := s.loops.For(to)
	return in == nil || in == s.loops.For(i.Block())
}
