package verify

import "opt-go/frontend/ir"

// inlineAsm checks a call of inline assembly.
func (v *verifier) inlineAsm(i *ir.Instr, a *ir.InlineAsm) {
	if a.FuncType != i.Info.FuncType {
		v.Fail("Inline asm is called with another type than its own!", i)
	}
	if msg := ir.AsmProblem(a.Constraints, a.FuncType); msg != "" {
		v.Fail(msg, i)
		return
	}
	list, _ := ir.ParseAsmConstraints(a.Constraints)
	arg, labels := 0, 0
	for k := range list {
		c := &list[k]
		if c.Role == ir.AsmLabel {
			labels++
		}
		if !c.Argument() {
			continue
		}
		isAddress := i.Info.Attrs.Param(arg).Has("elementtype")
		switch {
		case c.Indirect && !i.Arg(arg).Type().IsPtr():
			v.Fail("Operand for indirect constraint must have pointer type", i)
		case c.Indirect && !isAddress:
			v.Fail("Operand for indirect constraint must have elementtype attribute", i)
		case !c.Indirect && isAddress:
			v.Fail("Elementtype attribute can only be applied for indirect constraints", i)
		}
		arg++
	}
	switch {
	case i.Op() == ir.CallBr && labels != i.NumSuccs()-1:
		v.Fail("Number of label constraints does not match number of callbr dests", i)
	case i.Op() != ir.CallBr && labels > 0:
		v.Fail("Label constraints can only be used with callbr", i)
	}
}
