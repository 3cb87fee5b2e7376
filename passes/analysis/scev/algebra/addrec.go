package algebra

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// Rec returns the recurrence {start,+,step,+,…} in a loop, which does not wrap in the sense of
// flags (nsw, nuw). All operands must be invariant in the loop.
func (s *Algebra) Rec(l *analysis.Loop, flags expr.Flags, ops ...*expr.Expr) *expr.Expr {
	for len(ops) > 1 && ops[len(ops)-1].IsZero() {
		ops, flags = ops[:len(ops)-1], expr.AnyWrap
	}
	if len(ops) == 1 {
		return ops[0]
	}
	flags = s.strengthen(expr.AddRec, ops, flags)
	if e := s.nestByDepth(l, flags, ops); e != nil {
		return e
	}
	return s.Unique(expr.AddRec, ops[0].Type, l, flags, ops...)
}

// RecStep returns {start,+,step}; a step that is itself a recurrence of the loop makes one of a
// higher degree.
func (s *Algebra) RecStep(l *analysis.Loop, flags expr.Flags, start, step *expr.Expr) *expr.Expr {
	if step.Kind == expr.AddRec && step.Loop == l {
		return s.Rec(l, flags&expr.NW, append([]*expr.Expr{start}, step.Ops...)...)
	}
	return s.Rec(l, flags, start, step)
}

// nestByDepth swaps a recurrence of an outer loop that starts with one of a loop inside it:
// {{a,+,b}<inner>,+,c}<outer> → {{a,+,c}<outer>,+,b}<inner>.
func (s *Algebra) nestByDepth(l *analysis.Loop, flags expr.Flags, ops []*expr.Expr) *expr.Expr {
	in := ops[0]
	if in.Kind != expr.AddRec {
		return nil
	}
	if l.ContainsLoop(in.Loop) {
		if l.Depth >= in.Loop.Depth {
			return nil
		}
	} else if in.Loop.ContainsLoop(l) || !s.Dom.Dominates(l.Header, in.Loop.Header) {
		return nil
	}
	outer := slices.Clone(ops)
	outer[0] = in.Ops[0]
	for _, o := range outer {
		if !s.Invariant(o, l) {
			return nil
		}
	}
	inner := slices.Clone(in.Ops)
	inner[0] = s.Rec(l, flags&(expr.NW|in.Flags), outer...)
	for _, o := range inner {
		if !s.Invariant(o, in.Loop) {
			return nil
		}
	}
	return s.Rec(in.Loop, in.Flags&(expr.NW|flags), inner...)
}

// Invariant reports whether e has the same value in all iterations of l; a nil l stands for the
// function's body.
func (s *Algebra) Invariant(e *expr.Expr, l *analysis.Loop) bool {
	return s.Disposition(e, l) == LoopInvariant
}

// Disposition says how a value behaves in a loop.
type Disposition uint8

// The dispositions: variant, invariant, or a recurrence of the loop.
const (
	LoopVariant Disposition = iota
	LoopInvariant
	LoopComputable
)

// String is LLVM's word.
func (d Disposition) String() string { return [...]string{"Variant", "Invariant", "Computable"}[d] }

// Disposition returns how e behaves in l.
func (s *Algebra) Disposition(e *expr.Expr, l *analysis.Loop) Disposition {
	switch e.Kind {
	case expr.Const:
		return LoopInvariant
	case expr.AddRec:
		return s.dispositionOfRec(e, l)
	case expr.Unknown:
		if i, ok := e.Value.(*ir.Instr); ok && (l == nil || l.Contains(i.Block())) {
			return LoopVariant
		}
		return LoopInvariant
	}
	k := expr.InLoop{Expr: e, Loop: l}
	if d, ok := s.behaviour[k]; ok {
		return d
	}
	out := LoopInvariant
	for _, o := range e.Ops {
		d := s.Disposition(o, l)
		if d == LoopVariant {
			out = d
			break
		}
		out = max(out, d)
	}
	s.behaviour[k] = out
	return out
}

