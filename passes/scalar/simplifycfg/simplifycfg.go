// Package simplifycfg is LLVM's simplifycfg: it makes the control-flow graph smaller, block by
// block, until nothing changes.
//
//	entry: br i1 %c, label %a, label %b           entry: %r = select i1 %c, i32 1, i32 2
//	a:     br label %m                                    ret i32 %r
//	b:     br label %m                       ⇒
//	m:     %r = phi i32 [ 1, %a ], [ 2, %b ]
//	       ret i32 %r
//
// First, unreachable blocks are deleted (alive.go), and blocks that return are merged into one,
// common.ret. Each block is then simplified in LLVM's order (simplifyBlock), so that names and
// shapes are LLVM's:
//   - branches on constants, and branches with one destination, become unconditional
//     (rewrite.FoldTerminator);
//   - equal φs are merged; edges that lead to undefined behaviour are removed (undefined.go); a
//     block is merged into its only predecessor;
//   - a diamond or triangle around cheap code becomes selects (select.go);
//   - predecessors of a block that only branches get its successor (empty.go);
//   - compares of one value with constants become switches, and switches on it are merged
//     (equality.go, chain.go);
//   - conditions that a dominating branch implies are folded (implied.go); two branches with a
//     common destination are merged (common_dest.go, condbr.go); a branch whose direction depends
//     on the predecessor is threaded (thread.go);
//   - equal first instructions of successors are hoisted (hoist.go), equal last instructions of
//     predecessors are sunk (package tail), conditional stores to one address are merged (stores.go);
//   - switches lose dead cases and become compares or selects (switch.go, switch_select.go); φs get
//     the switched value in place of constants equal to it (forward.go); switches become tables
//     (lookup.go, package table), or switch on a function of their value whose cases are dense
//     (switch_range.go);
//   - exceptions that are only caught to resume unwinding are not caught (resume.go, invoke.go).
//
// Invariants: a loop that had one latch and a preheader keeps them (option keep-loops). No
// convergent call, trap or memory access is executed where the program did not execute it. Hoisted
// instructions lose metadata that promises anything. Branch weights are updated with branches and
// switches, and a predictable branch is not replaced by a select.
//
// Cost: every rule looks at a block, its neighbours and the branches that dominate it within limits
// that are declared beside the rule; blocks are visited again until a whole walk changes nothing.
//
// Not handled, unlike LLVM: cleanup pads of Windows that do nothing.
package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg/tail"
	"opt-go/passes/simplify"
)

// Run simplifies the control-flow graph of f.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	s := &simplifier{c: c, f: f, q: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}, options: optionsOf(c)}
	changed := s.removeUnreachable()
	changed = s.exits > 1 && s.mergeReturns() || changed
	for s.iterate() {
		changed = true
		if !s.removeUnreachable() {
			break
		}
	}
	return pass.ChangedCFG(changed)
}

type simplifier struct {
	options
	c       *pass.Context
	f       *ir.Func
	q       *simplify.Query
	headers []bool // targets of back edges, by Block.ID

	// As markAlive found the function:
	exits   int  // blocks that return or resume unwinding
	divides bool // there are divisions of integers

	lastEdge map[*ir.Instr]int // of φs with many edges, the one that incomingFor found last
}

// iterate visits all blocks until none changes; it reports whether any did.
func (s *simplifier) iterate() bool {
	s.findHeaders()
	changed := false
	for again := true; again; {
		again = false
		for b := s.f.Entry(); b != nil; {
			next := b.Next() // taken first: the visit may erase b
			if s.simplifyUntilStable(b) {
				again = true
				s.c.Count("Number of blocks simplified", 1)
			}
			b = next
		}
		changed = changed || again
	}
	return changed
}

// simplifyUntilStable repeats simplifyBlock while it requests another visit.
func (s *simplifier) simplifyUntilStable(b *ir.Block) bool {
	changed := false
	for again := true; again && s.linked(b); {
		var did bool
		did, again = s.simplifyBlock(b)
		changed = changed || did
	}
	return changed
}

