package codegenprepare

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Blocks that hold φs and a branch only: their predecessors branch to where they branch to, and the
// φs there take over.

func (p *preparation) removeEmptyBlocks() bool {
	pass.Invalidate(p.f, pass.None)
	preheaders := map[*ir.Block]bool{}
	for _, l := range pass.Get(p.c, p.f, analysis.Loops).Postorder() {
		if b := l.Preheader(); b != nil {
			preheaders[b] = true
		}
	}
	changed := false
	var blocks []*ir.Block
	alive := map[*ir.Instr]bool{}
	for b := p.f.Entry().Next(); b != nil; b = b.Next() {
		if p.removeDeadPhis(b, alive) {
			changed = true
			clear(alive)
		}
		blocks = append(blocks, b)
	}
	into := map[*ir.Block]*ir.Block{} // blocks merged into their predecessors, which are visited again
	for _, b := range blocks {
		for b.Term() == nil && into[b] != nil {
			b = into[b]
		}
		if b.Term() == nil {
			continue
		}
		if dest := p.emptyTarget(b); dest != nil && p.worthMerging(b, dest, preheaders[b]) {
			p.removeEmpty(b, dest)
			if dest.Term() == nil {
				into[dest] = b
			}
			changed = true
		}
	}
	return changed
}

// removeDeadPhis erases φs that have no users, or whose only users are each other in a cycle, and
// the operands that become dead. alive are values that deadCircle has found live; it adds to them.
func (p *preparation) removeDeadPhis(b *ir.Block, alive map[*ir.Instr]bool) bool {
	changed := false
	var phis []*ir.Instr
	for phi := range b.Phis() {
		phis = append(phis, phi)
	}
	for _, phi := range phis {
		if phi.Block() == nil {
			continue
		}
		if i := deadCircle(phi, alive); i != nil {
			if ir.HasUses(i) {
				ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
			}
			rewrite.EraseDead(i)
			changed = true
		}
	}
	return changed
}

// deadCircle follows the only user of each value. It returns a value that has no user, or that
// comes again, when all values on the path are free of effects. Otherwise all of them are live: a
// later search may stop at any of them, so that chains of φs cost their length once.
func deadCircle(i *ir.Instr, alive map[*ir.Instr]bool) *ir.Instr {
	var way []*ir.Instr
	seen := map[*ir.Instr]bool{}
	for i != nil && !alive[i] && !analysis.HasSideEffects(i) && !i.IsTerminator() {
		if !ir.HasUses(i) || seen[i] {
			return i
		}
		seen[i] = true
		way = append(way, i)
		i = onlyUser(i)
	}
	for _, x := range way {
		alive[x] = true
	}
	return nil
}

// onlyUser returns the only instruction that uses i, once or more often, or nil.
func onlyUser(i *ir.Instr) *ir.Instr {
	only := (*ir.Instr)(nil)
	for u := range ir.Users(i) {
		if only != nil && u != only {
			return nil
		}
		only = u
	}
	return only
}

// emptyTarget returns where b, if it holds nothing but φs, branches to, when both can be merged.
func (p *preparation) emptyTarget(b *ir.Block) *ir.Block {
	t := b.Term()
	if t.Op() != ir.Br || t.IsCondBr() || analysis.FirstReal(b) != t || b.AddressTaken() {
		return nil
	}
	dest := t.Succ(0)
	if dest == b || !mergeable(b, dest) {
		return nil
	}
	return dest
}

// mergeable reports whether b's φs are used by dest's φs only, and have the same values as these
// for common predecessors.
func mergeable(b, dest *ir.Block) bool {
	for phi := range b.Phis() {
		for u := range ir.Users(phi) {
			if u.Block() != dest || u.Op() != ir.Phi {
				return false
			}
			for k := range u.NumIncoming() {
				if d := asInstr(u.Operand(k)); d != nil && d.Block() == b && u.IncomingBlock(k) != b {
					return false
				}
			}
		}
	}
	if dest.First().Op() != ir.Phi {
		return true
	}
	for _, q := range b.UniquePreds() { // mostly one, where dest may have thousands
		if dest.First().IncomingFor(q) == nil {
			continue
		}
		for phi := range dest.Phis() {
			there := phi.IncomingFor(b)
			if d := asInstr(there); d != nil && d.Op() == ir.Phi && d.Block() == b {
				there = d.IncomingFor(q)
			}
			if phi.IncomingFor(q) != there {
				return false
			}
		}
	}
	return true
}

// worthMerging: preheaders stay where an edge would become critical, and successors of a switch
// where the copies for φs would move above it. Without a profile all edges of a switch are equally
// likely.
func (p *preparation) worthMerging(b, dest *ir.Block, preheader bool) bool {
	if single := b.SinglePred(); preheader && !p.c.FlagBool("disable-preheader-prot", false) && (single == nil || single.SingleSucc() == nil) {
		return false
	}
	for _, q := range b.Preds() {
		if q.Term().Op() == ir.CallBr {
			for _, s := range q.Succs() {
				if s == dest {
					return false
				}
			}
		}
	}
	pred := b.UniquePred()
	if pred == nil || pred.Term().Op() != ir.Switch || analysis.FirstReal(b) != b.Term() {
		return true
	}
	edges := edgesTo(pred, b)
	for _, q := range dest.UniquePreds() {
		if q == b || !sameIncoming(dest, b, q) {
			continue
		}
		if q == pred {
			return true
		}
		if q.UniquePred() == pred && p.emptyTarget(q) == dest {
			edges += edgesTo(pred, q)
		}
	}
	return pred.NumSuccs() <= 2*edges
}

func edgesTo(from, to *ir.Block) int {
	n := 0
	for _, s := range from.Succs() {
		if s == to {
			n++
		}
	}
	return n
}

func sameIncoming(dest, a, b *ir.Block) bool {
	for phi := range dest.Phis() {
		if phi.IncomingFor(a) != phi.IncomingFor(b) {
			return false
		}
	}
	return true
}

// removeEmpty removes b, or dest where b is its only predecessor.
func (p *preparation) removeEmpty(b, dest *ir.Block) {
	if dest.SinglePred() == b {
		(&rewrite.CFG{}).MergeIntoPred(dest)
		return
	}
	preds := b.Preds()
	if first := b.First(); first.Op() == ir.Phi {
		preds = nil
		for k := range first.NumIncoming() {
			preds = append(preds, first.IncomingBlock(k))
		}
	}
	for phi := range dest.Phis() {
		in := phi.IncomingFor(b)
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == b {
				phi.RemoveIncoming(k)
				break
			}
		}
		if d := asInstr(in); d != nil && d.Op() == ir.Phi && d.Block() == b {
			for k := range d.NumIncoming() {
				phi.AddIncoming(d.Operand(k), d.IncomingBlock(k))
			}
			continue
		}
		for _, q := range preds {
			phi.AddIncoming(in, q)
		}
	}
	ir.ReplaceAllUses(b, dest)
	b.EraseInstrs()
	b.Erase()
}
