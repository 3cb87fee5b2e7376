package simplifycfg

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// side is a successor during hoisting: its next instruction, and the effects of those skipped.
type side struct {
	at                             *ir.Instr
	skipReads, skipEffects, mayEnd bool
}

// hoistCommon moves instructions that all successors of b share, in any order that keeps their
// effects, before b's terminator. b is the only predecessor of these successors. When no other
// instruction is left in them, it hoists their common terminator too. Without the option
// hoist-common-insts only terminators are hoisted.
func (s *simplifier) hoistCommon(b *ir.Block) bool {
	sides := s.hoistSidesOf(b)
	if len(sides) < 2 {
		return false
	}
	changed, skipped := false, 0
	for {
		equal, end := true, false
		for k := range sides {
			end = end || sides[k].at.IsTerminator()
			equal = equal && (k == 0 || s.alike(sides[0].at, sides[k].at))
		}
		if end {
			if skipped > 0 || !equal {
				return changed
			}
			return s.hoistTerminators(b, sides) || changed
		}
		for k := range sides {
			equal = equal && sides[k].mayHoist()
		}
		if equal && !(s.loopTests && s.leavesLoop(b)) {
			s.hoistOne(b, sides)
			changed = true
			continue
		}
		if skipped++; skipped > s.hoistSkipped {
			return changed
		}
		for k := range sides {
			sides[k].skip()
		}
	}
}

// leavesLoop reports whether b is a header that is left there: loop-rotate copies no large one.
func (s *simplifier) leavesLoop(b *ir.Block) bool {
	return s.isHeader(b) && slices.ContainsFunc(b.Succs(), func(n *ir.Block) bool { return !analysis.BlocksReach([]*ir.Block{n}, b, nil) })
}

// alike reports whether one instruction can do what either of two does. As of LLVM 22, calls may
// promise different things, and operands that commute be swapped.
func (s *simplifier) alike(i, j *ir.Instr) bool {
	if s.c.Version < pass.LLVM22 {
		return rewrite.Identical(i, j, false)
	}
	if i.Op() != ir.Call || j.Op() != ir.Call || i.Info.Attrs.Equal(j.Info.Attrs) {
		return rewrite.Identical(i, j, true)
	}
	if _, ok := rewrite.IntersectAttrs(i.Info.Attrs, j.Info.Attrs); !ok {
		return false
	}
	was := i.Info
	same := *was
	same.Attrs = j.Info.Attrs
	i.Info = &same
	defer func() { i.Info = was }()
	return rewrite.Identical(i, j, true)
}

// hoistSidesOf returns the successors at their first instructions, or nil when hoisting is out of
// the question.
func (s *simplifier) hoistSidesOf(b *ir.Block) []side {
	var sides []side
	for _, n := range b.Succs() {
		if n.SinglePred() == nil || n.AddressTaken() || n.First().Op() == ir.Phi {
			return nil
		}
		at := skipDebug(n.First())
		if !s.hoist && !at.IsTerminator() {
			return nil
		}
		sides = append(sides, side{at: at})
	}
	if len(sides) > 2 {
		kept := sides[:0]
		for _, d := range sides {
			if d.at.Op() != ir.Unreachable {
				kept = append(kept, d)
			}
		}
		sides = kept
	}
	return sides
}

func skipDebug(i *ir.Instr) *ir.Instr {
	for analysis.IsDebugOrPseudo(i) {
		i = i.Next()
	}
	return i
}

// mayHoist reports whether the current instruction may move above all instructions that were
// skipped.
func (d *side) mayHoist() bool {
	i := d.at
	if d.skipReads && analysis.MayWrite(i) || d.mayEnd && !analysis.SafeToSpeculate(i) ||
		d.skipEffects && (analysis.MayRead(i) || analysis.HasSideEffects(i) || i.Op() == ir.Alloca) {
		return false
	}
	if i.Op() == ir.Call && (analysis.IsConvergent(i) || analysis.CallHas(i, "nomerge") || i.HasFlag(ir.MustTail)) || i.Type().Kind == ir.TokenKind {
		return false
	}
	for _, v := range i.Operands() {
		if o, ok := v.(*ir.Instr); ok && o.Block() == i.Block() {
			return false
		}
	}
	return true
}

