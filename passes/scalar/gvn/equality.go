package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// condBr records the value of the condition on both edges; with a constant condition, one edge is
// dead.
func (g *gvn) condBr(t *ir.Instr) bool {
	cond := t.Operand(0)
	yes, no := t.Succ(0), t.Succ(1)
	if yes == no {
		return false
	}
	if k, ok := cond.(*ir.Const); ok {
		return g.deadSide(t, k)
	}
	ctx := g.f.Ctx()
	changed := g.equal(cond, ctx.NewBool(true), edge{t.Block(), yes}, true)
	return g.equal(t.Operand(0), ctx.NewBool(false), edge{t.Block(), no}, true) || changed
}

func (g *gvn) deadSide(t *ir.Instr, k *ir.Const) bool {
	if k.Kind != ir.IntConst {
		return false
	}
	root := t.Succ(1)
	if k.IsZero() {
		root = t.Succ(0)
	}
	if g.dead[root] {
		return false
	}
	if root.SinglePred() == nil {
		if root = g.splitEdge(t.Block(), root); root == nil {
			return false
		}
	}
	g.markDead(root)
	return true
}

func (g *gvn) splitEdge(from, to *ir.Block) *ir.Block {
	b := g.cfg.SplitCritical(from, to)
	if b != nil {
		g.changed, g.changedCFG = true, true
		g.memory.Forget()
		if g.order != nil { // beside its predecessor: counting all blocks again for every edge would be quadratic
			for b.ID() >= len(g.order) {
				g.order = append(g.order, 0)
			}
			g.order[b.ID()] = g.rpo(from)
		}
	}
	return b
}

// switchCases records the value of the condition in those case blocks that have no other
// predecessor.
func (g *gvn) switchCases(t *ir.Instr) bool {
	edges := map[*ir.Block]int{}
	for k := range t.NumSuccs() {
		edges[t.Succ(k)]++
	}
	changed := false
	for k := range t.NumCases() {
		v, to := t.Case(k)
		if edges[to] == 1 {
			changed = g.equal(t.Operand(0), v, edge{t.Block(), to}, true) || changed
		}
	}
	return changed
}

// assume records that the condition of an assumption is true after it.
func (g *gvn) assume(i *ir.Instr) bool {
	v := i.Arg(0)
	if k, ok := v.(*ir.Const); ok {
		if k.Kind != ir.IntConst || len(i.Info.Bundles) > 0 {
			return false
		}
		if k.IsZero() { // this is never executed
			ctx := g.f.Ctx()
			ir.Before(i).Store(ir.NewPoison(ctx.I8), ir.NewZero(ctx.Ptr), 1)
		}
		g.remove(i)
		return true
	}
	changed := false
	ctx := g.f.Ctx()
	for _, s := range i.Block().Succs() {
		changed = g.equal(v, ctx.NewBool(true), edge{i.Block(), s}, false) || changed
	}
	if g.replace == nil {
		g.replace = map[ir.Value]ir.Value{}
	}
	g.replace[v] = ctx.NewBool(true)
	c, ok := v.(*ir.Instr)
	if !ok {
		return changed
	}
	if c.Op() == ir.Xor && isTrue(c.Operand(1)) {
		g.replace[c.Operand(0)] = ctx.NewBool(false)
	}
	if equivalence(c, false) {
		x, y := c.Operand(0), c.Operand(1)
		if ir.IsConst(x) && !ir.IsConst(y) || !isInstr(x) && isInstr(y) {
			x, y = y, x
		}
		if sameSort(x, y) && g.vn.number(x) < g.vn.number(y) {
			x, y = y, x
		}
		if !ir.IsConst(x) {
			g.replace[x] = y
		}
	}
	return changed
}

func isInstr(v ir.Value) bool { _, ok := v.(*ir.Instr); return ok }
func isParam(v ir.Value) bool { _, ok := v.(*ir.Param); return ok }

func sameSort(x, y ir.Value) bool { return isInstr(x) && isInstr(y) || isParam(x) && isParam(y) }

func isTrue(v ir.Value) bool {
	k := analysis.AsConstInt(v)
	return k != nil && k.Type().IsInt(1) && !k.IsZero()
}

// replaceOperands applies the equalities from assumptions in this block.
func (g *gvn) replaceOperands(i *ir.Instr) bool {
	changed := false
	for k, v := range i.Operands() {
		if w, ok := g.replace[v]; ok && w != v && g.replaceableInUse(i.OperandUse(k), w) {
			i.SetOperand(k, w)
			changed = true
		}
	}
	return changed
}

// equivalence reports whether the compare, when it is true (false with inverted), means that its
// operands are one value.
func equivalence(c *ir.Instr, inverted bool) bool {
	if c.Op() != ir.ICmp && c.Op() != ir.FCmp {
		return false
	}
	p := c.Pred
	if inverted {
		p = p.Inverse()
	}
	switch p {
	case ir.EQ:
		return true
	case ir.FUEQ:
		if !c.HasFlag(ir.FNNan) {
			return false
		}
	case ir.FOEQ:
	default:
		return false
	}
	// Zeros of both signs are equal and yet differ.
	for k := range 2 {
		if x, ok := c.Operand(k).(*ir.Const); ok && x.Kind == ir.FloatConst {
			if v, ok := x.Float64(); ok && v != 0 && constfold.ReadsAs(c.Func(), x) == x { // all denormals may be equal to zero
				return true
			}
		}
	}
	return false
}