func (s *Algebra) dispositionOfRec(e *expr.Expr, l *analysis.Loop) Disposition {
	switch {
	case e.Loop == l:
		return LoopComputable
	case l == nil: // the function's body is no loop in which a recurrence could stand still
		return LoopVariant
	case s.Dom.Dominates(l.Header, e.Loop.Header):
		return LoopVariant // not known yet where l is entered
	case e.Loop.ContainsLoop(l):
		return LoopInvariant
	}
	for _, o := range e.Ops {
		if !s.Invariant(o, l) {
			return LoopVariant
		}
	}
	return LoopInvariant
}

// DefinedBefore reports whether all operands of e are defined in blocks that strictly dominate b;
// the φs that recurrences stand for may be those of b itself.
func (s *Algebra) DefinedBefore(e *expr.Expr, b *ir.Block) bool {
	return !e.Contains(func(x *expr.Expr) bool {
		switch x.Kind {
		case expr.Unknown:
			i, ok := x.Value.(*ir.Instr)
			return ok && !s.Dom.StrictlyDominates(i.Block(), b)
		case expr.AddRec:
			return !s.Dom.Dominates(x.Loop.Header, b)
		}
		return false
	})
}

// AvailableAt reports whether e has the same value in all iterations of l and can be computed where
// l is entered.
func (s *Algebra) AvailableAt(e *expr.Expr, l *analysis.Loop) bool {
	return s.Invariant(e, l) && s.DefinedBefore(e, l.Header)
}

// AtIteration returns the value of a recurrence in its loop's iteration n, counted from 0: the sum
// of operand k times (n over k). It is nil where it has no expression.
func (s *Algebra) AtIteration(e, n *expr.Expr) *expr.Expr {
	out := e.Ops[0]
	for k := 1; k < len(e.Ops); k++ {
		c := s.binomial(n, k, e.Width())
		if c == nil {
			return nil
		}
		out = s.Sum(out, s.Product(e.Ops[k], c))
	}
	return out
}

// binomial returns (n over k) in w bits. It is computed in so many more bits that the division by
// k! is exact: k! is 2^t times an odd number, so n·(n−1)·…·(n−k+1) modulo 2^(w+t) is divided by 2^t
// and multiplied by the inverse of the odd part.
func (s *Algebra) binomial(n *expr.Expr, k, w int) *expr.Expr {
	if k == 1 {
		return s.TruncOrZExt(n, s.Ctx.Int(w))
	}
	if k > 1000 {
		return nil
	}
	t, odd := 0, bitvec.One(w)
	for i := 2; i <= k; i++ {
		z := bits.TrailingZeros(uint(i))
		t += z
		odd = odd.Mul(bitvec.New(w, uint64(i>>z)))
	}
	wide := s.Ctx.Int(w + t)
	product := s.TruncOrZExt(n, wide)
	for i := 1; i < k; i++ {
		f := s.Minus(n, s.Int(n.Type, int64(i)))
		product = s.Product(product, s.TruncOrZExt(f, wide))
	}
	quotient := s.Quotient(product, s.ConstOf(bitvec.One(w+t).Shl(t)))
	return s.Product(s.ConstOf(odd.Inverse()), s.TruncOrZExt(quotient, s.Ctx.Int(w)))
}

// Step returns the step of a recurrence: for one of a higher degree, the recurrence that the step
// follows.
func (s *Algebra) Step(e *expr.Expr) *expr.Expr {
	if e.IsAffine() {
		return e.Ops[1]
	}
	return s.Rec(e.Loop, expr.AnyWrap, e.Ops[1:]...)
}

// PostInc returns the value that a recurrence has in the next iteration.
func (s *Algebra) PostInc(e *expr.Expr) *expr.Expr {
	ops := make([]*expr.Expr, 0, len(e.Ops))
	for k := 0; k+1 < len(e.Ops); k++ {
		ops = append(ops, s.Sum(e.Ops[k], e.Ops[k+1]))
	}
	return s.Rec(e.Loop, expr.AnyWrap, append(ops, e.Ops[len(e.Ops)-1])...)
}
