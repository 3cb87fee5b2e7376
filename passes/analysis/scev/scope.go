package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/simplify"
)

type scopeKey struct {
	e *Expr
	l *analysis.Loop
}

// AtScope returns e as it is seen from a loop, or from outside of all loops (nil): recurrences of loops that are left by then
// have the value of their last iteration, where the number of iterations is known.
func (s *Evolution) AtScope(e *Expr, l *analysis.Loop) *Expr {
	if e.Kind == Const {
		return e
	}
	k := scopeKey{e, l}
	if x, ok := s.scopes[k]; ok {
		return x
	}
	s.scopes[k] = e // what depends on itself stays as it is
	x := s.computeAtScope(e, l)
	s.scopes[k] = x
	return x
}

func (s *Evolution) computeAtScope(e *Expr, l *analysis.Loop) *Expr {
	switch e.Kind {
	case Unknown:
		if i, ok := e.Value.(*ir.Instr); ok {
			return s.valueAtScope(e, i, l)
		}
		return e
	case AddRec:
		if ops, changed := s.operandsAtScope(e, l); changed {
			if e = s.Rec(e.Loop, e.Flags&NW, ops...); e.Kind != AddRec {
				return e
			}
		}
		if l != nil && e.Loop.ContainsLoop(l) {
			return e
		}
		n := s.BackedgeTaken(e.Loop)
		if n == nil {
			return e
		}
		if x := s.recurrenceAt(e, n); x != nil {
			return x
		}
		return e
	}
	if ops, changed := s.operandsAtScope(e, l); changed {
		return s.rebuild(e, ops)
	}
	return e
}

func (s *Evolution) operandsAtScope(e *Expr, l *analysis.Loop) (ops []*Expr, changed bool) {
	for _, o := range e.Ops {
		x := s.AtScope(o, l)
		changed = changed || x != o
		ops = append(ops, x)
	}
	return ops, changed
}

// valueAtScope finds the last value of a φ that has no closed form, and folds operations whose operands become constants.
func (s *Evolution) valueAtScope(e *Expr, i *ir.Instr, l *analysis.Loop) *Expr {
	if i.Op() == ir.Phi {
		in := s.Forest.For(i.Block())
		if in != nil && in.Parent == l && in.Header == i.Block() {
			if x := s.lastOfPhi(i, in); x != nil {
				return x
			}
		}
		return e
	}
	if !i.Op().IsBinary() && !i.Op().IsCast() && i.Op() != ir.Select && i.IntrinsicID() == "" {
		return e
	}
	better := false
	values := map[ir.Value]*ir.Const{}
	operands := i.NumOperands()
	if i.Op() == ir.Call {
		operands = i.NumArgs()
	}
	for k := range operands {
		v := i.Operand(k)
		if c, ok := v.(*ir.Const); ok {
			values[v] = c
			continue
		}
		if !Analyzable(v.Type()) || v.Type().IsPtr() {
			return e
		}
		o := s.Of(v)
		x := s.AtScope(o, l)
		if x.Kind != Const {
			return e
		}
		better = better || x != o
		values[v] = x.Num.Const(v.Type())
	}
	if !better {
		return e
	}
	if k := s.foldWith(i, func(v ir.Value) *ir.Const { return values[v] }); k != nil && k.Kind == ir.IntConst {
		return s.Of(k)
	}
	return e
}

