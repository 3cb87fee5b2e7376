package affine

import "opt-go/frontend/ir"

// IntConst is the value of a small integer constant.
func IntConst(v ir.Value) (int64, bool) {
	c, ok := v.(*ir.Const)
	if !ok {
		return 0, false
	}
	switch {
	case c.Kind == ir.IntConst && c.Type().Bits <= 64:
		return c.Int64()
	case c.Kind == ir.NullConst:
		return 0, true
	}
	return 0, false
}

// NonNegative is a cheap proof that a value of a narrow type has its sign bit clear.
func NonNegative(v ir.Value, depth int) bool {
	if n, ok := IntConst(v); ok {
		return n >= 0
	}
	i, ok := v.(*ir.Instr)
	if !ok || depth > 4 || i.Type().IsVector() {
		return false
	}
	switch i.Op() {
	case ir.ZExt:
		return true
	case ir.And:
		return NonNegative(i.Operand(0), depth+1) || NonNegative(i.Operand(1), depth+1)
	case ir.Or, ir.Xor:
		return NonNegative(i.Operand(0), depth+1) && NonNegative(i.Operand(1), depth+1)
	case ir.LShr:
		n, ok := IntConst(i.Operand(1))
		return ok && n > 0
	case ir.Select:
		return NonNegative(i.Operand(1), depth+1) && NonNegative(i.Operand(2), depth+1)
	case ir.URem:
		return NonNegative(i.Operand(1), depth+1)
	case ir.Phi:
		for k := range i.NumIncoming() {
			if !NonNegative(i.Operand(k), depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// FloorQuotient is a/b rounded down.
func FloorQuotient(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}
