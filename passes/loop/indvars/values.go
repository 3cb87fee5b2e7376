package indvars

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/expand"
	"opt-go/passes/simplify"
)

// exitValue is an operand of a φ after the loop that can be computed without it.
type exitValue struct {
	phi   *ir.Instr
	k     int
	e     *scev.Expr
	at    *ir.Instr
	dear  bool
	bound ir.Value // what the exit's test has found the operand equal to: nothing needs computing
}

// exitRewrite says which exit values are computed without the loop.
type exitRewrite uint8

const (
	rewriteNever exitRewrite = iota
	rewriteCheap
	rewriteUnneeded // all that the loop itself does not need
	rewriteAlways
)

func exitRewriteOf(flag string) exitRewrite {
	switch flag {
	case "never":
		return rewriteNever
	case "noharduse":
		return rewriteUnneeded
	case "always":
		return rewriteAlways
	}
	return rewriteCheap
}

// exitValues replaces what φs after the loop take from it by values computed without it: LLVM's
// rewriteLoopExitValues. All candidates are judged before any is computed, so that what one needs
// does not make another cheap. Where the loop has nothing else to do and could go then, they are
// computed at any price, and where -replexitval says so.
func (v indVars) exitValues() {
	var found []exitValue
	for _, b := range v.L.Exits() {
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
	atAnyPrice := v.rewrite >= rewriteUnneeded || v.canGo(found)
	for _, x := range found {
		if !atAnyPrice && x.dear {
			continue
		}
		value := x.bound
		if value == nil {
			value = v.X.At(x.e, x.at)
		}
		old := x.phi.Operand(x.k).(*ir.Instr)
		v.S.Forget(x.phi)
		x.phi.SetOperand(x.k, value)
		v.Changed = true
		v.W.Count("Number of exit values replaced", 1)
		if analysis.TriviallyDead(old) {
			v.Dead = append(v.Dead, old)
		}
		if x.phi.NumIncoming() == 1 && loop.KeepsClosed(v.W.CFG.Loops, x.phi, value) {
			ir.ReplaceAllUses(x.phi, value)
			x.phi.Erase()
		}
	}
}

func (v indVars) exitValue(phi *ir.Instr, k int) (x exitValue, ok bool) {
	i, isInstr := phi.Operand(k).(*ir.Instr)
	from := phi.IncomingBlock(k)
	if !isInstr || v.W.CFG.Loops.For(from) != v.L || !v.L.Contains(i.Block()) {
		return x, false
	}
	usable := func(e *scev.Expr) bool {
		return e != nil && v.S.Invariant(e, v.L) && v.X.SafeAnywhere(e)
	}
	e := v.S.AtScope(v.S.Of(i), v.L.Parent)
	if !usable(e) {
		n := v.S.ExitCount(v.L, from)
		if n == nil {
			return x, false
		}
		if rec := v.S.Of(i); rec.Kind == scev.AddRec && rec.Loop == v.L {
			e = v.S.AtIteration(rec, n)
		}
		if !usable(e) {
			return x, false
		}
	}
	if e.Kind != scev.Const && e.Kind != scev.Unknown && v.rewrite != rewriteAlways && v.neededInLoop(i) {
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
	return exitValue{phi, k, e, at, bound == nil && v.X.TooDear(v.W.Target, v.L, int(v.W.FlagInt("scev-cheap-expansion-budget", expand.Cheap)), i, e), bound}, true
}

// exitBound returns what the test that leaves the loop at b has found an integer, or its like,
// equal to, if the loop does not change it.
func (v indVars) exitBound(i *ir.Instr, b *ir.Block) ir.Value {
	t := b.Term()
	if !t.IsCondBr() || !i.Type().IsInt() {
		return nil
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() {
		return nil
	}
	same := 0 // the successor on which both are equal
	if c.Pred == ir.NE {
		same = 1
	}
	if v.L.Contains(t.Succ(same)) || !v.L.Contains(t.Succ(1-same)) {
		return nil
	}
	for k := range 2 {
		x, bound := c.Operand(k), c.Operand(1-k)
		if x.Type() == i.Type() && v.L.Invariant(bound) && (x == ir.Value(i) || v.S.Of(x) == v.S.Of(i)) {
			return bound
		}
	}
	return nil
}

// neededInLoop reports whether something with an effect in the loop depends on i, so that computing
// it elsewhere saves nothing.
func (v indVars) neededInLoop(i *ir.Instr) bool {
	seen := map[*ir.Instr]bool{i: true}
	for work := []*ir.Instr{i}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if !v.L.Contains(i.Block()) {
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
func (v indVars) canGo(found []exitValue) bool {
	exits, exiting := v.L.Exits(), v.L.Exiting()
	if v.L.Preheader() == nil || len(exits) != 1 || len(exiting) != 1 {
		return false
	}
	for phi := range exits[0].Phis() {
		in := phi.IncomingFor(exiting[0])
		if slices.ContainsFunc(found, func(x exitValue) bool { return x.phi == phi && phi.Operand(x.k) == in }) {
			continue
		}
		if i, ok := in.(*ir.Instr); ok {
			for _, o := range i.Operands() {
				if !v.L.Invariant(o) {
					return false
				}
			}
		}
	}
	return effectFree(v.L)
}

// mergeCongruent lets one φ stand for all that are the same recurrence, a wide one for narrow ones
// where a truncation costs nothing: LLVM's replaceCongruentIVs.
func (v indVars) mergeCongruent() {
	phis := slices.Collect(v.L.Header.Phis())
	slices.SortStableFunc(phis, func(a, b *ir.Instr) int { return intBits(b) - intBits(a) })
	first := map[*scev.Expr]*ir.Instr{}
	q := &simplify.Query{Query: valuetracking.Query{Layout: v.S.Layout, Dom: v.W.CFG.Dom}}
	for _, phi := range phis {
		if c := v.constantPhi(q, phi); c != nil {
			v.S.Forget(phi)
			ir.ReplaceAllUses(phi, c)
			v.Dead = append(v.Dead, phi)
			v.Changed = true
			continue
		}
		if !scev.Analyzable(phi.Type()) {
			continue
		}
		e := v.S.Of(phi)
		old := first[e]
		if old == nil {
			first[e] = phi
			narrow := phis[len(phis)-1].Type()
			if e.Kind == scev.AddRec && v.truncationIsFree(phi.Type(), narrow) {
				first[v.S.TruncTo(e, narrow)] = phi
			}
			continue
		}
		if old.Type().IsPtr() == phi.Type().IsPtr() {
			v.MergePhis(phi, old)
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

func (v indVars) constantPhi(q *simplify.Query, phi *ir.Instr) ir.Value {
	if c := q.Instr(phi); c != nil {
		return c
	}
	if scev.Analyzable(phi.Type()) {
		if n, ok := v.S.Of(phi).IsConst(); ok && phi.Type().IsInt() {
			return n.Const(phi.Type())
		}
	}
	return nil
}

func (v indVars) truncationIsFree(from, to *ir.Type) bool {
	free := v.W.Target.Lowering.FreeTruncate
	return free != nil && from.IsInt() && to.IsInt() && free(from.Bits, to.Bits)
}

// sinkUnused moves code whose only users are after the loop from the preheader to the loop's exit.
func (v indVars) sinkUnused() {
	exits, pre := loop.ExitEdges(v.L), v.L.Preheader()
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
			v.Changed = true
			if next != nil && v.W.Version < pass.LLVM22 { // LLVM 19's iterator steps over the one before
				next = realBefore(next)
			}
		}
		i = next
	}
}

// realBefore returns the instruction before i, debug information aside, or nil.
func realBefore(i *ir.Instr) *ir.Instr {
	for i = i.Prev(); i != nil && analysis.IsDebugOrPseudo(i); {
		i = i.Prev()
	}
	return i
}

// sinkable: LLVM 22 moves convergent calls, too, and so breaks the function where one is
// llvm.experimental.convergence.entry.
func (v indVars) sinkable(i *ir.Instr, pre *ir.Block) bool {
	if analysis.HasSideEffects(i) || analysis.IsConvergent(i) || analysis.MayRead(i) || analysis.IsDebugOrPseudo(i) || i.IsEHPad() || i.Op() == ir.Alloca {
		return false
	}
	for u := range ir.Uses(i) {
		if b := loop.BlockOfUse(u); b == pre || v.L.Contains(b) {
			return false
		}
	}
	return true
}
