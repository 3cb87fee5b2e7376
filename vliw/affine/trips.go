package affine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// ExitTest finds the compare that ends a loop whose only exit is its latch: the loop continues
// while x pred bound holds.
func ExitTest(l *analysis.Loop) (x, bound ir.Value, pred ir.Pred, ok bool) {
	if exiting := l.Exiting(); len(exiting) != 1 || exiting[0] != l.Latch() {
		return nil, nil, 0, false
	}
	return LatchTest(l)
}

// LatchTest finds the compare of the latch of a loop, which may have other exits too.
func LatchTest(l *analysis.Loop) (x, bound ir.Value, pred ir.Pred, ok bool) {
	latch := l.Latch()
	if latch == nil || !latch.Term().IsCondBr() || l.Contains(latch.Term().Succ(0)) && l.Contains(latch.Term().Succ(1)) {
		return nil, nil, 0, false
	}
	cmp, isInstr := latch.Term().Operand(0).(*ir.Instr)
	if !isInstr || cmp.Op() != ir.ICmp || !l.Contains(cmp.Block()) || cmp.Operand(0).Type().IsVector() {
		return nil, nil, 0, false
	}
	pred = cmp.Pred
	if latch.Term().Succ(0) != l.Header {
		pred = pred.Inverse() // now: the loop continues while pred holds
	}
	x, bound = cmp.Operand(0), cmp.Operand(1)
	if l.Invariant(x) {
		x, bound, pred = bound, x, pred.Swapped()
	}
	return x, bound, pred, l.Invariant(bound) && !l.Invariant(x)
}

// Trips is the trip count of one loop of a nest.
type Trips struct {
	From int // the outermost level in whose loop it does not change
	X    ir.Value
	Lin  *Form // of what moves, first value
	End  *Form // of the bound
	Pred ir.Pred
}

// Trips prepares the trip count of a level.
func (n *Nest) Trips(k int) *Trips {
	x, bound, pred, ok := ExitTest(n.Loops[k])
	if !ok {
		return nil
	}
	c := &Trips{From: -1, X: x, Pred: pred}
	for from := k; from >= 0; from-- {
		lin, end := n.FormAt(x, k, from), n.FormAt(bound, k, from)
		if lin == nil || end == nil || end.Depth() >= 0 || !lin.movesOnlyAt(k) || !lin.Step(k).IsConst() {
			break
		}
		c.From, c.Lin, c.End = from, lin, end
	}
	if c.From < 0 {
		return nil
	}
	return c
}

// movesOnlyAt reports whether a level, and no other, moves a value.
func (f *Form) movesOnlyAt(level int) bool {
	for k := f.From; k < level; k++ {
		if !f.Step(k).IsZero() {
			return false
		}
	}
	return !f.Step(level).IsZero()
}

// Constant is the number of iterations less one where that is known now.
func (c *Trips) Constant() (int64, bool) {
	d := c.End.Minus(c.Lin)
	if !d.IsConst() {
		return 0, false
	}
	dist, step := d.C, c.Lin.Step(c.Lin.level).C
	if step < 0 {
		dist, step = -dist, -step
	}
	switch {
	case c.Pred == ir.NE:
		return dist / step, dist >= 0 && dist%step == 0
	case c.Pred.HoldsOnEqual():
		return max(FloorQuotient(dist, step)+1, 0), true
	}
	return max(FloorQuotient(dist-1, step)+1, 0), true
}