// foldWith folds an instruction on constants; nil where that is not possible.
func (s *Evolution) foldWith(i *ir.Instr, value func(ir.Value) *ir.Const) *ir.Const {
	switch op := i.Op(); {
	case op.IsBinary():
		if x, y := value(i.Operand(0)), value(i.Operand(1)); x != nil && y != nil {
			return simplify.FoldBinary(op, i.Flags, x, y, nil)
		}
	case op.IsCast():
		if x := value(i.Operand(0)); x != nil {
			k, _ := simplify.FoldCast(op, x, i.Type(), s.Layout).(*ir.Const)
			return k
		}
	case op == ir.ICmp:
		if x, y := value(i.Operand(0)), value(i.Operand(1)); x != nil && y != nil {
			return simplify.FoldICmp(i.Pred, x, y, i.Type(), s.Layout)
		}
	case op == ir.FCmp:
		if x, y := value(i.Operand(0)), value(i.Operand(1)); x != nil && y != nil {
			return simplify.FoldFCmp(i.Pred, x, y, i.Type())
		}
	case op == ir.Select:
		c := value(i.Operand(0))
		if c == nil || c.Kind != ir.IntConst {
			return nil
		}
		if c.IsZero() {
			return value(i.Operand(2))
		}
		return value(i.Operand(1))
	case op == ir.Call && i.IntrinsicID() != "" && Analyzable(i.Type()):
		return s.foldCallWith(i, value)
	}
	return nil
}

// foldCallWith folds a call of an intrinsic on a copy of it that has constants for arguments.
func (s *Evolution) foldCallWith(i *ir.Instr, value func(ir.Value) *ir.Const) *ir.Const {
	args := make([]*ir.Const, i.NumArgs())
	for k := range args {
		if args[k] = value(i.Arg(k)); args[k] == nil {
			return nil
		}
	}
	c := i.Clone()
	for k, a := range args {
		c.SetOperand(k, a)
	}
	n, _ := s.query.FoldConst(c).(*ir.Const)
	c.DropOperands()
	return n
}

// lastOfPhi returns the value of a header's φ in the last iteration of its loop.
func (s *Evolution) lastOfPhi(phi *ir.Instr, l *analysis.Loop) *Expr {
	n := s.BackedgeTaken(l)
	if n == nil || phi.NumIncoming() != 2 {
		return nil
	}
	in := 0
	if !l.Contains(phi.IncomingBlock(0)) {
		in = 1
	}
	if n.IsZero() {
		return s.Of(phi.Operand(1 - in))
	}
	if v := phi.Operand(in); s.NonZero(n) && l.Invariant(v) {
		return s.Of(v)
	}
	if n.Kind != Const {
		return nil
	}
	count, ok := n.Num.Uint64()
	if !ok || count > maxBruteForce {
		return nil
	}
	return s.runTo(phi, l, count)
}

// runTo runs the loop on constants for n iterations.
func (s *Evolution) runTo(phi *ir.Instr, l *analysis.Loop, n uint64) *Expr {
	latch, entry := l.Latch(), l.Predecessor()
	if latch == nil || entry == nil {
		return nil
	}
	values := startValues(l, entry)
	if values[phi] == nil {
		return nil
	}
	for ; n > 0; n-- {
		values = s.nextValues(l, latch, values)
	}
	k := values[phi]
	if k == nil {
		return nil
	}
	if v, ok := bitvec.Of(k); ok {
		return s.ConstOf(v)
	}
	return s.UnknownOf(k)
}

// startValues returns the φs of a header that start as constants.
func startValues(l *analysis.Loop, entry *ir.Block) map[*ir.Instr]*ir.Const {
	values := map[*ir.Instr]*ir.Const{}
	for phi := range l.Header.Phis() {
		if k, ok := phi.IncomingFor(entry).(*ir.Const); ok && k.Kind != ir.ExprConst {
			values[phi] = k
		}
	}
	return values
}

// nextValues runs one iteration.
func (s *Evolution) nextValues(l *analysis.Loop, latch *ir.Block, values map[*ir.Instr]*ir.Const) map[*ir.Instr]*ir.Const {
	t := &trial{s: s, l: l, values: values, memo: map[*ir.Instr]*ir.Const{}}
	next := map[*ir.Instr]*ir.Const{}
	for phi := range values {
		if v := t.eval(phi.IncomingFor(latch), 0); v != nil {
			next[phi] = v
		}
	}
	return next
}
