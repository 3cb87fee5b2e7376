package expand

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// What loop strength reduction asks: a recurrence is a φ of its own, and a use after the increment
// takes the value of the increment rather than a φ that is one step ahead.
//
//	loop: %lsr.iv = phi i64 [ 0, %ph ], [ %lsr.iv.next, %loop ]
//	      …
//	      %lsr.iv.next = add i64 %lsr.iv, 4          ; {4,+,4}<%loop> after the increment
//	      %c = icmp ne i64 %lsr.iv.next, %n

// Before returns the recurrence that is e after the increment: {start − step,+,step}.
func (x *Expander) Before(e *scev.Expr) *scev.Expr {
	ops := make([]*scev.Expr, len(e.Ops))
	copy(ops, e.Ops)
	for k := len(ops) - 2; k >= 0; k-- {
		if ops[k] = x.s.Minus(ops[k], ops[k+1]); ops[k] == nil {
			return nil
		}
	}
	return x.s.Rec(e.Loop, scev.AnyWrap, ops...)
}

// literal computes a recurrence from a φ of its own. What its start or step need that comes after
// the loop is added, or multiplied, to one that starts at 0, or steps by 1.
func (x *Expander) literal(e *scev.Expr) ir.Value {
	rec := e
	post := x.After == e.Loop && x.After != nil
	if post {
		rec = x.Before(e)
	}
	var offset, factor *scev.Expr
	zero := x.s.Zero(x.s.IntType(e.Type))
	if rec.IsAffine() && !x.s.DefinedBefore(rec.Ops[1], e.Loop.Header) {
		factor = rec.Ops[1]
		if !rec.Ops[0].IsZero() {
			offset = rec.Ops[0]
		}
		rec = x.s.Rec(e.Loop, scev.AnyWrap, zero, x.s.One(zero.Type))
	} else if !x.s.DefinedBefore(rec.Ops[0], e.Loop.Header) {
		offset = rec.Ops[0]
		ops := append([]*scev.Expr{zero}, rec.Ops[1:]...)
		rec = x.s.Rec(e.Loop, scev.AnyWrap, ops...)
	}
	phi := x.phi(rec)
	var v ir.Value = phi
	if post {
		v = x.incremented(phi, rec, e)
	}
	if offset == nil && factor == nil {
		return v
	}
	sum := x.s.UnknownOf(v)
	if factor != nil {
		sum = x.s.Product(sum, x.s.UnknownOf(x.expand(factor)))
	}
	if offset != nil {
		sum = x.s.Sum(sum, x.s.UnknownOf(x.expand(offset)))
	}
	return x.expand(sum)
}

// incremented returns the value of a φ after its increment, which e is, at the insertion point. The
// increment loses the flags that e does not have: it has one more user now.
func (x *Expander) incremented(phi *ir.Instr, rec, e *scev.Expr) ir.Value {
	next, ok := phi.IncomingFor(rec.Loop.Latch()).(*ir.Instr)
	if !ok {
		return phi.IncomingFor(rec.Loop.Latch())
	}
	if x.s.Dom.DominatesInstr(next, x.at) || x.HoistIncrement(next, x.at, true) {
		if next.Op() != ir.GetElementPtr || !x.derives(next) {
			x.weaken(next, phi, flagsOf(e))
		}
		return next
	}
	old := x.at
	step := x.expand(x.s.Step(rec))
	x.at = old
	b := ir.Before(x.at)
	if e.Type.IsPtr() {
		return x.insert(b.GEP(e.Type.Context().I8, phi, 0, "scevgep", step), "")
	}
	return x.insert(b.Add(phi, step, ""), "")
}

// weaken takes the flags off the instructions that compute an increment from its φ, but those to
// keep.
func (x *Expander) weaken(next, phi *ir.Instr, keep ir.Flags) {
	for i := next; i != phi; {
		i.Flags &^= ir.PoisonFlags &^ keep
		in, ok := i.Operand(0).(*ir.Instr)
		if !ok {
			return
		}
		i = in
	}
}

// adopt takes a φ that may have been there before. Its increment loses its flags, unless the value
// that is replaced was computed from this φ: then it was poison where the φ is. Those of the
// expression may be from another φ that is the same recurrence.
func (x *Expander) adopt(phi, next *ir.Instr) {
	if x.Replaced == nil || slices.Contains(x.Phis, phi) || x.derives(phi) {
		return
	}
	x.weaken(next, phi, 0)
}

// readopt does what adopt and incremented do to flags for an expression that was computed before,
// for another value.
func (x *Expander) readopt(e *scev.Expr) {
	if x.Replaced == nil || !x.Literal {
		return
	}
	e.Contains(func(o *scev.Expr) bool {
		if o.Kind != scev.AddRec || o.Loop != x.IncrementsOf {
			return false
		}
		rec := o
		if x.After == o.Loop {
			rec = x.Before(o)
		}
		if phi := x.existingPhi(rec); phi != nil && x.After == o.Loop {
			if next, ok := phi.IncomingFor(o.Loop.Latch()).(*ir.Instr); ok && !x.derives(next) {
				x.weaken(next, phi, flagsOf(o))
			}
		}
		return false
	})
}

// flagsOf are the flags of an increment whose value is e.
func flagsOf(e *scev.Expr) (f ir.Flags) {
	if e.Has(scev.NUW) {
		f |= ir.NUW
	}
	if e.Has(scev.NSW) {
		f |= ir.NSW
	}
	return f
}

// maxDerived bounds the search of derives.
const maxDerived = 64

// derives reports that the value which is replaced is computed from an instruction, and so is
// poison where that is.
func (x *Expander) derives(from *ir.Instr) bool {
	seen := map[*ir.Instr]bool{}
	var visit func(v ir.Value) bool
	visit = func(v ir.Value) bool {
		i, ok := v.(*ir.Instr)
		if !ok || seen[i] || len(seen) > maxDerived {
			return false
		}
		if i == from {
			return true
		}
		seen[i] = true
		switch i.Op() {
		case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.LShr, ir.AShr, ir.And, ir.Or, ir.Xor, ir.UDiv, ir.URem, ir.GetElementPtr, ir.Trunc, ir.ZExt, ir.SExt, ir.BitCast, ir.PtrToInt:
			for _, o := range i.Operands() {
				if visit(o) {
					return true
				}
			}
		}
		return false
	}
	return x.Replaced != nil && visit(x.Replaced)
}

// incrementPlace is where the increment of a loop's φ goes, for the edge from a block.
func (x *Expander) incrementPlace(e *scev.Expr, p *ir.Block) *ir.Instr {
	if x.Increments != nil && e.Loop == x.IncrementsOf {
		return x.Increments
	}
	return p.Term()
}
