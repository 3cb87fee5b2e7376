package scev

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// ofPhi returns the expression of a φ: a recurrence, an equal value, or a minimum or maximum that a
// branch selects.
func (s *Evolution) ofPhi(phi *ir.Instr) *Expr {
	if e := s.recurrenceOf(phi); e != nil {
		return e
	}
	if v := s.sameIncoming(phi); v != nil {
		return s.Of(v)
	}
	if e := s.ofSelectLike(phi); e != nil {
		return e
	}
	return s.UnknownOf(phi)
}

// sameIncoming returns the only value that comes into a φ, if it is available there.
func (s *Evolution) sameIncoming(phi *ir.Instr) ir.Value {
	var v ir.Value
	for k := range phi.NumIncoming() {
		w := phi.Operand(k)
		if w == ir.Value(phi) {
			continue
		}
		if v != nil && v != w {
			return nil
		}
		v = w
	}
	if v == nil || !s.Dom.DominatesInstr(v, phi) {
		return nil
	}
	return v
}

// recurrenceOf returns the recurrence that a φ in a loop's header is, or nil.
func (s *Evolution) recurrenceOf(phi *ir.Instr) *Expr {
	l := s.Forest.For(phi.Block())
	if l == nil || l.Header != phi.Block() {
		return nil
	}
	var start, next ir.Value
	for k := range phi.NumIncoming() {
		v, slot := phi.Operand(k), &start
		if l.Contains(phi.IncomingBlock(k)) {
			slot = &next
		}
		if *slot != nil && *slot != v {
			return nil
		}
		*slot = v
	}
	if start == nil || next == nil {
		return nil
	}
	if e := s.simpleRecurrence(phi, l, start, next); e != nil {
		return e
	}
	return s.symbolicRecurrence(phi, l, start, next)
}

// simpleRecurrence matches φ + x with x that the loop does not change.
func (s *Evolution) simpleRecurrence(phi *ir.Instr, l *analysis.Loop, start, next ir.Value) *Expr {
	b, ok := s.matchBinary(next)
	if !ok || b.op != ir.Add {
		return nil
	}
	var step ir.Value
	switch {
	case b.x == ir.Value(phi) && l.Invariant(b.y):
		step = b.y
	case b.y == ir.Value(phi) && l.Invariant(b.x):
		step = b.x
	default:
		return nil
	}
	return s.finishRecurrence(phi, l, s.Of(start), s.Of(step), next, wrapFlags(b.flags))
}

func (s *Evolution) finishRecurrence(phi *ir.Instr, l *analysis.Loop, from, step *Expr, next ir.Value, flags Flags) *Expr {
	e := s.RecStep(l, flags, from, step)
	s.set(phi, e)
	if e.Kind == AddRec {
		s.ProveByRanges(e)
	}
	if i, ok := next.(*ir.Instr); ok && s.Invariant(step, l) && flags != AnyWrap && s.recurrenceNeverPoison(i, l) {
		s.RecStep(l, flags, s.Sum(from, step), step)
	}
	return e
}

// symbolicRecurrence names the φ by itself and matches the value of the back edge: the φ plus a
// step, or the next value of an expression whose first value is the start.
func (s *Evolution) symbolicRecurrence(phi *ir.Instr, l *analysis.Loop, start, next ir.Value) *Expr {
	name := s.UnknownOf(phi)
	mark := len(s.trail)
	s.symbolic[name] = true
	s.set(phi, name)
	e := s.Of(next)
	delete(s.symbolic, name)
	s.dropMentions(name, mark)
	if e.Kind == Add {
		k := slices.Index(e.Ops, name)
		if k < 0 {
			return nil
		}
		step := s.Sum(slices.Delete(slices.Clone(e.Ops), k, k+1)...)
		if !s.Invariant(step, l) && (step.Kind != AddRec || step.Loop != l) {
			return nil
		}
		return s.finishRecurrence(phi, l, s.Of(start), step, next, s.incrementFlags(phi, next, step))
	}
	shifted := s.shift(e, l)
	if shifted == nil {
		return nil
	}
	first, _ := s.StartAndNext(shifted, l)
	if first == nil || s.MayTrap(shifted) || !s.ImpliesPoison(shifted, first) || first != s.Of(start) {
		return nil
	}
	s.set(phi, shifted)
	return shifted
}

