package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Integers of one bit are predicates, and arithmetic on them is logic. Signed, they are 0 and -1.

// overflowBits emits d = a op b, and p: the result does not fit. It is the same for signed and unsigned numbers: 1 + 1 = 2
// and -1 + -1 = -2 do not fit, nor do 0 - 1 and 0 - -1; of the products only -1 * -1 = 1 does not.
func (s *fsel) overflowBits(o overflowOp, d, p ptx.Reg, a, b ptx.Operand) {
	x, y := s.pred(a), s.pred(b)
	switch o.op {
	case ir.Add:
		s.put("xor.pred", d, x, y)
		s.put("and.pred", p, x, y)
	case ir.Sub:
		s.put("xor.pred", d, x, y)
		s.put("and.pred", p, s.compute(ptx.Pred, "not.pred", x), y)
	case ir.Mul:
		s.put("and.pred", d, x, y)
		if o.signed {
			s.put("and.pred", p, x, y)
		} else {
			s.move(ptx.Pred, p, ptx.Int(0))
		}
	}
}

// saturateBits emits saturating arithmetic of single bits. A shift amount other than 0 gives poison.
func (s *fsel) saturateBits(o overflowOp, d ptx.Reg, a, b ptx.Operand) {
	switch o.op {
	case ir.Add:
		s.put("or.pred", d, s.pred(a), s.pred(b))
	case ir.Sub:
		s.put("and.pred", d, s.pred(a), s.compute(ptx.Pred, "not.pred", s.pred(b)))
	case ir.Shl:
		s.move(ptx.Pred, d, a)
	}
}
