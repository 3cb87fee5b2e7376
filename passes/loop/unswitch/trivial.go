package unswitch

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/loop"
)

// trivial unswitches the branches that the header ends with, and those that are reached from it
// without any effect, as long as they leave the loop in one direction by themselves.
func (u *unswitcher) trivial() bool {
	changed := false
	seen := map[*ir.Block]bool{}
	for b := u.l.Header; u.l.Contains(b) && !seen[b]; {
		seen[b] = true
		for i := range b.Instrs() {
			if analysis.HasSideEffects(i) {
				return changed
			}
		}
		switch t := b.Term(); {
		case t.Op() == ir.Switch:
			if ir.IsConst(t.Operand(0)) || !u.trivialSwitch(t) {
				return changed
			}
		case t.IsCondBr():
			if ir.IsConst(throughTrivialSelect(t.Operand(0))) || !u.trivialBranch(t) {
				return changed
			}
		default:
			return changed
		}
		changed = true
		t := b.Term()
		if t.Op() != ir.Br || t.IsCondBr() {
			return changed
		}
		b = t.Succ(0)
	}
	return changed
}

// invariantOnEdges reports whether the φs of an exit have only invariant incoming values from one
// of its blocks.
func (u *unswitcher) invariantOnEdges(from, exit *ir.Block) bool {
	for phi := range exit.Phis() {
		for k, v := range phi.Operands() {
			if phi.IncomingBlock(k) == from && !u.l.Invariant(v) {
				return false
			}
		}
	}
	return true
}

// trivialBranch hoists a conditional branch that leaves the loop, or the invariant part of its
// condition, out of the loop.
func (u *unswitcher) trivialBranch(t *ir.Instr) bool {
	cond := throughTrivialSelect(t.Operand(0))
	full := u.l.Invariant(cond)
	parts := []ir.Value{cond}
	if !full {
		i, ok := cond.(*ir.Instr)
		if !ok {
			return false
		}
		if parts = u.invariantParts(i); len(parts) == 0 {
			return false
		}
	}
	side := 0
	if u.l.Contains(t.Succ(0)) {
		side = 1
	}
	exit, onward, from := t.Succ(side), t.Succ(1-side), t.Block()
	if u.l.Contains(exit) || !u.invariantOnEdges(from, exit) {
		return false
	}
	if !full && !isLogical(cond, [2]ir.Op{ir.Or, ir.And}[side]) {
		return false
	}
	before, preheader := u.splitPreheader()
	to := exit
	if !full || exit.UniquePred() == nil {
		to = u.w.CFG.SplitBlock(exit.FirstNonPhi(), exit.Name()+".split")
	}
	before.Term().Erase()
	if full {
		t.MoveToEnd(before)
		t.SetOperand(0, cond)
		t.SetSucc(side, to)
		t.SetSucc(1-side, preheader)
		ir.AtEnd(from).Br(onward)
	} else {
		u.branchOnParts(before, parts, side == 0, to, preheader, nil)
	}
	if to == exit {
		exit.ReplacePhiUsesWith(from, before)
	} else {
		moveEdges(exit, to, from, before, full)
	}
	u.rehang(before, preheader, to)
	for _, v := range parts {
		u.replaceInLoop(v, side == 1)
	}
	if full {
		loop.HoistLoop(u.w.CFG, u.l, preheader)
	}
	u.w.Count("Number of branches unswitched", 1)
	u.w.Count("Number of unswitches that are trivial", 1)
	return true
}

// splitPreheader gives the loop a new preheader; the old one is where the decision comes.
func (u *unswitcher) splitPreheader() (before, preheader *ir.Block) {
	before = u.l.Preheader()
	return before, u.w.CFG.SplitBlock(before.Term(), before.Name()+".split")
}

// moveEdges gives the block to, split off an exit, φs of what reaches it from the block before the
// loop and from the rest of the exit. With gone, the edges from inside the loop to the exit are
// gone.
func moveEdges(exit, to, from, before *ir.Block, gone bool) {
	at := to.First()
	for phi := range exit.Phis() {
		n := ir.NewInstr(ir.Phi, phi.Type())
		n.InsertBefore(at)
		n.SetName(phi.Name() + ".split")
		for k := phi.NumIncoming() - 1; k >= 0; k-- {
			if phi.IncomingBlock(k) != from {
				continue
			}
			v := phi.Operand(k)
			if gone {
				phi.RemoveIncoming(k)
			}
			n.AddIncoming(v, before)
		}
		ir.ReplaceAllUses(phi, n)
		n.AddIncoming(phi, exit)
	}
}

// rehang updates the dominator tree for new edges from before, which had one successor, to exits of
// the loop, and for edges inside the loop to exits that are gone. What the loop's blocks dominate
// outside may now be dominated by before only.
func (u *unswitcher) rehang(before, preheader *ir.Block, targets ...*ir.Block) {
	dom := u.w.CFG.Dom
	region := []*ir.Block{preheader}
	for _, b := range u.l.Blocks {
		for _, k := range dom.Children(b) {
			if !u.l.Contains(k) {
				region = append(region, k)
			}
		}
	}
	for _, t := range targets {
		if !slices.Contains(region, t) {
			region = append(region, t)
		}
	}
	dom.Rehang(before, region)
}

