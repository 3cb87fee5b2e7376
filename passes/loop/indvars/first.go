package indvars

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
)

// firstIterations replaces exit tests whose exit count scalar evolution cannot compute, but that
// have the same outcome in all possible iterations: if the counter passes the test in the first
// one, it still passes it in the last. LLVM's optimizeLoopExitWithUnknownExitCount.
//
//	%k = icmp ult i32 %i, %len   ⇒   %k.first_iter = icmp ult i32 %start, %len
//
// The new test is before the loop; here %i goes down by one to 0.
//
// Where an exit before this one has ended the loop in its last iteration already, that iteration
// does not count.
type firstIterations struct {
	v        indVars
	most     *scev.Expr // an upper bound of the back edge's count
	least    *scev.Expr // of the exits passed so far; nil: none has a bound
	skipLast bool
}

// passed tells of the bound of an exit that the following ones stand after; nil: it has none.
func (f *firstIterations) passed(bound *scev.Expr) {
	if f.skipLast || bound == nil {
		return
	}
	if f.least == nil {
		f.least = bound
	} else {
		f.least = f.v.S.LeastOf(f.least, bound)
	}
	f.skipLast = f.least == f.most
}

func (f *firstIterations) replace(b *ir.Block) bool {
	return f.replaceTests(b, false) || f.skipLast && f.replaceTests(b, true)
}

// replaceTests replaces the comparisons of which all must hold for control to stay in the loop.
func (f *firstIterations) replaceTests(b *ir.Block, skipLast bool) bool {
	v, t := f.v, b.Term()
	onTrue := !v.L.Contains(t.Succ(0))
	tests := leafTests(t.Operand(0), !onTrue)
	last := map[*ir.Instr]bool{} // tests that fail in the last iteration
	if !skipLast && len(tests) > 1 && v.S.SymbolicExitMax(v.L, b) == f.most {
		for _, c := range tests {
			if n := v.S.SymbolicMaxOf(v.L, c, onTrue); n != nil && v.S.SameNumber(n, f.most) {
				last[c] = true
			}
		}
	}
	changed := false
	for _, c := range tests {
		skip := skipLast || len(last) > 1 || len(last) == 1 && !last[c]
		n := f.replacement(c, b, onTrue, skip)
		if n == nil {
			continue
		}
		if i, ok := n.(*ir.Instr); ok {
			i.SetName(c.Name() + ".first_iter")
		}
		ir.ReplaceAllUses(c, n)
		v.Dead = append(v.Dead, c)
		delete(last, c)
		changed = true
	}
	return changed
}

// leafTests lists the comparisons in a tree of conjunctions (and) or disjunctions, if nothing else
// uses them, those on the right first.
func leafTests(cond ir.Value, and bool) (out []*ir.Instr) {
	work := []ir.Value{cond}
	seen := map[ir.Value]bool{cond: true}
	for len(work) > 0 {
		i, ok := work[len(work)-1].(*ir.Instr)
		work = work[:len(work)-1]
		if !ok || !ir.HasOneUse(i) {
			continue
		}
		if x, y, isAnd, logical := valuetracking.LogicalOp(i); logical && isAnd == and {
			for _, o := range [2]ir.Value{x, y} {
				if !seen[o] {
					seen[o] = true
					work = append(work, o)
				}
			}
		} else if i.Op() == ir.ICmp {
			out = append(out, i)
		}
	}
	return out
}

// replacement returns what a test can be replaced by, nil if there are no facts about it. onTrue:
// the loop is left when it holds.
func (f *firstIterations) replacement(c *ir.Instr, b *ir.Block, onTrue, skipLast bool) ir.Value {
	v := f.v
	if !scev.Analyzable(c.Operand(0).Type()) {
		return nil
	}
	p := c.Pred // that holds as long as control stays
	if onTrue {
		p = p.Inverse()
	}
	x, y := v.S.AtScope(v.S.Of(c.Operand(0)), v.L), v.S.AtScope(v.S.Of(c.Operand(1)), v.L)
	at := b.Term()
	if stays, known := v.S.DecidedAt(p, x, y, at); known {
		return c.Type().Context().NewBool(stays != onTrue)
	}
	most := f.most
	switch {
	case x.Width() > most.Width():
		most = v.S.ZExtTo(most, x.Type)
	case x.Width() < most.Width() && v.S.KnownAt(ir.ULE, most, v.S.ZExtTo(v.S.Int(x.Type, -1), most.Type), at):
		most = v.S.TruncTo(most, x.Type)
	}
	if skipLast {
		most = f.oneLess(most)
	}
	p, x, y, ok := v.S.InvariantInFirst(p, x, y, v.L, at, most)
	if !ok {
		return nil
	}
	if v.S.KnownAt(p, x, y, at) {
		return c.Type().Context().NewBool(!onTrue)
	}
	pre := v.L.Preheader().Term()
	a, z := v.X.At(x, pre), v.X.At(y, pre)
	if onTrue {
		p = p.Inverse()
	}
	return loop.ICmp(ir.Before(pre), p, a, z, "")
}

// oneLess returns e - 1, of a minimum that of its operands.
func (f *firstIterations) oneLess(e *scev.Expr) *scev.Expr {
	s := f.v.S
	minus := func(e *scev.Expr) *scev.Expr { return s.Minus(e, s.One(e.Type)) }
	if e.Kind != scev.UMin {
		return minus(e)
	}
	ops := slices.Clone(e.Ops)
	for k, o := range ops {
		ops[k] = minus(o)
	}
	return s.MinMax(scev.UMin, ops...)
}
