package loop

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// InstSimplify is LLVM's loop-instsimplify: instsimplify for the instructions of a loop and of the
// loops inside it. Later loop passes then see fewer instructions, and licm moves no copy of an
// existing value.
//
// Blocks are visited in reverse postorder, so that operands come before their users except for φs
// of back edges. For these the loop is visited again, users of changed values only. No value is
// replaced by one of a loop that it is not in, which would break LCSSA form.
//
// Keeps: the CFG, LCSSA form.
func InstSimplify(w *Walk, l *analysis.Loop) bool {
	s := &loopSimplifier{w: w, l: l, q: &simplify.Query{Query: valuetracking.Query{Layout: w.F.Module().Layout, Dom: w.CFG.Dom, Facts: &valuetracking.Facts{}}, Library: library.Of(w.Target, w.F.Module())},
		todo: make([]bool, w.F.ValueBound())}
	order := l.ReversePostorder()
	for _, b := range order {
		for i := range b.Instrs() {
			if i.IntrinsicID() == "llvm.assume" {
				s.q.Facts.AddAssume(i)
			}
		}
	}
	for s.round(order, true); s.again; {
		s.round(order, false)
	}
	return s.changed
}

type loopSimplifier struct {
	w              *Walk
	l              *analysis.Loop
	q              *simplify.Query
	todo, seen     []bool // by ID; seen: φs that this round has passed
	changed, again bool
}

// round visits the loop once.
func (s *loopSimplifier) round(order []*ir.Block, all bool) {
	s.again, s.seen = false, make([]bool, len(s.todo))
	var dead []*ir.Instr
	for _, b := range order {
		for i := range b.Instrs() {
			s.seen[i.ID()] = i.Op() == ir.Phi
			if !ir.HasUses(i) {
				if analysis.TriviallyDead(i) {
					dead = append(dead, i)
				}
				continue
			}
			if !all && !s.todo[i.ID()] {
				continue
			}
			s.todo[i.ID()] = false
			s.q.At = i
			v := s.q.Instr(i)
			if v == nil || !KeepsClosed(s.w.CFG.Loops, i, v) {
				continue
			}
			for u := range ir.Users(i) {
				s.todo[u.ID()] = true
				s.again = s.again || s.seen[u.ID()]
			}
			ir.ReplaceAllUses(i, v)
			s.w.Count("Number of redundant instructions simplified", 1)
			s.changed = true
			if analysis.TriviallyDead(i) {
				dead = append(dead, i)
			}
		}
	}
	if len(dead) > 0 {
		s.changed = true
		rewrite.EraseDead(dead...)
	}
}
