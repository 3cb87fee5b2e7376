package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// countTrips computes the trip count of a loop that leaves only at its latch, by comparing
// something that moves by a constant with something that does not. It runs at the end of the
// preheader. Loops run at least once when they are entered.
func (s *selector) countTrips(p *reducePlan) {
	header := s.block[p.loop.Header.ID()]
	if header.Count != nil {
		return // a nest has done it further outside
	}
	x, bound, pred, ok := affine.ExitTest(p.loop)
	if !ok {
		return
	}
	lin, end := p.form.Of(x), p.form.Of(bound)
	if lin == nil || end == nil || len(lin.Stride) != 0 || lin.Step == 0 {
		return
	}
	if last := s.lastIteration(x, lin, end, pred); last != 0 {
		header.Count = &mir.Counted{Last: last, Trips: constantTrips(lin, end, pred), LastForm: s.lastForm(x, lin, end, pred)}
	}
}

// lastForm is the number of the last iteration of a loop that counts by ones, as a sum. If NE ends
// the loop, an addition that must not wrap proves that the bound is ahead.
func (s *selector) lastForm(x ir.Value, lin, end *affine.Linear, pred ir.Pred) *affine.Linear {
	if lin.Step != 1 && lin.Step != -1 || pred == ir.NE && !s.doesNotWrap(x, pred) {
		return nil
	}
	last := end.Plus(&affine.Linear{Terms: affine.ScaleTerms(lin.Terms, -1), C: -lin.C}).Times(lin.Step)
	if pred.HoldsOnEqual() && pred != ir.NE {
		last.C++
	}
	return last
}

// constantTrips is the number of iterations of a loop that lastIteration can count, 0 where it is
// not a constant.
func constantTrips(lin, end *affine.Linear, pred ir.Pred) int64 {
	const far = 1 << 61
	if !affine.SameTerms(lin.Terms, end.Terms) || max(lin.C, end.C, lin.Step) > far || min(lin.C, end.C, lin.Step) < -far {
		return 0
	}
	d, step := end.C-lin.C, lin.Step
	if step < 0 {
		d, step = -d, -step
	}
	switch {
	case d < 0 && pred == ir.NE:
		return 0 // around the end of the type
	case d < 0:
		return 1
	case pred == ir.NE:
		return d/step + 1
	case pred.HoldsOnEqual():
		return d/step + 2
	}
	return (d+step-1)/step + 1
}

// lastIteration emits the number of the last iteration, counted from 0: the least k ≥ 0 with not
// (x(k) pred end), where x(k) = lin.base + k·step.
func (s *selector) lastIteration(x ir.Value, lin, end *affine.Linear, pred ir.Pred) mir.Reg {
	bits := scalars.Bits(x.Type())
	noWrap := s.doesNotWrap(x, pred)
	step := lin.Step
	d := end.Plus(&affine.Linear{Terms: affine.ScaleTerms(lin.Terms, -1), C: -lin.C}) // end − x(0)
	switch pred {
	case ir.NE:
		if step != 1 && step != -1 && !noWrap {
			return 0
		}
		return s.exactSteps(d, step, bits)
	case ir.SLT, ir.ULT, ir.SGT, ir.UGT, ir.SLE, ir.ULE, ir.SGE, ir.UGE:
	default:
		return 0
	}
	up := pred == ir.SLT || pred == ir.ULT || pred == ir.SLE || pred == ir.ULE
	orEqual := pred.HoldsOnEqual()
	if up != (step > 0) || (orEqual || step != 1 && step != -1) && !noWrap {
		return 0
	}
	if pred.IsUnsigned() && bits < 64 {
		return 0 // the linear forms hold signed values
	}
	size := step
	if !up {
		d, size = d.Times(-1), -step
	}
	// The loop continues while k·size < d (or ≤): the last iteration is the first k for which it
	// does not, ⌈d/size⌉, or ⌊d/size⌋+1.
	first, limit := s.sum(lin.Terms, lin.C), s.sum(end.Terms, end.C)
	goesOn := s.op(icmpTable[pred], mir.RegOp(first), mir.RegOp(limit))
	dist := s.sum(d.Terms, d.C)
	if !orEqual {
		dist = s.op(machine.OpAdd, mir.RegOp(dist), mir.ImmOp(-1))
	}
	n := s.op(machine.OpAdd, mir.RegOp(s.divided(dist, size)), mir.ImmOp(1))
	return s.op(machine.OpSel, mir.RegOp(goesOn), mir.RegOp(n), mir.ImmOp(0))
}

// exactSteps is d/step for a loop that runs until x equals the bound: it must hit it.
func (s *selector) exactSteps(d *affine.Linear, step int64, bits int) mir.Reg {
	if step < 0 {
		d, step = d.Times(-1), -step
	}
	dist := s.sum(d.Terms, d.C)
	return s.divided(s.zext(mir.RegOp(dist), bits), step)
}

// divided is the unsigned quotient by a constant.
func (s *selector) divided(x mir.Reg, by int64) mir.Reg {
	switch {
	case by == 1:
		return x
	case by&(by-1) == 0:
		return s.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(int64(log2(by))))
	case mir.Fits32(by):
		return s.op(machine.OpDivu, mir.RegOp(x), mir.ImmOp(by))
	}
	return s.op(machine.OpDivu, mir.RegOp(x), mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(by))))
}

// doesNotWrap reports whether x cannot run past the end of its type: the additions that move it say
// so.
func (s *selector) doesNotWrap(x ir.Value, pred ir.Pred) bool {
	i, ok := x.(*ir.Instr)
	if !ok {
		return false
	}
	if i.Op() == ir.Phi {
		for k := range i.NumIncoming() {
			if next, isInstr := i.Operand(k).(*ir.Instr); isInstr && next != i && next.Op() != ir.Phi {
				for n := range next.NumOperands() {
					if next.Operand(n) == x {
						return s.doesNotWrap(next, pred)
					}
				}
			}
		}
		return false
	}
	switch i.Op() {
	case ir.GetElementPtr:
		return i.Flags&(ir.InBounds|ir.NUSW|ir.NUW) != 0
	case ir.Add, ir.Sub:
		switch {
		case pred.IsUnsigned():
			return i.HasFlag(ir.NUW)
		case pred.IsSigned():
			return i.HasFlag(ir.NSW)
		}
		return i.Flags&(ir.NUW|ir.NSW) != 0
	}
	return false
}
