package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// never reports whether x op y is known not to wrap.
func (ic *combiner) never(op ir.Op, signed bool, x, y ir.Value) bool {
	return ic.q.Overflows(op, signed, x, y) == simplify.NeverOverflows
}

// narrowMath is op(ext a, ext b) = ext(op a, b) where the narrow operation does not wrap.
func (ic *combiner) narrowMath(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	left := x
	if i.Op() == ir.Sub && ir.IsConst(x) {
		left = y
	}
	c := asInstr(left)
	if c == nil || c.Op() != ir.ZExt && c.Op() != ir.SExt {
		return nil
	}
	signed := c.Op() == ir.SExt
	narrow := func(v ir.Value) ir.Value {
		if d := asInstr(v); d != nil && d.Op() == c.Op() && d.Operand(0).Type() == c.Operand(0).Type() {
			return d.Operand(0)
		}
		if immediate(v) == nil {
			return nil
		}
		return ic.narrowConst(v, c.Operand(0).Type(), c.Op())
	}
	a, b := narrow(x), narrow(y)
	switch {
	case a == nil, b == nil:
		return nil
	case ir.IsConst(x) || ir.IsConst(y):
		if !oneUse(c) {
			return nil
		}
	case !oneUse(x) && !oneUse(y):
		return nil
	}
	if !ic.never(i.Op(), signed, a, b) {
		return nil
	}
	flag := ir.NUW
	if signed {
		flag = ir.NSW
	}
	return newCast(c.Op(), ic.b.binary(i.Op(), a, b, flag, "narrow"), i.Type())
}

// narrowConst truncates a constant when the extension gives it back, else nil.
func (ic *combiner) narrowConst(v ir.Value, ty *ir.Type, ext ir.Op) ir.Value {
	k := constfold.Cast(ir.Trunc, v, ty, ic.dl)
	if k == nil || constfold.Cast(ext, k, v.Type(), ic.dl) != v {
		return nil
	}
	return k
}

// selectWithCastOfCondition is (c ? a : b) op zext(c) = c ? a op 1 : b, and the like for sext.
func (ic *combiner) selectWithCastOfCondition(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		s, z := opOf(i.Operand(n), ir.Select), asInstr(i.Operand(1-n))
		if s == nil || z == nil || z.Op() != ir.ZExt && z.Op() != ir.SExt || s.Operand(0).Type() != z.Operand(0).Type() {
			continue
		}
		cond, inverted := s.Operand(0), false
		if z.Operand(0) != cond {
			if x := notOf(z.Operand(0)); x != cond || x == nil {
				continue
			}
			inverted = true
		}
		arm := func(v ir.Value, set bool) ir.Value {
			if set == inverted {
				if i.Op() == ir.Add || i.Op() == ir.Or || i.Op() == ir.Xor || i.Op() == ir.Sub && n == 0 {
					return v
				}
			}
			k := ir.NewZero(i.Type())
			if set != inverted {
				k = ir.NewInt(i.Type(), 1)
				if z.Op() == ir.SExt {
					k = ir.NewAllOnes(i.Type())
				}
			}
			if n == 0 {
				return ic.b.binary(i.Op(), v, k, 0, "")
			}
			return ic.b.binary(i.Op(), k, v, 0, "")
		}
		if !isOp(i, ir.Add, ir.Sub) && (immediate(s.Operand(1)) == nil || immediate(s.Operand(2)) == nil) {
			return nil
		}
		t := arm(s.Operand(1), true)
		f := arm(s.Operand(2), false)
		return newSelect(cond, t, f)
	}
	return nil
}
