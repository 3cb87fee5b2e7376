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

func spreadsPoison(i *ir.Instr, poison map[ir.Value]bool) bool {
	if i.Op() == ir.Phi {
		return false
	}
	for k, v := range i.Operands() {
		if poison[v] && valuetracking.PropagatesPoison(i, k) {
			return true
		}
	}
	return false
}

// triggersUB reports whether i is undefined when the values of the set are poison.
func triggersUB(i *ir.Instr, poison map[ir.Value]bool) bool {
	switch op := i.Op(); {
	case op == ir.Load, op == ir.Store, op == ir.CmpXchg, op == ir.AtomicRMW:
		return poison[i.Pointer()]
	case op.IsDivRem():
		return poison[i.Operand(1)]
	case i.IsCondBr(), op == ir.Switch, op == ir.IndirectBr:
		return poison[i.Operand(0)]
	case op == ir.Ret:
		return i.NumOperands() == 1 && poison[i.Operand(0)] && i.Func().Attrs.Ret.Has("noundef")
	case op.IsCall():
		if poison[i.Callee()] {
			return true
		}
		for k := range i.NumArgs() {
			if poison[i.Arg(k)] && (analysis.ArgHas(i, k, "noundef") || analysis.ArgHas(i, k, "dereferenceable") ||
				analysis.ArgHas(i, k, "dereferenceable_or_null") || i.IntrinsicID() == "llvm.assume") {
				return true
			}
		}
	}
	return false
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
			if triggersUB(user, poison) && s.Dom.Dominates(user.Block(), exiting[0]) {
				return true
			}
			if !poison[user] && user.Op() != ir.Phi && l.Contains(user.Block()) && spreadsPoison(user, poison) {
				poison[user] = true
				work = append(work, user)
			}
		}
	}
	return false
}

// TriggersUB reports whether an instruction is undefined when the values of the set are poison.
func TriggersUB(i *ir.Instr, poison map[ir.Value]bool) bool { return triggersUB(i, poison) }
