package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev/expr"
)

// maxParts bounds how deep a comparison is split into comparisons of operands.
const maxParts = 2

// impliedByParts reports whether x p y implies a p b because it implies it for the operands of a
// sum or quotient a, or for each value that a φ takes on. LLVM's isImpliedViaOperations.
func (s *Algebra) impliedByParts(p ir.Pred, a, b, x, y *expr.Expr, depth int) bool {
	if p == ir.SLT || p == ir.ULT {
		p, a, b, x, y = p.Swapped(), b, a, y, x
	}
	if depth > maxParts || p != ir.SGT && p != ir.UGT {
		return false
	}
	if p == ir.UGT { // of numbers that are not negative the signed order is the same
		minus1 := s.Negate(s.One(a.Type))
		if !s.NonNegative(x) || !s.NonNegative(y) || !s.impliedOperands(ir.SGT, a, minus1, x, y) || !s.impliedOperands(ir.SGT, b, minus1, x, y) {
			return false
		}
	}
	switch inner := withoutSExt(a); {
	case inner.Kind == expr.Add:
		if inner.Has(expr.NSW) && len(inner.Ops) == 2 && inner.Type == b.Type && (s.sumAbove(inner.Ops[0], inner.Ops[1], b, x, y, depth) || s.sumAbove(inner.Ops[1], inner.Ops[0], b, x, y, depth)) {
			return true
		}
	case inner.Kind == expr.Unknown:
		if s.quotientAbove(inner, b, x, y, depth) {
			return true
		}
	}
	return s.impliedForIncoming(p, a, b, x, y, depth+1)
}

func withoutSExt(e *expr.Expr) *expr.Expr {
	if e.Kind == expr.SExt {
		return e.Ops[0]
	}
	return e
}

// above reports a > b as signed numbers, by itself or because x > y.
func (s *Algebra) above(a, b, x, y *expr.Expr, depth int) bool {
	return s.knownDirectly(ir.SGT, a, b) || s.impliedByParts(ir.SGT, a, b, x, y, depth+1)
}

// sumAbove: c + d > b where the sum does not overflow, c ≥ 0 and d > b.
func (s *Algebra) sumAbove(c, d, b, x, y *expr.Expr, depth int) bool {
	return s.above(c, s.Negate(s.One(b.Type)), x, y, depth) && s.above(d, b, x, y, depth)
}

// quotientAbove: a = x / d with a constant d > 0 and x > y.
//
//   - y > d − 2 makes x ≥ d, so that a > 0 ≥ b;
//   - y > −1 − d makes x > −d, so that a ≥ 0 > b.
func (s *Algebra) quotientAbove(a, b, x, y *expr.Expr, depth int) bool {
	i, ok := a.Value.(*ir.Instr)
	if !ok || i.Op() != ir.SDiv || ir.AsInt(i.Operand(1)) == nil || x.Type != i.Type() || y.Type.IsPtr() {
		return false
	}
	d := s.Of(i.Operand(1))
	if !s.Positive(d) || s.Of(i.Operand(0)) != x {
		return false
	}
	minus1 := s.Negate(s.One(d.Type))
	return s.NonPositive(b) && s.above(y, s.Minus(d, s.Int(d.Type, 2)), x, y, depth) ||
		s.Negative(b) && s.above(y, s.Minus(minus1, d), x, y, depth)
}

