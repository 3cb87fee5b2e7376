package expand

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// recurrence computes a recurrence from the counter of its loop, or makes a φ for it.
func (x *Expander) recurrence(e *scev.Expr) ir.Value {
	if x.Literal || len(e.Ops) > 2 {
		return x.literal(e)
	}
	ty := x.s.IntType(e.Type)
	counter := canonicalCounter(e.Loop)
	if counter != nil && x.s.Width(counter.Type()) < x.s.Width(ty) {
		counter = nil
	}
	if counter != nil && counter.Type() != ty && !e.Type.IsPtr() { // a wider counter, cut at the end
		ops := make([]*scev.Expr, len(e.Ops))
		for k, o := range e.Ops {
			ops[k] = x.s.AnyExtTo(o, counter.Type())
		}
		v := x.expand(x.s.Rec(e.Loop, e.Flags&scev.NW, ops...))
		return x.expand(x.s.TruncTo(x.s.UnknownOf(v), ty))
	}
	if !e.Ops[0].IsZero() {
		if e.Type.IsPtr() {
			base := x.s.Base(e)
			return x.address(x.s.Minus(e, base), x.expand(base), e.Flags)
		}
		rest := x.s.Rec(e.Loop, e.Flags&scev.NW, x.s.Zero(ty), e.Ops[1])
		a := x.s.UnknownOf(x.expand(e.Ops[0]))
		b := x.s.UnknownOf(x.expand(rest))
		return x.expand(x.s.Sum(a, b))
	}
	if counter == nil {
		counter = x.counter(e.Loop, ty)
	}
	if e.Ops[1].IsOne() {
		return counter
	}
	wide := x.s.TruncOrZExt(e.Ops[1], counter.Type())
	return x.expand(x.s.TruncOrZExt(x.s.Product(x.s.UnknownOf(counter), wide), ty))
}

// canonicalCounter returns a φ of the header that starts at 0 and steps by 1, or nil.
func canonicalCounter(l *analysis.Loop) *ir.Instr {
	pre, latch := l.Predecessor(), l.Latch()
	if pre == nil || latch == nil {
		return nil
	}
	for phi := range l.Header.Phis() {
		start := ir.AsInt(phi.IncomingFor(pre))
		next, ok := phi.IncomingFor(latch).(*ir.Instr)
		if start == nil || !start.IsZero() || phi.Type().IsVector() || !ok || next.Op() != ir.Add || next.Operand(0) != ir.Value(phi) {
			continue
		}
		if one, ok := next.Operand(1).(*ir.Const); ok {
			if n, fits := one.Uint64(); fits && n == 1 {
				return phi
			}
		}
	}
	return nil
}

// counter makes a φ that counts the loop's iterations from 0.
func (x *Expander) counter(l *analysis.Loop, ty *ir.Type) *ir.Instr {
	phi := ir.NewInstr(ir.Phi, ty)
	l.Header.Prepend(phi)
	phi.SetName("indvar")
	x.remember(phi)
	seen := map[*ir.Block]bool{}
	for _, p := range l.Header.Preds() {
		switch {
		case seen[p]:
			phi.AddIncoming(phi.IncomingFor(p), p)
		case l.Contains(p):
			next := ir.Before(p.Term()).Add(phi, ir.NewInt(ty, 1), "indvar.next")
			x.remember(next)
			phi.AddIncoming(next, p)
		default:
			phi.AddIncoming(ir.NewZero(ty), p)
		}
		seen[p] = true
	}
	return phi
}

