package unswitch

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
)

// nontrivial is the unswitching of one branch or switch by copies of the loop.
//
//	                              before: br %inv, preheader.us, preheader
//	loop:  … br %inv, a, b   ⇒    loop.us: … br a.us
//	                              loop:    … br b
type nontrivial struct {
	*unswitcher
	at       *ir.Instr
	parts    []ir.Value
	whole    bool // the condition is invariant; else its parts only, and a branch on the rest stays
	either   bool // a part that is true decides the condition
	freeze   bool
	partial  *partial // the condition is invariant on one path only, and its copy decides on entry; else nil
	injected bool     // the condition is one that the pass has added

	retained          *ir.Block // where the original loop goes on
	sides             []*side
	after             map[*ir.Block]*ir.Block // the destination whose edge dominates the block
	exits, joins      []*ir.Block
	outside           []*ir.Block // dominated by a block of the loop directly, and no exits
	before, preheader *ir.Block
	outermost         *analysis.Loop // that the exits lead out of, and whose exits may change; nil: all
}

// copyForBest unswitches the branch that costs least, if that is little enough.
func (u *unswitcher) copyForBest() bool {
	if u.w.F.Attrs.Fn.Has("optsize") || u.w.F.Attrs.Fn.Has("minsize") || !u.copyable() {
		return false
	}
	list := u.candidates()
	if len(list) == 0 {
		return false
	}
	best := u.best(list)
	if best.cost >= int(u.w.FlagInt("unswitch-threshold", 50)) {
		return false
	}
	n := &nontrivial{unswitcher: u, at: best.at, parts: best.parts, either: true, partial: best.partial}
	if best.inject != nil {
		n.injected = true
		n.at = u.addCondition(best)
		n.parts = []ir.Value{n.at.Operand(0)}
		u.w.Count("Number of invariant conditions injected and unswitched", 1)
	}
	if best.at.Op() == ir.Select {
		n.freeze = !valuetracking.DefinedIn(best.at.Operand(0), u.l.Preheader(), u.w.CFG.Dom)
		n.at = u.branchOnSelect(best.at)
	} else {
		n.freeze = u.mustFreeze(n.at)
	}
	n.unswitch()
	return true
}

// mustFreeze reports whether a condition may be poison before the loop although the program never
// branches on poison, because the loop may not reach the branch.
func (u *unswitcher) mustFreeze(t *ir.Instr) bool {
	if !u.w.FlagBool("freeze-loop-unswitch-cond", true) || loop.NewSafety(u.w.CFG, u.l).SurelyExecuted(t) {
		return false
	}
	return !valuetracking.DefinedIn(throughTrivialSelect(t.Operand(0)), u.l.Preheader(), u.w.CFG.Dom)
}

func (n *nontrivial) unswitch() {
	n.plan()
	n.before, n.preheader = n.splitPreheader()
	for _, s := range n.sides {
		n.copyLoop(s)
	}
	n.connect()
	dead := n.rehang()
	found := n.refind(dead)
	n.replaceParts()
	n.closeLoops(found)
	n.report(found)
}

// plan decides which destinations get copies, and notes what there is before blocks are added.
func (n *nontrivial) plan() {
	b, dom := n.at.Block(), n.w.CFG.Dom
	targets := b.Succs() // the copies' ones
	if n.at.Op() == ir.Br {
		cond := throughTrivialSelect(n.at.Operand(0))
		n.whole = n.partial == nil && n.parts[0] == cond
		first := 0
		if n.partial != nil && !n.partial.known || !n.whole && isLogical(cond, ir.And) {
			n.either, first = false, 1
		}
		targets = []*ir.Block{n.at.Succ(first)}
		n.retained = n.at.Succ(1 - first)
	} else {
		n.whole, n.retained = true, n.at.Succ(0)
		targets = targets[1:]
	}
	n.after = map[*ir.Block]*ir.Block{}
	seen := map[*ir.Block]bool{n.retained: true}
	n.markAfter(b, n.retained)
	for _, to := range targets {
		if !seen[to] {
			seen[to] = true
			n.sides = append(n.sides, &side{to: to})
			n.markAfter(b, to)
		}
	}
	n.exits = n.l.Exits()
	for _, b := range n.l.Blocks {
		for _, k := range dom.Children(b) {
			if !n.l.Contains(k) && !slices.Contains(n.exits, k) {
				n.outside = append(n.outside, k)
			}
		}
	}
	n.outermost = n.l
	for _, x := range n.exits {
		top := topmostExiting(n.w.CFG.Loops, x)
		if top == nil {
			n.outermost = nil
			break
		}
		if top != n.outermost && top.ContainsLoop(n.outermost) {
			n.outermost = top
		}
	}
}

