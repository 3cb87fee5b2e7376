package scev

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// Strengthened returns the flags nuw and nsw that an addition, subtraction or multiplication may
// carry where it stands, if it lacks one of them; ok is false when there is nothing to add.
func (s *Evolution) Strengthened(i *ir.Instr) (flags ir.Flags, ok bool) {
	op := i.Op()
	if op != ir.Add && op != ir.Sub && op != ir.Mul || !Analyzable(i.Type()) {
		return 0, false
	}
	flags = i.Flags & (ir.NUW | ir.NSW)
	if flags == ir.NUW|ir.NSW {
		return 0, false
	}
	x, y := s.Of(i.Operand(0)), s.Of(i.Operand(1))
	if flags&ir.NUW == 0 && s.NoOverflow(op, false, x, y, i) {
		flags, ok = flags|ir.NUW, true
	}
	if flags&ir.NSW == 0 && s.NoOverflow(op, true, x, y, i) {
		flags, ok = flags|ir.NSW, true
	}
	return flags, ok
}

// NoOverflow reports whether x op y (add, sub, mul) does not overflow: the extension of the result
// is the result of the extensions, or conditions under which at is reached bound x (nil: they are
// not looked at).
func (s *Evolution) NoOverflow(op ir.Op, signed bool, x, y *Expr, at *ir.Instr) bool {
	compute := func(a, b *Expr) *Expr {
		switch op {
		case ir.Add:
			return s.Sum(a, b)
		case ir.Sub:
			return s.Minus(a, b)
		}
		return s.Product(a, b)
	}
	wide := s.Ctx.Int(2 * x.Width())
	if s.ExtTo(compute(x, y), wide, signed) == compute(s.ExtTo(x, wide, signed), s.ExtTo(y, wide, signed)) {
		return true
	}
	c, isConst := y.IsConst()
	if at == nil || op == ir.Mul || !isConst {
		return false
	}
	negative := signed && c.IsNegative()
	if negative {
		if c.IsMinSigned() {
			return false
		}
		c = c.Neg()
	}
	low, high, p := bitvec.Zero(c.Bits()), bitvec.AllOnes(c.Bits()), ir.ULE
	if signed {
		low, high, p = bitvec.MinSigned(c.Bits()), bitvec.MaxSigned(c.Bits()), ir.SLE
	}
	if (op == ir.Sub) != negative { // downwards
		return s.KnownAt(p, s.ConstOf(low.Add(c)), x, at)
	}
	return s.KnownAt(p, x, s.ConstOf(high.Sub(c)), at)
}

// KnownAt reports whether a p b holds where control reaches an instruction.
func (s *Evolution) KnownAt(p ir.Pred, a, b *Expr, at *ir.Instr) bool {
	return s.Known(p, a, b) || s.BlockGuarded(at.Block(), nil, p, a, b)
}

// DecidedAt returns the truth of a p b where control reaches an instruction, if it is known; at
// may be nil.
func (s *Evolution) DecidedAt(p ir.Pred, a, b *Expr, at *ir.Instr) (holds, known bool) {
	switch {
	case s.Known(p, a, b):
		return true, true
	case s.Known(p.Inverse(), a, b):
		return false, true
	case at == nil:
		return false, false
	}
	first := s.FirstGuarded(at.Block(), nil, a, b, p, p.Inverse())
	return first == 0, first >= 0
}

// AnyExtTo returns e with more bits of any value: for a truncation the bits that it cut off.
func (s *Evolution) AnyExtTo(e *Expr, ty *ir.Type) *Expr {
	if s.Width(ty) <= e.Width() {
		return e
	}
	switch e.Kind {
	case Const:
		if e.Num.IsNegative() {
			return s.SExtTo(e, ty)
		}
	case Trunc:
		in := e.Ops[0]
		if in.Width() < s.Width(ty) {
			return s.AnyExtTo(in, ty)
		}
		return s.TruncOrZExt(in, ty) // or is it
	}
	z := s.ZExtTo(e, ty)
	if z.Kind != ZExt {
		return z
	}
	x := s.SExtTo(e, ty)
	if x.Kind != SExt {
		return x
	}
	if e.Kind == AddRec {
		ops := make([]*Expr, len(e.Ops))
		for k, o := range e.Ops {
			ops[k] = s.AnyExtTo(o, ty)
		}
		return s.Rec(e.Loop, NW, ops...)
	}
	return z
}

