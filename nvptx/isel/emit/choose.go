package emit

import (
	"opt-go/nvptx/ptx"
)

// Choose emits d = c ? x : y.
func (e *Emitter) Choose(d ptx.Reg, c, x, y ptx.Operand) {
	reg := e.TypeOf(d)
	if k, ok := c.(ptx.Int); ok {
		if k == 0 {
			x = y
		}
		e.Move(reg, d, x)
		return
	}
	if reg == ptx.Pred {
		e.choosePred(d, e.Pred(c), x, y)
		return
	}
	for _, o := range []*ptx.Operand{&x, &y} {
		switch k := (*o).(type) {
		case ptx.SymRef:
			*o = e.AddressReg(k, reg)
		case ptx.Hex:
			*o = ptx.Int(k)
		}
	}
	e.Put("selp."+DataType(reg), d, x, y, e.Pred(c))
}

// choosePred emits the choice between two predicates, for which PTX has no selp.
func (e *Emitter) choosePred(d, c ptx.Reg, x, y ptx.Operand) {
	kx, constX := x.(ptx.Int)
	ky, constY := y.(ptx.Int)
	switch {
	case constX && constY && kx == ky:
		e.Move(ptx.Pred, d, x)
	case constX && constY && kx != 0:
		e.Move(ptx.Pred, d, c)
	case constX && constY:
		e.Put("not.pred", d, c)
	case constX && kx != 0: // c | y
		e.Put("or.pred", d, c, e.Pred(y))
	case constX: // !c & y
		e.Put("and.pred", d, e.Compute(ptx.Pred, "not.pred", c), e.Pred(y))
	case constY && ky == 0: // c & x
		e.Put("and.pred", d, c, e.Pred(x))
	case constY: // !c | x
		e.Put("or.pred", d, e.Compute(ptx.Pred, "not.pred", c), e.Pred(x))
	default:
		yes := e.Compute(ptx.Pred, "and.pred", c, e.Pred(x))
		no := e.Compute(ptx.Pred, "and.pred", e.Compute(ptx.Pred, "not.pred", c), e.Pred(y))
		e.Put("or.pred", d, yes, no)
	}
}