// markAfter marks the blocks that destination to dominates, if only the branch leads to it.
func (n *nontrivial) markAfter(b, to *ir.Block) {
	if !n.onlyFrom(b, to) {
		return
	}
	n.after[to] = to
	for work := []*ir.Block{to}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, k := range n.w.CFG.Dom.Children(x) {
			n.after[k] = to
			work = append(work, k)
		}
	}
}

// topmostExiting returns the outermost loop that b is in and leaves, or the one it is in.
func topmostExiting(lf *analysis.LoopForest, b *ir.Block) *analysis.Loop {
	top := lf.For(b)
	for l := top; l != nil; l = l.Parent {
		if leavesLoop(l, b) {
			top = l
		}
	}
	return top
}

func leavesLoop(l *analysis.Loop, b *ir.Block) bool {
	return slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return !l.Contains(s) })
}

// connect ends the block before the loops with the branch between them, and makes the branch in the
// original loop unconditional.
func (n *nontrivial) connect() {
	n.at.SetMD("make.implicit", nil)
	n.before.Term().Erase()
	if n.partial != nil {
		n.branchOnCopies()
		return
	}
	if !n.whole {
		n.branchOnParts(n.before, n.parts, n.either, n.sides[0].preheader(), n.preheader, n.before)
		return
	}
	b := n.at.Block()
	loc := n.at.DebugLoc()
	old := b.Succs()
	n.at.MoveToEnd(n.before)
	n.at.SetMD("dbg", nil)
	if n.at.Op() == ir.Br {
		n.at.SetSucc(0, n.sides[0].preheader())
		n.at.SetSucc(1, n.preheader)
		n.at.SetOperand(0, n.frozen(throughTrivialSelect(n.at.Operand(0))))
		old[0].RemovePred(b, true)
	} else {
		to := map[*ir.Block]*ir.Block{n.retained: n.preheader}
		for _, s := range n.sides {
			to[s.to] = s.preheader()
		}
		for k, x := range old {
			n.at.SetSucc(k, to[x])
		}
		if n.freeze {
			n.at.SetOperand(0, n.frozen(n.at.Operand(0)))
		}
		for _, x := range old[1:] {
			x.RemovePred(b, true)
		}
	}
	ir.AtEnd(b).Br(n.retained).SetMD("dbg", loc)
}

func (n *nontrivial) frozen(v ir.Value) ir.Value {
	if !n.freeze {
		return v
	}
	f := ir.NewInstr(ir.Freeze, v.Type(), v)
	f.InsertBefore(n.at)
	f.SetName(ir.NameOf(v) + ".fr")
	return f
}

// regions lists the blocks of the loop and of its copies, each with its preheader first and exits
// last, without those that are dead.
func (n *nontrivial) regions(dead map[*ir.Block]bool) [][]*ir.Block {
	out := [][]*ir.Block{slices.Concat([]*ir.Block{n.preheader}, n.l.Blocks, n.exits)}
	for _, s := range n.sides {
		out = append(out, slices.Clone(s.blocks))
	}
	for k := range out {
		out[k] = slices.DeleteFunc(out[k], func(b *ir.Block) bool { return dead[b] })
	}
	return out
}

