package indvars

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/simplify"
)

// canonicalExits makes exit tests of zero-extended values, with a bound that the loop does not
// change and that fits the narrow type, unsigned, and then tests of the narrow value, so that the
// loop needs no extension: LLVM's canonicalizeExitCondition.
func (v indVars) canonicalExits() {
	exiting := v.L.Exiting()
	for _, b := range exiting {
		if c, x, bound, ok := v.extendedTest(b); ok && c.Pred.IsSigned() && v.fitsNarrow(x, bound) {
			c.Pred = c.Pred.Unsigned()
			v.Changed = true
		}
	}
	for _, b := range exiting {
		c, x, bound, ok := v.extendedTest(b)
		if !ok || !c.Pred.IsUnsigned() || v.L.Invariant(x) || !ir.HasOneUse(x) && v.S.Of(x.Operand(0)).Kind != scev.AddRec || !v.fitsNarrow(x, bound) {
			continue
		}
		narrow := x.Operand(0)
		pre := v.L.Preheader().Term()
		limit := ir.Before(pre).Cast(ir.Trunc, bound, narrow.Type(), "")
		limit.SetMD("dbg", nil)
		v.S.Forget(c)
		c.Flags &^= ir.SameSign // what was extended has no sign in common
		for k, o := range [2]ir.Value{c.Operand(0), c.Operand(1)} {
			if o == ir.Value(x) {
				c.SetOperand(k, narrow)
			} else {
				c.SetOperand(k, limit)
			}
		}
		if !ir.HasUses(x) {
			v.Dead = append(v.Dead, x)
		}
		v.Changed = true
	}
}

// extendedTest matches the test of an exiting block, if nothing else uses it, of a zero extension
// with a bound.
func (v indVars) extendedTest(b *ir.Block) (c, x *ir.Instr, bound ir.Value, ok bool) {
	t := b.Term()
	if !t.IsCondBr() {
		return nil, nil, nil, false
	}
	if c, ok = t.Operand(0).(*ir.Instr); !ok || c.Op() != ir.ICmp || !ir.HasOneUse(c) {
		return nil, nil, nil, false
	}
	a, bound := c.Operand(0), c.Operand(1)
	if !v.L.Invariant(bound) {
		a, bound = bound, a
	}
	x, ok = a.(*ir.Instr)
	return c, x, bound, ok && v.L.Invariant(bound) && x.Op() == ir.ZExt && bound.Type().IsInt()
}

func (v indVars) fitsNarrow(x *ir.Instr, bound ir.Value) bool {
	narrow := ranges.Full(x.Operand(0).Type().Bits).ZExt(bound.Type().Bits)
	return narrow.Contains(v.S.UnsignedRange(v.S.Of(bound)))
}

// foldExits folds exits whose outcome is known: those that are taken in the first iteration, and
// those after an exit that is surely taken earlier.
func (v indVars) foldExits() bool {
	l, dt := v.L, v.W.CFG.Dom
	latch := l.Latch()
	var exiting []*ir.Block
	for _, b := range l.Exiting() {
		t := b.Term()
		if v.W.CFG.Loops.For(b) != l || !t.IsCondBr() || !dt.Dominates(b, latch) {
			continue
		}
		if k := ir.AsInt(t.Operand(0)); k != nil {
			taken := t.Succ(1)
			if !k.IsZero() {
				taken = t.Succ(0)
			}
			if !l.Contains(taken) {
				v.startValuesOnly()
			}
			continue
		}
		exiting = append(exiting, b)
	}
	most := v.S.SymbolicMax(l)
	if len(exiting) == 0 || most == nil {
		return false
	}
	slices.SortStableFunc(exiting, func(a, b *ir.Block) int { return dt.Level(a) - dt.Level(b) })
	changed := false
	seen := map[*scev.Expr]bool{}
	first := &firstIterations{v: v, most: most}
	for _, b := range exiting {
		n := v.S.ExitCount(l, b)
		if n == nil {
			changed = first.replace(b) || changed
			first.passed(v.S.SymbolicExitMax(l, b))
			continue
		}
		first.passed(n)
		switch {
		case n.IsZero():
			v.foldExit(b, true)
			v.startValuesOnly()
			changed = true
			continue
		}
		if n.Width() > most.Width() {
			most = v.S.ZExtTo(most, n.Type)
		} else {
			n = v.S.TruncOrZExt(n, most.Type)
		}
		if v.S.EntryGuarded(l, ir.ULT, most, n) || seen[n] {
			v.foldExit(b, false)
			changed = true
			continue
		}
		seen[n] = true
	}
	return changed
}

// foldExit makes the condition of an exit a constant.
func (v indVars) foldExit(b *ir.Block, taken bool) {
	t := b.Term()
	onTrue := !v.L.Contains(t.Succ(0))
	old, _ := t.Operand(0).(*ir.Instr)
	t.SetOperand(0, t.Func().Ctx().NewBool(onTrue == taken))
	if old != nil && !ir.HasUses(old) {
		v.Dead = append(v.Dead, old)
	}
}