// equal exploits that x equals y on the edge e and in the blocks that it dominates; or, without
// byEdge, after the end of e.from.
func (g *gvn) equal(x, y ir.Value, e edge, byEdge bool) bool {
	type fact struct{ x, y ir.Value }
	work := []fact{{x, y}}
	changed := false
	dominatesEnd := e.to.SinglePred() != nil
	for len(work) > 0 {
		x, y := work[len(work)-1].x, work[len(work)-1].y
		work = work[:len(work)-1]
		if x == y || ir.IsConst(x) && ir.IsConst(y) {
			continue
		}
		if ir.IsConst(x) || isParam(x) && !ir.IsConst(y) {
			x, y = y, x
		}
		if !isInstr(x) && !isParam(x) {
			continue
		}
		num := g.vn.number(x)
		if sameSort(x, y) { // the older one lives longer
			if other := g.vn.number(y); num < other {
				x, y, num = y, x, other
			}
		}
		if dominatesEnd && !isInstr(y) && g.replaceable(x, y) {
			g.lead.insert(num, y, e.to)
		}
		if !ir.HasOneUse(x) && g.replaceAfter(x, y, e, byEdge) {
			changed = true
		}
		if known, ok := y.(*ir.Const); ok && known.Kind == ir.IntConst && known.Type().IsInt(1) {
			c, ok := x.(*ir.Instr)
			if !ok {
				continue
			}
			holds := !known.IsZero()
			if a, b, and, ok := valuetracking.LogicalOp(c); ok && and == holds {
				work = append(work, fact{a, y}, fact{b, y})
				continue
			}
			if c.Op() == ir.Trunc && c.HasFlag(ir.NUW) && c.Operand(0).Type().IsInt() { // 0 or 1
				bit := uint64(0)
				if holds {
					bit = 1
				}
				work = append(work, fact{c.Operand(0), ir.NewInt(c.Operand(0).Type(), bit)})
			}
			if c.Op() == ir.ICmp || c.Op() == ir.FCmp {
				if equivalence(c, !holds) {
					work = append(work, fact{c.Operand(0), c.Operand(1)})
				}
				changed = g.opposite(c, holds, e, byEdge, dominatesEnd) || changed
			}
		}
	}
	return changed
}

// opposite records the inverse of a compare, which has the opposite value on the edge.
func (g *gvn) opposite(c *ir.Instr, holds bool, e edge, byEdge, dominatesEnd bool) bool {
	value := g.f.Ctx().NewBool(!holds)
	next := g.vn.next
	num := g.vn.compare(c.Op(), c.Pred.Inverse(), c.Operand(0), c.Operand(1))
	changed := false
	if num < next {
		if inverse, ok := g.lead.find(e.to, num, g.dt).(*ir.Instr); ok {
			changed = g.replaceAfter(inverse, value, e, byEdge)
		}
	}
	if dominatesEnd {
		g.lead.insert(num, value, e.to)
	}
	return changed
}

func oneEdge(e edge) bool {
	n := 0
	for _, s := range e.from.Succs() {
		if s == e.to {
			n++
		}
	}
	return n == 1
}

// pointsIntoVariable reports whether a constant is the address of a byte of a variable.
func (g *gvn) pointsIntoVariable(y ir.Value) bool {
	if !ir.IsConst(y) || !y.Type().IsPtr() {
		return false
	}
	base, off, ok := analysis.ConstantOffset(y, g.dl)
	v, isVar := base.(*ir.GlobalVar)
	if !ok || !isVar || v.Linkage == ir.ExternWeak || !v.ValueType.IsSized() {
		return false
	}
	return base == y || off >= 0 && uint64(off) < g.dl.AllocSize(v.ValueType)
}

// replaceable reports whether x may be replaced by an equal y. Equal pointers may still point into
// different objects.
func (g *gvn) replaceable(x, y ir.Value) bool {
	if !y.Type().Scalar().IsPtr() {
		return true
	}
	if k, ok := y.(*ir.Const); ok && k.Kind == ir.NullConst {
		return true
	}
	if g.pointsIntoVariable(y) {
		return true
	}
	return analysis.CommonObject(x) == analysis.CommonObject(y)
}

// replaceableInUse is replaceable for one use: in comparisons only the address counts.
func (g *gvn) replaceableInUse(u *ir.Use, y ir.Value) bool {
	if !y.Type().Scalar().IsPtr() || g.replaceable(u.Value(), y) {
		return true
	}
	work := []*ir.Instr{u.User()}
	seen := map[*ir.Instr]bool{}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] {
			continue
		}
		if seen[i] = true; len(seen) > 40 {
			return false
		}
		switch i.Op() {
		case ir.ICmp, ir.PtrToInt, ir.PtrToAddr:
		case ir.Phi, ir.Select:
			for j := range ir.Users(i) {
				work = append(work, j)
			}
		default:
			return false
		}
	}
	return true
}