// linked reports whether b is still in the function.
func (s *simplifier) linked(b *ir.Block) bool {
	return b == s.f.Entry() || b.Prev() != nil
}

// findHeaders marks the targets of back edges, that is edges to blocks that are still on the stack
// of the depth-first search: the target is not after the source in reverse postorder.
func (s *simplifier) findHeaders() {
	s.headers = make([]bool, s.f.BlockBound())
	g := s.f.CFG()
	for n := range g.Reached() {
		for _, m := range g.Succs(int32(n)) {
			if m <= int32(n) {
				s.headers[g.Blocks()[m].ID()] = true
			}
		}
	}
}

// isHeader reports whether b was the target of a back edge when the blocks were visited first.
func (s *simplifier) isHeader(b *ir.Block) bool {
	return b.ID() < len(s.headers) && s.headers[b.ID()]
}

// simplifyBlock visits b once. It reports whether anything changed and whether b should be visited
// again at once. Afterwards b may have been deleted.
func (s *simplifier) simplifyBlock(b *ir.Block) (changed, again bool) {
	if !b.IsEntry() && (!b.HasPreds() || b.SinglePred() == b) {
		s.deleteBlock(b)
		return true, false
	}
	changed = rewrite.FoldTerminator(b)
	changed = s.mergeEqualPhis(b) || changed
	if s.dropUndefinedPred(b) {
		return true, true
	}
	if s.mergeIntoPred(b) || s.sink && tail.Sink(b, tail.Options{Target: s.c.Target, Predicated: s.predicated}, s.splitPreds) || s.speculate && s.foldTwoEntryPhi(b) {
		return true, false
	}
	var did bool
	switch t := b.Term(); t.Op() {
	case ir.Br:
		if t.IsCondBr() {
			did, again = s.simplifyCondBr(b)
		} else {
			did = s.bypassEmpty(b) || rewrite.ShareLandingPad(b)
		}
	case ir.Switch:
		did = s.simplifySwitch(b)
		again = did
	case ir.IndirectBr:
		did, again = rewrite.FoldIndirectBr(b)
	case ir.Unreachable:
		did = s.trimUnreachable(b)
	case ir.Resume:
		did = s.dropEmptyCleanup(b)
	}
	return changed || did, again
}

// simplifyCondBr visits a conditional branch.
func (s *simplifier) simplifyCondBr(b *ir.Block) (changed, again bool) {
	if !s.condBranch {
		return false, false
	}
	t := b.Term()
	if comparedValue(t) != nil && (s.decidedByPred(b) || s.isBareCompare(b) && s.foldIntoPreds(b)) {
		return true, true
	}
	if s.chainToSwitch(b) {
		return true, false
	}
	did := s.joinCondBr(b)
	return did, did
}

// joinCondBr is the second half of simplifyCondBr: it uses facts about the condition from other
// blocks, and merges the branch with those of neighbouring blocks.
func (s *simplifier) joinCondBr(b *ir.Block) bool {
	if s.impliedByPred(b) || s.speculate && s.foldToCommonDest(b) {
		return true
	}
	t := b.Term()
	yes, no := t.Succ(0), t.Succ(1)
	switch {
	case yes.SinglePred() != nil && no.SinglePred() != nil:
		if s.hoistCommon(b) {
			return true
		}
	case yes.SinglePred() != nil && yes.BranchSucc() == no:
		if s.speculate && s.speculateSide(b, yes, no) {
			return true
		}
	case no.SinglePred() != nil && no.BranchSucc() == yes:
		if s.speculate && s.speculateSide(b, no, yes) {
			return true
		}
	}
	if s.threadKnown(b) {
		return true
	}
	for _, p := range b.Preds() {
		if pt := p.Term(); pt != t && pt.IsCondBr() && s.mergeCondBrs(pt, t) {
			return true
		}
	}
	p := commonSource(b)
	if s.mergeStores && p != nil && p.Term() != t && p.Term().IsCondBr() && s.mergeCondStores(p.Term(), t) {
		return true
	}
	return s.mergeNestedCondBr(t)
}

