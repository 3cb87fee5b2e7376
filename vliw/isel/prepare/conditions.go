package prepare

import "opt-go/frontend/ir"

// Conditions that clang writes as selects, so that the second is not poison where the first
// decides, are logic here: a machine has no poison.
//
//	select i1 %a, i1 %b, i1 false        and i1 %a, %b
//	select i1 %a, i1 true, i1 %b         or i1 %a, %b

// conditions rewrites them.
func conditions(f *ir.Func) {
	var all []*ir.Instr
	for i := range f.Instrs() {
		if i.Op() == ir.Select && i.Type().IsInt(1) && logicOf(i) != 0 {
			all = append(all, i)
		}
	}
	for _, i := range all {
		op, other := logicOf(i), i.Operand(1)
		if op == ir.Or {
			other = i.Operand(2)
		}
		at := ir.Before(i)
		at.Pos, at.Loc = i.Pos, i.DebugLoc()
		ir.ReplaceAllUses(i, at.Binary(op, i.Operand(0), other, 0, ""))
		i.Erase()
	}
}

// logicOf is And, Or or 0.
func logicOf(i *ir.Instr) ir.Op {
	constant := func(n int, one bool) bool {
		c, ok := i.Operand(n).(*ir.Const)
		return ok && c.Kind == ir.IntConst && c.IsZero() != one
	}
	switch {
	case constant(2, false):
		return ir.And
	case constant(1, true):
		return ir.Or
	}
	return 0
}
