package instcombine

import "opt-go/frontend/ir"

// Powers with an integer exponent, and roots.

// newOverloaded creates a call of an intrinsic overloaded on the given types.
func (ic *combiner) newOverloaded(base string, ty *ir.Type, over []*ir.Type, args ...ir.Value) *ir.Instr {
	types := make([]*ir.Type, len(args))
	for k, a := range args {
		types[k] = a.Type()
	}
	f := ic.f.Module().Intrinsic(base, ic.ctx.Func(ty, types, false), pureAttrs(), over...)
	c := ir.NewInstr(ir.Call, ty, append(append([]ir.Value(nil), args...), f)...)
	c.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	return c
}

// visitPowi simplifies llvm.powi: small exponents, and signs that an even exponent removes.
func visitPowi(ic *combiner, i *ir.Instr) *ir.Instr {
	x, flags := i.Arg(0), i.Flags&ir.FastMath
	k := ir.AsInt(i.Arg(1))
	if k == nil {
		return nil
	}
	n, ok := k.Int64()
	switch {
	case !ok:
		return nil
	case n == -1:
		return newBinary(ir.FDiv, ir.NewFloat(i.Type(), 1), x, flags)
	case n == 2:
		return newBinary(ir.FMul, x, x, flags)
	case n%2 == 0:
		if a := opOf(x, ir.FNeg); a != nil {
			return ic.setOperand(i, 0, a.Operand(0))
		}
		if c := intrinsicOf(x, "llvm.fabs"); c != nil {
			return ic.setOperand(i, 0, c.Arg(0))
		}
	}
	return nil
}

// visitSqrt: the root of a square, where the order does not matter, is the absolute value (LLVM's
// optimizeSqrt).
func visitSqrt(ic *combiner, i *ir.Instr) *ir.Instr {
	if r := ic.narrowedRoot(i); r != nil {
		return r
	}
	m := opOf(i.Arg(0), ir.FMul)
	const fast = ir.FNNan | ir.FNInf | ir.FNSZ | ir.FARcp | ir.FContract | ir.FAfn | ir.FReassoc
	if m == nil || i.Flags&fast != fast || m.Flags&fast != fast {
		return nil
	}
	var squared, rest ir.Value
	a, b := m.Operand(0), m.Operand(1)
	if a == b {
		squared = a
	} else {
		for n := range 2 {
			if s := opOf(m.Operand(n), ir.FMul); s != nil && s.Operand(0) == s.Operand(1) && s.Flags&fast == fast {
				squared, rest = s.Operand(0), m.Operand(1-n)
				break
			}
		}
	}
	if squared == nil {
		return nil
	}
	call := func(id string, v ir.Value, name string) ir.Value {
		c := ic.newIntrinsic(id, i.Type(), v)
		c.Flags = fast
		return ic.b.insert(c, name)
	}
	abs := call("llvm.fabs", squared, "fabs")
	if rest == nil {
		return ic.use(i, abs)
	}
	root := call("llvm.sqrt", rest, "sqrt")
	return ic.use(i, ic.b.binary(ir.FMul, abs, root, fast, ""))
}
