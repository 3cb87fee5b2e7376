package instcombine

import (
	"math"

	"opt-go/frontend/ir"
)

// Powers with constant exponents: products, quotients and roots.

// visitPow simplifies llvm.pow (LLVM's optimizePow).
func visitPow(ic *combiner, i *ir.Instr) *ir.Instr {
	x, y, ty, flags := i.Arg(0), i.Arg(1), i.Type(), i.Flags&ir.FastMath
	named := func(n *ir.Instr, name string) *ir.Instr {
		n.Flags |= flags
		return ic.use(i, ic.b.insert(n, name))
	}
	switch {
	case floatIs(y, -1, false):
		return named(newBinary(ir.FDiv, ir.NewFloat(ty, 1), x, 0), "reciprocal")
	case floatIs(y, 0, false) || floatIs(y, 0, true) || isZero(y), floatIs(x, 1, false):
		return ic.use(i, ir.NewFloat(ty, 1))
	case floatIs(y, 1, false):
		return ic.use(i, x)
	case floatIs(y, 2, false):
		return named(newBinary(ir.FMul, x, x, 0), "square")
	case floatIs(x, 2, false) && opOf(y, ir.SIToFP) == nil && opOf(y, ir.UIToFP) == nil:
		return named(ic.newIntrinsic("llvm.exp2", ty, y), "exp2")
	case floatIs(y, 0.5, false), floatIs(y, -0.5, false) && flags&(ir.FAfn|ir.FReassoc) != 0:
		return ic.powToRoot(i, x, flags)
	}
	return ic.powToPowi(i, x, y, flags)
}

// powToRoot: x to the power of one half is its root, but for -inf, whose power is inf, and -0; to
// that of minus one half, the inverse.
func (ic *combiner) powToRoot(i *ir.Instr, x ir.Value, flags ir.Flags) *ir.Instr {
	ty := i.Type()
	call := func(id string, v ir.Value, name string) ir.Value {
		c := ic.newIntrinsic(id, ty, v)
		c.Flags = flags
		return ic.b.insert(c, name)
	}
	v := call("llvm.sqrt", x, "sqrt")
	if flags&ir.FNSZ == 0 {
		v = call("llvm.fabs", v, "abs")
	}
	if flags&ir.FNInf == 0 {
		c := newCmp(ir.FOEQ, x, ir.NewFloat(ty, math.Inf(-1)))
		c.Flags = flags
		s := newSelect(ic.b.insert(c, "isinf"), ir.NewFloat(ty, math.Inf(1)), v)
		s.Flags = flags
		v = ic.b.insert(s, "")
	}
	if floatIs(i.Arg(1), -0.5, false) {
		v = ic.b.binary(ir.FDiv, ir.NewFloat(ty, 1), v, flags, "reciprocal")
	}
	return ic.use(i, v)
}

// powToPowi: a power with an integer exponent becomes llvm.powi, where the flags allow different
// rounding.
func (ic *combiner) powToPowi(i *ir.Instr, x, y ir.Value, flags ir.Flags) *ir.Instr {
	if flags&ir.FAfn == 0 || ic.c.Target.NoLibrary { // without a library, powi cannot be lowered
		return nil
	}
	var n ir.Value
	if c := asInstr(y); c != nil && c.Op() == ir.SIToFP && width(c.Operand(0).Type()) <= 32 {
		n = ic.b.cast(ir.SExt, c.Operand(0), ic.ctx.I32, "")
	}
	if k, ok := y.(*ir.Const); ok && k.Kind == ir.FloatConst {
		if f, ok := k.Float64(); ok && f == float64(int32(f)) {
			n = konst(ic.ctx.I32, uint64(uint32(int32(f))))
		}
	}
	if n == nil || i.Type().IsVector() {
		return nil
	}
	c := ic.newOverloaded("llvm.powi", i.Type(), []*ir.Type{i.Type(), ic.ctx.I32}, x, n)
	c.Flags = flags
	return ic.use(i, ic.b.insert(c, ""))
}

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
