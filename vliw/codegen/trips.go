package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// exitTest finds the compare that ends a loop which leaves only at its latch: the loop goes on while x pred bound holds.
func exitTest(l *analysis.Loop) (x, bound ir.Value, pred ir.Pred, ok bool) {
	latch := l.Latch()
	exiting := l.Exiting()
	if latch == nil || len(exiting) != 1 || exiting[0] != latch || !latch.Term().IsCondBr() {
		return nil, nil, 0, false
	}
	cmp, isInstr := latch.Term().Operand(0).(*ir.Instr)
	if !isInstr || cmp.Op() != ir.ICmp || !l.Contains(cmp.Block()) || cmp.Operand(0).Type().IsVector() {
		return nil, nil, 0, false
	}
	pred = cmp.Pred
	if latch.Term().Succ(0) != l.Header {
		pred = pred.Inverse() // now: the loop goes on while pred holds
	}
	x, bound = cmp.Operand(0), cmp.Operand(1)
	if l.Invariant(x) {
		x, bound, pred = bound, x, pred.Swapped()
	}
	return x, bound, pred, l.Invariant(bound) && !l.Invariant(x)
}

// nestTrips is the trip count of one loop of a nest.
type nestTrips struct {
	from int // the outermost level in whose loop it does not change
	x    ir.Value
	lin  *nestForm // of what moves, first value
	end  *nestForm // of the bound
	pred ir.Pred
}

// trips prepares the trip count of a level.
func (n *nestForms) trips(k int) *nestTrips {
	x, bound, pred, ok := exitTest(n.loops[k])
	if !ok {
		return nil
	}
	c := &nestTrips{from: -1, x: x, pred: pred}
	for from := k; from >= 0; from-- {
		lin, end := n.formAt(x, k, from), n.formAt(bound, k, from)
		if lin == nil || end == nil || end.depth() >= 0 || !lin.movesOnlyAt(k) || !lin.step(k).isConst() {
			break
		}
		c.from, c.lin, c.end = from, lin, end
	}
	if c.from < 0 {
		return nil
	}
	return c
}

// movesOnlyAt reports whether a level, and no other, moves a value.
func (f *nestForm) movesOnlyAt(level int) bool {
	for k := f.from; k < level; k++ {
		if !f.step(k).isZero() {
			return false
		}
	}
	return !f.step(level).isZero()
}

// constant is the number of iterations less one where that is known now.
func (c *nestTrips) constant() (int64, bool) {
	d := c.end.minus(c.lin)
	if !d.isConst() {
		return 0, false
	}
	dist, step := d.c, c.lin.step(c.lin.level).c
	if step < 0 {
		dist, step = -dist, -step
	}
	switch {
	case c.pred == ir.NE:
		return dist / step, dist >= 0 && dist%step == 0
	case c.pred.HoldsOnEqual():
		return max(floorQuotient(dist, step)+1, 0), true
	}
	return max(floorQuotient(dist-1, step)+1, 0), true
}