// dropMentions forgets the values whose expressions, made since mark, hold the temporary name. Of
// the others those stay on the trail that may hold another one.
func (s *Evolution) dropMentions(name *Expr, mark int) {
	m := mentions{of: name}
	rest := s.trail[:mark]
	for _, v := range s.trail[mark:] {
		switch e := s.values.get(v); {
		case e == nil:
		case m.in(e):
			s.values.set(v, nil)
		case len(e.Ops) > 0 || s.symbolic[e]:
			rest = append(rest, v)
		}
	}
	s.trail = rest
	if len(s.symbolic) == 0 {
		s.trail = s.trail[:0]
	}
}

// mentions searches for an expression in others, each of which it visits once.
type mentions struct {
	of    *Expr
	known map[*Expr]bool
}

// in reports whether e contains the expression.
func (m *mentions) in(e *Expr) bool {
	if e == m.of || e.Before(m.of) || len(e.Ops) == 0 {
		return e == m.of
	}
	found, ok := m.known[e]
	if !ok {
		found = slices.ContainsFunc(e.Ops, m.in)
		if m.known == nil {
			m.known = map[*Expr]bool{}
		}
		m.known[e] = found
	}
	return found
}

func (s *Evolution) incrementFlags(phi *ir.Instr, next ir.Value, step *Expr) Flags {
	if b, ok := s.matchBinary(next); ok {
		if b.op == ir.Add && b.x == ir.Value(phi) {
			return wrapFlags(b.flags)
		}
		return AnyWrap
	}
	if analysis.Opcode(next) == ir.GetElementPtr && analysis.Operand(next, 0) == ir.Value(phi) && gepFlags(next)&ir.InBounds != 0 {
		if s.Positive(step) {
			return NW | NUW
		}
		return NW
	}
	return AnyWrap
}

// shift rewrites the recurrences of l in e to their values one iteration before; nil when something
// else in e varies.
func (s *Evolution) shift(e *Expr, l *analysis.Loop) *Expr {
	return s.RewriteIn(e, l, func(rec *Expr) *Expr {
		if !rec.IsAffine() {
			return nil
		}
		return s.Minus(rec, s.Step(rec))
	})
}

// ofSelectLike treats a φ at the join of a two-way branch as a select.
func (s *Evolution) ofSelectLike(phi *ir.Instr) *Expr {
	b := phi.Block()
	if phi.NumIncoming() != 2 || !s.Dom.Reachable(phi.IncomingBlock(0)) || !s.Dom.Reachable(phi.IncomingBlock(1)) {
		return nil
	}
	l := s.Forest.For(b)
	if l != nil && l.Header == b {
		return nil
	}
	top := s.Dom.IDom(b)
	if top == nil || !top.Term().IsCondBr() || top.Term().Succ(0) == top.Term().Succ(1) {
		return nil
	}
	br := top.Term()
	u0, u1 := phi.OperandUse(0), phi.OperandUse(1)
	by := func(k int, u *ir.Use) bool { return s.edgeDominates(top, br.Succ(k), u) }
	var yes, no ir.Value
	switch {
	case by(0, u0) && by(1, u1):
		yes, no = u0.Value(), u1.Value()
	case by(0, u1) && by(1, u0):
		yes, no = u1.Value(), u0.Value()
	default:
		return nil
	}
	if !s.DefinedBefore(s.Of(yes), b) || !s.DefinedBefore(s.Of(no), b) {
		return nil
	}
	return s.ofChoice(phi, br.Operand(0), yes, no)
}

// edgeDominates reports whether the incoming edge of a φ is, or is only reached through, the edge
// from → to.
func (s *Evolution) edgeDominates(from, to *ir.Block, u *ir.Use) bool {
	phi := u.User()
	in := phi.IncomingBlock(u.Index())
	if to == phi.Block() {
		return in == from
	}
	return s.Dom.EdgeDominates(from, to, in)
}