// commonSource returns the block from which all predecessors of b come, by edges of their own.
func commonSource(b *ir.Block) *ir.Block {
	var source *ir.Block
	for _, p := range b.Preds() {
		q := p.SinglePred()
		if q == nil || source != nil && source != q {
			return nil
		}
		source = q
	}
	return source
}

// deleteBlock removes a block without predecessors other than itself.
func (s *simplifier) deleteBlock(b *ir.Block) {
	for _, n := range b.Succs() {
		if n != b {
			n.RemovePred(b, false)
		}
	}
	b.EraseInstrs()
	b.Unlink()
}

// mergeEqualPhis replaces φs that are equal to an earlier one of the block.
func (s *simplifier) mergeEqualPhis(b *ir.Block) bool {
	var seen []*ir.Instr
	for phi := range b.Phis() {
		for _, p := range seen {
			if p.Type() == phi.Type() && samePhi(p, phi) {
				ir.ReplaceAllUses(phi, p)
				phi.Erase()
				return true
			}
		}
		if seen = append(seen, phi); len(seen) > maxPhisCompared {
			return false
		}
	}
	return false
}

// maxPhisCompared bounds the quadratic comparison of a block's φs.
const maxPhisCompared = 32

func samePhi(p, q *ir.Instr) bool {
	if p.NumIncoming() != q.NumIncoming() {
		return false
	}
	for k := range p.NumIncoming() {
		if p.IncomingBlock(k) != q.IncomingBlock(k) || p.Operand(k) != q.Operand(k) {
			return false
		}
	}
	return true
}

// mergeIntoPred merges b into its only predecessor when that has no other successor.
func (s *simplifier) mergeIntoPred(b *ir.Block) bool {
	p := b.UniquePred()
	if p == nil || p == b || b.AddressTaken() || p.UniqueSucc() != b || b.IsEntry() || rewrite.BeginsTurn(b) {
		return false
	}
	if t := p.Term(); t.Op() != ir.Br && t.Op() != ir.Switch {
		return false
	}
	for phi := range b.Phis() {
		v := phi.Operand(0)
		if v == ir.Value(phi) {
			v = ir.NewPoison(phi.Type())
		}
		ir.ReplaceAllUses(phi, v)
		phi.Erase()
	}
	p.Term().Erase()
	b.MoveAll(p)
	for _, n := range p.Succs() {
		n.ReplacePhiUsesWith(b, p)
	}
	if b.Name() != "" && p.Name() == "" {
		name := b.Name()
		b.SetName("")
		p.SetName(name)
	}
	b.Unlink()
	return true
}

// mergeReturns lets all blocks that return, or resume unwinding, do so in one block.
func (s *simplifier) mergeReturns() bool {
	changed := false
	for _, op := range []ir.Op{ir.Ret, ir.Resume} {
		var blocks []*ir.Block
		for b := range s.f.Blocks() {
			if t := b.Term(); t.Op() == op && b.ReturnedCall() == nil {
				blocks = append(blocks, b)
			}
		}
		if len(blocks) < 2 {
			continue
		}
		changed = true
		s.commonExit(op, blocks)
	}
	return changed
}

func (s *simplifier) commonExit(op ir.Op, blocks []*ir.Block) {
	name := "common." + op.String()
	exit := s.f.NewBlockBefore(blocks[0], name)
	var operand []ir.Value
	if first := blocks[0].Term(); first.NumOperands() > 0 {
		phi := ir.NewInstr(ir.Phi, first.Operand(0).Type())
		exit.Append(phi)
		phi.SetName(name + ".op")
		for _, b := range blocks {
			phi.AddIncoming(b.Term().Operand(0), b)
		}
		operand = []ir.Value{phi}
	}
	end := exit.Append(ir.NewInstr(op, s.f.Ctx().Void, operand...))
	end.SetMD("dbg", blocks[0].Term().DebugLoc())
	for _, b := range blocks {
		t := b.Term()
		end.SetMD("dbg", rewrite.MergeLocations(end.DebugLoc(), t.DebugLoc()))
		br := ir.NewInstr(ir.Br, s.f.Ctx().Void, exit)
		br.CopyDebugLoc(t)
		t.Erase()
		b.Append(br)
	}
}
