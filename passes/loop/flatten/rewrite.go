package flatten

import (
	"opt-go/frontend/ir"
	"opt-go/passes/loop"
	"opt-go/passes/simplify"
)

// flatten makes the outer loop count all iterations, and the inner one none:
//
//	outer: %i = phi [ 0, … ], [ %i.next, %latch ]      %flatten.tripcount = mul %M, %N
//	inner: %j = phi [ 0, %outer ], [ %j.next, %inner ]  outer: %i = …, until %flatten.tripcount
//	       %k = %i·M + j                            ⇒   inner: %j = phi [ 0, %outer ]
//	       br %inner.done, %latch, %inner                      %k replaced by %i
//	latch: until %N                                            br %latch
func (p *pair) flatten() {
	if p.trips == nil {
		at := p.outer.Preheader().Term()
		p.trips = ir.Before(at).Mul(p.in.trips, p.out.trips, "flatten.tripcount")
	}
	p.out.compare.SetOperand(1, p.trips)
	if !p.signed() { // what was known of fewer iterations
		p.out.next.Flags &^= ir.NSW
		p.out.compare.Pred = p.out.compare.Pred.Unsigned()
	}
	p.replaceLinear()
	p.w.Deleted(p.inner)
	loop.BreakBackEdge(p.w.CFG, p.inner)
	p.s.Reset()
	p.w.Count("Number of loops flattened", 1)
}

// signed reports whether the product of the trip counts is a positive number as a signed one too.
// That of two numbers of half the width may be none, but so many iterations never end.
func (p *pair) signed() bool {
	q := &simplify.Query{}
	q.Layout, q.Dom, q.At = p.s.Layout, p.w.CFG.Dom, p.outer.Preheader().Term()
	return p.widened || p.addressBounds() || q.Overflows(ir.Mul, true, p.in.trips, p.out.trips) == simplify.NeverOverflows
}

// replaceLinear replaces i·M + j by the counter of the new loop.
func (p *pair) replaceLinear() {
	b := ir.Before(p.outer.Header.Term())
	for _, v := range p.linear {
		var by ir.Value = p.out.phi
		to := v.Type()
		if g, ok := v.Operand(0).(*ir.Instr); ok && v.Op() == ir.GetElementPtr {
			to = g.Operand(1).Type()
		}
		if p.widened {
			by = b.Insert(ir.NewInstr(ir.Trunc, to, by), "flatten.trunciv")
			if to == p.out.phi.Type() {
				i := by.(*ir.Instr)
				by = p.out.phi
				i.Erase()
			}
		}
		if v.Op() == ir.GetElementPtr {
			g := v.Operand(0).(*ir.Instr)
			at := b
			if base, ok := g.Operand(0).(*ir.Instr); ok && !p.w.CFG.Dom.DominatesInstr(base, p.outer.Header.Term()) {
				at = ir.Before(v)
			}
			flags := ir.Flags(0)
			if g.HasFlag(ir.InBounds) && v.HasFlag(ir.InBounds) {
				flags = ir.InBounds
			}
			by = at.GEP(v.ElemTy, g.Operand(0), flags, "flatten."+v.Name(), by)
		}
		ir.ReplaceAllUses(v, by)
	}
}
