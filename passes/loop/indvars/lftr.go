package indvars

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite/expand"
)

// replaceTests makes the test of each exit with a known count a comparison of a counter with its
// last value: LLVM's linear function test replacement. With constants it does so where the last
// value is one, and costs nothing.
func (v indVars) replaceTests(constants bool) {
	l := v.L
	pre := l.Preheader()
	for _, b := range l.Exiting() {
		if !b.Term().IsCondBr() || v.W.CFG.Loops.For(b) != l || !v.needsTest(b) {
			continue
		}
		count := v.S.ExitCount(l, b)
		if count == nil || count.IsZero() {
			continue
		}
		counter := v.findCounter(b, count)
		if counter != nil && constants && (count.Kind != scev.Const || v.S.Of(counter).Ops[0].Kind != scev.Const) {
			continue
		}
		if counter == nil || v.X.TooDear(v.W.Target, l, int(v.W.FlagInt("scev-cheap-expansion-budget", expand.Cheap)), pre.Term(), count) || !v.X.SafeAnywhere(count) {
			continue
		}
		v.replaceTest(b, count, counter)
	}
}

// needsTest reports whether an exit's test is not yet an equality of a counter with an invariant
// value.
func (v indVars) needsTest(b *ir.Block) bool {
	cond := b.Term().Operand(0)
	if v.L.Invariant(cond) {
		return false
	}
	c, ok := cond.(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() {
		return true
	}
	x := c.Operand(0)
	if !v.L.Invariant(c.Operand(1)) {
		if !v.L.Invariant(x) {
			return true
		}
		x = c.Operand(1)
	}
	phi, ok := x.(*ir.Instr)
	if !ok {
		return true
	}
	if phi.Op() != ir.Phi {
		if phi = v.counterOf(x); phi == nil {
			return true
		}
	}
	next := phi.IncomingFor(v.L.Latch())
	return next == nil || phi != v.counterOf(next)
}

// counterOf returns the φ of the header of which a value is the increment by an invariant amount.
func (v indVars) counterOf(x ir.Value) *ir.Instr {
	i, ok := x.(*ir.Instr)
	if !ok || i.Op() != ir.Add && i.Op() != ir.Sub && (i.Op() != ir.GetElementPtr || i.NumOperands() != 2) {
		return nil
	}
	if phi, ok := i.Operand(0).(*ir.Instr); ok && phi.Op() == ir.Phi && phi.Block() == v.L.Header {
		if v.L.Invariant(i.Operand(1)) {
			return phi
		}
		return nil
	}
	if i.Op() == ir.GetElementPtr {
		return nil
	}
	if phi, ok := i.Operand(1).(*ir.Instr); ok && phi.Op() == ir.Phi && phi.Block() == v.L.Header && v.L.Invariant(i.Operand(0)) {
		return phi
	}
	return nil
}

// isCounter reports whether a φ steps by 1.
func (v indVars) isCounter(phi *ir.Instr) bool {
	if !scev.Analyzable(phi.Type()) {
		return false
	}
	e := v.S.Of(phi)
	if e.Kind != scev.AddRec || e.Loop != v.L || !e.IsAffine() || !e.Ops[1].IsOne() {
		return false
	}
	next := phi.IncomingFor(v.L.Latch())
	return v.counterOf(next) == phi && v.S.Of(next).Kind == scev.AddRec
}

// findCounter chooses the counter for a test: best one that is used for nothing else, that starts
// at zero, and that is wide.
func (v indVars) findCounter(b *ir.Block, count *scev.Expr) *ir.Instr {
	latch, cond := v.L.Latch(), b.Term().Operand(0)
	var best *ir.Instr
	for phi := range v.L.Header.Phis() {
		if !v.isCounter(phi) {
			continue
		}
		width := v.S.Width(phi.Type())
		if width < count.Width() || !v.S.Layout.IsLegalInt(width) {
			continue
		}
		next := phi.IncomingFor(latch)
		if !concrete(phi) && !tests(b, phi) && !tests(b, next) {
			continue
		}
		if !phi.Type().IsInt() && !v.undefinedBefore(phi, b.Term()) {
			continue
		}
		if best != nil && !onlyCounts(best, latch, cond) {
			if onlyCounts(phi, latch, cond) {
				continue
			}
			zero, old := v.S.Of(phi).Ops[0].IsZero(), v.S.Of(best).Ops[0].IsZero()
			if old && !zero || old == zero && width <= v.S.Width(best.Type()) {
				continue
			}
		}
		best = phi
	}
	return best
}

// onlyCounts reports whether a counter has no use but its increment and the test.
func onlyCounts(phi *ir.Instr, latch *ir.Block, cond ir.Value) bool {
	next := phi.IncomingFor(latch)
	for u := range ir.Users(phi) {
		if ir.Value(u) != cond && ir.Value(u) != next {
			return false
		}
	}
	for u := range ir.Users(next) {
		if ir.Value(u) != cond && u != phi {
			return false
		}
	}
	return true
}

// tests reports whether an exit compares a value.
func tests(b *ir.Block, x ir.Value) bool {
	c, ok := b.Term().Operand(0).(*ir.Instr)
	return ok && c.Op() == ir.ICmp && (c.Operand(0) == x || c.Operand(1) == x)
}

// maxConcreteDepth bounds how deep concrete looks.
const maxConcreteDepth = 6

// concrete reports whether a value is surely not undef: constants, and values computed from them.
func concrete(v ir.Value) bool {
	seen := map[ir.Value]bool{v: true}
	var visit func(v ir.Value, depth int) bool
	visit = func(v ir.Value, depth int) bool {
		if k, ok := v.(*ir.Const); ok {
			return k.Kind != ir.UndefConst && k.Kind != ir.PoisonConst
		}
		if ir.IsConst(v) {
			return true
		}
		i, ok := v.(*ir.Instr)
		if !ok || depth >= maxConcreteDepth || analysis.MayRead(i) || i.Op().IsCall() {
			return false
		}
		for _, o := range i.Operands() {
			if _, isBlock := o.(*ir.Block); isBlock || seen[o] {
				continue
			}
			seen[o] = true
			if !visit(o, depth+1) {
				return false
			}
		}
		return true
	}
	return visit(v, 0)
}

// undefinedBefore reports whether the program is surely undefined, before an instruction, if root
// is poison.
func (v indVars) undefinedBefore(root, at *ir.Instr) bool {
	poison := map[ir.Value]bool{}
	for work := []*ir.Instr{root}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if valuetracking.TriggersUB(i, poison) && (i == at || v.W.CFG.Dom.DominatesInstr(i, at)) {
			return true
		}
		if i != root && !valuetracking.SpreadsPoison(i, poison) {
			continue
		}
		if !poison[i] {
			poison[i] = true
			work = slices.AppendSeq(work, ir.Users(i))
		}
	}
	return false
}

