package instcombine

import "opt-go/frontend/ir"

// oppositeFloat maps each minimum or maximum to its dual under negation.
var oppositeFloat = map[string]string{"llvm.minnum": "llvm.maxnum", "llvm.maxnum": "llvm.minnum", "llvm.minimum": "llvm.maximum", "llvm.maximum": "llvm.minimum"}

// visitFloatMinMax simplifies minima and maxima of floating-point numbers.
func visitFloatMinMax(ic *combiner, i *ir.Instr) *ir.Instr {
	if ir.IsConst(i.Arg(0)) && !ir.IsConst(i.Arg(1)) {
		i.SwapOperands(0, 1)
		return i
	}
	id, x, y, ty := i.IntrinsicID(), i.Arg(0), i.Arg(1), i.Type()
	flags := i.Flags & ir.FastMath
	call := func(id, name string, ty *ir.Type, args ...ir.Value) ir.Value {
		c := ic.newIntrinsic(id, ty, args...)
		c.Flags = flags
		return ic.b.insert(c, name)
	}
	neg := func(v ir.Value) *ir.Instr {
		n := ir.NewInstr(ir.FNeg, ty, v)
		n.Flags = flags
		return n
	}
	a, b := opOf(x, ir.FNeg), opOf(y, ir.FNeg)
	if a != nil && b != nil && (oneUse(a) || oneUse(b)) { // min(-a, -b) = -max(a, b)
		return neg(call(oppositeFloat[id], "", ty, a.Operand(0), b.Operand(0)))
	}
	if m := intrinsicOf(x, id); m != nil && immediate(y) != nil && immediate(m.Arg(1)) != nil {
		if k, _ := ic.foldMinMax(i, m.Arg(1), y).(*ir.Const); k != nil {
			flags &= m.Flags
			return ic.use(i, call(id, "", ty, m.Arg(0), k))
		}
	}
	if e, f := onceOf(x, ir.FPExt), onceOf(y, ir.FPExt); e != nil && f != nil && e.Operand(0).Type() == f.Operand(0).Type() {
		return newCast(ir.FPExt, call(id, i.Name(), e.Operand(0).Type(), e.Operand(0), f.Operand(0)), ty)
	}
	least := id == "llvm.minnum" || id == "llvm.minimum"
	for n := range 2 { // max(x, -x) = |x|
		if m := opOf(i.Arg(n), ir.FNeg); m != nil && m.Operand(0) == i.Arg(1-n) && (oneUse(m) || !least) {
			v := call("llvm.fabs", "", ty, m.Operand(0))
			if least {
				v = ic.b.insert(neg(v), "")
			}
			return ic.use(i, v)
		}
	}
	return nil
}

// visitRounding rounds before an extension instead of after it.
func visitRounding(ic *combiner, i *ir.Instr) *ir.Instr {
	e := onceOf(i.Arg(0), ir.FPExt)
	if e == nil {
		return nil
	}
	c := ic.newIntrinsic(i.IntrinsicID(), e.Operand(0).Type(), e.Operand(0))
	c.Flags = i.Flags & ir.FastMath
	return newCast(ir.FPExt, ic.b.insert(c, ""), i.Type())
}

// narrowedRoot: a root of an extended number that is only truncated again is one in the narrow
// format, which rounds to the same.
func (ic *combiner) narrowedRoot(i *ir.Instr) *ir.Instr {
	e := opOf(i.Arg(0), ir.FPExt)
	if e == nil || e.Operand(0).Type() != ic.ctx.Float || i.Type() != ic.ctx.Double {
		return nil
	}
	for u := range ir.Users(i) {
		if u.Op() != ir.FPTrunc || u.Type() != ic.ctx.Float {
			return nil
		}
	}
	c := ic.newIntrinsic("llvm.sqrt", ic.ctx.Float, e.Operand(0))
	c.Flags = i.Flags & ir.FastMath
	return newCast(ir.FPExt, ic.b.insert(c, ""), i.Type())
}
