package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
)

// load removes a load whose value is available, on all paths or on some of them.
func (g *gvn) load(i *ir.Instr) bool {
	if i.IsVolatile() || i.Ordering > ir.Unordered {
		return false
	}
	if !ir.HasUses(i) {
		g.remove(i)
		return true
	}
	q := g.newQuery(i)
	loc, _ := alias.LocationOf(i)
	d := q.nearest(loc)
	switch d.kind {
	case nonLocal:
		return g.nonLocalLoad(i, q, loc)
	case unknown:
		return false
	}
	d.addr = i.Operand(0)
	a, ok := g.availability(i, d)
	if !ok {
		return false
	}
	g.replaceLoad(i, g.materialize(a, i, i))
	return true
}

func (g *gvn) replaceLoad(i *ir.Instr, v ir.Value) {
	ir.ReplaceAllUses(i, v)
	g.c.Count("Number of loads deleted", 1)
	g.remove(i)
}

// nonLocalLoad removes a load whose value is known at the end of all blocks that it depends on.
func (g *gvn) nonLocalLoad(i *ir.Instr, q *query, loc alias.Location) bool {
	if analysis.WatchesMemory(g.f) || q.group == nil && g.indicesStay(i) && g.hopeless(q, loc) {
		return false
	}
	deps := q.above(loc)
	if len(deps) == 0 || len(deps) > g.limits.dependences || len(deps) == 1 && deps[0].kind == unknown {
		return false
	}
	changed := g.preIndices(i)
	if changed {
		g.memory.Forget()
	}
	var values []available
	var missing []*ir.Block
	for _, d := range deps {
		a, ok := available{}, false
		switch {
		case g.dead[d.block]:
			a, ok = available{value: ir.NewPoison(i.Type()), dead: true}, true
		case d.kind != unknown:
			a, ok = g.availability(i, d)
		}
		if !ok {
			missing = append(missing, d.block)
			continue
		}
		a.block = d.block
		values = append(values, a)
	}
	if len(values) == 0 {
		return changed
	}
	if len(missing) == 0 {
		v := g.join(i, values)
		g.takeOver(i, v)
		g.replaceLoad(i, v)
		return true
	}
	if !g.pre || !g.loadPRE || !g.loopPRE && g.loops.For(i.Block()) != nil {
		return changed
	}
	if g.preLoopLoad(i, values, missing) || g.preLoad(i, values, missing) {
		return true
	}
	return changed
}

// takeOver gives a φ that stands for a load its name, and a value in its block its location.
func (g *gvn) takeOver(i *ir.Instr, v ir.Value) {
	phi, ok := v.(*ir.Instr)
	if !ok {
		return
	}
	if phi.Op() == ir.Phi {
		phi.TakeName(i)
	}
	if i.DebugLoc() != nil && phi.Block() == i.Block() {
		phi.CopyDebugLoc(i)
	}
}

// preIndices makes partially redundant indices of the load's address available first, by PRE.
func (g *gvn) preIndices(i *ir.Instr) bool {
	p, ok := i.Operand(0).(*ir.Instr)
	if !ok || p.Op() != ir.GetElementPtr {
		return false
	}
	changed := false
	for k := 1; k < p.NumOperands(); k++ {
		if x, ok := p.Operand(k).(*ir.Instr); ok {
			changed = g.preInstr(x) || changed
		}
	}
	return changed
}

// join merges the values available at the ends of blocks into one.
func (g *gvn) join(i *ir.Instr, values []available) ir.Value {
	if len(values) == 1 && g.dt.StrictlyDominates(values[0].block, i.Block()) {
		return g.materialize(values[0], i, values[0].block.Term())
	}
	s := rewrite.NewValues(i.Type(), i.Name(), g.dl)
	for _, a := range values {
		if a.dead || s.Defined(a.block) || a.block == i.Block() && a.value == ir.Value(i) {
			continue
		}
		s.Define(a.block, g.materialize(a, i, a.block.Term()))
	}
	return s.Middle(i.Block())
}
