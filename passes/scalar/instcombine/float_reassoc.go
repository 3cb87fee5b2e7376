package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Floating-point arithmetic whose order does not matter by the flag reassoc: common factors are
// taken out, constants meet, divisions sink.

// normalFold computes with two constants, where the result is a normal number.
func normalFold(op ir.Op, x, y ir.Value) *ir.Const {
	k := fold(op, x, y)
	if k == nil || !valuetracking.IsNormal(k) {
		return nil
	}
	return k
}

// finiteNonZero returns v as a constant that is neither zero, infinite, nor NaN.
func finiteNonZero(v ir.Value) *ir.Const {
	k := immediate(v)
	if k == nil || !k.Type().Scalar().IsFloat() || k.IsZero() || !valuetracking.IsNormal(k) {
		return nil
	}
	return k
}

// factorFloats: a * c + b * c is (a + b) * c, likewise for differences and quotients; a * k + a is
// a * (k + 1).
func (ic *combiner) factorFloats(i *ir.Instr) *ir.Instr {
	if !i.HasFlag(ir.FReassoc) || !i.HasFlag(ir.FNSZ) {
		return nil
	}
	flags := i.Flags
	x, y := onceOfAny(i.Operand(0)), onceOfAny(i.Operand(1))
	if x != nil && y != nil && x.Op() == y.Op() && isOp(x, ir.FMul, ir.FDiv) {
		a, b, c := x.Operand(0), ir.Value(nil), x.Operand(1)
		switch {
		case x.Op() == ir.FDiv && y.Operand(1) == c:
			b = y.Operand(0)
		case x.Op() == ir.FMul && other(y, ir.FMul, c) != nil:
			b = other(y, ir.FMul, c)
		case x.Op() == ir.FMul && other(y, ir.FMul, a) != nil:
			a, b, c = c, other(y, ir.FMul, a), a
		}
		if b != nil {
			v := ic.b.binary(i.Op(), a, b, flags, "")
			if k := immediate(v); k != nil && !valuetracking.IsNormal(k) {
				return nil
			}
			return newBinary(x.Op(), v, c, flags)
		}
	}
	if i.Op() == ir.FSub { // (a - b) - a
		if d := opOf(i.Operand(0), ir.FSub); d != nil && d.Operand(0) == i.Operand(1) && d.HasFlag(ir.FReassoc) {
			n := ir.NewInstr(ir.FNeg, i.Type(), d.Operand(1))
			n.Flags = flags
			return n
		}
		return nil
	}
	for n := range 2 { // a * k + a
		m, a := opOf(i.Operand(n), ir.FMul), i.Operand(1-n)
		if m == nil || m.Operand(0) != a || finiteNonZero(m.Operand(1)) == nil || !oneUse(m) || !m.HasFlag(ir.FReassoc) {
			continue
		}
		if k := normalFold(ir.FAdd, m.Operand(1), ir.NewFloat(m.Type(), 1)); k != nil {
			return newBinary(ir.FMul, a, k, flags)
		}
	}
	return nil
}

// fmulReassoc is LLVM's foldFMulReassoc.
func (ic *combiner) fmulReassoc(i *ir.Instr) *ir.Instr {
	if !i.HasFlag(ir.FReassoc) {
		return nil
	}
	if c := finiteNonZero(i.Operand(1)); c != nil {
		if x := binop(i.Operand(0)); x != nil && x.HasFlag(ir.FReassoc) {
			if r := ic.fmulByConstant(i, x, c); r != nil {
				return r
			}
		}
	}
	for n := range 2 { // (a / b) * c = (a * c) / b
		d := onceOf(i.Operand(n), ir.FDiv)
		if d == nil || !d.HasFlag(ir.FReassoc) {
			continue
		}
		flags := i.Flags & d.Flags
		return newBinary(ir.FDiv, ic.b.binary(ir.FMul, d.Operand(0), i.Operand(1-n), flags, ""), d.Operand(1), flags)
	}
	if r := ic.fmulOfCalls(i); r != nil {
		return r
	}
	for n := range 2 { // (a * b) * a = (a * a) * b
		m, a := onceOf(i.Operand(n), ir.FMul), i.Operand(1-n)
		if m == nil {
			continue
		}
		if b := other(m, ir.FMul, a); b != nil && b != a {
			return newBinary(ir.FMul, ic.b.binary(ir.FMul, a, a, i.Flags, ""), b, i.Flags)
		}
	}
	return nil
}