func (d *side) skip() {
	d.skipReads = d.skipReads || analysis.MayRead(d.at)
	d.skipEffects = d.skipEffects || analysis.HasSideEffects(d.at) || d.at.Op() == ir.Alloca
	d.mayEnd = d.mayEnd || !analysis.TransfersControl(d.at)
	d.at = skipDebug(d.at.Next())
}

// hoistOne moves the first side's instruction and replaces the others' by it.
func (s *simplifier) hoistOne(b *ir.Block, sides []side) {
	i := sides[0].at
	sides[0].at = skipDebug(i.Next())
	i.MoveBefore(b.Term())
	for k := range sides[1:] {
		j := sides[k+1].at
		sides[k+1].at = skipDebug(j.Next())
		if ir.HasUses(j) {
			ir.ReplaceAllUses(j, i)
		}
		intersectPromises(i, j)
		rewrite.CombineMD(i, j, true)
		i.SetMD("dbg", rewrite.MergeLocations(i.DebugLoc(), j.DebugLoc()))
		j.Erase()
	}
}

// intersectPromises leaves i the flags and attributes that hold for j, too.
func intersectPromises(i, j *ir.Instr) {
	if i.Op() != ir.Call || i.Info.Attrs.Equal(j.Info.Attrs) {
		rewrite.IntersectFlags(i, j)
		return
	}
	info := *i.Info
	info.Attrs, _ = rewrite.IntersectAttrs(i.Info.Attrs, j.Info.Attrs)
	rewrite.IntersectFlags(i, j) // which keeps only those attributes of the result that are equal
	i.Info = &info
}

// hoistTerminators replaces b's terminator by the one that all successors share. φs below get a
// select where the sides' values differ.
func (s *simplifier) hoistTerminators(b *ir.Block, sides []side) bool {
	t, first := b.Term(), sides[0].at
	if first.Op() != ir.Br && first.Op() != ir.Switch && first.Op() != ir.Ret && first.Op() != ir.Unreachable {
		return false
	}
	isIf := t.IsCondBr()
	b1 := first.Block()
	for _, n := range b1.Succs() {
		for phi := range n.Phis() {
			v := phi.IncomingFor(b1)
			for _, d := range sides[1:] {
				w := phi.IncomingFor(d.at.Block())
				if v != w && (!isIf || undefinedIf(v, phi, false) || undefinedIf(w, phi, false)) {
					return false
				}
			}
		}
	}
	nt := first.Clone()
	nt.InsertBefore(t)
	for _, d := range sides[1:] {
		nt.SetMD("dbg", rewrite.MergeLocations(nt.DebugLoc(), d.at.DebugLoc()))
	}
	if isIf {
		s.selectForTerminator(t, nt, b1, sides[1].at.Block())
	}
	for _, n := range b1.Succs() {
		addPredLike(n, b, b1)
	}
	cond := t.Operand(0)
	t.Erase()
	rewrite.EraseIfDead(cond)
	return true
}

func (s *simplifier) selectForTerminator(t, nt *ir.Instr, b1, b2 *ir.Block) {
	type pair struct{ x, y ir.Value }
	made := map[pair]*ir.Instr{}
	for _, n := range b1.Succs() {
		for phi := range n.Phis() {
			x, y := phi.IncomingFor(b1), phi.IncomingFor(b2)
			if x == y {
				continue
			}
			sel := made[pair{x, y}]
			if sel == nil {
				sel = selectLike(t, nt, x, y, ir.NameOf(x)+"."+ir.NameOf(y))
				made[pair{x, y}] = sel
			}
			for k := range phi.NumIncoming() {
				if p := phi.IncomingBlock(k); p == b1 || p == b2 {
					phi.SetOperand(k, sel)
				}
			}
		}
	}
}
