package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// Leaves reports whether b has a successor outside l.
func Leaves(l *analysis.Loop, b *ir.Block) bool {
	for _, s := range b.Succs() {
		if !l.Contains(s) {
			return true
		}
	}
	return false
}

func UsedOutsideBlock(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Block() != i.Block() {
			return true
		}
	}
	return false
}

// Deoptimizes reports whether control surely comes from b to a call that leaves optimized code.
func Deoptimizes(b *ir.Block) bool {
	for seen := map[*ir.Block]bool{}; b != nil && !seen[b]; b = b.UniqueSucc() {
		seen[b] = true
		t := b.Term()
		if t.Op() == ir.Ret && t.Prev() != nil && t.Prev().IntrinsicID() == "llvm.experimental.deoptimize" {
			return true
		}
	}
	return false
}

// ExitEdges lists the targets of the edges that leave the loop, once per edge.
func ExitEdges(l *analysis.Loop) []*ir.Block {
	var out []*ir.Block
	for _, b := range l.Blocks {
		for _, s := range b.Succs() {
			if !l.Contains(s) {
				out = append(out, s)
			}
		}
	}
	return out
}

// BlockOfUse is where a use happens: for a φ, at the end of the predecessor.
func BlockOfUse(u *ir.Use) *ir.Block {
	if user := u.User(); user.Op() == ir.Phi {
		return user.IncomingBlock(u.Index())
	}
	return u.User().Block()
}

// BreakBackEdge makes an exiting latch always exit; the loop is no loop any more.
func BreakBackEdge(cfg *rewrite.CFG, l *analysis.Loop) {
	latch := l.Latch()
	t := latch.Term()
	exit := t.Succ(0)
	if l.Contains(exit) {
		exit = t.Succ(1)
	}
	l.Header.RemovePred(latch, true)
	br := ir.Before(t).Br(exit)
	br.SetAttachments(slices.DeleteFunc(slices.Clone(t.Attachments()), func(a ir.Attachment) bool {
		return a.Kind != "dbg" && a.Kind != "annotation"
	}))
	t.Erase()
	unloop(cfg, l)
}

// unloop takes a loop without a back edge out of the forest.
func unloop(cfg *rewrite.CFG, l *analysis.Loop) {
	outermost := l
	for outermost.Parent != nil {
		outermost = outermost.Parent
	}
	cfg.Loops.Unloop(l)
	if outermost != l { // a block may have left a loop around, which closes its values elsewhere now
		CloseNest(cfg, outermost)
	}
}

// HoistLoop takes the loop out of the loops around it that it does not lead back to any more.
func HoistLoop(cfg *rewrite.CFG, l *analysis.Loop, preheader *ir.Block) {
	old := l.Parent
	if old == nil {
		return
	}
	var outer *analysis.Loop
	for _, x := range l.Exits() {
		if in := cfg.Loops.For(x); in != nil && (outer == nil || outer.ContainsLoop(in)) {
			outer = in
		}
	}
	if outer == old {
		return
	}
	cfg.Loops.Hoist(l, preheader, outer)
	for p := old; p != outer; p = p.Parent {
		CloseLoop(cfg, p)
		DedicateExits(cfg, p)
	}
}

// Unordered reports whether an access is neither volatile nor atomic beyond unordered.
func Unordered(i *ir.Instr) bool { return !i.IsVolatile() && i.Ordering <= ir.Unordered }
