package unroll

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// foldLoop replaces what the copies of a body compute by values that are known now, and removes
// dead code: LLVM's simplifyLoopAfterUnroll. counters: the loop stays, and values computed from
// its φs are simplified first.
func (w *unrolling) foldLoop(l *analysis.Loop, counters bool) {
	q := &simplify.Query{Query: valuetracking.Query{Layout: w.F.Module().Layout, Dom: w.CFG.Dom}, Library: library.Of(w.Target, w.F.Module())}
	debug := w.F.MD("dbg") != nil
	if counters {
		w.simplifyCounters(l)
	}
	for _, b := range slices.Clone(l.Blocks) {
		if debug {
			rewrite.EraseRedundantDebug(b)
		}
		var dead []*ir.Instr
		for i := range b.Instrs() {
			q.At = i
			if v := q.Instr(i); v != nil && loop.KeepsClosed(w.CFG.Loops, i, v) {
				ir.ReplaceAllUses(i, v)
			}
			if analysis.TriviallyDead(i) {
				dead = append(dead, i)
			}
			if inner := joinSteps(i); inner != nil && analysis.TriviallyDead(inner) {
				dead = append(dead, inner)
			}
		}
		rewrite.EraseDead(dead...)
	}
}

// simplifyCounters simplifies values computed from the φs of a loop, and the loads in it.
func (w *unrolling) simplifyCounters(l *analysis.Loop) {
	w.Keep()
	v := simplifyiv.New(w.Walk, l)
	for _, phi := range slices.Collect(l.Header.Phis()) {
		v.SimplifyUsers(phi, nil)
	}
	rewrite.EraseDead(v.Dead...)
	w.reuseLoads(l, v.S)
	v.S.ForgetCode(l, l.Blocks) // which foldLoop goes on with
	w.UseEvolution(v.S)
}

// joinSteps turns x + c1 + c2 into x + (c1+c2), so that copies of a counter step from the original
// and not from each other, and returns the sum that was used.
func joinSteps(i *ir.Instr) *ir.Instr {
	if i.Op() != ir.Add {
		return nil
	}
	inner, ok := i.Operand(0).(*ir.Instr)
	if !ok || inner.Op() != ir.Add || inner == i {
		return nil
	}
	c1, ok1 := splatInt(inner.Operand(1))
	c2, ok2 := splatInt(i.Operand(1))
	if !ok1 || !ok2 {
		return nil
	}
	sum := constfold.Binary(ir.Add, 0, c1, c2, nil)
	if sum == nil {
		return nil
	}
	a, b, s := ir.AsInt(scalarOf(c1)), ir.AsInt(scalarOf(c2)), ir.AsInt(scalarOf(sum))
	wraps := s.BigSigned().Cmp(a.BigSigned().Add(a.BigSigned(), b.BigSigned())) != 0
	i.SetOperand(0, inner.Operand(0))
	i.SetOperand(1, sum)
	i.Flags &^= (ir.NUW | ir.NSW) &^ inner.Flags
	if wraps {
		i.Flags &^= ir.NSW
	}
	return inner
}

// splatInt returns an integer constant, or a vector of one number.
func splatInt(v ir.Value) (*ir.Const, bool) {
	c, ok := v.(*ir.Const)
	if !ok || ir.AsInt(scalarOf(c)) == nil {
		return nil, false
	}
	return c, true
}

func scalarOf(c *ir.Const) ir.Value {
	if c.Type().IsVector() {
		if s := c.Splat(); s != nil {
			return s
		}
	}
	return c
}