// replaceTest compares the counter, in the latch after its step, with its exit value.
func (v indVars) replaceTest(b *ir.Block, count *scev.Expr, counter *ir.Instr) {
	next := counter.IncomingFor(v.L.Latch()).(*ir.Instr)
	x := counter
	after := b == v.L.Latch() && (counter.Type().IsInt() || tests(b, next) || v.undefinedBefore(next, b.Term()))
	if after {
		x = next
	}
	if next.Op().IsBinary() { // flags may hold in the iterations only in which the counter was used so far
		e := v.S.Of(next)
		if !e.Has(scev.NUW) {
			next.Flags &^= ir.NUW
		}
		if !e.Has(scev.NSW) {
			next.Flags &^= ir.NSW
		}
	}
	t := b.Term()
	limit := v.limit(counter, count, after, t)
	p := ir.EQ
	if v.L.Contains(t.Succ(0)) {
		p = ir.NE
	}
	bld := ir.Before(t)
	old := t.Operand(0)
	if i, ok := old.(*ir.Instr); ok {
		bld.Loc = i.DebugLoc()
	}
	y := ir.Value(x)
	if v.S.Width(x.Type()) > v.S.Width(limit.Type()) {
		y, limit = v.sameWidth(bld, x, limit)
	}
	t.SetOperand(0, bld.ICmp(p, y, limit, "exitcond"))
	if i, ok := old.(*ir.Instr); ok {
		v.Dead = append(v.Dead, i)
	}
	v.Changed = true
	v.W.Count("Number of loop exit tests replaced", 1)
}

// limit computes the exit value of the counter. A counter wider than the count is truncated first,
// unless both are constant.
func (v indVars) limit(counter *ir.Instr, count *scev.Expr, after bool, at *ir.Instr) ir.Value {
	rec := v.S.Of(counter)
	if counter.Type().IsInt() && rec.Width() > count.Width() && (rec.Ops[0].Kind != scev.Const || count.Kind != scev.Const) {
		rec = v.S.TruncTo(rec, count.Type)
	}
	if after {
		rec = v.S.PostInc(rec)
	}
	return v.X.At(v.S.AtIteration(rec, count), at)
}

// sameWidth extends the limit before the loop, if the wide counter is the extension of its low
// bits, or cuts the counter.
func (v indVars) sameWidth(b *ir.Builder, x *ir.Instr, limit ir.Value) (y, wide ir.Value) {
	e := v.S.Of(x)
	low := v.S.TruncTo(e, limit.Type())
	op := ir.BadOp
	switch {
	case v.S.ZExtTo(low, e.Type) == e:
		op = ir.ZExt
	case v.S.SExtTo(low, e.Type) == e:
		op = ir.SExt
	default:
		return b.Cast(ir.Trunc, x, limit.Type(), "lftr.wideiv"), limit
	}
	wide = castOf(b, op, limit, x.Type(), "wide.trip.count")
	var moved bool
	loop.MakeInvariant(v.L, wide, v.L.Preheader(), &moved)
	return x, wide
}
