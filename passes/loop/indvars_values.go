package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/rewrite/expand"
	"opt-go/passes/simplify"
)

// exitValue is an operand of a φ behind the loop that can be computed without it.
type exitValue struct {
	phi   *ir.Instr
	k     int
	e     *scev.Expr
	at    *ir.Instr
	dear  bool
	bound ir.Value // what the exit's test has found the operand equal to: nothing is to be computed
}

// exitValues replaces what φs behind the loop take from it by values computed without it: LLVM's rewriteLoopExitValues. All candidates are judged
// before any is computed, so that what one needs does not make another cheap. Where the loop has nothing else to do and could go
// then, they are computed at any price, and where -replexitval says so.
func (v *indVars) exitValues() {
	var found []exitValue
	for _, b := range v.l.Exits() {
		for phi := range b.Phis() {
			if !ir.HasUses(phi) || !scev.Analyzable(phi.Type()) {
				continue
			}
			for k := range phi.NumIncoming() {
				if x, ok := v.exitValue(phi, k); ok {
					found = append(found, x)
				}
			}
		}
	}
	atAnyPrice := v.w.Flags["replexitval"] == "noharduse" || v.w.Flags["replexitval"] == "always" || v.canGo(found)
	for _, x := range found {
		if !atAnyPrice && x.dear {
			continue
		}
		value := x.bound
		if value == nil {
			value = v.x.At(x.e, x.at)
		}
		old := x.phi.Operand(x.k).(*ir.Instr)
		v.s.Forget(x.phi)
		x.phi.SetOperand(x.k, value)
		v.changed = true
		v.w.Count("Number of exit values replaced", 1)
		if analysis.TriviallyDead(old) {
			v.dead = append(v.dead, old)
		}
		if x.phi.NumIncoming() == 1 && keepsClosed(v.w.CFG.Loops, x.phi, value) {
			ir.ReplaceAllUses(x.phi, value)
			x.phi.Erase()
		}
	}
}

func (v *indVars) exitValue(phi *ir.Instr, k int) (x exitValue, ok bool) {
	i, isInstr := phi.Operand(k).(*ir.Instr)
	from := phi.IncomingBlock(k)
	if !isInstr || v.w.CFG.Loops.For(from) != v.l || !v.l.Contains(i.Block()) {
		return x, false
	}
	usable := func(e *scev.Expr) bool {
		return e != nil && v.s.Invariant(e, v.l) && v.x.SafeAnywhere(e)
	}
	e := v.s.AtScope(v.s.Of(i), v.l.Parent)
	if !usable(e) {
		n := v.s.ExitCount(v.l, from)
		if n == nil {
			return x, false
		}
		if rec := v.s.Of(i); rec.Kind == scev.AddRec && rec.Loop == v.l {
			e = v.s.AtIteration(rec, n)
		}
		if !usable(e) {
			return x, false
		}
	}
	if e.Kind != scev.Const && e.Kind != scev.Unknown && v.w.Flags["replexitval"] != "always" && v.neededInLoop(i) {
		return x, false
	}
	at := i
	if i.Op() == ir.Phi || i.Op() == ir.LandingPad {
		at = i.Block().FirstInsertion()
	}
	var bound ir.Value
	if e.Kind != scev.Const && e.Kind != scev.Unknown {
		bound = v.exitBound(i, from)
	}
	return exitValue{phi, k, e, at, bound == nil && v.x.TooDear(v.w.Target, v.l, expand.Cheap, i, e), bound}, true
}