// startValuesOnly gives the header's φs their first values: there is no second iteration.
func (v indVars) startValuesOnly() {
	pre := v.L.Preheader()
	var work []*ir.Instr
	for _, phi := range slices.Collect(v.L.Header.Phis()) {
		work = slices.AppendSeq(work, ir.Users(phi))
		v.S.Forget(phi)
		ir.ReplaceAllUses(phi, phi.IncomingFor(pre))
		v.Dead = append(v.Dead, phi)
		v.Changed = true
	}
	q := &simplify.Query{Query: valuetracking.Query{Layout: v.S.Layout}}
	seen := map[*ir.Instr]bool{}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] || !v.L.Contains(i.Block()) {
			continue
		}
		seen[i] = true
		n := q.Instr(i)
		if n == nil || !loop.KeepsClosed(v.W.CFG.Loops, i, n) {
			continue
		}
		work = slices.AppendSeq(work, ir.Users(i))
		v.S.Forget(i)
		ir.ReplaceAllUses(i, n)
		v.Dead = append(v.Dead, i)
	}
}

// firstIterationValues gives φs after the loop the first value of a header's φ, where they take it
// by an exit whose condition the loop does not change: if it is taken, then in the first iteration.
func (v indVars) firstIterationValues() {
	l, pre := v.L, v.L.Preheader()
	for _, b := range l.Exits() {
		for phi := range b.Phis() {
			for k, o := range phi.Operands() {
				from := phi.IncomingBlock(k)
				t := from.Term()
				if !v.W.CFG.Dom.Dominates(from, l.Latch()) || !t.IsCondBr() && t.Op() != ir.Switch || !l.Invariant(t.Operand(0)) {
					continue
				}
				if i, ok := o.(*ir.Instr); ok && i.Op() == ir.Phi && i.Block() == l.Header {
					v.S.Forget(phi)
					phi.SetOperand(k, i.IncomingFor(pre))
					v.Changed = true
				}
			}
		}
	}
}

// predicateExits lets a loop without effects be left in its first iteration: by the exit that it
// would be left by in the end, which a comparison of the counts tells beforehand (LLVM's
// predicateLoopExits). No φ after an exit may take a value from the loop.
func (v indVars) predicateExits() bool {
	l, dt := v.L, v.W.CFG.Dom
	most := v.S.BackedgeTaken(l)
	if most == nil || !v.X.SafeAnywhere(most) || !v.W.FlagBool("indvars-predicate-loops", true) {
		return false
	}
	exiting := l.Exiting()
	for _, b := range exiting {
		if !dt.Dominates(b, l.Latch()) {
			return false
		}
	}
	slices.SortStableFunc(exiting, func(a, b *ir.Block) int { return dt.Level(a) - dt.Level(b) })
	for k, b := range exiting {
		if !v.predicable(b) { // those after it may be taken in its place
			exiting = exiting[:k]
			break
		}
	}
	// In between a loop may run forever, and its exits are not taken.
	if len(exiting) == 0 || !effectFree(l) || !v.S.NoAbnormalExits(l) {
		return false
	}
	at := l.Preheader().Term()
	var all ir.Value
	for _, b := range exiting {
		n := v.S.ExitCount(l, b)
		if n == most {
			v.foldExit(b, true)
			continue
		}
		x := v.X.At(n, at)
		if all == nil {
			all = v.X.At(most, at)
		}
		v.decideExit(b, x, all)
	}
	return true
}

// decideExit makes the exit of b be taken where x is y.
func (v indVars) decideExit(b *ir.Block, x, y ir.Value) {
	bld := ir.Before(v.L.Preheader().Term())
	if p, q := x.Type(), y.Type(); p.Bits < q.Bits {
		x = castOf(bld, ir.ZExt, x, q, "")
	} else if q.Bits < p.Bits {
		y = castOf(bld, ir.ZExt, y, p, "")
	}
	t := b.Term()
	p := ir.EQ
	if v.L.Contains(t.Succ(0)) {
		p = ir.NE
	}
	old, _ := t.Operand(0).(*ir.Instr)
	t.SetOperand(0, loop.ICmp(bld, p, x, y, ""))
	if old != nil && !ir.HasUses(old) {
		v.Dead = append(v.Dead, old)
	}
}

// predicable reports whether an exit has a known count, and nothing after it takes a value from the
// edge.
func (v indVars) predicable(b *ir.Block) bool {
	t := b.Term()
	if v.W.CFG.Loops.For(b) != v.L || !t.IsCondBr() || ir.IsConst(t.Operand(0)) {
		return false
	}
	exit := t.Succ(0)
	if v.L.Contains(exit) {
		exit = t.Succ(1)
	}
	n := v.S.ExitCount(v.L, b)
	return exit.First().Op() != ir.Phi && n != nil && n.Type.IsInt() && v.X.SafeAnywhere(n)
}

func effectFree(l *analysis.Loop) bool {
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if analysis.HasSideEffects(i) {
				return false
			}
		}
	}
	return true
}
