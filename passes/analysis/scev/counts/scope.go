package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/simplify/constfold"
)

// AtScope returns e as it is seen from a loop, or from outside of all loops (nil): recurrences of
// loops that are left by then have the value of their last iteration, where the number of
// iterations is known.
func (s *Counts) AtScope(e *expr.Expr, l *analysis.Loop) *expr.Expr {
	if e.Kind == expr.Const {
		return e
	}
	k := expr.InLoop{Expr: e, Loop: l}
	if x, ok := s.scopes[k]; ok {
		return x
	}
	s.scopes[k] = e // what depends on itself stays as it is
	x := s.computeAtScope(e, l)
	s.scopes[k] = x
	return x
}

func (s *Counts) computeAtScope(e *expr.Expr, l *analysis.Loop) *expr.Expr {
	switch e.Kind {
	case expr.Unknown:
		if i, ok := e.Value.(*ir.Instr); ok {
			return s.valueAtScope(e, i, l)
		}
		return e
	case expr.AddRec:
		if ops, changed := s.operandsAtScope(e, l); changed {
			if e = s.Rec(e.Loop, e.Flags&expr.NW, ops...); e.Kind != expr.AddRec {
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
		if x := s.AtIteration(e, n); x != nil {
			return x
		}
		return e
	}
	if ops, changed := s.operandsAtScope(e, l); changed {
		return s.Rebuild(e, ops)
	}
	return e
}

func (s *Counts) operandsAtScope(e *expr.Expr, l *analysis.Loop) (ops []*expr.Expr, changed bool) {
	for _, o := range e.Ops {
		x := s.AtScope(o, l)
		changed = changed || x != o
		ops = append(ops, x)
	}
	return ops, changed
}

// valueAtScope finds the last value of a φ that has no closed form, and folds operations whose
// operands become constants.
func (s *Counts) valueAtScope(e *expr.Expr, i *ir.Instr, l *analysis.Loop) *expr.Expr {
	if i.Op() == ir.Phi {
		in := s.Forest.For(i.Block())
		if in != nil && in.Parent == l && in.Header == i.Block() {
			if x := s.lastOfPhi(i, in); x != nil {
				return x
			}
		}
		return e
	}
	if i.Op() == ir.Load {
		return s.loadAtScope(e, i, l)
	}
	if !i.Op().IsBinary() && !i.Op().IsCast() && i.Op() != ir.Select && i.Op() != ir.ICmp && i.IntrinsicID() == "" {
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
		if !expr.Analyzable(v.Type()) || v.Type().IsPtr() {
			return e
		}
		o := s.Of(v)
		x := s.AtScope(o, l)
		if x.Kind != expr.Const {
			return e
		}
		better = better || x != o
		values[v] = x.Num.Const(v.Type())
	}
	if !better {
		return e
	}
	folded := s.foldWith(i, func(v ir.Value) ir.Value { return orNil(values[v]) })
	if k := ir.AsInt(folded); k != nil {
		return s.Of(k)
	}
	return e
}

// loadAtScope reads a number from constant memory, where it is known from which address after the
// loop.
func (s *Counts) loadAtScope(e *expr.Expr, i *ir.Instr, l *analysis.Loop) *expr.Expr {
	if p := i.Pointer(); ir.IsConst(p) || !i.IsSimple() {
		return e
	}
	before := s.Of(i.Pointer())
	at := s.AtScope(before, l)
	base, off := at, int64(0)
	if at.Kind == expr.Add && len(at.Ops) == 2 && at.Ops[0].Kind == expr.Const {
		base = at.Ops[1]
		off, _ = at.Ops[0].Num.Int64()
	}
	if at == before || base.Kind != expr.Unknown {
		return e
	}
	g, ok := base.Value.(*ir.GlobalVar)
	if !ok {
		return e
	}
	p := ir.NewExpr(g.Type(), ir.Const{Kind: ir.ExprConst, Op: ir.GetElementPtr, ElemTy: s.Ctx.I8, Elems: []ir.Value{g, ir.NewSigned(s.Ctx.I64, off)}})
	if k := ir.AsInt(constfold.Load(p, i.Type(), s.Layout)); k != nil {
		return s.Of(k)
	}
	return e
}

// lastOfPhi returns the value of a header's φ in the last iteration of its loop.
func (s *Counts) lastOfPhi(phi *ir.Instr, l *analysis.Loop) *expr.Expr {
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
	if n.Kind != expr.Const {
		return nil
	}
	count, ok := n.Num.Uint64()
	if !ok || count > maxBruteForce {
		return nil
	}
	return s.runTo(phi, l, count)
}
