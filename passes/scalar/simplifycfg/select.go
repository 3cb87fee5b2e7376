package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/rewrite"
	"opt-go/passes/target"
)

// maxPhisToSelect: more φs than that would need more selects than the branch cost.
const maxPhisToSelect = 3

// speculationCost returns the target's cost of executing i unconditionally.
func (s *simplifier) speculationCost(i *ir.Instr) int { return analysis.Cost(s.c.Target, i) }

// zeroOffset reports whether an address is its base, which needs no instruction.
func zeroOffset(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if c, ok := i.Operand(k).(*ir.Const); !ok || !c.IsZero() {
			return false
		}
	}
	return !ir.IsConst(i.Operand(0))
}

// diamond is a conditional whose join is b: head branches to yes and no, each either b itself or a
// block whose only successor is b.
type diamond struct {
	head    *ir.Block
	yes, no *ir.Block // the predecessors of b on the two sides: head itself where the side is empty
}

// findDiamond recognises b, whose φs have two edges, as the join of a diamond or triangle.
func findDiamond(b *ir.Block) (d diamond, ok bool) {
	p, q := b.First().IncomingBlock(0), b.First().IncomingBlock(1)
	if p.Term().Op() != ir.Br || q.Term().Op() != ir.Br {
		return d, false
	}
	if q.Term().IsCondBr() {
		if p.Term().IsCondBr() {
			return d, false
		}
		p, q = q, p
	}
	if t := p.Term(); t.IsCondBr() {
		switch {
		case q.SinglePred() == nil || q.BranchSucc() == nil:
			return d, false
		case t.Succ(0) == b && t.Succ(1) == q:
			return diamond{p, p, q}, true
		case t.Succ(0) == q && t.Succ(1) == b:
			return diamond{p, q, p}, true
		}
		return d, false
	}
	head := p.SinglePred()
	if head == nil || q.SinglePred() != head || !head.Term().IsCondBr() || p.BranchSucc() == nil || q.BranchSucc() == nil {
		return d, false
	}
	if head.Term().Succ(0) == p {
		return diamond{head, p, q}, true
	}
	return diamond{head, q, p}, true
}

// isPredicted reports whether the branch nearly always goes to the empty side or, where both sides
// have code, to one of them.
func (d diamond) isPredicted() bool {
	if d.isUnpredictable() {
		return false
	}
	likely := frequency.LikelyWays(d.head.Term())
	return likely[0] && d.no != d.head || likely[1] && d.yes != d.head
}

func (d diamond) isUnpredictable() bool { return d.head.Term().MD("unpredictable") != nil }

// foldTwoEntryPhi turns the φs of a diamond's join into selects, when both sides are cheap and safe
// to execute always.
func (s *simplifier) foldTwoEntryPhi(b *ir.Block) bool {
	first := b.First()
	if first == nil || first.Op() != ir.Phi || first.NumIncoming() != 2 || first.IncomingBlock(0) == first.IncomingBlock(1) {
		return false
	}
	d, ok := findDiamond(b)
	if !ok {
		return false
	}
	cond := d.head.Term().Operand(0)
	if isConstOf(cond, ir.IntConst) || d.head == b || d.isPredicted() {
		return false
	}
	if c, isInstr := cond.(*ir.Instr); isInstr && c.Op() == ir.Phi && c.Block() == b {
		return false
	}
	n := 0
	for range b.Phis() {
		n++
	}
	if n > maxPhisToSelect {
		return false
	}
	h := &hoistable{target: s.c.Target, join: b, insts: map[*ir.Instr]bool{}, depth: s.depth, budget: s.twoEntry, oneDear: s.oneDear}
	if s.unpredicted && d.isUnpredictable() && s.c.Target != nil {
		h.budget += s.c.Target.Mispredict
	}
	changed := false
	for phi := range b.Phis() {
		if v := s.q.Instr(phi); v != nil {
			ir.ReplaceAllUses(phi, v)
			phi.Erase()
			changed = true
			continue
		}
		if !h.add(phi.Operand(0), 0) || !h.add(phi.Operand(1), 0) {
			return changed
		}
	}
	if first = b.First(); first.Op() != ir.Phi {
		return true
	}
	if first.Type().IsInt(1) && leaveForSwitch(first, cond) || !h.coversSides(d) {
		return changed
	}
	s.hoistSides(b, d)
	s.selectPhis(b, d)
	return true
}

// hoistable collects the instructions to speculate above a diamond so that the values at its join
// are available there.
type hoistable struct {
	target *target.Target
	join   *ir.Block
	insts  map[*ir.Instr]bool
	cost   int

	depth, budget int // limits of add
	oneDear       bool
}

