package arith

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
)

// Select emits a choice between two values.
func Select(s *sel.Func, i *ir.Instr) {
	if !s.TypesOK(i) {
		return
	}
	inferred := i.Type().IsPtr() && i.Type().Space == addrspace.Generic && s.SpaceOf(i) != addrspace.Generic
	if d, ok := s.SpecificReg(i); ok && inferred {
		s.Choose(d, s.One(i.Operand(0)), s.SpecificAddress(i.Operand(1)), s.SpecificAddress(i.Operand(2)))
		s.DefineGeneric(i)
		return
	}
	if !s.Requested(i) || selectAsLogic(s, i) || selectFloatExtreme(s, i) || selectIntExtreme(s, i) {
		return
	}
	d, c, x, y := s.Dst(i), s.Get(i.Operand(0)), s.Get(i.Operand(1)), s.Get(i.Operand(2))
	lanes := len(c)
	for k := range lanes {
		for j, r := range sel.Part(d, k, lanes) {
			s.Choose(r, c[k], sel.Part(x, k, lanes)[j], sel.Part(y, k, lanes)[j])
		}
	}
}

// selectFloatExtreme selects a < b ? a : b as a minimum, where the results for NaNs and signed
// zeros do not matter.
func selectFloatExtreme(s *sel.Func, i *ir.Instr) bool {
	t := i.Type()
	c, ok := i.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.FCmp || t.Kind != ir.FloatKind && t.Kind != ir.DoubleKind || !i.HasFlag(ir.FNSZ) || !i.HasFlag(ir.FNNan) && !c.HasFlag(ir.FNNan) {
		return false
	}
	x, y := i.Operand(1), i.Operand(2)
	p := c.Pred
	switch {
	case c.Operand(0) == x && c.Operand(1) == y:
	case c.Operand(0) == y && c.Operand(1) == x:
		p = p.Swapped()
	default:
		return false
	}
	op := ""
	switch p {
	case ir.FOLT, ir.FOLE, ir.FULT, ir.FULE:
		op = "min"
	case ir.FOGT, ir.FOGE, ir.FUGT, ir.FUGE:
		op = "max"
	default:
		return false
	}
	f := s.FormatOf(t)
	a, b := s.One(x), s.One(y)
	if emit.IsImmediate(a) {
		a, b = b, a
	}
	s.Put(s.FlushingOpcode(op, f), s.Dst1(i), s.Widened(f, a), s.WidenedOperand(f, b))
	return true
}

// selectIntExtreme selects a < b ? a : b as a minimum.
func selectIntExtreme(s *sel.Func, i *ir.Instr) bool {
	e, ok := sel.IntExtremeOf(i)
	if !ok {
		return false
	}
	kind := byte('u')
	if e.Signed {
		kind = 's'
	}
	reg, x, y := emit.IntReg(i.Type().Bits), i.Operand(1), i.Operand(2)
	a := s.Extended(x, s.One(x), i.Type().Bits, e.Signed)
	b := s.Extended(y, s.One(y), i.Type().Bits, e.Signed)
	if emit.IsImmediate(a) {
		a, b = b, a
	}
	s.Put(e.Name()+"."+emit.Typed(kind, reg), s.Dst1(i), s.Reg(a, reg), s.Plain(b, reg))
	return true
}

// selectAsLogic treats c ? true : y as c | y, and c ? x : false as c & x, where a comparison then
// folds.
func selectAsLogic(s *sel.Func, i *ir.Instr) bool {
	if !i.Type().IsInt(1) {
		return false
	}
	c, x, y := i.Operand(0), i.Operand(1), i.Operand(2)
	if k := ir.AsInt(x); k != nil && !k.IsZero() {
		return compareAnd(s, i, "or", y, c) || compareAnd(s, i, "or", c, y)
	}
	if k := ir.AsInt(y); k != nil && k.IsZero() {
		return compareAnd(s, i, "and", x, c) || compareAnd(s, i, "and", c, x)
	}
	return false
}
