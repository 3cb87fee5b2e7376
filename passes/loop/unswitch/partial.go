package unswitch

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/pass"
)

// Conditions that stay what they are on one path through the loop, because nothing on it writes
// what they load. Once that path is taken, it is taken for good:
//
//	header: %c = icmp eq (load %p), 100      before: br (icmp eq (load %p), 100), header.us, header
//	        br %c, noclobber, clobber        header.us: br noclobber.us   ; never asks again
//	noclobber: … → header                ⇒   header: as before
//	clobber: store …, %p → header
//
// The load comes earlier than in the program, so that control must get from the start of the header
// to the branch.

// partial is a condition that holds its value on one path.
type partial struct {
	known  bool        // the value of the condition that leads there
	instrs []*ir.Instr // what is computed before the loop, the condition first
}

const partialDisable = "llvm.loop.unswitch.partial.disable"

// partialCondition looks for a path through the loop on which the header's condition cannot change.
// LLVM does this where the pipeline has memory SSA.
func (u *unswitcher) partialCondition() *partial {
	if !u.w.MemorySSA || loopmd.Find(u.l.ID(), partialDisable) != nil {
		return nil
	}
	t := u.l.Header.Term()
	if !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return nil
	}
	instrs, locs := u.reloaded(t)
	if instrs == nil {
		return nil
	}
	for k := range 2 {
		if u.unchangedFrom(t.Succ(k), locs) {
			return &partial{known: k == 0, instrs: instrs}
		}
	}
	return nil
}

// reloaded lists the instructions of the loop that a branch's condition is computed by, the
// condition first, and the memory that they read; nil: they are others than loads and addresses.
func (u *unswitcher) reloaded(t *ir.Instr) (instrs []*ir.Instr, locs []alias.Location) {
	cond, ok := t.Operand(0).(*ir.Instr)
	if !ok || cond.Op() != ir.ICmp && cond.Op() != ir.FCmp && cond.Op() != ir.Trunc || !u.l.Contains(cond.Block()) {
		return nil, nil
	}
	instrs = []*ir.Instr{cond}
	var work []ir.Value
	push := func(i *ir.Instr) {
		for _, v := range i.Operands() {
			work = append(work, v)
		}
	}
	push(cond)
	for len(work) > 0 {
		i, ok := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !ok || !u.l.Contains(i.Block()) {
			continue
		}
		switch {
		case i.Op() == ir.Load && i.IsSimple():
			loc, _ := alias.LocationOf(i)
			locs = append(locs, loc)
		case i.Op() == ir.GetElementPtr:
		default:
			return nil, nil
		}
		if len(instrs) >= int(u.w.FlagInt(memoryLimitFlag, 100)) {
			return nil, nil
		}
		instrs = append(instrs, i)
		push(i)
	}
	for i := range u.l.Header.Instrs() {
		if !i.IsTerminator() && !analysis.TransfersControl(i) {
			return nil, nil
		}
	}
	if u.declaresScopes() { // they hold within one iteration
		for k := range locs {
			locs[k].Tags.Scope, locs[k].Tags.NoAlias = nil, nil
		}
	}
	return instrs, locs
}

func (u *unswitcher) declaresScopes() bool {
	for _, b := range u.l.Blocks {
		for i := range b.Instrs() {
			if i.IntrinsicID() == "llvm.experimental.noalias.scope.decl" {
				return true
			}
		}
	}
	return false
}

// unchangedFrom reports whether nothing between the header's successor and the next iteration, nor
// in the header, writes any of the memory. A path that leaves at once is none.
func (u *unswitcher) unchangedFrom(succ *ir.Block, locs []alias.Location) bool {
	header := u.l.Header
	seen := map[*ir.Block]bool{header: true}
	path := []*ir.Block{header}
	for work := []*ir.Block{succ}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !u.l.Contains(b) || seen[b] {
			continue
		}
		seen[b] = true
		path = append(path, b)
		work = append(work, b.Succs()...)
	}
	if len(path) < 2 {
		return false
	}
	batch := pass.Get(u.w.Context, u.w.F, alias.AA).Batch()
	left := int(u.w.FlagInt(memoryLimitFlag, 100))
	for _, b := range path {
		for i := range b.Instrs() {
			if !analysis.MayWrite(i) {
				continue
			}
			if left--; left <= 0 {
				return false
			}
			for _, loc := range locs {
				if batch.ModRef(i, loc)&analysis.Mod != 0 {
					return false
				}
			}
		}
	}
	return true
}

// branchOnCopies ends the block before the loops with the condition as it is on entry.
func (n *nontrivial) branchOnCopies() {
	m := ir.NewValueMap(n.w.F, n.w.F)
	end := ir.AtEnd(n.before)
	var cond ir.Value
	for k := len(n.partial.instrs) - 1; k >= 0; k-- {
		i := n.partial.instrs[k]
		if m.Get(i) != ir.Value(i) { // several instructions of the list use it
			continue
		}
		cond = end.Insert(m.Clone(i), "")
	}
	yes, no := n.sides[0].preheader(), n.preheader
	if !n.partial.known {
		yes, no = no, yes
	}
	end.CondBr(cond, yes, no)
}