// trivialSwitch moves a switch on an invariant value, as far as it leaves the loop, before the
// loop.
func (u *unswitcher) trivialSwitch(t *ir.Instr) bool {
	if !u.l.Invariant(t.Operand(0)) {
		return false
	}
	from := t.Block()
	s := &switchSplit{u: u, t: t, from: from, split: map[*ir.Block]*ir.Block{}}
	s.defaultExits = s.leaves(t.Succ(0))
	var exits []int
	for k := range t.NumCases() {
		if _, d := t.Case(k); s.leaves(d) {
			exits = append(exits, k)
		}
	}
	if len(exits) == 0 && !s.defaultExits {
		return false
	}
	s.take(exits)
	s.moveOut()
	s.reduce()
	targets := slices.Clone(s.targets)
	u.rehang(s.before, s.preheader, targets...)
	loop.HoistLoop(u.w.CFG, u.l, s.preheader)
	u.w.Count("Number of switches unswitched", 1)
	u.w.Count("Number of unswitches that are trivial", 1)
	return true
}

// switchSplit is a switch of which a part is moved out.
type switchSplit struct {
	u                 *unswitcher
	t                 *ir.Instr
	from              *ir.Block
	before, preheader *ir.Block
	defaultExits      bool
	defaultTo         *ir.Block
	cases             []exitCase // the last one first
	split             map[*ir.Block]*ir.Block
	targets           []*ir.Block // of the new switch, outside
	weights           []uint64    // of the old switch, without those of the cases that were taken out; nil: it has none
}

type exitCase struct {
	value  *ir.Const
	to     *ir.Block
	weight uint64
}

// leaves reports whether a destination is an exit that can be reached from outside. One that is
// only unreachable is left: it may be the rest of an earlier unswitching.
func (s *switchSplit) leaves(d *ir.Block) bool {
	if s.u.l.Contains(d) || !s.u.invariantOnEdges(s.from, d) {
		return false
	}
	return d.Term().Op() != ir.Unreachable || analysis.FirstReal(d) != d.Term()
}

// take removes the cases that leave from the switch.
func (s *switchSplit) take(exits []int) {
	if s.defaultExits {
		s.defaultTo = s.t.Succ(0)
		s.t.OperandUse(1).Set(nil)
	}
	for _, w := range frequency.BranchWeights(s.t) {
		s.weights = append(s.weights, uint64(w))
	}
	for _, k := range slices.Backward(exits) {
		v, d := s.t.Case(k)
		s.cases = append(s.cases, exitCase{v, d, s.removeWeight(k + 1)})
		s.t.RemoveCase(k)
	}
}

// removeWeight takes the weight of a successor out, as RemoveCase takes the case.
func (s *switchSplit) removeWeight(k int) (w uint64) {
	if s.weights == nil {
		return 0
	}
	last := len(s.weights) - 1
	w = s.weights[k]
	s.weights[k] = s.weights[last]
	s.weights = s.weights[:last]
	return w
}

// moveOut makes the switch before the loop.
func (s *switchSplit) moveOut() {
	s.before, s.preheader = s.u.splitPreheader()
	s.before.Term().Erase()
	n := ir.AtEnd(s.before).Insert(ir.NewInstr(ir.Switch, s.t.Type(), s.t.Operand(0), s.preheader), "")
	n.CopyDebugLoc(s.t)
	if s.defaultExits {
		s.defaultTo = s.outside(s.defaultTo)
	}
	for k := len(s.cases) - 1; k >= 0; k-- {
		s.cases[k].to = s.outside(s.cases[k].to)
	}
	weights := []uint64{0}
	for _, c := range slices.Backward(s.cases) {
		n.AddCase(c.value, c.to)
		weights = append(weights, c.weight)
	}
	if s.defaultExits {
		n.SetSucc(0, s.defaultTo)
		for k := range s.t.NumCases() {
			v, _ := s.t.Case(k)
			n.AddCase(v, s.preheader)
		}
	}
	switch {
	case s.weights == nil:
		return
	case s.defaultExits:
		weights[0] = s.weights[0]
		weights = append(weights, s.weights[1:]...)
	default: // all that the loop keeps
		for _, w := range s.weights {
			weights[0] += w
		}
	}
	frequency.SetBranchWeights(n, weights...)
}

// outside returns the block that takes the place of an exit for the new switch: itself where no
// edge from the loop is left.
func (s *switchSplit) outside(exit *ir.Block) *ir.Block {
	if n := s.split[exit]; n != nil {
		return n
	}
	n := exit
	if len(exit.Preds()) == 0 {
		exit.ReplacePhiUsesWith(s.from, s.before)
	} else {
		n = s.u.w.CFG.SplitBlock(exit.FirstNonPhi(), exit.Name()+".split")
		moveEdges(exit, n, s.from, s.before, true)
	}
	s.split[exit] = n
	s.targets = append(s.targets, n)
	return n
}

// reduce replaces the rest of the switch in the loop by a branch where it has one destination.
func (s *switchSplit) reduce() {
	var common *ir.Block
	one := true
	for k := range s.t.NumCases() {
		_, d := s.t.Case(k)
		one = one && (common == nil || d == common)
		common = d
	}
	if !s.defaultExits {
		one = one && (common == nil || common == s.t.Succ(0))
		common = s.t.Succ(0)
	}
	if one {
		for k := range s.t.NumCases() {
			if k > 0 || !s.defaultExits {
				common.RemovePred(s.from, true)
			}
		}
		ir.AtEnd(s.from).Br(common).CopyDebugLoc(s.t)
		s.t.Erase()
		return
	}
	if s.defaultExits {
		last := s.t.NumCases() - 1
		_, d := s.t.Case(last)
		s.t.SetSucc(0, d)
		s.t.RemoveCase(last)
		if s.weights != nil {
			s.weights[0] = s.removeWeight(last + 1)
		}
	}
	if s.weights != nil {
		frequency.SetBranchWeights(s.t, s.weights...)
	}
}