// fmulByConstant is (x op k) * c.
func (ic *combiner) fmulByConstant(i, x *ir.Instr, c *ir.Const) *ir.Instr {
	flags := i.Flags & x.Flags
	l, r := immediate(x.Operand(0)), immediate(x.Operand(1))
	switch {
	case x.Op() == ir.FDiv && l != nil && oneUse(x):
		if k := normalFold(ir.FMul, c, l); k != nil {
			return newBinary(ir.FDiv, k, x.Operand(1), flags)
		}
	case x.Op() == ir.FDiv && r != nil:
		if k := normalFold(ir.FDiv, c, r); k != nil {
			return newBinary(ir.FMul, x.Operand(0), k, flags)
		}
		if k := normalFold(ir.FDiv, r, c); k != nil && oneUse(x) {
			return newBinary(ir.FDiv, x.Operand(0), k, flags)
		}
	case x.Op() == ir.FAdd && r != nil && oneUse(x):
		if k := fold(ir.FMul, c, r); k != nil {
			return newBinary(ir.FAdd, ic.b.binary(ir.FMul, x.Operand(0), c, flags, ""), k, flags)
		}
	case x.Op() == ir.FSub && l != nil && oneUse(x):
		if k := fold(ir.FMul, c, l); k != nil {
			return newBinary(ir.FSub, k, ic.b.binary(ir.FMul, x.Operand(1), c, flags, ""), flags)
		}
	}
	return nil
}

// fmulOfCalls multiplies roots, powers and exponentials: exp(a) * exp(b) = exp(a + b).
func (ic *combiner) fmulOfCalls(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.Call), opOf(i.Operand(1), ir.Call)
	call := func(id string, args ...ir.Value) *ir.Instr {
		c := ic.newIntrinsic(id, i.Type(), args...)
		c.Flags = i.Flags & ir.FastMath
		return ic.use(i, ic.b.insert(c, ""))
	}
	if r := ic.productWithRoot(i); r != nil {
		return r
	}
	if r := ic.productOfPowi(i); r != nil {
		return r
	}
	if x != nil && y != nil && (oneUse(x) || oneUse(y)) && x.IntrinsicID() == y.IntrinsicID() {
		sum := func(k int) ir.Value { return ic.b.binary(ir.FAdd, x.Arg(k), y.Arg(k), i.Flags, "") }
		switch id := x.IntrinsicID(); {
		case id == "llvm.sqrt" && i.HasFlag(ir.FNNan) && oneUse(x) && oneUse(y):
			return call(id, ic.b.binary(ir.FMul, x.Arg(0), y.Arg(0), i.Flags, ""))
		case id == "llvm.exp" || id == "llvm.exp2":
			return call(id, sum(0))
		case id == "llvm.pow" && x.Arg(0) == y.Arg(0):
			return call(id, x.Arg(0), sum(1))
		case id == "llvm.pow" && x.Arg(1) == y.Arg(1):
			return call(id, ic.b.binary(ir.FMul, x.Arg(0), y.Arg(0), i.Flags, ""), x.Arg(1))
		}
	}
	for n := range 2 { // pow(a, b) * a = pow(a, b + 1)
		if c := intrinsicOf(i.Operand(n), "llvm.pow"); c != nil && oneUse(c) && c.Arg(0) == i.Operand(1-n) {
			return call("llvm.pow", c.Arg(0), ic.b.binary(ir.FAdd, c.Arg(1), ir.NewFloat(i.Type(), 1), i.Flags, ""))
		}
	}
	return nil
}

// fdivReassoc: divisions of and by quotients, and of constants, that may be reassociated.
func (ic *combiner) fdivReassoc(i *ir.Instr) *ir.Instr {
	if !i.HasFlag(ir.FReassoc) {
		return nil
	}
	if i.HasFlag(ir.FARcp) {
		if r := ic.fdivByQuotient(i); r != nil {
			return r
		}
	}
	for _, f := range []rule{ic.quotientOfFactor, ic.quotientOfAngles, ic.quotientByCall, ic.quotientOfPower} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// fdivByQuotient divides constants, and multiplies divisors.
func (ic *combiner) fdivByQuotient(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	if c, d := immediate(x), binop(y); c != nil && d != nil && immediate(d.Operand(1)) != nil {
		var k *ir.Const
		switch d.Op() {
		case ir.FMul:
			k = normalFold(ir.FDiv, c, d.Operand(1))
		case ir.FDiv:
			k = normalFold(ir.FMul, c, d.Operand(1))
		}
		if k != nil {
			return newBinary(ir.FDiv, k, d.Operand(0), i.Flags)
		}
	}
	if d := onceOf(x, ir.FDiv); d != nil && (!ir.IsConst(d.Operand(1)) || !ir.IsConst(y)) { // (a / b) / c = a / (b * c)
		return newBinary(ir.FDiv, d.Operand(0), ic.b.binary(ir.FMul, d.Operand(1), y, i.Flags, ""), i.Flags)
	}
	if d := onceOf(y, ir.FDiv); d != nil && (!ir.IsConst(d.Operand(1)) || !ir.IsConst(x)) { // c / (a / b) = (b * c) / a
		return newBinary(ir.FDiv, ic.b.binary(ir.FMul, d.Operand(1), x, i.Flags, ""), d.Operand(0), i.Flags)
	}
	if d := opOf(y, ir.FDiv); d != nil && floatIs(d.Operand(0), 1, false) {
		return newBinary(ir.FMul, d.Operand(1), x, i.Flags)
	}
	return nil
}
