package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
)

// PRE of loads. Where the value is available from all predecessors of the load's block but one, a
// copy of the load goes into that one, and a φ replaces the load.

// placement is where loads are needed.
type placement struct {
	preds []*ir.Block             // blocks with no other successor
	split []*ir.Block             // sources of critical edges, which are split
	hoist map[*ir.Block]*ir.Instr // sources whose other successor loads the same, so that the load may stand in the source itself
	order []*ir.Block             // of hoist
}

// preLoad removes a load by inserting one at the end of a predecessor. It reports whether anything
// changed.
func (g *gvn) preLoad(i *ir.Instr, values []available, missing []*ir.Block) bool {
	top, speculative, ok := g.topOf(i, missing)
	if !ok {
		return false
	}
	p, ok := g.place(i, top, values, missing)
	if !ok || len(p.preds)+len(p.split) > 1 || len(p.preds)+len(p.split)+len(p.order) == 0 {
		return false
	}
	if speculative && !analysis.SafeToSpeculate(i) {
		return false
	}
	splitSome := false
	for _, from := range p.split {
		b := g.splitEdge(from, top)
		if b == nil {
			return splitSome
		}
		p.preds = append(p.preds, b)
		splitSome = true
	}
	p.preds = append(p.preds, p.order...)
	addrs, ok := g.addresses(i, top, p.preds)
	if !ok {
		return splitSome
	}
	for k, pred := range p.preds {
		values = g.insertLoad(i, pred, addrs[k], p.hoist[pred], values)
	}
	v := g.join(i, values)
	if phi, ok := v.(*ir.Instr); ok {
		if phi.Op() == ir.Phi {
			phi.TakeName(i)
		}
		phi.CopyDebugLoc(i)
	}
	g.c.Count("Number of loads PRE'd", 1)
	g.replaceLoad(i, v)
	return true
}

// topOf follows single predecessors from the load's block up to one with several. speculative
// reports that an instruction on that path may keep control from reaching the load.
func (g *gvn) topOf(i *ir.Instr, missing []*ir.Block) (top *ir.Block, speculative, ok bool) {
	blocked := map[*ir.Block]bool{}
	for _, b := range missing {
		blocked[b] = true
	}
	top = i.Block()
	speculative = g.barrierAbove(i)
	for p := top.SinglePred(); p != nil; p = top.SinglePred() {
		if p == i.Block() || blocked[p] || p.Term().NumSuccs() != 1 {
			return nil, false, false
		}
		top = p
		speculative = speculative || g.barrierAbove(p.Term())
	}
	return top, speculative, true
}

// place finds the predecessors where the value is not available.
func (g *gvn) place(i *ir.Instr, top *ir.Block, values []available, missing []*ir.Block) (*placement, bool) {
	p := &placement{hoist: map[*ir.Block]*ir.Instr{}}
	has := map[*ir.Block]bool{}
	for _, a := range values {
		has[a.block] = true
	}
	for _, b := range missing {
		has[b] = false
	}
	for _, pred := range top.Preds() {
		t := pred.Term()
		if t.IsEHPad() {
			return nil, false
		}
		if g.fullyAvailable(pred, has) {
			continue
		}
		if t.NumSuccs() == 1 {
			p.preds = append(p.preds, pred)
			continue
		}
		if t.Op() == ir.IndirectBr || t.Op() == ir.CallBr || top.IsEHPad() || !g.backedges && g.dt.Dominates(top, pred) {
			return nil, false
		}
		if same := g.loadInOther(i, pred, top); same != nil {
			if p.hoist[pred] == nil {
				p.order = append(p.order, pred)
			}
			p.hoist[pred] = same
		} else {
			p.split = append(p.split, pred)
		}
	}
	return p, true
}

// fullyAvailable reports whether every path to the end of b goes through a block that provides the
// value. It caches its results in has.
func (g *gvn) fullyAvailable(b *ir.Block, has map[*ir.Block]bool) bool {
	if v, known := has[b]; known {
		return v
	}
	seen := map[*ir.Block]bool{b: true}
	work := []*ir.Block{b}
	for n := 0; n < len(work); n++ {
		preds := work[n].Preds()
		if len(preds) == 0 || n >= g.limits.speculations {
			has[b] = false
			return false
		}
		for _, p := range preds {
			if v, known := has[p]; known {
				if !v {
					has[b] = false
					return false
				}
				continue
			}
			if !seen[p] {
				seen[p] = true
				work = append(work, p)
			}
		}
	}
	for _, x := range work {
		has[x] = true
	}
	return true
}