// exitBound returns what the test that leaves the loop at b has found an integer, or its like, equal to, if the loop does not change it.
func (v *indVars) exitBound(i *ir.Instr, b *ir.Block) ir.Value {
	t := b.Term()
	if !t.IsCondBr() || !i.Type().IsInt() {
		return nil
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() {
		return nil
	}
	same := 0 // the way on which both are equal
	if c.Pred == ir.NE {
		same = 1
	}
	if v.l.Contains(t.Succ(same)) || !v.l.Contains(t.Succ(1-same)) {
		return nil
	}
	for k := range 2 {
		x, bound := c.Operand(k), c.Operand(1-k)
		if x.Type() == i.Type() && v.l.Invariant(bound) && (x == ir.Value(i) || v.s.Of(x) == v.s.Of(i)) {
			return bound
		}
	}
	return nil
}

// neededInLoop reports whether something with an effect in the loop depends on i, so that computing it elsewhere saves nothing.
func (v *indVars) neededInLoop(i *ir.Instr) bool {
	seen := map[*ir.Instr]bool{i: true}
	for work := []*ir.Instr{i}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if !v.l.Contains(i.Block()) {
			continue
		}
		if analysis.HasSideEffects(i) && !i.IsTerminator() {
			return true
		}
		for u := range ir.Users(i) {
			if !seen[u] {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
	return false
}

// canGo reports whether the loop could be deleted once its values are computed elsewhere.
func (v *indVars) canGo(found []exitValue) bool {
	exits, exiting := v.l.Exits(), v.l.Exiting()
	if v.l.Preheader() == nil || len(exits) != 1 || len(exiting) != 1 {
		return false
	}
	for phi := range exits[0].Phis() {
		in := phi.IncomingFor(exiting[0])
		if slices.ContainsFunc(found, func(x exitValue) bool { return x.phi == phi && phi.Operand(x.k) == in }) {
			continue
		}
		if i, ok := in.(*ir.Instr); ok {
			for _, o := range i.Operands() {
				if !v.l.Invariant(o) {
					return false
				}
			}
		}
	}
	return effectFree(v.l)
}

// mergeCongruent lets one φ stand for all that are the same recurrence, a wide one for narrow ones where a truncation costs nothing: LLVM's
// replaceCongruentIVs.
func (v *indVars) mergeCongruent() {
	phis := slices.Collect(v.l.Header.Phis())
	slices.SortStableFunc(phis, func(a, b *ir.Instr) int { return intBits(b) - intBits(a) })
	first := map[*scev.Expr]*ir.Instr{}
	q := &simplify.Query{Layout: v.s.Layout, Dom: v.w.CFG.Dom}
	for _, phi := range phis {
		if c := v.constantPhi(q, phi); c != nil {
			v.s.Forget(phi)
			ir.ReplaceAllUses(phi, c)
			v.dead = append(v.dead, phi)
			v.changed = true
			continue
		}
		if !scev.Analyzable(phi.Type()) {
			continue
		}
		e := v.s.Of(phi)
		old := first[e]
		if old == nil {
			first[e] = phi
			narrow := phis[len(phis)-1].Type()
			if e.Kind == scev.AddRec && v.truncationIsFree(phi.Type(), narrow) {
				first[v.s.TruncTo(e, narrow)] = phi
			}
			continue
		}
		if old.Type().IsPtr() == phi.Type().IsPtr() {
			v.mergePhis(phi, old)
		}
	}
}

// intBits is the width of an integer, 0 for other types: these come last.
func intBits(i *ir.Instr) int {
	if i.Type().IsInt() {
		return i.Type().Bits
	}
	return 0
}

func (v *indVars) constantPhi(q *simplify.Query, phi *ir.Instr) ir.Value {
	if c := q.Instr(phi); c != nil {
		return c
	}
	if scev.Analyzable(phi.Type()) {
		if n, ok := v.s.Of(phi).IsConst(); ok && phi.Type().IsInt() {
			return n.Const(phi.Type())
		}
	}
	return nil
}

func (v *indVars) truncationIsFree(from, to *ir.Type) bool {
	free := v.w.Target.Lowering.FreeTruncate
	return free != nil && from.IsInt() && to.IsInt() && free(from.Bits, to.Bits)
}

func (v *indVars) mergePhis(phi, old *ir.Instr) {
	v.mergeIncrements(phi, old)
	by := ir.Value(old)
	if old.Type() != phi.Type() {
		t := ir.Before(v.l.Header.FirstInsertion()).Cast(ir.Trunc, old, phi.Type(), "indvars")
		t.CopyDebugLoc(phi)
		by = t
	}
	v.s.Forget(phi)
	ir.ReplaceAllUses(phi, by)
	v.dead = append(v.dead, phi)
	v.changed = true
	v.w.Count("Number of congruent IVs eliminated", 1)
}

func (v *indVars) mergeIncrements(phi, old *ir.Instr) {
	latch := v.l.Latch()
	keep, ok1 := old.IncomingFor(latch).(*ir.Instr)
	drop, ok2 := phi.IncomingFor(latch).(*ir.Instr)
	if !ok1 || !ok2 || keep == drop || v.s.TruncOrZExt(v.s.Of(keep), drop.Type()) != v.s.Of(drop) || !keepsClosed(v.w.CFG.Loops, drop, keep) {
		return
	}
	both := keep.Flags & drop.Flags & (ir.NUW | ir.NSW)
	if !v.x.HoistIncrement(keep, drop, true) {
		return
	}
	keep.Flags |= both
	by := ir.Value(keep)
	if keep.Type() != drop.Type() {
		at := keep.Next()
		if keep.Op() == ir.Phi {
			at = keep.Block().FirstInsertion()
		}
		t := ir.Before(at).Cast(ir.Trunc, keep, drop.Type(), "indvars")
		t.CopyDebugLoc(drop)
		by = t
	}
	v.s.Forget(drop)
	ir.ReplaceAllUses(drop, by)
	v.dead = append(v.dead, drop)
}

// sinkUnused moves what only the code behind the loop needs from the preheader to the loop's exit.
func (v *indVars) sinkUnused() {
	exits, pre := exitEdges(v.l), v.l.Preheader()
	if len(exits) != 1 || pre == nil {
		return
	}
	at := exits[0].FirstInsertion()
	if at == nil {
		return
	}
	for i := realBefore(pre.Term()); i != nil && i.Op() != ir.Phi; {
		next := realBefore(i)
		if v.sinkable(i, pre) {
			i.MoveBefore(at)
			at = i
			v.changed = true
			if next != nil { // as LLVM, whose iterator steps over the one before
				next = realBefore(next)
			}
		}
		i = next
	}
}

// realBefore returns the instruction in front of i, debug information aside, or nil.
func realBefore(i *ir.Instr) *ir.Instr {
	for i = i.Prev(); i != nil && analysis.IsDebugOrPseudo(i); {
		i = i.Prev()
	}
	return i
}

func (v *indVars) sinkable(i *ir.Instr, pre *ir.Block) bool {
	if analysis.HasSideEffects(i) || analysis.MayRead(i) || analysis.IsDebugOrPseudo(i) || i.IsEHPad() || i.Op() == ir.Alloca {
		return false
	}
	for u := range ir.Uses(i) {
		if b := useBlock(u); b == pre || v.l.Contains(b) {
			return false
		}
	}
	return true
}