// add reports whether v is available above the diamond, or can be hoisted within the budget. A
// single instruction may have any cost.
func (h *hoistable) add(v ir.Value, depth int) bool {
	i, ok := v.(*ir.Instr)
	if depth == h.depth {
		return false
	}
	if !ok {
		return true
	}
	if i.Block() == h.join {
		return false
	}
	if t := i.Block().Term(); t.Op() != ir.Br || t.IsCondBr() || t.Succ(0) != h.join {
		return true
	}
	if h.insts[i] {
		return true
	}
	if !analysis.SafeToSpeculate(i) || analysis.IsConvergent(i) {
		return false
	}
	h.cost += analysis.Cost(h.target, i)
	if h.cost > h.budget && (!h.oneDear || len(h.insts) > 0 || depth > 0) {
		return false
	}
	for _, o := range i.Operands() {
		if !h.add(o, depth+1) {
			return false
		}
	}
	h.insts[i] = true
	return true
}

// coversSides reports whether the sides would be empty.
func (h *hoistable) coversSides(d diamond) bool {
	for _, side := range []*ir.Block{d.yes, d.no} {
		if side == d.head {
			continue
		}
		if side.AddressTaken() {
			return false
		}
		for i := range side.Instrs() {
			if !i.IsTerminator() && !h.insts[i] && !analysis.IsDebugOrPseudo(i) {
				return false
			}
		}
	}
	return true
}

// leaveForSwitch reports whether an i1 φ belongs to a chain of conditions that may better become a
// switch.
func leaveForSwitch(phi *ir.Instr, cond ir.Value) bool {
	x, y := phi.Operand(0), phi.Operand(1)
	if !isLogic(x) && !isLogic(y) && !isLogic(cond) {
		return false
	}
	if !isInverted(x) {
		x, y = y, x
	}
	return !(isInverted(x) && (isInverted(y) || isConstOf(y, ir.IntConst)))
}

func isLogic(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && (i.Op().IsBinary() || i.Op() == ir.Select && (isConstOf(i.Operand(1), ir.IntConst) || isConstOf(i.Operand(2), ir.IntConst)))
}

func isInverted(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Xor {
		return false
	}
	k := ir.AsInt(i.Operand(1))
	return k != nil && k == ir.NewAllOnes(k.Type())
}

// hoistSides moves the code of both sides before the branch, in the order in which the φs of their
// join refer to them.
func (s *simplifier) hoistSides(join *ir.Block, d diamond) {
	phi := join.First()
	for _, side := range []*ir.Block{phi.IncomingBlock(0), phi.IncomingBlock(1)} {
		if side != d.head {
			s.hoistAll(side, d.head.Term(), d.head.Term().DebugLoc())
		}
	}
}

// hoistAll moves a block's code before a branch, where it is executed unconditionally, and gives it
// the debug location loc. Debug intrinsics are dropped: the assignment that they describe no longer
// happens at one place.
func (s *simplifier) hoistAll(b *ir.Block, at *ir.Instr, loc *ir.MDNode) {
	for i := range b.Instrs() {
		switch {
		case i.IsTerminator():
		case analysis.IsDebugOrPseudo(i):
			i.Erase()
		default:
			rewrite.DropUBImplying(i)
			i.SetMD("dbg", loc)
			i.MoveBefore(at)
		}
	}
}

// selectPhis replaces the φs by selects in the head, which then branches to b.
func (s *simplifier) selectPhis(b *ir.Block, d diamond) {
	t := d.head.Term()
	for phi := range b.Phis() {
		sel := s.selectAt(t, phi.IncomingFor(d.yes), phi.IncomingFor(d.no), "")
		sel.Flags = phi.Flags & ir.FastMath
		ir.ReplaceAllUses(phi, sel)
		sel.TakeName(phi)
		phi.Erase()
	}
	rewrite.BranchTo(d.head, b)
}

// selectAt creates a select on the condition of a branch, before it.
func (s *simplifier) selectAt(t *ir.Instr, yes, no ir.Value, name string) *ir.Instr {
	return selectLike(t, t, yes, no, name)
}

// selectLike creates a select on the condition of the branch t, with its weights, before at.
func selectLike(t, at *ir.Instr, yes, no ir.Value, name string) *ir.Instr {
	sel := ir.Before(at).Select(t.Operand(0), yes, no, name)
	sel.SetMD("prof", t.MD("prof"))
	sel.SetMD("unpredictable", t.MD("unpredictable"))
	return sel
}

// speculateSide hoists the only instruction of side, a conditional successor of b that leads to
// end, and creates a select for each φ of end whose value depends on the branch. The empty block is
// removed later.
func (s *simplifier) speculateSide(b, side, end *ir.Block) bool {
	t := b.Term()
	if c, ok := t.Operand(0).(*ir.Instr); ok && c.Op() == ir.FCmp {
		return false // a select on floats is often expensive
	}
	if way := frequency.LikelyWays(t); t.Succ(0) == end && way[0] || t.Succ(1) == end && way[1] {
		return false
	}
	count := 0
	var store *ir.Instr
	var stored ir.Value
	idle := map[*ir.Instr]bool{} // used by assumptions only, or dead
	for i := range side.Backward() {
		if i.IsTerminator() || analysis.IsDebugOrPseudo(i) || isIdle(i, idle) {
			continue
		}
		if count++; count > 1 {
			return false
		}
		if !analysis.SafeToSpeculate(i) || analysis.IsConvergent(i) {
			if stored = s.knownStored(i, b); stored == nil || !s.hoistStores {
				return false
			}
			store = i
		} else if s.speculationCost(i) > s.oneSide {
			return false
		}
		if count += sinkable(i, b); count > 1 {
			return false
		}
	}
	selects, ok := s.selectsNeeded(b, side, end, count)
	if store == nil && (!ok || selects == 0) || selects > s.oneSide {
		return false
	}
	for i := range side.Backward() {
		if idle[i] {
			i.Erase()
		}
	}
	s.speculate1(b, side, end, store, stored)
	return true
}

