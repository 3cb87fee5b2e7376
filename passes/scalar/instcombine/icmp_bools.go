package instcombine

import "opt-go/frontend/ir"

// Compares of sums of two truth values, extended, with a constant: a function of the two.

// icmpSumOfBools: zext(a) + zext(b) == 1 is a ^ b; all sixteen boolean functions can occur (LLVM's
// createLogicFromTable).
func (ic *combiner) icmpSumOfBools(i, x *ir.Instr, c uint64, w int) *ir.Instr {
	l, r := asInstr(x.Operand(0)), asInstr(x.Operand(1))
	if l == nil || r == nil || !isOp(l, ir.ZExt, ir.SExt) || !isOp(r, ir.ZExt, ir.SExt) {
		return nil
	}
	a, b := l.Operand(0), r.Operand(0)
	if !isBool(a.Type()) || !isBool(b.Type()) {
		return nil
	}
	extended := func(e *ir.Instr, set int) uint64 {
		if e.Op() == ir.SExt {
			return uint64(-set)
		}
		return uint64(set)
	}
	table := 0
	for n := range 4 {
		if holds(i.Pred, (extended(l, n>>1)+extended(r, n&1))&maskOf(w), c, w) {
			table |= 1 << n
		}
	}
	v := ic.logicByTable(table, a, b, oneUse(x))
	if v == nil {
		return nil
	}
	return ic.use(i, v)
}

// logicByTable creates the function of a and b whose value is bit 2a + b of the table; some
// functions only where they need no extra instruction.
func (ic *combiner) logicByTable(table int, a, b ir.Value, once bool) ir.Value {
	switch table {
	case 0:
		return ir.NewZero(a.Type())
	case 3:
		return ic.b.not(a, "")
	case 5:
		return ic.b.not(b, "")
	case 6:
		return ic.b.xor(a, b, "")
	case 8:
		return ic.b.and(a, b, "")
	case 10:
		return b
	case 12:
		return a
	case 14:
		return ic.b.or(a, b, "")
	case 15:
		return ir.NewAllOnes(a.Type())
	}
	if !once {
		return nil
	}
	switch table {
	case 1:
		return ic.b.not(ic.b.or(a, b, ""), "")
	case 2:
		return ic.b.and(ic.b.not(a, ""), b, "")
	case 4:
		return ic.b.and(a, ic.b.not(b, ""), "")
	case 7:
		return ic.b.not(ic.b.and(a, b, ""), "")
	case 9:
		return ic.b.not(ic.b.xor(a, b, ""), "")
	case 11:
		return ic.b.or(ic.b.not(a, ""), b, "")
	}
	return ic.b.or(a, ic.b.not(b, ""), "")
}