// loadInOther searches for the same load at the head of the other successor of pred, from where it
// may move up.
func (g *gvn) loadInOther(i *ir.Instr, pred, top *ir.Block) *ir.Instr {
	t := pred.Term()
	if t.NumSuccs() != 2 || t.Op() != ir.Br && t.Op() != ir.Switch {
		return nil
	}
	other := t.Succ(0)
	if other == top {
		other = t.Succ(1)
	}
	if other.SinglePred() == nil {
		return nil
	}
	n := 0
	for j := range other.Instrs() {
		if analysis.IsDebugOrPseudo(j) {
			continue
		}
		if n++; n >= g.limits.head {
			return nil
		}
		if j == i || j.Op() != ir.Load || j.Operand(0) != i.Operand(0) || !j.SameOperation(i) || j.Flags != i.Flags {
			continue
		}
		loc, _ := alias.LocationOf(j)
		if g.newQuery(j).local(loc, other, j.Prev()).kind == nonLocal && !g.barrierAbove(j) {
			return j
		}
		return nil
	}
	return nil
}

// addresses computes the load's address at the end of every predecessor, inserting instructions
// where needed; on failure it removes them.
func (g *gvn) addresses(i *ir.Instr, top *ir.Block, preds []*ir.Block) ([]ir.Value, bool) {
	var made []*ir.Instr
	var out []ir.Value
	for _, pred := range preds {
		p := i.Operand(0)
		for b := i.Block(); b != top && p != nil; b = b.SinglePred() {
			p = g.translateInserting(p, b, b.SinglePred(), &made)
		}
		if p != nil {
			p = g.translateInserting(p, top, pred, &made)
		}
		if p == nil {
			for k := len(made) - 1; k >= 0; k-- {
				made[k].Erase()
			}
			return nil, false
		}
		out = append(out, p)
	}
	for _, m := range made {
		rewrite.DropLocation(m)
		g.vn.number(m)
	}
	return out, true
}

// insertLoad inserts a load at the end of pred. It replaces the one that moves up from pred's other
// successor, if there is one.
func (g *gvn) insertLoad(i *ir.Instr, pred *ir.Block, addr ir.Value, moved *ir.Instr, values []available) []available {
	c := i.Clone()
	c.SetOperand(0, addr)
	kinds := []string{"dbg", "tbaa", "tbaa.struct", "alias.scope", "noalias", "invariant.load", "invariant.group", "range"}
	if g.loops.For(pred) == g.loops.For(i.Block()) {
		kinds = append(kinds, "llvm.access.group")
	}
	c.DropMDExcept(kinds...)
	c.InsertBefore(pred.Term())
	g.changedIn(pred)
	c.SetName(i.Name() + ".pre")
	values = append(values, available{value: c, block: pred})
	if moved != nil {
		g.patch(moved, c)
		ir.ReplaceAllUses(moved, c)
		for k := range values {
			if values[k].value == ir.Value(moved) {
				values[k].value = c
				values[k].block = pred
			}
			for n, v := range values[k].sides {
				if v == ir.Value(moved) {
					values[k].sides[n] = c
				}
			}
		}
		g.remove(moved)
	}
	return values
}

// preLoopLoad removes an invariant load at the top of a loop that is clobbered only in a block off
// the loop's main path. The load moves before the loop, and a copy goes after the clobber. The
// memory must not be freed, since the copy may be executed speculatively.
func (g *gvn) preLoopLoad(i *ir.Instr, values []available, missing []*ir.Block) bool {
	l := g.loops.For(i.Block())
	if l == nil || l.Header != i.Block() || !l.Invariant(i.Operand(0)) || g.barrierAbove(i) || mayBeFreed(i.Operand(0)) {
		return false
	}
	preheader, latches := l.Preheader(), l.Latches()
	if preheader == nil || len(latches) != 1 {
		return false
	}
	var cold *ir.Block
	for _, b := range missing {
		if !l.Contains(b) {
			continue
		}
		if cold != nil || g.loops.For(b) != l || g.dt.Dominates(b, latches[0]) || analysis.MayWrite(b.Term()) {
			return false
		}
		cold = b
	}
	if cold == nil {
		return false
	}
	for _, b := range []*ir.Block{cold, preheader} {
		values = g.insertLoad(i, b, i.Operand(0), nil, values)
	}
	v := g.join(i, values)
	if phi, ok := v.(*ir.Instr); ok {
		if phi.Op() == ir.Phi {
			phi.TakeName(i)
		}
		phi.CopyDebugLoc(i)
	}
	g.c.Count("Number of loop loads PRE'd", 1)
	g.replaceLoad(i, v)
	return true
}

// mayBeFreed reports whether the pointee of v may be freed while the function runs. Constants are
// never freed. Neither is the pointee of a parameter, if the function frees nothing and is nosync,
// so that it cannot wait for another thread to free it; byval and similar parameters last as long
// as the call.
func mayBeFreed(v ir.Value) bool {
	if ir.IsConst(v) {
		return false
	}
	p, ok := v.(*ir.Param)
	if !ok {
		return true
	}
	for _, a := range []string{"byval", "byref", "sret", "inalloca", "preallocated"} {
		if p.Attrs().Has(a) {
			return false
		}
	}
	fn := p.Func().Attrs.Fn
	readOnly := analysis.FuncEffects(p.Func()).Any()&analysis.Mod == 0
	return !(fn.Has("nofree") || readOnly) || !fn.Has("nosync")
}
