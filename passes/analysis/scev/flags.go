package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
)

// scanLimit bounds how many instructions are scanned in a row.
const scanLimit = 32

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
	return s.transfers(s.scopeBound(ops), i)
}

// scopeBound returns the last of the instructions after which all operands are available.
func (s *Evolution) scopeBound(ops []*Expr) *ir.Instr {
	var bound *ir.Instr
	seen := map[*Expr]bool{}
	var visit func(e *Expr)
	visit = func(e *Expr) {
		if seen[e] {
			return
		}
		seen[e] = true
		var at *ir.Instr
		switch e.Kind {
		case AddRec:
			at = e.Loop.Header.First()
		case Unknown:
			at, _ = e.Value.(*ir.Instr)
		}
		if at != nil {
			if bound == nil || s.Dom.DominatesInstr(bound, at) && bound != at {
				bound = at
			}
			return
		}
		for _, o := range e.Ops {
			visit(o)
		}
	}
	for _, o := range ops {
		visit(o)
	}
	if bound == nil {
		return s.Func.Entry().First()
	}
	return bound
}

// reachesLoop reports whether the loop is entered wherever the operands are available.
func (s *Evolution) reachesLoop(ops []*Expr, l *analysis.Loop) bool {
	return s.transfers(s.scopeBound(ops), l.Header.First())
}

// transfers reports whether b is executed whenever a is: in one block, or from a preheader into the
// header.
func (s *Evolution) transfers(a, b *ir.Instr) bool {
	if a.Block() == b.Block() {
		return a == b || a.ComesBefore(b) && passesOn(a, b)
	}
	l := s.Forest.For(b.Block())
	return l != nil && l.Header == b.Block() && l.Preheader() == a.Block() && passesOn(a, nil) && passesOn(b.Block().First(), b)
}

// passesOn reports whether control surely passes from one instruction to another of its block; nil:
// out of the block.
func passesOn(from, to *ir.Instr) bool {
	for n := 0; from != to; from = from.Next() {
		if analysis.IsDebugOrPseudo(from) {
			continue
		}
		if n++; n > scanLimit || !from.IsTerminator() && !analysis.TransfersControl(from) {
			return false
		}
	}
	return true
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
	if len(exiting) != 1 || !s.loopTraits(l).noAbnormalExits {
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

// traits are properties of a loop's instructions.
type traits struct {
	noAbnormalExits bool // nothing leaves the loop but its branches, and no iteration runs forever
	noSideEffects   bool // that an endless loop may have
}

func (s *Evolution) loopTraits(l *analysis.Loop) traits {
	if t, ok := s.traits[l]; ok {
		return t
	}
	t := traits{true, true}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if !goesOn(i) {
				t.noAbnormalExits = false
			}
			if analysis.MayBeObserved(i) {
				t.noSideEffects = false
			}
		}
	}
	t.noAbnormalExits = t.noAbnormalExits && l.IterationsEnd(s.Dom)
	s.traits[l] = t
	return t
}

// goesOn reports whether control surely reaches the next instruction, or a successor of the block.
func goesOn(i *ir.Instr) bool {
	if op := i.Op(); op == ir.Invoke || op == ir.CallBr {
		return analysis.WillReturn(i)
	}
	return analysis.TransfersControl(i)
}

// finite reports whether the loop surely ends, or the program is undefined: it must make progress
// and nothing in it does.
func (s *Evolution) finite(l *analysis.Loop) bool {
	return s.Func.Attrs.Fn.Has("willreturn") || s.loopTraits(l).noSideEffects && analysis.MustProgress(l)
}

// NoAbnormalExits reports whether control leaves l by its branches only: nothing in it throws, ends
// the program or runs forever.
func (s *Evolution) NoAbnormalExits(l *analysis.Loop) bool { return s.loopTraits(l).noAbnormalExits }

// TriggersUB reports whether an instruction is undefined when the values of the set are poison.
func TriggersUB(i *ir.Instr, poison map[ir.Value]bool) bool { return triggersUB(i, poison) }
