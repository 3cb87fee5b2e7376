package codegen

import "opt-go/frontend/ir"

// intConst is the value of a small integer constant.
func intConst(v ir.Value) (int64, bool) {
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

// nonNegative is a cheap proof that a value of a narrow type has its sign bit clear.
func nonNegative(v ir.Value, depth int) bool {
	if n, ok := intConst(v); ok {
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
		return nonNegative(i.Operand(0), depth+1) || nonNegative(i.Operand(1), depth+1)
	case ir.Or, ir.Xor:
		return nonNegative(i.Operand(0), depth+1) && nonNegative(i.Operand(1), depth+1)
	case ir.LShr:
		n, ok := intConst(i.Operand(1))
		return ok && n > 0
	case ir.Select:
		return nonNegative(i.Operand(1), depth+1) && nonNegative(i.Operand(2), depth+1)
	case ir.URem:
		return nonNegative(i.Operand(1), depth+1)
	case ir.Phi:
		for k := range i.NumIncoming() {
			if !nonNegative(i.Operand(k), depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// floorQuotient is a/b rounded down.
func floorQuotient(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}
