package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
)

func wrapFlags(f ir.Flags) (out Flags) {
	if f&ir.NUW != 0 {
		out |= NUW
	}
	if f&ir.NSW != 0 {
		out |= NSW
	}
	return out
}

// flagsOf returns the flags of an instruction that its expression may carry. An expression stands
// for every instruction that computes it, executed or not, so a flag holds for it only where
// overflow makes the whole program undefined, as soon as the operands are available.
func (s *Evolution) flagsOf(i *ir.Instr) Flags {
	f := wrapFlags(i.Flags)
	if f == AnyWrap || !s.neverPoison(i) {
		return AnyWrap
	}
	return f
}

// neverPoison reports whether the expression of i is never poison where its operands are not: i is
// executed wherever they are available, and the program is undefined if i is poison.
func (s *Evolution) neverPoison(i *ir.Instr) bool {
	if !valuetracking.UndefinedIfPoison(i) {
		return false
	}
	var ops []*Expr
	for _, v := range i.Operands() {
		if !Analyzable(v.Type()) {
			return false
		}
		ops = append(ops, s.Of(v))
	}
	return s.Reaches(i, ops)
}

// recurrenceNeverPoison reports whether the program is undefined if the incremented value i of a
// recurrence is poison in any iteration of l: then the flags of the increment hold for the
// recurrence after it too.
func (s *Evolution) recurrenceNeverPoison(i *ir.Instr, l *analysis.Loop) bool {
	if s.neverPoison(i) {
		return true
	}
	exiting := l.Exiting()
	if len(exiting) != 1 || !s.NoAbnormalExits(l) {
		return false
	}
	poison := map[ir.Value]bool{i: true}
	work := []*ir.Instr{i}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(v) {
			user := u.User()
			if valuetracking.TriggersUB(user, poison) && s.Dom.Dominates(user.Block(), exiting[0]) {
				return true
			}
			if !poison[user] && user.Op() != ir.Phi && l.Contains(user.Block()) && valuetracking.SpreadsPoison(user, poison) {
				poison[user] = true
				work = append(work, user)
			}
		}
	}
	return false
}