// AsRemainder matches the expression of a remainder that could not be simplified, x − (x / y)·y.
func (s *Evolution) AsRemainder(e *Expr) (x, y *Expr, ok bool) {
	if e.Type.IsPtr() {
		return nil, nil, false
	}
	// zext (trunc x) is x modulo a power of two.
	if e.Kind == ZExt && e.Ops[0].Kind == Trunc && e.Type == e.Ops[0].Ops[0].Type {
		t := e.Ops[0]
		return t.Ops[0], s.ConstOf(bitvec.One(e.Width()).Shl(t.Width())), true
	}
	if e.Kind != Add || len(e.Ops) != 2 || e.Ops[0].Kind != Mul {
		return nil, nil, false
	}
	x = e.Ops[1]
	m := e.Ops[0]
	try := func(y *Expr) bool { return e == s.Remainder(x, y) }
	switch {
	case len(m.Ops) == 3 && m.Ops[0].Kind == Const && try(m.Ops[1]):
		return x, m.Ops[1], true
	case len(m.Ops) == 3 && m.Ops[0].Kind == Const && try(m.Ops[2]):
		return x, m.Ops[2], true
	case len(m.Ops) == 2:
		for _, y := range []*Expr{m.Ops[1], m.Ops[0], s.Negate(m.Ops[1]), s.Negate(m.Ops[0])} {
			if try(y) {
				return x, y, true
			}
		}
	}
	return nil, nil, false
}

// Monotonic reports whether the truth of rec p y, for a y that the loop does not change, switches
// once at most while the loop runs.
func (s *Evolution) Monotonic(rec *Expr, p ir.Pred) bool {
	switch {
	case p.IsEquality():
		return false
	case !p.IsSigned():
		return rec.Has(NUW)
	}
	if !rec.Has(NSW) {
		return false
	}
	step := s.Step(rec)
	return s.NonNegative(step) || s.NonPositive(step)
}

// InvariantCompare returns a comparison of invariant values that has the truth of a p b as long as
// the loop runs: that of the first iteration, if the truth switches once at most and the loop ends
// when it does. at is where the comparison stands.
func (s *Evolution) InvariantCompare(p ir.Pred, a, b *Expr, l *analysis.Loop, at *ir.Instr) (ir.Pred, *Expr, *Expr, bool) {
	if !s.Invariant(b, l) {
		if !s.Invariant(a, l) {
			return p, nil, nil, false
		}
		a, b, p = b, a, p.Swapped()
	}
	if a.Kind != AddRec || a.Loop != l || !s.Monotonic(a, p) {
		return p, nil, nil, false
	}
	greater := p == ir.UGT || p == ir.UGE || p == ir.SGT || p == ir.SGE
	rising := greater
	if p.IsSigned() && !s.NonNegative(s.Step(a)) {
		rising = !greater
	}
	q := p
	if !rising {
		q = p.Inverse()
	}
	if s.BackedgeGuarded(l, q, a, b) {
		return p, a.Ops[0], b, true
	}
	// Without a change of sign, and below a positive bound as signed numbers, it is below as
	// unsigned ones if it is not negative, which it is in no iteration or in all.
	if p == ir.ULT || p == ir.ULE {
		signed := ir.SLT
		if p == ir.ULE {
			signed = ir.SLE
		}
		if a.Has(NSW) && a.IsAffine() && s.Positive(s.Step(a)) && s.NonNegative(b) && s.KnownAt(signed, a, b, at) {
			return p, a.Ops[0], b, true
		}
	}
	return p, nil, nil, false
}

// InvariantInFirst returns a comparison of invariant values that stands for a p b, which keeps
// control in l, in its first most + 1 iterations: that of the first one, if the last passes
// whenever it does. LLVM's getLoopInvariantExitCondDuringFirstIterations.
func (s *Evolution) InvariantInFirst(p ir.Pred, a, b *Expr, l *analysis.Loop, at *ir.Instr, most *Expr) (ir.Pred, *Expr, *Expr, bool) {
	if !s.Invariant(b, l) {
		a, b, p = b, a, p.Swapped()
	}
	if !s.Invariant(b, l) || a.Kind != AddRec || a.Loop != l || p == ir.EQ || p == ir.NE {
		return p, nil, nil, false
	}
	bounds := []*Expr{most}
	if most.Kind == UMin { // what holds up to one of the operands holds up to the least of them
		bounds = append(bounds, most.Ops...)
	}
	for _, n := range bounds {
		if s.passesUntil(p, a, b, at, n) {
			return p, a.Ops[0], b, true
		}
	}
	return p, nil, nil, false
}

// passesUntil reports whether a recurrence that steps by one, up or down, meets rec p bound in
// iteration most if it does in the first, and does not overflow before.
func (s *Evolution) passesUntil(p ir.Pred, rec, bound *Expr, at *ir.Instr, most *Expr) bool {
	step := s.Step(rec)
	if !step.IsOne() && !step.IsAllOnes() || rec.Type != most.Type {
		return false
	}
	last := s.AtIteration(rec, most)
	if !s.BackedgeGuarded(rec.Loop, p, last, bound) {
		return false
	}
	order := ir.ULE
	if p.IsSigned() {
		order = ir.SLE
	}
	if step.IsAllOnes() {
		order = order.Swapped()
	}
	return s.KnownAt(order, rec.Ops[0], last, at)
}
