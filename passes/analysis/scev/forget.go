package scev

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
)

// Reset drops everything, as is needed when instructions that expressions name were erased or loops
// changed.
func (s *Evolution) Reset() {
	s.values = valueExprs{}
	s.holders = holders{}
	s.symbolic, s.trail = map[*Expr]bool{}, nil
	s.Counts.Reset()
}

// Forget drops the expressions of values that are about to change or to be erased and of the values
// computed from them. A value without an expression ends the search, except φs, which are followed
// to the value of the back edge.
func (s *Evolution) Forget(values ...ir.Value) {
	s.ForgetForms()
	work, seen := slices.Clone(values), map[ir.Value]bool{}
	for _, v := range values {
		seen[v] = true
	}
	for given := len(work); len(work) > 0; {
		first := len(work) <= given // of the given values, below those computed from the ones above
		if first {
			given--
		}
		v := work[len(work)-1]
		work = work[:len(work)-1]
		e, had := s.values.had(v)
		if had {
			s.values.set(v, nil)
			if e != nil {
				s.ForgetBoundsOf(e)
			}
		}
		for u := range ir.Users(v) {
			if !seen[u] && (had || u.Op() == ir.Phi || first) {
				seen[u] = true
				work = append(work, u)
			}
		}
	}
}

// ForgetLoop drops the facts about a loop and those around and inside it, whose code is about to
// change.
func (s *Evolution) ForgetLoop(l *analysis.Loop) {
	for l.Parent != nil {
		l = l.Parent
	}
	var phis []ir.Value
	for _, b := range l.Blocks {
		phis = appendPhis(phis, b)
	}
	s.Forget(phis...)
	s.ForgetCounts()
}

// ForgetEdited drops the facts about a loop that was rewritten with the same blocks so that all
// remaining values keep their meaning; Forget was called for those that were removed. What was
// derived from other loops stays true, unless it names a value that was removed.
func (s *Evolution) ForgetEdited(l *analysis.Loop) {
	s.Edited(l)
	var phis []ir.Value
	for x := range l.Nest() {
		phis = appendPhis(phis, x.Header)
	}
	s.Forget(phis...)
}

// ForgetCode drops the facts about a loop, about the loops inside it and about the values of some
// blocks whose code is about to be replaced, and what was derived from them. Values elsewhere must
// keep their meaning and the facts about them; the edges into and out of the surrounding loops may
// change. The cost is the size of the blocks and of what is derived from them.
func (s *Evolution) ForgetCode(l *analysis.Loop, blocks []*ir.Block) {
	s.Query.Facts = valuetracking.NewFacts()
	s.Replaced(l)
	for x := range l.Nest() {
		s.DropRecs(x)
	}
	var values []ir.Value
	for _, b := range blocks {
		for i := range b.Instrs() {
			values = append(values, i)
			s.DropUnknown(i)
		}
	}
	s.Forget(values...)
}

func appendPhis(values []ir.Value, b *ir.Block) []ir.Value {
	for phi := range b.Phis() {
		values = append(values, phi)
	}
	return values
}

// forgetLoopValues drops the expressions of values that are computed from the loop's φs, which can
// be more precise now that the trip count is known; the recurrences of the φs themselves stay.
// again: the facts are no more precise than before, so that only the loop itself is visited, and
// not the loops inside, of which there may be thousands.
func (s *Evolution) forgetLoopValues(l *analysis.Loop, again bool) {
	var work []*ir.Instr
	s.marks.begin()
	push := func(v ir.Value) {
		for u := range ir.Users(v) {
			if in := s.Forest.For(u.Block()); in != l && (again || !l.Contains(u.Block())) {
				continue
			}
			if s.marks.mark(u) {
				work = append(work, u)
			}
		}
	}
	for phi := range l.Header.Phis() {
		push(phi)
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if e, ok := s.values.had(i); ok {
			if i.Op() == ir.Phi && e.Kind == Unknown {
				continue
			}
			if i.Op() != ir.Phi {
				s.values.lose(i) // known to have had one, by which Forget finds what was computed from it
			}
		}
		push(i)
	}
}