// phi returns the φ of the loop's header that is the recurrence, made if need be: φ [start, …], [φ
// + step, …].
func (x *Expander) phi(e *scev.Expr) *ir.Instr {
	l := e.Loop
	if phi := x.existingPhi(e); phi != nil {
		return phi
	}
	old := x.at
	defer func() { x.at = old }()
	x.at = l.Preheader().Term()
	start := x.expand(e.Ops[0])
	step := x.s.Step(e)
	subtract := !e.Type.IsPtr() && step.NonConstantNegative()
	if subtract {
		step = x.s.Negate(step)
	}
	x.at = l.Header.FirstInsertion()
	by := x.expand(step)
	var flags ir.Flags
	if !subtract && e.Type.Kind == ir.IntKind {
		if x.s.NoOverflow(ir.Add, false, e, x.s.Step(e), nil) {
			flags |= ir.NUW
		}
		if x.s.NoOverflow(ir.Add, true, e, x.s.Step(e), nil) {
			flags |= ir.NSW
		}
	}
	phi := ir.NewInstr(ir.Phi, e.Type)
	l.Header.Prepend(phi)
	phi.SetName(x.Name + ".iv")
	phi.CopyDebugLoc(phi.Next())
	for _, p := range l.Header.Preds() {
		if !l.Contains(p) {
			phi.AddIncoming(start, p)
			continue
		}
		b := ir.Before(x.incrementPlace(e, p))
		var next *ir.Instr
		switch {
		case e.Type.IsPtr():
			next = b.GEP(e.Type.Context().I8, phi, 0, "scevgep", by)
		case subtract:
			next = b.Sub(phi, by, x.Name+".iv.next")
		default:
			next = b.Binary(ir.Add, phi, by, flags, x.Name+".iv.next")
		}
		x.remember(next)
		phi.AddIncoming(next, p)
	}
	x.remember(phi)
	x.Phis = append(x.Phis, phi)
	return phi
}

// existingPhi finds a φ that is the recurrence, and whose value of the next iteration is computed
// from it in a few steps.
func (x *Expander) existingPhi(e *scev.Expr) *ir.Instr {
	latch := e.Loop.Latch()
	if latch == nil {
		return nil
	}
	for phi := range e.Loop.Header.Phis() {
		if phi.Type() != e.Type || x.s.Of(phi) != e {
			continue
		}
		next, ok := phi.IncomingFor(latch).(*ir.Instr)
		if !ok || !e.Loop.Contains(next.Block()) || !isIncrementOf(next, phi, e.Loop) {
			continue
		}
		x.made[phi], x.made[next] = true, true
		x.adopt(phi, next)
		return phi
	}
	return nil
}

// isIncrementOf reports whether next is reached from the φ by additions and address computations
// with invariant operands.
func isIncrementOf(next, phi *ir.Instr, l *analysis.Loop) bool {
	for i := next; ; {
		if i == phi {
			return true
		}
		switch i.Op() {
		case ir.Add, ir.Sub, ir.GetElementPtr:
		case ir.BitCast:
		default:
			return false
		}
		for k := 1; k < i.NumOperands(); k++ {
			if !l.Invariant(i.Operand(k)) {
				return false
			}
		}
		in, ok := i.Operand(0).(*ir.Instr)
		if !ok || !l.Contains(in.Block()) {
			return false
		}
		i = in
	}
}

// HoistIncrement moves an increment, and the instructions that compute it, before an instruction if
// they do not dominate it, and reports whether they do then. again: its poison-generating flags are
// proved anew for its new users.
func (x *Expander) HoistIncrement(next, at *ir.Instr, again bool) bool {
	if x.s.Dom.DominatesInstr(next, at) {
		if again {
			x.proveFlags(next)
		}
		return true
	}
	if at.Op() == ir.Phi || !x.s.Dom.Dominates(at.Block(), next.Block()) {
		return false
	}
	if in := x.s.Forest.For(next.Block()); in != x.s.Forest.For(at.Block()) {
		return false // values of the increment may have to pass the loop's exits
	}
	var chain []*ir.Instr
	for i := next; !x.s.Dom.DominatesInstr(i, at); {
		chain = append(chain, i)
		if i == at {
			return false
		}
		switch i.Op() {
		case ir.Add, ir.Sub, ir.GetElementPtr, ir.BitCast:
		default:
			return false
		}
		for k := 1; k < i.NumOperands(); k++ {
			if o, ok := i.Operand(k).(*ir.Instr); ok && !x.s.Dom.DominatesInstr(o, at) {
				return false
			}
		}
		in, ok := i.Operand(0).(*ir.Instr)
		if !ok {
			return false
		}
		i = in
	}
	for _, i := range slices.Backward(chain) {
		i.MoveBefore(at)
		if again {
			x.proveFlags(i)
		}
	}
	return true
}

// proveFlags drops the flags of an instruction that cannot be proved.
func (x *Expander) proveFlags(i *ir.Instr) {
	i.Flags &^= ir.PoisonFlags
	if flags, ok := x.s.Strengthened(i); ok {
		i.Flags |= flags
	}
}