// rehang makes the dominator tree that of the new graph, and returns the blocks that nothing leads
// to any more. An exit that only some of the copies leave by has joins for all of them; those after
// loops that do not leave by it are among the dead.
func (n *nontrivial) rehang() (dead map[*ir.Block]bool) {
	dom := n.w.CFG.Dom
	region := slices.Concat(slices.Concat(n.regions(nil)...), n.joins)
	in := make(map[*ir.Block]bool, len(region))
	for _, b := range region {
		in[b] = true
	}
	live := map[*ir.Block]bool{}
	for work := slices.Clone(n.before.Succs()); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if in[b] && !live[b] {
			live[b] = true
			work = append(work, b.Succs()...)
		}
	}
	dom.Rehang(n.before, slices.Concat(region, n.outside))
	dead = map[*ir.Block]bool{}
	var list []*ir.Block
	for _, b := range region {
		if !live[b] {
			dead[b] = true
			list = append(list, b)
		}
	}
	dom.RemoveBlocks(list)
	return dead
}

// refind deletes the dead blocks and recomputes the loops.
func (n *nontrivial) refind(dead map[*ir.Block]bool) *analysis.Refound {
	lf := n.w.CFG.Loops
	var copies, originals []*ir.Block
	for _, of := range slices.Concat(n.l.Blocks, n.exits) {
		for _, s := range n.sides {
			if s.copied[of] && dead[s.m.Block(of)] {
				copies = append(copies, s.m.Block(of))
			}
		}
	}
	for _, b := range copies {
		eraseEdges(b)
	}
	for _, b := range slices.Backward(slices.Concat(n.joins, n.exits, n.l.Blocks)) { // a join after what leads to it
		if dead[b] {
			eraseEdges(b)
			originals = append(originals, b)
		}
	}
	found := lf.Refind(n.l, n.regions(dead), originals, n.w.CFG.Dom)
	eraseBlocks(copies)
	eraseBlocks(originals)
	return found
}

// replaceParts makes the invariant truth values what they are in each loop. Of several parts
// nothing is known where one of them decided.
func (n *nontrivial) replaceParts() {
	if n.at.Op() == ir.Switch || n.partial != nil {
		return
	}
	dom, ctx := n.w.CFG.Dom, n.w.F.Ctx()
	for _, v := range n.parts {
		for use := range ir.Uses(v) {
			switch b := use.User().Block(); {
			case dom.Dominates(n.preheader, b):
				use.Set(ctx.NewBool(!n.either))
			case (n.whole || len(n.parts) == 1) && dom.Dominates(n.sides[0].preheader(), b):
				use.Set(ctx.NewBool(n.either))
			}
		}
	}
}

// closeLoops puts the loops whose exits have changed into LCSSA form with dedicated exits, inner
// ones first.
func (n *nontrivial) closeLoops(found *analysis.Refound) {
	cfg := n.w.CFG
	parent := found.Around
	update := func(l *analysis.Loop) {
		loop.CloseLoop(cfg, l)
		loop.DedicateExits(cfg, l)
	}
	for _, l := range found.Siblings {
		update(l)
		if l.Parent == nil {
			n.outermost = nil
		}
	}
	if !found.Gone(n.l) {
		update(n.l)
		if n.l.Parent == nil {
			n.outermost = nil
		}
	}
	if n.outermost != n.l {
		for p := parent; p != n.outermost; p = p.Parent {
			update(p)
		}
	}
}

// doneID returns the loop's metadata with one more hint.
func (n *nontrivial) doneID(hint string) *ir.MDNode {
	var list []ir.MD
	if id := n.l.ID(); id != nil {
		for _, f := range id.Fields[1:] {
			list = append(list, f.Value)
		}
	}
	return loopmd.New(append(list, n.w.Hint(hint)))
}

// report tells the walk which loops there are now.
func (n *nontrivial) report(found *analysis.Refound) {
	for _, l := range found.Lost {
		n.w.Deleted(l)
	}
	var beside []*analysis.Loop
	for _, l := range found.Siblings {
		if l.Parent == found.Around {
			beside = append(beside, l)
		}
	}
	n.w.AddSiblings(beside...)
	switch {
	case found.Gone(n.l):
	case n.partial != nil: // else the same would be found again
		n.l.SetID(n.doneID(partialDisable))
	case n.injected:
		n.l.SetID(n.doneID(injectionDisable))
	default:
		n.w.Revisit()
	}
	what := "Number of branches unswitched"
	if n.at.Op() == ir.Switch {
		what = "Number of switches unswitched"
	}
	n.w.Count(what, 1)
}