// impliedForIncoming reports whether x p y implies a p b for each value that a, or b, takes on as a
// φ: for both in step where they are φs of one block. LLVM's isImpliedViaMerge.
func (s *Algebra) impliedForIncoming(p ir.Pred, a, b, x, y *expr.Expr, depth int) bool {
	phi, other := phiOf(a), phiOf(b)
	if phi == nil && other == nil {
		return false
	}
	if phi == nil || other != nil && phi != other && s.Dom.Dominates(phi.Block(), other.Block()) && phi.Block() != other.Block() {
		p, a, b, x, y = p.Swapped(), b, a, y, x
		phi, other = other, phi
	}
	easily := func(v, w *expr.Expr) bool {
		return s.knownDirectly(p, v, w) || s.impliedByRanges(p, v, w, p, x, y) || s.impliedByParts(p, v, w, x, y, depth)
	}
	at := phi.Block()
	switch {
	case other != nil && other.Block() == at:
		for k := range phi.NumIncoming() {
			if !easily(s.Of(phi.Operand(k)), s.Of(other.IncomingFor(phi.IncomingBlock(k)))) {
				return false
			}
		}
		return true
	case b.Kind == expr.AddRec && b.Loop.Header == at:
		return s.besideRecurrence(phi, b, easily)
	}
	for k := range phi.NumIncoming() {
		v := s.Of(phi.Operand(k))
		// v must be what it was when the φ took it on, not a value of a later iteration.
		if !s.DefinedIn(b, phi.IncomingBlock(k)) || !s.DefinedBefore(v, at) || s.computable(v, at) || !easily(v, b) {
			return false
		}
	}
	return true
}

// besideRecurrence compares a header's φ with a recurrence of its loop, in the first iteration and
// from one to the next.
func (s *Algebra) besideRecurrence(phi *ir.Instr, rec *expr.Expr, easily func(v, w *expr.Expr) bool) bool {
	pred, latch := rec.Loop.Predecessor(), rec.Loop.Latch()
	if pred == nil || latch == nil || phi.NumIncoming() != 2 {
		return false
	}
	return easily(s.Of(phi.IncomingFor(pred)), rec.Ops[0]) && easily(s.Of(phi.IncomingFor(latch)), s.PostInc(rec))
}

func phiOf(e *expr.Expr) *ir.Instr {
	if e.Kind == expr.Unknown {
		if i, ok := e.Value.(*ir.Instr); ok && i.Op() == ir.Phi {
			return i
		}
	}
	return nil
}

// computable reports a value that changes from one iteration of the loop around a block to the
// next.
func (s *Algebra) computable(e *expr.Expr, at *ir.Block) bool {
	l := s.Forest.For(at)
	return l != nil && s.Disposition(e, l) == LoopComputable
}

// DefinedIn is DefinedBefore that also allows values defined in b itself.
func (s *Algebra) DefinedIn(e *expr.Expr, b *ir.Block) bool {
	return !e.Contains(func(x *expr.Expr) bool {
		switch x.Kind {
		case expr.Unknown:
			i, ok := x.Value.(*ir.Instr)
			return ok && !s.Dom.Dominates(i.Block(), b)
		case expr.AddRec:
			return !s.Dom.Dominates(x.Loop.Header, b)
		}
		return false
	})
}

// assertions returns the calls in f that hold a condition to be true where control passes them.
func assertions(f *ir.Func) []*ir.Instr {
	var all []*ir.Instr
	for _, name := range []string{"llvm.assume", "llvm.experimental.guard"} {
		if f.Module().Func(name) == nil {
			continue
		}
		for i := range f.Instrs() {
			if i.IntrinsicID() == name {
				all = append(all, i)
			}
		}
	}
	return all
}

// NoteAssertion takes up a call of llvm.assume that a pass has added.
func (s *Algebra) NoteAssertion(call *ir.Instr) { s.asserts = append(s.asserts, call) }

// asserted iterates over the conditions of the assertions in blocks that dominate b, in b too if
// within is set.
func (s *Algebra) asserted(b *ir.Block, within bool) func(yield func(cond ir.Value) bool) {
	return func(yield func(ir.Value) bool) {
		n := 0
		for _, i := range s.asserts {
			at := i.Block()
			if at == nil || at == b && !within || !s.Dom.Dominates(at, b) {
				continue
			}
			if n++; n > maxGuards || !yield(i.Arg(0)) {
				return
			}
		}
	}
}