// isIdle records and reports whether i is an assumption or only feeds idle instructions.
func isIdle(i *ir.Instr, idle map[*ir.Instr]bool) bool {
	if i.IntrinsicID() != "llvm.assume" {
		if i.IsTerminator() || analysis.HasSideEffects(i) {
			return false
		}
		for u := range ir.Users(i) {
			if !idle[u] {
				return false
			}
		}
	}
	idle[i] = true
	return true
}

// sinkable counts the operands of i that only i uses: they could be computed under the condition
// with it.
func sinkable(i *ir.Instr, b *ir.Block) int {
	uses := map[*ir.Instr]int{}
	for _, v := range i.Operands() {
		if o, ok := v.(*ir.Instr); ok && o.Block() == b && !analysis.HasSideEffects(o) {
			uses[o]++
		}
	}
	n := 0
	for o, c := range uses {
		if ir.NumUses(o) == c {
			n++
		}
	}
	return n
}

// selectsNeeded counts the φs of end that need a select. ok is false when another transformation is
// better or the selects cost too much.
func (s *simplifier) selectsNeeded(b, side, end *ir.Block, count int) (n int, ok bool) {
	for phi := range end.Phis() {
		x, y := phi.IncomingFor(b), phi.IncomingFor(side)
		if x == y {
			continue
		}
		n++
		if undefinedIf(x, phi, false) || undefinedIf(y, phi, false) {
			return n, false // better to remove the undefined path
		}
		if isConstOf(x, ir.ExprConst) || isConstOf(y, ir.ExprConst) {
			if count++; count > 1 {
				return n, false
			}
		}
	}
	return n, true
}

func (s *simplifier) speculate1(b, side, end *ir.Block, store *ir.Instr, stored ir.Value) {
	t := b.Term()
	onTrue := t.Succ(0) == side
	pick := func(then, otherwise ir.Value, name string) *ir.Instr {
		if !onTrue {
			then, otherwise = otherwise, then
		}
		return s.selectAt(t, then, otherwise, name)
	}
	var both *ir.MDNode
	if store != nil {
		both = rewrite.MergeLocations(t.DebugLoc(), store.DebugLoc())
		store.SetOperand(0, pick(store.Operand(0), stored, "spec.store.select"))
	}
	s.hoistAll(side, t, nil)
	if store != nil {
		store.SetMD("dbg", both)
	}
	for phi := range end.Phis() {
		then, otherwise := phi.IncomingFor(side), phi.IncomingFor(b)
		if then == otherwise {
			continue
		}
		sel := pick(then, otherwise, "spec.select")
		for k := range phi.NumIncoming() {
			if p := phi.IncomingBlock(k); p == b || p == side {
				phi.SetOperand(k, sel)
			}
		}
	}
}

// knownStored returns the value that memory has at the end of b where i, a store, would write under
// a condition; storing there always, the old value if need be, is then no data race. Nil when that
// is not known.
func (s *simplifier) knownStored(i *ir.Instr, b *ir.Block) ir.Value {
	if i.Op() != ir.Store || !i.IsSimple() {
		return nil
	}
	p, ty := i.Operand(1), i.Operand(0).Type()
	n := 0
	for c := range b.Backward() {
		if analysis.IsDebugOrPseudo(c) {
			continue
		}
		if n++; n > 9 || analysis.MayWrite(c) && c.Op() != ir.Store {
			return nil
		}
		switch {
		case c.Op() == ir.Store:
			if c.Operand(1) == p && c.Operand(0).Type() == ty && c.IsSimple() && c.Align() >= i.Align() {
				return c.Operand(0)
			}
			return nil
		case c.Op() == ir.Load && c.Operand(0) == p && c.Type() == ty && c.IsSimple() && c.Align() >= i.Align():
			if a, ok := p.(*ir.Instr); ok && a.Op() == ir.Alloca && onlyAccessed(a) {
				return c
			}
		}
	}
	return nil
}

// maxUsesForCapture is LLVM's default limit for the search for captures of a pointer.
const maxUsesForCapture = 100

// onlyAccessed reports whether an alloca's address is used by loads and stores to it alone, and by
// not too many.
func onlyAccessed(a *ir.Instr) bool {
	n := 0
	for u := range ir.Uses(a) {
		if n++; n > maxUsesForCapture {
			return false
		}
		switch i := u.User(); {
		case i.Op() == ir.Load, i.Op() == ir.Store && u.Index() == 1:
		default:
			return false
		}
	}
	return true
}
