package counts

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// untilShiftedOut bounds a loop that goes on while a value compares with a number, of which every
// iteration shifts some bits out: after as many iterations as it has bits only zeros are left, or
// copies of the sign, and if these end the loop, it has ended by then. LLVM's
// computeShiftCompareExitLimit.
func (s *Counts) untilShiftedOut(l *analysis.Loop, c *ir.Instr, ifTrue bool) limit {
	bound := ir.AsInt(c.Operand(1))
	if bound == nil || l.Latch() == nil || l.Predecessor() == nil {
		return limit{}
	}
	x, op := shiftedBy(c.Operand(0))
	if op == 0 {
		x = c.Operand(0)
	}
	phi, ok := x.(*ir.Instr)
	if !ok || phi.Op() != ir.Phi || phi.Block() != l.Header {
		return limit{}
	}
	again, shift := shiftedBy(phi.IncomingFor(l.Latch()))
	if again != ir.Value(phi) || op != 0 && op != shift {
		return limit{}
	}
	stable := ir.NewZero(phi.Type())
	if shift == ir.AShr {
		switch start := s.Of(phi.IncomingFor(l.Predecessor())); {
		case s.Negative(start):
			stable = ir.NewAllOnes(phi.Type())
		case !s.NonNegative(start):
			return limit{}
		}
	}
	holds := constfold.ICmp(c.Pred, stable, bound, c.Type(), s.Layout)
	if holds == nil || holds.IsZero() == ifTrue {
		return limit{}
	}
	n := s.Int(phi.Type(), int64(phi.Type().Bits))
	return limit{constant: n, symbolic: n}
}

// shiftedBy matches a shift by a positive constant, and returns the shifted value.
func shiftedBy(v ir.Value) (ir.Value, ir.Op) {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Shl && i.Op() != ir.LShr && i.Op() != ir.AShr {
		return nil, 0
	}
	n := ir.AsInt(i.Operand(1))
	if n == nil || n.BigSigned().Sign() <= 0 {
		return nil, 0
	}
	return i.Operand(0), i.Op()
}
